import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { TEMPLATE_LOCK } from '../../src/shared/database/advisory-locks.js';

export interface TestDatabase {
  /** Connection string that uses the server's database role. */
  url: string;
  /** Connection string that uses the role that owns the tables. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A migrated, empty database for one test file, cloned from the template of global-setup.mjs. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneOf('kc_template');
}

/** A database without tables, for tests of the migrations. Only its owner has permissions. */
export function createBareDatabase(): Promise<TestDatabase> {
  return cloneOf('template0');
}

/** Clones the template with this name. The first call fills the template. `fill` must close its connections. */
export async function createFilledDatabase(
  template: string,
  fill: (ownerUrl: string) => Promise<void>,
): Promise<TestDatabase> {
  await asSuperuser(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rows.length > 0) return;
    await client.query(`DROP DATABASE IF EXISTS ${template}_draft WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${template}_draft TEMPLATE kc_template OWNER kisan_canteen`);
    await fill(urlOf('TEST_DATABASE_OWNER_URL', `${template}_draft`));
    await client.query(`ALTER DATABASE ${template}_draft RENAME TO ${template}`);
  });
  return cloneOf(template);
}

async function cloneOf(template: string): Promise<TestDatabase> {
  const name = `kc_test_${randomUUID().replaceAll('-', '')}`;
  // FILE_COPY takes a quarter of the time of PostgreSQL's default strategy, which writes the copy to the WAL.
  await asSuperuser((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER kisan_canteen STRATEGY FILE_COPY`),
  );
  return {
    url: urlOf('TEST_DATABASE_URL', name),
    ownerUrl: urlOf('TEST_DATABASE_OWNER_URL', name),
    drop: async () => {
      await asSuperuser((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

function urlOf(role: string, database: string): string {
  const url = new URL(fromSetup(role));
  url.pathname = `/${database}`;
  return url.href;
}

async function asSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: fromSetup('TEST_DATABASE_SUPERUSER_URL') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the tests with jest, whose global set-up starts PostgreSQL.`);
  return value;
}
