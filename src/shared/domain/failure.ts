/** The kind of a failure decides its HTTP status (shared/http/problem.ts). */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'stale'
  | 'unsupported'
  | 'unprocessable'
  | 'throttled'
  | 'overloaded';

/** Stable codes of field errors, which clients can translate. The descriptions are for the API document. */
export const FIELD_ERROR_CODES = {
  required: 'Missing or empty',
  invalid: 'Wrong type, or outside the allowed range',
  invalid_choice: 'Not one of the allowed choices',
  invalid_email: 'Not an email address',
  invalid_phone: 'Fewer than 7 or more than 15 digits',
  too_short: 'Shorter than allowed',
  too_long: 'Longer than allowed',
  unknown_key: 'Not a field of this request',
  taken: 'Already in use',
  weak_password: 'A password that is easy to guess',
  underage: 'The applicant is too young',
  past_day: 'A day in the past, for a field that needs a future day',
  date_past: 'A follow-up before today, or at a time in the past',
} as const satisfies Readonly<Record<string, string>>;

export type FieldErrorCode = keyof typeof FIELD_ERROR_CODES;

export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code: FieldErrorCode;
}

interface DomainErrorParts {
  readonly kind: DomainErrorKind;
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly FieldError[] | undefined;
  /** Seconds to wait before a retry; undefined if waiting does not help. */
  readonly retryAfterSeconds?: number | undefined;
  /** Makes the audit trail record a refusal that the response must not reveal. */
  readonly isRecorded?: boolean | undefined;
}

export class DomainError extends Error {
  readonly kind: DomainErrorKind;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly isRecorded: boolean;

  constructor({ kind, code, message, errors = [], retryAfterSeconds, isRecorded = false }: DomainErrorParts) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isRecorded = isRecorded;
  }
}

interface FailureDefinition<Values extends readonly unknown[]>
  extends Pick<DomainErrorParts, 'kind' | 'code' | 'retryAfterSeconds' | 'isRecorded'> {
  /** One plain sentence that a person can act on. */
  readonly sentence: string | ((...values: Values) => string);
  readonly errors?: (sentence: string, ...values: Values) => readonly FieldError[];
  /** When the failure happens, for the API document. Omitted if another failure with the same status covers it. */
  readonly when?: string;
  readonly example: Values;
}

export interface DocumentedFailure {
  readonly code: string;
  readonly when?: string | undefined;
  readonly example: () => DomainError;
}

/** Returns the error to throw: `throw leadNotFound()`. */
export interface Failure<Values extends readonly unknown[]> extends DocumentedFailure {
  (...values: Values): DomainError;
}

type WithoutValues = Omit<FailureDefinition<[]>, 'example'>;

/** `example` is required if the sentence or the fields use values. */
export function defineFailure(definition: WithoutValues): Failure<[]>;
export function defineFailure<Values extends readonly unknown[]>(
  definition: FailureDefinition<Values>,
): Failure<Values>;
export function defineFailure<Values extends readonly unknown[]>(
  definition: Omit<FailureDefinition<Values>, 'example'> & { readonly example?: Values },
): Failure<Values> {
  const { sentence, errors, when, example, ...parts } = definition;
  const make = (...values: Values): DomainError => {
    const message = typeof sentence === 'string' ? sentence : sentence(...values);
    return new DomainError({ ...parts, message, errors: errors?.(message, ...values) });
  };
  return Object.assign(make, {
    code: parts.code,
    when,
    example: () => make(...((example ?? []) as unknown as Values)),
  });
}

/** Most field errors in one response. No form has this many fields. */
export const MAX_FIELD_ERRORS = 50;

/** The sentence is the first field's message. If there are more errors, their number follows. */
export const invalidInput = defineFailure<[errors: readonly FieldError[]]>({
  kind: 'invalid',
  code: 'invalid_input',
  when: 'Some fields must be corrected (see `errors`)',
  sentence: (errors) => {
    const [first, ...others] = errors.map(({ message }) => message);
    if (first === undefined || others.length === 0) return first ?? '';
    const more = `${others.length} more ${others.length === 1 ? 'field needs' : 'fields need'} correcting`;
    return `${first.replace(/\.$/, '')}, and ${more}.`;
  },
  errors: (_sentence, errors) => errors.slice(0, MAX_FIELD_ERRORS),
  example: [[{ field: 'personalInfo.email', message: 'Email is required.', code: 'required' }]],
});
