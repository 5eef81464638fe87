/** What every answer of the server keeps to, whatever it answers: headers, origins, sizes, slow or broken connections, an absent database. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { parse } from 'yaml';
import { type Env, readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/configure-app.js';
import { DOCUMENT_FILE } from '../campaigns/fuzz/api-document.js';
import { type Api, startApi } from '../support/api.js';
import type { Answer } from '../support/api-client.js';
import { launchChromium } from '../support/chromium.js';
import { createTestDatabase } from '../support/test-database.js';

const NEWSLETTER = { type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } };
/** The contract's 2 s, and what a machine may add that does much else; a call that hangs takes for ever. */
const AT_ONCE_MS = 20_000;

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://kisan.example' });
  admin = await api.signIn();
});
afterAll(() => api.close());

/** Writes this text to the server's port and reads until the server ends the connection. */
async function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connectSocket(Number(port), hostname);
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('utf8');
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

/** The status and problem of a raw answer. */
function problemIn(answer: string): { status: number; type: string | undefined; problem: Record<string, unknown> } {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    type: /content-type: ([^;\r]+)/i.exec(head)?.[1],
    problem: JSON.parse(body) as Record<string, unknown>,
  };
}

const ORIGIN = 'https://partner.example';
const preflight = (from: string, method: string, on: Api = api) =>
  on.raw('OPTIONS', '/api/leads', {
    headers: {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization, content-type, idempotency-key, if-match',
    },
  });

