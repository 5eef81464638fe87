import type { FieldError } from './domain-error.js';
import { defineFailure } from './failure.js';

/** A failure lists at most this many fields to correct; no form has as many. */
export const MAX_FIELD_ERRORS = 50;

/** Bad input: the sentence is the first field's, and says how many more there are. */
export const invalidInput = defineFailure<[errors: readonly FieldError[]]>({
  kind: 'invalid',
  code: 'invalid_input',
  when: 'Something sent has to be corrected; `errors` names it',
  sentence: (errors) => {
    const [first, ...others] = errors.map(({ message }) => message);
    if (first === undefined || others.length === 0) return first ?? '';
    const more = `${others.length} more ${others.length === 1 ? 'field needs' : 'fields need'} correcting`;
    return `${first.replace(/\.$/, '')}, and ${more}.`;
  },
  errors: (_sentence, errors) => errors.slice(0, MAX_FIELD_ERRORS),
  example: [[{ field: 'personalInfo.email', message: 'Email is required.', code: 'required' }]],
});
