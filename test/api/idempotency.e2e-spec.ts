/** A POST with an Idempotency-Key is carried out once, however often it is sent. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { parse } from 'yaml';
import { withSharedParts } from '../campaigns/fuzz/api-document.js';
import { ADMIN } from '../support/admin.js';
import { type Api, startApi } from '../support/api.js';
import { ApiClient, type Schema } from '../support/api-client.js';
import { allMatched } from '../support/matched.js';
import { startBeside } from '../support/second-process.js';
import { addLead, addStaff } from '../support/staff.js';
import { addImport, holdImports, type ImportState } from '../support/stored-imports.js';
import { thirdPartySubmission } from '../support/submissions.js';
import { waitFor } from '../support/wait-for.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

interface Call {
  readonly path: string;
  readonly body?: object;
  /** Different content for the same key. Not set if the call takes no content. */
  readonly other?: object;
}
interface Document {
  readonly paths: Readonly<Record<string, { post?: { parameters?: readonly { name: string }[] } }>>;
}

let api: Api;
let receiver: WebhookReceiver;
let admin: string;
let document: Document;
let keys = 0;

function newKey(): string {
  keys += 1;
  return `key ${keys}`;
}

const send = (path: string, body: object | undefined, key: string, token: string | undefined = admin) =>
  api.raw<Schema<'ReplayedCall'>>('POST', path, { token, body, headers: { 'idempotency-key': key } });
const lead = () => addLead(api, thirdPartySubmission('contact'));
const idOf = async (path: string, body: object) =>
  (await api.raw<{ data: { _id: string } }>('POST', path, { token: admin, body })).body.data._id;

async function spam(): Promise<string> {
  const id = await lead();
  await api.sql('UPDATE leads SET quarantined_at = now() WHERE id = $1', [id]);
  return id;
}

async function adminId(): Promise<string> {
  return (await api.call('get', '/api/auth/me', { token: admin })).body.data._id;
}

const CALLER = {
  type: 'franchise',
  source: { how: 'call' },
  personalInfo: { fullName: 'Asha Devi', phone: '98111 22233', email: 'asha@ex.in' },
};
const RECEIPT = ['_id', 'reference', 'type', 'createdAt', 'requested', 'affected'];

