/** Field decorators. Each combines the validation and API documentation of one kind of field. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type ClassConstructor, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  ValidateNested,
} from 'class-validator';
import { MAX_LENGTHS } from '../../lead-types/field-kinds.js';
import { normalizeEmail } from '../domain/email.js';
import { hasPhoneLength } from '../domain/phone.js';
import { MAX_VALUES } from './http.errors.js';
import { isPlainName } from './validate.js';

export const MAX_LINE_LENGTH = MAX_LENGTHS.line;

const MAX_CHOICES_NAMED = 20;

/** Lists the choices, and quotes the value that was sent if it is short and plain. */
export function choiceSentence(label: string, values: readonly string[], sent: unknown): string {
  const more = values.length - MAX_CHOICES_NAMED;
  const named = values.slice(0, MAX_CHOICES_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const instead = typeof sent === 'string' && isPlainName(sent) ? `; it was "${sent}"` : '';
  return `${label} must be one of: ${named}${instead}.`;
}

export interface FieldOptions {
  /** The field's name as shown to people. Error sentences begin with it. */
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly description?: string | undefined;
  readonly example?: unknown;
  readonly default?: unknown;
}

/** Treats empty text and null as missing. */
const Trimmed = () =>
  Transform(({ value }) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)));

function presence({ label, required }: FieldOptions): PropertyDecorator {
  return required ? IsDefined({ message: `${label} is required.` }) : IsOptional();
}

function documented(options: FieldOptions, schema: ApiPropertyOptions): PropertyDecorator {
  return ApiProperty({
    required: Boolean(options.required),
    description: options.description ?? options.label,
    ...(options.example !== undefined && { example: options.example }),
    ...(options.default !== undefined && { default: options.default }),
    ...schema,
  } as ApiPropertyOptions);
}

/** Runs of blanks, line breaks, tabs and control characters. Each run is one match, so the time is linear. */
const GAPS = /[\s\p{Cc}]+/gu;
const BREAK = /[\p{Cc}\u2028\u2029]/u;
/** Characters that change the text direction, but not the joiners U+200C and U+200D, which Hindi and emoji need. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Replaces line breaks and control characters with blanks and removes direction marks. */
export function inOneLine(text: string): string {
  const straight = text.replace(BIDI_CONTROLS, '');
  if (!BREAK.test(straight)) return straight.trim();
  return straight.replace(GAPS, (gap) => (BREAK.test(gap) ? ' ' : gap)).trim();
}

const OneLine = () =>
  Transform(({ value }) => (typeof value === 'string' ? inOneLine(value) || undefined : (value ?? undefined)));

export const EachOneLine = (): PropertyDecorator =>
  Transform(({ value }) =>
    Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? inOneLine(item) : item)) : value,
  );

function line(options: FieldOptions, schema: ApiPropertyOptions = {}): PropertyDecorator {
  return applyDecorators(OneLine(), text(options, MAX_LINE_LENGTH, schema));
}

function text(options: FieldOptions, maxLength: number, schema: ApiPropertyOptions = {}): PropertyDecorator {
  return applyDecorators(
    Trimmed(),
    presence(options),
    IsString({ message: `${options.label} must be text.` }),
    MaxLength(maxLength, { message: `${options.label} can have at most ${maxLength} characters.` }),
    documented(options, { type: String, maxLength, ...schema } as ApiPropertyOptions),
  );
}

/** One line of text, at most 200 characters. Joins several lines and removes direction marks. */
export const LineField = (options: FieldOptions): PropertyDecorator => line(options);

/** A name: one line that contains a letter or digit of any script. */
export const NameField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    line({ ...options, description: `${options.label}; must contain a letter or digit` }),
    IsName(options),
  );

export const TextField = (options: FieldOptions): PropertyDecorator => text(options, MAX_LENGTHS.text);

const PlainEmail = () => Transform(({ value }) => (typeof value === 'string' ? normalizeEmail(value) : value));

