/** The feed of events that other systems follow. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { startBeside } from '../support/second-process.js';
import { addLead, addStaff, type StaffMember, submitLead } from '../support/staff.js';
import { BOT_SIGNS, fullSubmission, thirdPartySubmission } from '../support/submissions.js';
import { waitFor } from '../support/wait-for.js';

type Event = Schema<'Event'>;
type Key = Schema<'NewApiKey'>;

const DAY_MS = 86_400_000;

let api: Api;
let admin: string;
let asha: StaffMember;
let reader: string;

beforeAll(async () => {
  api = await startApi({ staffWritesPerMinute: 0 });
  admin = await api.signIn();
  asha = await addStaff(api, admin, { role: 'manager', leadTypes: ['contact', 'franchise', 'soil_testing'] });
  reader = await keyWith(['events:read', 'leads:read'], ['contact', 'franchise', 'soil_testing']);
});
afterAll(() => api.close());

const send = (method: string, path: string, body?: object, token = admin) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  api.raw<any>(method, `/api${path}`, { token, ...(body && { body }) });
const keyWith = async (scopes: readonly string[], leadTypes: readonly string[] = ['contact']): Promise<string> =>
  (await send('POST', '/keys', { name: 'BI', scopes, leadTypes })).body.data.secret;
const lead = (type: 'contact' | 'franchise' = 'contact') => addLead(api, thirdPartySubmission(type));
const feed = (query = '', token = reader) => api.raw<Schema<'EventList'>>('GET', `/api/events?${query}`, { token });
/** A cursor after everything that has happened. */
const now = async (token = reader) => {
  for (let cursor = ''; ; ) {
    const { body } = await feed(`limit=100${cursor && `&cursor=${cursor}`}`, token);
    cursor = body.pagination.nextCursor;
    if (body.data.length === 0) return cursor;
  }
};
/** The events that `act` causes, waiting for at least one. */
async function told(act: () => Promise<unknown>, token = reader): Promise<Event[]> {
  const cursor = await now(token);
  await act();
  return (await feed(`cursor=${cursor}&limit=100&wait=10`, token)).body.data;
}
const brief = (events: readonly Event[]) => events.map(({ type, changed }) => [type, ...changed].join(' '));

