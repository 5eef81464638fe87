/** The audit trail also contains actions that change no lead, and reads of lists of people. */
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
let mine: StaffMember;
let start: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  mine = await addStaff(api, admin, {
    permissions: ['canViewAllLeads', 'canEditAllLeads', 'canDeleteLeads', 'canManageUsers'],
    leadTypes: ['contact'],
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.flushAudit();
  const [row] = await api.sql<{ end: string }>('SELECT max(id)::text AS end FROM audit_events');
  start = row?.end ?? '0';
});

const call = async <T = object>(method: string, path: string, body?: object): Promise<T> => {
  const answer = await api.raw<T>(method, `/api/${path}`, { token: mine.token, ...(body && { body }) });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};

/** The rows since the start of the test: action, details and subject. */
async function rows(): Promise<{ action: string; details: object; subject: string | null }[]> {
  await api.flushAudit();
  return api.sql(
    `SELECT action, details, subject_id AS subject FROM audit_events
     WHERE id > $1 AND actor_id = $2 AND address IS NOT NULL ORDER BY id`,
    [start, mine.id],
  );
}

it('adding or removing a browser for notifications', async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/recorded';
  const keys = createECDH('prime256v1').generateKeys().toString('base64url');
  await call('POST', 'notifications/devices', { endpoint, p256dh: keys, auth: randomBytes(16).toString('base64url') });
  await call('DELETE', 'notifications/devices', { endpoint });
  // Removing an unknown device is not recorded.
  await call('DELETE', 'notifications/devices', { endpoint });
  expect(await rows()).toEqual([
    { action: 'push_device.added', details: {}, subject: null },
    { action: 'push_device.removed', details: {}, subject: null },
  ]);
});

it('changes of watched types and other notification settings', async () => {
  await call('PUT', 'notifications/settings', { watchedTypes: ['contact'] });
  await call('PUT', 'notifications/settings', { watchedTypes: ['contact'], digestMail: true });
  await call('PUT', 'notifications/settings', { digestMail: false });
  // Null means the same as a missing field.
  await call('PUT', 'notifications/settings', { push: null, watchedTypes: null, assignedMail: null, digestMail: null });
  expect(await rows()).toEqual([
    {
      action: 'notification_settings.changed',
      details: { changes: { watchedTypes: { from: [], to: ['contact'] } } },
      subject: null,
    },
    {
      action: 'notification_settings.changed',
      details: { changes: { digestMail: { from: true, to: false } } },
      subject: null,
    },
  ]);
});

it('changes of shared views, not of private ones', async () => {
  const own = await call<{ data: { _id: string } }>('POST', 'views', { name: 'Mine', query: 'search=asha' });
  await call('PUT', `views/${own.data._id}`, { query: 'search=ravi' });
  await call('PUT', `views/${own.data._id}`, { shared: true });
  await call('PUT', `views/${own.data._id}`, { query: 'search=sita', name: 'Ours' });
  await call('DELETE', `views/${own.data._id}`);
  const shared = await call<{ data: { _id: string } }>('POST', 'views', { name: 'All', query: '', shared: true });
  expect(await rows()).toEqual([
    { action: 'saved_view.changed', details: { name: 'Mine', changes: { shared: {} } }, subject: own.data._id },
    {
      action: 'saved_view.changed',
      details: { name: 'Ours', changes: { name: {}, query: {} } },
      subject: own.data._id,
    },
    { action: 'saved_view.deleted', details: { name: 'Ours' }, subject: own.data._id },
    { action: 'saved_view.created', details: { name: 'All' }, subject: shared.data._id },
  ]);
});

