import pg from 'pg';
import type { Env } from '../../src/config/env.js';
import { ADMIN } from './admin.js';
import { ApiClient } from './api-client.js';
import { createBuiltApp, ensureAdministrator } from './built-server.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

type AuditTrail = typeof import('../../src/shared/database/postgres-audit-trail.js');
type BackgroundWork = typeof import('../../src/shared/background-work.js');

export interface Api {
  url: string;
  /** Connection string that uses the server's database role. */
  databaseUrl: string;
  /** Connection string that uses the role that owns the tables. */
  ownerUrl: string;
  call: ApiClient['call'];
  raw: ApiClient['raw'];
  signIn(email?: string, password?: string): Promise<string>;
  /** Queries the database directly, as its owner. Tests use this for data that the API does not show. */
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  runHourlyTasks(): Promise<void>;
  /** Writes pending audit rows, including counted ones. */
  flushAudit(): Promise<void>;
  close(): Promise<void>;
}

/** The real application with one administrator, on its own database, which is dropped when the application closes. */
export async function startApi(settings: Partial<Env> = {}, own?: TestDatabase): Promise<Api> {
  const database = own ?? (await createTestDatabase());
  const app = await createBuiltApp(settings, database.url);
  await ensureAdministrator(app);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  pool.on('error', () => undefined);

  const client = new ApiClient(url);
  return {
    url,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    call: client.call.bind(client),
    raw: client.raw.bind(client),
    signIn: async (email = ADMIN.email, password = ADMIN.password) => {
      const answer = await client.call('post', '/api/auth/login', { body: { email, password } });
      return answer.body.token;
    },
    sql: async (text, values) => (await pool.query(text, values)).rows,
    runHourlyTasks: async () => {
      const { HourlyTasksService } = await importBuilt<BackgroundWork>('src/shared/background-work.js');
      await app.get(HourlyTasksService, { strict: false }).run();
    },
    flushAudit: async () => {
      const { PostgresAuditTrail } = await importBuilt<AuditTrail>('src/shared/database/postgres-audit-trail.js');
      await app.get(PostgresAuditTrail, { strict: false }).flush();
    },
    close: async () => {
      await pool.end();
      await app.close();
      await database.drop();
    },
  };
}