describe('a change of a lead', () => {
  it('is reported with its values before and after, without those of the person', async () => {
    const id = await lead();
    const [event, ...others] = await told(() =>
      send('PUT', `/leads/${id}`, { status: 'rejected', closeReason: 'out_of_area' }),
    );
    expect(others).toEqual([]);
    expect(event).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      type: 'lead.status_changed',
      at: expect.any(String),
      leadId: id,
      leadType: 'contact',
      webhookId: null,
      importId: null,
      actor: { _id: expect.any(String), name: 'Administrator' },
      changed: ['closeReason', 'status'],
      before: { status: 'new', closeReason: null },
      after: { status: 'rejected', closeReason: 'out_of_area' },
    });
    const [corrected] = await told(() =>
      send('PUT', `/leads/${id}`, { personalInfo: { fullName: 'Meena Kumari', phone: '9876501234' } }),
    );
    expect(corrected?.changed).toContain('personalInfo.fullName');
    expect([corrected?.before, corrected?.after]).toEqual([{}, {}]);
    const rows = await api.sql<{ text: string }>('SELECT e::text AS text FROM events e WHERE lead_id = $1', [id]);
    expect(rows.filter(({ text }) => /Meena|98765|stranger/i.test(text))).toEqual([]);
  });

  it('of several kinds of values is reported in one event for each kind', async () => {
    const id = await lead();
    const body = {
      status: 'qualified',
      priority: 'high',
      assignedTo: asha.id,
      personalInfo: { fullName: 'Gita Devi' },
    };
    const events = await told(() => send('PUT', `/leads/${id}`, body));
    expect(events.map(({ type }) => type)).toEqual(['lead.updated', 'lead.assigned', 'lead.status_changed']);
    const [updated, assigned, status] = events;
    expect(updated).toMatchObject({ before: { priority: 'medium' }, after: { priority: 'high' } });
    expect(updated?.changed).toEqual(expect.arrayContaining(['personalInfo.fullName', 'priority']));
    expect(assigned).toMatchObject({
      changed: ['assignedTo'],
      before: { assignedTo: null },
      after: { assignedTo: asha.id },
    });
    expect(status).toMatchObject({ changed: ['status'], before: { status: 'new' }, after: { status: 'qualified' } });
    expect(await told(() => send('PUT', `/leads/${id}`, { status: 'qualified', priority: 'urgent' }))).toMatchObject([
      { type: 'lead.updated', changed: ['priority'] },
    ]);
  });

  it.each<[string, string[], (id: string) => Promise<unknown>]>([
    ['a note', ['note.added notes'], (id) => send('POST', `/leads/${id}/notes`, { content: 'Wants a shop' })],
    [
      'an edited note',
      ['note.added notes', 'lead.updated notes'],
      async (id) => {
        const { body } = await send('POST', `/leads/${id}/notes`, { content: 'Wants a shop' });
        await send('PUT', `/leads/${id}/notes/${body.data._id}`, { content: 'Wants two shops' });
      },
    ],
    [
      'a call that qualifies',
      ['call.logged notes', 'lead.status_changed status'],
      (id) => send('POST', `/leads/${id}/calls`, { outcome: 'reached', status: 'qualified' }),
    ],
    ['a message', ['note.added notes'], (id) => send('POST', `/leads/${id}/messages`, { channel: 'whatsapp' })],
    [
      'a follow-up',
      ['lead.updated followUp'],
      (id) =>
        send('POST', `/leads/${id}/follow-ups`, { on: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10) }),
    ],
    [
      'an id of another system',
      ['lead.updated externalIds'],
      (id) => send('PUT', `/leads/${id}`, { externalIds: [{ system: 'erp', id: `E-${id}` }] }),
    ],
    [
      'the pool',
      ['lead.assigned inPool'],
      (id) => send('PUT', `/leads/${id}/assign`, { assignedTo: null, inPool: true }),
    ],
    ['a corrected type', ['lead.updated type'], (id) => send('PUT', `/leads/${id}/type`, { type: 'franchise' })],
    [
      'a bulk change and its undo',
      ['lead.status_changed status', 'lead.status_changed status'],
      async (id) => {
        const { body } = await send('PUT', '/leads/bulk', { leadIds: [id], updates: { status: 'contacted' } });
        await send('POST', `/leads/bulk/${body.undo.id}/undo`);
      },
    ],
    [
      'the bin and back',
      ['lead.deleted', 'lead.restored'],
      async (id) => {
        await send('DELETE', `/leads/${id}`);
        await send('POST', '/leads/bin/restore', { leadIds: [id] });
      },
    ],
    ['erasing', ['lead.erased'], (id) => send('POST', `/leads/${id}/erase`)],
  ])('is reported: %s', async (...[, expected, act]) => {
    const id = await lead();
    const events = await told(() => act(id));
    expect(brief(events)).toEqual(expected);
    expect(events.every(({ leadId }) => leadId === id)).toBe(true);
  });

  it('is reported for both leads of a merge, and when it is undone', async () => {
    const [survivor, part] = [await lead(), await lead()];
    await send('PUT', `/leads/${part}`, { priority: 'high' });
    const flagged = await told(() => send('POST', `/leads/${survivor}/duplicates`, { other: part }));
    expect(brief(flagged)).toEqual(['lead.updated possibleDuplicates', 'lead.updated possibleDuplicates']);
    const merged = await told(() => send('POST', `/leads/${survivor}/merge`, { other: part, take: ['priority'] }));
    expect(merged.map(({ leadId, type, changed }) => [leadId, type, changed])).toEqual([
      [survivor, 'lead.merged', ['mergedLeads', 'priority']],
      [part, 'lead.merged', ['mergedInto']],
    ]);
    expect(merged[0]).toMatchObject({ before: { priority: 'medium' }, after: { priority: 'high' } });
    const unmerged = await told(() => send('POST', `/leads/${survivor}/unmerge`, { other: part }));
    expect(unmerged.map(({ leadId, type }) => [leadId, type])).toEqual([
      [survivor, 'lead.unmerged'],
      [part, 'lead.unmerged'],
    ]);
  });

  it('is reported if a visitor, a rule or a key made it', async () => {
    await send('POST', '/assignment/rules', { leadType: 'soil_testing', kind: 'fixed', userIds: [asha.id] });
    let id = '';
    const added = await told(async () => {
      id = await submitLead(api, fullSubmission('soil_testing'));
    });
    expect(added.map(({ type, actor, leadId }) => [type, actor, leadId])).toEqual([
      ['lead.created', null, id],
      ['lead.assigned', null, id],
    ]);
    expect(added[1]?.after).toEqual({ assignedTo: asha.id });
    const writer = await keyWith(['leads:read', 'leads:write'], ['soil_testing']);
    const changed = await told(() => send('PUT', `/leads/${id}`, { priority: 'low' }, writer));
    expect(changed).toMatchObject([{ type: 'lead.updated', actor: { name: 'BI (key)' } }]);
  });

  it('of many leads at once is reported for each of them', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => submitLead(api, thirdPartySubmission('franchise'))));
    const events = await told(() => send('PUT', '/leads/bulk', { leadIds: ids, updates: { priority: 'urgent' } }));
    expect(events.map(({ leadId }) => leadId).sort()).toEqual([...ids].sort());
  });

  it('is reported if a leaver has their leads handed over', async () => {
    const leaver = await addStaff(api, admin, { role: 'agent', leadTypes: ['contact'] });
    const id = await lead();
    await send('PUT', `/leads/${id}/assign`, { assignedTo: leaver.id });
    const events = await told(() => send('DELETE', `/users/${leaver.id}`));
    expect(events).toMatchObject([
      { type: 'lead.assigned', leadId: id, before: { assignedTo: leaver.id }, after: { assignedTo: null } },
    ]);
  });
});

