import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSION_LABELS, PERMISSIONS } from '../../src/modules/users/domain/permissions.js';
import { idsIn } from '../support/alike-leads.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { type LeadReads, leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { fullSubmission, smallestSubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
/** Sees the contact and soil leads of all users, but can change only her own. */
let viewer: StaffMember;
/** Sees only contact leads that are assigned to him. */
let agent: StaffMember;
let contactId: string;
let soilId: string;
let partnerId: string;

const contact = (fullName: string, more: Record<string, unknown> = {}) => ({
  type: 'contact',
  personalInfo: { fullName, email: 'person@example.com', ...more },
  contactForm: { message: 'Please call' },
});

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  get = leadReads(api);
  viewer = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact', 'soil_testing'] });
  agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
  contactId = await addLead(api, contact('Ravi Kumar', { phone: '+91 98111 22233', city: 'Gaya' }));
  soilId = await addLead(api, fullSubmission('soil_testing'));
  partnerId = await addLead(api, smallestSubmission('partner'));
});
afterAll(() => api.close());

let get: LeadReads;
const put = <Body = Schema<'LeadUpdatedResult'>>(path: string, token: string, body: unknown, headers = {}) =>
  api.raw<Body>('PUT', `/api/leads${path}`, { token, body, headers });

describe('the scope of a user', () => {
  it('is the same in list, stats, detail, notes, export and bulk', async () => {
    expect(idsIn(await get('', viewer.token)).sort()).toEqual([contactId, soilId].sort());
    const stats = (await get('/stats', viewer.token)).body.data;
    expect(stats).toMatchObject({ total: 2, newLeads: 2, accessibleLeadTypes: ['contact', 'soil_testing'] });
    expect(stats.leadsByType.map(({ _id }) => _id).sort()).toEqual(['contact', 'soil_testing']);
    expect(stats.recentLeads).toHaveLength(2);

    const hidden = await get(`/${partnerId}`, viewer.token);
    const missing = await get('/01900000-0000-7000-8000-000000000000', viewer.token);
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(missing.body);
    expect((await get('/not-an-id', viewer.token)).status).toBe(404);
    const note = await api.raw('POST', `/api/leads/${partnerId}/notes`, {
      token: viewer.token,
      body: { content: 'x' },
    });
    expect(note.status).toBe(404);
  });

  it('limits an agent to his assigned leads and allowed changes', async () => {
    expect((await get('', agent.token)).body.pagination.totalItems).toBe(0);
    expect((await get(`/${contactId}`, agent.token)).status).toBe(404);
    expect((await put(`/${contactId}/assign`, admin, { assignedTo: agent.id })).status).toBe(200);
    expect(idsIn(await get('?assignedTo=me', agent.token))).toEqual([contactId]);
    expect((await put(`/${contactId}`, agent.token, { status: 'contacted' })).status).toBe(200);
    expect((await put(`/${contactId}`, viewer.token, { status: 'new' })).status).toBe(403);
    expect((await put(`/${contactId}`, agent.token, { assignedTo: null })).status).toBe(403);
  });

  it('refuses an assignee who is inactive or cannot see the type', async () => {
    expect((await put(`/${soilId}/assign`, admin, { assignedTo: agent.id })).status).toBe(422);
    const gone = await addStaff(api, admin, {});
    await api.raw('PUT', `/api/users/${gone.id}/toggle-status`, { token: admin });
    expect((await put(`/${contactId}/assign`, admin, { assignedTo: gone.id })).status).toBe(422);
    const names = (await get('/assignees?type=soil_testing', admin)).body.data;
    expect(names.map(({ _id }) => _id)).toContain(viewer.id);
    expect(names.map(({ _id }) => _id)).not.toContain(agent.id);
    expect(Object.keys(names[0]!)).toEqual(['_id', 'name']);
  });
});

