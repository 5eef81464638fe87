import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeadType } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';

type ShareOut = Schema<'ShareOutResult'>['data'];
type Preview = Schema<'ShareOutPreviewResult'>['data'];

let api: Api;
let admin: string;
/** Two users who see both types, one who sees only contact leads, and the manager who shares out leads. */
let asha: StaffMember;
let bela: StaffMember;
let chand: StaffMember;
let manager: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  const both = { permissions: [], leadTypes: ['contact', 'franchise'] } as const;
  asha = await addStaff(api, admin, both);
  bela = await addStaff(api, admin, both);
  chand = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
  manager = await addStaff(api, admin, {
    permissions: ['canBulkActions', 'canEditAllLeads', 'canViewAllLeads'],
    leadTypes: ['contact', 'franchise'],
  });
});
afterAll(() => api.close());

const get = leadReads({ raw: (...call) => api.raw(...call) });
const post = <T>(path: string, body: object | undefined, token: string) =>
  api.raw<{ message: string; data: T }>('POST', `/api/assignment/share-out${path}`, { token, ...(body && { body }) });
const shareOut = (body: object, token = manager.token) => post<ShareOut>('', body, token);
const preview = (body: object, token = manager.token) => post<Preview>('/preview', body, token);
const undo = (id: string | null, token = manager.token) =>
  post<{ shared: number; givenBack: number }>(`/${id}/undo`, undefined, token);
const getsOf = (people: readonly { _id: string; gets: number }[]) =>
  Object.fromEntries(people.map(({ _id, gets }) => [_id, gets]));

async function leadsOf(type: LeadType, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await addLead(api, thirdPartySubmission(type)));
  return ids;
}

async function holdersOf(ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await api.sql<{ assigned_to: string | null }>(
    'SELECT assigned_to FROM leads WHERE id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
    [ids],
  );
  return rows.map((row) => row.assigned_to);
}

