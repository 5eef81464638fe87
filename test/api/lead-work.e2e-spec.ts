import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { kolkataDay } from '../../src/modules/leads/domain/date-range.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { deleteAllLeads } from '../support/delete-all-leads.js';
import { type LeadReads, leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { BOT_SIGNS, smallestSubmission } from '../support/submissions.js';

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

type Headers = Record<string, string>;
const send =
  <T>(method: string) =>
  (path: string, body: unknown, { token = admin, headers = {} }: { token?: string; headers?: Headers } = {}) =>
    api.raw<T>(method, `/api/leads${path}`, { token, body, headers });
const post = send<Schema<'FollowUpResult'>>('POST');
const put = send<Schema<'FollowUpResult'>>('PUT');
const remove = send<Schema<'Message'>>('DELETE');
const newLead = () => addLead(api, smallestSubmission('contact'));
const detail = async (id: string) => (await get(`/${id}`)).body.data;
const inDays = (days: number) => kolkataDay(new Date(Date.now() + days * 86_400_000));
/** 15:30 in India, `days` from today. */
const at = (days: number) => new Date(`${inDays(days)}T15:30:00+05:30`).toISOString();
const addFollowUp = async (id: string, body: object) => (await post(`/${id}/follow-ups`, body)).body.data._id;
const opened = ({ followUps }: Schema<'LeadDetail'>) => followUps.filter(({ doneAt }) => !doneAt).map(({ _id }) => _id);

describe('the follow-ups of a lead', () => {
  it('are sorted by time, and the lead shows the next one', async () => {
    const id = await newLead();
    const wholeDay = await addFollowUp(id, { on: inDays(2), note: ' Visit the shop ' });
    const timed = await addFollowUp(id, { at: at(2) });
    const soonest = await addFollowUp(id, { on: inDays(1), at: at(1), note: 'Call' });
    const lead = await detail(id);
    expect(opened(lead)).toEqual([soonest, timed, wholeDay]);
    expect(lead.followUp).toEqual({ _id: soonest, on: inDays(1), at: at(1), note: 'Call', place: null });
    expect(lead.followUps[2]).toMatchObject({ on: inDays(2), at: null, note: 'Visit the shop', doneAt: null });
    expect(lead.followUps[2]?.createdBy).toMatchObject({ name: expect.any(String) });
  });

  it('keep their order of creation on a day without times, with every call', async () => {
    for (const _ of [1, 2, 3]) {
      const id = await newLead();
      await put(`/${id}/follow-up`, { on: inDays(1), note: 'First' });
      await addFollowUp(id, { on: inDays(1), note: 'Second' });
      const { followUp, followUps } = await detail(id);
      expect(followUp?.note).toBe('First');
      expect(followUps.map(({ note }) => note)).toEqual(['First', 'Second']);
    }
  });

  it('can be changed, completed and removed; the next one follows; the history records it', async () => {
    const id = await newLead();
    const first = await addFollowUp(id, { on: inDays(1) });
    const second = await addFollowUp(id, { on: inDays(3) });
    expect((await put(`/${id}/follow-ups/${first}`, { on: inDays(4), note: 'Later' })).body.data).toMatchObject({
      _id: first,
      on: inDays(4),
      note: 'Later',
    });
    expect((await detail(id)).followUp?._id).toBe(second);
    const done = await post(`/${id}/follow-ups/${second}/complete`, undefined);
    expect(done).toMatchObject({
      status: 200,
      body: { data: { doneAt: expect.any(String), doneBy: { _id: expect.any(String) } } },
    });
    expect((await post(`/${id}/follow-ups/${second}/complete`, undefined)).body.data).toEqual(done.body.data);
    expect((await detail(id)).followUp?._id).toBe(first);
    expect((await remove(`/${id}/follow-ups/${first}`, undefined)).status).toBe(200);
    const { followUp, followUps, history } = await detail(id);
    expect(followUp).toBeNull();
    expect(followUps.map(({ _id }) => _id)).toEqual([second]);
    expect(history.slice(0, 3).map(({ details }) => details)).toEqual([
      { followUp: 'removed', changes: { followUp: { from: { on: inDays(4), note: 'Later' }, to: null } } },
      { followUp: 'done', changes: { followUp: { from: { on: inDays(3), note: null }, to: null } } },
      { changes: { followUp: { from: { on: inDays(1), note: null }, to: { on: inDays(4), note: 'Later' } } } },
    ]);
    for (const call of [
      put(`/${id}/follow-ups/${second}`, { on: inDays(5) }),
      put(`/${id}/follow-ups/${first}`, { on: inDays(5) }),
      remove(`/${id}/follow-ups/${first}`, undefined),
      post(`/${await newLead()}/follow-ups/${second}/complete`, undefined),
      put(`/${id}/follow-ups/none`, { on: inDays(5) }),
    ]) {
      expect((await call).status).toBe(404);
    }
  });

  it('keep a past time if only the note is changed', async () => {
    const id = await newLead();
    const followUp = await addFollowUp(id, { on: inDays(0) });
    await api.sql('UPDATE lead_follow_ups SET due_on = due_on - 2 WHERE id = $1', [followUp]);
    expect((await put(`/${id}/follow-ups/${followUp}`, { on: inDays(-2), note: 'Ask again' })).status).toBe(200);
    expect((await put(`/${id}/follow-ups/${followUp}`, { on: inDays(-1) })).problem.errors[0]).toMatchObject({
      field: 'on',
      code: 'date_past',
    });
  });

  it('are set, replaced and completed by the older call too', async () => {
    const id = await newLead();
    await put(`/${id}/follow-up`, { on: inDays(1), at: at(1) });
    const [only] = opened(await detail(id));
    const later = await addFollowUp(id, { on: inDays(3) });
    await put(`/${id}/follow-up`, { on: inDays(2), note: 'Moved' });
    const lead = await detail(id);
    expect(opened(lead)).toEqual([only, later]);
    expect(lead.followUp).toEqual({ _id: only, on: inDays(2), at: null, note: 'Moved', place: null });
    await put(`/${id}/follow-up`, { on: null });
    const after = await detail(id);
    expect(after.followUp?._id).toBe(later);
    const doneOne = after.followUps.find(({ _id }) => _id === only);
    expect(doneOne?.createdBy).not.toBeNull();
    expect(doneOne?.doneBy).toEqual(doneOne?.createdBy);
    expect(after.history[0]?.details['changes']).toEqual({
      followUp: { from: { on: inDays(2), note: 'Moved' }, to: null },
    });
  });

  it.each([
    ['on', {}],
    ['on', { on: inDays(-1) }],
    ['on', { on: at(1) }],
    ['at', { on: inDays(1), at: inDays(1) }],
    ['at', { on: inDays(1), at: at(2) }],
    ['at', { at: new Date(Date.now() - 60_000).toISOString() }],
    ['note', { on: inDays(1), note: 'x'.repeat(201) }],
  ])('refuse an invalid %s', async (field, body) => {
    const answer = await post(`/${await newLead()}/follow-ups`, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors[0]?.field).toBe(field);
  });

  it('are at most twenty open ones', async () => {
    const id = await newLead();
    for (let more = 0; more < 20; more += 1) await addFollowUp(id, { on: inDays(1) });
    expect((await post(`/${id}/follow-ups`, { on: inDays(1) })).problem).toMatchObject({
      status: 409,
      code: 'too_many_follow_ups',
    });
  });

  it('are only for users who can change the lead, and are erased with the person', async () => {
    const id = await newLead();
    const followUp = await addFollowUp(id, { on: inDays(1), note: 'Call Asha' });
    const as = { token: agent.token };
    expect((await post(`/${id}/follow-ups`, { on: inDays(1) }, as)).status).toBe(403);
    expect((await remove(`/${id}/follow-ups/${followUp}`, undefined, as)).status).toBe(403);
    expect((await api.raw('POST', `/api/leads/${id}/erase`, { token: admin })).status).toBeLessThan(300);
    expect((await detail(id)).followUps).toEqual([]);
    expect(await api.sql('SELECT id FROM lead_follow_ups WHERE lead_id = $1', [id])).toEqual([]);
  });

  it('can be added to a calendar by users who see the lead, with only its name and phone', async () => {
    const id = await addLead(api, {
      ...smallestSubmission('contact'),
      personalInfo: { fullName: 'Asha; Devi', email: 'asha@example.in', phone: '9876543210' },
    });
    const followUp = await addFollowUp(id, { at: at(2), note: 'Ask about the loan' });
    const path = `/api/leads/${id}/follow-ups/${followUp}/calendar`;
    const answer = await api.raw('GET', path, { token: agent.token });
    const { text } = answer;
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('.ics');
    expect(text).toContain(`UID:${followUp}@`);
    expect(text).toContain(`DTSTART:${at(2).replace(/[-:]|\.\d+/g, '')}`);
    expect(text).toContain('Asha\\; Devi');
    expect(text).toContain('9876543210');
    expect(text).not.toContain('asha@example.in');
    expect(text).not.toContain('loan');
    expect(text).toContain('SUMMARY:Follow up: Asha');
    expect(text).not.toContain('LOCATION');
  });
});

describe('a visit', () => {
  const PLACE = 'Rampur, near the school';

  it('is a follow-up with a place, wherever a follow-up is written', async () => {
    const id = await newLead();
    const first = await addFollowUp(id, { at: at(1), place: ` ${PLACE} ` });
    expect((await detail(id)).followUp).toEqual({ _id: first, on: inDays(1), at: at(1), note: null, place: PLACE });
    const moved = await put(`/${id}/follow-ups/${first}`, { at: at(2), place: 'Gaya' });
    expect(moved.body.data).toMatchObject({ at: at(2), place: 'Gaya' });
    await put(`/${id}/follow-up`, { on: inDays(3), at: at(3), place: PLACE });
    await post(`/${id}/notes`, { content: 'Will meet again', followUp: { at: at(4), place: 'Patna' } });
    const { followUps, history } = await detail(id);
    expect(followUps.map(({ place }) => place)).toEqual([PLACE, 'Patna']);
    expect(history[2]?.details).toMatchObject({
      changes: { followUp: { from: { place: 'Gaya' }, to: { place: PLACE } } },
    });
    expect((await get('?limit=1')).body.data[0]?.followUp).toMatchObject({ place: PLACE });
    expect((await put(`/${id}/follow-ups/${first}`, { on: inDays(3) })).body.data.place).toBeNull();
  });

  it.each([
    ['without a time', { on: inDays(1), place: PLACE }, 'at'],
    ['with a long place', { at: at(1), place: 'x'.repeat(201) }, 'place'],
  ])('%s is refused, naming the field', async (_, body, field) => {
    const id = await newLead();
    expect((await post(`/${id}/follow-ups`, body)).problem.errors).toMatchObject([{ field }]);
    expect((await put(`/${id}/follow-up`, { on: inDays(1), ...body })).problem.errors).toMatchObject([{ field }]);
    const call = await post(`/${id}/calls`, { outcome: 'reached', followUp: body });
    expect([call.status, call.problem.errors]).toMatchObject([400, [{ field: `followUp.${field}` }]]);
  });

  it('has its place in the calendar', async () => {
    const id = await newLead();
    const visit = await addFollowUp(id, { at: at(2), place: PLACE });
    const { text } = await api.raw('GET', `/api/leads/${id}/follow-ups/${visit}/calendar`, { token: admin });
    expect(text).toContain('LOCATION:Rampur\\, near the school');
    expect(text).toContain('SUMMARY:Visit: ');
  });
});

describe('leads without a follow-up', () => {
  beforeEach(() => deleteAllLeads(api));

  it('are in "no next step" after a response, and in the counts of viewers and assignees', async () => {
    const [waiting, called, planned, closed, own] = await Promise.all(Array.from({ length: 5 }, newLead));
    const subscriber = await addLead(api, smallestSubmission('newsletter'));
    for (const id of [called, planned, closed, own]) await post(`/${id}/calls`, { outcome: 'no_answer' });
    await addFollowUp(planned!, { on: inDays(1) });
    await put(`/${closed}`, { status: 'closed' });
    await put(`/${own}/assign`, { assignedTo: agent.id });
    const steps = await Promise.all(
      [waiting, called, planned, closed, own, subscriber].map(async (id) => (await detail(id!)).nextStep),
    );
    expect(steps).toEqual(['first_contact', 'none', 'follow_up', null, 'none', null]);
    const listed = (await get('?nextStep=none')).body.data.map(({ _id }) => _id);
    expect(listed.sort()).toEqual([called, own].sort());
    expect((await get('/stats')).body.data).toMatchObject({ noNextStep: 2, ownNoNextStep: 0, followUpsDue: 0 });
    expect((await get('/stats', agent.token)).body.data).toMatchObject({ noNextStep: 2, ownNoNextStep: 1 });
    expect((await get('/export?nextStep=none')).headers.get('x-total-count')).toBe('2');
    expect((await get('?nextStep=soon')).status).toBe(400);
  });

  it('leave out suspected spam, in the list and in the count', async () => {
    const spam = await addLead(api, { ...smallestSubmission('contact'), ...BOT_SIGNS });
    await post(`/${spam}/calls`, { outcome: 'no_answer' });
    const { data, pagination } = (await get('?quarantined=true&nextStep=none')).body;
    expect([data, pagination.totalItems]).toEqual([[], 0]);
  });
});

describe('a call or a note with its results', () => {
  it('is one change: outcome, text, status, the completed follow-up and the next one', async () => {
    const id = await newLead();
    const due = await addFollowUp(id, { on: inDays(0) });
    const before = await get(`/${id}`);
    const answer = await post(
      `/${id}/calls`,
      {
        outcome: 'call_back',
        content: 'After six',
        status: 'contacted',
        completesFollowUp: due,
        followUp: { at: at(1) },
      },
      { headers: { 'If-Match': before.headers.get('etag')! } },
    );
    expect(answer.status).toBe(201);
    const after = await get(`/${id}`);
    expect(answer.headers.get('etag')).toBe(after.headers.get('etag'));
    expect(after.body.data).toMatchObject({
      status: 'contacted',
      nextStep: 'follow_up',
      followUp: { on: inDays(1), at: at(1) },
      notes: [{ content: 'After six', call: 'call_back' }],
      promise: { state: 'kept' },
    });
    expect(after.body.data.followUps.find(({ _id }) => _id === due)?.doneAt).not.toBeNull();
    expect(after.body.data.history.slice(0, 4).map(({ action, details }) => [action, details])).toEqual([
      ['lead.updated', { changes: { followUp: { from: null, to: { on: inDays(1), at: at(1), note: null } } } }],
      ['lead.updated', { followUp: 'done', changes: { followUp: { from: { on: inDays(0), note: null }, to: null } } }],
      ['lead.updated', { changes: { status: { from: 'new', to: 'contacted' } } }],
      ['lead.called', { outcome: 'call_back' }],
    ]);
  });

  it('can be a note', async () => {
    const id = await newLead();
    const body = { content: 'Came to the shop', status: 'qualified', followUp: { on: inDays(2) } };
    expect((await post(`/${id}/notes`, body)).status).toBe(201);
    expect(await detail(id)).toMatchObject({
      status: 'qualified',
      followUp: { on: inDays(2) },
      promise: { state: 'kept' },
    });
  });

  it('is all or nothing', async () => {
    const id = await newLead();
    const etag = (await get(`/${id}`)).headers.get('etag')!;
    const call = { outcome: 'reached', status: 'contacted', followUp: { on: inDays(1) } };
    const unknown = { ...call, completesFollowUp: '01960000-0000-7000-8000-000000000001' };
    expect((await post(`/${id}/calls`, unknown)).problem).toMatchObject({ status: 404, code: 'follow_up_not_found' });
    const past = { ...call, followUp: { on: inDays(-1) } };
    expect((await post(`/${id}/calls`, past)).problem.errors[0]).toMatchObject({
      field: 'followUp.on',
      code: 'date_past',
    });
    await put(`/${id}`, { priority: 'high' });
    expect((await post(`/${id}/calls`, call, { headers: { 'If-Match': etag } })).status).toBe(412);
    expect(await detail(id)).toMatchObject({ status: 'new', notes: [], followUps: [], promise: { state: 'waiting' } });
  });

  it('keeps an earlier ETag valid if no value changed', async () => {
    const id = await newLead();
    const etag = (await get(`/${id}`)).headers.get('etag')!;
    await post(`/${id}/calls`, { outcome: 'reached', status: 'new' });
    expect((await put(`/${id}`, { priority: 'high' }, { headers: { 'If-Match': etag } })).status).toBe(200);
  });
});

describe('why a lead was closed or rejected', () => {
  it('is a reason of its status, next to it, and in list, export and history', async () => {
    const id = await newLead();
    const closed = await put(`/${id}`, { status: 'closed', closeReason: 'bought_elsewhere' });
    expect(closed).toMatchObject({
      status: 200,
      body: { data: { status: 'closed', closeReason: 'bought_elsewhere' } },
    });
    expect((await detail(id)).history[0]?.details['changes']).toEqual({
      status: { from: 'new', to: 'closed' },
      closeReason: { from: null, to: 'bought_elsewhere' },
    });
    await put(`/${id}`, { closeReason: 'duplicate' });
    const found = (await get('?closeReason=duplicate')).body.data.map(({ _id }) => _id);
    expect(found).toContain(id);
    expect((await get('?closeReason=none')).body.data.map(({ _id }) => _id)).not.toContain(id);
    expect((await get('/export?closeReason=duplicate')).text).toContain('Duplicate');
  });

  it('is removed with its status', async () => {
    const id = await newLead();
    const reasonAfter = async (body: object) => {
      await put(`/${id}`, body);
      return (await detail(id)).closeReason;
    };
    expect(await reasonAfter({ status: 'closed', closeReason: 'not_reached' })).toBe('not_reached');
    expect(await reasonAfter({ status: 'closed', priority: 'low' })).toBe('not_reached');
    expect(await reasonAfter({ status: 'rejected' })).toBeNull();
    expect(await reasonAfter({ status: 'rejected', closeReason: 'test_or_spam' })).toBe('test_or_spam');
    expect(await reasonAfter({ closeReason: null })).toBeNull();
    await put(`/${id}`, { closeReason: 'duplicate' });
    expect(await reasonAfter({ status: 'contacted' })).toBeNull();
  });

  it('is refused with another status, and is optional everywhere', async () => {
    const id = await newLead();
    const wrong = { status: 'contacted', closeReason: 'no_budget' };
    for (const refused of [
      await put(`/${id}`, wrong),
      await put(`/${id}`, { closeReason: 'no_budget' }),
      await put(`/${id}`, { status: 'closed', closeReason: 'test_or_spam' }),
      await put(`/${id}`, { status: 'closed', closeReason: 'boredom' }),
      await post(`/${id}/calls`, { outcome: 'reached', ...wrong }),
      await put('/bulk', { leadIds: [id], updates: { closeReason: 'no_budget' } }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.problem.errors[0]?.field).toMatch(/closeReason$/);
    }
    expect(await detail(id)).toMatchObject({ status: 'new', closeReason: null, notes: [] });
    await post(`/${id}/calls`, { outcome: 'wrong_number', status: 'rejected', closeReason: 'wrong_number' });
    expect(await detail(id)).toMatchObject({ status: 'rejected', closeReason: 'wrong_number' });
  });
});

describe('a bulk change', () => {
  it('sets a status with its reason, or sets, replaces and completes a follow-up', async () => {
    const ids = [await newLead(), await newLead()];
    const bulk = (updates: object) => put('/bulk', { leadIds: ids, updates });
    await addFollowUp(ids[0]!, { on: inDays(5) });
    expect((await bulk({ followUp: { at: at(1), note: 'Mela' } })).status).toBe(200);
    for (const id of ids) {
      expect(await detail(id)).toMatchObject({
        followUp: { on: inDays(1), at: at(1), note: 'Mela' },
        followUps: [{ createdBy: { _id: expect.any(String) } }],
      });
    }
    await bulk({ followUp: null, status: 'rejected', closeReason: 'not_suitable' });
    for (const id of ids) {
      const lead = await detail(id);
      expect(lead).toMatchObject({ followUp: null, status: 'rejected', closeReason: 'not_suitable' });
      expect(lead.followUps[0]?.doneBy).not.toBeNull();
    }
    expect((await bulk({ followUp: { on: inDays(-1) } })).problem.errors[0]?.field).toBe('updates.followUp.on');
    expect((await bulk({})).status).toBe(400);
  });
});

describe('a recent note', () => {
  const editNote = (id: string, noteId: string, content: string, token = admin) =>
    api.raw<Schema<'LeadNoteResult'>>('PUT', `/api/leads/${id}/notes/${noteId}`, { token, body: { content } });

  it('can be changed by its author for fifteen minutes, is found by its new text, and its old text stays in the history', async () => {
    const id = await newLead();
    const noteId = (await post(`/${id}/notes`, { content: 'Wants a zamboni' })).body.data._id;
    const edited = await editNote(id, noteId, 'Wants a tractor');
    expect(edited).toMatchObject({
      status: 200,
      body: { data: { content: 'Wants a tractor', editedAt: expect.any(String) } },
    });
    expect((await get('?search=zamboni')).body.data).toEqual([]);
    expect((await get('?search=wants+tractor')).body.data.map(({ _id }) => _id)).toEqual([id]);
    const { history } = await detail(id);
    expect(history[0]).toMatchObject({
      action: 'lead.note_edited',
      details: { changes: { note: { from: 'Wants a zamboni', to: 'Wants a tractor' } } },
    });
    await api.sql(`UPDATE lead_notes SET created_at = now() - interval '15 minutes' WHERE id = $1`, [noteId]);
    expect((await editNote(id, noteId, 'Too late')).problem).toMatchObject({ status: 403, code: 'note_not_editable' });
    // Erasing also finds the old text of a changed note.
    await api.raw('POST', `/api/leads/${id}/erase`, { token: admin });
    expect(JSON.stringify((await detail(id)).history)).not.toContain('zamboni');
  });

  it('cannot be changed by others, even if they can change the lead', async () => {
    const id = await newLead();
    await put(`/${id}/assign`, { assignedTo: agent.id });
    const noteId = (await post(`/${id}/notes`, { content: 'Mine' }, { token: agent.token })).body.data._id;
    expect((await editNote(id, noteId, 'Ours')).status).toBe(403);
    expect((await editNote(await newLead(), noteId, 'Ours')).status).toBe(404);
    await put(`/${id}/assign`, { assignedTo: null });
    expect((await editNote(id, noteId, 'Ours', agent.token)).status).toBe(403);
    expect((await detail(id)).notes[0]).toMatchObject({ content: 'Mine', editedAt: null });
  });
});
