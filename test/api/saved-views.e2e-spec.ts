import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addStaff, type StaffMember } from '../support/staff.js';

type View = Schema<'SavedView'>;

let api: Api;
let admin: string;
let manager: StaffMember;
let agent: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  manager = await addStaff(api, admin, { permissions: ['canViewAllLeads', 'canEditAllLeads'] });
  agent = await addStaff(api, admin, { permissions: [] });
});
afterAll(() => api.close());

let count = 0;

async function addView(token: string, more: { name?: string; shared?: boolean } = {}): Promise<View> {
  count += 1;
  const body = { name: `View ${count}`, query: 'status=new&columns=type,place', ...more };
  const answer = await api.call('post', '/api/views', { token, body });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

const seen = async (token: string) => (await api.call('get', '/api/views', { token })).body.data;
const namesSeen = async (token: string) => (await seen(token)).map(({ name }) => name);
const settingsOf = async (token: string) => (await api.call('get', '/api/views/settings', { token })).body.data;
const openWith = (token: string, defaultView: string | null) =>
  api.call('put', '/api/views/settings', { token, body: { defaultView } });
const change = (token: string, id: string, body: Schema<'UpdateView'>) =>
  api.call('put', '/api/views/{id}', { token, params: { id }, body });

describe('a shared view', () => {
  it('can be read by all users with its owner, and is private until it is shared', async () => {
    const view = await addView(manager.token, { name: 'Soil, waiting' });
    expect(await namesSeen(agent.token)).toEqual([]);

    expect((await change(manager.token, view._id, { shared: true })).status).toBe(200);
    const own = await addView(agent.token, { name: 'Zebra, of my own' });
    expect((await seen(agent.token)).map(({ name, owner, shared }) => [name, owner?._id, shared])).toEqual([
      ['Zebra, of my own', agent.id, false],
      ['Soil, waiting', manager.id, true],
    ]);

    await api.call('delete', '/api/views/{id}', { token: agent.token, params: { id: own._id } });
    expect((await change(manager.token, view._id, { shared: false })).status).toBe(200);
    expect(await namesSeen(agent.token)).toEqual([]);
  });

  it('has a unique name; a private view can have the same name', async () => {
    await addView(manager.token, { name: 'Mandi', shared: true });
    await addView(agent.token, { name: 'Mandi' });
    const own = await addView(admin, { name: 'mandi' });
    const { status, problem } = await change(admin, own._id, { shared: true });
    expect([status, problem.code, problem.errors[0]?.field]).toEqual([409, 'shared_view_name_taken', 'name']);
  });

  it('stays after its owner is deleted; private views do not', async () => {
    const leaver = await addStaff(api, admin, { permissions: ['canEditAllLeads'] });
    const shared = await addView(leaver.token, { shared: true });
    const own = await addView(leaver.token);
    await openWith(agent.token, shared._id);
    await openWith(leaver.token, own._id);

    expect((await api.call('delete', '/api/users/{id}', { token: admin, params: { id: leaver.id } })).status).toBe(200);
    const left = (await seen(manager.token)).find(({ _id }) => _id === shared._id);
    expect(left).toMatchObject({ name: shared.name, owner: null, shared: true });
    expect(await api.sql('SELECT 1 FROM saved_views WHERE id = $1', [own._id])).toEqual([]);
    expect((await settingsOf(agent.token)).defaultView?._id).toBe(shared._id);

    expect((await change(manager.token, shared._id, { name: 'Taken over' })).status).toBe(200);
    expect((await change(manager.token, shared._id, { shared: false })).status).toBe(403);
    await api.call('delete', '/api/views/{id}', { token: manager.token, params: { id: shared._id } });
    expect((await settingsOf(agent.token)).defaultView).toBeNull();
  });

  it('is one of at most 200', async () => {
    await api.sql(
      `INSERT INTO saved_views (id, name, query, shared)
       SELECT gen_random_uuid(), 'Full ' || i, '', TRUE
       FROM generate_series(1, 200 - (SELECT count(*) FROM saved_views WHERE shared)) AS i`,
    );
    const body = { name: 'One more', query: '', shared: true };
    const { status, problem } = await api.call('post', '/api/views', { token: manager.token, body });
    expect([status, problem.code]).toEqual([422, 'too_many_shared_views']);
    await api.sql(`DELETE FROM saved_views WHERE name LIKE 'Full %'`);
  });
});

describe('the dashboard opens', () => {
  it('with all leads and the standard columns by default', async () => {
    const { token } = await addStaff(api, admin, { permissions: [] });
    expect(await settingsOf(token)).toEqual({
      defaultView: null,
      columns: ['type', 'status', 'promise', 'assignedTo', 'createdAt'],
    });
  });

  it('with a shared view that users chose, until it is no longer shared', async () => {
    const view = await addView(manager.token, { shared: true });
    const other = await addView(agent.token);
    for (const { token } of [manager, agent]) expect((await openWith(token, view._id)).status).toBe(200);
    await openWith(admin, null);
    expect((await settingsOf(agent.token)).defaultView).toMatchObject({ _id: view._id, query: view.query });

    await change(manager.token, view._id, { shared: false });
    expect((await settingsOf(agent.token)).defaultView).toBeNull();
    expect((await settingsOf(manager.token)).defaultView?._id).toBe(view._id);

    expect((await openWith(agent.token, other._id)).status).toBe(200);
    expect((await openWith(manager.token, other._id)).status).toBe(404);
  });

  it('with the chosen columns, each once, in the order of the list, for any view', async () => {
    const { token } = await addStaff(api, admin, { permissions: [] });
    const view = await addView(token);
    await openWith(token, view._id);
    const columns = ['place', 'type', 'place'] as const;
    const answer = await api.call('put', '/api/views/settings', { token, body: { columns: [...columns] } });
    expect(answer.body.data).toMatchObject({ defaultView: { _id: view._id }, columns: ['type', 'place'] });
    await api.call('put', '/api/views/settings', { token, body: { columns: [] } });
    expect((await settingsOf(token)).columns).toEqual([]);
  });
});
