import type { FieldError } from './domain-error.js';
import { defineFailure } from './failure.js';

const MAX_SENTENCES = 3;
/** A failure lists at most this many fields to correct; no form has as many. */
export const MAX_FIELD_ERRORS = 50;

/** Bad input: the sentence is made of the fields' own sentences. */
export const invalidInput = defineFailure<[errors: readonly FieldError[]]>({
  kind: 'invalid',
  code: 'invalid_input',
  when: 'Something sent has to be corrected; `errors` names it',
  sentence: (errors) => {
    const more = errors.length - MAX_SENTENCES;
    const rest = more > 0 ? [`${more} more ${more === 1 ? 'field needs' : 'fields need'} correcting.`] : [];
    return [...errors.slice(0, MAX_SENTENCES).map(({ message }) => message), ...rest].join(' ');
  },
  errors: (_sentence, errors) => errors.slice(0, MAX_FIELD_ERRORS),
  example: [[{ field: 'personalInfo.email', message: 'Email is required.', code: 'required' }]],
});
