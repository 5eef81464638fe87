import { defineFailure } from '../../../shared/domain/failure.js';

export const tooManyConnections = defineFailure({
  kind: 'throttled',
  code: 'too_many_connections',
  when: 'Too many tries; see Retry-After',
  sentence: 'You follow the leads in too many windows already. Please close some of them.',
  retryAfterSeconds: 60,
});
