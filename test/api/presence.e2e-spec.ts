import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Permission } from '../../src/modules/users/domain/permissions.js';
import { type Api, startApi } from '../support/api.js';
import { type Answer, ApiClient, type Schema } from '../support/api-client.js';
import { type EventStream, listen, type ReceivedEvent } from '../support/event-stream.js';
import { startBeside } from '../support/second-process.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';
import { waitForValue } from '../support/wait-for.js';

type Present = Answer<Schema<'LeadPresenceResult'>>;

/** A user's window. Its requests go to one process. */
interface Window {
  readonly user: StaffMember;
  readonly client: ApiClient;
  readonly id: string;
}

let api: Api;
let beside: { url: string; close(): Promise<void> };
let here: ApiClient;
let other: ApiClient;
let admin: string;
let lead: string;
let open: EventStream[] = [];

beforeAll(async () => {
  api = await startApi();
  beside = await startBeside(api);
  [here, other] = [new ApiClient(api.url), new ApiClient(beside.url)];
});
afterAll(async () => {
  await beside.close();
  await api.close();
});
beforeEach(async () => {
  admin = await api.signIn();
  lead = await addLead(api, thirdPartySubmission('contact'));
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});

const agentWith = (...permissions: Permission[]) => addStaff(api, admin, { permissions, leadTypes: ['contact'] });

const windowOf = (user: StaffMember, client: ApiClient): Window => ({ user, client, id: randomUUID() });

async function report({ user, client, id }: Window, typing = false, leadId = lead): Promise<Present> {
  const body = { window: id, typing };
  return client.raw('PUT', `/api/leads/${leadId}/presence`, { token: user.token, body });
}

async function leave({ user, client, id }: Window, leadId = lead): Promise<Answer> {
  return client.raw('DELETE', `/api/leads/${leadId}/presence?window=${id}`, { token: user.token });
}

/** The ids of the colleagues that the window's user is shown, with a mark if they are typing. */
async function seenBy(window: Window, leadId = lead): Promise<string[]> {
  const answer = await report(window, false, leadId);
  expect(answer.status).toBe(200);
  return answer.body.data.map(({ _id, typing }) => (typing ? `${_id} typing` : _id));
}

async function follow({ user, client }: Window): Promise<EventStream> {
  const stream = await listen(client.url, user.token);
  open.push(stream);
  return stream;
}

const isAbout =
  (leadId: string) =>
  ({ name, data }: ReceivedEvent) =>
    name === 'presence' && data.leads?.includes(leadId) === true;

