/** Whether a demo may go into a database, judged before anything is changed there. */
import type pg from 'pg';
import { readDemoState } from './demo-record.js';

/** A request that what the database holds rules out; its message says what to do. */
export class DemoConflict extends Error {}

/** Of this version and of 0.1.0. */
const FIRST_MIGRATIONS = ['Baseline1765000000000', 'InitialSchema1763700000000'];

/**
 * Nobody else's database gets tables, an administrator more, or loses its indexes while a million leads are loaded. One that a
 * demo was removed from is judged like any other: since then it may have come into use.
 * @throws DemoConflict where the database holds leads, staff besides a first administrator, or tables that are not ours
 */
export async function requireDemoTarget(client: pg.Client): Promise<void> {
  if (!(await isOurs(client))) {
    if (await holdsTables(client)) {
      throw new DemoConflict('This database holds tables of something else: the demo only goes into an empty one.');
    }
    return;
  }
  const { present } = await readDemoState(client);
  if (present === null && (await isUsed(client))) {
    throw new DemoConflict(
      'This database holds leads or staff of somebody: the demo only goes into one that is empty or holds a demo already.',
    );
  }
}

/** Whether there is a demo to take away; asks a database of any version, and of anybody. */
export async function holdsDemo(client: pg.Client): Promise<boolean> {
  return (await isOurs(client)) && (await readDemoState(client)).present !== null;
}

/** Whether a server of any version has migrated it: other applications have tables called users and leads too. */
async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = to_regclass('migrations') AND attname = 'name'`,
  );
  if (found.length === 0) return false;
  const { rows } = await client.query('SELECT FROM migrations WHERE name = ANY ($1)', [FIRST_MIGRATIONS]);
  return rows.length > 0;
}

/** In any schema, those that come with an extension left out. */
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
  // Without any user, bool_or is null.
  return rows[0]?.is_used === true;
}
