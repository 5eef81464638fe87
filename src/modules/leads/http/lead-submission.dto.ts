import { isDeepStrictEqual } from 'node:util';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type ClassConstructor, Transform, Type } from 'class-transformer';
import {
  IsArray,
  IsDefined,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  isLeadType,
  LEAD_TYPE_NAMES,
  type LeadType,
  leadTypeDefinition,
  SHORT_FORM,
} from '../../../lead-types/lead-types.js';
import type { FieldError } from '../../../shared/domain/domain-error.js';
import { invalidInput } from '../../../shared/domain/input.errors.js';
import {
  ChoiceField,
  choiceSentence,
  EachOneLine,
  inOneLine,
  LineField,
  MAX_LINE_LENGTH,
  TextField,
} from '../../../shared/http/fields.js';
import { inspect, validate } from '../../../shared/http/validate.js';
import type { LeadDetails, LeadSubmission, PersonalInfo } from '../domain/lead.js';
import { leadGroupDto, personalInfoDto } from './lead-fields.dto.js';

/** Addresses of pages are longer than a line of a form; losing a lead over one would be absurd. */
const MAX_PAGE_ADDRESS_LENGTH = 2_000;

const PageAddress =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }) =>
      typeof value === 'string' ? cutTo(MAX_PAGE_ADDRESS_LENGTH, inOneLine(value)) || undefined : value,
    )(target, name);
    IsOptional()(target, name);
    IsString({ message: 'The address of the page must be text.' })(target, name);
    ApiPropertyOptional({ type: String, description })(target, name);
  };

/** At most so many UTF-16 units, without half of a character, which the database could not keep. */
function cutTo(length: number, text: string): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

export class LeadSourceDto {
  @PageAddress('The page the form was on')
  page?: string;

  @PageAddress('The page the visitor came from')
  referrer?: string;

  @LineField({ label: 'Language', description: 'The language of the page', example: 'hi' })
  language?: string;

  @ChoiceField([SHORT_FORM], {
    label: 'Form',
    description: 'Set by the short form at the end of a page, which promises its own time to a first contact',
  })
  form?: typeof SHORT_FORM;

  @LineField({ label: 'utm_source' })
  utm_source?: string;

  @LineField({ label: 'utm_medium' })
  utm_medium?: string;

  @LineField({ label: 'utm_campaign' })
  utm_campaign?: string;

  @LineField({ label: 'utm_term' })
  utm_term?: string;

  @LineField({ label: 'utm_content' })
  utm_content?: string;
}

export class LeadConsentDto {
  @LineField({ label: 'Version of the notice', required: true, example: '2026-11' })
  noticeVersion: string;

  @LineField({ label: 'Language of the notice', required: true, example: 'hi' })
  language: string;

  @ApiProperty({ type: [String], description: 'What the visitor agreed to', example: ['contact'] })
  @EachOneLine()
  @IsDefined({ message: 'Purposes is required.' })
  @IsArray({ message: 'Purposes must be a list.' })
  @IsString({ each: true, message: 'Purposes must be a list of texts.' })
  @MaxLength(MAX_LINE_LENGTH, { each: true, message: `A purpose can have at most ${MAX_LINE_LENGTH} characters.` })
  purposes: string[];
}

/** What every type of submission carries; its `type`, `personalInfo` and own group are added per type. */
class SubmissionDto {
  @ApiPropertyOptional({ type: LeadSourceDto, description: 'Where on the site the form was' })
  @IsOptional()
  @IsObject({ message: 'Source must be an object.' })
  @ValidateNested()
  @Type(() => LeadSourceDto)
  source?: LeadSourceDto;

  @ApiPropertyOptional({ type: LeadConsentDto, description: 'The notice the visitor agreed to' })
  @IsOptional()
  @IsObject({ message: 'Consent must be an object.' })
  @ValidateNested()
  @Type(() => LeadConsentDto)
  consent?: LeadConsentDto;

  @TextField({ label: 'Leave empty', description: 'A field that people never see: leave it out' })
  leaveEmpty?: string;

  @TextField({ label: 'Fax', description: 'The name of `leaveEmpty` on earlier pages: leave it out' })
  companyFax?: string;