describe('the colleagues at a lead', () => {
  it('are shown to each other in every process, with their names', async () => {
    const [asha, binod] = [await agentWith('canViewAllLeads'), await agentWith('canViewAllLeads')];
    const [ashas, binods] = [windowOf(asha, here), windowOf(binod, other)];
    // A process receives reports from its first stream on.
    const [stream] = await Promise.all([follow(ashas), follow(binods)]);
    expect(await seenBy(ashas)).toEqual([]);
    await report(binods);
    const { data } = await stream.next(isAbout(lead));
    expect(data).toEqual({ leads: [lead] });
    const { body } = await report(ashas);
    expect(body.data).toEqual([{ _id: binod.id, name: expect.stringMatching(/^Staff \d+$/), typing: false }]);
    await waitForValue([asha.id], () => seenBy(binods));

    await report(binods, true);
    await stream.next(isAbout(lead));
    expect(await seenBy(ashas)).toEqual([`${binod.id} typing`]);
    await report(binods);
    await stream.next(isAbout(lead));
    expect(await seenBy(ashas)).toEqual([binod.id]);

    expect((await leave(binods)).body).toEqual({ message: 'No longer shown' });
    await stream.next(isAbout(lead));
    expect(await seenBy(ashas)).toEqual([]);
  });

  it('are listed once, whatever the number of their windows, and never to themselves', async () => {
    const [asha, binod] = [await agentWith('canViewAllLeads'), await agentWith('canViewAllLeads')];
    const [first, second] = [windowOf(asha, here), windowOf(asha, other)];
    const binods = windowOf(binod, other);
    await report(first);
    await report(second, true);
    await waitForValue([`${asha.id} typing`], () => seenBy(binods));
    expect(await seenBy(first)).toEqual([binod.id]);
    await leave(second);
    await waitForValue([asha.id], () => seenBy(binods));
    await leave(first);
    await waitForValue([], () => seenBy(binods));
  });

  it('move to another lead with their window, even if they leave the first lead later', async () => {
    const next = await addLead(api, thirdPartySubmission('contact'));
    const binods = windowOf(await agentWith('canViewAllLeads'), other);
    const asha = await agentWith('canViewAllLeads');
    const [atFirst, atNext] = [windowOf(asha, here), windowOf(asha, here)];
    await report(binods);
    await waitForValue([binods.user.id], () => seenBy(atFirst));
    await report(binods, false, next);
    await waitForValue([binods.user.id], () => seenBy(atNext, next));
    expect(await seenBy(atFirst)).toEqual([]);
    await leave(binods);
    await report(binods, true, next);
    await waitForValue([`${binods.user.id} typing`], () => seenBy(atNext, next));
  });

  it('cannot be ended by somebody else who knows the id of the window', async () => {
    const [asha, binod] = [await agentWith('canViewAllLeads'), await agentWith('canViewAllLeads')];
    const [ashas, binods] = [windowOf(asha, here), windowOf(binod, here)];
    await report(binods);
    await waitForValue([binod.id], () => seenBy(ashas));
    await leave({ ...ashas, id: binods.id });
    await report({ ...ashas, id: binods.id }, true);
    expect(await seenBy(ashas)).toEqual([binod.id]);
  });
});

describe('the rights', () => {
  it('of the viewer decide: a lead that they cannot see is not found, and nobody is notified', async () => {
    const asha = windowOf(await agentWith('canViewAllLeads'), here);
    const own = windowOf(await agentWith(), other);
    const stream = await follow(asha);
    await report(asha);
    const refused = await report(own);
    expect([refused.status, refused.problem.code]).toEqual([404, 'lead_not_found']);
    const franchise = await addLead(api, thirdPartySubmission('franchise'));
    expect((await report(asha, false, franchise)).status).toBe(404);
    expect((await report(asha, false, 'no-id')).status).toBe(404);
    expect((await here.raw('PUT', `/api/leads/${lead}/presence`, { body: {} })).status).toBe(401);
    expect(await seenBy(asha)).toEqual([]);
    expect(stream.received.filter(({ name }) => name === 'presence')).toEqual([]);
  });

  it('that a colleague loses take them off the list, and end their events', async () => {
    const [asha, binod] = [await agentWith('canViewAllLeads'), await agentWith()];
    const [ashas, binods] = [windowOf(asha, here), windowOf(binod, other)];
    const assign = (assignedTo: string | null) =>
      api.raw('PUT', `/api/leads/${lead}/assign`, { token: admin, body: { assignedTo } });
    await assign(binod.id);
    await report(binods);
    await waitForValue([binod.id], () => seenBy(ashas));
    const stream = await follow(binods);
    await assign(null);
    expect(await seenBy(ashas)).toEqual([]);
    const third = windowOf(await agentWith('canViewAllLeads'), here);
    await report(third);
    await stream.next(({ name, data }) => name === 'leads' && data.removed?.includes(lead) === true);
    await report(third, true);
    await waitForValue([`${third.user.id} typing`], () => seenBy(ashas));
    expect(stream.received.filter(isAbout(lead))).toEqual([]);
    expect((await report(binods)).status).toBe(404);
  });

  it('of a suspended colleague are gone at once, in every process', async () => {
    const [asha, binod] = [await agentWith('canViewAllLeads'), await agentWith('canViewAllLeads')];
    const [ashas, binods] = [windowOf(asha, here), windowOf(binod, other)];
    await report(binods);
    await waitForValue([binod.id], () => seenBy(ashas));
    const stream = await follow(ashas);
    const suspended = await api.raw('PUT', `/api/users/${binod.id}/toggle-status`, { token: admin });
    expect(suspended.status).toBe(200);
    await stream.next(isAbout(lead));
    expect(await seenBy(ashas)).toEqual([]);
  });

  it('of a user who signs out are gone at once', async () => {
    const [asha, binod] = [await agentWith('canViewAllLeads'), await agentWith('canViewAllLeads')];
    const [ashas, binods] = [windowOf(asha, here), windowOf(binod, other)];
    await report(binods);
    await waitForValue([binod.id], () => seenBy(ashas));
    await api.raw('POST', '/api/auth/logout', { token: binod.token });
    await waitForValue([], () => seenBy(ashas));
  });
});