describe('the activity', () => {
  type Entry = Schema<'Activity'>;
  const activity = async (query: string): Promise<{ data: Entry[]; nextCursor: string | null }> => {
    await api.flushAudit();
    const answer = await api.raw<Schema<'ActivityPage'>>('GET', `/api/activity?${query}`, { token: admin });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('shows a bulk change, its undo and a share-out as one entry each, which lists its leads', async () => {
    const boss = await addStaff(api, admin, {
      permissions: ['canViewAllLeads', 'canEditAllLeads', 'canBulkActions', 'canDeleteLeads'],
      leadTypes: ['contact'],
    });
    const ids: string[] = [];
    while (ids.length < 5) ids.push(await addLead(api, thirdPartySubmission('contact')));
    const send = async (method: string, path: string, body?: object) =>
      (await api.raw<Schema<'BulkResult'>>(method, `/api/${path}`, { token: boss.token, ...(body && { body }) })).body;
    const changed = await send('PUT', 'leads/bulk', { leadIds: ids, updates: { status: 'contacted' } });
    await send('POST', `leads/bulk/${changed.undo?.id}/undo`);
    await send('PUT', `leads/${ids[0]}`, { priority: 'high' });
    await send('POST', 'assignment/share-out', { leadIds: ids, userIds: [boss.id, mine.id] });
    await send('POST', 'leads/bulk-delete', { leadIds: ids });

    const mineOnly = `user=${boss.id}&kind=changes,deletions`;
    const { data } = await activity(mineOnly);
    expect(data.map(({ action, count, subject, details }) => [action, count, subject?._id, details['fold']])).toEqual([
      ['lead.deleted', 5, undefined, { leads: 5, kind: 'delete' }],
      ['lead.updated', 5, undefined, { leads: 5, kind: 'share_out', people: 2 }],
      ['lead.updated', 1, ids[0], undefined],
      ['lead.updated', 5, undefined, { leads: 5, kind: 'update', undo: true }],
      ['lead.updated', 5, undefined, { leads: 5, kind: 'update' }],
    ]);
    const pages: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await activity(`${mineOnly}&limit=2${cursor && `&cursor=${cursor}`}`);
      pages.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(data.map(({ _id }) => _id));

    const shared = data[1]!._id;
    const first = await activity(`foldedIn=${shared}&limit=3`);
    const rest = await activity(`foldedIn=${shared}&limit=3&cursor=${first.nextCursor}`);
    const unfolded = [...first.data, ...rest.data];
    expect(rest.nextCursor).toBeNull();
    expect(unfolded.map(({ subject }) => subject?._id).sort()).toEqual([...ids].sort());
    expect(unfolded.every(({ count, details }) => count === 1 && !('fold' in details))).toBe(true);
    const own = (await activity(`subject=${ids[3]}&user=${boss.id}&kind=changes,deletions`)).data;
    expect(own.map(({ action, count, subject }) => [action, count, subject?._id])).toEqual([
      ['lead.deleted', 1, ids[3]],
      ['lead.updated', 1, ids[3]],
      ['lead.updated', 1, ids[3]],
      ['lead.updated', 1, ids[3]],
    ]);
    const wrong = await api.raw('GET', '/api/activity?foldedIn=x', { token: admin });
    expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([400, 'foldedIn']);
  });

  it('shows reports that a user reads within a minute as one entry', async () => {
    const reader = await addStaff(api, admin, { permissions: ['canViewReports'], leadTypes: ['contact'] });
    const read = (at: string, report: string, more = {}) =>
      api.sql(
        `INSERT INTO audit_events (at, action, actor_id, subject_type, address, details)
         VALUES ($1, 'report.read', $2, 'report', '203.0.113.7', $3)`,
        [at, reader.id, JSON.stringify({ report, ...more })],
      );
    await read('2026-11-01T05:00:01Z', 'states');
    await read('2026-11-01T05:00:02Z', 'types', { repeats: 2 });
    await read('2026-11-01T05:00:02Z', 'states', { download: true });
    await read('2026-11-01T05:00:59Z', 'states', { repeats: 1 });
    await read('2026-11-01T05:01:00Z', 'types');
    const { data } = await activity(`user=${reader.id}&kind=reads`);
    expect(data.map(({ count, details }) => [count, details])).toEqual([
      [1, { report: 'types' }],
      [2, { reports: ['states', 'types'], repeats: 3 }],
    ]);
    const before = await activity(`user=${reader.id}&kind=reads&dateTo=2026-11-01T05:00:30Z`);
    expect(before.data.map(({ count, details }) => [count, details])).toEqual([
      [2, { reports: ['states', 'types'], repeats: 2 }],
    ]);
    expect((await activity(`user=${reader.id}&kind=exports`)).data).toHaveLength(1);
  });

  it('says that a wrong current password was given', async () => {
    const body = { currentPassword: 'not-the-password', newPassword: 'a-new-password-of-mine' };
    await api.raw('PUT', '/api/auth/password', { token: mine.token, body });
    const [latest] = (await activity(`user=${mine.id}&kind=refusals`)).data;
    expect(latest).toMatchObject({ action: 'auth.refused', details: { currentPassword: true } });
  });
});

it('reads of users, the bin and known leads, once and then counted, without the search text', async () => {
  const personalInfo = { fullName: 'Asha Devi', phone: '9876543210' };
  for (const _ of [1, 2]) {
    await call('GET', 'users?search=asha&role=agent&page=1');
    await call('GET', `users/${mine.id}`);
    await call('GET', 'leads/bin?search=asha');
    await call('POST', 'leads/manual/check', { personalInfo });
  }
  const written = await rows();
  const read = [
    { action: 'users.read', details: { asked: { role: 'agent', search: true } }, subject: null },
    { action: 'user.read', details: {}, subject: mine.id },
    { action: 'bin.read', details: { asked: { search: true } }, subject: null },
    { action: 'person.read', details: { asked: { fullName: true, phone: true } }, subject: null },
  ];
  expect(written.slice(0, 4)).toEqual(read);
  expect(written.slice(4)).toMatchObject(read.map((row) => ({ ...row, details: { ...row.details, repeats: 1 } })));
  expect(JSON.stringify(written)).not.toMatch(/asha|9876543210/i);
  const kinds = await api.raw<{ data: { action: string }[] }>('GET', `/api/activity?kind=reads&user=${mine.id}`, {
    token: admin,
  });
  const shown = new Set(kinds.body.data.map(({ action }) => action));
  expect([...shown]).toEqual(['person.read', 'bin.read', 'user.read', 'users.read']);
});