/** An email address that is only looked up, so its format is not validated. */
export const KnownEmailField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(PlainEmail(), line(options));

export const EmailField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    PlainEmail(),
    line(options, { format: 'email' } as ApiPropertyOptions),
    IsEmail({}, { message: `${options.label} must be an email address like name@example.com.` }),
  );

/** A phone number in any notation and with digits of any Indian script. */
export const PhoneField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    line(options, { example: '+91 98765 43210' } as ApiPropertyOptions),
    IsPhone({ message: `${options.label} must have 7 to 15 digits.` }),
  );

export const LinesField = (maxSize: number, options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    EachOneLine(),
    presence(options),
    IsArray({ message: `${options.label} must be a list.` }),
    ArrayMaxSize(maxSize, { message: `${options.label} can have at most ${maxSize} lines.` }),
    IsString({ each: true, message: `${options.label} must be a list of texts.` }),
    MaxLength(MAX_LINE_LENGTH, {
      each: true,
      message: `${options.label} can have lines of at most ${MAX_LINE_LENGTH} characters.`,
    }),
    documented(options, {
      type: 'array',
      items: { type: 'string', maxLength: MAX_LINE_LENGTH },
      maxItems: maxSize,
    } as ApiPropertyOptions),
  );

export const IdField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    presence(options),
    IsUUID('all', { message: `${options.label} must be an id.` }),
    documented(options, { type: String, format: 'uuid' } as ApiPropertyOptions),
  );

/** A list of ids, which a query joins with commas. An empty list is an error, but a missing list is not. */
export const IdsField = (maxSize: number, options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === undefined || options.required ? list(value) : (list(value) ?? []))),
    presence(options),
    IsArray({ message: `${options.label} must be a list of ids.` }),
    ArrayMinSize(1, { message: `${options.label} must contain at least one id.` }),
    ArrayMaxSize(maxSize, { message: `${options.label} can contain at most ${maxSize} ids.` }),
    IsUUID('all', { each: true, message: `${options.label} must be a list of ids.` }),
    documented(options, { type: String, format: 'uuid', isArray: true, maxItems: maxSize } as ApiPropertyOptions),
  );

export const ChoiceField = (values: readonly string[], options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    presence(options),
    IsIn([...values], { message: ({ value }) => choiceSentence(options.label, values, value) }),
    documented(options, { type: String, enum: [...values] } as ApiPropertyOptions),
  );

/** A list of `values`, which a query can join with commas. */
export const ChoicesField = (values: readonly string[], options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => list(value)),
    presence(options),
    IsArray({ message: `${options.label} must be a list.` }),
    IsIn([...values], {
      each: true,
      message: ({ value }) => {
        const other = [value].flat().find((one) => !values.includes(one));
        return choiceSentence(options.label, values, other);
      },
    }),
    documented(options, { type: String, isArray: true, enum: [...values] } as ApiPropertyOptions),
  );

export const DateField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    text(options, MAX_LINE_LENGTH, { format: 'date' } as ApiPropertyOptions),
    IsCalendarDay({ message: `${options.label} must be a date like 2026-04-22.` }),
  );

/** A calendar day (YYYY-MM-DD), or an ISO 8601 time with its zone. */
export const MomentField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    text(options, MAX_LINE_LENGTH, { example: '2026-04-22' } as ApiPropertyOptions),
    IsMoment({
      message: `${options.label} must be a date like 2026-04-22, or a time with its zone like 2026-04-22T15:30:00+05:30.`,
    }),
  );

export const InstantField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    text(options, MAX_LINE_LENGTH, { format: 'date-time' } as ApiPropertyOptions),
    IsInstant({ message: `${options.label} must be a date and time with a zone like 2036-04-22T15:30:00+05:30.` }),
  );

export const CursorField = (options: FieldOptions): PropertyDecorator => text(options, MAX_LENGTHS.text);

