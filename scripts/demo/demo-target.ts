/** Checks that a demo can be loaded into a database, before anything is changed. */
import type pg from 'pg';
import { readDemoState } from './demo-record.js';

/** The content of the database does not allow the request. The message says what to do. */
export class DemoConflict extends Error {}

/** The first migrations of this version and of 0.1.0. */
const FIRST_MIGRATIONS = ['Baseline1765000000000', 'InitialSchema1763700000000'];

/**
 * Protects databases in use: they must not receive our tables or an administrator, or lose their indexes during a
 * load. A database that a demo was removed from is checked like any other, because it may have been used since then.
 * @throws DemoConflict if the database holds leads, users besides a first administrator, or tables of another program
 */
export async function requireDemoTarget(client: pg.Client): Promise<void> {
  if (!(await isOurs(client))) {
    if (await holdsTables(client)) {
      throw new DemoConflict('This database holds tables of another application. The demo needs an empty database.');
    }
    return;
  }
  const { present } = await readDemoState(client);
  if (present === null && (await isUsed(client))) {
    throw new DemoConflict(
      'This database holds real leads or users. The demo needs a database that is empty or already holds a demo.',
    );
  }
}

/** Whether a demo can be removed. Works with databases of any version and of other applications. */
export async function holdsDemo(client: pg.Client): Promise<boolean> {
  return (await isOurs(client)) && (await readDemoState(client)).present !== null;
}

/** Whether the database has our migrations. Other applications can also have tables called users and leads. */
async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = to_regclass('migrations') AND attname = 'name'`,
  );
  if (found.length === 0) return false;
  const { rows } = await client.query('SELECT FROM migrations WHERE name = ANY ($1)', [FIRST_MIGRATIONS]);
  return rows.length > 0;
}

/** Includes tables in any schema, except those of extensions. */
async function holdsTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
       AND NOT EXISTS (
         SELECT FROM pg_depend d
         WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     LIMIT 1`,
  );
  return rows.length > 0;
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_used: boolean }>(
    `SELECT EXISTS (SELECT FROM leads) OR (SELECT count(*) > 1 OR bool_or(role <> 'admin') FROM users) AS is_used`,
  );
  // bool_or is null if there are no users.
  return rows[0]?.is_used === true;
}
