import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteOldAuditRows } from '../../src/database/audit-retention.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addLead, addStaff } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
});
afterAll(() => api.close());

async function correctedLead(phone: string): Promise<string> {
  const { body } = await api.call('post', '/api/leads', {
    body: {
      type: 'quick_contact',
      personalInfo: { fullName: 'Asha Devi', phone: '9876543210', email: 'asha@example.com' },
    },
  });
  const id: string = body.data._id;
  await api.call('put', '/api/leads/{id}', {
    params: { id },
    token,
    body: { status: 'contacted', personalInfo: { fullName: 'Usha Devi', phone } },
  });
  return id;
}

const eventsOf = (id: string) =>
  api.sql<{ id: string; action: string; address: string | null; details: object; personal: object | null }>(
    `SELECT e.id, e.action, e.address, e.details, v.personal
     FROM audit_events e LEFT JOIN audit_values v ON v.event_id = e.id WHERE e.subject_id = $1 ORDER BY e.id`,
    [id],
  );
const historyOf = async (id: string) => {
  const { body } = await api.call('get', '/api/leads/{id}', { params: { id }, token });
  return body.data.history;
};

describe('the audit trail of a lead', () => {
  it('stores values separately from the row, which names the fields and refers to phone and email', async () => {
    const id = await correctedLead('98765 00000');
    const [created, updated] = await eventsOf(id);
    expect(created).toMatchObject({ action: 'lead.created', address: null, personal: { address: '127.0.0.1' } });
    expect(updated).toEqual({
      id: updated?.id,
      action: 'lead.updated',
      address: '127.0.0.1',
      details: {
        changes: {
          status: { from: 'new', to: 'contacted' },
          'personalInfo.fullName': {},
          'personalInfo.phone': {},
        },
        references: { 'personalInfo.phone': { from: expect.any(String), to: expect.any(String) } },
      },
      personal: {
        changes: {
          'personalInfo.fullName': { from: 'Asha Devi', to: 'Usha Devi' },
          'personalInfo.phone': { from: '9876543210', to: '98765 00000' },
        },
      },
    });
    const again = await correctedLead('+91 98765 00000');
    const { references } = updated!.details as { references: object };
    expect((await eventsOf(again))[1]?.details).toMatchObject({ references });
  });

  it('is returned with its values, and without them once they are erased', async () => {
    const id = await correctedLead('98765 11111');
    const changes = { status: { from: 'new', to: 'contacted' } };
    expect((await historyOf(id))[0]?.details).toEqual({
      changes: {
        ...changes,
        'personalInfo.fullName': { from: 'Asha Devi', to: 'Usha Devi' },
        'personalInfo.phone': { from: '9876543210', to: '98765 11111' },
      },
    });
    await api.sql(`DELETE FROM audit_values WHERE subject_type = 'lead' AND subject_id = $1`, [id]);
    const erased = { from: null, to: null };
    expect((await historyOf(id))[0]?.details).toEqual({
      changes: { ...changes, 'personalInfo.fullName': erased, 'personalInfo.phone': erased },
    });
  });
});

describe('a refused sign-in', () => {
  it('stores the typed email separately, with a reference to it', async () => {
    await api.call('post', '/api/auth/login', { body: { email: 'Nobody@example.com', password: 'wrong-password' } });
    const [refused] = await api.sql(
      `SELECT e.details, v.personal FROM audit_events e JOIN audit_values v ON v.event_id = e.id
       WHERE e.action = 'auth.refused' ORDER BY e.id DESC LIMIT 1`,
    );
    expect(refused).toEqual({
      details: { references: { email: expect.any(String) } },
      personal: { email: 'Nobody@example.com' },
    });
  });
});

