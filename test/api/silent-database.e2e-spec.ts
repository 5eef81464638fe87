/** A database whose connections stay open and say nothing any more: its machine hangs, or the network swallows everything. */
import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/configure-app.js';
import { FirstAdministratorService } from '../../src/modules/users/application/first-administrator.service.js';
import { ADMIN } from '../support/api.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** A wire to the database that can be made to carry nothing. */
interface Wire {
  url: string;
  fallSilent(): void;
  carryOn(): void;
  cut(): void;
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
    leadsPerMinute: 0,
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const wired = new URL(databaseUrl);
  wired.hostname = '127.0.0.1';
  wired.port = String((server.address() as AddressInfo).port);
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
  };
}

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a database that falls silent', () => {
  it('is 503 with Retry-After for the calls that wait on it, and serves again when it speaks again', async () => {
    const { token } = (await (await post('/api/auth/login', ADMIN)).json()) as { token: string };
    const calls = () =>
      Promise.all([
        post('/api/leads', { type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } }),
        ...['/api/leads', '/api/leads/stats', '/api/leads/export', '/api/health/ready'].map((path) =>
          fetch(url + path, { headers: { authorization: `Bearer ${token}` } }),
        ),
      ]);
    expect((await calls()).map(({ status }) => status)).toEqual([201, 200, 200, 200, 200]);

    wire.fallSilent();
    // The first find their connections open, the second find none.
    for (const answers of [await calls(), await calls()]) {
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }

    wire.carryOn();
    expect((await calls()).map(({ status }) => status)).toEqual([201, 200, 200, 200, 200]);
  });

  it('is not one that takes long over a statement', async () => {
    await expect(app.get(DataSource, { strict: false }).query('SELECT 1 AS done FROM pg_sleep(3)')).resolves.toEqual([
      { done: 1 },
    ]);
  });
});
