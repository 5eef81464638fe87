import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ADMIN } from '../support/api.js';
import { type ServerProcess, spawnServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ROLE = `kc_application_${randomUUID().replaceAll('-', '')}`;

let database: TestDatabase;
let applicationUrl: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await asSuperuser(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'furrow'`);
  const address = new URL(database.url);
  address.username = ROLE;
  address.password = 'furrow';
  applicationUrl = address.href;
  server = spawnServer({
    DATABASE_URL: applicationUrl,
    DATABASE_OWNER_URL: database.url,
    JWT_SECRET: 'a secret that only this test signs with',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  url = await server.ready();
});

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  await database.drop();
  await asSuperuser(`DROP ROLE ${ROLE}`);
});

async function asSuperuser(statement: string): Promise<void> {
  await query(process.env['TEST_DATABASE_SUPERUSER_URL'] ?? '', statement);
}

async function query(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
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

describe('with DATABASE_OWNER_URL set', () => {
  it('does its whole work as the lesser role, and its work is written down', async () => {
    const received = await send('POST', '/leads', { type: 'newsletter', personalInfo: { email: 'asha@example.com' } });
    expect(received.status).toBe(201);
    const { data: lead } = (await received.json()) as { data: { _id: string } };
    const signedIn = await send('POST', '/auth/login', { email: ADMIN.email, password: ADMIN.password });
    expect(signedIn.status).toBe(200);
    const { token } = (await signedIn.json()) as { token: string };
    expect((await send('PUT', `/leads/${lead._id}`, { status: 'contacted' }, token)).status).toBe(200);
    expect((await send('DELETE', `/leads/${lead._id}`, {}, token)).status).toBe(200);

    const { rows } = await query(applicationUrl, 'SELECT DISTINCT action FROM audit_events');
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    `UPDATE audit_events SET action = 'nothing'`,
    'DELETE FROM audit_events',
    'TRUNCATE audit_events',
    'ALTER TABLE audit_events DISABLE TRIGGER ALL',
    'DROP TABLE audit_events',
    'DROP TRIGGER audit_events_append_only ON audit_events',
    'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    `SET session_replication_role = 'replica'`,
    `INSERT INTO audit_values (event_id, personal) VALUES (1, '{"name": "forged"}')`,
    `UPDATE audit_values SET personal = '{"name": "forged"}'`,
    `DELETE FROM migrations`,
  ])('the database refuses the application: %s', async (statement) => {
    // 42501: insufficient_privilege
    await expect(query(applicationUrl, statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('starts as the lesser role alone once everything is migrated', async () => {
    const alone = spawnServer({ DATABASE_URL: applicationUrl, JWT_SECRET: 'k'.repeat(32) });
    await alone.ready();
    alone.child.kill('SIGTERM');
    expect(await alone.ended()).toBe(0);
  });

  it('does not start where both addresses name one role', async () => {
    const other = new URL(database.url);
    other.searchParams.set('application_name', 'other');
    const refused = spawnServer({
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: other.href,
      JWT_SECRET: 'k'.repeat(32),
    });
    expect(await refused.ended()).toBe(1);
    expect(refused.stderr()).toMatch(/^Kisan Canteen cannot start: DATABASE_OWNER_URL must name a role [^\n]+\n$/);
  });
});
