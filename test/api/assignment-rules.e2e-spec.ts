import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { deleteAllLeads } from '../support/delete-all-leads.js';
import { leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
let asha: StaffMember;
let bina: StaffMember;
let blind: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  asha = await addStaff(api, admin, { leadTypes: ['contact'] });
  bina = await addStaff(api, admin, { leadTypes: ['contact'] });
  blind = await addStaff(api, admin, { leadTypes: ['franchise'] });
});
afterEach(async () => {
  await api.sql('DELETE FROM assignment_rules');
  await api.sql('UPDATE users SET away_from = NULL, away_until = NULL, is_active = TRUE');
  await deleteAllLeads(api);
});
afterAll(() => api.close());

const get = leadReads({ raw: (...call) => api.raw(...call) });
const send = (method: string, path: string, body?: object, token = admin) =>
  api.raw<{ data: { _id: string } }>(method, `/api/assignment${path}`, { token, ...(body && { body }) });
const rule = async (body: object) => {
  const made = await send('POST', '/rules', { leadType: 'contact', ...body });
  expect([made.status, made.text]).toEqual([201, expect.anything()]);
  return made.body.data._id;
};
const turns = (...people: StaffMember[]) => ({ kind: 'round_robin', userIds: people.map(({ id }) => id) });

async function owner(state = 'Goa', more: object = {}): Promise<string | null> {
  const form = thirdPartySubmission('contact');
  const id = await addLead(api, { ...form, personalInfo: { ...form.personalInfo, state }, ...more });
  const { assignedTo, inPool } = (await get(`/${id}`, admin)).body.data;
  return inPool ? 'pool' : (assignedTo?._id ?? null);
}

describe('an assignment rule', () => {
  it('does not exist in a new database: leads are unassigned', async () => {
    expect((await send('GET', '/rules')).body.data).toEqual([]);
    expect(await owner()).toBeNull();
  });

  it('rotates, also after it was changed, and the history says that a rule assigned the lead', async () => {
    const id = await rule(turns(asha, bina));
    expect([await owner(), await owner(), await owner()]).toEqual([asha.id, bina.id, asha.id]);
    expect((await send('PUT', `/rules/${id}`, turns(bina, asha))).status).toBe(200);
    expect([await owner(), await owner()]).toEqual([bina.id, asha.id]);
    const [lead] = (await get('?limit=1', asha.token)).body.data;
    const { history } = (await get(`/${lead!._id}`, asha.token)).body.data;
    expect(history).toMatchObject([
      {
        action: 'lead.assigned',
        actor: null,
        details: { rule: id, changes: { assignedTo: { from: null, to: asha.id } } },
      },
      { action: 'lead.created' },
    ]);
  });

  it('for a state, in any spelling, comes before the rule for the type', async () => {
    await rule({ kind: 'pool' });
    await rule({ kind: 'fixed', userIds: [asha.id], state: 'BR' });
    expect([await owner('bihar'), await owner('बिहार'), await owner('State of Bihar'), await owner('Goa')]).toEqual([
      asha.id,
      asha.id,
      asha.id,
      'pool',
    ]);
  });

  it('also assigns to an administrator, for whom no type is stored', async () => {
    const [first] = await api.sql<{ id: string }>(
      `UPDATE users SET lead_types = '{}' WHERE role = 'admin' RETURNING id`,
    );
    await rule({ kind: 'fixed', userIds: [first?.id] });
    expect(await owner()).toBe(first?.id);
  });

  it('skips people who are inactive, away or without access; then the rule of the type applies, then nobody', async () => {
    await rule({ kind: 'fixed', userIds: [asha.id], state: 'BR' });
    await rule(turns(asha, bina));
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await send('PUT', `/people/${asha.id}/away`, { from: today, until: today });
    expect([await owner('Bihar'), await owner('Bihar'), await owner()]).toEqual([bina.id, bina.id, bina.id]);
    await send('PUT', `/people/${asha.id}/away`, { from: '2026-01-01', until: '2026-01-02' });
    expect(await owner('Bihar')).toBe(asha.id);
    await api.sql('UPDATE users SET is_active = FALSE WHERE id = $1', [bina.id]);
    await api.sql(`UPDATE users SET lead_types = '{franchise}' WHERE id = $1`, [asha.id]);
    expect(await owner('Bihar')).toBeNull();
    const { data } = (await send('GET', '/rules')).body as unknown as { data: { people: { passedOver: string }[] }[] };
    expect(data.map(({ people }) => people.map(({ passedOver }) => passedOver))).toEqual([
      ['no_access'],
      ['no_access', 'inactive'],
    ]);
    await api.sql(`UPDATE users SET lead_types = '{contact}' WHERE id = $1`, [asha.id]);
  });

  it('does not apply to suspected spam until it is restored', async () => {
    await rule(turns(asha, bina));
    const form = { ...thirdPartySubmission('contact'), ...BOT_SIGNS };
    const [one, two] = [await addLead(api, form), await addLead(api, form)];
    const ownerOf = async (id: string) => (await get(`/${id}`, admin)).body.data.assignedTo?._id ?? null;
    expect([await ownerOf(one), await ownerOf(two)]).toEqual([null, null]);
    await api.raw('POST', `/api/leads/${one}/restore`, { token: admin });
    await api.raw('POST', '/api/leads/bulk-restore', { token: admin, body: { leadIds: [two] } });
    expect([await ownerOf(one), await ownerOf(two)]).toEqual([asha.id, bina.id]);
  });

  it.each<[string, () => object, number, string]>([
    ['for a user without access', () => ({ kind: 'fixed', userIds: [blind.id] }), 422, 'userIds'],
    ['as a rotation without users', () => ({ kind: 'round_robin' }), 400, 'userIds'],
    ['for two fixed users', () => ({ kind: 'fixed', userIds: [asha.id, bina.id] }), 400, 'userIds'],
    ['for the pool and a user', () => ({ kind: 'pool', userIds: [asha.id] }), 400, 'userIds'],
    ['of an unknown kind', () => ({ kind: 'lottery' }), 400, 'kind'],
    ['for an unknown state', () => ({ kind: 'pool', state: 'Atlantis' }), 400, 'state'],
  ])('cannot be created %s', async (_, body, status, field) => {
    const refused = await send('POST', '/rules', { leadType: 'contact', ...body() });
    expect([refused.status, refused.problem.errors?.[0]?.field]).toEqual([status, field]);
  });

  it('exists once for a type and state; each change is in the audit trail', async () => {
    const id = await rule({ kind: 'pool' });
    expect((await send('POST', '/rules', { leadType: 'contact', kind: 'pool' })).status).toBe(409);
    await send('PUT', `/rules/${id}`, turns(asha));
    expect((await send('DELETE', `/rules/${id}`)).status).toBe(200);
    expect((await send('DELETE', `/rules/${id}`)).status).toBe(404);
    const rows = await api.sql('SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY id', [id]);
    expect(rows.map(({ action }) => action)).toEqual([
      'assignment.rule_created',
      'assignment.rule_changed',
      'assignment.rule_deleted',
    ]);
  });

  it('is limited to lead types that its creator can see', async () => {
    const maker = await addStaff(api, admin, { permissions: ['canManageAssignment'], leadTypes: ['franchise'] });
    const id = await rule({ kind: 'pool' });
    expect((await send('GET', '/rules', undefined, maker.token)).body.data).toEqual([]);
    expect((await send('PUT', `/rules/${id}`, { kind: 'pool' }, maker.token)).status).toBe(404);
    expect((await send('POST', '/rules', { leadType: 'contact', kind: 'pool' }, maker.token)).status).toBe(403);
    expect((await send('POST', '/rules', { leadType: 'franchise', kind: 'pool' }, maker.token)).status).toBe(201);
    expect((await send('GET', '/rules', undefined, asha.token)).status).toBe(403);
  });
});

