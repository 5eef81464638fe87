import { DomainError } from './domain-error.js';
import { defineFailure } from './failure.js';
import type { RateLimit } from './rate-limits.js';

export const tooManyRequests = defineFailure<[limit: Pick<RateLimit, 'sentence'>]>({
  kind: 'throttled',
  code: 'too_many_requests',
  when: 'Too many tries; see Retry-After',
  sentence: ({ sentence }) => sentence,
  example: [{ sentence: 'Too many tries. Please wait a little and try again.' }],
});

/** One try too many. */
export class Throttled extends DomainError {
  constructor(
    readonly limit: RateLimit,
    retryAfterSeconds: number,
  ) {
    const { kind, code, message } = tooManyRequests(limit);
    super(kind, code, message, [], retryAfterSeconds);
  }
}