describe('reads and refusals', () => {
  const FOREIGN = '01900000-0000-7000-8000-00000000000b';
  const rowsOf = async (actor: string | null, action: string) => {
    await api.flushAudit();
    return api.sql<{ subject_id: string | null; details: Record<string, unknown> }>(
      `SELECT subject_type, subject_id, details, at > now() - interval '1 minute' AS is_recent FROM audit_events
       WHERE actor_id IS NOT DISTINCT FROM $1 AND action = $2 ORDER BY id`,
      [actor, action],
    );
  };
  const repeats = (count: number) => ({ repeats: count, since: expect.any(String), until: expect.any(String) });

  it('of a lead are one row for each user and hour with a count, and not part of its history', async () => {
    const id = await correctedLead('98765 22222');
    const staff = await addStaff(api, token, { permissions: ['canViewAllLeads'], leadTypes: ['quick_contact'] });
    for (let n = 0; n < 3; n += 1) await api.call('get', '/api/leads/{id}', { params: { id }, token: staff.token });
    await api.call('get', '/api/leads/{id}/duplicates', { params: { id }, token: staff.token });
    const row = { subject_type: 'lead', subject_id: id, is_recent: true };
    expect(await rowsOf(staff.id, 'lead.read')).toEqual([
      { ...row, details: {} },
      { ...row, details: repeats(3) },
    ]);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['lead.updated', 'lead.created']);
  });

  it('of reports name the report and whether it was downloaded', async () => {
    const staff = await addStaff(api, token, { permissions: ['canViewReports'], leadTypes: ['contact'] });
    await api.raw('GET', '/api/reports/daily', { token: staff.token });
    await api.raw('GET', '/api/reports/csv?report=states', { token: staff.token });
    expect((await rowsOf(staff.id, 'report.read')).map(({ details }) => details)).toEqual([
      { report: 'daily' },
      { report: 'states', download: true },
    ]);
  });

  it('of invisible ids and missing permissions name what was tried', async () => {
    const staff = await addStaff(api, token, { permissions: [], leadTypes: ['contact'] });
    const hidden = await correctedLead('98765 33333');
    for (const id of [hidden, FOREIGN, FOREIGN, 'no-id'])
      await api.raw('GET', `/api/leads/${id}`, { token: staff.token });
    await api.raw('DELETE', `/api/leads/${hidden}`, { token: staff.token });
    const tried = { method: 'GET', route: '/api/leads/:id' };
    expect((await rowsOf(staff.id, 'access.refused')).map((row) => [row.subject_id, row.details])).toEqual([
      [hidden, { code: 'lead_not_found', ...tried }],
      [FOREIGN, { code: 'lead_not_found', ...tried }],
      [null, { code: 'not_found', ...tried }],
      [hidden, { permission: 'canDeleteLeads', ...tried, method: 'DELETE' }],
      [FOREIGN, { code: 'lead_not_found', ...tried, ...repeats(1) }],
    ]);
  });

  it('of several ids that include invisible ones say how many were requested', async () => {
    const staff = await addStaff(api, token, {
      permissions: ['canBulkActions', 'canDeleteLeads', 'canViewAllLeads', 'canEditAllLeads'],
      leadTypes: ['contact'],
    });
    const hidden = await correctedLead('98765 66666');
    const own = await addLead(api, thirdPartySubmission('contact'));
    const send = (method: string, path: string, body: object) =>
      api.raw<{ data: object }>(method, `/api/leads${path}`, { token: staff.token, body });
    const leadIds = [hidden, FOREIGN];
    const updates = { status: 'closed' };
    expect((await send('PUT', '/bulk-update', { leadIds, updates })).body.data).toMatchObject({
      requested: 2,
      affected: 0,
    });
    await send('PUT', '/bulk-update', { leadIds: [own, hidden], updates });
    await send('PUT', '/bulk-update', { leadIds: [own], updates });
    await send('POST', '/bulk-restore', { leadIds: [own] });
    await send('POST', '/bulk-restore', { leadIds: [own, ...leadIds] });
    for (const other of leadIds) expect((await send('POST', `/${own}/unmerge`, { other })).status).toBe(409);
    const second = await addLead(api, thirdPartySubmission('contact'));
    await send('POST', `/${own}/unmerge`, { other: second });
    await send('POST', '/bulk-delete', { leadIds: [second] });
    await send('POST', '/bulk-delete', { leadIds: [own, ...leadIds] });
    const route = (method: string, path: string) => ({ method, route: `/api/leads/${path}` });
    const code = 'lead_not_found';
    const rows = await rowsOf(staff.id, 'access.refused');
    expect(rows.map((row) => [row.subject_id, row.details])).toEqual([
      [null, { code, ...route('PUT', 'bulk-update'), requested: 2, affected: 0, unseen: 2 }],
      [null, { code, ...route('POST', 'bulk-restore'), requested: 3, affected: 0, unseen: 2 }],
      [own, { code: 'not_merged', ...route('POST', ':id/unmerge') }],
      [null, { code, ...route('POST', 'bulk-delete'), requested: 3, affected: 1, unseen: 2 }],
      [null, { code, ...route('PUT', 'bulk-update'), requested: 2, affected: 1, unseen: 1, ...repeats(1) }],
      [own, { code: 'not_merged', ...route('POST', ':id/unmerge'), ...repeats(1) }],
    ]);
  });

  it('with invalid or expired tokens are one row for each address', async () => {
    await api.flushAudit();
    const before = await rowsOf(null, 'access.refused');
    const staff = await addStaff(api, token, { permissions: [], leadTypes: ['contact'] });
    await api.raw('POST', '/api/auth/logout', { token: staff.token });
    for (const bad of [staff.token, 'none', 'a.b.c']) await api.raw('GET', '/api/leads', { token: bad });
    expect((await rowsOf(null, 'access.refused')).slice(before.length).map(({ details }) => details)).toEqual([
      { code: 'not_signed_in' },
      { code: 'not_signed_in', ...repeats(2) },
    ]);
  });

  it('are answered while the audit trail is unavailable, and recorded when it is back', async () => {
    const id = await correctedLead('98765 44444');
    const staff = await addStaff(api, token, { permissions: ['canViewAllLeads'], leadTypes: ['quick_contact'] });
    await api.flushAudit();
    await api.sql('REVOKE INSERT ON audit_events FROM kisan_canteen_server');
    const read = await api.raw('GET', `/api/leads/${id}`, { token: staff.token });
    const changed = await api.raw('PUT', `/api/leads/${id}`, { token, body: { status: 'closed' } });
    await api.flushAudit();
    await api.sql('GRANT INSERT ON audit_events TO kisan_canteen_server');
    expect([read.status, changed.status]).toEqual([200, 500]);
    expect(await rowsOf(staff.id, 'lead.read')).toHaveLength(1);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['lead.updated', 'lead.created']);
  });
});

