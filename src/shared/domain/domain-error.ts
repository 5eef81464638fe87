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

/** A failure the product foresees. `message` is one plain sentence a person can act on. */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    /** Stable, machine-readable name of this failure. */
    readonly code: string,
    message: string,
    readonly errors: readonly FieldError[] = [],
    /** Seconds to wait before another try; left out where waiting changes nothing. */
    readonly retryAfterSeconds?: number,
    /** Whether the audit trail keeps it as a refusal although its kind does not say that it is one. */
    readonly isRecorded = false,
  ) {
    super(message);
  }
}