/** An integer. Digits in a query are converted. */
export const WholeNumberField = (range: { min: number; max: number }, options: FieldOptions): PropertyDecorator => {
  const message = `${options.label} must be a whole number from ${range.min} to ${range.max}.`;
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? wholeNumber(value.trim()) : value)),
    presence(options),
    IsInt({ message }),
    Min(range.min, { message }),
    Max(range.max, { message }),
    documented(options, { type: 'integer', minimum: range.min, maximum: range.max } as ApiPropertyOptions),
  );
};

/** A boolean. A query uses 'true' or 'false'. */
export const FlagField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => {
      if (value === 'true' || value === 'false') return value === 'true';
      return value === '' ? undefined : (value ?? undefined);
    }),
    presence(options),
    IsBoolean({ message: `${options.label} must be true or false.` }),
    documented(options, { type: Boolean } as ApiPropertyOptions),
  );

export const ApiCount = (description: string, example: number): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 0, description, example });

function wholeNumber(text: string): unknown {
  if (text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

function list(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  const items = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
  // If the list is longer than a body may be, it fails as one unknown value instead of being checked item by item.
  if (items.length > MAX_VALUES) return parts;
  return items.map((item) => (typeof item === 'string' ? item.trim() : item));
}

/** Ignores invisible characters, even those that Unicode classes as letters (such as U+3164). */
export function IsName({ label }: Pick<FieldOptions, 'label'>): PropertyDecorator {
  return constraint('isName', `${label} must have a letter or a digit.`, (value) => {
    return typeof value === 'string' && /[\p{L}\p{N}]/u.test(value.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  });
}

function IsPhone({ message }: { message: string }): PropertyDecorator {
  return constraint('isPhone', message, (value) => typeof value === 'string' && hasPhoneLength(value));
}

function IsCalendarDay({ message }: { message: string }): PropertyDecorator {
  return constraint('isCalendarDay', message, isCalendarDay);
}

function IsMoment({ message }: { message: string }): PropertyDecorator {
  return constraint('isMoment', message, isMoment);
}

function isMoment(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(value) ?? [];
  return isCalendarDay(day) && (time === undefined || !Number.isNaN(Date.parse(value)));
}

function IsInstant({ message }: { message: string }): PropertyDecorator {
  return constraint('isInstant', message, isInstant);
}

/** A date and time with a zone, from the years 1900 to 2199. */
export function isInstant(value: unknown): boolean {
  return isMoment(value) && String(value).includes('T');
}

/** Accepts the years 1900 to 2199. */
function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export function constraint(name: string, message: string, holds: (value: unknown) => boolean): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: { validate: holds },
    });
}

/** A list of nested objects with their own fields. */
export const PartsField = (
  dto: ClassConstructor<object>,
  maxSize: number,
  { label, required, description = label }: FieldOptions,
): PropertyDecorator =>
  applyDecorators(
    Type(() => dto),
    // A longer list fails as one value instead of being checked item by item.
    Transform(({ value }) => (Array.isArray(value) && value.length > maxSize ? 'too long' : (value ?? undefined))),
    presence({ label, required }),
    IsArray({ message: `${label} must be a list of at most ${maxSize} objects.` }),
    IsObject({ each: true, message: `${label} must be a list of at most ${maxSize} objects.` }),
    ValidateNested({ each: true }),
    ApiProperty({ type: [dto], required: Boolean(required), maxItems: maxSize, description } as ApiPropertyOptions),
  );

/** A nested object with its own fields. Refuses a list unchecked, because checking thousands of items is too slow. */
export const PartOf = (dto: () => ClassConstructor<object>): PropertyDecorator =>
  applyDecorators(
    Type(dto),
    Transform(({ value }) => (Array.isArray(value) ? [] : value)),
    constraint('isNoList', '$property must be an object, not a list.', (value) => !Array.isArray(value)),
    ValidateNested(),
  );
