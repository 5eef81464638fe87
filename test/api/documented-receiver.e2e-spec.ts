/** The receiver in docs/integrations.md accepts the messages of a webhook, and no others. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newWebhookSecret, secretText, signedHeaders } from '../../src/modules/integrations/domain/webhook.js';
import { freePort } from '../support/free-port.js';
import { waitFor } from '../support/wait-for.js';

const secret = newWebhookSecret();
let dir: string;
let url: string;
let program: ChildProcess;
let said = '';

beforeAll(async () => {
  // Below node_modules, so that the program finds its package.
  await mkdir('node_modules/.cache', { recursive: true });
  dir = await mkdtemp('node_modules/.cache/receiver-');
  const text = await readFile('docs/integrations.md', 'utf8');
  const file = join(dir, 'receive.mjs');
  await writeFile(file, /```js\n(\/\/ receive\.mjs.*?)```/s.exec(text)?.[1] ?? '');
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  program = spawn(process.execPath, [file], {
    env: { WEBHOOK_SECRET: secretText(secret), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  program.stdout?.on('data', (more) => {
    said += more;
  });
  await waitFor('the receiver', () => fetch(url).catch(() => false));
});
afterAll(async () => {
  program.kill();
  await once(program, 'exit');
  await rm(dir, { recursive: true });
});

it('verifies the signature, the bytes and the time', async () => {
  const body = Buffer.from('{"type":"lead.created","data":{"leadId":"01a22cd6-239b-714c-8184-bcb196b74ef0"}}');
  const post = async (headers: Readonly<Record<string, string>>, sent = body) =>
    (await fetch(url, { method: 'POST', headers: { ...headers }, body: sent })).status;
  const headers = signedHeaders('01a22cd6-0000-7000-8000-000000000001', new Date(), body, [newWebhookSecret(), secret]);
  expect(await post(headers)).toBe(204);
  expect(said).toBe('lead.created 01a22cd6-239b-714c-8184-bcb196b74ef0\n');
  expect(await post(headers, Buffer.from(`${body} `))).toBe(401);
  expect(await post({})).toBe(401);
  const old = signedHeaders('01a22cd6-0000-7000-8000-000000000002', new Date(Date.now() - 600_000), body, [secret]);
  expect(await post(old)).toBe(401);
});
