import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeadType } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { listen } from '../support/event-stream.js';
import { type LeadReads, leadReads } from '../support/lead-reads.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { smallestSubmission, thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
let get: LeadReads;
/** Can change all leads of these two types. */
let editor: StaffMember;
/** These agents can work only on their own leads: one sees a single type, the other sees both types. */
let contactAgent: StaffMember;
let bothAgent: StaffMember;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  get = leadReads(api, admin);
  editor = await addStaff(api, admin, {
    permissions: ['canViewAllLeads', 'canEditAllLeads'],
    leadTypes: ['contact', 'soil_testing'],
  });
  contactAgent = await addStaff(api, admin, { leadTypes: ['contact'] });
  bothAgent = await addStaff(api, admin, { leadTypes: ['contact', 'soil_testing'] });
});
afterAll(() => api.close());

const correct = (id: string, type: unknown, token = admin, headers: Record<string, string> = {}) =>
  api.raw<Schema<'LeadUpdatedResult'>>('PUT', `/api/leads/${id}/type`, { token, body: { type }, headers });
const assign = (id: string, assignedTo: string) =>
  api.raw('PUT', `/api/leads/${id}/assign`, { token: admin, body: { assignedTo } });
const detail = async (id: string, token = admin) => (await get(`/${id}`, token)).body.data;
const found = async (query: `?${string}`, token = admin) => (await get(query, token)).body.data.map(({ _id }) => _id);
const newLead = (type: LeadType = 'contact') => addLead(api, thirdPartySubmission(type));
const countOf = async (type: LeadType) =>
  (await get('/stats')).body.data.leadsByType.find(({ _id }) => _id === type)?.count ?? 0;

const FRANCHISE = {
  ...thirdPartySubmission('franchise'),
  franchiseInfo: {
    location: 'Khizarsarai',
    investment: '₹10-25 Lakhs',
    experience: 'Runs a seed shop',
    timeline: 'Immediately',
    expectations: 'A steady income',
  },
};

describe('the fields of the lead', () => {
  it('are kept if the new type has them, stay readable if not, and return with the old type', async () => {
    const id = await addLead(api, FRANCHISE);
    const corrected = await correct(id, 'kisan_mandi');
    expect(corrected).toMatchObject({
      status: 200,
      body: { message: 'Lead type corrected successfully', data: { type: 'kisan_mandi' } },
    });
    const { experience, investment, location, ...rest } = FRANCHISE.franchiseInfo;
    const lead = await detail(id);
    expect(lead).toMatchObject({
      originalType: 'franchise',
      info: { experience, investment, location },
      formerInfo: [{ type: 'franchise', info: rest }],
    });
    expect(lead).not.toHaveProperty('franchiseInfo');
    expect(lead.history[0]).toMatchObject({
      action: 'lead.updated',
      details: { changes: { type: { from: 'franchise', to: 'kisan_mandi' } } },
    });
    expect(corrected.headers.get('etag')).toBe(lead.etag);
    await correct(id, 'franchise');
    expect(await detail(id)).toMatchObject({
      originalType: null,
      franchiseInfo: FRANCHISE.franchiseInfo,
      formerInfo: [],
    });
  });

  it('can lack required fields of the new type, whose rules apply to later corrections', async () => {
    const id = await newLead();
    expect((await correct(id, 'bdo_application')).status).toBe(200);
    const change = (bdoInfo: object) => api.raw('PUT', `/api/leads/${id}`, { token: admin, body: { bdoInfo } });
    expect((await change({ motivation: 'To teach the village' })).status).toBe(200);
    expect((await change({ followersCount: 'many' })).status).toBe(400);
  });

  it('are found as before, exported by the new type, and erased with the person', async () => {
    const form = { ...FRANCHISE, franchiseInfo: { ...FRANCHISE.franchiseInfo, location: 'Wazirganj' } };
    const id = await addLead(api, form);
    await correct(id, 'sarthi');
    expect((await detail(id)).formerInfo[0]?.info).toMatchObject({ location: 'Wazirganj' });
    expect(await found('?search=wazirganj')).toEqual([id]);
    const { text } = await api.raw('GET', `/api/leads/export?leadIds=${id}`, { token: admin });
    const [header = [], row = []] = parseCsv(text);
    expect(row[header.indexOf('Type')]).toBe('Kisan Sarthi');
    expect(row.join()).not.toContain('Wazirganj');
    expect((await api.raw('POST', `/api/leads/${id}/erase`, { token: admin })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ formerInfo: [], originalType: 'franchise' });
    expect(await found('?search=wazirganj')).toEqual([]);
    expect(await api.sql(`SELECT 1 FROM leads WHERE id = $1 AND former_details IS NOT NULL`, [id])).toEqual([]);
  });

  it('go into the bin and are restored completely', async () => {
    const id = await addLead(api, FRANCHISE);
    await correct(id, 'newsletter');
    const { formerInfo } = await detail(id);
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
    await api.raw('POST', '/api/leads/bin/restore', { token: admin, body: { leadIds: [id] } });
    expect(await detail(id)).toMatchObject({ type: 'newsletter', originalType: 'franchise', formerInfo });
  });
});

