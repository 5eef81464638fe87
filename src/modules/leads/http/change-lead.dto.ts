import { isDeepStrictEqual } from 'node:util';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { ClassConstructor } from 'class-transformer';
import { IsObject, IsOptional } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { withCorrectedPlaces } from '../../../lead-types/places.js';
import { type FieldError, invalidInput } from '../../../shared/domain/failure.js';
import { inspect } from '../../../shared/http/validate.js';
import type { Lead, LeadDetails, LeadSubmission, PersonalInfo } from '../domain/lead.js';
import type { LeadChanges } from '../domain/lead-writer.js';
import {
  addFormParts,
  type ExternalIdDto,
  ExternalIdsField,
  LEAD_GROUP_DTOS,
  omitNil,
  PersonalInfoDto,
  requireDistinct,
} from './lead-fields.dto.js';
import { AssigneeField, assignmentChange, InPoolField, LeadWorkDto, requireReasonFor } from './lead-work.dto.js';

export class UpdateLeadDto extends LeadWorkDto {
  @ApiPropertyOptional({
    type: PersonalInfoDto,
    description:
      'Only the values that change, here and in the group of the lead type. An empty string removes an optional value',
  })
  @IsOptional()
  @IsObject({ message: 'Personal information must be an object.' })
  personalInfo?: object;

  @ExternalIdsField('Ids of the lead in other systems. Replaces all of them. An id can belong to only one lead')
  externalIds?: ExternalIdDto[];
}

for (const [group, dto] of LEAD_GROUP_DTOS) {
  ApiPropertyOptional({ type: dto })(UpdateLeadDto.prototype, group);
  IsOptional()(UpdateLeadDto.prototype, group);
  IsObject({ message: `${group} must be an object.` })(UpdateLeadDto.prototype, group);
}

export class AssignLeadDto {
  @AssigneeField({ required: true })
  assignedTo: string | null;

  @InPoolField()
  inPool?: boolean;
}

/** Checks only the changed values, because the others can be older than the rules of the lead's type. */
export function leadChanges(lead: Lead, dto: UpdateLeadDto): LeadChanges {
  const { group, placeFields } = leadTypeDefinition(lead.type);
  const { status, closeReason, priority, assignedTo, inPool, externalIds, personalInfo, ...groups } = dto;
  const foreign = Object.keys(groups).find(
    (name) => name !== group && groups[name as keyof typeof groups] !== undefined,
  );
  if (foreign) {
    throw invalidInput([{ field: foreign, message: `A lead of this type has no ${foreign}.`, code: 'unknown_key' }]);
  }
  const details = group === null ? undefined : (groups[group as keyof typeof groups] as object | undefined);
  requireReasonFor(status ?? lead.status, closeReason);
  const work: LeadChanges = {
    ...(status !== undefined && { status }),
    ...(closeReason !== undefined && { closeReason }),
    ...(priority !== undefined && { priority }),
    ...assignmentChange({ assignedTo, inPool }),
    ...(externalIds !== undefined && { externalIds: requireDistinct(externalIds) }),
  };
  if (!personalInfo && !details) return work;
  const corrected = readCorrection(lead, { personalInfo, details });
  const person = withCorrectedPlaces(placeFields, lead, corrected);
  return {
    ...work,
    ...((personalInfo || person !== corrected.personalInfo) && { personalInfo: person }),
    ...(details && { details: corrected.details }),
  };
}

type CorrectedLead = { personalInfo: PersonalInfo } & Record<string, unknown>;

function correctedDto(type: LeadType): ClassConstructor<CorrectedLead> {
  class CorrectedLeadDto {}
  addFormParts(CorrectedLeadDto.prototype, type);
  return CorrectedLeadDto as ClassConstructor<CorrectedLead>;
}

const CORRECTED_DTOS: Readonly<Record<LeadType, ClassConstructor<CorrectedLead>>> = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, correctedDto(type)]),
) as Record<LeadType, ClassConstructor<CorrectedLead>>;

type CorrectableValues = Pick<LeadSubmission, 'type' | 'personalInfo' | 'details'>;

/**
 * Returns the lead's values with the changes in `given`. Checks only these changes, because other values can be older
 * than the rules.
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

/** Corrects one section. `read` contains the parsed section, `errors` the validation errors of the whole lead. */
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
