/**
 * `node bench/webhooks.mjs [--events 3000] [--forms 1500]` measures how fast a backlog of events reaches one fast
 * receiver, the delay of events that arrive at a steady pace, and the creation of leads without and with webhooks that
 * send each of them, by turns. Prints Markdown.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import '../scripts/dev/run-typescript.mjs';
import { call, many, quantile } from './calls.mjs';
import { sendForm } from './forms.mjs';
import { ADMIN, startServer } from './server.mjs';

const ROUNDS = 3;
const STEADY_PER_SECOND = 20;
const STEADY_SECONDS = 30;

const { values } = parseArgs({
  options: { events: { type: 'string', default: '3000' }, forms: { type: 'string', default: '1500' } },
});
const { LOCAL_CERTIFICATE, LOCAL_KEY } = await import('../test/support/local-certificate.ts');

/** The delay of each message after its event, in ms. */
let delays = [];
const receiver = createServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { type, timestamp } = JSON.parse(Buffer.concat(chunks).toString());
  if (type !== 'test.ping') delays.push(Date.now() - Date.parse(timestamp));
  response.writeHead(204).end();
});
await new Promise((resolve) => receiver.listen(0, 'localhost', resolve));
const host = `localhost:${receiver.address().port}`;
const dir = await mkdtemp(join(tmpdir(), 'kisan-canteen-bench-'));
await writeFile(join(dir, 'certificate.pem'), LOCAL_CERTIFICATE);
const server = await startServer({
  DATA_DIR: join(dir, 'data'),
  LEADS_PER_MINUTE: '0',
  WEBHOOK_ALLOWED_HOSTS: host,
  NODE_EXTRA_CA_CERTS: join(dir, 'certificate.pem'),
});
try {
  const { token } = (await send('POST', '/auth/login', ADMIN)).json;
  const headers = { authorization: `Bearer ${token}` };
  const scopes = ['events:read', 'leads:read', 'contact:read'];
  const key = (await send('POST', '/keys', { name: 'Bench', scopes, leadTypes: ['contact'] }, headers)).json.data;
  for (const payload of ['thin', 'snapshot']) {
    const hook = (await send('POST', '/webhooks', { url: `https://${host}/`, keyId: key._id, payload }, headers)).json
      .data;
    const path = `/webhooks/${hook._id}`;
    await send('POST', `${path}/enable`, undefined, headers);
    await send('PUT', path, { paused: true }, headers);
    await many(() => sendForm(server.url), 16, Number(values.events));
    delays = [];
    const startedMs = performance.now();
    await send('PUT', path, { paused: false }, headers);
    await received(Number(values.events));
    const perSecond = Number(values.events) / ((performance.now() - startedMs) / 1_000);
    console.log(`${payload}: a backlog of ${values.events} events at ${Math.round(perSecond)} per second`);
    delays = [];
    for (let sent = 0; sent < STEADY_PER_SECOND * STEADY_SECONDS; sent += 1) {
      void sendForm(server.url);
      await delay(1_000 / STEADY_PER_SECOND);
    }
    await received(STEADY_PER_SECOND * STEADY_SECONDS);
    console.log(
      `${payload}: ${STEADY_PER_SECOND} events per second arrive after p50 ${quantile(delays, 0.5)} ms, p99 ${quantile(delays, 0.99)} ms`,
    );
    await send('DELETE', path, undefined, headers);
  }
  const rates = { without: [], with: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['without', 'with']) {
      const content = { url: `https://${host}/`, keyId: key._id, payload: 'snapshot' };
      const hook = (await send('POST', '/webhooks', content, headers)).json.data;
      if (name === 'with') await send('POST', `/webhooks/${hook._id}/enable`, undefined, headers);
      delays = [];
      rates[name].push((await many(() => sendForm(server.url), 16, Number(values.forms))).perSecond);
      if (name === 'with') await received(Number(values.forms));
      await send('DELETE', `/webhooks/${hook._id}`, undefined, headers);
    }
  }
  const median = (list) => Math.round([...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]);
  console.log(
    `forms per second, 16 connections: ${median(rates.without)} without webhooks, ${median(rates.with)} with one`,
  );
} finally {
  await server.close();
  receiver.closeAllConnections();
  receiver.close();
  await rm(dir, { recursive: true });
}

async function send(method, path, body, headers = {}) {
  const { text } = await call(`${server.url}/api${path}`, { method, headers, body });
  return { json: JSON.parse(text) };
}

async function received(count) {
  while (delays.length < count) await delay(20);
}