describe('permission to correct a type', () => {
  it('requires access to both types and permission to change the lead', async () => {
    const id = await newLead();
    expect(await correct(id, 'franchise', editor.token)).toMatchObject({
      status: 403,
      problem: { code: 'new_type_not_accessible', message: 'You can only choose a lead type that you can see.' },
    });
    expect((await correct(id, 'soil_testing', bothAgent.token)).status).toBe(404);
    await assign(id, bothAgent.id);
    expect((await correct(id, 'soil_testing', contactAgent.token)).status).toBe(404);
    expect((await correct(id, 'soil_testing', bothAgent.token)).status).toBe(200);
    expect((await detail(id, bothAgent.token)).assignedTo?._id).toBe(bothAgent.id);
    expect((await correct(await newLead('franchise'), 'contact', editor.token)).status).toBe(404);
    const viewer = await addStaff(api, admin, {
      permissions: ['canViewAllLeads'],
      leadTypes: ['contact', 'soil_testing'],
    });
    expect((await correct(id, 'contact', viewer.token)).status).toBe(403);
  });

  it.each([[undefined], ['no such type'], [null], [['contact']]])('is refused: %j is not a type', async (type) => {
    const { status, problem } = await correct(await newLead(), type);
    expect([status, problem.errors[0]?.field]).toEqual([400, 'type']);
  });
});

describe('simultaneous corrections', () => {
  it('are refused if the lead has changed, and only one of two succeeds', async () => {
    const id = await newLead();
    const { etag } = await detail(id);
    const both = await Promise.all([
      correct(id, 'soil_testing', admin, { 'If-Match': etag }),
      correct(id, 'franchise', admin, { 'If-Match': etag }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await correct(id, 'newsletter', admin, { 'If-Match': etag })).status).toBe(412);
  });

  it('without If-Match keep other users’ changes', async () => {
    const id = await newLead();
    const change = (body: object) => api.raw('PUT', `/api/leads/${id}`, { token: admin, body });
    const answers = await Promise.all([
      correct(id, 'soil_testing'),
      change({ status: 'contacted' }),
      change({ personalInfo: { city: 'Patna' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await detail(id)).toMatchObject({
      type: 'soil_testing',
      status: 'contacted',
      personalInfo: { city: 'Patna' },
      soilTestingInfo: { additionalNotes: expect.any(String) },
    });
  });

  it('to the current type change nothing', async () => {
    const id = await newLead();
    const { etag, history } = await detail(id);
    expect((await correct(id, 'contact')).status).toBe(200);
    expect(await detail(id)).toMatchObject({ etag, history });
  });
});

describe('the assignee', () => {
  it('stays with access to the new type; otherwise the rules of that type apply', async () => {
    const [kept, lost] = [await newLead(), await newLead()];
    await assign(kept, bothAgent.id);
    await assign(lost, contactAgent.id);
    await correct(kept, 'soil_testing');
    expect((await detail(kept)).assignedTo?._id).toBe(bothAgent.id);
    await correct(lost, 'franchise');
    const lead = await detail(lost);
    expect(lead.assignedTo).toBeNull();
    expect(lead.history[0]?.details['changes']).toEqual({
      type: { from: 'contact', to: 'franchise' },
      assignedTo: { from: contactAgent.id, to: null },
    });
    const rule = { leadType: 'soil_testing', kind: 'fixed', userIds: [bothAgent.id] };
    await api.raw('POST', '/api/assignment/rules', { token: admin, body: rule });
    expect((await correct(lost, 'soil_testing')).body.data.assignedTo?._id).toBe(bothAgent.id);
    expect((await detail(lost)).history[0]?.action).toBe('lead.assigned');
    const told = await api.raw<Schema<'NotificationList'>>('GET', '/api/notifications', { token: bothAgent.token });
    expect(told.body.data.some((notification) => notification.lead?._id === lost)).toBe(true);
  });
});

describe('the promise', () => {
  it('of the form stays; without one, the promise of the new type applies', async () => {
    const promised = await newLead();
    const before = (await detail(promised)).promise;
    await correct(promised, 'bdo_application');
    expect((await detail(promised)).promise).toEqual(before);
    const subscriber = await newLead('newsletter');
    await correct(subscriber, 'soil_testing');
    expect(await detail(subscriber)).toMatchObject({
      promise: { hours: 24, dueAt: expect.any(String) },
      nextStep: 'first_contact',
    });
    await correct(subscriber, 'newsletter');
    expect((await detail(subscriber)).promise).toMatchObject({ hours: null, dueAt: null, state: 'none' });
  });
});

describe('lists, counts, copies and open windows', () => {
  it('show the lead under its new type', async () => {
    const id = await newLead();
    const [contacts, soils] = [await countOf('contact'), await countOf('soil_testing')];
    await correct(id, 'soil_testing');
    expect([await countOf('contact'), await countOf('soil_testing')]).toEqual([contacts - 1, soils + 1]);
    expect(await found('?type=soil_testing&limit=1')).toEqual([id]);
    expect(await found('?type=contact')).not.toContain(id);
  });

  it('leave it out if the reader sees only the old type, and if the copy is of that type', async () => {
    const viewer = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
    const stream = await listen(api.url, viewer.token);
    const id = await addLead(api, smallestSubmission('contact'));
    await stream.next(({ data }) => data.added?.includes(id) ?? false);
    await correct(id, 'soil_testing');
    await stream.next(({ data }) => data.removed?.includes(id) ?? false);
    stream.close();
    const removedFor = async (query: string, token: string) =>
      ((await get(`?updatedSince=2020-01-01${query}`, token)).body.removed ?? []).map(({ _id }) => _id);
    expect(await removedFor('', viewer.token)).toContain(id);
    expect(await removedFor('&type=contact', admin)).toContain(id);
    expect(await removedFor('', admin)).not.toContain(id);
    await correct(id, 'contact');
    expect(await removedFor('', viewer.token)).not.toContain(id);
  });
});
