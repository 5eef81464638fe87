import { defineFailure } from './failure.js';

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