  @ApiPropertyOptional({
    type: 'integer',
    description:
      'Milliseconds between showing the form and sending it. Leave it out if you do not show a form: time is not judged then',
  })
  @IsOptional()
  @IsInt({ message: 'elapsedMs must be a whole number of milliseconds.' })
  @Min(0, { message: 'elapsedMs must be a whole number of milliseconds.' })
  elapsedMs?: number;
}

type TypedSubmission = SubmissionDto & { type: LeadType; personalInfo: PersonalInfo } & Record<string, unknown>;

function submissionDto(type: LeadType): ClassConstructor<TypedSubmission> {
  const { label, description, group, fields, requiredPersonal } = leadTypeDefinition(type);
  const name = `${label.replaceAll(' ', '')}Submission`;
  const person = personalInfoDto(`${label.replaceAll(' ', '')}Person`, requiredPersonal);
  const own = group === null ? null : { group, dto: leadGroupDto(`${label.replaceAll(' ', '')}Details`, fields) };
  const ownRequired = Object.values(fields).some((field) => field.required);

  class TypedSubmissionDto extends SubmissionDto {
    constructor() {
      super();
      // A part that is missing is read as an empty one, so that the answer names each field it lacks.
      const empty: Record<string, object> = { personalInfo: new person() };
      if (own && ownRequired) empty[own.group] = new own.dto();
      Object.assign(this, empty);
    }
  }
  Object.defineProperty(TypedSubmissionDto, 'name', { value: name });
  const prototype = TypedSubmissionDto.prototype;
  IsString()(prototype, 'type');
  ApiProperty({ type: String, enum: [type], description })(prototype, 'type');
  nested(person, 'Personal information', true)(prototype, 'personalInfo');
  if (own) nested(own.dto, `The ${label} details`, ownRequired)(prototype, own.group);
  return TypedSubmissionDto as unknown as ClassConstructor<TypedSubmission>;
}

/** A part of a body that has fields of its own. */
export function nested(dto: ClassConstructor<object>, label: string, required: boolean): PropertyDecorator {
  return (target, name) => {
    Type(() => dto)(target, name);
    if (required) Transform(({ value }) => value ?? new dto())(target, name);
    else IsOptional()(target, name);
    IsObject({ message: `${label} must be an object.` })(target, name);
    ValidateNested()(target, name);
    ApiProperty({ type: dto, required, description: label })(target, name);
  };
}

/** The DTO class of each lead type. */
export const SUBMISSION_DTOS: Readonly<Record<LeadType, ClassConstructor<TypedSubmission>>> = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, submissionDto(type)]),
) as Record<LeadType, ClassConstructor<TypedSubmission>>;

/** Reads the body of `POST /api/leads` by the DTO of its type. */
export function readSubmission(body: unknown): LeadSubmission {
  const type = leadTypeIn(body);
  const dto = validate(SUBMISSION_DTOS[type], body);
  return {
    ...saidIn(type, dto),
    source: dto.source ? omitNil(dto.source) : null,
    consent: dto.consent ?? null,
    ...(dto.leaveEmpty !== undefined && { leaveEmpty: dto.leaveEmpty }),
    ...(dto.companyFax !== undefined && { companyFax: dto.companyFax }),
    ...(dto.elapsedMs !== undefined && { elapsedMs: dto.elapsedMs }),
  };
}

/** The type that a body says it is of; refuses one that names none. */
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

/** The person and the type's own fields of a body that its DTO has read. */
export function saidIn(type: LeadType, dto: object): Pick<LeadSubmission, 'type' | 'personalInfo' | 'details'> {
  const { group } = leadTypeDefinition(type);
  const { personalInfo, ...parts } = dto as { personalInfo?: object } & Record<string, object | undefined>;
  return {
    type,
    personalInfo: omitNil(personalInfo ?? {}) as PersonalInfo,
    details: omitNil(group === null ? {} : (parts[group] ?? {})) as LeadDetails,
  };
}

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
  const { instance, errors } = inspect(SUBMISSION_DTOS[type], {
    type,
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

export function omitNil(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}
