import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type ClassConstructor } from 'class-transformer';
import { IsInt, IsObject, IsOptional, IsString, Min } from 'class-validator';
import { isLeadType, LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { choiceSentence, PartOf, TextField } from '../../../shared/http/fields.js';
import { validate } from '../../../shared/http/validate.js';
import type { LeadDetails, LeadSubmission, PersonalInfo } from '../../leads/domain/lead.js';
import { LeadReceiptResponse } from '../../leads/http/lead.response.js';
import { addFormParts, FORM_PARTS, LeadConsentDto, LeadSourceDto, omitNil } from '../../leads/http/lead-fields.dto.js';

/** The fields that all submissions share. `type`, `personalInfo` and the type's own group are added per type. */
class SubmissionDto {
  @ApiPropertyOptional({
    type: LeadSourceDto,
    description: 'Where the submission came from: page, referrer and campaign',
  })
  @IsOptional()
  @IsObject({ message: 'Source must be an object.' })
  @PartOf(() => LeadSourceDto)
  source?: LeadSourceDto;

  @ApiPropertyOptional({ type: LeadConsentDto, description: 'The privacy notice that the visitor agreed to' })
  @IsOptional()
  @IsObject({ message: 'Consent must be an object.' })
  @PartOf(() => LeadConsentDto)
  consent?: LeadConsentDto;

  @TextField({ label: 'Leave empty', description: 'A hidden field that only bots fill in. Leave it out' })
  leaveEmpty?: string;

  @TextField({ label: 'Fax', description: 'The earlier name of `leaveEmpty`. Leave it out' })
  companyFax?: string;

  @ApiPropertyOptional({
    type: 'integer',
    description:
      'Milliseconds between showing the form and sending it. Used to detect bots. Leave it out if you do not show a form',
  })
  @IsOptional()
  @IsInt({ message: 'elapsedMs must be a whole number of milliseconds.' })
  @Min(0, { message: 'elapsedMs must be a whole number of milliseconds.' })
  elapsedMs?: number;
}

type TypedSubmission = SubmissionDto & { type: LeadType; personalInfo: PersonalInfo } & Record<string, unknown>;

function submissionDto(type: LeadType): ClassConstructor<TypedSubmission> {
  const { label, description } = leadTypeDefinition(type);
  const name = `${label.replaceAll(' ', '')}Submission`;
  const { person, own } = FORM_PARTS[type];

  class TypedSubmissionDto extends SubmissionDto {
    constructor() {
      super();
      // Treat a missing part as empty, so that the response names each missing field.
      const empty: Record<string, object> = { personalInfo: new person() };
      if (own?.required) empty[own.group] = new own.dto();
      Object.assign(this, empty);
    }
  }
  Object.defineProperty(TypedSubmissionDto, 'name', { value: name });
  const prototype = TypedSubmissionDto.prototype;
  IsString()(prototype, 'type');
  ApiProperty({ type: String, enum: [type], description })(prototype, 'type');
  addFormParts(prototype, type);
  return TypedSubmissionDto as unknown as ClassConstructor<TypedSubmission>;
}

export const SUBMISSION_DTOS: Readonly<Record<LeadType, ClassConstructor<TypedSubmission>>> = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, submissionDto(type)]),
) as Record<LeadType, ClassConstructor<TypedSubmission>>;

export function readSubmission(body: unknown): LeadSubmission {
  const type = leadTypeIn(body);
  const dto = validate(SUBMISSION_DTOS[type], body);
  return {
    ...formValues(type, dto),
    source: dto.source ? omitNil(dto.source) : null,
    consent: dto.consent ?? null,
    ...(dto.leaveEmpty !== undefined && { leaveEmpty: dto.leaveEmpty }),
    ...(dto.companyFax !== undefined && { companyFax: dto.companyFax }),
    ...(dto.elapsedMs !== undefined && { elapsedMs: dto.elapsedMs }),
  };
}

/** Throws `invalidInput` if the body has no lead type. */
export function leadTypeIn(body: unknown): LeadType {
  const type = (body as { type?: unknown } | null)?.type;
  if (!isLeadType(type)) {
    const missing = type === undefined || type === '' || type === null;
    const message = missing ? 'Type is required.' : choiceSentence('Type', LEAD_TYPE_NAMES, type);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      throw invalidInput([{ field: 'type', message, code: missing ? 'required' : 'invalid_choice' }]);
    }
    throw invalidInput([{ field: '', message: 'Invalid form data: the body must be a JSON object.', code: 'invalid' }]);
  }
  return type;
}

export function formValues(type: LeadType, dto: object): Pick<LeadSubmission, 'type' | 'personalInfo' | 'details'> {
  const { group } = leadTypeDefinition(type);
  const { personalInfo, ...parts } = dto as { personalInfo?: object } & Record<string, object | undefined>;
  return {
    type,
    personalInfo: omitNil(personalInfo ?? {}) as PersonalInfo,
    details: omitNil(group === null ? {} : (parts[group] ?? {})) as LeadDetails,
  };
}

export class LeadCreatedResult {
  @ApiProperty({ example: 'Thank you! Your submission has been received successfully.' })
  message: string;

  @ApiProperty({ type: LeadReceiptResponse })
  data: LeadReceiptResponse;
}
