/** What kind of failure a domain error is; the problem filter gives each kind its HTTP status. */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'stale'
  | 'unprocessable'
  | 'throttled'
  | 'overloaded';

/** One field that has to be corrected. `field` is its dotted path, `code` a stable word clients can translate. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code: string;
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
  ) {
    super(message);
  }
}
