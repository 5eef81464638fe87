import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_TABLES } from '../../src/modules/leads/sql/whole-lead.js';
import type { Permission } from '../../src/modules/users/domain/permissions.js';
import { type Api, startApi } from '../support/api.js';
import { allMatched } from '../support/matched.js';
import { addLead, addStaff } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
});
afterAll(() => api.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of several calls
type Body = any;
const send = (method: string, path: string, body?: object, as = token) =>
  api.raw<Body>(method, `/api/leads${path}`, { token: as, ...(body && { body }) });
const remove = (...leadIds: string[]) => send('POST', '/bulk-delete', { leadIds });
const restore = (leadIds: string[], as = token) => send('POST', '/bin/restore', { leadIds }, as);
const inBin = async (as = token, query = ''): Promise<string[]> =>
  (await send('GET', `/bin?limit=100${query}`, undefined, as)).body.data.map(({ _id }: { _id: string }) => _id);
const newLead = (fullName = 'Asha Devi', phone = '9876543210') =>
  addLead(api, {
    ...thirdPartySubmission('contact'),
    personalInfo: { fullName, phone, email: 'asha@example.com', city: 'Gaya' },
  });

/** Everything that the API returns about a lead, except what a restore changes. */
async function storyOf(id: string): Promise<object> {
  const pages = [(await send('GET', `/${id}`)).body, (await send('GET', `/${id}/duplicates`)).body];
  const isMoved = (name: string) => ['etag', 'activityAt', 'updatedAt'].includes(name);
  const isLater = ({ action }: { action: string }) => ['lead.deleted', 'lead.undeleted'].includes(action);
  const steady = (name: string, value: Body) => {
    if (isMoved(name)) return undefined;
    return name === 'history' ? value.filter((entry: { action: string }) => !isLater(entry)) : value;
  };
  return JSON.parse(JSON.stringify(pages, steady));
}

describe('a deleted lead', () => {
  it('is restored completely: notes, history, promise, follow-up, decisions and merged leads', async () => {
    const [id, part, linked] = [await newLead(), await newLead(), await newLead()];
    await send('PUT', `/${id}`, { status: 'contacted', priority: 'high', personalInfo: { fullName: 'Usha Devi' } });
    await send('POST', `/${id}/notes`, { content: 'Comes to the canteen on Friday' });
    await send('POST', `/${id}/calls`, { outcome: 'reached', content: 'Likes it' });
    const { body: message } = await send('POST', `/${id}/messages`, { channel: 'email', content: 'Sent the list' });
    await send('PUT', `/${id}/messages/${message.data._id}`, { outcome: 'answered' });
    const visit = { on: '2099-01-01', at: '2099-01-01T10:00:00+05:30', note: 'Ask again', place: 'Rampur' };
    await send('PUT', `/${id}/follow-up`, visit);
    expect((await send('POST', `/${id}/merge`, { other: part })).status).toBe(200);
    await api.sql(
      `UPDATE duplicate_pairs SET state = 'dismissed' WHERE $1 IN (first_id, second_id) AND $2 IN (first_id, second_id)`,
      [id, linked],
    );
    await allMatched(api);
    const before = await storyOf(id);
    const counted = (await send('GET', '/stats')).body.data.total;

    expect((await remove(id)).body.data).toMatchObject({ requested: 1, affected: 1 });
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['PUT', `/${id}/follow-up`],
      ['POST', `/${id}/notes`],
      ['DELETE', `/${id}`],
      ['GET', `/${part}`],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { content: 'x', on: null };
      expect([path, (await send(method, path, body)).status]).not.toEqual([path, 200]);
    }
    expect((await send('GET', `/${id}`)).status).toBe(404);
    expect((await send('GET', '/stats')).body.data.total).toBe(counted - 1);
    const { data, pagination } = (await send('GET', '/bin?search=friday')).body;
    expect(pagination.totalItems).toBe(1);
    expect(data[0]).toMatchObject({
      _id: id,
      status: 'contacted',
      personalInfo: { fullName: 'Usha Devi', phone: '9876543210', city: 'Gaya' },
      notes: 3,
      mergedLeads: 1,
      deletedBy: { name: 'Administrator' },
    });
    expect(Date.parse(data[0].keptUntil) - Date.parse(data[0].deletedAt)).toBe(30 * 86_400_000);

    expect((await restore([id])).body).toEqual({
      message: 'Successfully restored 1 leads',
      data: { requested: 1, affected: 1, skipped: [] },
    });
    await allMatched(api);
    expect(await storyOf(id)).toEqual(before);
    expect((await send('GET', '/stats')).body.data.total).toBe(counted);
    expect((await send('GET', '?search=friday')).body.pagination.totalItems).toBe(1);
    expect(await inBin()).not.toContain(id);
    expect((await send('GET', `/${id}`)).body.data.history[0].action).toBe('lead.undeleted');
    expect((await send('POST', `/${id}/unmerge`, { other: part })).status).toBe(200);
  });

  it('restores a duplicate decision with the second of two leads, in either order', async () => {
    const [one, other] = [await newLead('Meena Joshi'), await newLead('Mina Joshi')];
    await api.sql(
      `INSERT INTO duplicate_pairs (first_id, second_id, reasons, state) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), '{phone}', 'dismissed')
       ON CONFLICT (first_id, second_id) DO UPDATE SET state = 'dismissed'`,
      [one, other],
    );
    await remove(one);
    await remove(other);
    await restore([one]);
    await restore([other]);
    const pairs = await api.sql(
      'SELECT state FROM duplicate_pairs WHERE $1 IN (first_id, second_id) AND $2 IN (first_id, second_id)',
      [one, other],
    );
    expect(pairs).toEqual([{ state: 'dismissed' }]);
  });

  it('is restored unassigned if the assignee has lost access; notes lose an author who was deleted', async () => {
    const staff = await addStaff(api, token, { permissions: [], leadTypes: ['contact'] });
    const [left, kept] = [await newLead(), await newLead()];
    for (const id of [left, kept]) await send('PUT', `/${id}/assign`, { assignedTo: staff.id });
    await send('POST', `/${left}/notes`, { content: 'Mine' }, staff.token);
    await remove(left, kept);
    await restore([kept]);
    expect((await send('GET', `/${kept}`)).body.data.assignedTo).toMatchObject({ _id: staff.id });
    await api.call('delete', '/api/users/{id}', { params: { id: staff.id }, token });
    await restore([left]);
    const { data } = (await send('GET', `/${left}`)).body;
    expect([data.assignedTo, data.notes[0].author]).toEqual([null, null]);
  });

  it('is restored under a later schema: new columns get defaults, removed columns are ignored', async () => {
    const id = await newLead();
    await remove(id);
    await api.sql(
      `UPDATE deleted_leads SET stored = jsonb_set(stored, '{leads,0}', (stored #> '{leads,0}') - 'priority' || '{"dropped_column": 1}') WHERE lead_id = $1`,
      [id],
    );
    expect((await restore([id])).body.data.affected).toBe(1);
    expect((await send('GET', `/${id}`)).body.data.priority).toBe('medium');
  });

  it('is restored once by several simultaneous calls', async () => {
    const id = await newLead();
    await remove(id);
    const answers = await Promise.all([restore([id]), restore([id]), restore([id])]);
    expect(answers.map(({ body }) => body.data.affected).sort()).toEqual([0, 0, 1]);
  });

  it('is deleted permanently after 30 days, automatically', async () => {
    const [old, young] = [await newLead(), await newLead()];
    await remove(old, young);
    await api.sql(`UPDATE deleted_leads SET deleted_at = now() - interval '30 days 1 minute' WHERE lead_id = $1`, [
      old,
    ]);
    await api.runHourlyTasks();
    const left = await inBin();
    expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
    const rows = await api.sql(
      `SELECT actor_id, details FROM audit_events WHERE action = 'lead.purged' AND subject_id = $1`,
      [old],
    );
    expect(rows).toEqual([{ actor_id: null, details: expect.objectContaining({ type: 'contact' }) }]);
    expect((await restore([old])).body.data).toMatchObject({ requested: 1, affected: 0 });
  });
});

