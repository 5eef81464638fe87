import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { DatabasePools } from '../../database/database-pools.js';
import { READ_ONLY } from './database-failure.js';

/** Together less than the second in which a health check has to be answered. */
const CONNECT_MS = 600;
const ANSWER_MS = 300;

/** Whether the database answers and takes changes, over a connection of its own, so that it answers also while requests use all others. */
@Injectable()
export class DatabaseHealth implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private running: Promise<unknown> | null = null;

  constructor(dataSource: DataSource, pools: DatabasePools) {
    const { url } = dataSource.options as { url?: string };
    this.pool = new pg.Pool({
      connectionString: url,
      application_name: 'kisan-canteen-health',
      max: 1,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      // Longer than the usual time between two checks, so that a check need not sign in anew.
      idleTimeoutMillis: 60_000,
    });
    this.pool.on('error', () => undefined);
    pools.add('health', this.pool);
  }

  /** Answers when the database does; fails within 0.9 s when it does not, or is a replica. Those that ask at the same time ask once. */
  async check(): Promise<void> {
    this.running ??= this.askPrimary().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  private async askPrimary(): Promise<void> {
    const client = await this.pool.connect();
    let isPrimary = false;
    try {
      const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
      isPrimary = rows[0]?.transaction_read_only === 'off';
    } finally {
      // The next connection may lead to the one that took its place.
      client.release(!isPrimary);
    }
    if (!isPrimary) throw Object.assign(new Error('The database is read-only.'), { code: READ_ONLY });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
