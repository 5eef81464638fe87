import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { type PushService, type PushServiceDevice, startPushService } from '../support/push-service.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

const KEYS = webPush.generateVAPIDKeys();

let api: Api;
let service: PushService;
let admin: string;

beforeAll(async () => {
  service = await startPushService();
  api = await startApi({
    push: { ...KEYS, subject: 'mailto:leads@kisancanteen.example' },
    allowedHosts: [service.host],
  });
  admin = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await service.stop();
});

const colleague = (): Promise<StaffMember> =>
  addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact', 'soil_testing'] });

const call = (method: string, path: string, token: string, body?: object) =>
  api.raw<Schema<'NotificationSettingsResult'>>(method, `/api/notifications/${path}`, { token, ...(body && { body }) });

/** Stores a device of the test's push service directly, because the API accepts only addresses of known services. */
async function deviceOf(userId: string): Promise<PushServiceDevice> {
  const device = service.newDevice();
  await api.sql('INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)', [
    userId,
    device.endpoint,
    device.p256dh,
    device.auth,
  ]);
  return device;
}

let people = 0;

/** A lead of a new person, so that the assignee of an earlier lead is not notified too. */
async function newLead(assignedTo?: string): Promise<string> {
  people += 1;
  const id = await addLead(api, {
    type: 'contact',
    personalInfo: {
      fullName: 'Asha Devi',
      email: `asha${people}@example.com`,
      phone: String(9_876_543_210 + people),
      city: 'Gaya',
    },
    contactForm: { message: 'When may I come?' },
  });
  if (assignedTo) await api.raw('PUT', `/api/leads/${id}/assign`, { token: admin, body: { assignedTo } });
  return id;
}