const CALLS: Readonly<Record<string, () => Promise<Call>>> = {
  '/api/leads': async () => ({
    path: '/api/leads',
    body: thirdPartySubmission('contact'),
    other: thirdPartySubmission('contact'),
  }),
  '/api/leads/manual': async () => ({
    path: '/api/leads/manual',
    body: CALLER,
    other: { ...CALLER, personalInfo: { ...CALLER.personalInfo, city: 'Gaya' } },
  }),
  '/api/leads/batch': async () => ({ path: '/api/leads/batch', body: { items: [{ action: 'create', lead: CALLER }] } }),
  '/api/leads/bulk-delete': async () => leadIds('/api/leads/bulk-delete', await lead()),
  '/api/leads/bulk-restore': async () => leadIds('/api/leads/bulk-restore', await spam()),
  '/api/leads/bulk/{id}/undo': async () => {
    const { path, body } = await shareOut('');
    return { path: `/api/leads/bulk/${await idOf(path, body as object)}/undo` };
  },
  '/api/leads/{id}/notes': async () => ({
    path: `/api/leads/${await lead()}/notes`,
    body: { content: 'Called back.' },
    other: { content: 'Called.' },
  }),
  '/api/leads/{id}/calls': async () => ({
    path: `/api/leads/${await lead()}/calls`,
    body: { outcome: 'reached' },
    other: { outcome: 'no_answer' },
  }),
  '/api/leads/{id}/messages': async () => ({
    path: `/api/leads/${await lead()}/messages`,
    body: { channel: 'whatsapp' },
    other: { channel: 'email' },
  }),
  '/api/leads/{id}/erase': async () => ({ path: `/api/leads/${await lead()}/erase` }),
  '/api/leads/{id}/restore': async () => ({ path: `/api/leads/${await spam()}/restore` }),
  '/api/leads/{id}/take': async () => {
    const id = await lead();
    await api.sql('UPDATE leads SET in_pool = TRUE WHERE id = $1', [id]);
    return { path: `/api/leads/${id}/take` };
  },
  '/api/assignment/rules': async () => ({
    path: '/api/assignment/rules',
    body: { leadType: 'kisan_mandi', kind: 'pool' },
    other: { leadType: 'kisan_canteen', kind: 'pool' },
  }),
  '/api/assignment/share-out/preview': async () => shareOut('/preview'),
  '/api/assignment/share-out': async () => shareOut(''),
  '/api/assignment/share-out/{id}/undo': async () => {
    const { path, body } = await shareOut('');
    return { path: `${path}/${await idOf(path, body as object)}/undo` };
  },
  '/api/leads/manual/check': async () => ({
    path: '/api/leads/manual/check',
    body: { personalInfo: { phone: '9811122233' } },
  }),
  '/api/leads/{id}/duplicates': async () => pair('duplicates'),
  '/api/leads/{id}/merge': async () => flaggedPair(),
  '/api/leads/{id}/unmerge': async () => {
    const { path, body } = await flaggedPair();
    await api.raw('POST', path, { token: admin, body });
    return { path: path.replace('merge', 'unmerge'), body: { other: (body as { other: string }).other } };
  },
  '/api/leads/bin/restore': async () => {
    const id = await lead();
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
    return leadIds('/api/leads/bin/restore', id);
  },
  '/api/leads/bin/empty': async () => {
    await api.raw('DELETE', `/api/leads/${await lead()}`, { token: admin });
    return { path: '/api/leads/bin/empty' };
  },
  '/api/leads/{id}/follow-ups': async () => ({
    path: `/api/leads/${await lead()}/follow-ups`,
    body: { on: '2036-04-22' },
    other: { on: '2036-04-23' },
  }),
  '/api/leads/{id}/follow-ups/{followUpId}/complete': async () => {
    const path = `/api/leads/${await lead()}/follow-ups`;
    return { path: `${path}/${await idOf(path, { on: '2036-04-22' })}/complete` };
  },
  '/api/notifications/read': async () => ({ path: '/api/notifications/read', body: { all: true } }),
  '/api/notifications/devices': async () => ({
    path: '/api/notifications/devices',
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/dXbe8k2c1vQ:APA91bH',
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
  }),
  '/api/users': async () => {
    const body = {
      name: 'Sunita Devi',
      email: 'sunita@kisancanteen.local',
      password: 'harvest-moon-42',
      role: 'agent',
    };
    return { path: '/api/users', body, other: { ...body, password: 'harvest-moon-43' } };
  },
  '/api/message-templates': async () => {
    const body = { channel: 'whatsapp', leadType: 'contact', language: 'en', name: 'Prices', body: 'Namaste {name}' };
    return { path: '/api/message-templates', body, other: { ...body, body: 'Hello' } };
  },
  '/api/keys': async () => {
    const body = { name: 'ERP', scopes: ['leads:read'] };
    return { path: '/api/keys', body, other: { ...body, name: 'CRM' } };
  },
  '/api/keys/{id}/rotate': async () => ({
    path: `/api/keys/${await idOf('/api/keys', { name: 'ERP', scopes: ['leads:read'] })}/rotate`,
  }),
  '/api/webhooks': async () => {
    const body = await webhookBody();
    return { path: '/api/webhooks', body, other: { ...body, paused: true } };
  },
  '/api/webhooks/{id}/rotate-secret': async () => ({ path: `/api/webhooks/${await webhook()}/rotate-secret` }),
  '/api/webhooks/{id}/test': async () => ({ path: `/api/webhooks/${await webhook()}/test` }),
  '/api/webhooks/{id}/enable': async () => ({ path: `/api/webhooks/${await webhook()}/enable` }),
  '/api/webhooks/{id}/replay': async () => {
    const { id } = await failedDelivery();
    const since = new Date(Date.now() - 2 * 3_600_000).toISOString();
    return { path: `/api/webhooks/${id}/replay`, body: { since }, other: {} };
  },
  '/api/webhooks/{id}/deliveries/{deliveryId}/retry': async () => {
    const { id, deliveryId } = await failedDelivery();
    return { path: `/api/webhooks/${id}/deliveries/${deliveryId}/retry` };
  },
  '/api/imports': async () => {
    const body = { fileName: 'leads.csv', size: 34 };
    return { path: '/api/imports', body, other: { ...body, size: 35 } };
  },
  '/api/imports/{id}/read': async () => ({
    path: `/api/imports/${await storedImport('asking')}/read`,
    body: { encoding: 'windows-1252' },
    other: { encoding: 'utf-8' },
  }),
  '/api/imports/{id}/check': async () => ({
    path: `/api/imports/${await storedImport('ready')}/check`,
    body: { matchBy: 'phone' },
    other: { matchBy: 'none' },
  }),
  '/api/imports/{id}/start': async () => ({ path: `/api/imports/${await storedImport('checked')}/start` }),
  '/api/imports/{id}/cancel': async () => ({ path: `/api/imports/${await storedImport('ready')}/cancel` }),
  '/api/imports/{id}/undo': async () => ({ path: `/api/imports/${await storedImport('imported')}/undo` }),
  '/api/views': async () => {
    const body = { name: 'New', query: 'status=new', shared: false };
    return { path: '/api/views', body, other: { ...body, name: 'Newer' } };
  },
  '/api/leads/export': async () => ({ path: '/api/leads/export', body: { type: ['contact'] } }),
  '/api/auth/login': async () => ({ path: '/api/auth/login', body: { email: ADMIN.email, password: ADMIN.password } }),
  '/api/auth/forgot-password': async () => ({ path: '/api/auth/forgot-password', body: { email: ADMIN.email } }),
  '/api/auth/reset-password': async () => ({ path: '/api/auth/reset-password', body: { token: 'x', password: 'y' } }),
  '/api/auth/logout': async () => ({ path: '/api/auth/logout' }),
  '/api/client-errors': async () => ({ path: '/api/client-errors', body: { message: 'TypeError: x' } }),
  '/api/leads/track': async () => ({
    path: '/api/leads/track',
    body: { reference: '7ZK4M0QXJD', lastFourDigits: '3210' },
  }),
};

