import { afterAll, beforeAll, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { type Api, startApi } from '../support/api.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { type PushService, type PushServiceDevice, startPushService } from '../support/push-service.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { PATIENCE_MS, waitFor } from '../support/wait-for.js';

let api: Api;
let mails: MailServer;
let pushes: PushService;
let admin: string;

beforeAll(async () => {
  [mails, pushes] = [await startMailServer(), await startPushService()];
  api = await startApi({
    mail: { smtpUrl: mails.url, from: { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' } },
    push: { ...webPush.generateVAPIDKeys(), subject: 'mailto:leads@kisancanteen.example' },
    allowedHosts: [pushes.host],
  });
  admin = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await mails.stop();
  await pushes.stop();
});

const agent = (): Promise<StaffMember> => addStaff(api, admin, { leadTypes: ['contact'] });

async function deviceOf(userId: string, status: PushServiceDevice['status'] = 201): Promise<PushServiceDevice> {
  const device = pushes.newDevice();
  device.status = status;
  await api.sql('INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)', [
    userId,
    device.endpoint,
    device.p256dh,
    device.auth,
  ]);
  return device;
}

let visitors = 0;
const newLead = () => {
  visitors += 1;
  return addLead(api, {
    type: 'contact',
    personalInfo: { fullName: 'Asha Devi', email: `asha${visitors}@example.com` },
    contactForm: { message: 'When may I come?' },
  });
};

async function assign(to: StaffMember): Promise<void> {
  const id = await newLead();
  const answer = await api.raw('PUT', `/api/leads/${id}/assign`, { token: admin, body: { assignedTo: to.id } });
  expect(answer.status).toBe(200);
}

it('with twelve silent devices, another user’s email and push are still sent', async () => {
  const [silent, mine] = [[await agent(), await agent()], await agent()];
  const devices: PushServiceDevice[] = [];
  for (const person of silent) {
    for (let n = 0; n < 6; n += 1) devices.push(await deviceOf(person.id, 'silent'));
  }
  for (const person of silent) await assign(person);
  await waitFor('silent devices are tried', () => devices.some(({ tries }) => tries > 0));
  const good = await deviceOf(mine.id);
  await assign(mine);
  await mails.next(mine.email);
  // In the worst case, all the silent devices are ahead in the queue, and each one takes the full push timeout.
  const patienceMs = PATIENCE_MS + devices.length * 5_000;
  await waitFor('the good device shows it', () => good.shown.length === 1, patienceMs);
});

it('a delivered email does not make a failing one due', async () => {
  mails.refused.set('full@example.com', 450);
  const full = await addLead(api, {
    type: 'contact',
    personalInfo: { fullName: 'Full Mailbox', email: 'full@example.com' },
    contactForm: { message: 'When may I come?' },
  });
  const postpone = `UPDATE outbox SET next_try_at = now() + interval '1 hour'
    WHERE lead_id = $1 AND tries > 0 AND taken_until IS NULL RETURNING id`;
  await waitFor('it is tried', async () => (await api.sql(postpone, [full])).length > 0);
  const mine = await agent();
  await assign(mine);
  await mails.next(mine.email);
  await waitFor('the queue knows that it was sent', async () => {
    const open = await api.sql('SELECT FROM outbox WHERE user_id = $1 AND done_at IS NULL', [mine.id]);
    return open.length === 0;
  });
  expect(
    await api.sql(`SELECT next_try_at > now() + interval '30 minutes' AS waits FROM outbox WHERE lead_id = $1`, [full]),
  ).toEqual([{ waits: true }]);
});
