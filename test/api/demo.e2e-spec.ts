import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { DEMO_MAIL_DOMAIN } from '../../scripts/demo/demo-staff.js';
import { DemoConflict } from '../../scripts/demo/demo-target.js';
import { dropIndexesForLoading } from '../../scripts/demo/drop-indexes.js';
import { ensureFirstAdministrator } from '../../scripts/demo/first-administrator.js';
import { loadDemo, removeDemo } from '../../scripts/demo/load-demo.js';
import { runDemo } from '../../scripts/demo/run-demo.js';
import { readEnv } from '../../src/config/env.js';
import { migrate, migrationClasses } from '../../src/database/data-source.js';
import { USER_LOCKS } from '../../src/shared/database/advisory-locks.js';
import { type Api, startApi } from '../support/api.js';
import { addLead } from '../support/staff.js';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.js';

const UNTIL_MS = Date.parse('2026-04-22T18:30:00Z');

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let password = '';
const signInAs = (name: string) => api.signIn(`${name}@${DEMO_MAIL_DOMAIN}`, password);
const rows = () => api.sql(`SELECT * FROM leads WHERE created_at < $1 ORDER BY id`, [new Date(UNTIL_MS)]);
const historyCount = async () => (await api.sql(`SELECT 1 FROM audit_events WHERE subject_type = 'lead'`)).length;

describe('npm run demo', () => {
  it('loads the number of leads, notes and history entries that it reports, and users for them', async () => {
    const report = await loadDemo(api.ownerUrl, { leads: 500, untilMs: UNTIL_MS });
    expect(report).toMatchObject({ before: 0, added: { leads: 500 } });
    password = report.password ?? '';
    expect(password).toHaveLength(12);
    expect(await rows()).toHaveLength(500);
    expect(await api.sql('SELECT 1 FROM lead_notes')).toHaveLength(report.added.notes);
    expect(await historyCount()).toBe(report.added.history);

    const counts = await api.sql<{ type: string; count: number }>(
      `SELECT type, count(*)::int AS count FROM leads WHERE quarantined_at IS NULL GROUP BY type`,
    );
    const counted = counts.reduce((sum, { count }) => sum + count, 0);
    const token = await signInAs('anjali.verma');
    const stats = await api.call('get', '/api/leads/stats', { token });
    expect(stats.body.data.total).toBe(counted);
    expect(counted).toBeGreaterThan(450);
    const byType = Object.fromEntries(counts.map(({ type, count }) => [type, count]));
    for (const { _id, count } of stats.body.data.leadsByType)
      expect({ [_id]: count }).toEqual({ [_id]: byType[_id] ?? 0 });
  });

  it('assigns leads to agents, with a history that the API shows like its own', async () => {
    const token = await signInAs('sunita.kumari');
    const list = await api.call('get', '/api/leads', { token, query: { status: ['qualified'], limit: 1 } });
    expect(list.body.pagination.totalItems).toBeGreaterThan(0);
    const lead = await api.call('get', '/api/leads/{id}', { token, params: { id: list.body.data[0]!._id } });
    expect(lead.body.data.assignedTo?.name).toBe('Sunita Kumari');
    const actions = lead.body.data.history.map(({ action }) => action);
    expect(actions).toContain('lead.created');
    expect(actions).toContain('lead.updated');
  });

  it('adds nothing twice, and only missing leads when more are requested', async () => {
    const before = await rows();
    const again = await loadDemo(api.ownerUrl, { leads: 500 });
    expect(again).toMatchObject({ before: 500, added: { leads: 0 } });
    expect(again.password).toBeUndefined();
    expect(await rows()).toEqual(before);

    expect(await loadDemo(api.ownerUrl, { leads: 560 })).toMatchObject({ before: 500, added: { leads: 60 } });
    const known = new Set(before.map(({ id }) => id));
    const after = await rows();
    expect(after).toHaveLength(560);
    expect(after.filter(({ id }) => known.has(id))).toEqual(before);
  });

  it('neither waits for a change of a user nor blocks it', async () => {
    const server = new pg.Client({ connectionString: api.ownerUrl });
    await server.connect();
    await server.query('BEGIN');
    await server.query(`SELECT pg_advisory_xact_lock(${USER_LOCKS}, 0)`);
    try {
      const impatient = `${api.ownerUrl}?options=-c%20lock_timeout%3D5000`;
      expect(await loadDemo(impatient, { leads: 500 })).toMatchObject({ before: 560 });
    } finally {
      await server.end();
    }
  });

  it('refuses to mix two data sets', async () => {
    await expect(loadDemo(api.ownerUrl, { leads: 600, seed: 9 })).rejects.toThrow(DemoConflict);
    expect(await rows()).toHaveLength(560);
  });

  it('removes only its own leads and users, and loads the same again', async () => {
    const real = await addLead(api, {
      type: 'newsletter',
      personalInfo: { email: 'somebody@kisancanteen.local' },
    });
    const before = await rows();
    const historyBefore = await historyCount();
    expect(await removeDemo(api.ownerUrl)).toEqual({ leads: 560, users: 12 });
    expect(await api.sql('SELECT id FROM leads')).toEqual([{ id: real }]);
    expect(await api.sql('SELECT email FROM users')).toEqual([{ email: 'admin@kisancanteen.local' }]);
    expect(await historyCount()).toBe(historyBefore);

    await expect(loadDemo(api.ownerUrl, { leads: 560, untilMs: UNTIL_MS })).rejects.toThrow(DemoConflict);
    await api.sql('DELETE FROM leads WHERE id = $1', [real]);
    await loadDemo(api.ownerUrl, { leads: 560, untilMs: UNTIL_MS });
    expect(await rows()).toEqual(before.filter(({ id }) => id !== real));
    expect(await historyCount()).toBe(historyBefore);
  });

  it('creates the first administrator of a new database like a first start, and no second one', async () => {
    const database = await createTestDatabase();
    const settings = readEnv({ ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'harvest-moon-42' });
    expect(await ensureFirstAdministrator(database.ownerUrl, settings)).toEqual({ email: 'first@example.com' });
    expect(await ensureFirstAdministrator(database.ownerUrl, settings)).toBeNull();
    await loadDemo(database.ownerUrl, { leads: 5, untilMs: UNTIL_MS });
    const client = new pg.Client(database.ownerUrl);
    await client.connect();
    const { rows: admins } = await client.query(`SELECT email FROM users WHERE role = 'admin' ORDER BY email`);
    await client.end();
    expect(admins).toEqual([{ email: `anjali.verma@${DEMO_MAIL_DOMAIN}` }, { email: 'first@example.com' }]);
    await database.drop();
  });

  it('says if there is nothing to remove', async () => {
    await removeDemo(api.ownerUrl);
    expect(await removeDemo(api.ownerUrl)).toEqual({ leads: 0, users: 0 });
  });
});

