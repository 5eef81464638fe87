/** Events that are sent to other systems. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { addLead, addStaff, submitLead } from '../support/staff.js';
import { fullSubmission, thirdPartySubmission } from '../support/submissions.js';
import { waitFor, waitForValue } from '../support/wait-for.js';
import { type ReceivedMessage, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

type Webhook = Schema<'Webhook'>;
type Delivery = Schema<'Delivery'>;

let receiver: WebhookReceiver;
let mails: MailServer;
let api: Api;
let admin: string;
let key: Schema<'NewApiKey'>;
let count = 0;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  mails = await startMailServer();
  api = await startApi({
    staffWritesPerMinute: 0,
    leadsPerMinute: 0,
    allowedHosts: [receiver.host],
    mail: { smtpUrl: mails.url, from: { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' } },
  });
  admin = await api.signIn();
  key = await newKey(['events:read', 'leads:read'], ['contact', 'franchise']);
});
afterAll(async () => {
  await api.close();
  await receiver.stop();
  await mails.stop();
});
beforeEach(async () => {
  receiver.respond = () => 204;
  await api.sql('DELETE FROM webhooks');
});

const send = (method: string, path: string, body?: object, token = admin) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  api.raw<any>(method, `/api${path}`, { token, ...(body && { body }) });
const newKey = async (scopes: readonly string[], leadTypes: readonly string[] = ['contact']) =>
  (await send('POST', '/keys', { name: 'ERP', scopes, leadTypes })).body.data as Schema<'NewApiKey'>;
const lead = (type: 'contact' | 'franchise' = 'contact') => addLead(api, thirdPartySubmission(type));
const newUrl = () => {
  count += 1;
  return `https://${receiver.host}/hooks/${count}`;
};
const pathOf = (webhook: Pick<Webhook, 'url'>) => new URL(webhook.url).pathname;

/** An enabled webhook of the receiver. */
async function webhook(content: object = {}): Promise<Schema<'NewWebhook'>> {
  const { status, body, text } = await send('POST', '/webhooks', { url: newUrl(), keyId: key._id, ...content });
  if (status !== 201) throw new Error(text);
  receiver.trust(pathOf(body.data), body.data.secret);
  const enabled = await send('POST', `/webhooks/${body.data._id}/enable`);
  if (enabled.status !== 200) throw new Error(enabled.text);
  return body.data;
}

const find = async ({ _id }: Pick<Webhook, '_id'>): Promise<Webhook> =>
  (await send('GET', `/webhooks/${_id}`)).body.data;
const deliveriesOf = async ({ _id }: Pick<Webhook, '_id'>, query = ''): Promise<Delivery[]> =>
  (await send('GET', `/webhooks/${_id}/deliveries?${query}`)).body.data;
const eventsAt = (messages: readonly ReceivedMessage[], { url }: Pick<Webhook, 'url'>) =>
  messages.filter(({ path, body }) => path === new URL(url).pathname && body.type !== 'test.ping');
const accepted = (one: Pick<Webhook, 'url'>) => eventsAt(receiver.accepted, one);
const typesAt = (one: Pick<Webhook, 'url'>) => accepted(one).map(({ body }) => body.type);
/** Makes waiting deliveries due, so that a test need not wait for the pause. */
const hurry = ({ _id }: Pick<Webhook, '_id'>) =>
  api.sql('UPDATE webhook_deliveries SET next_try_at = now() WHERE webhook_id = $1', [_id]);
const mailsTo = ({ email }: { email: string }) => mails.received.filter(({ to }) => to.includes(email));
const settled = (one: Pick<Webhook, '_id'>) =>
  waitFor('the deliveries', async () => (await deliveriesOf(one)).every(({ state }) => state !== 'waiting'));

