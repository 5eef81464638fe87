/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */
import { MAX_LENGTHS } from './field-kinds.js';
import type { LeadFieldDefinition } from './lead-type-definition.js';
import { type LeadType, leadTypeDefinition } from './lead-types.js';

type FieldValue = string | number | readonly string[];
type FieldValues = Readonly<Record<string, FieldValue>>;

/** What a lead said in the fields of a type that it has no more. */
export interface FormerDetails {
  readonly type: LeadType;
  readonly details: FieldValues;
}

export interface CorrectedDetails {
  /** In the fields of the new type. */
  readonly details: FieldValues;
  /** What has no field there; of several corrections, one entry a type. */
  readonly formerDetails: readonly FormerDetails[];
  /** The fields of the old type whose values stand in the new type's own fields. */
  readonly kept: readonly string[];
  /** Those of the old type whose values are left to be read. */
  readonly left: readonly string[];
}

/** Fields of different types that ask for the same in other words, the plainest first. */
const ALIKE = [
  ['message', 'additionalNotes', 'proposalDetails', 'additionalInfo'],
  ['location', 'preferredDistrict'],
] as const;

/**
 * What becomes of a lead's own fields when its type is corrected. A value goes into the new type's field of the same name, or else
 * of the same meaning, where the field can hold it. What an earlier correction left of the new type comes back first.
 */
export function correctDetails(
  lead: { readonly type: LeadType; readonly details: FieldValues; readonly formerDetails: readonly FormerDetails[] },
  to: LeadType,
): CorrectedDetails {
  const { fields } = leadTypeDefinition(to);
  const details: Record<string, FieldValue> = { ...lead.formerDetails.find(({ type }) => type === to)?.details };
  const kept: string[] = [];
  const byOwnName = Object.keys(lead.details).filter((name) => Object.hasOwn(fields, name));
  for (const [name, target] of [
    ...byOwnName.map((name) => [name, name] as const),
    ...Object.keys(lead.details).flatMap((name) => alikeFields(name).map((target) => [name, target] as const)),
  ]) {
    const value = lead.details[name];
    const field = fields[target];
    if (value === undefined || !field || kept.includes(name) || !holds(field, value)) continue;
    if (details[target] !== undefined && String(details[target]) !== String(value)) continue;
    details[target] = value;
    kept.push(name);
  }
  const left = Object.keys(lead.details).filter((name) => !kept.includes(name));
  const rest = Object.fromEntries(left.map((name) => [name, lead.details[name] as FieldValue]));
  const former = lead.formerDetails.filter(({ type }) => type !== to);
  return {
    details,
    formerDetails: left.length > 0 ? [...former, { type: lead.type, details: rest }] : former,
    kept,
    left,
  };
}

/** The other fields that ask for what this one asks for. */
function alikeFields(name: string): readonly string[] {
  return ALIKE.find((names) => (names as readonly string[]).includes(name))?.filter((other) => other !== name) ?? [];
}

/** Whether a value of some type's field could have been given in this one. */
function holds(field: LeadFieldDefinition, value: FieldValue): boolean {
  switch (field.kind) {
    case 'choices':
      return Array.isArray(value) && value.every((one) => isOption(field, one));
    case 'choice':
      return isOption(field, value);
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'line':
      return typeof value === 'string' && value.length <= MAX_LENGTHS.line && !value.includes('\n');
    case 'text':
      return typeof value === 'string';
  }
}

function isOption(field: LeadFieldDefinition, value: unknown): boolean {
  return 'options' in field && field.options.some((option) => option.value === value);
}