describe('old audit rows', () => {
  it('are deleted by the owner after their time; newer ones cannot be deleted', async () => {
    const lead = await correctedLead('98765 55555');
    const add = (age: string, action: string, subject: string, personal: object | null) =>
      api.sql(
        `INSERT INTO audit_events (at, action, subject_type, subject_id, details, personal)
         VALUES (now() - $1::interval, $2, 'lead', $3, '{"old": true}', $4)`,
        [age, action, subject, personal],
      );
    const gone = '01900000-0000-7000-8000-00000000000c';
    await add('366 days', 'lead.read', gone, null);
    await add('364 days', 'lead.read', gone, null);
    await add('1097 days', 'lead.updated', gone, { changes: {} });
    await add('1097 days', 'lead.updated', lead, { changes: {} });
    await add('2 years', 'lead.deleted', gone, null);
    await add('91 days', 'auth.refused', gone, { email: 'x@y.in' });
    await deleteOldAuditRows(api.ownerUrl);
    const left = await api.sql(
      `SELECT e.action, e.subject_id, v.personal IS NOT NULL AS has_values FROM audit_events e
       LEFT JOIN audit_values v ON v.event_id = e.id WHERE e.details ? 'old' ORDER BY e.id`,
    );
    expect(left).toEqual([
      { action: 'lead.read', subject_id: gone, has_values: false },
      { action: 'lead.updated', subject_id: lead, has_values: true },
      { action: 'lead.deleted', subject_id: gone, has_values: false },
      { action: 'auth.refused', subject_id: gone, has_values: false },
    ]);
    await expect(api.sql(`DELETE FROM audit_events WHERE details ? 'old'`)).rejects.toThrow('append-only');
    await expect(api.sql('TRUNCATE audit_events')).rejects.toThrow('append-only');
  });
});

