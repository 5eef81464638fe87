/** Classes generated from the field definitions, which provide both validation and API documentation. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type ClassConstructor, Transform } from 'class-transformer';
import { IsArray, IsDefined, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import type { FieldKind } from '../../../lead-types/field-kinds.js';
import type { LeadFieldDefinition, LeadTypeDefinition } from '../../../lead-types/lead-type-definition.js';
import {
  LEAD_TYPE_NAMES,
  LEAD_TYPES,
  type LeadType,
  leadTypeDefinition,
  SHORT_FORM,
} from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS, type PersonalField } from '../../../lead-types/personal-fields.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  EachOneLine,
  EmailField,
  type FieldOptions,
  inOneLine,
  LineField,
  MAX_LINE_LENGTH,
  NameField,
  PartOf,
  PartsField,
  PhoneField,
  TextField,
  WholeNumberField,
} from '../../../shared/http/fields.js';
import { type ExternalId, type PersonalInfo, STAFF_CHANNEL, STAFF_SOURCES, type StaffSource } from '../domain/lead.js';

type Values = Record<string, string | number | string[] | undefined>;

const DECORATORS: Readonly<Record<FieldKind, (options: FieldOptions, values: readonly string[]) => PropertyDecorator>> =
  {
    line: LineField,
    text: TextField,
    email: EmailField,
    phone: PhoneField,
    // The BDO form sends null for an age range that it cannot parse.
    age: (options) =>
      applyDecorators(
        ValidateIf((info: PersonalInfo) => info.age !== null),
        WholeNumberField({ min: 0, max: 120 }, options),
      ),
    date: DateField,
    choice: (options, values) => ChoiceField(values, options),
    choices: (options, values) => ChoicesField(values, options),
  };

/** @param name - Name of the class in the API document. */
function personalInfoDto(name: string, required: readonly PersonalField[]): ClassConstructor<PersonalInfo> {
  class PersonalInfoDto {}
  Object.defineProperty(PersonalInfoDto, 'name', { value: name });
  for (const { name: field, kind, isName, label, example } of PERSONAL_COLUMNS) {
    const options = { label, example, required: required.includes(field) };
    const decorator = isName ? NameField(options) : DECORATORS[kind](options, []);
    decorator(PersonalInfoDto.prototype, field);
  }
  return PersonalInfoDto as ClassConstructor<PersonalInfo>;
}

/** For stored leads, corrections and leads that users add: no field is required. */
export const PersonalInfoDto = personalInfoDto('PersonalInfo', []);

/** @param partial - If true, every field is optional. */
function leadGroupDto(name: string, fields: LeadTypeDefinition['fields'], partial = false): ClassConstructor<Values> {
  class LeadGroupDto {}
  Object.defineProperty(LeadGroupDto, 'name', { value: name });
  for (const [field, definition] of Object.entries(fields)) {
    leadFieldDecorator(definition, partial)(LeadGroupDto.prototype, field);
  }
  return LeadGroupDto as ClassConstructor<Values>;
}

/** Maps each group's name to the class with its fields, all optional. Types with the same group share the class. */
export const LEAD_GROUP_DTOS: ReadonlyMap<string, ClassConstructor<Values>> = new Map(
  Object.values<LeadTypeDefinition>(LEAD_TYPES).flatMap(({ group, fields }) =>
    group === null ? [] : [[group, leadGroupDto(`${group[0]?.toUpperCase()}${group.slice(1)}`, fields, true)] as const],
  ),
);

interface FormParts {
  readonly person: ClassConstructor<PersonalInfo>;
  /** Null if the type has no fields of its own. */
  readonly own: {
    readonly group: string;
    readonly dto: ClassConstructor<Values>;
    readonly required: boolean;
  } | null;
}

export const FORM_PARTS: Readonly<Record<LeadType, FormParts>> = Object.fromEntries(
  LEAD_TYPE_NAMES.map((type) => [type, formParts(type)]),
) as Record<LeadType, FormParts>;

function formParts(type: LeadType): FormParts {
  const { label, group, fields, requiredPersonal } = leadTypeDefinition(type);
  const name = label.replaceAll(' ', '');
  const person = personalInfoDto(`${name}Person`, requiredPersonal);
  if (group === null) return { person, own: null };
  const required = Object.values(fields).some((field) => field.required);
  return { person, own: { group, dto: leadGroupDto(`${name}Details`, fields), required } };
}