describe('a permission flag', () => {
  const needs = [
    ['canDeleteLeads', 'DELETE', () => `/api/leads/${soilId}`, undefined],
    ['canExportData', 'GET', () => '/api/leads/export', undefined],
    [
      'canBulkActions',
      'PUT',
      () => '/api/leads/bulk',
      { leadIds: ['01900000-0000-7000-8000-000000000000'], updates: { status: 'new' } },
    ],
    ['canEditAllLeads', 'PUT', () => `/api/leads/${contactId}/assign`, { assignedTo: null }],
    ['canManageUsers', 'GET', () => '/api/users', undefined],
  ] as const;

  it.each(needs)('%s allows %s', async (flag, method, path, body) => {
    const all = PERMISSIONS.filter((name) => name !== flag);
    const without = await addStaff(api, admin, { permissions: all, leadTypes: ['contact', 'soil_testing'] });
    const refused = await api.raw(method, path(), { token: without.token, body });
    expect(refused.status).toBe(403);
    expect(refused.problem.message).toBe(`You need the permission “${PERMISSION_LABELS[flag]}” for this.`);
    await api.flushAudit();
    const [row] = await api.sql(`SELECT details FROM audit_events WHERE action = 'access.refused' AND actor_id = $1`, [
      without.id,
    ]);
    expect(row).toMatchObject({ details: { permission: flag, method } });
  });
});

describe('GET /api/leads', () => {
  beforeAll(async () => {
    await addLead(api, contact('सीता कुमारी', { phone: '०९८२२२ ३३४४५', state: 'बिहार' }));
    await addLead(api, contact('मुज़फ़्फ़र अली'));
    await addLead(api, contact('50% off_er \\ seeker', { phone: '02212345678' }));
  });

  const total = async (query: '' | `?${string}`) => (await get(query, admin)).body.pagination.totalItems;
  const search = (term: string) => total(`?search=${encodeURIComponent(term)}`);

  it.each([
    ['a part of a name, in any case', 'rAVI ku'],
    ['a part of a Hindi name', 'कुमारी'],
    ['a Hindi name typed without its dots', 'मुजफ्फर'],
    ['six digits of a phone', '811122'],
    ['a phone in another notation', '98111-22233'],
    ['a phone typed in Hindi digits', '९८२२२३३४४५'],
    ['a city', 'gaya'],
    ['a state', 'बिहार'],
    ['special characters of LIKE', '50% off_er \\'],
  ])('finds %s', async (_, term) => {
    expect(await search(term)).toBeGreaterThan(0);
  });

  it('finds a reference as people read it aloud, and treats special characters literally', async () => {
    const { reference } = (await get(`/${contactId}`, admin)).body.data;
    expect(idsIn(await get(`?search=${reference.slice(0, 5)}-${reference.slice(5)}`, admin))).toEqual([contactId]);
    const misread = reference.replaceAll('0', 'O').replaceAll('1', 'l').toLowerCase();
    expect(idsIn(await get(`?search=${misread.slice(0, 3)}%20${misread.slice(3)}`, admin))).toEqual([contactId]);
    expect(await search('%')).toBe(1);
    expect(await search('Ravi_Kumar')).toBe(0);
  });

  it('finds all words in any order, names by sound, and texts of notes, messages and organisations', async () => {
    const id = await addLead(api, {
      type: 'sarthi',
      personalInfo: {
        fullName: 'Susheela Kushwaha',
        email: 'sk@example.com',
        phone: '0612 2223344',
        pincode: '८२४२३३',
      },
      sarthiInfo: { registeredBusinessAddress: 'Opposite the sugar mill', currentBusinessName: 'Annapurna Stores' },
    });
    const hindi = await addLead(api, contact('सुशीला चन्द्रवंशी', { email: 'sc@example.com' }));
    await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content: 'Speaks Magahi_only' } });
    const found = async (term: string) => idsIn(await get(`?search=${encodeURIComponent(term)}`, admin));
    for (const term of [
      'kushwaha susheela',
      'Sushila Kushvaha',
      'sugar Susheela',
      'annapurna 824233',
      'magahi_ONLY kushwaha',
      '00916122223344',
      '0612 222',
      '+91 06122223344',
    ]) {
      expect([term, await found(term)]).toEqual([term, [id]]);
    }
    for (const term of ['चंद्रवंशी सुशीला', 'वंशी']) expect([term, await found(term)]).toEqual([term, [hindi]]);
    for (const term of ['सुशिला', 'Sushila']) expect([term, await found(term)]).toEqual([term, [hindi, id]]);
    for (const term of ['Susheela Gaya', 'magahi%only', 'sushila@', 'Kushwaha %', 'स']) {
      expect([term, (await found(term)).includes(id)]).toEqual([term, false]);
    }
    await put(`/${id}`, admin, { personalInfo: { fullName: 'Meena Devi' } });
    expect(await found('kushwaha susheela')).toEqual([]);
    expect(await found('mina magahi')).toEqual([id]);
  });

  it('accepts lists in any notation and filters by day', async () => {
    expect(await total('?type=contact,soil_testing')).toBe(await total('?type=contact&type=soil_testing'));
    expect(await total('?type[]=contact&type[]=soil_testing')).toBe(await total('?type=contact,soil_testing'));
    expect(await total('?type=contact&type[]=soil_testing')).toBe(await total('?type=contact,soil_testing'));
    expect(await total('?status=contacted&type=contact')).toBe(1);
    expect(await total('?priority=urgent')).toBe(0);
    expect(await total('?dateRange=today')).toBe(await total(''));
    expect(await total('?dateRange=yesterday')).toBe(0);
    expect(await total('?dateFrom=2020-01-01&dateTo=2020-12-31')).toBe(0);
    expect(await total('?unassigned=true&type=contact')).toBe(4);
  });

  it('counts a lead on its Indian day, to the last minute', async () => {
    const id = await addLead(api, contact('Midnight Caller'));
    await api.sql(`UPDATE leads SET created_at = '2026-03-01T18:29:59Z' WHERE id = $1`, [id]);
    expect(await total('?dateFrom=2026-03-01&dateTo=2026-03-01')).toBe(1);
    expect(await total('?dateFrom=2026-03-02&dateTo=2026-03-02')).toBe(0);
    await api.sql(`UPDATE leads SET created_at = '2026-03-01T18:30:00Z' WHERE id = $1`, [id]);
    expect(await total('?dateFrom=2026-03-02&dateTo=2026-03-02')).toBe(1);
  });

  it('sorts and pages without losing or repeating a row', async () => {
    const all = await total('');
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(all / 2); page += 1) {
      seen.push(...idsIn(await get(`?limit=2&page=${page}&sortBy=type&sortOrder=asc`, admin)));
    }
    expect(new Set(seen).size).toBe(all);
    const names = (await get('?sortBy=personalInfo.fullName&sortOrder=asc&type=contact', admin)).body.data.map(
      ({ personalInfo }) => personalInfo.fullName,
    );
    expect(names[0]).toBe('50% off_er \\ seeker');
    expect((await get('?page=999', admin)).body).toMatchObject({
      data: [],
      pagination: { currentPage: 999, totalItems: all },
    });
  });

  it.each([
    'page=0',
    'limit=101',
    'limit=x',
    'sortBy=email',
    'sortOrder=up',
    'status=lost',
    'dateFrom=2026-02-30',
    'assignedTo=1',
    'assignedTo=ME',
    'nonsense=1',
    'constructor[]=1',
    '__proto__[]=1',
  ])('refuses ?%s with its name', async (query) => {
    const answer = await get(`?${query}`, admin);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors[0]?.field).toBe(query.split('=')[0]);
  });
});

