import { exportsBusy, MAX_EXPORTS_OF_USER, ownExportsRunning } from './export.errors.js';

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
