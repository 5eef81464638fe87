import { isDatabaseUnavailable } from './database-failure.js';

/** Whoever waited longer than this for a database that then did not answer would not be answered within 10 s any more. */
const MAX_WAIT_MS = 1_500;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly sinceMs: number;
  resolve(result: Result): void;
  reject(failure: unknown): void;
}

/**
 * Does the work of calls that come at the same time together, in one statement for all of them: one that comes alone waits for
 * nothing, and the more there are, the less each costs.
 */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;

  /**
   * @param work answers a result for each item, in their order; what it throws is thrown to all that added one of them, and where the database does not answer, to those that have waited long
   * @param limits `size`: how many items one batch may have; `atOnce`: how many batches are worked on at a time
   */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly limits: { readonly size: number; readonly atOnce: number },
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, sinceMs: performance.now(), resolve, reject });
      // A turn later, so that those that were read from the network together go together.
      if (this.waiting.length === 1) setImmediate(() => this.next());
    });
  }

  private next(): void {
    while (this.running < this.limits.atOnce && this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.limits.size);
      this.running += 1;
      void this.workOn(batch).then(() => {
        this.running -= 1;
        this.next();
      });
    }
  }

  private async workOn(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (failure) {
      for (const { reject } of batch) reject(failure);
      if (isDatabaseUnavailable(failure)) this.rejectLongWaiting(failure);
    }
  }

  private rejectLongWaiting(failure: unknown): void {
    const sinceMs = performance.now() - MAX_WAIT_MS;
    const longWaiting = this.waiting.filter((waiting) => waiting.sinceMs < sinceMs);
    this.waiting = this.waiting.filter((waiting) => waiting.sinceMs >= sinceMs);
    for (const { reject } of longWaiting) reject(failure);
  }
}
