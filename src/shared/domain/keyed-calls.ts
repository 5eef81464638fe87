import { defineFailure } from './failure.js';

/** A call that was sent under an Idempotency-Key. */
export interface KeyedCall {
  /** The key together with its sender and the call: the same key elsewhere is another one. */
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** What a repeat of a call answers: names of what was made or how many, and nothing that the caller may no longer see. */
export type Receipt = Readonly<Record<string, unknown>>;

/** Carries out a call once, however often it is repeated within 24 hours. */
export abstract class KeyedCalls {
  /**
   * Runs `work`, unless an earlier call with this key succeeded: then it returns that call's receipt. The key is stored in the
   * transaction of the change, so that a crash never makes two of one. A failed call keeps no key. Throws
   * `submission_in_flight` and `idempotency_key_reused`.
   */
  abstract once<T>(
    call: KeyedCall,
    work: () => Promise<T>,
    receiptOf: (answer: T) => Receipt,
  ): Promise<{ readonly answer: T } | { readonly replayed: Receipt }>;
}

export const sameCallInFlight = defineFailure({
  kind: 'conflict',
  code: 'submission_in_flight',
  when: 'An earlier call with this Idempotency-Key is still being carried out; see Retry-After',
  sentence: 'The same call is still being carried out. Try again in a moment.',
  retryAfterSeconds: 1,
});

export const idempotencyKeyReused = defineFailure({
  kind: 'unprocessable',
  code: 'idempotency_key_reused',
  when: 'The Idempotency-Key was used for another body',
  sentence: 'This Idempotency-Key was already used with another content. Use a new key for a new call.',
});
