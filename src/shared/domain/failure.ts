import { DomainError, type DomainErrorKind, type FieldError } from './domain-error.js';

/** The definition of a failure, in one place for the thrown error, the HTTP response and the API document. */
interface FailureDefinition<Values extends readonly unknown[]> {
  readonly kind: DomainErrorKind;
  /** Stable, machine-readable name of this failure. */
  readonly code: string;
  /** One plain sentence a person can act on. */
  readonly sentence: string | ((...values: Values) => string);
  /** The fields to correct, made of the sentence and the values. */
  readonly errors?: (sentence: string, ...values: Values) => readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** For one that must not tell the caller that something was out of their reach; the audit trail keeps it. */
  readonly isRecorded?: boolean;
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
  const { kind, code, sentence, errors, retryAfterSeconds, isRecorded, when, example } = definition;
  const make = (...values: Values): DomainError => {
    const message = typeof sentence === 'string' ? sentence : sentence(...values);
    return new DomainError(kind, code, message, errors?.(message, ...values), retryAfterSeconds, isRecorded);
  };
  // Without values, none are read.
  return Object.assign(make, { code, when, example: () => make(...((example ?? []) as unknown as Values)) });
}
