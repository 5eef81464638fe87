/** Every bulk change of leads can be undone by its user, once, within a day. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeadType } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';

type Changed = Schema<'BulkResult'>;

let api: Api;
let admin: string;
let manager: StaffMember;
let asha: StaffMember;
let bela: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  const types = ['contact', 'franchise'] as const;
  manager = await addStaff(api, admin, {
    permissions: ['canBulkActions', 'canEditAllLeads', 'canViewAllLeads', 'canDeleteLeads'],
    leadTypes: [...types],
  });
  asha = await addStaff(api, admin, { permissions: ['canBulkActions'], leadTypes: [...types] });
  bela = await addStaff(api, admin, { permissions: [], leadTypes: [...types] });
});
afterAll(() => api.close());

const get = leadReads({ raw: (...call) => api.raw(...call) });
const send = <T = Changed>(method: string, path: string, body?: object, token = manager.token) =>
  api.raw<T>(method, `/api/leads${path}`, { token, ...(body && { body }) });
const change = (leadIds: readonly string[], updates: object, token = manager.token) =>
  send('PUT', '/bulk', { leadIds, updates }, token);
const undo = (id: string | undefined, token = manager.token) =>
  send<Schema<'BulkResult'>>('POST', `/bulk/${id}/undo`, undefined, token);
const listed = async (token = manager.token) =>
  (await send<Schema<'BulkActs'>>('GET', '/bulk', undefined, token)).body.data;
const detail = async (id: string) => (await get(`/${id}`, admin)).body.data;

async function leadsOf(type: LeadType, count: number, more = {}): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await addLead(api, { ...thirdPartySubmission(type), ...more }));
  return ids;
}

async function responses(ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await api.sql<{ at: Date | null }>(
    'SELECT first_response_at AS at FROM leads WHERE id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
    [ids],
  );
  return rows.map(({ at }) => at?.toISOString() ?? null);
}

describe('POST /api/leads/bulk/:id/undo', () => {
  it('restores status, close reason and first response, and the history calls it an undo', async () => {
    const [fresh, closed] = (await leadsOf('contact', 2)) as [string, string];
    await change([closed], { status: 'closed', closeReason: 'no_budget' });
    const [answered] = await responses([closed]);
    const answer = await change([fresh, closed], { status: 'qualified' });
    expect(answer.body.undo).toEqual({ id: expect.any(String), until: expect.any(String) });
    const hours = (Date.parse(answer.body.undo!.until) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);

    const undone = await undo(answer.body.undo?.id);
    expect([undone.status, undone.body]).toEqual([
      200,
      { message: 'Undone for 2 leads', data: { requested: 2, affected: 2, skipped: [] } },
    ]);
    const [now, reopened] = [await detail(fresh), await detail(closed)];
    expect([now.status, reopened.status, reopened.closeReason]).toEqual(['new', 'closed', 'no_budget']);
    expect(await responses([fresh, closed])).toEqual([null, answered]);
    expect(now.history[0]).toMatchObject({
      action: 'lead.updated',
      actor: { _id: manager.id },
      details: { bulk: true, undo: true, changes: { status: { from: 'qualified', to: 'new' } } },
    });
    expect(Object.keys(now.history[0]!.details).sort()).toEqual(['bulk', 'changes', 'undo']);
    expect((await undo(answer.body.undo?.id)).problem.code).toBe('bulk_act_not_found');
  });

  it('restores different priorities, and leaves alone what was changed, merged or deleted since', async () => {
    const [high, low, changed, deleted] = (await leadsOf('contact', 4)) as [string, string, string, string];
    await change([high], { priority: 'high' });
    await change([low], { priority: 'low' });
    const { body } = await change([high, low, changed, deleted], { priority: 'urgent' });
    await send('PUT', `/${changed}`, { status: 'contacted' });
    await send('DELETE', `/${deleted}`);
    const undone = await undo(body.undo?.id);
    expect(undone.body.data).toEqual({ requested: 4, affected: 2, skipped: [changed] });
    expect([(await detail(high)).priority, (await detail(low)).priority, (await detail(changed)).priority]).toEqual([
      'high',
      'low',
      'urgent',
    ]);
  });

  it('gives leads back to their assignees and the pool, but to nobody who has left', async () => {
    const leaver = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const [theirs, pooled, left] = (await leadsOf('contact', 3)) as [string, string, string];
    await change([theirs], { assignedTo: asha.id });
    await change([pooled], { inPool: true });
    await change([left], { assignedTo: leaver.id });
    const { body } = await change([theirs, pooled, left], { assignedTo: bela.id });
    await api.raw('PUT', `/api/users/${leaver.id}/toggle-status`, { token: admin });
    expect((await undo(body.undo?.id)).body.data).toEqual({ requested: 3, affected: 2, skipped: [left] });
    expect((await detail(theirs)).assignedTo?._id).toBe(asha.id);
    expect(await detail(pooled)).toMatchObject({ inPool: true, assignedTo: null });
    expect((await detail(left)).assignedTo?._id).toBe(bela.id);
  });

  it('restores replaced and completed follow-ups, and removes added ones', async () => {
    const [planned, bare] = (await leadsOf('contact', 2)) as [string, string];
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await change([planned], { followUp: { on: day(3), note: 'Ask about the shop' } });
    const moved = await change([planned, bare], { followUp: { on: day(9) } });
    expect((await detail(bare)).followUp).toMatchObject({ on: day(9) });
    expect((await undo(moved.body.undo?.id)).body.data.affected).toBe(2);
    expect((await detail(planned)).followUp).toMatchObject({ on: day(3), note: 'Ask about the shop' });
    expect((await detail(bare)).followUp).toBeNull();

    const done = await change([planned], { followUp: null, status: 'contacted' });
    expect((await detail(planned)).followUp).toBeNull();
    await undo(done.body.undo?.id);
    expect(await detail(planned)).toMatchObject({
      status: 'new',
      followUp: { on: day(3), note: 'Ask about the shop' },
    });
    const stored = await api.sql(`SELECT FROM bulk_acts WHERE bulk_acts::text LIKE '%Ask about%'`);
    expect(stored).toEqual([]);
  });

  it('brings deleted leads back from the bin, except those deleted again since', async () => {
    const [one, two, gone, again] = (await leadsOf('contact', 4)) as [string, string, string, string];
    const ids = [one, two, gone, again];
    const { body } = await send('POST', '/bulk-delete', { leadIds: ids });
    await send('DELETE', '/bin', { leadIds: [gone] });
    await send('POST', '/bin/restore', { leadIds: [again] });
    await send('DELETE', `/${again}`);
    const undone = await undo(body.undo?.id);
    expect(undone.body.data).toEqual({ requested: 4, affected: 2, skipped: [] });
    expect((await detail(one)).history[0]).toMatchObject({ action: 'lead.undeleted', details: { undo: true } });
    expect((await get(`/${again}`, admin)).status).toBe(404);
  });

  it('marks leads as suspected spam again, with their reasons', async () => {
    const ids = await leadsOf('franchise', 2, BOT_SIGNS);
    const before = await detail(ids[0]!);
    await api.raw('POST', '/api/assignment/rules', {
      token: admin,
      body: { leadType: 'franchise', kind: 'fixed', userIds: [asha.id] },
    });
    const { body } = await send('POST', '/bulk-restore', { leadIds: ids });
    expect(await detail(ids[0]!)).toMatchObject({ quarantined: false, assignedTo: { _id: asha.id } });
    expect((await undo(body.undo?.id)).body.data).toMatchObject({ requested: 2, affected: 2 });
    const after = await detail(ids[0]!);
    expect(after).toMatchObject({ quarantined: true, assignedTo: null });
    expect(after.spamReasons).toEqual(before.spamReasons);
    expect(after.history[0]).toMatchObject({ action: 'lead.quarantined', details: { undo: true } });
  });

  it('is also possible for a share-out, by either path', async () => {
    const ids = await leadsOf('contact', 3);
    const shareOut = () =>
      api.raw<Schema<'ShareOutResult'>>('POST', '/api/assignment/share-out', {
        token: manager.token,
        body: { leadIds: ids, userIds: [asha.id, bela.id] },
      });
    const first = (await shareOut()).body.data._id!;
    expect((await listed())[0]).toMatchObject({ _id: first, kind: 'share_out', details: { people: 2 }, affected: 3 });
    expect((await undo(first)).body.data).toMatchObject({ requested: 3, affected: 3 });
    expect((await detail(ids[0]!)).assignedTo).toBeNull();

    const { body } = await change(ids, { priority: 'low' });
    const alias = (id: string) => api.raw('POST', `/api/assignment/share-out/${id}/undo`, { token: manager.token });
    expect((await alias(body.undo!.id)).problem.code).toBe('share_out_not_found');
    expect((await alias((await shareOut()).body.data._id!)).status).toBe(200);
  });

  it('needs the permissions and types of now, and belongs to one user', async () => {
    const taker = await addStaff(api, admin, {
      permissions: ['canBulkActions', 'canEditAllLeads', 'canViewAllLeads', 'canDeleteLeads'],
      leadTypes: ['contact', 'franchise'],
    });
    const [contact] = (await leadsOf('contact', 1)) as [string];
    const [franchise] = (await leadsOf('franchise', 1)) as [string];
    const moved = (await change([contact, franchise], { assignedTo: bela.id }, taker.token)).body.undo?.id;
    const erased = await leadsOf('contact', 1);
    const deleted = (await send('POST', '/bulk-delete', { leadIds: erased }, taker.token)).body.undo?.id;
    expect((await undo(moved, admin)).problem.code).toBe('bulk_act_not_found');
    expect((await undo(moved, bela.token)).status).toBe(403);

    await api.sql(
      `UPDATE users SET permissions = array_remove(array_remove(permissions, 'canEditAllLeads'), 'canDeleteLeads') WHERE id = $1`,
      [taker.id],
    );
    const refused = await undo(moved, taker.token);
    expect([refused.status, refused.problem.message]).toEqual([403, 'You need the permission “Edit All” for this.']);
    expect((await undo(deleted, taker.token)).status).toBe(403);
    await api.sql(
      `UPDATE users SET permissions = permissions || '{canEditAllLeads}', lead_types = '{contact}' WHERE id = $1`,
      [taker.id],
    );
    expect((await undo(moved, taker.token)).body.data).toEqual({ requested: 2, affected: 1, skipped: [] });
    expect((await detail(franchise)).assignedTo?._id).toBe(bela.id);
  });

  it('works once when two calls run at the same time', async () => {
    const ids = await leadsOf('contact', 5);
    const { body } = await change(ids, { status: 'contacted' });
    const answers = await Promise.all([undo(body.undo?.id), undo(body.undo?.id), undo(body.undo?.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('expires after a day', async () => {
    const ids = await leadsOf('contact', 1);
    const { body } = await change(ids, { status: 'contacted' });
    await api.sql(`UPDATE bulk_acts SET created_at = now() - interval '25 hours' WHERE id = $1`, [body.undo?.id]);
    expect((await listed()).map(({ _id }) => _id)).not.toContain(body.undo?.id);
    expect((await undo(body.undo?.id)).status).toBe(404);
    await api.runHourlyTasks();
    expect(await api.sql('SELECT FROM bulk_acts WHERE id = $1', [body.undo?.id])).toEqual([]);
  });
});

describe('GET /api/leads/bulk', () => {
  it('lists the own bulk changes, newest first, and no change of nothing', async () => {
    const ids = await leadsOf('contact', 2);
    const own = ids.slice(0, 1);
    await change(own, { assignedTo: asha.id });
    const { body } = await change(ids, { status: 'qualified' }, asha.token);
    expect(body.data).toMatchObject({ requested: 2, affected: 1 });
    expect(await listed(asha.token)).toEqual([
      { _id: body.undo?.id, kind: 'update', details: { status: 'qualified' }, affected: 1, at: expect.any(String) },
    ]);
    const nothing = await change(own, { status: 'qualified' }, asha.token);
    expect('undo' in nothing.body).toBe(false);
    expect(await listed(asha.token)).toHaveLength(1);
    expect((await undo(body.undo?.id, asha.token)).body.data.affected).toBe(1);
    expect(await listed(asha.token)).toEqual([]);
    expect((await send('GET', '/bulk', undefined, bela.token)).status).toBe(403);
  });
});

describe('servers of 1.0.0', () => {
  it('share out through the view, and new servers undo it', async () => {
    const [id] = (await leadsOf('contact', 1)) as [string];
    await change([id], { assignedTo: bela.id });
    const { version } = (await api.sql<{ version: number }>('SELECT version FROM leads WHERE id = $1', [id]))[0]!;
    const leads = JSON.stringify([{ id, version, assignedTo: asha.id, inPool: false }]);
    const act = '01900000-0000-7000-8000-0000000000aa';
    await api.sql('INSERT INTO share_outs (id, actor_id, leads) VALUES ($1, $2, $3)', [act, manager.id, leads]);
    expect((await undo(act)).body.data).toMatchObject({ requested: 1, affected: 1 });
    expect((await detail(id)).assignedTo?._id).toBe(asha.id);
    expect(await api.sql('SELECT FROM share_outs WHERE id = $1', [act])).toEqual([]);
  });
});