describe('POST /api/assignment/share-out', () => {
  it('splits visible leads evenly, as in its preview, with history and notifications', async () => {
    const contacts = await leadsOf('contact', 7);
    const franchises = await leadsOf('franchise', 4);
    const leadIds = [...contacts, ...franchises];
    const before = await preview({ leadIds, userIds: [asha.id, bela.id, chand.id] });
    expect(before.body.data).toMatchObject({ requested: 11, shared: 11 });
    const answer = await shareOut({ leadIds, userIds: [chand.id, bela.id, asha.id] });
    const { _id, people, ...counts } = answer.body.data;
    expect([answer.status, answer.body.message]).toEqual([200, 'Successfully shared out 11 leads']);
    expect(counts).toEqual({
      requested: 11,
      shared: 11,
      staying: { suspectedSpam: 0, closed: 0, assigned: 0, noReceiver: 0 },
    });
    expect(people.map(({ gets }) => gets).sort()).toEqual([3, 4, 4]);
    const chosen = before.body.data.people.filter(({ isChosen }) => isChosen);
    expect(getsOf(chosen)).toEqual(getsOf(people));

    const holders = await holdersOf(leadIds);
    for (const { _id: id, gets } of people) expect(holders.filter((holder) => holder === id)).toHaveLength(gets);
    expect((await holdersOf(franchises)).every((holder) => holder === asha.id || holder === bela.id)).toBe(true);
    const { data: lead } = (await get(`/${contacts[0]}`, admin)).body;
    expect(lead.history[0]).toMatchObject({
      action: 'lead.updated',
      actor: { _id: manager.id },
      details: { bulk: true, changes: { assignedTo: { from: null, to: lead.assignedTo?._id } } },
    });
    const told = await api.raw<{ data: { kind: string }[] }>('GET', '/api/notifications', { token: chand.token });
    expect(told.body.data.filter(({ kind }) => kind === 'assigned')).toHaveLength(getsOf(people)[chand.id] ?? 0);
    expect((await undo(_id)).body.data).toEqual({ shared: 11, givenBack: 11 });
  });

  it('skips closed leads, suspected spam, assigned leads and leads that none of the people can see', async () => {
    const [open, closed, held, pooled] = (await leadsOf('contact', 4)) as [string, string, string, string];
    const [franchise] = (await leadsOf('franchise', 1)) as [string];
    const spam = await addLead(api, { ...thirdPartySubmission('contact'), ...BOT_SIGNS });
    const foreign = await addLead(api, thirdPartySubmission('partner'));
    await api.raw('PUT', `/api/leads/${closed}`, { token: admin, body: { status: 'rejected' } });
    await api.raw('PUT', `/api/leads/${held}/assign`, { token: admin, body: { assignedTo: asha.id } });
    await api.raw('PUT', `/api/leads/${pooled}/assign`, { token: admin, body: { assignedTo: null, inPool: true } });
    const leadIds = [open, closed, held, pooled, franchise, spam, foreign];

    const answer = await shareOut({ leadIds, userIds: [chand.id] });
    expect(answer.body.data).toMatchObject({
      requested: 7,
      shared: 2,
      staying: { suspectedSpam: 1, closed: 1, assigned: 1, noReceiver: 1 },
      people: [{ _id: chand.id, gets: 2 }],
    });
    expect(await holdersOf(leadIds)).toEqual([chand.id, null, asha.id, chand.id, null, null, null]);

    const all = await shareOut({ leadIds: [held, pooled], userIds: [chand.id], includeAssigned: true });
    expect(all.body.data).toMatchObject({ shared: 2, staying: { assigned: 0 } });
    expect((await undo(all.body.data._id)).body.data).toEqual({ shared: 1, givenBack: 1 });
    expect((await undo(answer.body.data._id)).body.data).toEqual({ shared: 2, givenBack: 2 });
    expect(await holdersOf([open, held, pooled])).toEqual([null, asha.id, null]);
    expect((await get(`/${pooled}`, admin)).body.data.inPool).toBe(true);
  });

  it('assigns no lead twice in two simultaneous calls', async () => {
    const leadIds = await leadsOf('contact', 30);
    const sharing = [
      [asha, bela],
      [bela, chand],
      [asha, chand],
    ].map((people) => shareOut({ leadIds, userIds: people.map(({ id }) => id) }));
    const answers = await Promise.all(sharing);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const outcomes = answers.map(({ body }) => body.data);
    expect(outcomes.map(({ shared }) => shared).sort()).toEqual([0, 0, 30]);
    expect(outcomes.map(({ staying }) => staying.assigned).sort()).toEqual([0, 30, 30]);
    const [winner] = outcomes.filter(({ shared }) => shared === 30);
    const holders = await holdersOf(leadIds);
    for (const { _id, gets } of winner!.people) {
      expect(gets).toBe(15);
      expect(holders.filter((holder) => holder === _id)).toHaveLength(15);
    }
    const [{ changes } = { changes: 0 }] = await api.sql<{ changes: number }>(
      `SELECT count(*)::int AS changes FROM audit_events
       WHERE subject_id = ANY($1::uuid[]) AND details #> '{changes,assignedTo}' IS NOT NULL`,
      [leadIds],
    );
    expect(changes).toBe(30);
    expect(outcomes.filter(({ _id }) => _id === null)).toHaveLength(2);
  });

  it('assigns no lead to a user who is being deactivated', async () => {
    for (let round = 0; round < 4; round += 1) {
      const leaver = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
      const leadIds = await leadsOf('contact', 4);
      const [shared] = await Promise.all([
        shareOut({ leadIds, userIds: [leaver.id, chand.id] }),
        api.raw('PUT', `/api/users/${leaver.id}/toggle-status`, { token: admin }),
      ]);
      expect([200, 422]).toContain(shared.status);
      expect(await holdersOf(leadIds)).not.toContain(leaver.id);
    }
  });

  it('refuses unknown or inactive people, people without access to the types, and callers who cannot assign', async () => {
    const leadIds = await leadsOf('contact', 1);
    const gone = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    await api.raw('PUT', `/api/users/${gone.id}/toggle-status`, { token: admin });
    const apart = await addStaff(api, admin, { permissions: [], leadTypes: ['partner'] });
    for (const id of [gone.id, apart.id, leadIds[0]]) {
      for (const call of [shareOut, preview]) {
        const refused = await call({ leadIds, userIds: [asha.id, id] });
        expect([refused.status, refused.problem.code]).toEqual([422, 'receivers_not_possible']);
        expect(refused.problem.errors?.[0]?.field).toBe('userIds');
      }
    }
    const bulkOnly = await addStaff(api, admin, { permissions: ['canBulkActions'], leadTypes: ['contact'] });
    const editOnly = await addStaff(api, admin, { permissions: ['canEditAllLeads'], leadTypes: ['contact'] });
    for (const { token } of [bulkOnly, editOnly, asha]) {
      expect((await shareOut({ leadIds, userIds: [asha.id] }, token)).status).toBe(403);
      expect((await preview({ leadIds }, token)).status).toBe(403);
      expect((await undo(leadIds[0]!, token)).status).toBe(403);
    }
    expect(await holdersOf(leadIds)).toEqual([null]);
    expect((await shareOut({ leadIds, userIds: [] })).problem.errors?.[0]?.field).toBe('userIds');
    const many = Array.from({ length: 51 }, () => asha.id);
    expect((await shareOut({ leadIds, userIds: many })).status).toBe(400);
  });
});

