import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  DataSource,
  type DataSourceOptions,
  MigrationExecutor,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { StartError } from '../config/errors.js';
import { MIGRATION_LOCK } from '../shared/database/advisory-locks.js';
import { PoolClient } from './pool-client.js';
import { retryLocks } from './retry-locks.js';
import { applyRoutines, type Routines, readRoutines, runStoredRoutines } from './routines.js';

const LOCK_PAUSE_MS = 250;

/**
 * How calls wait for the database: each wait ends by itself, so that a database that is away, silent or overloaded is an
 * answer (503) within 10 s; none is so short that a busy machine alone reaches it.
 */
const REQUEST_TIMEOUTS: pg.PoolConfig = {
  Client: PoolClient,
  // For a connection that others use; a new one has a shorter limit (pool-client.ts).
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  // PostgreSQL itself breaks off what takes this long; a second later pg gives up on one from which nothing comes any more.
  statement_timeout: 7_000,
  query_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Nobody waits for an answer here, and rewriting a large table takes its time; but waiting for a lock holds up calls. */
const MIGRATION_TIMEOUTS: pg.PoolConfig = { connectionTimeoutMillis: 5_000, lock_timeout: 500 };

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** How the application reaches the database at `url`. */
export function dataSourceOptions(url: string, timeouts: pg.PoolConfig = REQUEST_TIMEOUTS): PostgresOptions {
  return {
    type: 'postgres',
    url,
    logging: false,
    poolSize: 8,
    applicationName: 'kisan-canteen',
    extra: {
      ...timeouts,
      // The planner's default price of a random read suits spinning disks; with it, lists sort instead of using the index.
      // Waking parallel workers takes milliseconds; a count that is small must not pay for them, a report may.
      options: '-c random_page_cost=1.1 -c parallel_setup_cost=10000',
      // The operating system finds out that the other machine is gone, also while an export waits for its next rows.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
  };
}

export interface SchemaParts {
  /** Default: every file of migrations/. */
  readonly migrations?: readonly MigrationClass[];
  /** Default: every file of migrations/routines/. `null`: leaves functions, triggers and views as they are. */
  readonly routines?: readonly Routines[] | null;
}

/**
 * Runs the pending migrations, then the routines that changed. Safe to call from several processes at once: one migrates,
 * the others wait. Everything is one transaction, unless a pending migration has `transaction = false`.
 *
 * If a newer release has migrated the database, nothing changes: its routines fit its tables.
 */
export async function migrate(databaseUrl: string, parts: SchemaParts = {}): Promise<void> {
  const migrations = [...(parts.migrations ?? (await migrationClasses()))];
  const routines = parts.routines === undefined ? await readRoutines() : parts.routines;
  const lock = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await acquireMigrationLock(lock);
    await withOwnerSession(databaseUrl, migrations, async (dataSource, queryRunner) => {
      const executor = new MigrationExecutor(dataSource, queryRunner);
      refuseEarlierSchema(await executor.getExecutedMigrations());
      const pending = await executor.getPendingMigrations();
      const areOneTransaction = pending.every(({ instance }) => instance?.transaction === undefined);
      if (!areOneTransaction) {
        executor.transaction = 'each';
        await executor.executePendingMigrations();
      }
      await retryLocks(queryRunner, async () => {
        if (areOneTransaction) await executor.executePendingMigrations();
        const executed = await executor.getExecutedMigrations();
        const isNewer = executed.some(({ name }) => !migrations.some((migration) => migration.name === name));
        if (routines && !isNewer) await applyRoutines(queryRunner, routines);
      });
    });
  } finally {
    await lock.end();
  }
}

/** Makes the functions, triggers and views that the database itself stores: those of a backup whose rows were restored. */
export async function applyStoredRoutines(databaseUrl: string): Promise<void> {
  await withOwnerSession(databaseUrl, [], (_, queryRunner) =>
    retryLocks(queryRunner, () => runStoredRoutines(queryRunner)),
  );
}

async function withOwnerSession(
  databaseUrl: string,
  migrations: MigrationClass[],
  work: (dataSource: DataSource, queryRunner: QueryRunner) => Promise<void>,
): Promise<void> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(databaseUrl, MIGRATION_TIMEOUTS),
    migrations,
  }).initialize();
  const queryRunner = dataSource.createQueryRunner();
  try {
    await work(dataSource, queryRunner);
  } finally {
    await queryRunner.release();
    await dataSource.destroy();
  }
}

/**
 * Asks again and again: a statement that waits for the lock would be one that the other process's CREATE INDEX
 * CONCURRENTLY waits for, for ever.
 */
async function acquireMigrationLock(client: pg.Client): Promise<void> {
  const isAcquired = async () => {
    const { rows } = await client.query<{ acquired: boolean }>('SELECT pg_try_advisory_lock($1) AS acquired', [
      MIGRATION_LOCK,
    ]);
    return rows[0]?.acquired === true;
  };
  while (!(await isAcquired())) await delay(LOCK_PAUSE_MS);
}

export type MigrationClass = new () => MigrationInterface;

/** One class for each file of migrations/, the oldest first: a new file is registered by being there. */
export async function migrationClasses(): Promise<MigrationClass[]> {
  const folder = new URL('../../migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => /^\d{13}-[a-z0-9-]+\.[jt]s$/.test(name)).sort();
  const classes: MigrationClass[] = [];
  for (const name of files) {
    const exported: unknown[] = Object.values(await import(new URL(name, folder).href));
    const [migration] = exported;
    if (exported.length !== 1 || typeof migration !== 'function') throw new Error(`${name} must export one class.`);
    classes.push(migration as MigrationClass);
  }
  return classes;
}

/** The last migration of version 0.1.0. */
const LAST_OF_0_1_0 = 'MoreSounds1764860200000';
const BASELINE_TIMESTAMP = 1_765_000_000_000;

/** @throws StartError if version 0.1.0 has not finished its migrations: only its last schema can be adopted */
function refuseEarlierSchema(executed: readonly { readonly timestamp: number; readonly name: string }[]): void {
  const last = executed.toSorted((a, b) => a.timestamp - b.timestamp).at(-1);
  if (!last || last.timestamp >= BASELINE_TIMESTAMP || last.name === LAST_OF_0_1_0) return;
  throw new StartError(
    `This database was last started with Kisan Canteen 0.1.0 before its last migration (found ${last.name}). Start it once with commit 90acb013, then start this version.`,
  );
}