it('the list of assignable people says if each can take from the pool', async () => {
  const taker = await addStaff(api, admin, { permissions: ['canTakeFromPool'], leadTypes: ['contact'] });
  const { data } = (await send('GET', '/people')).body as unknown as {
    data: { _id: string; canTakeFromPool: boolean; isAdmin: boolean }[];
  };
  const by = (id: string) => data.find(({ _id }) => _id === id);
  expect(by(taker.id)).toMatchObject({ canTakeFromPool: true, isAdmin: false });
  expect(by(asha.id)).toMatchObject({ canTakeFromPool: false, isAdmin: false });
  expect(data.filter(({ isAdmin }) => isAdmin)).toMatchObject([{ canTakeFromPool: true }]);
});

it('all users can mark themselves as away; only users who manage assignment can mark others', async () => {
  const away = async () => (await send('GET', '/away', undefined, asha.token)).body.data;
  expect(await away()).toBeNull();
  expect((await send('PUT', `/people/${asha.id}/away`, { from: '2026-11-23' }, asha.token)).status).toBe(200);
  expect(await away()).toEqual({ from: '2026-11-23', until: null });
  expect((await send('PUT', `/people/${bina.id}/away`, { from: '2026-11-23' }, asha.token)).status).toBe(403);
  expect((await send('PUT', `/people/${asha.id}/away`, { from: '2026-11-23', until: '2026-11-22' })).status).toBe(400);
  expect((await send('PUT', `/people/${asha.id}/away`, {})).status).toBe(200);
  expect(await away()).toBeNull();
});

