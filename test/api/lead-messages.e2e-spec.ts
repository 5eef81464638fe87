import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { type LeadReads, leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { smallestSubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
let get: LeadReads;
/** Sees all contact leads, but can change only those that are assigned to her. */
let agent: StaffMember;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  get = leadReads(api, admin);
  agent = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
});
afterAll(() => api.close());

type Options = { token?: string; headers?: Record<string, string> };
const send =
  (method: string) =>
  (path: string, body: unknown, { token = admin, headers = {} }: Options = {}) =>
    api.raw<Schema<'LeadNoteResult'>>(method, `/api/leads/${path}`, { token, body, headers });
const post = send('POST');
const put = send('PUT');
const newLead = () => addLead(api, smallestSubmission('contact'));
const detail = async (id: string) => (await get(`/${id}`)).body.data;
const log = async (id: string, body: object = { channel: 'whatsapp' }) =>
  (await post(`${id}/messages`, body)).body.data._id;
const setOutcome = (id: string, message: string, outcome: string) => put(`${id}/messages/${message}`, { outcome });
const addTemplate = async (body: object): Promise<string> => {
  const template = { channel: 'whatsapp', language: 'hi', name: 'Price list', body: 'Namaste {name}', ...body };
  const answer = await api.raw<Schema<'MessageTemplateResult'>>('POST', '/api/message-templates', {
    token: admin,
    body: template,
  });
  return answer.body.data._id;
};

describe('a logged message', () => {
  it('is among the notes with the name and language of its template, also after the template is deleted', async () => {
    const id = await newLead();
    const templateId = await addTemplate({ leadType: 'contact' });
    const answer = await post(`${id}/messages`, { channel: 'whatsapp', templateId, content: ' Sent the list ' });
    expect(answer.status).toBe(201);
    await api.raw('DELETE', `/api/message-templates/${templateId}`, { token: admin });
    const message = { channel: 'whatsapp', template: { name: 'Price list', language: 'hi' }, outcome: null };
    expect(answer.body.data).toMatchObject({ content: 'Sent the list', call: null, message });
    const { notes, noteCount, callCount, history } = await detail(id);
    expect([notes, noteCount, callCount]).toEqual([[answer.body.data], 1, 0]);
    expect(history[0]).toMatchObject({ action: 'lead.messaged', details: { channel: 'whatsapp' } });
    const listed = (await get(`/${id}/notes`)).body as unknown as Schema<'LeadNoteList'>;
    expect(listed.data).toEqual([answer.body.data]);
    const [withNotes] = (await get(`?include=notes&limit=1`)).body.data;
    expect(withNotes?.notes).toEqual([answer.body.data]);
  });

  it('can be an email without a template or text', async () => {
    const id = await newLead();
    const email = await addTemplate({ channel: 'mail', subject: 'Prices' });
    expect((await post(`${id}/messages`, { channel: 'email', templateId: email })).body.data.message).toMatchObject({
      template: { name: 'Price list' },
    });
    const { body } = await post(`${id}/messages`, { channel: 'email' });
    expect(body.data).toMatchObject({ content: '', message: { channel: 'email', template: null, outcome: null } });
  });

  it.each([
    ['an unknown template', () => '01960000-0000-7000-8000-000000000001'],
    ['a template of another lead type', () => addTemplate({ name: 'Franchise', leadType: 'franchise' })],
    ['a template of another channel', () => addTemplate({ name: 'Mail', channel: 'mail', subject: 'Hello' })],
  ])('cannot have %s', async (_, template) => {
    const id = await newLead();
    const answer = await post(`${id}/messages`, { channel: 'whatsapp', templateId: await template() });
    expect([answer.status, answer.problem.code]).toEqual([422, 'message_template_not_possible']);
    expect(answer.problem.errors).toMatchObject([{ field: 'templateId' }]);
    expect((await detail(id)).notes).toEqual([]);
  });

  it.each([
    [{}, 'channel'],
    [{ channel: 'mail' }, 'channel'],
    [{ channel: 'email', templateId: 'price-list' }, 'templateId'],
    [{ channel: 'email', outcome: 'answered' }, 'outcome'],
  ])('is refused as %j, naming the field', async (body, field) => {
    const id = await newLead();
    const { status, problem } = await post(`${id}/messages`, body);
    expect([status, problem.errors]).toMatchObject([400, [{ field }]]);
  });

  it('is for users who may change the lead, at the version that they saw', async () => {
    const id = await newLead();
    expect((await post(`${id}/messages`, { channel: 'email' }, { token: agent.token })).status).toBe(403);
    await api.raw('PUT', `/api/leads/${id}/assign`, { token: admin, body: { assignedTo: agent.id } });
    const message = await post(`${id}/messages`, { channel: 'email' }, { token: agent.token });
    expect(message.status).toBe(201);
    const outcome = `${id}/messages/${message.body.data._id}`;
    expect((await put(outcome, { outcome: 'answered' }, { headers: { 'If-Match': '"1"' } })).status).toBe(412);
    const seen = { 'If-Match': message.headers.get('etag')! };
    const answered = await put(outcome, { outcome: 'answered' }, { headers: seen });
    expect(answered.status).toBe(200);
    expect(answered.headers.get('etag')).not.toBe(message.headers.get('etag'));
    expect(answered.headers.get('etag')).toBe((await get(`/${id}`)).headers.get('etag'));
  });

  it('is logged once if the request is repeated', async () => {
    const id = await newLead();
    const headers = { 'Idempotency-Key': `message-${id}` };
    const first = await post(`${id}/messages`, { channel: 'email' }, { headers });
    const again = await post(`${id}/messages`, { channel: 'email' }, { headers });
    expect(again.body).toMatchObject({ data: { _id: first.body.data._id }, replayed: true });
    expect((await detail(id)).noteCount).toBe(1);
  });
});

