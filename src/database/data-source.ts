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

/** With these timeouts, an overloaded database causes a 503 within 10 s, but a merely busy machine causes no errors. */
const REQUEST_TIMEOUTS: pg.PoolConfig = {
  Client: PoolClient,
  // Longest wait for a pool connection. Opening a new connection has a shorter limit (pool-client.ts).
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  // PostgreSQL cancels the statement after this time. If it does not respond, pg gives up one second later.
  statement_timeout: 7_000,
  query_timeout: 8_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** No statement timeout, because rewriting a large table takes long. Lock waits are short: they block requests. */
const MIGRATION_TIMEOUTS: pg.PoolConfig = { connectionTimeoutMillis: 5_000, lock_timeout: 500 };

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

export function dataSourceOptions(url: string, timeouts: pg.PoolConfig = REQUEST_TIMEOUTS): PostgresOptions {
  return {
    type: 'postgres',
    url,
    logging: false,
    poolSize: 8,
    applicationName: 'kisan-canteen',
    extra: {
      ...timeouts,
      // The default cost of random reads is meant for spinning disks: the planner would sort lists instead of using an
      // index. Starting parallel workers takes milliseconds, which is too much for small counts but fine for reports.
      options: '-c random_page_cost=1.1 -c parallel_setup_cost=10000',
      // Detects that the database's machine has failed, even while an export waits for rows.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
  };
}

export interface SchemaParts {
  readonly migrations?: readonly MigrationClass[];
  /** By default, all files in migrations/routines/. `null` leaves functions, triggers and views unchanged. */
  readonly routines?: readonly Routines[] | null;
}

/**
 * Runs pending migrations and then changed routines, in one transaction unless a migration has `transaction = false`.
 * Several processes can call this: one migrates while the others wait. Routines of a newer release stay unchanged.
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

/** Creates the functions, triggers and views whose definitions the database stores. Used after restoring a backup. */
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

/** Polls, because a waiting statement would deadlock with CREATE INDEX CONCURRENTLY in the process with the lock. */
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

/** Returns the migration classes in migrations/, oldest first. New files need no registration. */
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

const LAST_OF_0_1_0 = 'MoreSounds1764860200000';
const BASELINE_TIMESTAMP = 1_765_000_000_000;

/** @throws StartError if not all migrations of 0.1.0 have run, because only its final schema can be adopted */
function refuseEarlierSchema(executed: readonly { readonly timestamp: number; readonly name: string }[]): void {
  const last = executed.toSorted((a, b) => a.timestamp - b.timestamp).at(-1);
  if (!last || last.timestamp >= BASELINE_TIMESTAMP || last.name === LAST_OF_0_1_0) return;
  throw new StartError(
    `This database was last started with Kisan Canteen 0.1.0 before its last migration (found ${last.name}). Start it once with commit 90acb013, then start this version.`,
  );
}