async function leadIds(path: string, id: string): Promise<Call> {
  return { path, body: { leadIds: [id] }, other: { leadIds: [await lead()] } };
}

async function shareOut(step: string): Promise<Call> {
  const body = { leadIds: [await lead()], userIds: [await adminId()] };
  return { path: `/api/assignment/share-out${step}`, body, other: { ...body, leadIds: [await lead()] } };
}

async function pair(action: string): Promise<Call> {
  return { path: `/api/leads/${await lead()}/${action}`, body: { other: await lead() } };
}

async function flaggedPair(): Promise<Call> {
  const { path, body } = await pair('duplicates');
  await api.raw('POST', path, { token: admin, body });
  return { path: path.replace('duplicates', 'merge'), body: { ...body, take: [] } };
}

async function storedImport(state: ImportState): Promise<string> {
  return addImport(api, await adminId(), state);
}

/** No event has the webhook's type, so it sends nothing by itself. */
async function webhookBody(): Promise<object> {
  const keyId = await idOf('/api/keys', { name: 'ERP', scopes: ['events:read'] });
  return { url: `https://${receiver.host}/hooks`, keyId, types: ['endpoint.disabled'] };
}

async function webhook(): Promise<string> {
  return idOf('/api/webhooks', await webhookBody());
}

/** A delivery of an enabled webhook that calls its receiver an hour from now. */
async function failedDelivery(): Promise<{ id: string; deliveryId: string }> {
  const id = await webhook();
  await api.sql(
    `UPDATE webhooks SET disabled_for = NULL, queued_until = now(), retry_at = now() + interval '1 hour' WHERE id = $1`,
    [id],
  );
  const [delivery] = await api.sql<{ id: string }>(
    `WITH event AS (
       INSERT INTO events (type, webhook_id, at) VALUES ('endpoint.disabled', $1, now() - interval '1 hour')
       RETURNING id, at
     )
     INSERT INTO webhook_deliveries (webhook_id, event_id, event_at, state, tries)
     SELECT $1, id, at, 'dead', 10 FROM event RETURNING id`,
    [id],
  );
  return { id, deliveryId: delivery?.id ?? '' };
}

/**
 * All rows that a change could affect, as text, and the number of messages to webhooks. Sessions, rate limits and audit
 * events of reads are left out.
 */
