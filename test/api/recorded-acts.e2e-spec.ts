/** The audit trail also contains actions that change no lead, and reads of lists of people. */
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { addStaff, type StaffMember } from '../support/staff.js';

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
