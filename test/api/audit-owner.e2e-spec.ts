/** By default the server uses a database role that owns nothing, so it cannot change the audit trail. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ADMIN } from '../support/admin.js';
import { ApiClient } from '../support/api-client.js';
import { type ServerProcess, spawnServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let root: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kisan-canteen-roles-'));
  await start();
});

afterAll(async () => {
  await stop();
  await rm(root, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = spawnServer({ DATA_DIR: root, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  url = await server.ready();
}

async function stop(): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended();
}

async function query(role: 'kisan_canteen_server' | 'postgres', statement: string): Promise<pg.QueryResult> {
  const secret = role === 'postgres' ? 'postgres-superuser-password' : 'postgres-server-password';
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number((await readFile(join(root, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]),
    user: role,
    password: (await readFile(join(root, secret), 'utf8')).trim(),
    database: 'kisan_canteen',
  });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

function send(method: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

async function workADay(): Promise<void> {
  const received = await send('POST', '/leads', { type: 'newsletter', personalInfo: { email: 'asha@example.com' } });
  expect(received.status).toBe(201);
  const { data: lead } = (await received.json()) as { data: { _id: string } };
  const signedIn = await send('POST', '/auth/login', { email: ADMIN.email, password: ADMIN.password });
  expect(signedIn.status).toBe(200);
  const { token } = (await signedIn.json()) as { token: string };
  expect((await send('PUT', `/leads/${lead._id}`, { status: 'contacted' }, token)).status).toBe(200);
  expect((await send('DELETE', `/leads/${lead._id}`, {}, token)).status).toBe(200);
}

const FORBIDDEN = [
  `UPDATE audit_events SET action = 'nothing'`,
  'DELETE FROM audit_events',
  'TRUNCATE audit_events',
  'ALTER TABLE audit_events DISABLE TRIGGER ALL',
  'DROP TABLE audit_events',
  'DROP TRIGGER audit_events_append_only ON audit_events',
  'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  `SET session_replication_role = 'replica'`,
  'SET ROLE kisan_canteen',
  'CREATE TABLE audit_events_instead (id bigint)',
  `INSERT INTO audit_values (event_id, personal) VALUES (1, '{"name": "forged"}')`,
  `UPDATE audit_values SET personal = '{"name": "forged"}'`,
  'DELETE FROM migrations',
];

describe('a server with the default settings', () => {
  it('works as a role that owns nothing, and its work is recorded', async () => {
    await workADay();
    const { rows } = await query('kisan_canteen_server', 'SELECT DISTINCT action FROM audit_events');
    expect(rows.length).toBeGreaterThanOrEqual(4);
    const sessions = await query(
      'postgres',
      `SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = 'kisan_canteen' AND pid <> pg_backend_pid()`,
    );
    expect(sessions.rows).toEqual([{ usename: 'kisan_canteen_server' }]);
  });

  it.each(FORBIDDEN)('cannot run: %s', async (statement) => {
    // 42501 means insufficient_privilege.
    await expect(query('kisan_canteen_server', statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('takes over a data directory of a version that worked as the owner', async () => {
    await query('postgres', 'DROP OWNED BY kisan_canteen_server');
    await stop();
    await rm(join(root, 'postgres-server-password'));
    await start();
    await workADay();
    await expect(query('kisan_canteen_server', 'DELETE FROM audit_events')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('on an existing database with two roles', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('servers that start together share it and grant the lesser role its rights; one starts as that role alone, and none stops it', async () => {
    const own = await mkdtemp(join(tmpdir(), 'kisan-canteen-shared-'));
    const env = {
      DATA_DIR: join(own, 'data'),
      DATABASE_URL: database.url,
      JWT_SECRET: 'k'.repeat(32),
      ADMIN_PASSWORD: ADMIN.password,
    };
    const owning = { ...env, DATABASE_OWNER_URL: database.ownerUrl };
    const pair = [spawnServer(owning), spawnServer({ ...owning, NODE_ENV: 'production' })];
    await Promise.all(pair.map((each) => each.ready()));
    const alone = spawnServer(env);
    for (const each of [...pair, alone]) {
      const body = { email: ADMIN.email, password: ADMIN.password };
      const { status } = await new ApiClient(await each.ready()).raw('POST', '/api/auth/login', { body });
      expect(status).toBe(200);
    }
    for (const each of [...pair, alone]) {
      each.child.kill('SIGTERM');
      expect(await each.ended()).toBe(0);
    }
    expect(await readdir(own)).toEqual([]);
    await rm(own, { recursive: true });
  });

  it('a server does not start if both URLs name the same role', async () => {
    const other = new URL(database.ownerUrl);
    other.searchParams.set('application_name', 'other');
    const refused = spawnServer({
      DATABASE_URL: database.ownerUrl,
      DATABASE_OWNER_URL: other.href,
      JWT_SECRET: 'k'.repeat(32),
    });
    expect(await refused.ended()).toBe(1);
    expect(refused.stderr()).toMatch(
      /^Kisan Canteen cannot start: DATABASE_URL and DATABASE_OWNER_URL must use different roles\. [^\n]+\n$/,
    );
  });
});
