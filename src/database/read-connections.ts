import type { DataSource } from 'typeorm';
import { errorCode } from '../config/errors.js';
import { AbandonedQuery } from '../shared/database/pool-query.js';
import type { ReadReplica } from './read-replica.js';

/** PostgreSQL's code for a statement that took too long. */
const TOOK_TOO_LONG = '57014';

/** Where read-only calls are answered: by the replica where one is set and has everything, and else by the primary. */
export class ReadConnections {
  /** Where a replica is set. */
  readonly ofReplica: DataSource | undefined;

  constructor(
    private readonly primary: DataSource,
    private readonly replica: ReadReplica | null,
  ) {
    this.ofReplica = replica?.connections(primary);
  }

  /** One statement that only reads. */
  query<Rows>(text: string, values: unknown[]): Promise<Rows> {
    return this.read((database) => database.query<Rows>(text, values));
  }

  /** Reads what is committed by now, or later. Where the replica fails, `work` is done again on the primary. */
  async read<T>(work: (database: DataSource) => Promise<T>): Promise<T> {
    const { primary, replica, ofReplica } = this;
    if (!replica || !ofReplica || !(await replica.hasEverything())) return work(primary);
    try {
      return await work(ofReplica);
    } catch (failure) {
      // Nobody waits for it any more, or it would take as long there.
      if (failure instanceof AbandonedQuery || errorCode(failure) === TOOK_TOO_LONG) throw failure;
      return work(primary);
    }
  }
}