describe('PUT /api/leads/{id}', () => {
  it('changes status and priority and records who did it', async () => {
    const id = await addLead(api, contact('History Maker'));
    expect((await put(`/${id}`, admin, { status: 'qualified', priority: 'urgent' })).body.data).toMatchObject({
      status: 'qualified',
      priority: 'urgent',
    });
    const [entry] = (await get(`/${id}`, admin)).body.data.history;
    expect(entry).toMatchObject({
      action: 'lead.updated',
      actor: { name: 'Administrator' },
      details: { changes: { status: { from: 'new', to: 'qualified' }, priority: { from: 'medium', to: 'urgent' } } },
    });
  });

  it('refuses a lead that changed since the caller read it', async () => {
    const id = await addLead(api, contact('Busy Lead'));
    const etag = (await get(`/${id}`, admin)).headers.get('etag') ?? '';
    expect((await put(`/${id}`, admin, { status: 'contacted' }, { 'if-match': etag })).status).toBe(200);
    expect((await put(`/${id}`, admin, { status: 'rejected' }, { 'if-match': etag })).status).toBe(412);
    expect((await get(`/${id}`, admin)).body.data.status).toBe('contacted');
  });

  it('accepts an If-Match with several ETags or *, and a GET returns 304 for the current ETag', async () => {
    const id = await addLead(api, contact('Listed States'));
    const old = (await get(`/${id}`, admin)).headers.get('etag') ?? '';
    await put(`/${id}`, admin, { status: 'contacted' });
    const now = (await get(`/${id}`, admin)).headers.get('etag') ?? '';
    const known = (tags: string, method = 'GET') =>
      api.raw(method, `/api/leads/${id}`, { token: admin, headers: { 'if-none-match': tags } });
    for (const tags of [now, `W/${now}`, `${old}, ${now}`, `"x",W/${now} , "y,z"`, '*']) {
      const answer = await known(tags);
      expect([tags, answer.status, answer.text, answer.headers.get('etag')]).toEqual([tags, 304, '', now]);
      expect((await known(tags, 'HEAD')).status).toBe(304);
    }
    for (const tags of [old, '"x"', '']) expect([tags, (await known(tags)).status]).toEqual([tags, 200]);

    const write = (ifMatch: string) => put(`/${id}`, admin, { status: 'contacted' }, { 'if-match': ifMatch });
    for (const tags of [`${old}, ${now}`, `${now},"999-x"`, `"x", "999-y", W/${now}`, '*'])
      expect([tags, (await write(tags)).status]).toEqual([tags, 200]);
    for (const tags of [old, `${old}, "999-y"`, '"x", "y"'])
      expect([tags, (await write(tags)).status]).toEqual([tags, 412]);
  });

  it('changes the ETag after every visible change, and not after calls that change nothing', async () => {
    const id = await addLead(api, contact('Watched Lead', { email: 'watched@example.com' }));
    const tag = async () => (await get(`/${id}`, admin)).headers.get('etag') ?? '';
    const sent = (method: string, path: string, body: unknown, headers = {}) =>
      api.raw(method, `/api/leads${path}`, { token: admin, body, headers });
    const changes: [string, string, unknown][] = [
      ['PUT', `/${id}`, { status: 'contacted', priority: 'high' }],
      ['PUT', `/${id}`, { personalInfo: { city: 'Gaya' } }],
      ['PUT', `/${id}/assign`, { assignedTo: viewer.id }],
      ['PUT', `/${id}/follow-up`, { on: '2036-04-22', note: 'Ask' }],
      ['PUT', '/bulk', { leadIds: [id], updates: { status: 'qualified' } }],
    ];
    for (const [method, path, body] of changes) {
      const before = await tag();
      const changed = await sent(method, path, body);
      const after = await tag();
      expect([path, after === before]).toEqual([path, false]);
      if (path !== '/bulk') expect(changed.headers.get('etag')).toBe(after);
      const history = (await get(`/${id}`, admin)).body.data.history.length;
      const again = await sent(method, path, body);
      expect(again.status).toBe(200);
      if (path !== '/bulk') expect(again.headers.get('etag')).toBe(after);
      expect([path, await tag()]).toEqual([path, after]);
      expect((await get(`/${id}`, admin)).body.data.history).toHaveLength(history);
      if (path === '/bulk') expect(again.body).toMatchObject({ data: { requested: 1, affected: 1 } });
      // The earlier ETag is no longer valid, whichever call sends it.
      else expect((await sent(method, path, body, { 'if-match': before })).status).toBe(412);
    }
    const before = await tag();
    expect((await put(`/${id}`, admin, {})).headers.get('etag')).toBe(before);
    for (const [path, body] of [
      ['notes', { content: 'She asked again' }],
      ['calls', { outcome: 'reached' }],
    ] as const) {
      const earlier = await tag();
      const added = await sent('POST', `/${id}/${path}`, body, { 'if-match': before });
      expect(added.status).toBe(201);
      expect(added.headers.get('etag')).toBe(await tag());
      expect(await tag()).not.toBe(earlier);
    }
    // A new note does not prevent a later change to the lead's values.
    expect((await put(`/${id}`, admin, { status: 'closed' }, { 'if-match': before })).status).toBe(200);
    expect((await sent('POST', `/${id}/calls`, { outcome: 'reached' }, { 'if-match': before })).status).toBe(412);
  });

  it('stores notes, newest first', async () => {
    const id = await addLead(api, contact('Noted'));
    for (const content of ['first', 'second']) {
      expect((await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content } })).status).toBe(201);
    }
    expect((await get(`/${id}`, admin)).body.data.notes).toMatchObject([{ content: 'second' }, { content: 'first' }]);
    expect((await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content: '  ' } })).status).toBe(
      400,
    );
  });
});