describe('a report', () => {
  it('changes nothing of the lead and is not audited', async () => {
    const asha = windowOf(await agentWith('canViewAllLeads'), here);
    const state = async () => {
      const { headers, body } = await api.raw<Schema<'LeadResult'>>('GET', `/api/leads/${lead}`, {
        token: admin,
      });
      return { etag: headers.get('etag'), updatedAt: body.data.updatedAt, history: body.data.history };
    };
    const before = await state();
    const audited = () => api.sql(`SELECT action FROM audit_events WHERE actor_id = $1`, [asha.user.id]);
    const records = await audited();
    for (const typing of [false, true, false]) await report(asha, typing);
    await leave(asha);
    expect(await state()).toEqual(before);
    expect(await audited()).toEqual(records);
  });

  it('names its bad fields', async () => {
    const { token } = await agentWith('canViewAllLeads');
    const path = `/api/leads/${lead}/presence`;
    const fieldsOf = async (method: 'PUT' | 'DELETE', query: string, body?: object) => {
      const { status, problem } = await here.raw(method, path + query, { token, body });
      return [status, ...(problem.errors ?? []).map(({ field }) => field)];
    };
    const window = randomUUID();
    expect(await fieldsOf('PUT', '', {})).toEqual([400, 'window']);
    expect(await fieldsOf('PUT', '', { window: 'mine', typing: 'often' })).toEqual([400, 'typing', 'window']);
    expect(await fieldsOf('PUT', '', { window, user: window })).toEqual([400, 'user']);
    expect(await fieldsOf('DELETE', '')).toEqual([400, 'window']);
  });

  it('is refused if a user sends far too many', async () => {
    const [asha, binod] = [await agentWith('canViewAllLeads'), await agentWith('canViewAllLeads')];
    const ashas = windowOf(asha, here);
    const statuses = new Set<number>();
    for (let sent = 0; sent < 12; sent += 1) {
      for (const { status } of await Promise.all(Array.from({ length: 21 }, () => leave(ashas)))) statuses.add(status);
    }
    expect([...statuses]).toEqual([200, 429]);
    const { status, headers } = await report(ashas);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await seenBy(windowOf(binod, here))).toEqual([]);
  });

  it('that somebody else wrote to the channel is ignored', async () => {
    const asha = windowOf(await agentWith('canViewAllLeads'), here);
    const id = randomUUID();
    const foreign = [
      'not from here',
      '{}',
      '[]',
      `["${lead}","${id}","${id}","away"]`,
      `["${lead}","x","${id}","open"]`,
    ];
    for (const payload of foreign) await api.sql(`SELECT pg_notify('presence', $1)`, [payload]);
    // A well-formed report of an unknown user shows nobody.
    await api.sql(`SELECT pg_notify('presence', $1)`, [`["${lead}","${id}","${id}","open"]`]);
    expect(await seenBy(asha)).toEqual([]);
    const binod = windowOf(await agentWith('canViewAllLeads'), other);
    await report(binod);
    await waitForValue([binod.user.id], () => seenBy(asha));
  });
});
