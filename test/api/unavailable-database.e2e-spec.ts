/**
 * Tests a database that refuses connections, drops them or locks its tables. Calls get 503 instead of hanging, and the
 * server recovers automatically.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Api, startApi } from '../support/api.js';
import type { Answer } from '../support/api-client.js';
import { waitForValue } from '../support/wait-for.js';

/** More than the lock timeout of 4 s. */
const LOCKED_MS = 5_500;
const form = (name: string) => ({
  type: 'contact',
  personalInfo: { fullName: `Locked ${name}`, email: `${name}@example.in` },
  contactForm: { message: 'When may I come?' },
});

const NEWSLETTER = { type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } };
/** Longer than any documented wait for a 503, because the machine can be busy. A call that hangs never ends. */
const AT_ONCE_MS = 20_000;

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

describe('while the database', () => {
  let superuser: pg.Client;
  let name: string;

  beforeAll(async () => {
    superuser = new pg.Client({ connectionString: process.env['TEST_DATABASE_SUPERUSER_URL'] });
    await superuser.connect();
    name = new URL(api.databaseUrl).pathname.slice(1);
  });
  afterAll(() => superuser.end());

  const cutConnections = () =>
    superuser.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name LIKE 'kisan-canteen%'`,
      [name],
    );

  /** A submission and all kinds of staff calls, in parallel. */
  const calls = (): Promise<{ answer: Answer; ms: number }>[] =>
    [
      // One user can run at most this many exports at the same time.
      ...Array.from({ length: 2 }, () => api.raw.bind(null, 'GET', '/api/leads/export', { token: admin })),
      ...Array.from({ length: 6 }, () => [
        api.raw.bind(null, 'POST', '/api/leads', { body: NEWSLETTER }),
        api.raw.bind(null, 'GET', '/api/leads', { token: admin }),
        api.raw.bind(null, 'GET', '/api/leads/stats', { token: admin }),
        api.raw.bind(null, 'GET', '/api/leads/0198a000-0000-7000-8000-000000000000', { token: admin }),
      ]).flat(),
    ].map(async (call) => {
      const startedMs = performance.now();
      const answer = await call();
      return { answer, ms: performance.now() - startedMs };
    });

  async function expectUnavailable(): Promise<void> {
    for (const { answer, ms } of await Promise.all(calls())) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', status: 503 } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.problem.message).toBe(answer.problem.detail);
      expect(ms).toBeLessThan(AT_ONCE_MS);
    }
  }

  /** Waits until all calls succeed. They can fail until the server has opened new connections. */
  const expectRecovered = () =>
    waitForValue([], async () => {
      const answers = (await Promise.all(calls())).map(({ answer }) => answer.status);
      return answers.filter((status) => ![200, 201, 404].includes(status));
    });

  it('refuses connections, calls get 503 with Retry-After within two seconds, and it recovers automatically', async () => {
    await superuser.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
    await cutConnections();
    try {
      await expectUnavailable();
      expect((await api.raw('GET', '/api/health/ready')).status).toBe(503);
      expect((await api.raw('GET', '/api/health/live')).status).toBe(200);
    } finally {
      await superuser.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
    }
    await expectRecovered();
    await waitForValue(200, async () => (await api.raw('GET', '/api/health/ready')).status);
  });

  it('has become a replica, changes get 503, and its connections are closed', async () => {
    const send = async () => (await api.raw('POST', '/api/leads', { body: NEWSLETTER })).status;
    const ready = async () => (await api.raw('GET', '/api/health/ready')).status;
    // Makes every change fail, as on a replica.
    await superuser.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await cutConnections();
    try {
      await waitForValue([503, 503], async () => [await send(), await ready()]);
    } finally {
      await superuser.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    }
    await waitForValue([201, 200], async () => [await send(), await ready()]);
    await cutConnections();
    await expectRecovered();
  });

  it('drops every connection, at most the running calls fail', async () => {
    await Promise.all(calls());
    await cutConnections();
    for (const { answer } of await Promise.all(calls())) expect([200, 201, 404, 503]).toContain(answer.status);
    await expectRecovered();
  });

  it('has locked the leads, calls get 503 instead of hanging', async () => {
    const locker = new pg.Client({ connectionString: api.databaseUrl });
    await locker.connect();
    await locker.query('BEGIN');
    await locker.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
    try {
      await expectUnavailable();
    } finally {
      await locker.query('ROLLBACK');
      await locker.end();
    }
    await expectRecovered();
  });

  it('has locked the leads for longer than one timeout, as during an upgrade: every submission is stored once', async () => {
    const { data: me } = (await api.raw<{ data: { _id: string } }>('GET', '/api/auth/me', { token: admin })).body;
    const upgrade = new pg.Client({ connectionString: api.ownerUrl });
    await upgrade.connect();
    await upgrade.query('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const sent = keys.flatMap((key, n) => [
      api.raw('POST', '/api/leads', { body: form(`keyed${n}`), headers: { 'idempotency-key': key } }),
      api.raw('POST', '/api/leads', { body: form(`plain${n}`) }),
    ]);
    const byHand = api.raw('POST', '/api/leads/manual', {
      token: admin,
      body: {
        type: 'contact',
        source: { how: 'call' },
        personalInfo: { fullName: 'Locked by hand' },
        assignedTo: me._id,
      },
    });
    await delay(LOCKED_MS);
    await upgrade.query('COMMIT');
    await upgrade.end();
    expect((await Promise.all([...sent, byHand])).map(({ status }) => status)).toEqual(Array(21).fill(201));
    const again = keys.map((key, n) =>
      api.raw('POST', '/api/leads', { body: form(`keyed${n}`), headers: { 'idempotency-key': key } }),
    );
    for (const { status, headers } of await Promise.all(again)) {
      expect([status, headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    }
    const stored = await api.sql(`SELECT full_name FROM leads WHERE full_name LIKE 'Locked %'`);
    expect(stored).toHaveLength(21);
  });
});
