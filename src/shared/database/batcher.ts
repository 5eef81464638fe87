import { isDatabaseUnavailable } from './database-failure.js';

/** If a batch fails because the database is down, waiting calls that are older than this fail with it. */
const MAX_WAIT_MS = 1_500;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly sinceMs: number;
  resolve(result: Result): void;
  reject(failure: unknown): void;
}

/** Combines simultaneous calls into batches of one statement each. */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;

  /**
   * @param work - Returns one result per item, in the same order. If it throws, the whole batch fails.
   * @param limits - `size` is the maximum number of items in a batch. `atOnce` is the maximum number of batches that
   * run at the same time.
   */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly limits: { readonly size: number; readonly atOnce: number },
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, sinceMs: performance.now(), resolve, reject });
      // Waits one event-loop turn, so that requests which arrive together share a batch.
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
