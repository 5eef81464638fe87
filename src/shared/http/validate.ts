import { type ClassConstructor, plainToInstance } from 'class-transformer';
import {
  getMetadataStorage,
  type ValidationArguments,
  type ValidationError,
  ValidationTypes,
  validateSync,
} from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import { type FieldError, type FieldErrorCode, invalidInput } from '../domain/failure.js';

/** class-validator's name for the error of a key that the DTO does not have. */
const UNKNOWN_KEY = 'whitelistValidation';

/** Maps class-validator's constraint names to field error codes. All other constraints become `invalid`. */
const CODES: Readonly<Record<string, FieldErrorCode>> = {
  isDefined: 'required',
  isEmail: 'invalid_email',
  isPhone: 'invalid_phone',
  maxLength: 'too_long',
  minLength: 'too_short',
  isIn: 'invalid_choice',
};

/** Returns the DTO, validated and filled from `plain`. Throws `invalid_input` with one entry per wrong field. */
export function validate<T extends object>(dto: ClassConstructor<T>, plain: unknown): T {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw invalidInput([{ field: '', message: 'Invalid form data: the body must be a JSON object.', code: 'invalid' }]);
  }
  const { instance, errors } = inspect(dto, plain);
  if (errors.length > 0) throw invalidInput(errors);
  return instance;
}

/** Returns the DTO and its errors, one per wrong field. If 20 or more keys are unknown, returns only 20 such errors. */
export function inspect<T extends object>(
  dto: ClassConstructor<T>,
  plain: object,
): { instance: T; errors: FieldError[] } {
  // Empty values count as missing, so they must not replace a default.
  const instance = plainToInstance(dto, plain, { exposeUnsetFields: false });
  if (passesFastCheck(instance)) return { instance, errors: [] };
  const failures = validateSync(instance, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
  });
  const errors = failures.flatMap((failure) => fieldErrors(failure, ''));
  const unknown = errors.filter(({ code }) => code === 'unknown_key').slice(0, MAX_UNKNOWN_KEYS);
  return { instance, errors: unknown.length === MAX_UNKNOWN_KEYS ? unknown : errors };
}

function fieldErrors(failure: ValidationError, parent: string): FieldError[] {
  const field = parent === '' ? failure.property : `${parent}.${failure.property}`;
  const own = Object.entries(failure.constraints ?? {}).slice(0, 1);
  return [
    ...own.map(([constraint, message]) =>
      constraint === UNKNOWN_KEY ? unknownKey(field) : { field, message, code: CODES[constraint] ?? 'invalid' },
    ),
    ...(failure.children ?? []).flatMap((child) => fieldErrors(child, field)),
  ];
}

type Condition = (object: object, value: unknown) => boolean;
type Check = (value: unknown, object: object) => boolean;

interface FieldRules {
  readonly conditions: readonly Condition[];
  readonly checks: readonly Check[];
  readonly isPart: boolean;
}

/** Null for a class that has a rule this file does not support. */
type ClassRules = ReadonlyMap<string, FieldRules> | null;

const rulesOf = new WeakMap<object, ClassRules>();

/**
 * Returns true if an object satisfies all rules of its class and has no unknown field. Compiles class-validator's own
 * rules once per class. False means "not sure": class-validator then decides and reports the errors. The result is
 * false for lists of parts, for asynchronous rules, and for classes with other rules that this file does not support.
 *
 * class-validator looks up the rules for every object and creates an error object for every field. With this fast path,
 * validating a contact form takes 24 µs instead of 50, and handling a whole submission takes 0.96 ms of CPU instead of
 * 1.19 (medians of four alternating rounds of 8,000 to 10,000 forms, 8 connections, two busy cores, 2026-11-28).
 */
export function passesFastCheck(object: object): boolean {
  const rules = knownRules(object.constructor);
  if (!rules) return false;
  for (const key of Object.keys(object)) if (!rules.has(key)) return false;
  for (const [name, field] of rules) {
    if (!keepsTo(field, object, (object as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function keepsTo({ conditions, checks, isPart }: FieldRules, object: object, value: unknown): boolean {
  if (!conditions.every((holds) => holds(object, value))) return true;
  for (const check of checks) if (!check(value, object)) return false;
  if (!isPart || value === undefined) return true;
  return typeof value === 'object' && value !== null && !Array.isArray(value) && passesFastCheck(value);
}

function knownRules(target: object): ClassRules {
  let rules = rulesOf.get(target);
  if (rules === undefined) {
    rules = compile(target as () => unknown);
    rulesOf.set(target, rules);
  }
  return rules;
}

function compile(target: () => unknown): ClassRules {
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
  const isUnderstood = rules.every((rule) => KNOWN_TYPES.has(rule.type) && !rule.validateIf && !rule.groups?.length);
  if (rules.length === 0 || !isUnderstood) return null;
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  return new Map(
    [...names].map((name) => [name, fieldRules(rules.filter(({ propertyName }) => propertyName === name))]),
  );
}

const KNOWN_TYPES = new Set<string>([
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.IS_DEFINED,
  ValidationTypes.CONDITIONAL_VALIDATION,
  ValidationTypes.NESTED_VALIDATION,
]);

function fieldRules(rules: readonly ValidationMetadata[]): FieldRules {
  const of = (...types: string[]) => rules.filter(({ type }) => types.includes(type));
  return {
    conditions: of(ValidationTypes.CONDITIONAL_VALIDATION).map(({ constraints }) => constraints[0] as Condition),
    checks: of(ValidationTypes.IS_DEFINED, ValidationTypes.CUSTOM_VALIDATION).flatMap(checksOf),
    isPart: of(ValidationTypes.NESTED_VALIDATION).length > 0,
  };
}

function checksOf({ constraintCls, constraints, propertyName, each }: ValidationMetadata): Check[] {
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }): Check => {
      const check: Check = (value, object) => {
        const about: ValidationArguments = { targetName: '', property: propertyName, object, value, constraints };
        // A rule that returns a promise does not count as satisfied.
        return instance.validate(value, about) === true;
      };
      return each ? (value, object) => Array.isArray(value) && value.every((one) => check(one, object)) : check;
    });
}

/** Enough for a typical number of mistyped field names. */
export const MAX_UNKNOWN_KEYS = 20;

export function unknownKey(field: string): FieldError {
  return { field, message: unknownKeyMessage(field), code: 'unknown_key' };
}

/** Quotes only plain names, because some clients look for certain words in messages. `field` always has the name. */
function unknownKeyMessage(field: string): string {
  return isPlainName(field)
    ? `"${field}" is not a field that can be sent here.`
    : 'The request contains an unknown field.';
}

/**
 * Whether a message can safely quote a client's text: it looks like a field name and contains no word that some clients
 * look for in messages.
 */
export function isPlainName(text: string): boolean {
  return /^[\w.-]{1,60}$/.test(text) && !/token|401/i.test(text);
}
