/** The package that `npm run client` makes, as another project installs it. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';

const run = promisify(execFile);
const PACKAGES = ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'];
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'nodenext',
  types: ['node'],
  skipLibCheck: true,
};

/** The compiler finds each wrong use, or reports that it found none. */
const WRONG_USES = `
import { createKisanClient } from 'kisan-canteen-client';
const kisan = createKisanClient({ baseUrl: 'https://kisan.example', key: 'kc_x' });
// @ts-expect-error There is no such path.
await kisan.GET('/api/leeds');
// @ts-expect-error The operation has no such method.
await kisan.DELETE('/api/leads/stats');
// @ts-expect-error There is no such status.
await kisan.GET('/api/leads', { params: { query: { status: ['open'] } } });
// @ts-expect-error The path needs its id.
await kisan.GET('/api/leads/{id}');
const { data, error } = await kisan.GET('/api/leads', { params: { query: { limit: 1 } } });
if (error) console.log(error.message satisfies string, error.code satisfies string);
else for (const lead of data.data) console.log(lead.reference satisfies string);
`;

interface ClientModule {
  createKisanClient(options: {
    baseUrl: string;
    key: string;
    maxTries?: number;
  }): Record<
    'GET' | 'POST' | 'PUT' | 'DELETE',
    (
      path: string,
      options?: object,
    ) => Promise<{ data?: { data: Record<string, unknown> }; error?: Schema<'Problem'>; response: Response }>
  >;
}

let api: Api;
let key: string;
let project: string;
let client: ClientModule;

beforeAll(async () => {
  api = await startApi({ staffWritesPerMinute: 0 });
  const token = await api.signIn();
  const body = {
    name: 'ERP',
    scopes: ['leads:create', 'leads:read', 'leads:write', 'leads:delete', 'contact:read'],
    leadTypes: ['contact'],
  };
  key = (await api.raw<Schema<'NewApiKeyResult'>>('POST', '/api/keys', { token, body })).body.data.secret;

  project = await mkdtemp(join(tmpdir(), 'kisan-canteen-typed-'));
  const { stdout } = await run('node', ['scripts/client.mjs', '--out', project]);
  const installed = join(project, 'node_modules/kisan-canteen-client');
  await mkdir(installed, { recursive: true });
  await run('tar', ['xzf', stdout.trim(), '--strip-components=1', '-C', installed]);
  for (const name of PACKAGES) {
    await mkdir(join(project, 'node_modules', name, '..'), { recursive: true });
    await symlink(resolve('node_modules', name), join(project, 'node_modules', name));
  }
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  client = (await import(pathToFileURL(join(installed, 'index.js')).href)) as ClientModule;
});
afterAll(async () => {
  await rm(project, { recursive: true });
  await api.close();
});

const clientAt = (baseUrl: string) => client.createKisanClient({ baseUrl, key });
const contact = (fullName: string) => ({
  type: 'contact',
  personalInfo: { fullName, email: 'asha@example.in' },
  contactForm: { message: 'When do you open?' },
});
const count = async () => (await api.sql('SELECT count(*)::int AS leads FROM leads'))[0]?.['leads'] as number;

