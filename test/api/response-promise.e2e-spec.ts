import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NATIONAL_HOLIDAYS } from '../../src/config/env.js';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { BusinessCalendar } from '../../src/modules/leads/domain/business-calendar.js';
import { kolkataDay } from '../../src/modules/leads/domain/date-range.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { deleteAllLeads } from '../support/delete-all-leads.js';
import { type LeadReads, leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { fullSubmission, smallestSubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
/** Sees all contact leads, but can change only those that are assigned to her. */
let agent: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  get = leadReads(api, admin);
  agent = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
});
afterAll(() => api.close());

let get: LeadReads;
const put = (path: string, body: unknown, token = admin) =>
  api.raw<Schema<'LeadUpdatedResult'>>('PUT', `/api/leads${path}`, { token, body });
const post = (path: string, body: unknown, token = admin) =>
  api.raw<Schema<'LeadNoteResult'>>('POST', `/api/leads${path}`, { token, body });
const newLead = () => addLead(api, smallestSubmission('contact'));
const promiseOf = async (id: string) => (await get(`/${id}`)).body.data.promise;
const idsOf = async (query: string, token = admin) =>
  (await get(`?limit=100&${query}`, token)).body.data.map((lead: { _id: string }) => lead._id) as string[];
/** Moves the due time of a lead, because the test cannot wait for days. */
const setDue = (id: string, due: string, soon: string) =>
  api.sql(`UPDATE leads SET due_at = now() + $2::interval, due_soon_at = now() + $3::interval WHERE id = $1`, [
    id,
    due,
    soon,
  ]);
const today = () => kolkataDay(new Date());
const inDays = (days: number) => kolkataDay(new Date(Date.now() + days * 86_400_000));

/** The server uses the database's clock, which can differ by the duration of a response. */
const CLOCKS_APART_MS = 1_000;

describe('the promise of a new lead', () => {
  it.each(LEAD_TYPE_NAMES)('is the promise of its type: %s', async (type) => {
    const before = new Date(Date.now() - CLOCKS_APART_MS);
    const id = await addLead(api, fullSubmission(type));
    const after = new Date(Date.now() + CLOCKS_APART_MS);
    const { promiseHours } = leadTypeDefinition(type);
    const promise = await promiseOf(id);
    if (promiseHours === null) {
      expect(promise).toEqual({ hours: null, dueAt: null, firstResponseAt: null, state: 'none' });
      return;
    }
    expect(promise).toMatchObject({ hours: promiseHours, firstResponseAt: null, state: 'waiting' });
    const calendar = new BusinessCalendar(NATIONAL_HOLIDAYS);
    const dueMs = Date.parse(promise.dueAt!);
    expect(dueMs).toBeGreaterThanOrEqual(calendar.dueTimes(before, promiseHours).dueAt.getTime());
    expect(dueMs).toBeLessThanOrEqual(calendar.dueTimes(after, promiseHours).dueAt.getTime());
  });
});

describe('a short form', () => {
  it('promises 24 hours if the long form of its type promises 48', async () => {
    const short = { ...smallestSubmission('sarthi'), source: { form: 'callback' } };
    expect((await promiseOf(await addLead(api, short))).hours).toBe(24);
    // The long form can be sent without any of its own fields.
    expect((await promiseOf(await addLead(api, smallestSubmission('sarthi')))).hours).toBe(48);
    expect((await promiseOf(await addLead(api, fullSubmission('sarthi')))).hours).toBe(48);
  });
});

