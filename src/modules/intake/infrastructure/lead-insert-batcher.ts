import { isDatabaseUnavailable } from '../../../shared/database/database-failure.js';
import type { StoredLead } from '../domain/submission.repository.js';
import type { IncomingLead } from './insert-leads.js';

/** More than this many at once make a statement slow without making a lead cheaper. */
const MAX_BATCH = 64;
/** While one is committed the next can be worked on. */
const BATCHES_AT_ONCE = 2;

interface Waiting {
  readonly incoming: IncomingLead;
  resolve(lead: StoredLead | null): void;
  reject(failure: unknown): void;
}

/**
 * Stores leads that come in at the same time together, one statement and one commit for all of them: a lead that comes alone
 * waits for nothing, and the more there are, the less each costs.
 */
export class LeadInsertBatcher {
  private waiting: Waiting[] = [];
  private running = 0;

  constructor(private readonly insert: (batch: readonly IncomingLead[]) => Promise<Map<string, StoredLead>>) {}

  /**
   * The lead once it is committed; null where the batch did not store it, be it for its own key or for what was
   * wrong with a neighbour: then it has to be tried alone.
   */
  add(incoming: IncomingLead): Promise<StoredLead | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ incoming, resolve, reject });
      // A turn later, so that those that were read from the network together go together.
      setImmediate(() => void this.next());
    });
  }

  private async next(): Promise<void> {
    while (this.running < BATCHES_AT_ONCE && this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH);
      this.running += 1;
      await this.store(batch);
      this.running -= 1;
    }
  }

  private async store(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.insert(batch.map(({ incoming }) => incoming));
      for (const { incoming, resolve } of batch) resolve(stored.get(incoming.lead.id) ?? null);
    } catch (failure) {
      const isUnavailable = isDatabaseUnavailable(failure);
      for (const { resolve, reject } of batch) {
        if (isUnavailable) reject(failure);
        else resolve(null);
      }
    }
  }
}
