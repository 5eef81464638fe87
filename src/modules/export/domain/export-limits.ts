import { defineFailure } from '../../../shared/domain/failure.js';

/** Concurrent exports in one process. Each has its own database connection, so that downloads do not delay pages. */
export const MAX_EXPORTS = 4;

export class ExportSlots {
  private readonly userIds: string[] = [];

  /**
   * @returns a function that frees the slot; calling the function again does nothing
   * @throws DomainError if the user, or all users together, are running too many exports
   */
  take(userId: string): () => void {
    if (this.userIds.filter((id) => id === userId).length >= MAX_EXPORTS_OF_USER) throw ownExportsRunning();
    if (this.userIds.length >= MAX_EXPORTS) throw exportsBusy();
    this.userIds.push(userId);
    let isTaken = true;
    return () => {
      if (isTaken) this.userIds.splice(this.userIds.indexOf(userId), 1);
      isTaken = false;
    };
  }
}

export const MAX_EXPORTS_OF_USER = 2;

const RETRY_AFTER_SECONDS = 30;

export const ownExportsRunning = defineFailure({
  kind: 'throttled',
  code: 'own_exports_running',
  when: 'Too many exports are running (see Retry-After)',
  sentence: `${MAX_EXPORTS_OF_USER} of your exports are running. Please wait for one of them or cancel it.`,
  retryAfterSeconds: RETRY_AFTER_SECONDS,
});

export const exportsBusy = defineFailure({
  kind: 'throttled',
  code: 'exports_busy',
  sentence: 'The server is busy with other exports. Please try again in a moment.',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
});
