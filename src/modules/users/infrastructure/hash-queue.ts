import fastq from 'fastq';
import { passwordsBusy } from '../domain/user.errors.js';

type Job<T> = () => Promise<T>;

/**
 * Runs password hashes a few at a time. Each keeps a core busy and holds one of the four threads that file serving uses too,
 * so without a bound a burst of sign-ins would make every page wait.
 */
export class HashQueue {
  private readonly queue: fastq.queueAsPromised<Job<unknown>, unknown>;

  constructor(
    atOnce: number,
    private readonly maxWaiting: number,
  ) {
    this.queue = fastq.promise((job: Job<unknown>) => job(), atOnce);
  }

  get isFull(): boolean {
    return this.queue.length() >= this.maxWaiting;
  }

  /** @throws passwordsBusy at once where `maxWaiting` jobs wait already */
  run<T>(job: Job<T>): Promise<T> {
    if (this.isFull) throw passwordsBusy();
    return this.queue.push(job) as Promise<T>;
  }
}
