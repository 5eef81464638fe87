import { fieldKind } from '@lead-types/field-kinds';
import type { LeadFieldDefinition } from '@lead-types/lead-type-definition';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '@lead-types/lead-types';
import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import { formatLongDay } from '../../ui/dates';
import type { Lead, LeadDetail } from './lead';

export interface FieldLine {
  readonly name: string;
  readonly label: string;
  /** Empty where the visitor left it out. */
  readonly text: string;
}

/** Who the lead is: the fields that were filled in. */
export function personalLines({ personalInfo }: Pick<Lead, 'personalInfo'>): FieldLine[] {
  return Object.entries(PERSONAL_FIELDS).flatMap(([name, { label }]) => {
    const value = personalInfo[name as keyof typeof personalInfo];
    return value === undefined || value === null ? [] : [{ name, label, text: String(value) }];
  });
}

/** Every field of the lead's own type, as staff read it. */
export function typeLines(lead: Lead): FieldLine[] {
  return linesOf(lead.type, typeValues(lead));
}

/** What a lead said in the fields of a type that it has no more. */
export function formerLines({ type, info }: LeadDetail['formerInfo'][number]): FieldLine[] {
  return linesOf(type, info).filter(({ text }) => text !== '');
}

/** The values of the lead's own fields, by name. */
export function typeValues(lead: Lead): Readonly<Record<string, unknown>> {
  const { group } = leadTypeDefinition(lead.type);
  return group === null ? {} : { ...(lead[group as keyof Lead] as object) };
}

function linesOf(type: Lead['type'], values: Readonly<Record<string, unknown>>): FieldLine[] {
  return Object.entries(leadTypeDefinition(type).fields).map(([name, field]) => ({
    name,
    label: field.label,
    text: wordsOf(values[name], field),
  }));
}

/** The label of a dotted path as the history names it: `personalInfo.city`, `details.location`. */
export function labelOfPath(path: string, type: Lead['type']): string {
  const [group = '', name = ''] = path.split('.');
  if (group === 'personalInfo') return PERSONAL_FIELDS[name as keyof typeof PERSONAL_FIELDS]?.label ?? name;
  // The lead may have had another type then.
  const types = [type, ...LEAD_TYPE_NAMES].map(leadTypeDefinition);
  return types.find(({ fields }) => fields[name])?.fields[name]?.label ?? name;
}

function wordsOf(value: unknown, field: LeadFieldDefinition): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((part) => wordsOf(part, field)).join(', ');
  const text = String(value);
  if ('options' in field) return field.options.find((option) => option.value === text)?.label ?? text;
  const isDay = fieldKind(field.kind).control === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay ? formatLongDay(text) : text;
}