describe('npm run demo on a separate database', () => {
  let database: TestDatabase;
  let client: pg.Client;

  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  async function use(made: TestDatabase): Promise<void> {
    database = made;
    client = new pg.Client(made.ownerUrl);
    await client.connect();
  }

  async function run(...args: string[]): Promise<{ code: number; said: string }> {
    const said: unknown[] = [];
    const spies = (['log', 'error'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation((text) => said.push(text)),
    );
    try {
      const DATA_DIR = join(tmpdir(), 'kisan-canteen-demo-test');
      const environment = { DATABASE_URL: database.ownerUrl, DATA_DIR, ADMIN_PASSWORD: 'harvest-moon-42' };
      return { code: await runDemo(args, environment), said: said.join('\n') };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  async function contents(): Promise<Record<string, number>> {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows: counted } = await client.query<{ count: number }>(`SELECT count(*)::int FROM ${name}`);
      counts[name] = counted[0]?.count ?? 0;
    }
    return counts;
  }

  const insertLead = () =>
    client.query(`INSERT INTO leads (id, reference, type) VALUES (gen_random_uuid(), '0123456789', 'contact')`);
  const insertUser = (mail: string, role: string) =>
    client.query(
      `INSERT INTO users (id, name, email, password_hash, role) VALUES (gen_random_uuid(), 'Somebody', $1, '', $2)`,
      [mail, role],
    );

  it('fills an empty one, adds nothing the second time, and can be removed and loaded again', async () => {
    await use(await createBareDatabase());
    expect(await run('--leads', '5')).toMatchObject({ code: 0, said: expect.stringContaining('Added 5 leads') });
    expect(await run('--leads', '5')).toMatchObject({ code: 0, said: expect.stringContaining('nothing was added') });
    expect(await run('--reset')).toMatchObject({ code: 0, said: expect.stringContaining('Removed 5 demo leads') });
    expect((await client.query('SELECT email, role FROM users')).rows).toEqual([
      { email: 'admin@kisancanteen.local', role: 'admin' },
    ]);
    expect(await run('--leads', '5')).toMatchObject({ code: 0, said: expect.stringContaining('Added 5 leads') });
  });

  it('creates indexes at the end of a large load, with every follow-up', async () => {
    await use(await createTestDatabase());
    expect(await run('--leads', '2600')).toMatchObject({ code: 0, said: expect.stringContaining('Added 2,600 leads') });
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM leads WHERE follow_up_on IS NOT NULL) AS leads,
         (SELECT count(*) FROM lead_follow_ups WHERE done_at IS NULL) AS "followUps"`,
    );
    expect(Number(rows[0].leads)).toBeGreaterThan(0);
    expect(rows[0].followUps).toBe(rows[0].leads);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['one lead and no user', () => insertLead()],
    ['a user who is not an administrator', () => insertUser('agent@example.in', 'agent')],
    [
      'two administrators',
      async () => {
        await insertUser('one@example.in', 'admin');
        await insertUser('two@example.in', 'admin');
      },
    ],
    [
      'leads created after a demo was removed',
      async () => {
        await run('--leads', '5');
        await run('--reset');
        await insertLead();
      },
    ],
    [
      'users created after a demo was removed',
      async () => {
        await run('--leads', '5');
        await run('--reset');
        await insertUser('agent@example.in', 'agent');
      },
    ],
  ])('changes nothing in one with %s', async (_, fill) => {
    await use(await createTestDatabase());
    await fill();
    const before = await contents();
    expect(await run('--leads', '5')).toMatchObject({ code: 1, said: expect.stringContaining('real leads or users') });
    expect(await run('--reset')).toMatchObject({ code: 0, said: expect.stringContaining('no demo data') });
    expect(await contents()).toEqual(before);
  });

  it('does not migrate one that an earlier version uses', async () => {
    await use(await createBareDatabase());
    await migrate(database.ownerUrl, { migrations: (await migrationClasses()).slice(0, 1), routines: null });
    await insertLead();
    const before = await contents();
    expect(await run('--leads', '5')).toMatchObject({ code: 1, said: expect.stringContaining('real leads or users') });
    expect((await run('--reset')).code).toBe(0);
    expect(await contents()).toEqual(before);
  });

  it.each([
    ['CREATE TABLE customers (id int)'],
    ['CREATE SCHEMA shop; CREATE TABLE shop.customers (id int)'],
    ['CREATE TABLE users (id int); CREATE TABLE leads (id int); CREATE TABLE migrations (name text)'],
  ])('changes nothing in one of another application: %s', async (sql) => {
    await use(await createBareDatabase());
    await client.query(sql);
    const before = await contents();
    expect(await run('--leads', '5')).toMatchObject({ code: 1, said: expect.stringContaining('another application') });
    expect((await run('--reset')).code).toBe(0);
    expect(await contents()).toEqual(before);
  });
});

describe('dropIndexesForLoading', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const schema = async () => {
    const { rows: indexes } = await client.query('SELECT indexdef FROM pg_indexes WHERE schemaname = $1 ORDER BY 1', [
      'public',
    ]);
    const { rows: constraints } = await client.query(
      `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    );
    return { indexes, constraints };
  };

  it('recreates every index and foreign key that it dropped', async () => {
    const before = await schema();
    await client.query('BEGIN');
    const rebuild = await dropIndexesForLoading(client, 1_000_000);
    const between = await schema();
    expect(between.indexes.length).toBeLessThan(before.indexes.length);
    expect(between.constraints.length).toBeLessThan(before.constraints.length);
    await rebuild();
    await client.query('COMMIT');
    expect(await schema()).toEqual(before);
  });

  it('drops nothing for a few rows', async () => {
    const before = await schema();
    await dropIndexesForLoading(client, 2_000);
    expect(await schema()).toEqual(before);
  });
});