it('suspected spam is reported as created when somebody takes it out', async () => {
  const id = await submitLead(api, { ...thirdPartySubmission('contact'), ...BOT_SIGNS });
  await send('POST', `/leads/${id}/notes`, { content: 'A person after all?' });
  expect(await api.sql('SELECT 1 FROM events WHERE lead_id = $1', [id])).toEqual([]);
  expect(brief(await told(() => send('POST', `/leads/${id}/restore`)))).toEqual(['lead.created']);
});

it('a missed promise is reported once', async () => {
  const [missed, kept] = [await lead(), await lead()];
  const events = await told(async () => {
    await send('POST', `/leads/${kept}/calls`, { outcome: 'reached' });
    await api.sql(`UPDATE leads SET due_at = now() - interval '1 minute' WHERE id = ANY($1::uuid[])`, [[missed, kept]]);
    await waitFor('the event', async () => (await missedOf(missed)).length > 0, 60_000);
  });
  expect(brief(events)).toEqual(['call.logged notes', 'promise.missed promise']);
  expect(events[1]).toMatchObject({ leadId: missed, actor: null });
}, 90_000);

describe('the feed', () => {
  it('pages through the events in order, each once', async () => {
    const from = await now();
    const id = await lead();
    for (const priority of ['low', 'high', 'urgent', 'medium', 'low']) await send('PUT', `/leads/${id}`, { priority });
    const whole = (await feed(`cursor=${from}&limit=100`)).body.data;
    expect(whole).toHaveLength(6);
    const paged: Event[] = [];
    for (let cursor = from; ; ) {
      const { data, pagination } = (await feed(`cursor=${cursor}&limit=4`)).body;
      paged.push(...data);
      expect(pagination.pageSize).toBe(4);
      cursor = pagination.nextCursor;
      if (data.length === 0) break;
    }
    expect(paged).toEqual(whole);
    expect(whole.map(({ after }) => after.priority)).toEqual([undefined, 'low', 'high', 'urgent', 'medium', 'low']);
  });

  it('filters by type of event and of lead', async () => {
    const from = await now();
    const [contact, franchise] = [await lead(), await lead('franchise')];
    await send('PUT', `/leads/${contact}`, { status: 'contacted' });
    const found = async (query: string) =>
      (await feed(`cursor=${from}&${query}`)).body.data.map(({ type, leadId }) => [type, leadId]);
    expect(await found('types=lead.status_changed,note.added')).toEqual([['lead.status_changed', contact]]);
    expect(await found('leadTypes=franchise')).toEqual([['lead.created', franchise]]);
    expect((await feed('types=lead.changed')).problem.errors).toMatchObject([{ field: 'types' }]);
  });

  it('holds back what is not settled, so that no event appears before one that was already read', async () => {
    const [slow, quick] = [await lead(), await lead()];
    const from = await now();
    const client = new pg.Client({ connectionString: api.ownerUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(`UPDATE leads SET priority = 'low' WHERE id = $1`, [slow]);
      await client.query(
        `INSERT INTO audit_events (action, subject_type, subject_id, details)
         VALUES ('lead.updated', 'lead', $1, '{"changes": {"priority": {"from": "medium", "to": "low"}}}')`,
        [slow],
      );
      await send('PUT', `/leads/${quick}`, { priority: 'high' });
      const early = (await feed(`cursor=${from}`)).body;
      expect(early.data).toEqual([]);
      await client.query('COMMIT');
      const late = (await feed(`cursor=${early.pagination.nextCursor}`)).body.data;
      expect(late.map(({ leadId }) => leadId)).toEqual([slow, quick]);
    } finally {
      await client.end();
    }
  });

  it('waits for the next event, and no longer than it was asked to', async () => {
    const id = await lead();
    const cursor = await now();
    expect((await feed(`cursor=${cursor}&wait=1`)).body.data).toEqual([]);
    const waiting = feed(`cursor=${cursor}&wait=25`);
    await send('PUT', `/leads/${id}`, { priority: 'high' });
    expect((await waiting).body.data).toMatchObject([{ leadId: id }]);
    expect((await feed('wait=26')).problem.errors).toMatchObject([{ field: 'wait' }]);
  });

  it('tells a key nothing more that was revoked or changed during the wait', async () => {
    const id = await lead();
    for (const [change, statuses] of [
      [(key: Key) => send('DELETE', `/keys/${key._id}`), [401]],
      [(key: Key) => send('PUT', `/keys/${key._id}`, { leadTypes: ['contact', 'franchise'] }), [410]],
      // On a busy machine, the call can arrive after the change: the scope is then missing.
      [(key: Key) => send('PUT', `/keys/${key._id}`, { scopes: ['leads:read'] }), [410, 403]],
    ] as const) {
      const { body } = await send('POST', '/keys', { name: 'BI', scopes: ['events:read'], leadTypes: ['contact'] });
      const key: Key = body.data;
      const waiting = feed(`cursor=${await now(key.secret)}&wait=25`, key.secret);
      await change(key);
      await send('POST', `/leads/${id}/notes`, { content: 'Later' });
      expect(statuses).toContain((await waiting).status);
    }
  });
});

describe('a cursor of the feed', () => {
  it('is no longer valid after the rights change, or after 30 days', async () => {
    const { body } = await send('POST', '/keys', { name: 'BI', scopes: ['events:read'], leadTypes: ['contact'] });
    const key: Key = body.data;
    const cursor = await now(key.secret);
    expect((await feed(`cursor=${cursor}`, key.secret)).status).toBe(200);
    expect((await feed(`cursor=${cursor}`, reader)).problem).toMatchObject({ status: 410, code: 'begin_anew' });
    await send('PUT', `/keys/${key._id}`, { name: 'Reports', expiresAt: 'never' });
    expect((await feed(`cursor=${cursor}`, key.secret)).status).toBe(200);
    await send('PUT', `/keys/${key._id}`, { leadTypes: ['franchise'] });
    expect((await feed(`cursor=${cursor}`, key.secret)).problem).toMatchObject({ status: 410, code: 'begin_anew' });
    // In between, the program can have read leads with the other rights.
    await send('PUT', `/keys/${key._id}`, { leadTypes: ['contact'] });
    expect((await feed(`cursor=${cursor}`, key.secret)).problem).toMatchObject({ status: 410, code: 'begin_anew' });
    const [mark, micros, id, rights] = Buffer.from(await now(), 'base64url')
      .toString()
      .split('.');
    const old = [mark, Number(micros) - 30 * DAY_MS * 1_000, id, rights].join('.');
    const answer = await feed(`cursor=${Buffer.from(old).toString('base64url')}`);
    expect(answer.problem).toMatchObject({ status: 410, code: 'begin_anew' });
  });

  it.each(['nonsense', 'eyJhdCI6IjIwMjYtMTEtMjEifQ', '%00'])('that is none is refused: %s', async (cursor) => {
    const { status, problem } = await feed(`cursor=${cursor}`);
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['cursor']]);
  });

  it('comes with the first page of a copy, and misses nothing that happens meanwhile', async () => {
    const id = await lead();
    const first = await send('GET', '/leads?updatedSince=2020-01-01&limit=5', undefined, reader);
    const { eventsCursor, nextCursor } = first.body.pagination;
    await send('PUT', `/leads/${id}`, { priority: 'high' });
    const next = await send('GET', `/leads?cursor=${nextCursor}`, undefined, reader);
    expect(next.body.pagination).toEqual({ pageSize: 20, nextCursor: expect.any(String) });
    const { data } = (await feed(`cursor=${eventsCursor}`)).body;
    expect(data.filter(({ leadId }) => leadId === id)).toMatchObject([{ type: 'lead.updated' }]);
  });

  it('comes only to callers who can read events', async () => {
    const copier = await keyWith(['leads:read']);
    const agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    for (const [token, has] of [
      [copier, false],
      [agent.token, false],
      [admin, true],
    ] as const) {
      const { body } = await send('GET', '/leads?updatedSince=2020-01-01', undefined, token);
      expect('eventsCursor' in body.pagination).toBe(has);
    }
  });
});

