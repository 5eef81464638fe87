import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { type FieldError, type FieldErrorCode, invalidInput } from '../domain/failure.js';
import { isCertainlyValid } from './compiled-rules.js';
import { MAX_UNKNOWN_KEYS, unknownKey } from './unknown-key.js';

/** What class-validator calls a key that the DTO lacks. */
const UNKNOWN_KEY = 'whitelistValidation';

/** class-validator's constraint names, as the stable words a problem carries; any other is `invalid`. */
const CODES: Readonly<Record<string, FieldErrorCode>> = {
  isDefined: 'required',
  isEmail: 'invalid_email',
  isPhone: 'invalid_phone',
  maxLength: 'too_long',
  minLength: 'too_short',
  isIn: 'invalid_choice',
};

/** The DTO that `plain` fills, trimmed and checked; throws `invalid_input` with one entry a wrong field. */
export function validate<T extends object>(dto: ClassConstructor<T>, plain: unknown): T {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    throw invalidInput([{ field: '', message: 'Invalid form data: the body must be a JSON object.', code: 'invalid' }]);
  }
  const { instance, errors } = inspect(dto, plain);
  if (errors.length > 0) throw invalidInput(errors);
  return instance;
}

/**
 * Returns the DTO that `plain` fills as far as it can, and what is wrong with it: one entry a wrong field. If twenty keys are
 * unknown, they are all that is named.
 */
export function inspect<T extends object>(
  dto: ClassConstructor<T>,
  plain: object,
): { instance: T; errors: FieldError[] } {
  // What is empty counts as missing, so it must not take the place of a default either.
  const instance = plainToInstance(dto, plain, { exposeUnsetFields: false });
  if (isCertainlyValid(instance)) return { instance, errors: [] };
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
