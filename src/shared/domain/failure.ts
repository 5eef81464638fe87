/** What kind of failure a domain error is; the problem filter gives each kind its HTTP status. */
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

/** What can be wrong with a field: stable words that clients can translate, with what they mean for the API document. */
export const FIELD_ERROR_CODES = {
  required: 'Left out or empty',
  invalid: 'Not of the kind or in the range that is asked for',
  invalid_choice: 'None of the choices there are',
  invalid_email: 'No mail address',
  invalid_phone: 'Fewer than 7 or more than 15 digits',
  too_short: 'Shorter than allowed',
  too_long: 'Longer than allowed',
  unknown_key: 'No field that can be sent here',
  taken: 'Somebody or something else has it',
  weak_password: 'A password that others would guess first',
  underage: 'An applicant who is too young',
  past_day: 'A day of a form that has to be still to come',
  date_past: 'A follow-up before today, or at a time that is over',
} as const satisfies Readonly<Record<string, string>>;

export type FieldErrorCode = keyof typeof FIELD_ERROR_CODES;

/** One field that has to be corrected. `field` is its dotted path. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code: FieldErrorCode;
}

interface DomainErrorParts {
  readonly kind: DomainErrorKind;
  /** Stable, machine-readable name of this failure. */
  readonly code: string;
  /** One plain sentence a person can act on. */
  readonly message: string;
  readonly errors?: readonly FieldError[] | undefined;
  /** Seconds to wait before another try; left out where waiting changes nothing. */
  readonly retryAfterSeconds?: number | undefined;
  /** For a failure that must not tell the caller that something was out of their reach: the audit trail keeps it as a refusal. */
  readonly isRecorded?: boolean | undefined;
}

/** A failure the product foresees. */
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

/** The definition of a failure, in one place for the thrown error, the HTTP response and the API document. */
interface FailureDefinition<Values extends readonly unknown[]>
  extends Pick<DomainErrorParts, 'kind' | 'code' | 'retryAfterSeconds' | 'isRecorded'> {
  /** One plain sentence a person can act on. */
  readonly sentence: string | ((...values: Values) => string);
  /** The fields to correct, made of the sentence and the values. */
  readonly errors?: (sentence: string, ...values: Values) => readonly FieldError[];
  /** When it happens, for the API document; left out where another failure of the same status says it. */
  readonly when?: string;
  /** Values for the document's example. */
  readonly example: Values;
}

/** The part of a failure that the API document shows. */
export interface DocumentedFailure {
  readonly code: string;
  readonly when?: string | undefined;
  /** The failure as it could be thrown. */
  readonly example: () => DomainError;
}

/** Makes the error to throw: `throw leadNotFound()`. */
export interface Failure<Values extends readonly unknown[]> extends DocumentedFailure {
  (...values: Values): DomainError;
}

type WithoutValues = Omit<FailureDefinition<[]>, 'example'>;

/** One failure of the product. `example` is needed where the sentence or the fields are made of values. */
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
  // Without values, none are read.
  return Object.assign(make, {
    code: parts.code,
    when,
    example: () => make(...((example ?? []) as unknown as Values)),
  });
}

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
