import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import type { FieldError, FieldErrorCode } from '../domain/domain-error.js';
import { invalidInput } from '../domain/input.errors.js';
import { isCertainlyValid } from './compiled-rules.js';
import { rejectUnknownKeys, unknownKeyMessage } from './unknown-keys.js';

/** class-validator's constraint names, as the stable words a problem carries; any other is `invalid`. */
const CODES: Readonly<Record<string, FieldErrorCode>> = {
  isDefined: 'required',
  isEmail: 'invalid_email',
  isPhone: 'invalid_phone',
  maxLength: 'too_long',
  minLength: 'too_short',
  isIn: 'invalid_choice',
  whitelistValidation: 'unknown_key',
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

/** The DTO that `plain` fills as far as it can, and what is wrong with it: one entry a wrong field. Throws at the twentieth unknown key. */
export function inspect<T extends object>(
  dto: ClassConstructor<T>,
  plain: object,
): { instance: T; errors: FieldError[] } {
  rejectUnknownKeys(dto, plain);
  // What is empty counts as missing, so it must not take the place of a default either.
  const instance = plainToInstance(dto, plain, { exposeUnsetFields: false });
  if (isCertainlyValid(instance)) return { instance, errors: [] };
  const failures = validateSync(instance, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
  });
  return { instance, errors: failures.flatMap((failure) => fieldErrors(failure, '')) };
}

function fieldErrors(failure: ValidationError, parent: string): FieldError[] {
  const field = parent === '' ? failure.property : `${parent}.${failure.property}`;
  const own = Object.entries(failure.constraints ?? {}).slice(0, 1);
  return [
    ...own.map(([constraint, message]) => ({
      field,
      message: constraint === 'whitelistValidation' ? unknownKeyMessage(field) : message,
      code: CODES[constraint] ?? 'invalid',
    })),
    ...(failure.children ?? []).flatMap((child) => fieldErrors(child, field)),
  ];
}
