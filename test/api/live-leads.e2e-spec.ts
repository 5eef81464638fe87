import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { LEAD_TYPE_NAMES } from '../../src/lead-types/lead-types.js';
import type { Permission } from '../../src/modules/users/domain/permissions.js';
import { ADMIN } from '../support/admin.js';
import { type Api, startApi } from '../support/api.js';
import { type Answer, ApiClient, type Schema } from '../support/api-client.js';
import { type EventStream, listen, type ReceivedEvent } from '../support/event-stream.js';
import { type ServerProcess, spawnServer } from '../support/server-process.js';
import { addLead, addStaff, PASSWORD, type StaffMember } from '../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

const SECRET = 'a secret that two server processes share';

let api: Api;
let other: ServerProcess;
let otherUrl: string;
let admin: string;
let open: EventStream[] = [];

beforeAll(async () => {
  api = await startApi({ jwtSecret: SECRET });
  other = spawnServer({ DATABASE_URL: api.databaseUrl, JWT_SECRET: SECRET, LEADS_PER_MINUTE: '0', LOG_LEVEL: 'warn' });
  otherUrl = await other.ready();
});
afterAll(async () => {
  other.child.kill('SIGTERM');
  await other.ended();
  await api.close();
});
beforeEach(async () => {
  admin = await api.signIn();
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});

async function follow(token: string, url = otherUrl, lastEventId?: string): Promise<EventStream> {
  const stream = await listen(url, token, lastEventId);
  open.push(stream);
  return stream;
}

const names = (list: 'added' | 'changed' | 'removed', id: string) => (event: ReceivedEvent) =>
  event.data[list]?.includes(id) ?? false;

async function change(id: string, body: object, token = admin): Promise<void> {
  const answer: Answer = await api.raw('PUT', `/api/leads/${id}`, { token, body });
  expect(answer.status).toBe(200);
}

const agentWith = (...permissions: Permission[]): Promise<StaffMember> =>
  addStaff(api, admin, { permissions, leadTypes: ['contact'] });

/** Adds a lead and waits for its event. By then, the events of all earlier changes have arrived. */
async function quietSince(streams: readonly EventStream[]): Promise<void> {
  const id = await addLead(api, thirdPartySubmission('contact'));
  await Promise.all(streams.map((stream) => stream.next(names('added', id))));
}