describe('the typed client', () => {
  it('makes wrong paths, methods, values and parameters errors of the compiler', async () => {
    const readme = await readFile('scripts/client/README.md', 'utf8');
    await writeFile(join(project, 'wrong-uses.ts'), WRONG_USES);
    await writeFile(join(project, 'sample.ts'), sampleOf(readme));
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
    const compiler = resolve('node_modules/@typescript/native/bin/tsc');
    const { stdout } = await run('node', [compiler, '-p', project]).catch((failure: { stdout: string }) => failure);
    expect(stdout).toBe('');
  });

  it('runs the sample of its README, twice for one lead', async () => {
    const sample = sampleOf(await readFile('scripts/client/README.md', 'utf8'));
    const { code } = await transform(sample, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
    await writeFile(join(project, 'sample.mjs'), code);
    const env = { ...process.env, KISAN_URL: api.url, KISAN_KEY: key };
    const before = await count();
    const first = await run('node', ['sample.mjs'], { cwd: project, env });
    const again = await run('node', ['sample.mjs'], { cwd: project, env });
    expect(first.stdout).toMatch(/^[\dA-Z]{10}\n$/);
    expect(again.stdout).toBe(first.stdout);
    expect(await count()).toBe(before + 1);
    const wrong = await run('node', ['sample.mjs'], { cwd: project, env: { ...env, KISAN_KEY: 'kc_wrong' } }).catch(
      (failure: { code: number; stderr: string }) => failure,
    );
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('token') });
  });

  it('returns the problem with the fields to correct', async () => {
    const { error, response } = await clientAt(api.url).PUT('/api/leads/by/{system}/{externalId}', {
      params: { path: { system: 'erp', externalId: '7' } },
      body: { type: 'contact', personalInfo: { email: 'not an address' } },
    });
    expect(response.status).toBe(400);
    expect(error).toMatchObject({ errors: [{ field: 'personalInfo.email', code: 'invalid_email' }] });
  });

  it('repeats a POST whose response was lost, and it is carried out once', async () => {
    const before = await count();
    const proxy = await proxyTo(async (forward, times) => {
      const answer = await forward();
      return times === 1 ? null : answer;
    });
    const { data, response } = await clientAt(proxy.url).POST('/api/leads', { body: contact('Lost') });
    expect(response.headers.get('idempotent-replayed')).toBe('true');
    expect(data?.data['reference']).toMatch(/^[\dA-Z]{10}$/);
    expect(await count()).toBe(before + 1);
    await proxy.close();
  });

  it('waits as long as a busy server asks, and gives up after four tries', async () => {
    const busy = () =>
      new Response('{"message":"Busy","code":"busy"}', { status: 503, headers: { 'retry-after': '0' } });
    let tries = 0;
    const proxy = await proxyTo(async (forward, times) => {
      tries = times;
      return times < 3 ? busy() : forward();
    });
    const lead = await clientAt(proxy.url).POST('/api/leads', { body: contact('Busy') });
    expect([lead.response.status, tries]).toEqual([201, 3]);
    await proxy.close();

    const down = await proxyTo(async (_forward, times) => {
      tries = times;
      return busy();
    });
    const { error } = await clientAt(down.url).GET('/api/leads', {});
    expect([error?.code, tries]).toEqual(['busy', 4]);
    await down.close();
  });

  it('does not repeat a DELETE without a response', async () => {
    let tries = 0;
    const proxy = await proxyTo(async (_forward, times) => {
      tries = times;
      return null;
    });
    const path = { params: { path: { id: '01890000-0000-7000-8000-000000000000' } } };
    await expect(clientAt(proxy.url).DELETE('/api/leads/{id}', path)).rejects.toThrow();
    expect(tries).toBe(1);
    await proxy.close();
  });
});

function sampleOf(readme: string): string {
  return /```ts\n(\/\/ client-sample\.ts.*?)```/s.exec(readme)?.[1] ?? '';
}

type Answer = (forward: () => Promise<Response>, times: number) => Promise<Response | null>;

/** Answers each call with `answer`. Null closes the connection without a response. */
async function proxyTo(answer: Answer): Promise<{ url: string; close(): Promise<void> }> {
  let times = 0;
  const server: Server = createServer(async (request, response) => {
    times += 1;
    const body = await bodyOf(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) =>
        ['authorization', 'content-type', 'idempotency-key'].includes(name),
      ),
    ) as Record<string, string>;
    const forward = () =>
      fetch(api.url + request.url, { method: request.method ?? 'GET', headers, ...(body !== '' && { body }) });
    const answered = await answer(forward, times);
    if (!answered) return request.socket.destroy();
    response.writeHead(answered.status, {
      'content-type': answered.headers.get('content-type') ?? 'application/json',
      ...pick(answered.headers, ['retry-after', 'idempotent-replayed']),
    });
    return response.end(await answered.text());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
