import type { DataSource } from 'typeorm';
import { Clock } from '../domain/form-dates.js';

const COMPARED_EVERY_MS = 60_000;

/** This machine's clock, corrected by its difference from the database's clock, which is measured once a minute. */
export class PostgresClock extends Clock {
  private aheadMs = 0;
  private comparedMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async now(): Promise<Date> {
    if (performance.now() - this.comparedMs > COMPARED_EVERY_MS) await this.compare();
    return new Date(Date.now() + this.aheadMs);
  }

  private async compare(): Promise<void> {
    const [row]: { now: Date }[] = await this.dataSource.query('SELECT clock_timestamp() AS now');
    this.comparedMs = performance.now();
    if (row) this.aheadMs = row.now.getTime() - Date.now();
  }
}
