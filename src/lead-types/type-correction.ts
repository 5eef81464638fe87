import { MAX_LENGTHS } from './field-kinds.js';
import type { LeadFieldDefinition } from './lead-type-definition.js';
import { type LeadType, leadTypeDefinition } from './lead-types.js';

type FieldValue = string | number | readonly string[];
type FieldValues = Readonly<Record<string, FieldValue>>;

export interface FormerDetails {
  readonly type: LeadType;
  readonly details: FieldValues;
}

export interface CorrectedDetails {
  readonly details: FieldValues;
  /** Values for which the new type has no field: one entry for each former type. */
  readonly formerDetails: readonly FormerDetails[];
  /** Fields of the old type whose values moved to the new type. */
  readonly kept: readonly string[];
  /** Fields of the old type whose values went to `formerDetails`. */
  readonly left: readonly string[];
}

/** Fields of different types with the same meaning, in order of preference. */
const ALIKE = [
  ['message', 'additionalNotes', 'proposalDetails', 'additionalInfo'],
  ['location', 'preferredDistrict'],
] as const;

/**
 * Moves the values of a lead to the fields of another type. Former values of the new type are restored first and never
 * overwritten. A value then goes to the field with the same name, or else to a field with the same meaning, if that
 * field can hold the value. Values that fit into no field go to `formerDetails`.
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

function alikeFields(name: string): readonly string[] {
  return ALIKE.find((names) => (names as readonly string[]).includes(name))?.filter((other) => other !== name) ?? [];
}

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
