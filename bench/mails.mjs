/**
 * `node bench/mails.mjs [--mails 150]` measures how fast acknowledgements of forms reach a mail server: without
 * webhooks, and with two that send every event, one to a fast receiver and one to a receiver that never answers. Three
 * rounds by turns.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import '../scripts/dev/run-typescript.mjs';
import { call, many } from './calls.mjs';
import { sendForm } from './forms.mjs';
import { ADMIN, startServer } from './server.mjs';

const ROUNDS = 3;

const { values } = parseArgs({ options: { mails: { type: 'string', default: '150' } } });
const count = Number(values.mails);
const { LOCAL_CERTIFICATE, LOCAL_KEY } = await import('../test/support/local-certificate.ts');

const receiver = createServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { type } = JSON.parse(Buffer.concat(chunks).toString());
  if (request.url !== '/hangs' || type === 'test.ping') response.writeHead(204).end();
});
await new Promise((resolve) => receiver.listen(0, 'localhost', resolve));
const host = `localhost:${receiver.address().port}`;

let received = 0;
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(content, _session, answer) {
    content.resume();
    content.once('end', () => {
      received += 1;
      answer();
    });
  },
});
await new Promise((resolve) => mails.listen(0, '127.0.0.1', resolve));

const dir = await mkdtemp(join(tmpdir(), 'kisan-canteen-bench-'));
await writeFile(join(dir, 'certificate.pem'), LOCAL_CERTIFICATE);
const server = await startServer({
  DATA_DIR: join(dir, 'data'),
  LEADS_PER_MINUTE: '0',
  SMTP_URL: `smtp://127.0.0.1:${mails.server.address().port}`,
  MAIL_FROM: 'Kisan Canteen <leads@bench.example>',
  WEBHOOK_ALLOWED_HOSTS: host,
  NODE_EXTRA_CA_CERTS: join(dir, 'certificate.pem'),
});
try {
  const { token } = (await send('POST', '/auth/login', ADMIN)).json;
  const headers = { authorization: `Bearer ${token}` };
  const scopes = ['events:read', 'leads:read', 'contact:read'];
  const key = (await send('POST', '/keys', { name: 'Bench', scopes, leadTypes: ['contact'] }, headers)).json.data;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const paths of [[], ['/fast', '/hangs']]) {
      const hooks = [];
      for (const path of paths) {
        const content = { url: `https://${host}${path}`, keyId: key._id, payload: 'snapshot' };
        const { _id } = (await send('POST', '/webhooks', content, headers)).json.data;
        await send('POST', `/webhooks/${_id}/enable`, undefined, headers);
        hooks.push(_id);
      }
      const before = received;
      const startedMs = performance.now();
      await many(() => sendForm(server.url), 16, count);
      while (received < before + count) await delay(20);
      const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
      console.log(`${paths.length} webhooks: ${count} acknowledgements in ${seconds} s`);
      for (const id of hooks) await send('DELETE', `/webhooks/${id}`, undefined, headers);
    }
  }
} finally {
  await server.close();
  mails.close();
  receiver.closeAllConnections();
  receiver.close();
  await rm(dir, { recursive: true });
}

async function send(method, path, body, headers = {}) {
  const { text } = await call(`${server.url}/api${path}`, { method, headers, body });
  return { json: text ? JSON.parse(text) : {} };
}
