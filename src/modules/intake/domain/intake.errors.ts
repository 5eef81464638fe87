import { defineFailure } from '../../../shared/domain/failure.js';

export const submissionInFlight = defineFailure({
  kind: 'conflict',
  code: 'submission_in_flight',
  when: 'The same submission is still being saved; see Retry-After',
  sentence: 'The same submission is still being saved. Try again in a moment.',
  retryAfterSeconds: 1,
});

export const typeNotAccessible = defineFailure({
  kind: 'forbidden',
  code: 'lead_type_not_accessible',
  when: 'The caller may not see leads of this type',
  sentence: 'You can only add leads of types that you may see.',
});

export const idempotencyKeyReused = defineFailure({
  kind: 'unprocessable',
  code: 'idempotency_key_reused',
  when: 'The key was used for another submission',
  sentence: 'This Idempotency-Key was already used for a submission with another content.',
});