describe('the open leads of a user', () => {
  const toggle = (id: string, leads?: object) =>
    api.raw('PUT', `/api/users/${id}/toggle-status`, { token: admin, ...(leads && { body: { leads } }) });
  const left = async (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { assignedTo, inPool } = (await get(`/${id}`, admin)).body.data;
        return inPool ? 'pool' : (assignedTo?._id ?? null);
      }),
    );

  async function leaving(): Promise<{ person: StaffMember; ids: string[] }> {
    const person = await addStaff(api, admin, { leadTypes: ['contact', 'franchise'] });
    const ids: string[] = [];
    for (const type of ['contact', 'contact', 'franchise', 'contact'] as const) {
      const id = await addLead(api, thirdPartySubmission(type));
      await api.raw('PUT', `/api/leads/${id}/assign`, { token: admin, body: { assignedTo: person.id } });
      ids.push(id);
    }
    await api.raw('PUT', `/api/leads/${ids[3]}`, { token: admin, body: { status: 'closed' } });
    return { person, ids };
  }

  it('are counted by type and become unassigned after a deactivation by default; closed ones keep their assignee', async () => {
    const { person, ids } = await leaving();
    const counted = await api.raw('GET', `/api/users/${person.id}/open-leads`, { token: admin });
    expect(counted.body).toEqual({
      data: {
        open: 3,
        byType: [
          { _id: 'contact', count: 2 },
          { _id: 'franchise', count: 1 },
        ],
      },
    });
    expect((await toggle(person.id)).status).toBe(200);
    expect(await left(ids)).toEqual([null, null, null, person.id]);
    const { history } = (await get(`/${ids[0]}`, admin)).body.data;
    expect(history[0]).toMatchObject({ details: { changes: { assignedTo: { from: person.id, to: null } } } });
  });

  it('are assigned by the rules, to the pool, or to a user if that user can see them', async () => {
    const byRule = await leaving();
    await rule(turns(asha, bina));
    await toggle(byRule.person.id, { to: 'rules' });
    expect(await left(byRule.ids)).toEqual([asha.id, bina.id, null, byRule.person.id]);
    const pooled = await leaving();
    await toggle(pooled.person.id, { to: 'pool' });
    expect(await left(pooled.ids)).toEqual(['pool', 'pool', 'pool', pooled.person.id]);
    const given = await leaving();
    const body = { leads: { to: 'user', userId: asha.id } };
    expect((await api.raw('DELETE', `/api/users/${given.person.id}`, { token: admin, body })).status).toBe(200);
    expect(await left(given.ids)).toEqual([asha.id, asha.id, null, null]);
  });

  it('are unassigned if their type is removed from the user, and no others', async () => {
    const { person, ids } = await leaving();
    const body = { leadTypeAccess: { franchise: false }, leads: { to: 'pool' } };
    await api.raw('PUT', `/api/users/${person.id}/lead-access`, { token: admin, body });
    expect(await left(ids)).toEqual([person.id, person.id, 'pool', person.id]);
  });

  it('cannot be assigned to a user who is missing, inactive or leaving; then nothing changes', async () => {
    const { person, ids } = await leaving();
    for (const userId of [person.id, '01900000-0000-7000-8000-000000000000']) {
      const refused = await toggle(person.id, { to: 'user', userId });
      expect([refused.status, refused.problem.errors?.[0]?.field]).toEqual([422, 'leads.userId']);
    }
    expect((await toggle(person.id, { to: 'user' })).status).toBe(400);
    expect(await left(ids)).toEqual(Array(4).fill(person.id));
  });

  it('are reassigned only by users who can assign each of them, with every call', async () => {
    const { person, ids } = await leaving();
    const types = ['contact', 'franchise'] as const;
    const manager = await addStaff(api, admin, {
      permissions: ['canManageUsers', 'canViewAllLeads'],
      leadTypes: types,
    });
    const as = (leads?: object, more: object = {}) => ({
      token: manager.token,
      body: { ...more, ...(leads && { leads }) },
    });
    const path = `/api/users/${person.id}`;
    for (const leads of [{ to: 'rules' }, { to: 'pool' }, { to: 'user', userId: asha.id }]) {
      const fewer = { leadTypeAccess: { contact: true, franchise: false } };
      const refused = [
        await api.raw('PUT', `${path}/toggle-status`, as(leads)),
        await api.raw('PUT', `${path}/lead-access`, as(leads, fewer)),
        await api.raw('PUT', path, as(leads, fewer)),
        await api.raw('DELETE', path, as(leads)),
      ];
      expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
        refused.map(() => [403, 'permission_missing']),
      );
      expect(refused[0]?.problem.message).toContain('Edit');
    }
    expect(await left(ids)).toEqual(Array(4).fill(person.id));
    expect((await api.raw('GET', `${path}/open-leads`, { token: manager.token })).status).toBe(200);
    expect((await api.raw('PUT', `${path}/toggle-status`, { token: manager.token })).status).toBe(200);
    expect(await left(ids)).toEqual([null, null, null, person.id]);
  });

  it('are counted and can be reassigned only by users who see all leads', async () => {
    const { person, ids } = await leaving();
    const permissions = ['canManageUsers'] as const;
    const manager = await addStaff(api, admin, { permissions, leadTypes: ['contact', 'franchise'] });
    const as = { token: manager.token };
    expect((await api.raw('GET', `/api/users/${person.id}/open-leads`, as)).status).toBe(403);
    const chosen = { ...as, body: { leads: { to: 'pool' } } };
    expect((await api.raw('PUT', `/api/users/${person.id}/toggle-status`, chosen)).status).toBe(403);
    expect((await api.raw('PUT', `/api/users/${person.id}/toggle-status`, as)).status).toBe(200);
    expect(await left(ids)).toEqual([null, null, null, person.id]);
  });
});
