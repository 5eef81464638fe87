import pg from 'pg';
import { roleOf } from './application-role.js';

const SCHEMA = 'graphile_worker';
/** Any number of our own: of several servers that start, one makes the tables. */
const JOB_QUEUE_LOCK = 7_202_517;

/** Makes or renews the job queue's tables as the owner, and lets the role of `databaseUrl` use them. */
export async function prepareJobQueue(databaseUrl: string, ownerUrl: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  const owner = new pg.Pool({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000, max: 2 });
  owner.on('error', () => undefined);
  const lock = await owner.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [JOB_QUEUE_LOCK]);
    await runMigrations({ pgPool: owner, logger: new Logger(() => () => undefined) });
    if (ownerUrl !== databaseUrl) await grantTo(lock, await roleOf(databaseUrl));
  } finally {
    lock.release(true);
    await owner.end();
  }
}

/** The queue's tables have row security without a policy, which closes them to everybody but their owner. */
async function grantTo(owner: pg.PoolClient, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await owner.query<{ table: string }>(
    `SELECT quote_ident(relname) AS table FROM pg_class
     WHERE relnamespace = '${SCHEMA}'::regnamespace AND relrowsecurity`,
  );
  const policies = rows.map(
    ({ table }) => `
      DROP POLICY IF EXISTS application ON ${SCHEMA}.${table};
      CREATE POLICY application ON ${SCHEMA}.${table} TO ${name} USING (true) WITH CHECK (true);`,
  );
  await owner.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA ${SCHEMA} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${SCHEMA} TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${SCHEMA} TO ${name};
    ${policies.join('')}
    COMMIT`);
}