it('the bin covers every table that refers to leads', async () => {
  const tables = await api.sql<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'leads'::regclass`,
  );
  // Tables whose rows are recreated by triggers, or are temporary.
  const made = ['lead_search', 'notifications', 'outbox'];
  const kept = LEAD_TABLES.map(({ name }) => name);
  expect(tables.map(({ name }) => name).filter((name) => !made.includes(name) && !kept.includes(name))).toEqual([]);
});

describe('access to the bin', () => {
  it('needs the permission to delete, within lead access and own leads; users who can erase can read and remove', async () => {
    const staff = (permissions: Permission[], leadTypes = ['contact'] as const) =>
      addStaff(api, token, { permissions, leadTypes: [...leadTypes] });
    const manager = await staff(['canViewAllLeads', 'canDeleteLeads']);
    const agent = await staff(['canDeleteLeads']);
    const eraser = await staff(['canViewAllLeads', 'canEditAllLeads', 'canErasePersonalData']);
    const nobody = await staff(['canViewAllLeads', 'canEditAllLeads']);
    const [own, foreign] = [await newLead(), await newLead()];
    const franchise = await addLead(api, thirdPartySubmission('franchise'));
    await send('PUT', `/${own}/assign`, { assignedTo: agent.id });
    await remove(own, foreign, franchise);
    const reach = async (as: string) => {
      const ids = await inBin(as);
      return [own, foreign, franchise].map((id) => ids.includes(id));
    };
    expect(await reach(manager.token)).toEqual([true, true, false]);
    expect(await reach(agent.token)).toEqual([true, false, false]);
    expect(await reach(eraser.token)).toEqual([true, true, false]);
    expect((await send('GET', '/bin', undefined, nobody.token)).status).toBe(403);
    expect((await restore([own], nobody.token)).status).toBe(403);
    expect((await restore([own], eraser.token)).status).toBe(403);
    expect((await send('DELETE', '/bin', { leadIds: [own] }, nobody.token)).status).toBe(403);
    expect((await send('POST', '/bin/empty', undefined, eraser.token)).status).toBe(403);
    expect((await restore([foreign, franchise], agent.token)).body.data).toMatchObject({ requested: 2, affected: 0 });
    const removed = await send('DELETE', '/bin', { leadIds: [foreign, franchise] }, eraser.token);
    expect(removed.body.data).toMatchObject({ requested: 2, affected: 1 });
    await send('POST', '/bin/empty', undefined, agent.token);
    expect(await reach(token)).toEqual([false, false, true]);
    expect((await send('POST', '/bin/empty')).status).toBe(200);
    expect(await inBin()).toEqual([]);
    expect((await send('DELETE', '/bin', {})).status).toBe(400);
  });
});