describe('bulk changes', () => {
  it.each(['bulk', 'bulk-update'])('PUT /api/leads/%s changes only what the caller may change', async (path) => {
    const mine = await addLead(api, contact('Mine'));
    const bulker = await addStaff(api, admin, {
      permissions: ['canBulkActions', 'canEditAllLeads', 'canViewAllLeads'],
      leadTypes: ['contact'],
    });
    const answer = await put(`/${path}`, bulker.token, { leadIds: [mine, soilId], updates: { status: 'closed' } });
    expect(answer.body).toMatchObject({ data: { requested: 2, affected: 1, skipped: [] } });
    expect((await get(`/${soilId}`, admin)).body.data.status).toBe('new');
    expect((await get(`/${mine}`, admin)).body.data.history[0]).toMatchObject({
      action: 'lead.updated',
      actor: { name: expect.any(String) },
    });
  });

  it('can be undone as a whole, except for leads that changed again', async () => {
    const ids: string[] = [];
    for (const name of ['Undone One', 'Undone Two', 'Undone Three']) ids.push(await addLead(api, contact(name)));
    const [closed, fresh, moved] = ids as [string, string, string];
    const reads = async () =>
      Promise.all(
        ids.map(async (id) => {
          const { status, closeReason, priority, assignedTo } = (await get(`/${id}`, admin)).body.data;
          return { status, closeReason, priority, assignedTo: assignedTo?._id ?? null };
        }),
      );
    await put(`/${closed}`, admin, { status: 'closed', closeReason: 'no_budget', priority: 'urgent' });
    const agent = await addStaff(api, admin, { leadTypes: ['contact'] });
    await put(`/${fresh}/assign`, admin, { assignedTo: agent.id });
    const before = await reads();

    const bulk = async (leadIds: string[], updates: object) =>
      (await put<Schema<'BulkResult'>>('/bulk', admin, { leadIds, updates })).body.undo?.id;
    const undo = (id: string | undefined) => api.raw('POST', `/api/leads/bulk/${id}/undo`, { token: admin });
    const updates = { status: 'qualified', priority: 'low', assignedTo: null };
    const act = await bulk(ids, updates);
    await put(`/${moved}`, admin, { status: 'converted' });
    expect((await undo(act)).status).toBe(200);
    const after = await reads();
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).toMatchObject({ status: 'converted', priority: 'low' });
    // Undoing a bulk change also removes the close reason that the change set.
    await put(`/${moved}`, admin, { status: 'closed' });
    await undo(await bulk([moved], { status: 'closed', closeReason: 'no_budget' }));
    expect((await reads())[2]).toMatchObject({ status: 'closed', closeReason: null });
    expect(await bulk([moved], { priority: 'low' })).toBeUndefined();
  });

  it('can be limited to leads with certain values', async () => {
    const ids = [await addLead(api, contact('Still New')), await addLead(api, contact('Now Closed'))];
    await put(`/${ids[1]}`, admin, { status: 'closed' });
    const change = (onlyIf: object) =>
      put<Schema<'BulkResult'>>('/bulk', admin, { leadIds: ids, updates: { priority: 'high' }, onlyIf });
    const changed = await change({ status: 'new', priority: 'medium', assignedTo: null, inPool: false });
    expect(changed.body.data).toMatchObject({ affected: 1, skipped: [ids[1]] });
    const wrong = await change({ status: 'lost' });
    expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([400, 'onlyIf.status']);
  });

  it('names the leads that the caller can see but not change, and no others', async () => {
    const [own, seen] = [await addLead(api, contact('Own')), await addLead(api, contact('Seen'))];
    const clerk = await addStaff(api, admin, {
      permissions: ['canBulkActions', 'canViewAllLeads', 'canDeleteLeads'],
      leadTypes: ['contact'],
    });
    await put(`/${own}/assign`, admin, { assignedTo: clerk.id });
    const unknown = '01900000-0000-7000-8000-000000000000';
    const leadIds = [own, seen, soilId, unknown];
    const changed = await put('/bulk', clerk.token, { leadIds, updates: { priority: 'high' } });
    expect(changed.body).toMatchObject({ data: { requested: 4, affected: 1, skipped: [seen] } });
    const restored = await api.raw('POST', '/api/leads/bulk-restore', { token: admin, body: { leadIds } });
    expect(restored.body).toMatchObject({ data: { requested: 4, affected: 0 } });
    expect((restored.body as { data: { skipped: string[] } }).data.skipped.sort()).toEqual([own, seen, soilId].sort());
    const deleted = await api.raw('POST', '/api/leads/bulk-delete', { token: clerk.token, body: { leadIds } });
    expect(deleted.body).toMatchObject({ data: { requested: 4, affected: 2, skipped: [] } });
  });

  it('restores suspected spam that the caller can see, with a history entry', async () => {
    const ids = [await addLead(api, contact('Spam 1')), await addLead(api, contact('Spam 2')), soilId];
    await api.sql('UPDATE leads SET quarantined_at = now() WHERE id = ANY($1::uuid[])', [ids]);
    const rights = { permissions: ['canBulkActions', 'canViewAllLeads'], leadTypes: ['contact'] } as const;
    const bulker = await addStaff(api, admin, { ...rights, permissions: [...rights.permissions, 'canEditAllLeads'] });
    const clerk = await addStaff(api, admin, rights);
    const restore = (token: string) => api.raw('POST', '/api/leads/bulk-restore', { token, body: { leadIds: ids } });
    expect((await restore(clerk.token)).status).toBe(403);
    expect((await restore(bulker.token)).body).toMatchObject({ data: { requested: 3, affected: 2 } });
    expect((await restore(bulker.token)).body).toMatchObject({ data: { requested: 3, affected: 0 } });
    expect((await get(`/${ids[0]}`, admin)).body.data).toMatchObject({
      quarantined: false,
      history: [{ action: 'lead.restored' }, { action: 'lead.created' }],
    });
    expect((await restore(admin)).body).toMatchObject({ data: { requested: 3, affected: 1 } });
  });

  it.each([
    ['PUT', 'bulk-update'],
    ['DELETE', 'bulk'],
    ['POST', 'bulk-delete'],
    ['POST', 'bulk-restore'],
  ])('%s /api/leads/%s refuses an If-Match, which applies to a single lead', async (method, path) => {
    const { status, problem } = await api.raw(method, `/api/leads/${path}`, {
      token: admin,
      headers: { 'if-match': '"1"' },
      body: { leadIds: [contactId], ...(path === 'bulk-update' && { updates: { status: 'closed' } }) },
    });
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['If-Match']]);
    expect(problem.message).toContain('one lead');
  });

  it('accepts at most 1,000 ids and refuses invalid ones', async () => {
    const remove = (leadIds: unknown) => api.raw('POST', '/api/leads/bulk-delete', { token: admin, body: { leadIds } });
    expect((await remove(Array(1_001).fill(contactId))).status).toBe(400);
    expect((await remove(['x'])).status).toBe(400);
    expect((await remove([])).status).toBe(400);
  });

  it('names the path of an invalid update', async () => {
    const update = async (updates: unknown) =>
      (await put('/bulk', admin, { leadIds: [contactId], updates })).problem.errors;
    expect(await update({ status: 'lost' })).toMatchObject([{ field: 'updates.status', code: 'invalid_choice' }]);
    expect(await update({ stage: 'new' })).toMatchObject([{ field: 'updates.stage', code: 'unknown_key' }]);
    expect(await update({})).toMatchObject([{ field: 'updates', code: 'required' }]);
    expect(await update(undefined)).toMatchObject([{ field: 'updates', code: 'required' }]);
    expect(await update('new')).toMatchObject([{ field: 'updates', code: 'invalid' }]);
  });
});
