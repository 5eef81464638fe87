import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { type Env, readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/configure-app.js';
import { FirstAdministratorService } from '../../src/modules/users/application/first-administrator.service.js';
import { createTestDatabase } from './test-database.js';

export const ADMIN = { email: 'admin@kisancanteen.local', password: 'harvest-moon-42' };

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; tests look into it as they please. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape
  body: any;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Api {
  url: string;
  databaseUrl: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Signs in; answers the token. */
  signIn(email?: string, password?: string): Promise<string>;
  /** Straight to the database, for what the API does not show. */
  sql<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

/** The real application on a database of its own, with one administrator. */
export async function startApi(settings: Partial<Env> = {}): Promise<Api> {
  const database = await createTestDatabase();
  const env: Env = {
    ...readEnv({ LOG_LEVEL: 'silent' }),
    jwtSecret: 'a secret that only the tests sign with',
    leadsPerMinute: 0,
    loginsPer15Minutes: 0,
    clientErrorsPerMinute: 0,
    ...settings,
  };
  const app: NestFastifyApplication = await createApp(env, database.url);
  await app.get(FirstAdministratorService, { strict: false }).ensure(ADMIN.email, ADMIN.password);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);

  const call: Api['call'] = async (method, path, { token, body, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await bodyOf(response);
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };

  return {
    url,
    databaseUrl: database.url,
    call,
    signIn: async (email = ADMIN.email, password = ADMIN.password) => {
      const answer = await call('POST', '/api/auth/login', { body: { email, password } });
      if (answer.status !== 200) throw new Error(`Could not sign in as ${email}: ${answer.text}`);
      return answer.body.token as string;
    },
    sql: async (text, values) => (await pool.query(text, values)).rows,
    close: async () => {
      await pool.end();
      await app.close();
      await database.drop();
    },
  };
}

/** The body; of a stream without end, what comes first. */
async function bodyOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}
