import { fieldKind } from '../../src/lead-types/field-kinds.js';
import type { LeadFieldDefinition } from '../../src/lead-types/lead-type-definition.js';
import { type LeadType, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { PERSONAL_COLUMNS } from '../../src/lead-types/personal-fields.js';

export interface Submission {
  type: LeadType;
  personalInfo: Record<string, unknown>;
  [group: string]: unknown;
}

function sampleOf(field: LeadFieldDefinition): unknown {
  const { json, example } = fieldKind(field.kind);
  if (field.fromToday) return '2036-04-22';
  if (!('options' in field)) return example?.(field.label);
  const values = field.options.slice(0, 2).map((option) => option.value);
  return json === 'strings' ? values : values[0];
}

function submission(type: LeadType, isWanted: (required: boolean) => boolean): Submission {
  const { group, fields, requiredPersonal } = leadTypeDefinition(type);
  const personal = PERSONAL_COLUMNS.filter(({ name }) => isWanted(requiredPersonal.includes(name)));
  const details = Object.entries(fields).filter(([, field]) => isWanted(field.required === true));
  return {
    type,
    personalInfo: Object.fromEntries(personal.map(({ name, example }) => [name, example])),
    ...(group !== null && { [group]: Object.fromEntries(details.map(([name, field]) => [name, sampleOf(field)])) }),
  };
}

export const fullSubmission = (type: LeadType): Submission => submission(type, () => true);

/** Signs of a bot. They make any submission suspected spam, even with a valid phone number. */
export const BOT_SIGNS = { leaveEmpty: '123', companyFax: '123', elapsedMs: 1 } as const;

let thirdPartyCount = 0;

/** Contains only the required fields, with a person who resembles no other lead. */
export function thirdPartySubmission(type: LeadType): Submission {
  const { personalInfo, ...rest } = smallestSubmission(type);
  thirdPartyCount += 1;
  const own: Record<string, string> = {
    fullName: `Stranger${thirdPartyCount} Alone`,
    email: `stranger${thirdPartyCount}@example.com`,
    phone: `98${String(thirdPartyCount).padStart(8, '1')}`,
  };
  const given = Object.entries(personalInfo).map(([name, value]) => [name, own[name] ?? value]);
  return { ...rest, type, personalInfo: Object.fromEntries(given) };
}

export const smallestSubmission = (type: LeadType): Submission => submission(type, (required) => required);

/** All fields of the type, with values from `value`, which gets each field's definition and a valid value. */
export function fieldsFilledWith(
  type: LeadType,
  value: (field: { readonly kind: string }, right: unknown) => unknown,
): Submission {
  const { personalInfo } = fullSubmission(type);
  const { group, fields } = leadTypeDefinition(type);
  const own = Object.entries(fields).map(([name, field]) => [name, value(field, sampleOf(field))]);
  return {
    type,
    personalInfo: Object.fromEntries(
      PERSONAL_COLUMNS.map((field) => [field.name, value(field, personalInfo[field.name])]),
    ),
    ...(group !== null && { [group]: Object.fromEntries(own) }),
  };
}

/** All fields at their maximum length. Free text is in Devanagari. */
export function longestSubmission(type: LeadType): Submission {
  const { personalInfo, ...rest } = fullSubmission(type);
  const { group, fields } = leadTypeDefinition(type);
  const longest = (kind: string, value: unknown) =>
    kind === 'text' ? 'क'.repeat(5_000) : kind === 'line' ? 'क'.repeat(200) : value;
  const personal = PERSONAL_COLUMNS.flatMap(({ name, kind }) =>
    name in personalInfo ? [[name, longest(kind, personalInfo[name])]] : [],
  );
  const own = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'choices' ? field.options.map(({ value }) => value) : longest(field.kind, sampleOf(field)),
  ]);
  return {
    ...rest,
    type,
    personalInfo: Object.fromEntries(personal),
    ...(group !== null && { [group]: Object.fromEntries(own) }),
  };
}
