import { defineFailure } from './failure.js';

export interface KeyedCall {
  /** The client's key, combined with the sender and the operation, because others can use the same key. */
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** The data in a replayed response: ids and counts, but nothing that the caller might no longer be allowed to see. */
export type Receipt = Readonly<Record<string, unknown>>;

/** Carries out a call once, even if it is repeated within 24 hours. */
export abstract class KeyedCalls {
  /**
   * Runs `work`, or returns the receipt of an earlier successful call with this key. The key is stored in the same
   * transaction as the change, so a crash never causes a second change.
   * @throws `submission_in_flight` or `idempotency_key_reused`
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
  when: 'An earlier call with this Idempotency-Key is still running (see Retry-After)',
  sentence: 'The same call is still running. Try again in a moment.',
  retryAfterSeconds: 1,
});

export const idempotencyKeyReused = defineFailure({
  kind: 'unprocessable',
  code: 'idempotency_key_reused',
  when: 'The Idempotency-Key was used with a different body',
  sentence: 'This Idempotency-Key was already used with different content. Use a new key for a new call.',
});