describe('the outcome of a message', () => {
  it('can be set and corrected by anyone who may change the lead, and the history records each', async () => {
    const id = await newLead();
    const message = await log(id, { channel: 'email', content: 'Sent the list' });
    const colleague = await addStaff(api, admin, { permissions: ['canViewAllLeads', 'canEditAllLeads'] });
    const body = { outcome: 'answered', content: 'Comes on Friday' };
    await put(`${id}/messages/${message}`, body, { token: colleague.token });
    const corrected = await setOutcome(id, message, 'wrong_number');
    expect(corrected.body.data).toMatchObject({ content: 'Comes on Friday', message: { outcome: 'wrong_number' } });
    expect(corrected.body.data.editedAt).not.toBeNull();
    await setOutcome(id, message, 'wrong_number');
    const { history } = await detail(id);
    expect(history.slice(0, 3).map(({ action, details }) => [action, details])).toEqual([
      ['lead.message_updated', { channel: 'email', outcome: 'wrong_number' }],
      [
        'lead.message_updated',
        {
          channel: 'email',
          outcome: 'answered',
          changes: { note: { from: 'Sent the list', to: 'Comes on Friday' } },
        },
      ],
      ['lead.messaged', { channel: 'email' }],
    ]);
    const audit = await api.sql(`SELECT details::text FROM audit_events WHERE subject_id = $1`, [id]);
    expect(JSON.stringify(audit)).not.toContain('Friday');
  });

  it('is only for messages of this lead', async () => {
    const [id, other] = [await newLead(), await newLead()];
    const message = await log(other);
    const note = await post(`${id}/notes`, { content: 'Hello' });
    expect((await setOutcome(id, message, 'answered')).problem.code).toBe('note_not_found');
    expect((await setOutcome(id, note.body.data._id, 'answered')).problem.code).toBe('note_not_found');
    const { problem } = await put(`${other}/messages/${message}`, { outcome: 'reached' });
    expect(problem.errors).toMatchObject([{ field: 'outcome' }]);
  });
});

describe('the first response', () => {
  const responseOf = async (id: string) => (await detail(id)).promise;

  it('is the first message, unless it was not sent', async () => {
    const id = await newLead();
    const message = await log(id);
    const first = await responseOf(id);
    expect(first).toMatchObject({ state: 'kept', firstResponseAt: expect.any(String) });
    await setOutcome(id, message, 'delivered');
    expect(await responseOf(id)).toEqual(first);
    await setOutcome(id, message, 'not_sent');
    expect(await responseOf(id)).toMatchObject({ state: 'waiting', firstResponseAt: null });
    expect((await detail(id)).nextStep).toBe('first_contact');
    await setOutcome(id, message, 'answered');
    expect(await responseOf(id)).toEqual(first);
  });

  it('moves to the next call or message if the first message was not sent', async () => {
    const id = await newLead();
    const [first, second] = [await log(id), await log(id, { channel: 'email' })];
    const call = await post(`${id}/calls`, { outcome: 'busy' });
    const { notes } = await detail(id);
    await setOutcome(id, first, 'not_sent');
    expect((await responseOf(id)).firstResponseAt).toBe(notes.find(({ _id }) => _id === second)?.createdAt);
    await setOutcome(id, second, 'not_sent');
    expect((await responseOf(id)).firstResponseAt).toBe(call.body.data.createdAt);
  });

  it('becomes the change of status if one followed, and stays if something else came first', async () => {
    const id = await newLead();
    const message = await log(id);
    await api.raw('PUT', `/api/leads/${id}`, { token: admin, body: { status: 'contacted' } });
    await api.raw('PUT', `/api/leads/${id}`, { token: admin, body: { status: 'qualified' } });
    await setOutcome(id, message, 'not_sent');
    const { promise, history } = await detail(id);
    const contacted = history.find(({ details }) => JSON.stringify(details).includes('"from":"new"'));
    expect(promise.firstResponseAt).toBe(contacted?.at);
    const late = await log(id);
    await setOutcome(id, late, 'not_sent');
    expect((await responseOf(id)).firstResponseAt).toBe(contacted?.at);
  });

  it('is counted: a lead whose only message was not sent waits for its first contact again', async () => {
    const counts = async () => (await get('?nextStep=none')).body.pagination.totalItems;
    const id = await newLead();
    const before = await counts();
    const message = await log(id);
    expect(await counts()).toBe(before + 1);
    await setOutcome(id, message, 'not_sent');
    expect(await counts()).toBe(before);
    await api.raw('PUT', `/api/leads/${id}`, { token: admin, body: { status: 'contacted' } });
    await api.raw('PUT', `/api/leads/${id}`, { token: admin, body: { status: 'new' } });
    expect((await responseOf(id)).firstResponseAt).toBeNull();
  });
});

it('messages are no calls in the figures about the team', async () => {
  const id = await newLead();
  await log(id);
  await api.sql(`UPDATE lead_notes SET created_at = now() - interval '1 day' WHERE lead_id = $1`, [id]);
  expect((await get(`?calledYesterday=me`)).body.data).toEqual([]);
});
