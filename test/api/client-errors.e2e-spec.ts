import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import { createBuiltApp } from '../support/built-server.js';
import { createTestDatabase } from '../support/test-database.js';

const REPORT = {
  message: `TypeError: "Sunita Devi" of sunita@example.in, 98765 43210, is not a function`,
  component: 'ReportsPage',
  route: '/admin/reports',
  stack: ['assets/admin/reports-page-C7p0Zr4d.js:1:20417', 'chrome-extension://abc/content.js:1:1'],
  build: 'entry-admin-B1xK9f2a.js',
  language: 'en',
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: Awaited<ReturnType<typeof createBuiltApp>>;
let url: string;
const lines: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createBuiltApp({ trustProxy: 1, clientErrorsPerMinute: 3 }, database.url);
  const { LOGGER } = await importBuilt<typeof import('../../src/config/logger.js')>('src/config/logger.js');
  const logger = app.get<Logger>(LOGGER);
  jest.spyOn(logger, 'warn').mockImplementation((line: unknown) => void lines.push(line));
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => {
  lines.length = 0;
});

let visitors = 0;
const newVisitor = () => `203.0.113.${++visitors}`;

function report(body: unknown, from = newVisitor()): Promise<Response> {
  return fetch(`${url}/api/client-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

describe('POST /api/client-errors', () => {
  it('writes one line to the log, without possible personal data', async () => {
    const answer = await report(REPORT);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(lines).toEqual([
      {
        ...REPORT,
        event: 'client_error',
        requestId: answer.headers.get('x-request-id'),
        message: 'TypeError: "…" of <email> <number>, is not a function',
        stack: [REPORT.stack[0]],
      },
    ]);
  });

  it('requires only a message', async () => {
    expect((await report({ message: 'Error' })).status).toBe(204);
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['no message', {}],
    ['an unknown field', { message: 'Error', values: { phone: '98765 43210' } }],
    ['a very long message', { message: 'x'.repeat(5_001) }],
    ['a long stack', { message: 'Error', stack: Array(9).fill('assets/site.js:1:1') }],
    ['a stack of other values', { message: 'Error', stack: [{ at: 1 }] }],
    ['an unknown language', { message: 'Error', language: 'xx' }],
  ])('refuses %s', async (_, body) => {
    const answer = await report(body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
    expect(lines).toEqual([]);
  });

  it('accepts a few a minute from one address', async () => {
    const visitor = newVisitor();
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) statuses.push((await report(REPORT, visitor)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect(lines).toHaveLength(3);
    expect((await report(REPORT)).status).toBe(204);
  });
});