describe('the first response', () => {
  it.each(['contacted', 'qualified', 'converted', 'closed', 'rejected'])('is the first status %s', async (status) => {
    const id = await newLead();
    await put(`/${id}`, { priority: 'high' });
    await post(`/${id}/notes`, { content: 'Will call later' });
    expect((await promiseOf(id)).firstResponseAt).toBeNull();
    const changed = await put(`/${id}`, { status });
    expect(changed.body.data.promise.state).toBe('kept');
    const first = (await promiseOf(id)).firstResponseAt;
    await put(`/${id}`, { status: status === 'contacted' ? 'qualified' : 'contacted' });
    expect((await promiseOf(id)).firstResponseAt).toBe(first);
  });

  it('is set by a bulk change as well', async () => {
    const id = await newLead();
    await put('/bulk', { leadIds: [id], updates: { status: 'contacted' } });
    expect((await promiseOf(id)).state).toBe('kept');
  });

  it('is the first logged call, answered or not, which is in the notes and the history', async () => {
    const id = await newLead();
    const call = await post(`/${id}/calls`, { outcome: 'no_answer' });
    expect(call.status).toBe(201);
    expect(call.body.data).toMatchObject({ call: 'no_answer', content: '' });
    const first = await promiseOf(id);
    expect(first.state).toBe('kept');
    await post(`/${id}/calls`, { outcome: 'reached', content: 'Wants the price list' });
    const { data } = (await get(`/${id}`)).body;
    expect(data.promise).toEqual(first);
    expect(data.status).toBe('new');
    expect(data.notes.map(({ call }) => call)).toEqual(['reached', 'no_answer']);
    expect(data.history[0]).toMatchObject({ action: 'lead.called', details: { outcome: 'reached' } });
  });

  it.each(['busy', 'wrong_number', 'call_back'])('is a call with the outcome %s too', async (outcome) => {
    const id = await newLead();
    const call = await post(`/${id}/calls`, { outcome });
    expect(call.body.data).toMatchObject({ call: outcome });
    expect((await promiseOf(id)).state).toBe('kept');
  });

  it('is removed with the status, unless there was a call', async () => {
    const id = await newLead();
    await put(`/${id}`, { status: 'contacted' });
    await put(`/${id}`, { status: 'new' });
    expect(await promiseOf(id)).toMatchObject({ state: 'waiting', firstResponseAt: null });
    await post(`/${id}/calls`, { outcome: 'reached' });
    const called = await promiseOf(id);
    await put(`/${id}`, { status: 'contacted' });
    await put(`/${id}`, { status: 'new' });
    expect(await promiseOf(id)).toEqual(called);
  });

  it.each([
    ['a call without an outcome', { content: 'Called' }],
    ['an outcome that does not exist', { outcome: 'maybe' }],
    ['an unknown field', { outcome: 'reached', duration: 5 }],
  ])('refuses %s', async (_, body) => {
    expect((await post(`/${await newLead()}/calls`, body)).status).toBe(400);
  });
});

describe('open promises', () => {
  const leads: Record<string, string> = {};
  let before: { overdue: number; dueSoon: number };

  beforeAll(async () => {
    await deleteAllLeads(api);
    for (const name of ['overdue', 'longOverdue', 'soon', 'waiting', 'kept', 'missed', 'spam']) {
      leads[name] = await newLead();
    }
    await setDue(leads['overdue']!, '-1 hour', '-5 hours');
    await setDue(leads['longOverdue']!, '-3 days', '-4 days');
    await setDue(leads['soon']!, '1 hour', '-3 hours');
    await setDue(leads['missed']!, '-1 hour', '-5 hours');
    await setDue(leads['spam']!, '-1 hour', '-5 hours');
    await put('/bulk', { leadIds: [leads['kept'], leads['missed']], updates: { status: 'contacted' } });
    await api.sql('UPDATE leads SET quarantined_at = now() WHERE id = $1', [leads['spam']]);
    before = (await get('/stats')).body.data;
  });

  it.each([
    ['overdue', ['longOverdue', 'overdue']],
    ['due_soon', ['soon']],
    ['kept', ['kept']],
    ['missed', ['missed']],
  ])('are found with promise=%s, without suspected spam', async (state, names) => {
    const expected = names.map((name) => leads[name]);
    expect(await idsOf(`promise=${state}&sortBy=dueAt&sortOrder=asc`)).toEqual(expected);
    for (const id of expected) expect((await promiseOf(id!)).state).toBe(state);
  });

  it('are counted in the stats within the viewer’s scope', async () => {
    expect(before).toMatchObject({ overdue: 2, dueSoon: 1 });
    const blind = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['franchise'] });
    expect((await get('/stats', blind.token)).body.data).toMatchObject({ overdue: 0, dueSoon: 0, ownFollowUps: 0 });
  });

  it('are sorted by due time, answered ones last, in both directions', async () => {
    const open = ['longOverdue', 'overdue', 'soon', 'waiting'].map((name) => leads[name]);
    expect((await idsOf('sortBy=dueAt&sortOrder=asc')).slice(0, 4)).toEqual(open);
    expect((await idsOf('sortBy=dueAt&sortOrder=desc')).slice(0, 4)).toEqual(open.reverse());
  });

  it('are exported as listed', async () => {
    const file = await get('/export?promise=overdue');
    expect(parseCsv(file.text)).toHaveLength(3);
  });

  it.each(['promise=none', 'promise=late', 'followUp=yesterday', 'sortBy=due_at'])('refuses ?%s', async (query) => {
    expect((await get(`?${query}`)).status).toBe(400);
  });
});

