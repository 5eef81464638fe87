/**
 * Leads are created and changed through two servers that are killed, while the receivers of two webhooks refuse a third
 * of the messages, hang on some and disconnect. Every event arrives at least once, in order per lead, and none at a key
 * without the right to see it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { ADMIN } from '../../support/admin.js';
import { ApiClient } from '../../support/api-client.js';
import { LOCAL_CERTIFICATE } from '../../support/local-certificate.js';
import { thirdPartySubmission } from '../../support/submissions.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { waitFor } from '../../support/wait-for.js';
import { type ReceivedMessage, startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver.js';
import { amount, SEED, TIME_LIMIT_MS } from '../campaign.js';
import { SupervisedServer } from '../crashes/supervised-server.js';

const LEADS = amount('leads', { inTest: 150, inCampaign: 10_000 });
const KILLS = amount('rounds', { inTest: 1, inCampaign: 10 });
const WRITERS = 8;
/** A message is accepted after so many refusals, so that no delivery reaches its tenth try. */
const MAX_REFUSALS = 5;

let database: TestDatabase;
let pool: pg.Pool;
let dir: string;
let receiver: WebhookReceiver;
let servers: SupervisedServer[];
let token: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kisan-canteen-webhooks-'));
  const certificate = join(dir, 'certificate.pem');
  await writeFile(certificate, LOCAL_CERTIFICATE);
  receiver = await startWebhookReceiver();
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  // The database is dropped while the pool is still closing its connections.
  pool.on('error', () => undefined);
  const env = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    JWT_SECRET: 'the two servers of this campaign share it',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LEADS_PER_MINUTE: '0',
    STAFF_WRITES_PER_MINUTE: '0',
    WEBHOOK_ALLOWED_HOSTS: receiver.host,
    NODE_EXTRA_CA_CERTS: certificate,
  };
  const first = await SupervisedServer.start({ ...env, DATA_DIR: join(dir, '1') });
  servers = [first, await SupervisedServer.start({ ...env, DATA_DIR: join(dir, '2') })];
  const answer = await new ApiClient(first.url).call('post', '/api/auth/login', { body: ADMIN });
  token = answer.body.token;
}, TIME_LIMIT_MS);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await pool.end();
  await database.drop();
  await receiver.stop();
  await rm(dir, { recursive: true });
});

interface Said {
  readonly data: { readonly _id: string; readonly secret: string };
}

/** Repeats a call at the servers in turn until one answers. */
async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  for (let turn = random(); ; turn += 1) {
    const { url } = servers[turn % servers.length] as SupervisedServer;
    const options = { token, headers, ...(body && { body }) };
    const answer = await new ApiClient(url).raw<Said>(method, `/api${path}`, options).catch(() => null);
    if (answer && answer.status < 500 && answer.problem?.code !== 'submission_in_flight') return answer;
    await delay(50);
  }
}

async function webhook(path: string, leadTypes: readonly string[], payload: 'thin' | 'snapshot'): Promise<void> {
  const key = await send('POST', '/keys', { name: path, scopes: ['events:read', 'leads:read'], leadTypes });
  const content = { url: `https://${receiver.host}${path}`, keyId: key.body.data._id, payload };
  const { body } = await send('POST', '/webhooks', content);
  receiver.trust(path, body.data.secret);
  expect((await send('POST', `/webhooks/${body.data._id}/enable`)).status).toBe(200);
}

async function work(share: number): Promise<void> {
  for (let n = 0; n < share; n += 1) {
    const submission = thirdPartySubmission(random() % 2 === 0 ? 'contact' : 'franchise');
    const key = { 'idempotency-key': `campaign-${random()}-${random()}` };
    const { body } = await send('POST', '/leads', submission, key);
    const id = body.data._id;
    await send('PUT', `/leads/${id}`, { priority: 'high' });
    await send('PUT', `/leads/${id}`, { status: 'contacted' });
  }
}

