import { defineFailure } from '../../../shared/domain/failure.js';

/** Exports that run at once in one process; each has a connection of its own, so that no page waits for a download. */
export const MAX_EXPORTS = 4;
/** Counts the exports under way. */
export class ExportSlots {
  private readonly userIds: string[] = [];

  /**
   * @returns the function that frees the slot; calling it again does nothing
   * @throws DomainError where the user has too many already, or all have
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
