import { isDeepStrictEqual } from 'node:util';
import type { ClassConstructor } from 'class-transformer';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { type FieldError, invalidInput } from '../../../shared/domain/failure.js';
import { inspect } from '../../../shared/http/validate.js';
import type { LeadDetails, LeadSubmission, PersonalInfo } from '../domain/lead.js';
import { addFormParts, omitNil } from './lead-fields.dto.js';

type CorrectedLead = { personalInfo: PersonalInfo } & Record<string, unknown>;

function correctedDto(type: LeadType): ClassConstructor<CorrectedLead> {
  class CorrectedLeadDto {}
  addFormParts(CorrectedLeadDto.prototype, type);
  return CorrectedLeadDto as ClassConstructor<CorrectedLead>;
}

/** The rules that a corrected lead of each type is checked by: those of its form. */
const CORRECTED_DTOS: Readonly<Record<LeadType, ClassConstructor<CorrectedLead>>> = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, correctedDto(type)]),
) as Record<LeadType, ClassConstructor<CorrectedLead>>;

/** What a correction can change of a lead. */
type CorrectableValues = Pick<LeadSubmission, 'type' | 'personalInfo' | 'details'>;

/**
 * The values of a lead with those in `given` put in, read by the rules of its type; an empty one takes a value away. What
 * the correction leaves as it was is not judged: the lead may be older than the rule.
 */
export function readCorrection(
  { type, personalInfo, details }: CorrectableValues,
  given: { readonly personalInfo?: object | undefined; readonly details?: object | undefined },
): Pick<LeadSubmission, 'personalInfo' | 'details'> {
  const { group } = leadTypeDefinition(type);
  const { instance, errors } = inspect(CORRECTED_DTOS[type], {
    personalInfo: { ...personalInfo, ...given.personalInfo },
    ...(group !== null && { [group]: { ...details, ...given.details } }),
  });
  const person = correctedPart('personalInfo', personalInfo, given.personalInfo, instance.personalInfo, errors);
  const own = correctedPart(group ?? '', details, given.details, group === null ? {} : (instance[group] ?? {}), errors);
  if (person.wrong.length + own.wrong.length > 0) throw invalidInput([...person.wrong, ...own.wrong]);
  return { personalInfo: person.values as PersonalInfo, details: own.values as LeadDetails };
}

/** One part of a correction: `read` is what its rules make of the whole part, `errors` what they say of the whole lead. */
function correctedPart(
  path: string,
  stored: Readonly<Record<string, unknown>>,
  given: object = {},
  read: object,
  errors: readonly FieldError[],
): { values: object; wrong: FieldError[] } {
  const names = Object.entries(given).flatMap(([name, value]) =>
    isDeepStrictEqual(stored[name], value) ? [] : [name],
  );
  const wrong = errors.filter(({ field, code }) => {
    const name = names.find((changed) => field === `${path}.${changed}`);
    return name !== undefined && !(code === 'required' && stored[name] === undefined);
  });
  const changed = Object.fromEntries(names.map((name) => [name, read[name as keyof typeof read]]));
  return { values: omitNil({ ...stored, ...changed }), wrong };
}
