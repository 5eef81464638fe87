import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { DatabasePools } from '../../database/database-pools.js';
import { READ_ONLY } from './database-failure.js';

/** The timeouts add up to less than 1 s, the limit of a health check. */
const CONNECT_MS = 600;
const ANSWER_MS = 300;

/** Checks that the database responds and accepts writes. Uses its own connection, because the pool can be full. */
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
      // Longer than the usual interval between checks, so that most checks reuse the connection.
      idleTimeoutMillis: 60_000,
    });
    this.pool.on('error', () => undefined);
    pools.add('health', this.pool);
  }

  /** Fails within 0.9 s if the database does not respond or is a replica. Simultaneous calls share one check. */
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
      // Closes the connection to a replica: after a failover, a new connection can reach the new primary.
      client.release(!isPrimary);
    }
    if (!isPrimary) throw Object.assign(new Error('The database is read-only.'), { code: READ_ONLY });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
