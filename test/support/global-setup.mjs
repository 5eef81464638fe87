/**
 * Starts one PostgreSQL for the API and browser tests, with a migrated template that each test file clones.
 * Plain JavaScript that uses the built server, because Jest loads this file without the tests' module settings.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/build.mjs';

/** Small and fast settings. Nothing waits for the disk, because a crash may lose all the test data. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
};

let dataDir;
let database;
let start;

export default async function globalSetup() {
  await ensureBuilt(['server']);
  start ??= startDatabase();
  await start;
}

async function startDatabase() {
  const { startEmbeddedPostgres } = await import('../../dist/server/src/embedded-postgres/embedded-postgres.js');
  const { migrate } = await import('../../dist/server/src/database/data-source.js');
  const { grantToApplication } = await import('../../dist/server/src/database/application-role.js');
  dataDir = await mkdtemp(join(tmpdir(), 'kisan-canteen-test-'));
  database = await startEmbeddedPostgres(dataDir, { settings: SETTINGS });
  process.once('exit', () => database?.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

  await migrate(database.ownerUrl);
  await grantToApplication(database.url, database.ownerUrl);
  const { default: pg } = await import('pg');
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  await superuser.query('ALTER DATABASE kisan_canteen RENAME TO kc_template');
  // Tests connect as the owner to see what a server's connections wait for, and to terminate connections.
  await superuser.query('GRANT pg_read_all_stats, pg_signal_backend TO kisan_canteen');
  await superuser.end();

  process.env['TEST_DATABASE_URL'] = database.url;
  process.env['TEST_DATABASE_OWNER_URL'] = database.ownerUrl;
  process.env['TEST_DATABASE_SUPERUSER_URL'] = database.superuserUrl;
}

export async function stopDatabase() {
  await database?.stop();
  database = undefined;
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
}