function expectSecurityHeaders({ headers }: Answer): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  const isBare = policy === "default-src 'none';frame-ancestors 'none'";
  for (const directive of isBare ? [] : ["default-src 'self'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(directive);
  expect(policy).toContain("frame-ancestors 'none'");
  expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY']);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
}

describe('every answer', () => {
  it.each([
    '/',
    '/no-such-page',
    '/hi/no-such-page',
    '/%zz',
    '/api/health/live',
    '/api/leads',
    '/api/nothing',
    '/api/docs',
  ])('to %s carries the security headers, and no banner', async (path) => {
    expectSecurityHeaders(await api.raw('GET', path));
  });

  it.each(['GET', 'OPTIONS'])('to %s * carries them too', async (method) => {
    const answer = await raw(api.url, `${method} * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'self'/i);
  });

  it.each(['/api/auth/me', '/api/leads', '/api/leads/export', '/api/users', '/api/nothing', '/api'])(
    'of %s is kept by no cache, signed in or not',
    async (path) => {
      for (const options of [{}, { token: admin }]) {
        expect((await api.raw('GET', path, options)).headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it.each(['/%61pi/leads', '/api/%6ceads', 'http://elsewhere.example/api/leads'])(
    'of %s is kept by no cache: it is /api/leads',
    async (target) => {
      const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin}\r\nConnection: close\r\n\r\n`;
      const answer = await raw(api.url, head);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
    },
  );

  it('names the downloaded file after its filters, and with nothing that somebody typed', async () => {
    for (const query of [
      '',
      '?search=%22%3B%20filename%3Devil.exe%0d%0a',
      '?search=%E0%A4%95',
      '?status=new&dateRange=today',
    ]) {
      const { status, headers } = await api.raw('GET', `/api/leads/export${query}`, { token: admin });
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="kisan_canteen_leads_((search|new_today)_)?\d{4}-\d\d-\d\d\.csv"$/,
      );
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    }
  });
});

describe('other origins', () => {
  it('get no permission by default', async () => {
    for (const answer of [
      await preflight(ORIGIN, 'POST'),
      await api.raw('POST', '/api/leads', { body: NEWSLETTER, headers: { origin: ORIGIN } }),
    ]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('the documentation', () => {
  it('is served as openapi.yaml says, in JSON and YAML', async () => {
    const written: unknown = parse(readFileSync(DOCUMENT_FILE, 'utf8'));
    expect((await api.raw('GET', '/api/openapi.json')).body).toEqual(written);
    expect(parse((await api.raw('GET', '/api/openapi.yaml')).text)).toEqual(written);
  });

  it.each(['/api/openapi.json', '/api/openapi.yaml', '/api/docs', '/api/docs/swagger-ui-bundle.js'])(
    '%s is made once, goes out compressed, and not again to who has it',
    async (path) => {
      const { headers: plain, text } = await api.raw('GET', path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.get('content-encoding')).toBeNull();
      for (const encoding of ['br', 'gzip']) {
        const answer = await api.raw('GET', path, { headers: { 'accept-encoding': encoding } });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        expect(Number(answer.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(text));
        expect(answer.text).toBe(text);

        const etag = answer.headers.get('etag') ?? '';
        const again = await api.raw('GET', path, { headers: { 'if-none-match': `"other", ${etag}` } });
        expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
        expect((await api.raw('GET', path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
      }
    },
  );

  it('opens in a browser without breaking the policy, and tries out calls with no parameter filled in', async () => {
    expect((await api.raw('POST', '/api/leads', { body: NEWSLETTER })).status).toBe(201);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      const pageErrors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
      });
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      for (const address of ['/api/docs', '/api/docs/']) {
        await page.goto(api.url + address);
        await page.getByRole('heading', { name: /Kisan Canteen API/ }).waitFor();
      }
      expect(await page.evaluate('getComputedStyle(document.querySelector(".opblock")).borderRadius')).toBe('4px');
      const live = page.locator('.opblock', { hasText: '/api/health/live' });
      await live.getByRole('button').first().click();
      await live.getByRole('button', { name: 'Try it out' }).click();
      await live.getByRole('button', { name: 'Execute' }).click();
      await live.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();

      await page.getByRole('button', { name: 'Authorize' }).first().click();
      await page.locator('.modal-ux input').fill(admin);
      await page.locator('.modal-ux').getByRole('button', { name: 'Apply credentials' }).click();
      await page.locator('.modal-ux .btn-done').click();
      const list = page.locator('.opblock-get', { has: page.locator('[data-path="/api/leads"]') });
      await list.getByRole('button').first().click();
      await list.getByRole('button', { name: 'Try it out' }).click();
      await list.getByRole('button', { name: 'Execute' }).click();
      await list.locator('.live-responses-table', { hasText: 'ramesh@example.in' }).waitFor();
      expect(pageErrors).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

describe('an address', () => {
  it.each([
    ['PATCH', '/api/leads', 'GET, HEAD, POST'],
    ['GET', '/api/auth/login/', 'POST'],
    ['HEAD', '/api/auth/logout', 'POST'],
    ['POST', '/api/users/%61nybody?x=1', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', '/api/docs', 'GET, HEAD'],
    ['OPTIONS', '/api/leads', 'GET, HEAD, POST'],
  ])('that does not take %s says so at %s, and what it takes: %s', async (method, path, allowed) => {
    const { status, headers, problem } = await api.raw(method, path);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: allowed });
    if (method !== 'HEAD') expect(problem).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each(['GET', 'POST', 'PATCH'])('that nothing is at stays unknown to %s', async (method) => {
    for (const path of ['/api/nothing', '/api/leads//notes', '/api/leads/x/nothing', '/api']) {
      const { status, headers } = await api.raw(method, path);
      expect({ status, allow: headers.get('allow') }).toEqual({ status: 404, allow: null });
    }
  });
});

describe('what is not a request', () => {
  it.each([
    ['another protocol', 'EHLO example.in\r\n\r\n', 400],
    ['a header without a name', 'GET /api/leads HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['two lengths', 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a NUL in a header', 'GET /api/leads HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', 400],
    ['no host', 'GET /api/leads HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an expectation', 'GET /about HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n', 417],
    ['headers without end', `GET /api/leads HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s gets a problem and the end of its connection', async (_, text, status) => {
    const answer = await raw(api.url, text);
    expect(problemIn(answer)).toMatchObject({ status, type: 'application/problem+json', problem: { status } });
    for (const header of ['x-content-type-options: nosniff', 'content-security-policy: ', 'permissions-policy: ']) {
      expect(answer.toLowerCase()).toContain(`\r\n${header}`);
    }
    expect(answer).toMatch(/strict-transport-security: max-age=31536000\r\n/i);
    expect(answer).toMatch(/cache-control: no-store\r\n/i);
  });

  it('a body that does not say how long it is gets 413 once it is too long', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const head =
      'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
    expect(problemIn(await raw(api.url, `${head}${chunk.repeat(9)}0\r\n\r\n`))).toMatchObject({
      status: 413,
      problem: { code: 'too_large' },
    });
  });
});

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

  /** A visitor's form and every kind of staff call, several at once. */
  const calls = (): Promise<{ answer: Answer; ms: number }>[] =>
    [
      // As many exports as one user can have at once.
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

  async function expectRecovered(): Promise<void> {
    const answers = (await Promise.all(calls())).map(({ answer }) => answer.status);
    expect(answers.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  }

  it('takes no connections, calls get 503 with Retry-After within two seconds, and it recovers by itself', async () => {
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
    expect((await api.raw('GET', '/api/health/ready')).status).toBe(200);
  });

  it('drops every connection, at most the calls under way fail', async () => {
    await Promise.all(calls());
    await cutConnections();
    for (const { answer } of await Promise.all(calls())) expect([200, 201, 404, 503]).toContain(answer.status);
    await expectRecovered();
  });

  it('keeps the leads locked, calls get 503 instead of a hang', async () => {
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
});

// Passport keeps one strategy a process: the newest application's. So what needs a second one comes last.
describe('an application of its own', () => {
  it('lets the origins of CORS_ORIGINS use every method and header of the API, and nobody else', async () => {
    const open = await startApi({ publicUrl: 'https://kisan.example', corsOrigins: [ORIGIN], leadsPerMinute: 1 });
    try {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const asked = await preflight(ORIGIN, method, open);
        expectSecurityHeaders(asked);
        expect(asked.status).toBe(204);
        expect(asked.headers.get('access-control-allow-origin')).toBe(ORIGIN);
        expect(asked.headers.get('access-control-allow-methods')?.split(/, ?/)).toContain(method);
        for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-match']) {
          expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name);
        }
      }
      const answer = await open.raw('POST', '/api/leads', { body: NEWSLETTER, headers: { origin: ORIGIN } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(answer.headers.get('vary')).toContain('Origin');
      for (const name of ['Content-Disposition', 'ETag', 'Retry-After', 'Idempotent-Replayed', 'RateLimit']) {
        expect(answer.headers.get('access-control-expose-headers')).toContain(name);
      }
      const refused = await open.raw('POST', '/api/leads', { body: NEWSLETTER, headers: { origin: ORIGIN } });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([429, ORIGIN]);
      expect((await open.raw('OPTIONS', '/api/leads', { headers: { origin: ORIGIN } })).status).toBe(405);
      for (const stranger of ['https://evil.example', 'null', `${ORIGIN}.evil.example`, 'http://partner.example']) {
        expect((await preflight(stranger, 'POST', open)).headers.get('access-control-allow-origin')).toBeNull();
      }
    } finally {
      await open.close();
    }
  });

  it('gives up a body that never ends', async () => {
    const database = await createTestDatabase();
    const env: Env = { ...readEnv({ LOG_LEVEL: 'silent' }), jwtSecret: 'a secret that only the tests sign with' };
    const app = await createApp(env, database.url, { requestTimeoutMs: 200 });
    try {
      await app.listen(0, '127.0.0.1');
      const head =
        'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"type":';
      expect(problemIn(await raw(await app.getUrl(), head))).toMatchObject({
        status: 408,
        problem: { code: 'too_slow' },
      });
    } finally {
      await app.close();
      await database.drop();
    }
  });
});
