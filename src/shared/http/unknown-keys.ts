import type { ClassConstructor } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';
import type { FieldError } from '../domain/domain-error.js';
import { invalidInput } from '../domain/input.errors.js';

/** Somebody who mistypes names of fields is shown this many of them; nobody mistypes more. */
export const MAX_UNKNOWN_KEYS = 20;

type Dto = ClassConstructor<object>;

/** Each field of a DTO, with the DTO of the part that it holds where it is one. */
const fieldsOf = new WeakMap<Dto, ReadonlyMap<string, Dto | undefined>>();

/**
 * Refuses a body (`invalid_input`) at its twentieth key that the DTO has no field for, and a list in place of a part:
 * to transform and check thousands of them takes the server longer than to send them takes anybody.
 */
export function rejectUnknownKeys(dto: Dto, plain: object): void {
  const errors: FieldError[] = [];
  if (collect(dto, plain, '', errors) === 'refused') throw invalidInput(errors);
}

function collect(dto: Dto, plain: object, path: string, errors: FieldError[]): 'refused' | 'let through' {
  const fields = knownFields(dto);
  for (const key in plain) {
    const field = path + key;
    if (!fields.has(key)) {
      errors.push({ field, message: unknownKeyMessage(field), code: 'unknown_key' });
      if (errors.length === MAX_UNKNOWN_KEYS) return 'refused';
      continue;
    }
    const part = fields.get(key);
    const value: unknown = plain[key as keyof typeof plain];
    if (!part || typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      errors.push({ field, message: `${field} must be an object, not a list.`, code: 'invalid' });
      return 'refused';
    }
    if (collect(part, value, `${field}.`, errors) === 'refused') return 'refused';
  }
  return 'let through';
}

function knownFields(dto: Dto): ReadonlyMap<string, Dto | undefined> {
  let fields = fieldsOf.get(dto);
  if (!fields) {
    const validated = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
    fields = new Map(validated.map(({ propertyName }) => [propertyName, partOf(dto, propertyName)]));
    fieldsOf.set(dto, fields);
  }
  return fields;
}

/** The class that `@Type` names on the field. */
function partOf(dto: Dto, field: string): Dto | undefined {
  const type = defaultMetadataStorage.findTypeMetadata(dto, field)?.typeFunction?.();
  return type as Dto | undefined;
}

/** The name is the caller's own text: it stands in `field` always, but not in a sentence that clients search for words. */
export function unknownKeyMessage(field: string): string {
  return isPlainName(field)
    ? `"${field}" is not a field that can be sent here.`
    : 'A field was sent that is not known here.';
}

/** Whether a text of the caller's may stand in a sentence: it looks like a name, and like none that clients look for. */
export function isPlainName(text: string): boolean {
  return /^[\w.-]{1,60}$/.test(text) && !/token|401/i.test(text);
}
