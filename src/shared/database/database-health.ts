import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { DatabasePools } from '../../database/database-pools.js';

/** Together less than the second in which a health check has to be answered. */
const CONNECT_MS = 600;
const ANSWER_MS = 300;

/** Whether the database answers, over a connection of its own, so that it answers also while requests use all others. */
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

  /** Answers when the database does; fails within 0.9 s when it does not. Those that ask at the same time ask once. */
  async check(): Promise<void> {
    this.running ??= this.pool.query('SELECT 1').finally(() => {
      this.running = null;
    });
    await this.running;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
