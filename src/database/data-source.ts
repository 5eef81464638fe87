import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { InitialSchema1763700000000 } from '../../migrations/1763700000000-initial-schema.js';
import { PromiseClock1763800000000 } from '../../migrations/1763800000000-promise-clock.js';
import { PossibleDuplicates1763800100000 } from '../../migrations/1763800100000-possible-duplicates.js';
import { LiveUpdates1763800200000 } from '../../migrations/1763800200000-live-updates.js';
import { SavedViews1763800300000 } from '../../migrations/1763800300000-saved-views.js';
import { LeadCounts1763800500000 } from '../../migrations/1763800500000-lead-counts.js';

/** Any number both sides agree on; it keeps two starting processes from migrating at once. */
const MIGRATION_LOCK = 7_202_512;

/**
 * How the application reaches the database at `url`. A call waits for a connection at most twice (its sign-in, its work)
 * and for a lock once; each wait is short enough that an absent or saturated database is an answer within 2 s.
 */
export function dataSourceOptions(url: string, connectTimeoutMS = 1_000): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations: [
      InitialSchema1763700000000,
      PromiseClock1763800000000,
      PossibleDuplicates1763800100000,
      LiveUpdates1763800200000,
      SavedViews1763800300000,
      LeadCounts1763800500000,
    ],
    migrationsTransactionMode: 'each',
    logging: false,
    poolSize: 10,
    connectTimeoutMS,
    applicationName: 'kisan-canteen',
    extra: {
      // The planner's default price of a random read suits spinning disks; with it, lists sort instead of using the index.
      // Waking parallel workers takes milliseconds; a count that is small must not pay for them, a report may.
      options:
        '-c random_page_cost=1.1 -c parallel_setup_cost=10000 -c statement_timeout=30000 -c lock_timeout=500 -c idle_in_transaction_session_timeout=30000',
      keepAlive: true,
    },
  };
}

/** Brings the schema up to date. Safe to call from several processes at once: one migrates, the others wait. */
export async function migrate(databaseUrl: string): Promise<void> {
  const lock = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Nobody waits for an answer here: a start on a busy machine takes its time.
    const dataSource = await new DataSource(dataSourceOptions(databaseUrl, 5_000)).initialize();
    try {
      await dataSource.runMigrations();
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
}