describe('events', () => {
  it('are for keys with the scope, and for users who can see all leads', async () => {
    const agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    expect((await feed('', await keyWith(['leads:read']))).problem).toMatchObject({
      status: 403,
      code: 'scope_missing',
    });
    expect((await feed('', agent.token)).problem).toMatchObject({ status: 403, code: 'permission_missing' });
    expect((await feed('', asha.token)).status).toBe(200);
    expect((await api.raw('GET', '/api/events')).status).toBe(401);
  });

  it('of leads of other types are not reported, and of a corrected type only the side that the key can see', async () => {
    const [contact, franchise] = [await keyWith(['events:read']), await keyWith(['events:read'], ['franchise'])];
    const [cursor, other] = [await now(contact), await now(franchise)];
    const id = await lead();
    await send('PUT', `/leads/${id}/type`, { type: 'franchise' });
    await send('PUT', `/leads/${id}`, { priority: 'high' });
    const shown = async (token: string, from: string) =>
      (await feed(`cursor=${from}`, token)).body.data.map(({ type, leadType, before, after }) => [
        [type, leadType],
        [before, after],
      ]);
    expect(await shown(contact, cursor)).toEqual([
      [
        ['lead.created', 'contact'],
        [{}, {}],
      ],
      [
        ['lead.updated', 'contact'],
        [{ type: 'contact' }, {}],
      ],
    ]);
    expect(await shown(franchise, other)).toEqual([
      [
        ['lead.updated', 'franchise'],
        [{}, { type: 'franchise' }],
      ],
      [
        ['lead.updated', 'franchise'],
        [{ priority: 'medium' }, { priority: 'high' }],
      ],
    ]);
  });

  it('are deleted after 30 days', async () => {
    const id = await lead();
    await api.sql(`UPDATE events SET at = at - interval '31 days' WHERE lead_id = $1`, [id]);
    await send('PUT', `/leads/${id}`, { priority: 'high' });
    await api.runHourlyTasks();
    expect(await api.sql('SELECT type FROM events WHERE lead_id = $1', [id])).toEqual([{ type: 'lead.updated' }]);
  });
});

// Last, because the other server replaces the strategy with which this one signs users in.
it('waits end when the server stops', async () => {
  const cursor = await now();
  const other = await startBeside(api);
  const waiting = fetch(`${other.url}/api/events?cursor=${cursor}&wait=25&types=lead.erased`, {
    headers: { authorization: `Bearer ${reader}` },
  });
  await delay(1_000);
  const begunMs = Date.now();
  await other.close();
  expect((await waiting).status).toBe(200);
  expect(Date.now() - begunMs).toBeLessThan(20_000);
});

const missedOf = (id: string) => api.sql(`SELECT id FROM events WHERE type = 'promise.missed' AND lead_id = $1`, [id]);
