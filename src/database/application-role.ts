import pg from 'pg';
import { StartError } from '../config/errors.js';
import { GRANT_LOCK } from '../shared/database/advisory-locks.js';

/**
 * Grants the role of `databaseUrl` only the rights that the application needs. The role can read and extend the audit
 * trail, but even a compromised server cannot change the trail or grant itself more rights.
 * The grants also cover tables that later migrations create: during an upgrade, servers of the previous version keep
 * running, and their statements fire triggers that use the new tables.
 * @throws StartError if both addresses use the same role, or if the application's role can act as the owner
 */
export async function grantToApplication(databaseUrl: string, ownerUrl: string): Promise<void> {
  const application = await roleOf(databaseUrl);
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ may_act_as_owner: boolean }>(
      `SELECT pg_has_role($1, current_user, 'MEMBER') AS may_act_as_owner`,
      [application],
    );
    if (rows[0]?.may_act_as_owner) {
      throw new StartError(
        'DATABASE_URL and DATABASE_OWNER_URL must use different roles. The role in DATABASE_URL must not be a superuser or a member of the other role.',
      );
    }
    const role = pg.escapeIdentifier(application);
    await owner.query(`
      BEGIN;
      SELECT pg_advisory_xact_lock(${GRANT_LOCK});
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${role};
      REVOKE UPDATE, DELETE ON audit_events FROM ${role};
      REVOKE INSERT, UPDATE ON audit_values FROM ${role};
      REVOKE INSERT, UPDATE, DELETE ON migrations, routines FROM ${role};
      COMMIT`);
  } finally {
    await owner.end();
  }
}

async function roleOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}