it(
  'every event arrives, in order per lead',
  async () => {
    await webhook('/all', ['contact', 'franchise'], 'thin');
    await webhook('/contact', ['contact'], 'snapshot');
    const refusals = new Map<string, number>();
    receiver.respond = ({ id, path }) => {
      const refused = refusals.get(id + path) ?? 0;
      if (refused >= MAX_REFUSALS || random() % 3 > 0) return 204;
      refusals.set(id + path, refused + 1);
      const chance = random() % 100;
      return chance < 3 ? 'silent' : chance < 10 ? 'disconnect' : 500;
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, () => work(Math.ceil(LEADS / WRITERS))));
    let isOver = false;
    const killing = killAtTimes(() => isOver);
    const hurrying = hurry(() => isOver);
    await writing;
    await killing;
    await waitFor('all deliveries', async () => (await waiting()) === 0 && (await unqueued()) === 0, TIME_LIMIT_MS);
    isOver = true;
    await hurrying;

    const { rows: events } = await pool.query<{ id: string; lead_id: string; lead_type: string }>(
      'SELECT id, lead_id, lead_type FROM events ORDER BY at, id',
    );
    expect(events.length).toBeGreaterThanOrEqual(3 * LEADS);
    expect(receiver.forged).toEqual([]);
    for (const [path, types] of [
      ['/all', ['contact', 'franchise']],
      ['/contact', ['contact']],
    ] as const) {
      const visible = events.filter(({ lead_type }) => types.some((type) => type === lead_type));
      const arrived = firstOf(receiver.accepted.filter((message) => message.path === path));
      const ofAll = new Map(visible.map(({ id }) => [id, true]));
      const isSurplus = ({ id }: ReceivedMessage) => !ofAll.has(id);
      const sent = receiver.received.filter((message) => message.path === path && message.body.type !== 'test.ping');
      expect([path, sent.filter(isSurplus)]).toEqual([path, []]);
      expect([path, visible.filter(({ id }) => !arrived.has(id))]).toEqual([path, []]);
      const places = new Map<string, number>();
      const disordered = visible.filter(({ id, lead_id }) => {
        const [place, before] = [arrived.get(id) ?? -1, places.get(lead_id) ?? -1];
        places.set(lead_id, place);
        return place < before;
      });
      expect([path, disordered]).toEqual([path, []]);
    }
    const repeated = receiver.accepted.length - new Set(receiver.accepted.map(({ id, path }) => id + path)).size;
    process.stdout.write(
      `webhooks: seed ${SEED}, ${events.length} events, ${receiver.received.length} messages, ${repeated} accepted twice\n`,
    );
  },
  TIME_LIMIT_MS,
);

/** The place of each event's first accepted message. */
function firstOf(messages: readonly ReceivedMessage[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, { id }] of messages.entries()) if (!places.has(id)) places.set(id, place);
  return places;
}

async function killAtTimes(isOver: () => boolean): Promise<void> {
  for (let kill = 0; kill < KILLS && !isOver(); kill += 1) {
    await delay(1_000 + (random() % 2_000));
    const server = servers[kill % servers.length] as SupervisedServer;
    server.kill('SIGKILL');
    await server.restarted();
  }
}

/** The pauses between tries are of minutes and hours. */
async function hurry(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await delay(500);
    await pool.query(
      `UPDATE webhook_deliveries SET next_try_at = now() WHERE state = 'waiting' AND next_try_at > now()`,
    );
  }
}

async function waiting(): Promise<number> {
  const { rows } = await pool.query(`SELECT count(*)::int AS n FROM webhook_deliveries WHERE state = 'waiting'`);
  return rows[0].n;
}

async function unqueued(): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM events e JOIN webhooks w ON e.lead_id IS NOT NULL
     WHERE NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = e.id AND d.webhook_id = w.id)
       AND e.at >= w.created_at`,
  );
  return rows[0].n;
}

let state = SEED % 2_147_483_647;

/** A seeded sequence. */
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state;
}
