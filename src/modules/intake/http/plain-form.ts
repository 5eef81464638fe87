import { isLeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import type { MessageLanguage } from '../../../lead-types/message-texts.js';
import { foldDigits } from '../../../shared/domain/phone.js';

/** Returns the body of `POST /api/leads`: numbers and lists, which a form sends as texts, get their types. */
export function submissionBody(
  fields: unknown,
  source: { readonly page?: string; readonly language: MessageLanguage },
): unknown {
  const sent = { ...(fields as Readonly<Record<string, unknown>>) };
  const converted = (part: unknown, convert: (name: string, value: unknown) => unknown) =>
    isPart(part) ? Object.fromEntries(Object.entries(part).map(([name, value]) => [name, convert(name, value)])) : part;
  const { group, fields: own } = isLeadType(sent['type']) ? leadTypeDefinition(sent['type']) : NO_TYPE;
  sent['source'] = isPart(sent['source']) ? { ...source, ...sent['source'] } : (sent['source'] ?? source);
  sent['personalInfo'] = converted(sent['personalInfo'], (name, value) => (name === 'age' ? numberIn(value) : value));
  sent['consent'] = converted(sent['consent'], (name, value) => (name === 'purposes' ? listOf(value) : value));
  if (group !== null)
    sent[group] = converted(sent[group], (name, value) => (own[name]?.kind === 'choices' ? listOf(value) : value));
  if ('elapsedMs' in sent) sent['elapsedMs'] = numberIn(sent['elapsedMs']);
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

const NO_TYPE: Pick<ReturnType<typeof leadTypeDefinition>, 'group' | 'fields'> = { group: null, fields: {} };

function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = foldDigits(value.trim());
  return /^\d{1,15}$/.test(digits) ? Number(digits) : value;
}

/** An empty field is no list. */
function listOf(value: unknown): unknown {
  return typeof value === 'string' ? (value === '' ? undefined : [value]) : value;
}
