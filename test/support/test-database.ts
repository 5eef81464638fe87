import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database for one test file, cloned from the template that global-setup.mjs made. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `kc_test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`CREATE DATABASE ${name} TEMPLATE kc_template OWNER kisan_canteen`);
  const url = new URL(fromSetup('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: fromSetup('TEST_DATABASE_SUPERUSER_URL') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the tests through jest, whose set-up starts PostgreSQL.`);
  return value;
}