describe('POST /api/assignment/share-out/preview', () => {
  it('suggests everybody who is present and can see a lead, with their open leads, and changes nothing', async () => {
    const away = await addStaff(api, admin, { permissions: [], leadTypes: ['franchise'] });
    await api.raw('PUT', `/api/assignment/people/${away.id}/away`, { token: admin, body: { from: '2026-01-01' } });
    const leadIds = await leadsOf('franchise', 3);
    const { data } = (await preview({ leadIds })).body;
    const byId = new Map(data.people.map((person) => [person._id, person]));
    expect(byId.has(chand.id)).toBe(false);
    expect(byId.get(away.id)).toMatchObject({ isAway: true, isChosen: false, gets: 0, maySee: 3, open: 0, overdue: 0 });
    expect(byId.get(asha.id)).toMatchObject({
      isAway: false,
      isChosen: true,
      maySee: 3,
      leadTypes: ['contact', 'franchise'],
    });
    expect(data.people.filter(({ isChosen }) => isChosen).reduce((sum, { gets }) => sum + gets, 0)).toBe(3);
    expect(
      (await preview({ leadIds, userIds: [away.id] })).body.data.people.find(({ gets }) => gets > 0),
    ).toMatchObject({
      _id: away.id,
      gets: 3,
    });
    expect(await holdersOf(leadIds)).toEqual([null, null, null]);
  });

  it('only counts leads outside the caller’s scope, and the audit trail records it', async () => {
    const foreign = await addLead(api, thirdPartySubmission('partner'));
    const { data } = (await preview({ leadIds: [foreign] })).body;
    expect(data).toMatchObject({ requested: 1, shared: 0, people: [] });
    await api.flushAudit();
    const [told] = await api.sql<{ details: object }>(
      `SELECT details FROM audit_events WHERE actor_id = $1 AND action = 'access.refused' ORDER BY id DESC LIMIT 1`,
      [manager.id],
    );
    expect(told?.details).toMatchObject({ code: 'lead_not_found', requested: 1, unseen: 1 });
  });
});

describe('POST /api/assignment/share-out/:id/undo', () => {
  it('undoes unchanged assignments once, only for the user who shared out', async () => {
    const leadIds = await leadsOf('contact', 4);
    const { _id } = (await shareOut({ leadIds, userIds: [chand.id] })).body.data;
    const [worked, deleted] = leadIds as [string, string];
    await api.raw('PUT', `/api/leads/${worked}`, { token: chand.token, body: { status: 'contacted' } });
    await api.raw('DELETE', `/api/leads/${deleted}`, { token: admin });
    expect((await undo(_id, admin)).problem.code).toBe('share_out_not_found');
    const undone = await undo(_id);
    expect([undone.status, undone.body]).toEqual([
      200,
      { message: 'Successfully moved back 2 leads', data: { shared: 4, givenBack: 2 } },
    ]);
    expect(await holdersOf(leadIds)).toEqual([chand.id, null, null]);
    const again = await undo(_id);
    expect([again.status, again.problem.code]).toEqual([404, 'share_out_not_found']);
  });

  it('returns no lead to a user who must no longer have it', async () => {
    const leaver = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const leadIds = await leadsOf('contact', 2);
    const assign = { leadIds: [leadIds[0]], updates: { assignedTo: leaver.id } };
    await api.raw('PUT', '/api/leads/bulk', { token: admin, body: assign });
    const { _id } = (await shareOut({ leadIds, userIds: [chand.id], includeAssigned: true })).body.data;
    await api.raw('PUT', `/api/users/${leaver.id}/toggle-status`, { token: admin });
    expect((await undo(_id)).body.data).toEqual({ shared: 2, givenBack: 1 });
    expect(await holdersOf(leadIds)).toEqual([chand.id, null]);
  });

  it('restores leads that the user can no longer see, and expires after a day', async () => {
    const taker = await addStaff(api, admin, {
      permissions: ['canBulkActions', 'canEditAllLeads', 'canTakeFromPool'],
      leadTypes: ['contact'],
    });
    const leadIds = await leadsOf('contact', 2);
    await api.raw('PUT', '/api/leads/bulk', { token: admin, body: { leadIds, updates: { inPool: true } } });
    const share = async () => (await shareOut({ leadIds, userIds: [chand.id] }, taker.token)).body.data;
    const first = await share();
    expect(first.shared).toBe(2);
    expect((await undo(first._id, taker.token)).body.data).toEqual({ shared: 2, givenBack: 2 });

    const second = await share();
    await api.sql(`UPDATE bulk_acts SET created_at = now() - interval '25 hours' WHERE id = $1`, [second._id]);
    expect((await undo(second._id, taker.token)).status).toBe(404);
    await api.runHourlyTasks();
    expect(await api.sql('SELECT FROM bulk_acts WHERE id = $1', [second._id])).toEqual([]);
  });
});
