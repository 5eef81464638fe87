import type { FieldError } from '../domain/failure.js';

/** Somebody who mistypes names of fields is shown this many of them; nobody mistypes more. */
export const MAX_UNKNOWN_KEYS = 20;

/** What a caller reads who sent a key that is no field. */
export function unknownKey(field: string): FieldError {
  return { field, message: unknownKeyMessage(field), code: 'unknown_key' };
}

/** The name is the caller's own text: it always stands in `field`, but not in a sentence that clients search for words. */
function unknownKeyMessage(field: string): string {
  return isPlainName(field)
    ? `"${field}" is not a field that can be sent here.`
    : 'A field was sent that is not known here.';
}

/** Whether a text of the caller's may stand in a sentence: it looks like a name, and like none that clients look for. */
export function isPlainName(text: string): boolean {
  return /^[\w.-]{1,60}$/.test(text) && !/token|401/i.test(text);
}
