import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Answer } from '../support/api-client.js';
import { createBuiltApp } from '../support/built-server.js';
import { createTestDatabase } from '../support/test-database.js';

const NEWSLETTER = { type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } };

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://kisan.example' });
  admin = await api.signIn();
});
afterAll(() => api.close());

/** Writes this text to the server's port and reads until the server closes the connection. */
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

describe('every response', () => {
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

  it.each(['GET', 'OPTIONS'])('to %s * has them too', async (method) => {
    const answer = await raw(api.url, `${method} * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'self'/i);
  });

  it.each(['/api/auth/me', '/api/leads', '/api/leads/export', '/api/users', '/api/nothing', '/api'])(
    'of %s is not cached, signed in or not',
    async (path) => {
      for (const options of [{}, { token: admin }]) {
        expect((await api.raw('GET', path, options)).headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it.each(['/%61pi/leads', '/api/%6ceads', 'http://elsewhere.example/api/leads'])(
    'of %s is not cached: it is /api/leads',
    async (target) => {
      const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin}\r\nConnection: close\r\n\r\n`;
      const answer = await raw(api.url, head);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
    },
  );

  it('names the downloaded file by its filters, without typed texts', async () => {
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
  it('have no access by default', async () => {
    for (const answer of [
      await preflight(ORIGIN, 'POST'),
      await api.raw('POST', '/api/leads', { body: NEWSLETTER, headers: { origin: ORIGIN } }),
    ]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('an API address', () => {
  it.each([
    ['PATCH', '/api/leads', 'GET, HEAD, POST'],
    ['GET', '/api/auth/login/', 'POST'],
    ['HEAD', '/api/auth/logout', 'POST'],
    ['POST', '/api/users/%61nybody?x=1', 'DELETE, GET, HEAD, PUT'],
    ['DELETE', '/api/docs', 'GET, HEAD'],
    ['OPTIONS', '/api/leads', 'GET, HEAD, POST'],
  ])('that does not allow %s says so at %s, with the allowed methods: %s', async (method, path, allowed) => {
    const { status, headers, problem } = await api.raw(method, path);
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: allowed });
    if (method !== 'HEAD') expect(problem).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each(['GET', 'POST', 'PATCH'])('that does not exist is 404 for %s', async (method) => {
    for (const path of ['/api/nothing', '/api/leads//notes', '/api/leads/x/nothing', '/api']) {
      const { status, headers } = await api.raw(method, path);
      expect({ status, allow: headers.get('allow') }).toEqual({ status: 404, allow: null });
    }
  });
});

describe('malformed requests', () => {
  it.each([
    ['another protocol', 'EHLO example.in\r\n\r\n', 400],
    ['a header without a name', 'GET /api/leads HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['two lengths', 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'two hosts',
      'GET /api/health/live HTTP/1.1\r\nHost: a.example\r\nhOST: b.example\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['one host twice', 'GET /about HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['two hosts in one header', 'GET /about HTTP/1.1\r\nHost: a.example, b.example\r\nConnection: close\r\n\r\n', 400],
    ['a NUL in a header', 'GET /api/leads HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', 400],
    ['an address with raw bytes', 'GET /api/leads?search=José HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no host', 'GET /api/leads HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an unknown Expect header',
      'GET /about HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['endless headers', `GET /api/leads HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s gets a problem response and the connection is closed', async (_, text, status) => {
    const answer = await raw(api.url, text);
    expect(problemIn(answer)).toMatchObject({ status, type: 'application/problem+json', problem: { status } });
    for (const header of ['x-content-type-options: nosniff', 'content-security-policy: ', 'permissions-policy: ']) {
      expect(answer.toLowerCase()).toContain(`\r\n${header}`);
    }
    expect(answer).toMatch(/strict-transport-security: max-age=31536000\r\n/i);
    expect(answer).toMatch(/cache-control: no-store\r\n/i);
  });

  it('a body of unknown length gets 413 when it becomes too long', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const head =
      'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
    expect(problemIn(await raw(api.url, `${head}${chunk.repeat(9)}0\r\n\r\n`))).toMatchObject({
      status: 413,
      problem: { code: 'too_large' },
    });
  });
});

describe('text that is not UTF-8', () => {
  async function sendBytes(method: string, path: string, bytes: Buffer, headers: Record<string, string> = {}) {
    const answer = await fetch(api.url + path, {
      method,
      body: new Uint8Array(bytes),
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', ...headers },
    });
    const problem = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, code: problem['code'], headers: answer.headers };
  }
  const form = (name: Buffer | string) =>
    Buffer.concat([
      Buffer.from('{"type":"newsletter","personalInfo":{"email":"jose@example.in","fullName":"'),
      Buffer.from(name),
      Buffer.from('"}}'),
    ]);
  const leadCount = async () => (await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM leads'))[0]?.n;

  it.each([
    ['Latin-1', [0x4a, 0x6f, 0x73, 0xe9]],
    ['an incomplete character', [0xe0, 0xa4]],
    ['an overlong encoding', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a pair of surrogates (CESU-8)', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['an invalid first byte', [0xff]],
  ])('is refused in a submission: %s', async (_, bytes) => {
    const before = await leadCount();
    expect(await sendBytes('POST', '/api/leads', form(Buffer.from(bytes)))).toMatchObject({
      status: 400,
      code: 'body_not_utf8',
    });
    expect(await leadCount()).toBe(before);
  });

  it('is refused in every JSON body, also if it is cut off at the end', async () => {
    const { paths } = (
      await api.raw<{ paths: Record<string, Record<string, { requestBody?: { content: object } }>> }>(
        'GET',
        '/api/openapi.json',
      )
    ).body;
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { requestBody }]) => requestBody && 'application/json' in requestBody.content)
        .map(([method]) => [method.toUpperCase(), path.replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000')]),
    ) as [string, string][];
    expect(new Set(calls.map(([method]) => method))).toEqual(new Set(['POST', 'PUT', 'DELETE']));
    for (const [method, path] of calls) {
      const at = `${method} ${path}`;
      const bad = await sendBytes(method, path, Buffer.from('{"x":1}\xe0\xa4', 'latin1'));
      expect({ at, ...bad }).toMatchObject({ at, status: 400, code: 'body_not_utf8' });
      for (const charset of ['latin1', '"ISO-8859-1"', 'utf-16le', 'us-ascii', 'utf-8; charset=latin1', '""']) {
        const refused = await sendBytes(method, path, Buffer.from('{}'), {
          'content-type': `application/json; charset=${charset}`,
        });
        expect({ at, charset, ...refused }).toMatchObject({ at, charset, status: 415 });
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml; charset=utf-8']) {
        expect((await sendBytes(method, path, Buffer.from('{}'), { 'content-type': type })).status).toBe(415);
      }
    }
  });

  it.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8', '"UTF8"'])(
    'does not include UTF-8 with charset=%s',
    async (charset) => {
      const answer = await sendBytes('POST', '/api/leads', form('José रमेश 🌾'), {
        'content-type': `application/json;charset=${charset}`,
      });
      expect(answer.status).toBe(201);
    },
  );

  it('does not include a byte order mark, which is skipped', async () => {
    const answer = await sendBytes(
      'POST',
      '/api/leads',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), form('José')]),
    );
    expect(answer.status).toBe(201);
  });

  it.each(['%E9', '%C0%AF', '%ED%A0%80', '%E0%A4', '%F4%90%80%80', '%', '%zz'])(
    'is refused in a query and in a path: %s',
    async (escaped) => {
      for (const path of [`/api/leads?search=Jos${escaped}`, `/api/leads/${escaped}`, `/api/users?x%5B${escaped}=1`]) {
        const answer = await api.raw('GET', path, { token: admin });
        expect(answer.problem).toMatchObject({ status: 400, code: 'address_not_utf8' });
      }
    },
  );

  it('in a link does not stop a visitor from opening the page', async () => {
    expect((await api.raw('GET', '/about?utm_campaign=Jos%E9')).status).toBe((await api.raw('GET', '/about')).status);
  });
});

describe('a compressed body', () => {
  it.each(['gzip', 'br', 'GZIP', 'identity, gzip'])('gets 415 with the reason: %s', async (encoding) => {
    const headers = { 'content-encoding': encoding };
    const answer = await api.raw('POST', '/api/leads', { body: NEWSLETTER, headers });
    expect(answer.problem).toMatchObject({ status: 415, code: 'unsupported_content_encoding' });
    expect(answer.headers.get('accept-encoding')).toBe('identity');
  });

  it('does not include the encoding identity', async () => {
    const headers = { 'content-encoding': 'identity' };
    expect((await api.raw('POST', '/api/leads', { body: NEWSLETTER, headers })).status).toBe(201);
  });
});

// Passport keeps one strategy for each process, from the newest application, so this must be the last block.
describe('a separate application', () => {
  it('allows the origins of CORS_ORIGINS every method and header of the API, and no others', async () => {
    const open = await startApi({ publicUrl: 'https://kisan.example', corsOrigins: [ORIGIN], leadsPerMinute: 1 });
    try {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const asked = await preflight(ORIGIN, method, open);
        expectSecurityHeaders(asked);
        expect(asked.status).toBe(204);
        expect(asked.headers.get('access-control-allow-origin')).toBe(ORIGIN);
        expect(asked.headers.get('access-control-max-age')).toBe('7200');
        expect(asked.headers.get('access-control-allow-methods')?.split(/, ?/)).toContain(method);
        for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-match']) {
          expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name);
        }
      }
      const answer = await open.raw('POST', '/api/leads', { body: NEWSLETTER, headers: { origin: ORIGIN } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
      for (const path of ['/api/leads', '/api/openapi.json', '/api/nothing', '/about']) {
        for (const origin of ['', ORIGIN, 'https://evil.example']) {
          const headers: Record<string, string> = origin ? { origin } : {};
          const varied = (await open.raw('GET', path, { headers })).headers.get('vary') ?? '';
          expect([path, varied.split(/, ?/).filter((name) => name === 'Origin')]).toEqual([path, ['Origin']]);
        }
      }
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

  it('ends a request whose body never ends', async () => {
    const database = await createTestDatabase();
    const app = await createBuiltApp({}, database.url, { requestTimeoutMs: 200 });
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
