import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { addLead, addStaff } from '../support/staff.js';
import { fullSubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

/** Creates notes 1 to `count` with the same time; every tenth is a call. */
const writeNotes = (id: string, count: number) =>
  api.sql(
    `INSERT INTO lead_notes (id, lead_id, content, call_outcome, created_at)
     SELECT gen_random_uuid(), $1, 'Note ' || n || repeat(' ok', 1600),
            CASE WHEN n % 10 = 0 THEN 'reached' END, now() - make_interval(mins => $2::int - n)
     FROM generate_series(1, $2::int) AS n`,
    [id, count],
  );
const numbers = (notes: readonly { content: string }[]) => notes.map(({ content }) => Number(content.split(' ')[1]));
const countdown = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n);

const lead = (id: string, token = admin) => api.call('get', '/api/leads/{id}', { token, params: { id } });
const notes = (id: string, query: { page?: number; limit?: number } = {}, token = admin) =>
  api.call('get', '/api/leads/{id}/notes', { token, params: { id }, query });

describe('a lead with 150 long notes', () => {
  let id: string;
  beforeAll(async () => {
    id = await addLead(api, fullSubmission('contact'));
    await writeNotes(id, 150);
  });

  it('is returned with the newest 50 and the total number', async () => {
    const { text, body } = await lead(id);
    expect(numbers(body.data.notes)).toEqual(countdown(150, 101));
    expect(body.data).toMatchObject({ noteCount: 150, callCount: 15 });
    expect(text.length).toBeLessThan(300_000);
  });

  it('returns all of them by page, newest first', async () => {
    const { body } = await notes(id, { page: 2, limit: 50 });
    expect(numbers(body.data)).toEqual(countdown(100, 51));
    expect(body.pagination).toEqual({ currentPage: 2, totalPages: 3, totalItems: 150, pageSize: 50 });
    expect(numbers((await notes(id, { page: 8 })).body.data)).toEqual(countdown(10, 1));
    const beyond = await notes(id, { page: 9 });
    expect([beyond.status, beyond.body]).toMatchObject([200, { data: [], pagination: { totalItems: 150 } }]);
    expect((await notes(id, { limit: 101 })).problem.errors).toMatchObject([{ field: 'limit' }]);
  });

  it('returns them after a merge too, to users who can see the survivor', async () => {
    const agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const stranger = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const stays = await addLead(api, fullSubmission('contact'));
    await api.call('put', '/api/leads/{id}/assign', {
      token: admin,
      params: { id: stays },
      body: { assignedTo: agent.id },
    });
    expect((await notes(id, {}, agent.token)).status).toBe(404);
    const params = { id: stays };
    await api.call('post', '/api/leads/{id}/duplicates', { token: admin, params, body: { other: id } });
    expect(
      (await api.call('post', '/api/leads/{id}/merge', { token: admin, params, body: { other: id } })).status,
    ).toBe(200);
    const { body } = await api.call('get', '/api/leads/{id}/duplicates', { token: agent.token, params });
    const [part] = body.data.merged;
    expect([numbers(part!.notes), part!.noteCount]).toEqual([countdown(150, 101), 150]);
    expect(numbers((await notes(id, { page: 2, limit: 50 }, agent.token)).body.data)).toEqual(countdown(100, 51));
    expect((await notes(id, {}, stranger.token)).status).toBe(404);
  });
});

it('a lead without notes says so', async () => {
  const id = await addLead(api, fullSubmission('contact'));
  expect((await lead(id)).body.data).toMatchObject({ notes: [], noteCount: 0, callCount: 0 });
  expect((await notes(id)).body).toEqual({
    data: [],
    pagination: { currentPage: 1, totalPages: 0, totalItems: 0, pageSize: 20 },
  });
});

describe('a user who writes faster than people can', () => {
  let limited: Api;
  let token: string;
  let id: string;
  beforeAll(async () => {
    // A window ends a minute after its first request. The limit is low, so that a slow machine stays within one window.
    limited = await startApi({ staffWritesPerMinute: 4 });
    token = await limited.signIn();
    id = await addLead(limited, fullSubmission('contact'));
  });
  afterAll(() => limited.close());

  const write = (content: string, headers: Record<string, string> = {}, as = token) =>
    limited.raw<{ data: { _id: string } }>('POST', `/api/leads/${id}/notes`, { token: as, body: { content }, headers });
  const add = (fullName: string, as = token) =>
    limited.raw('POST', '/api/leads/manual', {
      token: as,
      body: { type: 'contact', personalInfo: { fullName }, source: { how: 'call' } },
    });

  it('is refused notes, calls and corrections for the rest of the minute; other users are not', async () => {
    const { body } = await write('1');
    const edited = { token, body: { content: 'One' } };
    expect((await limited.raw('PUT', `/api/leads/${id}/notes/${body.data._id}`, edited)).status).toBe(200);
    expect((await limited.raw('POST', `/api/leads/${id}/calls`, { token, body: { outcome: 'busy' } })).status).toBe(
      201,
    );
    expect((await write('4')).status).toBe(201);
    const refused = await write('5', { 'idempotency-key': 'fifth' });
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      429,
      'too_many_requests',
      'You saved too many notes and calls in a minute. Please wait a minute and save again.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.raw('POST', `/api/leads/${id}/calls`, { token, body: { outcome: 'busy' } })).status).toBe(
      429,
    );
    const colleague = await addStaff(limited, token, {
      permissions: ['canEditAllLeads', 'canViewAllLeads'],
      leadTypes: ['contact'],
    });
    expect((await write('theirs', {}, colleague.token)).status).toBe(201);
    expect(await limited.sql(`SELECT 1 FROM idempotency_keys WHERE key LIKE '%fifth'`)).toEqual([]);
  });

  it('is refused more manual leads', async () => {
    for (const fullName of ['Asha', 'Bela']) expect((await add(fullName)).status).toBe(201);
    const refused = await add('Chandra');
    expect([refused.status, refused.problem.detail]).toEqual([
      429,
      'You added too many leads in a minute. Please wait a minute and add this one again.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const colleague = await addStaff(limited, token, { permissions: [], leadTypes: ['contact'] });
    expect((await add('Chandra', colleague.token)).status).toBe(201);
  });
});