describe('notification settings', () => {
  it('can be changed one at a time, only by the user', async () => {
    const [mine, other] = [await colleague(), await colleague()];
    const unset = { assignedMail: true, watchedTypes: [], digestMail: true, teamMail: false, push: true };
    const server = { mailAvailable: false, pushKey: KEYS.publicKey };
    expect((await call('GET', 'settings', mine.token)).body.data).toEqual({ ...unset, ...server });
    const changed = await call('PUT', 'settings', mine.token, { watchedTypes: ['soil_testing'], digestMail: false });
    const expected = { ...unset, watchedTypes: ['soil_testing'], digestMail: false, ...server };
    expect(changed.body.data).toEqual(expected);
    await call('PUT', 'settings', mine.token, { assignedMail: false });
    expect((await call('GET', 'settings', mine.token)).body.data).toEqual({ ...expected, assignedMail: false });
    expect((await call('GET', 'settings', other.token)).body.data).toEqual({ ...unset, ...server });
    expect((await call('PUT', 'settings', mine.token, { watchedTypes: ['none'] })).status).toBe(400);
  });

  it('accept the address of a browser’s push service and no other', async () => {
    const [mine, other] = [await colleague(), await colleague()];
    const { p256dh, auth } = service.newDevice();
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    const devicesOf = async (id: string) =>
      (await api.sql<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions WHERE user_id = $1', [id])).length;
    for (const wrong of [
      'http://fcm.googleapis.com/x',
      'https://localhost/x',
      'https://169.254.169.254/x',
      'https://fcm.googleapis.com.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      "https://127.0.0.1'.fcm.googleapis.com/x",
      'https://127.0.0.1;.fcm.googleapis.com/x',
      'https://127.0.0.1`.fcm.googleapis.com/x',
      'https://127.0.0.1{.fcm.googleapis.com/x',
    ]) {
      expect((await call('POST', 'devices', mine.token, { endpoint: wrong, p256dh, auth })).status).toBe(400);
    }
    expect((await call('POST', 'devices', mine.token, { endpoint, p256dh, auth })).status).toBe(200);
    await call('DELETE', 'devices', other.token, { endpoint });
    expect(await devicesOf(mine.id)).toBe(1);
    // The next user who signs in with the same browser takes over the device.
    await call('POST', 'devices', other.token, { endpoint, p256dh, auth });
    expect([await devicesOf(mine.id), await devicesOf(other.id)]).toEqual([0, 1]);
    await call('DELETE', 'devices', other.token, { endpoint });
    expect(await devicesOf(other.id)).toBe(0);
    for (let n = 0; n < 12; n += 1) {
      await call('POST', 'devices', mine.token, { endpoint: `${endpoint}${n}`, p256dh, auth });
    }
    expect(await devicesOf(mine.id)).toBe(10);
  });
});

describe('the keys of a device', () => {
  const OTHER_POINT = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');

  it.each([
    ['p256dh', 'AA'],
    ['p256dh', Buffer.alloc(64, 4).toString('base64url')],
    ['p256dh', Buffer.alloc(66, 4).toString('base64url')],
    ['p256dh', OTHER_POINT],
    ['p256dh', ''],
    ['p256dh', 'not base64url!'],
    ['auth', 'AA'],
    ['auth', Buffer.alloc(15, 1).toString('base64url')],
    ['auth', Buffer.alloc(17, 1).toString('base64url')],
    ['auth', `${'A'.repeat(22)}${'='.repeat(200)}`],
  ])('must be valid: %s %j is refused', async (field, value) => {
    const { token } = await colleague();
    const { p256dh, auth } = service.newDevice();
    const endpoint = 'https://fcm.googleapis.com/fcm/send/keys';
    const answer = await call('POST', 'devices', token, { endpoint, p256dh, auth, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
  });

  it('that are invalid in the database end the device', async () => {
    const mine = await colleague();
    await api.sql(
      `INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) VALUES ($1, 'https://fcm.googleapis.com/fcm/send/aa', 'AA', 'AA')`,
      [mine.id],
    );
    await newLead(mine.id);
    await waitForValue([], () => api.sql('SELECT id FROM push_subscriptions WHERE user_id = $1', [mine.id]));
  });
});

describe('a device', () => {
  it('receives the type and place of a lead, never the name or the message', async () => {
    const mine = await colleague();
    const device = await deviceOf(mine.id);
    const id = await newLead(mine.id);
    await waitForValue(
      [{ title: 'Lead for you: Contact, Gaya', path: `/admin/dashboard?lead=${id}`, tag: expect.any(String) }],
      async () => device.shown,
    );
    expect(device.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      urgency: 'high',
      authorization: expect.stringContaining('vapid'),
    });
  });

  it('receives new leads of watched types, one message for many, and nothing if that is off', async () => {
    const [watcher, quiet] = [await colleague(), await colleague()];
    const [device, silent] = [await deviceOf(watcher.id), await deviceOf(quiet.id)];
    await call('PUT', 'settings', watcher.token, { watchedTypes: ['contact'] });
    await call('PUT', 'settings', quiet.token, { watchedTypes: ['contact'], push: false });
    const ids = [await newLead(), await newLead()];
    await waitFor('both are shown', () => device.shown.length === 2);
    const bulk = { leadIds: ids, updates: { assignedTo: watcher.id } };
    await api.raw('PUT', '/api/leads/bulk', { token: admin, body: bulk });
    await waitFor('the change is shown', () => device.shown.length === 3);
    expect(device.shown.map((message) => (message as { title: string }).title)).toEqual([
      'New lead: Contact, Gaya',
      'New lead: Contact, Gaya',
      '2 leads for you',
    ]);
    expect(silent.tries).toBe(0);
  });

  it('whose stored address belongs to no push service is deleted and never called', async () => {
    const mine = await colleague();
    const good = await deviceOf(mine.id);
    const { p256dh, auth } = good;
    for (const endpoint of [
      "https://127.0.0.1'.fcm.googleapis.com/x",
      'https://example.com/x',
      'https://localhost/x',
    ]) {
      await api.sql('INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)', [
        mine.id,
        endpoint,
        p256dh,
        auth,
      ]);
    }
    await newLead(mine.id);
    await waitFor('the good device shows it', () => good.shown.length === 1);
    await waitForValue([{ endpoint: good.endpoint }], () =>
      api.sql('SELECT endpoint FROM push_subscriptions WHERE user_id = $1', [mine.id]),
    );
  });

  it('that does not respond delays no other device of the user, which receives each message once', async () => {
    const mine = await colleague();
    const [silent, good] = [await deviceOf(mine.id), await deviceOf(mine.id)];
    silent.status = 'silent';
    await newLead(mine.id);
    await waitFor('the good device shows it', () => good.shown.length === 1);
    await waitFor('the silent device is paused', async () => {
      const [device] = await api.sql<{ pause: number }>(
        'SELECT extract(epoch FROM retry_at - now())::float8 AS pause FROM push_subscriptions WHERE endpoint = $1',
        [silent.endpoint],
      );
      return device && device.pause > 20;
    });
    silent.status = 201;
    await api.sql('UPDATE push_subscriptions SET retry_at = NULL WHERE endpoint = $1', [silent.endpoint]);
    await waitFor('it is called again', () => silent.shown.length === 1);
    expect(good.tries).toBe(1);
  });

  it('receives all waiting messages when it responds again', async () => {
    const mine = await colleague();
    const device = await deviceOf(mine.id);
    device.status = 503;
    for (let n = 0; n < 3; n += 1) await newLead(mine.id);
    await waitFor('it is tried', () => device.tries > 0);
    device.status = 201;
    const waiting = `UPDATE outbox SET next_try_at = now() WHERE done_at IS NULL AND tries > 0 AND taken_until IS NULL
      AND device_id = (SELECT id FROM push_subscriptions WHERE endpoint = $1) RETURNING id`;
    await waitFor('its try has failed', async () => (await api.sql(waiting, [device.endpoint])).length > 0);
    await api.sql('UPDATE push_subscriptions SET retry_at = NULL WHERE endpoint = $1', [device.endpoint]);
    await waitForValue(3, async () => device.shown.length);
  });

  it('is deleted after a day of failures, and kept an hour before that', async () => {
    const mine = await colleague();
    const [old, newer] = [await deviceOf(mine.id), await deviceOf(mine.id)];
    for (const [device, since] of [[old, '25 hours'] as const, [newer, '23 hours'] as const]) {
      device.status = 403;
      await api.sql(
        'UPDATE push_subscriptions SET failures = 9, failing_since = now() - $2::interval WHERE endpoint = $1',
        [device.endpoint, since],
      );
    }
    await newLead(mine.id);
    await waitForValue([{ endpoint: newer.endpoint, failures: 10 }], () =>
      api.sql('SELECT endpoint, failures FROM push_subscriptions WHERE user_id = $1', [mine.id]),
    );
  });

  it('that no longer exists is deleted; a push service with an error is retried', async () => {
    const mine = await colleague();
    const [gone, busy] = [await deviceOf(mine.id), await deviceOf(mine.id)];
    gone.status = 410;
    busy.status = 503;
    await newLead(mine.id);
    await waitFor('the push service was called', () => busy.tries > 0);
    busy.status = 201;
    await waitFor('it is called again', () => busy.shown.length === 1);
    await waitForValue([{ endpoint: busy.endpoint }], () =>
      api.sql('SELECT endpoint FROM push_subscriptions WHERE user_id = $1', [mine.id]),
    );
  });
});
