import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { type Env, readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/configure-app.js';
import { FirstAdministratorService } from '../../src/modules/users/application/first-administrator.service.js';
import { HourlyTasksService } from '../../src/shared/background-work.js';
import { PostgresAuditTrail } from '../../src/shared/database/postgres-audit-trail.js';
import { ADMIN } from './admin.js';
import { ApiClient } from './api-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export interface Api {
  url: string;
  /** Of its database, as the server's role. */
  databaseUrl: string;
  /** Of its database, as the owner of the tables. */
  ownerUrl: string;
  call: ApiClient['call'];
  raw: ApiClient['raw'];
  /** Signs in; answers the token. */
  signIn(email?: string, password?: string): Promise<string>;
  /** Straight to the database, as the owner, for what the API does not show. */
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** What the server does once an hour. */
  runHourlyTasks(): Promise<void>;
  /** Writes the audit rows that wait, and what was counted so far. */
  flushAudit(): Promise<void>;
  close(): Promise<void>;
}

/** The real application with one administrator, on a database of its own, which goes with it. */
export async function startApi(settings: Partial<Env> = {}, own?: TestDatabase): Promise<Api> {
  const database = own ?? (await createTestDatabase());
  const env: Env = {
    ...readEnv({ LOG_LEVEL: 'silent' }),
    jwtSecret: 'a secret that only the tests sign with',
    leadsPerMinute: 0,
    loginsPer15Minutes: 0,
    clientErrorsPerMinute: 0,
    staffWritesPerMinute: 0,
    ...settings,
  };
  const app: NestFastifyApplication = await createApp(env, database.url);
  await app.get(FirstAdministratorService, { strict: false }).ensure(ADMIN.email, ADMIN.password);
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
    runHourlyTasks: () => app.get(HourlyTasksService, { strict: false }).run(),
    flushAudit: () => app.get(PostgresAuditTrail, { strict: false }).flush(),
    close: async () => {
      await pool.end();
      await app.close();
      await database.drop();
    },
  };
}