describe('published events', () => {
  it('ignore what others write to the channel', async () => {
    const stream = await follow(admin);
    const foreign = [
      ...['not from here', 'null', '3', '[]', '{}', '{"leads":{}}', '{"leads":[1]}', '{"leads":[[1,null,null]]}'],
      ...[
        '{"leads":[[null,["contact"],3]]}',
        '{"leads":[[null,{},null]]}',
        '{"all":"yes"}',
        '{"user":{}}',
        '{"user":"x"}',
      ],
    ];
    for (const payload of foreign) await api.sql(`SELECT pg_notify('live', $1)`, [payload]);
    await quietSince([stream]);
    expect(stream.received.filter(({ name, data }) => name === 'rights' || data.many)).toEqual([]);
    expect(other.child.exitCode).toBeNull();
    expect(other.stdout().match(/"event":"live_message_ignored"/g)).toHaveLength(foreign.length);
  });

  it('are for a lead that is created, changed, noted or deleted, with only its id', async () => {
    const stream = await follow(admin);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store');

    const id = await addLead(api, thirdPartySubmission('contact'));
    await stream.next(names('added', id));
    await change(id, { status: 'contacted' });
    await stream.next(names('changed', id));
    await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content: 'A word in confidence' } });
    await stream.next(names('changed', id));
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
    await stream.next(names('removed', id));
    for (const { name, data } of stream.received) {
      expect(Object.keys(data)).toEqual(name === 'leads' ? ['added', 'changed', 'removed', 'many'] : []);
      const ids = Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []));
      expect(ids.filter((one) => one !== id)).toEqual([]);
    }
  });

  it('announce a lead before any change of it, however soon and in any process', async () => {
    const here = await follow(admin, api.url);
    const streams = [here, await follow(admin)];
    for (const url of [api.url, otherUrl]) {
      // After a quiet second, the next change is published immediately, not together with the change after it.
      await delay(1_100);
      const id = await addLead(api, thirdPartySubmission('contact'));
      const answer = await fetch(`${url}/api/leads/${id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'contacted' }),
      });
      expect(answer.status).toBe(200);
      await quietSince(streams);
      for (const { received } of streams) {
        const told = received.filter(({ data }) => JSON.stringify(data).includes(id)).map(({ data }) => data);
        expect(told[0]?.added).toContain(id);
        expect(told.slice(1).filter(({ added }) => added?.includes(id))).toEqual([]);
      }
    }
  });

  it('are "many" instead of ids if one call changes more than a limit', async () => {
    const early = await follow(admin);
    const ids: string[] = [];
    // Done in two steps, because simultaneous changes are published together, and 40 would be "many".
    for (const _lot of [1, 2]) {
      const lot = await Promise.all(Array.from({ length: 20 }, () => addLead(api, thirdPartySubmission('newsletter'))));
      for (const id of lot) {
        if (!early.received.some(names('added', id))) await early.next(names('added', id));
      }
      ids.push(...lot);
    }
    const [stream, blind] = [await follow(admin), await follow((await agentWith('canViewAllLeads')).token)];
    await api.raw('PUT', '/api/leads/bulk', { token: admin, body: { leadIds: ids, updates: { status: 'closed' } } });
    const { data } = await stream.next((event) => event.data.many === true);
    expect(data).toEqual({ added: [], changed: [], removed: [], many: true });

    await quietSince([blind]);
    expect(blind.received.filter((event) => event.data.many)).toEqual([]);
  });

  it('leave out suspected spam, until it is restored', async () => {
    const stream = await follow(admin);
    const spam = await addLead(api, { ...thirdPartySubmission('contact'), ...BOT_SIGNS });
    await quietSince([stream]);
    expect(JSON.stringify(stream.received)).not.toContain(spam);
    await api.raw('POST', `/api/leads/${spam}/restore`, { token: admin });
    await stream.next(names('added', spam));
  });
});

describe('receivers', () => {
  it('are all users who can see the lead and no others', async () => {
    const [seesContact, seesOwn] = [await agentWith('canViewAllLeads'), await agentWith()];
    const [wide, narrow] = [await follow(seesContact.token), await follow(seesOwn.token)];
    const franchise = await addLead(api, thirdPartySubmission('franchise'));
    const contact = await addLead(api, thirdPartySubmission('contact'));
    await wide.next(names('added', contact));
    expect(JSON.stringify(wide.received)).not.toContain(franchise);

    await change(contact, { assignedTo: seesOwn.id });
    await narrow.next(names('added', contact));
    await change(contact, { priority: 'high' });
    await narrow.next(names('changed', contact));
    await change(contact, { assignedTo: null });
    await narrow.next(names('removed', contact));
    await change(contact, { priority: 'urgent' });
    const own = await addLead(api, thirdPartySubmission('contact'));
    await change(own, { assignedTo: seesOwn.id });
    await narrow.next(names('added', own));
    expect(narrow.received.filter(names('changed', contact))).toHaveLength(1);
  });

  it('include a user who loses a new lead, also on a process that began to listen later', async () => {
    const agent = await agentWith();
    const id = await addLead(api, thirdPartySubmission('contact'));
    await change(id, { assignedTo: agent.id });
    const late = spawnServer({ DATABASE_URL: api.databaseUrl, JWT_SECRET: SECRET, LOG_LEVEL: 'warn' });
    try {
      const stream = await follow(agent.token, await late.ready());
      await change(id, { assignedTo: null });
      await stream.next(names('removed', id));
      stream.close();
    } finally {
      late.child.kill('SIGTERM');
      await late.ended();
    }
  });

  it('follow permissions: a change is published and applies to later events', async () => {
    const agent = await agentWith('canViewAllLeads');
    const stream = await follow(agent.token);
    const access = Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, type === 'franchise']));
    await api.raw('PUT', `/api/users/${agent.id}/lead-access`, { token: admin, body: { leadTypeAccess: access } });
    await stream.next(({ name }) => name === 'rights');
    const contact = await addLead(api, thirdPartySubmission('contact'));
    const franchise = await addLead(api, thirdPartySubmission('franchise'));
    await stream.next(names('added', franchise));
    expect(JSON.stringify(stream.received)).not.toContain(contact);
  });

  const endings: [string, (agent: StaffMember) => Promise<Answer>][] = [
    ['signs out', ({ token }) => api.raw('POST', '/api/auth/logout', { token })],
    ['is deactivated', ({ id }) => api.raw('PUT', `/api/users/${id}/toggle-status`, { token: admin })],
    ['is deleted', ({ id }) => api.raw('DELETE', `/api/users/${id}`, { token: admin })],
    [
      'gets a new password',
      ({ id }) =>
        api.raw('PUT', `/api/users/${id}/reset-password`, { token: admin, body: { newPassword: `${PASSWORD}-new` } }),
    ],
  ];
  it.each(endings)('end when the listener %s', async (_, end) => {
    const agent = await agentWith('canViewAllLeads');
    const [here, there] = [await follow(agent.token, api.url), await follow(agent.token)];
    expect((await end(agent)).status).toBe(200);
    await Promise.all([here.ended, there.ended]);
    expect((await listen(otherUrl, agent.token)).status).toBe(401);
  });

  it('are limited to eight streams for a user until one closes', async () => {
    const agent = await agentWith();
    for (let count = 0; count < 8; count += 1) await follow(agent.token);
    const refused = await listen(otherUrl, agent.token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    const REFUSED = `SELECT details ->> 'route' AS route FROM audit_events WHERE action = 'access.refused' AND actor_id = $1`;
    await waitForValue([{ route: '/api/leads/events' }], () => api.sql(REFUSED, [agent.id]));
    await follow(admin);

    open[0]?.close();
    await waitForValue(200, async () => (await follow(agent.token)).status);
  });
});

describe('reconnecting', () => {
  async function leave(stream: EventStream): Promise<string> {
    stream.close();
    await stream.ended;
    return stream.received.at(-1)?.id ?? '';
  }

  const told = (stream: EventStream) => stream.received.map(({ name, data }) => ({ name, ...data }));

  it('sends missed events and no others, also if nobody listened in between', async () => {
    const known = await addLead(api, thirdPartySubmission('contact'));
    const stream = await follow(admin);
    await quietSince([stream]);
    const lastId = await leave(stream);

    await change(known, { priority: 'high' });
    const added = await addLead(api, thirdPartySubmission('contact'));
    await change(added, { status: 'contacted' });
    const back = await follow(admin, otherUrl, lastId);
    // Both changes are published, but the event of the new lead might still be on its way.
    if (!back.received.some(names('added', added))) await back.next(names('added', added));
    const leads = back.received.filter(({ name }) => name === 'leads').map(({ data }) => data);
    expect(leads.flatMap((data) => data.changed ?? []).filter((id) => id !== added)).toEqual([known]);
    expect(leads.flatMap((data) => data.added ?? [])).toEqual([added]);
    expect(back.received.map(({ name }) => name)).not.toContain('resync');

    const again = await follow(admin, otherUrl, await leave(back));
    expect(told(again)).toEqual([{ name: 'ready' }]);
  });

  it('asks the client to reload if the process does not know the missed events', async () => {
    const lastId = await leave(await follow(admin));
    for (const [url, id] of [
      [api.url, lastId],
      [otherUrl, 'of another product: 3'],
    ] as const) {
      const stream = await follow(admin, url, id);
      expect(told(stream)).toEqual([{ name: 'resync' }, { name: 'ready' }]);
      const next = await follow(admin, url, await leave(stream));
      expect(told(next)).toEqual([{ name: 'ready' }]);
    }
  });

  it('sends nothing that is no longer visible, and reports changed permissions', async () => {
    const agent = await agentWith('canViewAllLeads');
    const [hidden, handedOver] = [
      await addLead(api, thirdPartySubmission('contact')),
      await addLead(api, thirdPartySubmission('contact')),
    ];
    await change(handedOver, { assignedTo: agent.id });
    const watching = await follow(admin);
    const lastId = await leave(await follow(agent.token));

    await change(hidden, { priority: 'high' });
    await change(handedOver, { priority: 'high' });
    const permissions = { canViewAllLeads: false };
    expect((await api.raw('PUT', `/api/users/${agent.id}`, { token: admin, body: { permissions } })).status).toBe(200);
    await quietSince([watching]);
    const back = await follow(agent.token, otherUrl, lastId);
    expect(told(back)).toEqual([
      { name: 'rights' },
      { name: 'leads', added: [], changed: [handedOver], removed: [], many: false },
      { name: 'ready' },
    ]);
    // A client that lost the connection after the first event has not received the second.
    expect(back.received.map(({ id }) => id === lastId)).toEqual([true, false, false]);
  });
});

describe('failures', () => {
  it('a lost database connection is restored, and clients learn that events can be missing', async () => {
    const stream = await follow(admin);
    const ended = await api.sql<{ gone: boolean }>(
      `SELECT pg_terminate_backend(pid) AS gone FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'kisan-canteen-live'`,
    );
    expect(ended).not.toHaveLength(0);
    await stream.next(({ name }) => name === 'resync');
    await stream.next(({ name }) => name === 'ready');
    const id = await addLead(api, thirdPartySubmission('contact'));
    await stream.next(names('added', id));
  });

  it('a server that stops closes its streams and does not wait for them', async () => {
    const third = spawnServer({ DATABASE_URL: api.databaseUrl, JWT_SECRET: SECRET });
    const stream = await follow(admin, await third.ready());
    third.child.kill('SIGTERM');
    await stream.ended;
    expect(await third.ended()).toBe(0);
    expect(third.stdout()).not.toContain('did not finish in time');
  });

  it('a draining server announces it and serves until it stops', async () => {
    const third = spawnServer({ DATABASE_URL: api.databaseUrl, JWT_SECRET: SECRET, DRAIN_SECONDS: '60' });
    const client = new ApiClient(await third.ready());
    const stream = await follow(admin, client.url);
    third.child.kill('SIGTERM');
    await waitForValue('stopping', async () => (await client.raw('GET', '/api/health/ready')).problem.code);
    expect((await client.raw('GET', '/api/health/live')).status).toBe(200);
    const body = thirdPartySubmission('contact');
    const sent = await client.raw<Schema<'LeadCreatedResult'>>('POST', '/api/leads', { body });
    expect(sent.status).toBe(201);
    await stream.next(names('added', sent.body.data._id));
    // A second signal ends the server immediately, unless it comes together with the first.
    await waitFor('it ends', () => third.child.exitCode !== null || !third.child.kill('SIGTERM'));
  });

  it('a server in this process also closes them, and one requested in the meantime', async () => {
    const second = await startApi();
    const token = await second.signIn(ADMIN.email, ADMIN.password);
    const stream = await follow(token, second.url);
    const locker = new pg.Client({ connectionString: second.databaseUrl });
    locker.on('error', () => undefined);
    await locker.connect();
    await locker.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
    const late = second.raw('GET', '/api/leads/events', { token });
    await waitForValue([{ waiting: 1 }], () =>
      second.sql(`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = 'sessions'::regclass`),
    );
    const closed = second.close();
    await stream.ended;
    await locker.query('ROLLBACK');
    expect(await late).toMatchObject({ status: 200, text: 'retry: 2000\n\n' });
    await Promise.all([closed, locker.end()]);
  });
});
