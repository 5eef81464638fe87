/**
 * Tests a database that cannot be reached, and one whose connections stay open but silent, as after a network failure.
 */
import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import pg from 'pg';
import { AbstractLogger, DataSource, type DataSourceOptions } from 'typeorm';
import { readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/configure-app.js';
import { REPORT_CONNECTIONS } from '../../src/database/connections.js';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { PoolClient } from '../../src/database/pool-client.js';
import { FirstAdministratorService } from '../../src/modules/users/application/first-administrator.service.js';
import { ADMIN } from '../support/admin.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { waitForValue } from '../support/wait-for.js';

interface Wire {
  url: string;
  fallSilent(): void;
  carryOn(): void;
  cut(): void;
  mend(): Promise<void>;
}

let database: TestDatabase;
let wire: Wire;
let app: NestFastifyApplication;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  wire = await wireTo(database.url);
  const env = {
    ...readEnv({ LOG_LEVEL: 'silent' }),
    jwtSecret: 'a secret that only the tests sign with',
    // High enough that the limit is checked in the database but never reached.
    leadsPerMinute: 1_000_000,
  };
  app = await createApp(env, wire.url);
  await app.get(FirstAdministratorService, { strict: false }).ensure(ADMIN.email, ADMIN.password);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(async () => {
  await app.close();
  wire.cut();
  await database.drop();
});

async function wireTo(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    const far = connectSocket(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const wired = new URL(databaseUrl);
  wired.hostname = '127.0.0.1';
  wired.port = String(port);
  return {
    url: wired.href,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    carryOn: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => listen(port),
  };
}

/** Listens with a full backlog and accepts nothing, so that clients get no response; returns a stop function. */
async function swallowConnections(address: URL): Promise<() => Promise<void>> {
  const listener = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const server = require('node:net').createServer().listen({ ...workerData, backlog: 1 }, () => {
       parentPort.postMessage('listening');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.forMs);
       server.close();
     });`,
    { eval: true, workerData: { host: address.hostname, port: Number(address.port), forMs: 600_000 } },
  );
  await once(listener, 'message');
  const fillers = Array.from({ length: 4 }, () => connectSocket(Number(address.port), address.hostname));
  for (const filler of fillers) filler.on('error', () => undefined);
  return async () => {
    for (const filler of fillers) filler.destroy();
    await listener.terminate();
  };
}

async function timed(ask: () => Promise<Response>) {
  const startedMs = performance.now();
  const { status, headers } = await ask();
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - startedMs };
}

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

class FailureLogger extends AbstractLogger {
  constructor(private readonly failures: { sql: string; reason: string }[]) {
    super(['error']);
  }

  override logQueryError(error: string | Error, sql: string): void {
    this.failures.push({ sql, reason: error instanceof Error ? error.message : error });
  }

  protected writeLog(): void {}
}

/** Longer than the 10 s limit of a call and the 1 s of readiness, because the machine can be busy. */
const CALL_MS = 20_000;
const READINESS_MS = 5_000;

/** A submission, staff calls and, last, readiness. Each is called `times` times, in parallel. */
function callsOf(token: string, times = 1) {
  return Promise.all(
    Array.from({ length: times }, () => [
      () => post('/api/leads', { type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } }),
      ...['/api/leads', '/api/leads/stats', '/api/leads/export', '/api/health/ready'].map(
        (path) => () => fetch(url + path, { headers: { authorization: `Bearer ${token}` } }),
      ),
    ])
      .flat()
      .map(timed),
  );
}

function expectUnavailable(answers: Awaited<ReturnType<typeof callsOf>>): void {
  for (const { status, retryAfter, ms } of answers) {
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(ms).toBeLessThan(CALL_MS);
  }
  expect(answers.at(-1)?.ms).toBeLessThan(READINESS_MS);
}

/** Waits until all calls succeed, because a busy machine can need a moment to reconnect. */
function waitUntilServed(token: string): Promise<void> {
  return waitForValue([201, 200, 200, 200, 200], async () => (await callsOf(token)).map(({ status }) => status));
}

async function signIn(): Promise<string> {
  const { token } = (await (await post('/api/auth/login', ADMIN)).json()) as { token: string };
  return token;
}

describe('an unavailable database', () => {
  it.each([
    ['refuses connections', async () => async () => undefined],
    ['cannot be reached at all', () => swallowConnections(new URL(wire.url))],
  ])(
    'that %s gives 503 with Retry-After for thirty simultaneous calls, and serves again when it is back',
    async (_, begin) => {
      const token = await signIn();
      wire.cut();
      const end = await begin();
      expectUnavailable(await callsOf(token, 6));
      // Requests after these failures wait no longer than the first ones.
      expectUnavailable(await callsOf(token));
      await end();
      await wire.mend();
      await waitUntilServed(token);
    },
  );

  it('with a full disk gives 503 with Retry-After for writes, while lists can be read', async () => {
    const token = await signIn();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    // The error that PostgreSQL reports if the disk is full.
    await client.query(`
      CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER no_space BEFORE INSERT ON leads EXECUTE FUNCTION no_space()`);
    const answers = await callsOf(token);
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 200, 200]);
    expect(Number(answers[0]?.retryAfter)).toBeGreaterThan(0);
    await client.query('DROP FUNCTION no_space CASCADE');
    await client.end();
    await waitUntilServed(token);
  });
});

describe('a silent database', () => {
  it('gives 503 with Retry-After within 10 s for waiting calls, and serves again when it responds', async () => {
    const token = await signIn();
    await waitUntilServed(token);

    wire.fallSilent();
    // The first round finds open connections, the second almost none.
    const rounds = Promise.all([callsOf(token), delay(1_000).then(() => callsOf(token))]);
    const live = await timed(() => fetch(`${url}/api/health/live`));
    expect(live.status).toBe(200);
    expect(live.ms).toBeLessThan(CALL_MS);
    for (const answers of await rounds) expectUnavailable(answers);

    wire.carryOn();
    await waitUntilServed(token);
  });

  it('does not include a slow statement', async () => {
    await expect(app.get(DataSource, { strict: false }).query('SELECT 1 AS done FROM pg_sleep(3)')).resolves.toEqual([
      { done: 1 },
    ]);
  });
});

describe('connections by purpose', () => {
  let token: string;
  beforeAll(async () => {
    token = await signIn();
  });

  const get = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const form = () =>
    fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } }),
    });

  /** Takes all connections of that name; returns a function that releases them. */
  async function takeAll(name?: string): Promise<() => Promise<void>> {
    const pool = app.get<DataSource>(getDataSourceToken(name), { strict: false });
    const { poolSize = 0 } = pool.options;
    const runners = Array.from({ length: poolSize }, () => pool.createQueryRunner());
    expect(runners.length).toBeGreaterThan(2);
    await Promise.all(runners.map((runner) => runner.connect()));
    return async () => {
      await Promise.all(runners.map((runner) => runner.release()));
    };
  }

  it('store submissions while staff calls, searches and others have used up their own', async () => {
    const giveBack = await takeAll();
    const waiting = get('/api/leads?search=ramesh');
    try {
      const forms = Promise.all(Array.from({ length: 10 }, form));
      const first = await Promise.race([forms, waiting]);
      expect([first].flat().map(({ status }) => status)).toEqual(Array(10).fill(201));
    } finally {
      await giveBack();
      await waiting;
    }
  });

  it('serve submissions and lists while reports have used up their own', async () => {
    const giveBack = await takeAll(REPORT_CONNECTIONS);
    const waiting = get('/api/reports/types');
    try {
      const others = Promise.all([form(), get('/api/leads'), get('/api/leads/stats')]);
      const first = await Promise.race([others, waiting]);
      expect([first].flat().map(({ status }) => status)).toEqual([201, 200, 200]);
    } finally {
      await giveBack();
      await waiting;
    }
  });
});

describe('a lost connection', () => {
  it('between two statements of a call fails the second one; the next call gets another connection', async () => {
    const pool = new pg.Pool({ connectionString: database.url, Client: PoolClient, max: 2 });
    const client = await pool.connect();
    await client.query('BEGIN');
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const isGone = new Promise((resolve) => client.once('end', resolve));
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await isGone;
    await expect(client.query('SELECT 1')).rejects.toThrow('not queryable');
    client.release(true);
    expect((await pool.query('SELECT 1 AS done')).rows).toEqual([{ done: 1 }]);
    await pool.end();
  });
});

describe('a statement after its timeout', () => {
  let dataSource: DataSource;
  const failures: { sql: string; reason: string }[] = [];
  beforeAll(async () => {
    const waits = { Client: PoolClient, connectionTimeoutMillis: 5_000, query_timeout: 4_000 };
    const logger = new FailureLogger(failures);
    const options = { ...dataSourceOptions(database.url, waits), poolSize: 1, logger } as DataSourceOptions;
    dataSource = await new DataSource(options).initialize();
  });
  afterAll(() => dataSource.destroy());

  it('closes its connection, so that the next call does not wait for it', async () => {
    await expect(dataSource.query('SELECT pg_sleep(60)')).rejects.toThrow('Query read timeout');
    await expect(dataSource.query('SELECT 1 AS done')).resolves.toEqual([{ done: 1 }]);
  });

  it('ends its transaction immediately', async () => {
    failures.length = 0;
    const work = dataSource.transaction((manager) => manager.query('SELECT pg_sleep(60)'));
    await expect(work).rejects.toThrow('Query read timeout');
    // The connection is closed, because a ROLLBACK on it would also wait until the timeout.
    expect(failures).toEqual([
      { sql: 'SELECT pg_sleep(60)', reason: 'Query read timeout' },
      { sql: 'ROLLBACK', reason: 'Client was closed and is not queryable' },
    ]);
    await expect(dataSource.query('SELECT 1 AS done')).resolves.toEqual([{ done: 1 }]);
  });
});