/** Adds the type's form to a DTO class: `personalInfo`, and the group with the type's own fields. */
export function addFormParts(prototype: object, type: LeadType): void {
  const { person, own } = FORM_PARTS[type];
  nested(person, 'Personal information', true)(prototype, 'personalInfo');
  if (own) nested(own.dto, `The ${leadTypeDefinition(type).label} details`, own.required)(prototype, own.group);
}

export function nested(dto: ClassConstructor<object>, label: string, required: boolean): PropertyDecorator {
  return (target, name) => {
    PartOf(() => dto)(target, name);
    if (required) Transform(({ value }) => value ?? new dto())(target, name);
    else IsOptional()(target, name);
    IsObject({ message: `${label} must be an object.` })(target, name);
    ApiProperty({ type: dto, required, description: label })(target, name);
  };
}

function leadFieldDecorator(field: LeadFieldDefinition, partial: boolean): PropertyDecorator {
  const values = 'options' in field ? field.options.map(({ value }) => value) : [];
  return DECORATORS[field.kind]({ label: field.label, required: !partial && field.required }, values);
}

export function omitNil(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}

/** A lead can get the ids of many leads that are merged into it. */
const MAX_EXTERNAL_IDS = 100;
const MAX_EXTERNAL_ID_LENGTH = 100;

export class ExternalIdDto {
  @Matches(/^[a-z0-9][a-z0-9._-]{0,39}$/, {
    message: 'System must be a name like erp: at most 40 lowercase letters, digits, dots, dashes and underscores.',
  })
  @LineField({
    label: 'System',
    required: true,
    description: 'The other system: at most 40 lowercase letters, digits, dots, dashes and underscores',
    example: 'erp',
  })
  system: string;

  // Lists of ids in CSV files and in the history have commas and semicolons between the ids.
  @Matches(/^(?!\.\.?$)[^,;]*$/, { message: 'Id must not contain a comma or a semicolon, or be only dots.' })
  @MaxLength(MAX_EXTERNAL_ID_LENGTH, { message: `Id can have at most ${MAX_EXTERNAL_ID_LENGTH} characters.` })
  @LineField({
    label: 'Id',
    required: true,
    description: `The id of the lead in that system: at most ${MAX_EXTERNAL_ID_LENGTH} characters, without commas and semicolons`,
    example: 'C-1001',
  })
  @Transform(({ value }) => (typeof value === 'string' ? value.normalize('NFC') : value))
  id: string;
}

/** @param description - What sending the list does. */
export const ExternalIdsField = (description: string): PropertyDecorator =>
  PartsField(ExternalIdDto, MAX_EXTERNAL_IDS, { label: 'External ids', description });

/** @throws invalidInput if the list names an id twice */
export function requireDistinct(externalIds: readonly ExternalId[]): readonly ExternalId[] {
  const named = externalIds.map(({ system, id }) => `${system}:${id}`);
  const repeated = named.findIndex((name, index) => named.indexOf(name) < index);
  if (repeated === -1) return externalIds;
  const message = 'This external id is already in the list.';
  throw invalidInput([{ field: `externalIds.${repeated}`, message, code: 'taken' }]);
}

/** Longer page addresses are cut, because a validation error would lose the lead. */
const MAX_PAGE_ADDRESS_LENGTH = 2_000;

const PageAddress =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }) =>
      typeof value === 'string' ? cutTo(MAX_PAGE_ADDRESS_LENGTH, inOneLine(value)) || undefined : value,
    )(target, name);
    IsOptional()(target, name);
    IsString({ message: 'The page address must be text.' })(target, name);
    ApiPropertyOptional({ type: String, description })(target, name);
  };

/** Cuts to `length` UTF-16 units. Drops a lone surrogate at the end, because the database cannot store it. */
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
    description: 'Set by the short form at the end of a page, which has its own promised response time',
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

  @ApiProperty({ type: [String], description: 'The purposes the visitor agreed to', example: ['contact'] })
  @EachOneLine()
  @IsDefined({ message: 'Purposes is required.' })
  @IsArray({ message: 'Purposes must be a list.' })
  @IsString({ each: true, message: 'Purposes must be a list of texts.' })
  @MaxLength(MAX_LINE_LENGTH, { each: true, message: `A purpose can have at most ${MAX_LINE_LENGTH} characters.` })
  purposes: string[];
}

export class LeadOriginResponse extends LeadSourceDto {
  @ApiPropertyOptional({ enum: [STAFF_CHANNEL], description: 'Present if a user added the lead by hand' })
  channel?: typeof STAFF_CHANNEL;

  @ApiPropertyOptional({ enum: STAFF_SOURCES, description: 'How the person contacted that user' })
  how?: StaffSource;
}
