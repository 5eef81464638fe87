import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
let taker: StaffMember;
let rival: StaffMember;
let agent: StaffMember;
let watcher: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  taker = await addStaff(api, admin, { permissions: ['canTakeFromPool'], leadTypes: ['contact'] });
  rival = await addStaff(api, admin, { permissions: ['canTakeFromPool'], leadTypes: ['contact'] });
  agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
  watcher = await addStaff(api, admin, { permissions: ['canTakeFromPool', 'canViewAllLeads'], leadTypes: ['contact'] });
});
afterAll(() => api.close());

const get = leadReads({ raw: (...call) => api.raw(...call) });
const assign = (id: string, body: object, token = admin) => api.raw('PUT', `/api/leads/${id}/assign`, { token, body });
const take = (id: string, { token }: StaffMember) => api.raw('POST', `/api/leads/${id}/take`, { token });
const idsOf = async (query: '' | `?${string}`, { token }: StaffMember) =>
  (await get(query, token)).body.data.map(({ _id }) => _id);

async function pooledLead(type: 'contact' | 'franchise' = 'contact'): Promise<string> {
  const id = await addLead(api, thirdPartySubmission(type));
  expect((await assign(id, { assignedTo: null, inPool: true })).status).toBe(200);
  return id;
}

describe('a lead in the pool', () => {
  it('is visible to and counted for users who can take from the pool, within their types, and no others', async () => {
    const id = await pooledLead();
    const foreign = await pooledLead('franchise');
    expect(await idsOf('', taker)).toEqual([id]);
    expect(await idsOf('?pool=true', taker)).toEqual([id]);
    expect(await idsOf('?unassigned=true', taker)).toEqual([]);
    expect(await idsOf('?search=asha', taker)).toHaveLength((await idsOf('?search=asha&pool=true', taker)).length);
    const { data: stats } = (await get('/stats', taker.token)).body;
    expect([stats.total, stats.pool, stats.unassigned]).toEqual([1, 1, 0]);
    expect((await get(`/${id}`, taker.token)).body.data).toMatchObject({ inPool: true, assignedTo: null });
    expect((await get(`/${foreign}`, taker.token)).status).toBe(404);
    expect(await idsOf('', agent)).toEqual([]);
    expect((await get(`/${id}`, agent.token)).status).toBe(404);
    expect((await take(id, agent)).status).toBe(403);
    await api.raw('DELETE', '/api/leads/bulk', { token: admin, body: { leadIds: [id, foreign] } });
  });

  it('can be read before it is taken, and changed only afterwards', async () => {
    const id = await pooledLead();
    const close = () => api.raw('PUT', `/api/leads/${id}`, { token: taker.token, body: { status: 'contacted' } });
    expect((await close()).status).toBe(403);
    expect(
      (await api.raw('POST', `/api/leads/${id}/notes`, { token: taker.token, body: { content: 'x' } })).status,
    ).toBe(403);
    expect((await take(id, taker)).body).toMatchObject({ data: { assignedTo: { _id: taker.id }, inPool: false } });
    expect((await close()).status).toBe(200);
    const { history } = (await get(`/${id}`, taker.token)).body.data;
    expect(history[1]).toMatchObject({
      actor: { _id: taker.id },
      details: { changes: { assignedTo: { from: null, to: taker.id }, inPool: { from: true, to: false } } },
    });
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  });

  it('is taken by one of two simultaneous users, and the other is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await pooledLead();
      const answers = await Promise.all([take(id, taker), take(id, rival)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [winner, loser] = answers[0]!.status === 200 ? [taker, rival] : [rival, taker];
      const late = await take(id, loser);
      expect([late.status, late.problem.code]).toEqual([409, 'lead_taken']);
      expect(late.problem.message).toBe('A colleague has already taken this lead.');
      expect((await take(id, winner)).status).toBe(200);
      const named = await take(id, watcher);
      expect([named.status, named.problem.message]).toEqual([
        409,
        expect.stringMatching(/^Staff \d+ already has this lead/),
      ]);
      expect((await get(`/${id}`, loser.token)).status).toBe(404);
      await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
      expect((await take(id, loser)).status).toBe(404);
    }
  });

  it('returns nothing more to users without access to its corrected type', async () => {
    const id = await pooledLead();
    await take(id, taker);
    expect((await take(id, rival)).problem.code).toBe('lead_taken');
    const corrected = await api.raw('PUT', `/api/leads/${id}/type`, { token: admin, body: { type: 'franchise' } });
    expect(corrected.status).toBe(200);
    expect((await take(id, rival)).status).toBe(404);
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  });

  it('leaves the copies of other users when it is taken', async () => {
    const id = await pooledLead();
    const changes = async (query: `?${string}`) => (await get(query, rival.token)).body;
    const first = await changes('?updatedSince=2020-01-01');
    expect(first.data.map(({ _id }) => _id)).toEqual([id]);
    await take(id, taker);
    const next = await changes(`?cursor=${first.pagination.nextCursor}`);
    expect([next.data, next.removed?.map(({ _id }) => _id)]).toEqual([[], [id]]);
    await assign(id, { assignedTo: null, inPool: true });
    const back = await changes(`?cursor=${next.pagination.nextCursor}`);
    expect([back.data.map(({ _id }) => _id), back.removed]).toEqual([[id], []]);
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
    const gone = await changes(`?cursor=${back.pagination.nextCursor}`);
    expect(gone.removed?.map(({ _id }) => _id)).toEqual([id]);
  });

  it('leaves the pool when it is assigned; a lead cannot be assigned and in the pool', async () => {
    const id = await pooledLead();
    expect((await assign(id, { assignedTo: null })).body).toMatchObject({ data: { inPool: false, assignedTo: null } });
    await assign(id, { assignedTo: null, inPool: true });
    expect((await assign(id, { assignedTo: agent.id })).body).toMatchObject({ data: { inPool: false } });
    const both = await assign(id, { assignedTo: agent.id, inPool: true });
    expect([both.status, both.problem.errors?.[0]?.field]).toEqual([400, 'inPool']);
    const bulk = { leadIds: [id], updates: { inPool: true } };
    expect((await api.raw('PUT', '/api/leads/bulk', { token: admin, body: bulk })).body).toMatchObject({
      data: { affected: 1 },
    });
    expect(await idsOf('?pool=true', taker)).toEqual([id]);
    await api.raw('PUT', '/api/leads/bulk', { token: admin, body: { leadIds: [id], updates: { inPool: false } } });
    expect((await take(id, watcher)).problem.code).toBe('lead_not_in_pool');
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  });

  it('is listed with own leads in any order, and every page is exact', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1)
      ids.unshift(n % 2 ? await pooledLead() : await addLead(api, thirdPartySubmission('contact')));
    for (const [index, id] of ids.entries()) if (index % 2) await assign(id, { assignedTo: taker.id });
    const pages: string[] = [];
    for (const page of [1, 2, 3]) pages.push(...(await idsOf(`?limit=2&page=${page}`, taker)));
    expect(pages).toEqual(ids);
    expect(await idsOf('?sortBy=createdAt&sortOrder=asc', taker)).toEqual([...ids].reverse());
    expect((await idsOf('?sortBy=priority', taker)).sort()).toEqual([...ids].sort());
    expect((await get('?limit=2', taker.token)).body.pagination.totalItems).toBe(6);
  });
});
