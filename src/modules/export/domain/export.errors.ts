import { defineFailure } from '../../../shared/domain/failure.js';

/** Exports that run at once for one user. */
export const MAX_EXPORTS_OF_USER = 2;

const RETRY_AFTER_SECONDS = 30;

export const ownExportsRunning = defineFailure({
  kind: 'throttled',
  code: 'own_exports_running',
  when: 'Too many exports at once; see Retry-After',
  sentence: `${MAX_EXPORTS_OF_USER} exports of yours are under way. Please wait for one of them or cancel it.`,
  retryAfterSeconds: RETRY_AFTER_SECONDS,
});

export const exportsBusy = defineFailure({
  kind: 'throttled',
  code: 'exports_busy',
  sentence: 'Colleagues are exporting as much as the server can. Please try again in a moment.',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
});
