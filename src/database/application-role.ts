import pg from 'pg';
import { StartError } from '../config/errors.js';
import { GRANT_LOCK } from '../shared/database/advisory-locks.js';

/**
 * Gives the role of `databaseUrl` what the application needs on tables that the role of `ownerUrl` owns, and no more:
 * the audit trail can be read and added to, so that not even the whole server, taken over, could change or unlock it.
 * Tables of later migrations are included, since a server of the earlier version goes on while they run: its statements fire
 * their triggers.
 * @throws StartError when both addresses name one role, or the application's could still act as the owner
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
        'DATABASE_OWNER_URL must name a role that the one in DATABASE_URL is not, is no member of, and is no superuser over.',
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

/** The role that a server at this address works as. */
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