describe('a webhook', () => {
  it('is created with a secret that is shown once, and receives events after its receiver answered a test', async () => {
    const body = { url: newUrl(), keyId: key._id, types: ['lead.created', 'lead.status_changed'] };
    const created = await send('POST', '/webhooks', body);
    expect([created.status, created.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { secret, ...shown } = created.body.data;
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    const { keyId: _keyId, ...content } = body;
    expect(shown).toMatchObject({ ...content, state: 'new', payload: 'thin', waiting: 0 });
    expect(shown.key).toEqual({ _id: key._id, name: 'ERP', isUsable: true });
    expect(shown.hours).toHaveLength(24);
    expect(await find(shown)).toEqual(shown);
    expect((await send('GET', '/webhooks')).body.data[0]).toEqual(shown);
    const [row] = await api.sql<{ stored: Buffer }>('SELECT secret AS stored FROM webhooks WHERE id = $1', [shown._id]);
    expect(row?.stored.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);

    await lead();
    receiver.trust(pathOf(shown), secret);
    receiver.respond = () => 500;
    const refused = await send('POST', `/webhooks/${shown._id}/enable`);
    expect(refused.problem).toMatchObject({ status: 422, code: 'endpoint_not_answering' });
    receiver.respond = () => 200;
    expect((await send('POST', `/webhooks/${shown._id}/enable`)).body.data).toMatchObject({ state: 'enabled' });
    const id = await lead();
    await send('PUT', `/leads/${id}`, { priority: 'high' });
    await send('PUT', `/leads/${id}`, { status: 'contacted' });
    await waitForValue(['lead.created', 'lead.status_changed'], async () => typesAt(shown));
    const [first] = accepted(shown);
    expect(first?.body).toEqual({
      type: 'lead.created',
      timestamp: first?.body.data.at,
      data: expect.objectContaining({ id: first?.id, leadId: id, leadType: 'contact', actor: null, changed: [] }),
    });
    const [event] = (await send('GET', '/events?types=lead.status_changed&limit=100')).body.data.slice(-1);
    expect(accepted(shown)[1]?.body.data).toEqual(event);
    expect(receiver.forged).toEqual([]);
  });

  it('with snapshots contains the lead as its key sees it when the message is sent', async () => {
    const strong = await newKey(['events:read', 'leads:read', 'contact:read']);
    const hooks = [await webhook({ payload: 'snapshot' }), await webhook({ payload: 'snapshot', keyId: strong._id })];
    const id = await addLead(api, fullSubmission('contact'));
    const [weak, whole] = await Promise.all(
      hooks.map(async (one) => {
        await waitFor('the message', () => accepted(one).length > 0);
        return accepted(one)[0]?.body.lead;
      }),
    );
    const asKey = (await send('GET', `/leads?ids=${id}`, undefined, strong.secret)).body.data[0];
    expect(whole).toEqual({ ...asKey, possibleDuplicates: expect.any(Number), etag: expect.any(String) });
    expect(whole.personalInfo.fullName).toBeDefined();
    expect(weak.personalInfo.fullName).toBeUndefined();
    expect(JSON.stringify(weak)).not.toContain(whole.personalInfo.phone);
  });

  it('sends nothing of a person who was erased before the next try', async () => {
    const strong = await newKey(['events:read', 'leads:read', 'contact:read']);
    const one = await webhook({ payload: 'snapshot', keyId: strong._id, types: ['lead.created'] });
    receiver.respond = () => 503;
    const id = await addLead(api, fullSubmission('contact'));
    await waitFor('the first try', () => eventsAt(receiver.received, one).length > 0);
    await send('POST', `/leads/${id}/erase`);
    receiver.respond = () => 204;
    await hurry(one);
    await waitFor('the next try', () => accepted(one).length > 0);
    expect(accepted(one)[0]?.body.lead).toMatchObject({ _id: id, personalInfo: {}, erasedAt: expect.any(String) });
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const one = await webhook();
    const rotated = await send('POST', `/webhooks/${one._id}/rotate-secret`, {});
    expect([rotated.status, rotated.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const secrets = [one.secret, rotated.body.data.secret];
    for (const secret of secrets) {
      receiver.trust(pathOf(one), secret);
      const before = receiver.accepted.length;
      expect((await send('POST', `/webhooks/${one._id}/test`)).body.data).toMatchObject({
        accepted: true,
        status: 204,
      });
      expect(receiver.accepted.slice(before).map(({ signature }) => signature.split(' ').length)).toEqual([2]);
    }
    await api.sql(`UPDATE webhooks SET former_until = now() - interval '1 second' WHERE id = $1`, [one._id]);
    receiver.trust(pathOf(one), one.secret);
    expect((await send('POST', `/webhooks/${one._id}/test`)).body.data).toMatchObject({ accepted: false, status: 401 });
  });

  it('waits while it is paused, and continues without a gap', async () => {
    const one = await webhook({ types: ['lead.created'] });
    expect((await send('PUT', `/webhooks/${one._id}`, { paused: true })).body.data.state).toBe('paused');
    const ids = [await lead(), await lead()];
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(accepted(one)).toEqual([]);
    expect((await send('PUT', `/webhooks/${one._id}`, { paused: false })).body.data.state).toBe('enabled');
    await waitForValue([...ids].sort(), async () =>
      accepted(one)
        .map(({ body }) => body.data.leadId)
        .sort(),
    );
  });

  it('must be enabled again after its address was changed', async () => {
    const one = await webhook();
    const moved = await send('PUT', `/webhooks/${one._id}`, { url: newUrl() });
    expect(moved.body.data).toMatchObject({ state: 'new', missedSince: expect.any(String) });
    expect((await send('PUT', `/webhooks/${one._id}`, { types: ['lead.erased'] })).body.data).toMatchObject({
      state: 'new',
      types: ['lead.erased'],
    });
  });

  it('can be deleted, with its deliveries', async () => {
    const one = await webhook();
    await lead();
    await waitFor('a message', () => accepted(one).length > 0);
    expect((await send('DELETE', `/webhooks/${one._id}`)).status).toBe(200);
    expect((await send('GET', `/webhooks/${one._id}`)).problem).toMatchObject({
      status: 404,
      code: 'webhook_not_found',
    });
    expect((await send('DELETE', `/webhooks/${one._id}`)).status).toBe(404);
    const left = await api.sql('SELECT 1 FROM webhook_deliveries WHERE webhook_id = $1', [one._id]);
    expect(left).toEqual([]);
  });
});

describe('a delivery', () => {
  it('that fails holds back the later events of its lead, and no other', async () => {
    const one = await webhook();
    const [held, free] = [await lead(), await lead()];
    await waitFor('both', () => accepted(one).length === 2);
    const before = accepted(one).length;
    receiver.respond = ({ body }) => (body.data.leadId === held ? 500 : 204);
    for (const priority of ['low', 'high', 'urgent']) {
      for (const id of [held, free]) await send('PUT', `/leads/${id}`, { priority });
    }
    await waitForValue(['low', 'high', 'urgent'], async () =>
      accepted(one)
        .slice(before)
        .map(({ body }) => body.data.after.priority),
    );
    const tried = eventsAt(receiver.received, one).filter(({ body }) => body.data.leadId === held);
    expect(new Set(tried.slice(1).map(({ body }) => body.data.after.priority))).toEqual(new Set(['low']));
    receiver.respond = () => 204;
    await hurry(one);
    await waitForValue(['low', 'high', 'urgent'], async () =>
      accepted(one)
        .filter(({ body }) => body.data.leadId === held)
        .slice(1)
        .map(({ body }) => body.data.after.priority),
    );
  });

  it('holds back its lead for an hour at most', async () => {
    const one = await webhook({ types: ['lead.updated'] });
    const id = await lead();
    receiver.respond = ({ body }) => (body.data.after?.priority === 'low' ? 500 : 204);
    for (const priority of ['low', 'high']) await send('PUT', `/leads/${id}`, { priority });
    await waitFor('the first try', () => eventsAt(receiver.received, one).length > 0);
    expect(typesAt(one)).toEqual([]);
    await waitFor('the failure', async () =>
      (await deliveriesOf(one)).some(({ tries, status }) => tries > 0 && status),
    );
    await api.sql(
      `UPDATE webhook_deliveries SET first_failed_at = now() - interval '61 minutes', next_try_at = now() + interval '1 day'
       WHERE webhook_id = $1 AND tries > 0`,
      [one._id],
    );
    await waitForValue(['high'], async () => accepted(one).map(({ body }) => body.data.after.priority));
    expect((await deliveriesOf(one)).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });

  it('keeps the host, status, time and tries of the last try, and the same id in each', async () => {
    const one = await webhook({ types: ['lead.created'] });
    receiver.respond = () => 500;
    const id = await lead();
    await waitFor('the first try', async () => (await deliveriesOf(one))[0]?.status === 500);
    const [failed] = await deliveriesOf(one, 'state=waiting');
    expect(failed).toMatchObject({ tries: 1, host: receiver.host, leadId: id, eventType: 'lead.created' });
    expect(Date.parse(failed?.nextTryAt ?? '') - Date.now()).toBeLessThan(7_000);
    receiver.respond = () => 204;
    await hurry(one);
    await settled(one);
    const [sent] = await deliveriesOf(one, 'state=sent');
    expect(sent).toMatchObject({ _id: failed?._id, tries: 2, status: 204, nextTryAt: null });
    expect(sent?.milliseconds).toBeGreaterThanOrEqual(0);
    expect(new Set(eventsAt(receiver.received, one).map((message) => message.id))).toEqual(new Set([sent?.eventId]));
    const texts = await api.sql<{ text: string }>('SELECT d::text AS text FROM webhook_deliveries d');
    expect(texts.some(({ text }) => text.includes('/hooks/') || text.includes('whsec'))).toBe(false);
    const hours = (await find(one)).hours;
    expect(hours.reduce((sum, hour) => sum + hour.sent, 0)).toBe(1);
  });

  it('is dead after ten tries, and can be sent again', async () => {
    const one = await webhook({ types: ['lead.created'] });
    receiver.respond = () => 500;
    await lead();
    await waitFor('the first try', async () => (await deliveriesOf(one))[0]?.status === 500);
    await api.sql('UPDATE webhook_deliveries SET tries = 9, next_try_at = now() WHERE webhook_id = $1', [one._id]);
    await waitFor('the last try', async () => (await deliveriesOf(one))[0]?.state === 'dead');
    const [dead] = await deliveriesOf(one);
    expect(dead).toMatchObject({ tries: 10, nextTryAt: null });
    receiver.respond = () => 204;
    const retried = await send('POST', `/webhooks/${one._id}/deliveries/${dead?._id}/retry`);
    expect(retried.body.data).toMatchObject({ _id: dead?._id, state: 'waiting', tries: 0 });
    await settled(one);
    expect(accepted(one)).toHaveLength(1);
    const unknown = '01960000-0000-7000-8000-000000000001';
    expect((await send('POST', `/webhooks/${one._id}/deliveries/${unknown}/retry`)).problem.code).toBe(
      'delivery_not_found',
    );
  });

  it('that waits for its next try is sent at once if a user asks for it', async () => {
    const one = await webhook({ types: ['lead.created'] });
    receiver.respond = () => 500;
    await lead();
    await waitFor('the first try', async () => (await deliveriesOf(one))[0]?.status === 500);
    receiver.respond = () => 204;
    await api.sql(`UPDATE webhook_deliveries SET next_try_at = now() + interval '9 hours' WHERE webhook_id = $1`, [
      one._id,
    ]);
    const [waiting] = await deliveriesOf(one);
    await send('POST', `/webhooks/${one._id}/deliveries/${waiting?._id}/retry`);
    await settled(one);
    expect(accepted(one)).toHaveLength(1);
  });

  it('to a redirect is not followed and counts as failed', async () => {
    const one = await webhook({ types: ['lead.created'] });
    receiver.respond = () => ({ status: 307, headers: { location: `https://${receiver.host}/elsewhere` } });
    await lead();
    await waitFor('the try', async () => (await deliveriesOf(one))[0]?.status === 307);
    expect(receiver.received.some(({ path }) => path === '/elsewhere')).toBe(false);
  });

  it('is not tried before the time that the receiver asked for', async () => {
    const one = await webhook({ types: ['lead.created'] });
    receiver.respond = () => ({ status: 429, headers: { 'retry-after': '3600' } });
    await lead();
    await waitFor('the try', async () => (await deliveriesOf(one))[0]?.status === 429);
    receiver.respond = () => 204;
    await lead();
    await hurry(one);
    await waitFor('both', async () => (await deliveriesOf(one)).length === 2);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(eventsAt(receiver.received, one)).toHaveLength(1);
    await api.sql('UPDATE webhooks SET retry_at = now() WHERE id = $1', [one._id]);
    await settled(one);
    expect(accepted(one)).toHaveLength(2);
  });

  it('is withheld if the key can no longer see the event', async () => {
    const own = await newKey(['events:read'], ['contact', 'franchise']);
    const one = await webhook({ keyId: own._id, types: ['lead.created'] });
    await send('PUT', `/keys/${own._id}`, { leadTypes: ['franchise'] });
    const [, franchise] = [await lead('contact'), await lead('franchise')];
    await waitFor('both', async () => (await deliveriesOf(one)).length === 2);
    await settled(one);
    expect(accepted(one).map(({ body }) => body.data.leadId)).toEqual([franchise]);
    await send('DELETE', `/keys/${own._id}`);
    await lead('franchise');
    await waitFor('three', async () => (await deliveriesOf(one)).length === 3);
    await settled(one);
    expect((await deliveriesOf(one)).map(({ state }) => state)).toEqual(['withheld', 'sent', 'withheld']);
    expect(accepted(one)).toHaveLength(1);
    expect((await find(one)).key.isUsable).toBe(false);
  });

  it('to a receiver that does not answer delays no other webhook and no email', async () => {
    const colleague = await addStaff(api, admin, { role: 'manager', leadTypes: ['contact'] });
    const [silent, quick] = [await webhook({ types: ['lead.created'] }), await webhook({ types: ['lead.created'] })];
    receiver.respond = ({ path }) => (path === pathOf(silent) ? 'silent' : 204);
    await Promise.all(Array.from({ length: 40 }, () => submitLead(api, thirdPartySubmission('contact'))));
    await waitFor('the quick receiver', () => accepted(quick).length === 40, 8_000);
    await send('PUT', `/leads/${accepted(quick)[0]?.body.data.leadId}/assign`, { assignedTo: colleague.id });
    await waitFor('the email', () => mailsTo(colleague).length > 0, 8_000);
    expect(receiver.mostWaiting.get(pathOf(silent))).toBeLessThanOrEqual(16);
    await send('DELETE', `/webhooks/${silent._id}`);
  });
});

describe('a webhook is disabled', () => {
  const disabled = async (one: Pick<Webhook, '_id'>, state: string) => {
    await waitFor('the end', async () => (await find(one)).state === state);
    await waitFor('the event', async () => {
      const events: Schema<'Event'>[] = (await send('GET', '/events?types=endpoint.disabled&limit=100')).body.data;
      return events.some(({ webhookId, leadId }) => webhookId === one._id && leadId === null);
    });
  };

  it('if its receiver answers 410', async () => {
    const one = await webhook({ types: ['lead.created'] });
    receiver.respond = () => 410;
    await lead();
    await disabled(one, 'gone');
    await waitForValue(['dead'], async () => (await deliveriesOf(one)).map(({ state }) => state));
    const [{ eventId }] = (await deliveriesOf(one)) as [Delivery];
    const [event] = await api.sql<{ at: Date }>('SELECT at FROM events WHERE id = $1', [eventId]);
    // The events that waited are missed, too, although they happened before.
    expect((await find(one)).missedSince).toBe(event?.at.toISOString());
  });

  it('after five days of nothing but failures; those who manage integrations are notified', async () => {
    const manager = await addStaff(api, admin, { role: 'admin' });
    const agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    const one = await webhook({ types: ['lead.created'] });
    const sent = await lead();
    await waitFor('a success', () => accepted(one).length === 1);
    receiver.respond = () => 500;
    const missed = await lead();
    await waitFor('a failure', async () => (await find(one)).failingSince !== null);
    await api.sql(`UPDATE webhooks SET failing_since = now() - interval '5 days' WHERE id = $1`, [one._id]);
    await hurry(one);
    await disabled(one, 'failing');
    const bell = async (token: string) =>
      (await send('GET', '/notifications', undefined, token)).body.data.filter(
        ({ kind, webhook }: Schema<'Notification'>) => kind === 'webhook_disabled' && webhook?._id === one._id,
      );
    expect(await bell(manager.token)).toMatchObject([{ webhook: { host: receiver.host }, lead: null, key: null }]);
    expect(await bell(agent.token)).toEqual([]);
    await waitFor('the email', () => mailsTo(manager).length > 0);
    expect(mailsTo(manager).map(({ headers }) => headers['subject'])).toEqual(['A webhook was disabled']);
    expect(mailsTo(agent)).toEqual([]);

    const later = await lead();
    receiver.respond = () => 204;
    const enabled = await send('POST', `/webhooks/${one._id}/enable`);
    expect(enabled.body.data).toMatchObject({ state: 'enabled', lastSuccessAt: expect.any(String) });
    const fresh = await lead();
    await waitFor('the next event', () => accepted(one).some(({ body }) => body.data.leadId === fresh));
    expect(accepted(one)).toHaveLength(2);
    const replay = await send('POST', `/webhooks/${one._id}/replay`, {});
    expect(replay.body.data).toEqual({ queued: expect.any(Number), since: enabled.body.data.missedSince });
    expect((await find(one)).missedSince).toBeNull();
    await waitFor('the missed events', () =>
      [missed, later].every((id) => accepted(one).some(({ body }) => body.data.leadId === id)),
    );
    expect(accepted(one).filter(({ body }) => body.data.leadId === sent)).toHaveLength(1);
  });
});

describe('webhooks', () => {
  it('are for users with the permission, and not for keys', async () => {
    const manager = await addStaff(api, admin, { role: 'manager' });
    expect((await send('GET', '/webhooks', undefined, manager.token)).status).toBe(403);
    expect((await send('GET', '/webhooks', undefined, key.secret)).problem.code).toBe('key_not_allowed');
    const weak = await addStaff(api, admin, {
      permissions: ['canManageIntegrations', 'canViewAllLeads'],
      leadTypes: ['contact'],
    });
    const one = await webhook();
    const body = { url: newUrl(), keyId: key._id };
    for (const [method, path, content] of [
      ['POST', '/webhooks', body],
      ['PUT', `/webhooks/${one._id}`, { types: ['lead.created'] }],
      ['PUT', `/webhooks/${one._id}`, { paused: false }],
      ['POST', `/webhooks/${one._id}/enable`, undefined],
      ['POST', `/webhooks/${one._id}/replay`, {}],
      ['POST', `/webhooks/${one._id}/rotate-secret`, {}],
      ['PUT', `/webhooks/${one._id}`, { keyId: (await newKey(['events:read']))._id, url: newUrl() }],
    ] as const) {
      const { status, problem } = await send(method, path, content, weak.token);
      expect([path, status, problem.code]).toEqual([path, 403, 'key_beyond_own_rights']);
    }
    expect((await send('PUT', `/webhooks/${one._id}`, { paused: true }, weak.token)).status).toBe(200);
  });

  it('need the password for a new address, key or secret if the sign-in is older than 15 minutes', async () => {
    const one = await webhook();
    const manager = await addStaff(api, admin, { role: 'admin' });
    await api.sql(`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`, [manager.id]);
    for (const [method, path, body] of [
      ['POST', '/webhooks', { url: newUrl(), keyId: key._id }],
      ['PUT', `/webhooks/${one._id}`, { url: newUrl() }],
      ['POST', `/webhooks/${one._id}/rotate-secret`, {}],
    ] as const) {
      const { problem } = await send(method, path, body, manager.token);
      expect(problem).toMatchObject({ status: 403, code: 'reauthentication_required' });
    }
    expect((await send('PUT', `/webhooks/${one._id}`, { paused: true }, manager.token)).status).toBe(200);
  });

  it('whose key was revoked cannot be enabled, and its secret stays', async () => {
    const own = await newKey(['events:read']);
    const one = await webhook({ keyId: own._id });
    await send('DELETE', `/keys/${own._id}`);
    for (const path of ['enable', 'rotate-secret', 'replay']) {
      const { status, problem } = await send(
        'POST',
        `/webhooks/${one._id}/${path}`,
        path === 'enable' ? undefined : {},
      );
      expect([path, status, problem.code]).toEqual([path, 409, 'webhook_key_unusable']);
    }
    expect((await send('PUT', `/webhooks/${one._id}`, { keyId: key._id })).body.data.key.isUsable).toBe(true);
  });

  it('name what is wrong with a body', async () => {
    const wrong = async (body: object) => {
      const { status, problem } = await send('POST', '/webhooks', { url: newUrl(), keyId: key._id, ...body });
      return [status, problem.errors?.map(({ field }: { field: string }) => field)];
    };
    const [blind, eventless] = [await newKey(['events:read']), await newKey(['leads:read'])];
    expect(await wrong({ keyId: '01960000-0000-7000-8000-000000000001' })).toEqual([400, ['keyId']]);
    expect(await wrong({ keyId: eventless._id })).toEqual([400, ['keyId']]);
    expect(await wrong({ keyId: blind._id, payload: 'snapshot' })).toEqual([400, ['keyId']]);
    expect(await wrong({ types: [] })).toEqual([400, ['types']]);
    expect(await wrong({ types: ['lead.changed'] })).toEqual([400, ['types']]);
    expect(await wrong({ leadTypes: ['lead'] })).toEqual([400, ['leadTypes']]);
    expect(await wrong({ payload: 'whole' })).toEqual([400, ['payload']]);
    for (const url of ['http://erp.example.com/x', 'https://10.0.0.1/x', 'https://erp.example.com:8443/x', 'erp', '']) {
      expect([url, await wrong({ url })]).toEqual([url, [400, ['url']]]);
    }
  });

  it('are limited to 20', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await send('POST', '/webhooks', { url: newUrl(), keyId: key._id })).status).toBe(201);
    }
    const { problem } = await send('POST', '/webhooks', { url: newUrl(), keyId: key._id });
    expect(problem).toMatchObject({ status: 409, code: 'too_many_webhooks' });
  });

  it('report a test that nobody answered', async () => {
    const url = 'https://erp.invalid/hooks';
    const { body } = await send('POST', '/webhooks', { url, keyId: key._id });
    const test = await send('POST', `/webhooks/${body.data._id}/test`);
    expect(test.body.data).toMatchObject({ accepted: false, status: null });
    const enabled = await send('POST', `/webhooks/${body.data._id}/enable`);
    expect(enabled.problem).toMatchObject({ status: 422, code: 'endpoint_not_answering' });
    expect((await send('POST', `/webhooks/${body.data._id}/replay`, {})).problem.code).toBe('webhook_not_enabled');
  });
});