async function everything(): Promise<string> {
  const tables = await api.sql<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname NOT IN ('sessions', 'rate_limits')`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const [all] = await api.sql<{ text: string }>(
      `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS text FROM ${name} t
       ${name === 'audit_events' ? `WHERE action NOT IN ('lead.read', 'access.refused', 'auth.signed_in')` : ''}`,
    );
    rows.push(`${name}\n${all?.text}`);
  }
  return [...rows, receiver.received.length].join('\n');
}

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  api = await startApi({ allowedHosts: [receiver.host] });
  admin = await api.signIn();
  await holdImports(api, await adminId());
  document = withSharedParts(parse((await api.raw('GET', '/api/openapi.yaml')).text) as Document);
});
afterAll(async () => {
  await api.close();
  await receiver.stop();
});

describe('the POST operations of the API document', () => {
  it('are all tested here, and all describe the header', () => {
    const posts = Object.entries(document.paths).flatMap(([path, { post }]) => (post ? [{ path, post }] : []));
    // The other body of this operation is tested in plain-forms.e2e-spec.ts.
    expect(posts.map(({ path }) => path).sort()).toEqual([...Object.keys(CALLS), '/api/leads/form'].sort());
    const silent = posts.filter(({ post }) => !post.parameters?.some(({ name }) => name === 'Idempotency-Key'));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  const anew = [
    '/api/auth/forgot-password',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/reset-password',
    '/api/client-errors',
    '/api/leads/export',
    '/api/leads/track',
  ];
  const asking = [...anew, '/api/assignment/share-out/preview', '/api/leads/manual/check', '/api/webhooks/{id}/test'];
  /** The test server sends no emails, the token is invalid, and no lead has the reference. */
  const REFUSED: Readonly<Record<string, number>> = {
    '/api/auth/forgot-password': 404,
    '/api/leads/track': 404,
    '/api/auth/reset-password': 410,
  };
  // A batch replays its items one by one (lead-batch.e2e-spec.ts).
  const once = Object.keys(CALLS).filter((path) => ![...asking, '/api/leads/batch'].includes(path));

  it.each(once)('%s is carried out once for one key', async (name) => {
    const { path, body, other } = await (CALLS[name] as () => Promise<Call>)();
    const key = newKey();
    const first = await send(path, body, key);
    expect([200, 201]).toContain(first.status);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    await allMatched(api);
    const before = await everything();
    const again = await send(path, body, key);
    expect(again.status).toBe(first.status);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await everything()).toBe(before);
    expect(again.body.data?._id).toBe(first.body.data?._id);
    if (name !== '/api/leads') {
      expect(again.body).toMatchObject({ replayed: true, data: {} });
      const told = Object.keys(again.body.data);
      expect(told.filter((field) => !RECEIPT.includes(field))).toEqual([]);
    }
    if (other === undefined) return;
    expect((await send(path, other, key)).problem).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await everything()).toBe(before);
    expect((await send(path, other, newKey())).headers.get('idempotent-replayed')).toBeNull();
  });

  it.each(asking.filter((path) => path !== '/api/auth/logout'))(
    '%s accepts a key, but a retry gets a new response',
    async (name) => {
      const { path, body } = await (CALLS[name] as () => Promise<Call>)();
      const key = newKey();
      for (const _ of [1, 2]) {
        const { status, headers } = await send(path, body, key);
        expect({ status: status < 300 ? 200 : status, replayed: headers.get('idempotent-replayed') }).toEqual({
          status: REFUSED[name] ?? 200,
          replayed: null,
        });
      }
    },
  );
});

describe('an idempotency key', () => {
  const notesOf = (id: string) => api.sql('SELECT id FROM lead_notes WHERE lead_id = $1', [id]);
  const note = { content: 'Called back.' };

  it('applies only to its sender and operation', async () => {
    const key = newKey();
    const [one, two] = [await lead(), await lead()];
    const colleague = await addStaff(api, admin, { role: 'admin' });
    for (const [id, token] of [
      [one, admin],
      [two, admin],
      [one, colleague.token],
    ] as const) {
      const answer = await send(`/api/leads/${id}/notes`, note, key, token);
      expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null]);
    }
    expect([(await notesOf(one)).length, (await notesOf(two)).length]).toEqual([2, 1]);
    const manual = CALLER;
    const added = [];
    for (const token of [admin, colleague.token, admin])
      added.push((await send('/api/leads/manual', manual, key, token)).body.data._id);
    expect(new Set(added).size).toBe(2);
  });

  it('returns the same receipt after a retry, whatever happened to the lead', async () => {
    const asha = await addStaff(api, admin, { permissions: [], leadTypes: ['franchise'] });
    const body = CALLER;
    const key = newKey();
    const first = await send('/api/leads/manual', body, key, asha.token);
    const { _id } = first.body.data;
    await api.raw('PUT', `/api/leads/${_id}`, { token: admin, body: { assignedTo: null, status: 'contacted' } });
    expect((await api.raw('GET', `/api/leads/${_id}`, { token: asha.token })).status).toBe(404);
    const again = await send('/api/leads/manual', body, key, asha.token);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(Object.keys(again.body.data).sort()).toEqual(['_id', 'createdAt', 'reference', 'type']);
    expect(again.text).not.toContain(CALLER.personalInfo.email);
    expect(again.text).not.toContain('contacted');
  });

  it('is stored with the change: if the server dies before its response, there is no second note', async () => {
    const id = await lead();
    const key = newKey();
    await api.sql(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'gone'; END $$`);
    await api.sql('CREATE TRIGGER die BEFORE UPDATE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION die()');
    expect((await send(`/api/leads/${id}/notes`, note, key)).status).toBe(500);
    await api.sql('DROP TRIGGER die ON idempotency_keys');
    const again = await send(`/api/leads/${id}/notes`, note, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await notesOf(id)).toHaveLength(1);
  });

  it('can be used again after a failed call, and after 24 hours', async () => {
    const id = await lead();
    const key = newKey();
    expect((await send(`/api/leads/${id}/notes`, { content: '' }, key)).status).toBe(400);
    expect((await send(`/api/leads/${id}/notes`, note, key)).status).toBe(201);
    await api.sql(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`);
    expect((await send(`/api/leads/${id}/notes`, note, key)).headers.get('idempotent-replayed')).toBeNull();
    expect(await notesOf(id)).toHaveLength(2);
  });

  it('must have 1 to 255 characters', async () => {
    const answer = await send(`/api/leads/${await lead()}/notes`, note, 'k'.repeat(256));
    expect(answer.problem).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key' }] });
  });

  it('stores nothing that a password could be guessed from', async () => {
    const body = { name: 'Ravi', email: 'ravi@kisancanteen.local', password: 'harvest-moon-42', role: 'agent' };
    expect((await send('/api/users', body, newKey())).status).toBe(201);
    const [{ row = '' } = {}] = await api.sql<{ row: string }>(
      `SELECT encode(body_hash, 'hex') || answer::text AS row FROM idempotency_keys ORDER BY created_at DESC LIMIT 1`,
    );
    expect(row).not.toContain('harvest');
    const plain = createHash('sha256')
      .update(JSON.stringify(Object.fromEntries(Object.entries(body).sort())))
      .digest('hex');
    expect(row).not.toContain(plain);
  });

  // Passport keeps one strategy for each process, from the newest application, so this must be the last test.
  it('creates one note if it is sent to two servers at the same time', async () => {
    const beside = await startBeside(api);
    const holder = new pg.Client({ connectionString: api.ownerUrl });
    await holder.connect();
    try {
      const id = await lead();
      const key = newKey();
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM leads WHERE id = $1 FOR UPDATE', [id]);
      const options = { token: admin, body: note, headers: { 'idempotency-key': key } };
      const path = `/api/leads/${id}/notes`;
      const first = api.raw('POST', path, options);
      const other = new ApiClient(beside.url).raw('POST', path, options);
      await waitFor('both wait for the lead', async () => {
        const waiting = await api.sql(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length === 2;
      });
      const inFlight = await api.raw('POST', path, options);
      expect(inFlight.problem).toMatchObject({ status: 409, code: 'submission_in_flight' });
      expect(inFlight.headers.get('retry-after')).toBe('1');
      await holder.query('COMMIT');
      const statuses = (await Promise.all([first, other])).map(({ status }) => status);
      expect(statuses.sort()).toEqual([201, 409]);
      expect(await notesOf(id)).toHaveLength(1);
      expect((await api.raw('POST', path, options)).headers.get('idempotent-replayed')).toBe('true');
    } finally {
      await holder.end();
      await beside.close();
    }
  });
});