describe('follow-ups', () => {
  it('are set, moved and removed, with entries in the history', async () => {
    const id = await newLead();
    expect((await get(`/${id}`)).body.data.followUp).toBeNull();
    const set = await put(`/${id}/follow-up`, { on: inDays(3), note: ' Ask about the papers ' });
    expect(set.status).toBe(200);
    expect(set.body).toMatchObject({
      message: 'Follow-up set successfully',
      data: { followUp: { on: inDays(3), note: 'Ask about the papers' } },
    });
    const moved = await put(`/${id}/follow-up`, { on: today() });
    expect(moved.body.data.followUp).toEqual({
      _id: expect.any(String),
      on: today(),
      at: null,
      note: null,
      place: null,
    });
    const cleared = await put(`/${id}/follow-up`, { on: null });
    expect(cleared.body).toMatchObject({ message: 'Follow-up cleared successfully', data: { followUp: null } });
    const { history } = (await get(`/${id}`)).body.data;
    expect(history[0]?.details['changes']).toEqual({ followUp: { from: { on: today(), note: null }, to: null } });
    expect(history[2]?.details['changes']).toHaveProperty('followUp', {
      from: null,
      to: { on: inDays(3), note: 'Ask about the papers' },
    });
  });

  it.each([
    ['a past day', { on: inDays(-1) }],
    ['no day', {}],
    ['an empty day', { on: '' }],
    ['a day that does not exist', { on: '2030-02-30' }],
    ['a time instead of a day', { on: '2030-02-20T10:00:00Z' }],
    ['a note that is too long', { on: today(), note: 'x'.repeat(201) }],
  ])('refuses %s and names the field', async (_, body) => {
    const id = await newLead();
    const answer = await put(`/${id}/follow-up`, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors[0]?.field).toBe('note' in body ? 'note' : 'on');
    expect((await get(`/${id}`)).body.data.followUp).toBeNull();
  });

  it('form the work queue: own leads, due follow-ups first, then promises by due time', async () => {
    await deleteAllLeads(api);
    const [later, overdue, dueToday, leftOver, soon] = await Promise.all(Array.from({ length: 5 }, newLead));
    const foreign = await newLead();
    const own = [later, overdue, dueToday, leftOver, soon];
    await put('/bulk', { leadIds: own, updates: { assignedTo: agent.id } });
    await setDue(overdue!, '-1 hour', '-5 hours');
    await setDue(soon!, '1 hour', '-3 hours');
    for (const id of [dueToday, leftOver, foreign]) await put(`/${id}/follow-up`, { on: today() });
    await put(`/${later}/follow-up`, { on: inDays(2) });
    await api.sql('UPDATE leads SET follow_up_on = follow_up_on - 2 WHERE id = $1', [leftOver]);

    const work = await idsOf('assignedTo=me&sortBy=work&sortOrder=asc', agent.token);
    expect(work).toEqual([leftOver, dueToday, overdue, soon, later]);
    expect(await idsOf('followUp=today&assignedTo=me', agent.token)).toEqual([dueToday]);
    expect((await idsOf('followUp=due&assignedTo=me', agent.token)).sort()).toEqual([dueToday, leftOver].sort());
    expect(await idsOf('followUp=upcoming', agent.token)).toEqual([later]);
    expect((await get('/stats', agent.token)).body.data.ownFollowUps).toBe(2);
    expect((await get('/stats')).body.data.ownFollowUps).toBe(0);

    // A closed lead keeps its follow-up but is in no queue.
    await put(`/${leftOver}`, { status: 'converted' });
    expect(await idsOf('followUp=due&assignedTo=me', agent.token)).toEqual([dueToday]);
    expect((await get('/stats', agent.token)).body.data.ownFollowUps).toBe(1);
  });

  it('and calls are only for users who can change the lead', async () => {
    const foreign = await newLead();
    const hidden = await addLead(api, smallestSubmission('franchise'));
    const tries = [
      put(`/${foreign}/follow-up`, { on: today() }, agent.token),
      post(`/${foreign}/calls`, { outcome: 'reached' }, agent.token),
      put(`/${hidden}/follow-up`, { on: today() }, agent.token),
      post(`/${hidden}/calls`, { outcome: 'reached' }, agent.token),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 404, 404]);
    expect(await promiseOf(foreign)).toMatchObject({ state: 'waiting' });
  });
});

// Passport keeps one strategy for each process, from the newest application, so this must be the last block.
describe('SUPPORT_HOLIDAYS', () => {
  it('excludes the configured holidays', async () => {
    const days = Array.from({ length: 30 }, (_, day) => inDays(day));
    const onHoliday = await startApi({ supportHolidays: days });
    try {
      const id = await addLead(onHoliday, smallestSubmission('contact'));
      const token = await onHoliday.signIn();
      const { dueAt } = (await leadReads(onHoliday, token)(`/${id}`)).body.data.promise;
      expect(kolkataDay(new Date(dueAt!)) > inDays(29)).toBe(true);
    } finally {
      await onHoliday.close();
    }
  });
});