describe('GET /api/activity', () => {
  const activity = async (query = '', as = token) =>
    (await api.raw<Schema<'ActivityPage'>>('GET', `/api/activity${query}`, { token: as })).body;
  const brief = ({ data }: Schema<'ActivityPage'>) => data.map(({ action, subject }) => [action, subject?._id ?? null]);

  it('lists what a user did, saw, exported and was refused, newest first, by page', async () => {
    const staff = await addStaff(api, token, {
      permissions: ['canViewAllLeads', 'canEditAllLeads', 'canExportData', 'canViewReports'],
      leadTypes: ['quick_contact'],
    });
    const lead = await correctedLead('98765 44444');
    await api.raw('GET', `/api/leads/${lead}`, { token: staff.token });
    await api.flushAudit();
    await api.raw('PUT', `/api/leads/${lead}`, { token: staff.token, body: { status: 'qualified' } });
    await api.raw('GET', '/api/leads/export?search=usha&status=qualified', { token: staff.token });
    await api.raw('DELETE', `/api/leads/${lead}`, { token: staff.token });
    await api.flushAudit();
    const all = await activity(`?user=${staff.id}`);
    expect(brief(all).map(([action]) => action)).toEqual([
      'access.refused',
      'lead.exported',
      'lead.updated',
      'lead.read',
      'auth.signed_in',
    ]);
    const [, exported, updated] = all.data;
    expect(exported).toMatchObject({
      actor: { _id: staff.id, name: expect.any(String) },
      details: { complete: true, rows: expect.any(Number), filter: { status: ['qualified'] } },
      search: 'usha',
    });
    expect(updated?.subject).toEqual({ type: 'lead', _id: lead, label: expect.any(String), name: 'Usha Devi' });
    expect(all.nextCursor).toBeNull();

    const pages: unknown[] = [];
    let cursor = '';
    do {
      const page = await activity(`?user=${staff.id}&limit=2${cursor && `&cursor=${cursor}`}`);
      pages.push(...brief(page));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(pages).toEqual(brief(all));

    const ofKind = async (kind: string) => brief(await activity(`?user=${staff.id}&kind=${kind}`)).map(([a]) => a);
    expect(await ofKind('exports')).toEqual(['lead.exported']);
    expect(await ofKind('reads')).toEqual(['lead.read']);
    expect(await ofKind('changes,refusals')).toEqual(['access.refused', 'lead.updated']);
    expect(await ofKind('sign_ins')).toEqual(['auth.signed_in']);
    expect(brief(await activity(`?subject=${lead}&kind=changes&user=${staff.id}`))).toEqual([['lead.updated', lead]]);
    expect(brief(await activity(`?user=${staff.id}&dateRange=lastmonth`))).toEqual([]);
    expect(brief(await activity(`?user=${staff.id}&dateRange=thismonth`))).toEqual(brief(all));
  });

  it('contains neither erased people nor searches for them', async () => {
    const staff = await addStaff(api, token, {
      permissions: ['canViewAllLeads', 'canExportData'],
      leadTypes: ['quick_contact'],
    });
    const lead = await correctedLead('98765 55555');
    await api.raw('GET', `/api/leads/${lead}`, { token: staff.token });
    await api.raw('GET', '/api/leads/export?search=98765%2055555', { token: staff.token });
    await api.raw('POST', `/api/leads/${lead}/erase`, { token });
    await api.flushAudit();
    const { data } = await activity(`?user=${staff.id}`);
    expect(data.find(({ action }) => action === 'lead.read')?.subject).toMatchObject({ _id: lead, name: null });
    expect(data.find(({ action }) => action === 'lead.exported')?.search).toBeNull();
    const everything = await api.raw('GET', `/api/activity?subject=${lead}`, { token });
    expect(everything.text).not.toMatch(/Usha|Asha|55555|asha@/);
  });

  it('is for administrators only, refuses invalid cursors, and is itself recorded', async () => {
    const manager = await addStaff(api, token, { role: 'manager' });
    const { status, body } = await api.raw<Schema<'Problem'>>('GET', '/api/activity', { token: manager.token });
    expect([status, body.code]).toEqual([403, 'administrators_only']);
    expect((await api.raw('GET', '/api/activity?cursor=x', { token })).status).toBe(400);
    await activity('?kind=exports&dateRange=lastmonth');
    await api.flushAudit();
    const [last] = (await activity('?kind=reads')).data.filter(({ action }) => action === 'activity.read');
    expect(last?.details).toMatchObject({ asked: { kind: expect.anything(), dateRange: 'lastmonth' } });
  });
});
