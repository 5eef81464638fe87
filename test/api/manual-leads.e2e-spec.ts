import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import { addStaff } from '../support/staff.js';
import { fullSubmission, thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({ leadsPerMinute: 1 });
  token = await api.signIn();
});
afterAll(() => api.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of several calls
type Body = any;
const send = (method: string, path: string, body?: object, as = token, headers: Record<string, string> = {}) =>
  api.raw<Body>(method, `/api/leads${path}`, { token: as, headers, ...(body && { body }) });
const add = (body: object, as = token, headers: Record<string, string> = {}) =>
  send('POST', '/manual', { source: { how: 'call' }, ...body }, as, headers);

describe('POST /leads/manual', () => {
  it.each(LEAD_TYPE_NAMES)('stores a complete %s lead like the site, and one with only a name', async (type) => {
    const { group } = leadTypeDefinition(type);
    const full = fullSubmission(type);
    const { status, body, headers } = await add({ ...full, source: { how: 'mela', language: 'hi' } });
    expect([status, headers.get('etag')]).toEqual([201, expect.any(String)]);
    expect(body.message).toBe('Lead added successfully');
    const { data } = (await send('GET', `/${body.data._id}`)).body;
    expect(data).toMatchObject({
      ...body.data,
      etag: expect.any(String),
      activityAt: expect.any(String),
      possibleDuplicates: expect.any(Number),
      personalInfo: full.personalInfo,
      ...(group !== null && { [group]: full[group] }),
      source: { channel: 'staff', how: 'mela', language: 'hi' },
      status: 'new',
      history: [{ action: 'lead.created', actor: { name: 'Administrator' } }],
    });
    expect((await add({ type, personalInfo: { fullName: 'Asha' } })).status).toBe(201);
  });

  it('has the same promise as a submission, and is in counts, lists and searches', async () => {
    const before = (await send('GET', '/stats')).body.data.total;
    const { data } = (await add({ type: 'soil_testing', personalInfo: { phone: '९८७६५ ४३२१०' } })).body;
    expect(data).toMatchObject({ phoneE164: '+919876543210', promise: { hours: 24, state: 'waiting' } });
    expect((await send('GET', '/stats')).body.data.total).toBe(before + 1);
    expect((await send('GET', `?search=${data.reference}`)).body.pagination.totalItems).toBe(1);
  });

  it('requires a name or a phone, validates values, and refuses fields that only visitors send', async () => {
    const wrong = async (body: object) => {
      const { status, problem } = await add({ type: 'soil_testing', personalInfo: { fullName: 'Asha' }, ...body });
      return [status, problem?.errors?.map(({ field }) => field)];
    };
    expect(await wrong({ personalInfo: { city: 'Gaya' } })).toEqual([
      400,
      ['personalInfo.fullName', 'personalInfo.phone'],
    ]);
    expect(await wrong({ personalInfo: { phone: '12' } })).toEqual([400, ['personalInfo.phone']]);
    expect(await wrong({ soilTestingInfo: { typeOfSoil: 'cheese' } })).toEqual([400, ['soilTestingInfo.typeOfSoil']]);
    expect(await wrong({ source: { how: 'radio' } })).toEqual([400, ['source.how']]);
    expect(await wrong({ source: { how: 'call', channel: 'site' } })).toEqual([400, ['source.channel']]);
    expect(await wrong({ companyFax: 'x' })).toEqual([400, ['companyFax']]);
    expect(await wrong({ status: 'closed' })).toEqual([400, ['status']]);
    expect(await wrong({ type: 'nothing' })).toEqual([400, ['type']]);
    const young = { type: 'sarthi', personalInfo: { fullName: 'Asha', age: 17 } };
    expect(await wrong(young)).toEqual([400, ['personalInfo.age']]);
    const visitor = { ...thirdPartySubmission('contact'), source: { channel: 'staff' } };
    const refused = await api.raw<Body>('POST', '/api/leads', { body: visitor });
    expect([refused.status, refused.problem.errors[0]?.field]).toEqual([400, 'source.channel']);
  });

  it('assigns the lead to the caller; users who can assign can choose somebody else or nobody', async () => {
    const agent = await addStaff(api, token, { permissions: [], leadTypes: ['contact'] });
    const manager = await addStaff(api, token, {
      permissions: ['canEditAllLeads'],
      leadTypes: ['contact', 'newsletter'],
    });
    const asha = { type: 'contact', personalInfo: { fullName: 'Asha' } };
    const outcome = async (body: object, as: string) => {
      const answer = await add({ ...asha, ...body }, as);
      return answer.status === 201 ? (answer.body.data.assignedTo?._id ?? null) : [answer.status, answer.problem.code];
    };
    expect(await outcome({}, agent.token)).toBe(agent.id);
    expect(await outcome({ assignedTo: agent.id }, agent.token)).toBe(agent.id);
    expect(await outcome({ assignedTo: manager.id }, agent.token)).toEqual([403, 'permission_missing']);
    expect(await outcome({ assignedTo: agent.id }, manager.token)).toBe(agent.id);
    expect(await outcome({}, manager.token)).toBeNull();
    expect(await outcome({ type: 'newsletter', assignedTo: agent.id }, manager.token)).toEqual([
      422,
      'assignee_not_possible',
    ]);
    expect(await outcome({ type: 'franchise' }, agent.token)).toEqual([403, 'lead_type_not_accessible']);
    expect((await api.raw('POST', '/api/leads/manual', { body: asha })).status).toBe(401);
  });

  it('creates one lead for one Idempotency-Key and returns the receipt again, to the same user only', async () => {
    const asha = { type: 'contact', personalInfo: { fullName: 'Asha', phone: '98111 22233' } };
    const key = { 'Idempotency-Key': 'a call' };
    const first = await add(asha, token, key);
    const again = await add(asha, token, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const { _id, reference, type, createdAt } = first.body.data;
    expect(again.body).toEqual({
      message: 'This call was already carried out.',
      replayed: true,
      data: { _id, reference, type, createdAt },
    });
    const other = await addStaff(api, token, { role: 'admin' });
    const theirs = await add(asha, other.token, key);
    expect([theirs.status, theirs.body.data._id === _id]).toEqual([201, false]);
    const given = { ...asha, assignedTo: other.id };
    const toOther = { 'Idempotency-Key': 'a call for a colleague' };
    expect((await add(given, token, toOther)).status).toBe(201);
    await api.raw('PUT', `/api/users/${other.id}/toggle-status`, { token });
    const late = await add(given, token, toOther);
    expect([late.status, late.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });
});

describe('POST /leads/manual/check', () => {
  const check = (personalInfo: object, as = token) => send('POST', '/manual/check', { personalInfo }, as);

  it('finds visible leads with the same phone, email or name and place', async () => {
    const person = { fullName: 'Ramesh Chandra Yadav', phone: '98333 44455', email: 'ramesh@ex.in', city: 'Gaya' };
    const [own, foreign] = [
      (await add({ type: 'contact', personalInfo: person })).body.data._id,
      (await add({ type: 'franchise', personalInfo: person })).body.data._id,
    ];
    const found = async (personalInfo: object, as = token) =>
      (await check(personalInfo, as)).body.data
        .map(({ lead, reasons }: Body) => [lead._id, ...reasons])
        .sort((a: string[], b: string[]) => (a[0]! < b[0]! ? -1 : 1));
    expect(await found({ phone: '+91-9833344455' })).toEqual([
      [own, 'phone'],
      [foreign, 'phone'],
    ]);
    expect(await found({ email: 'RAMESH@ex.in', fullName: 'Ramesh Chandr Yadav', city: 'gaya' })).toEqual([
      [own, 'email', 'name'],
      [foreign, 'email', 'name'],
    ]);
    expect(await found({ fullName: 'Ramesh Chandra Yadav', city: 'Patna' })).toEqual([]);
    const agent = await addStaff(api, token, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
    expect(await found({ phone: '9833344455' }, agent.token)).toEqual([[own, 'phone']]);
    expect((await check({ phone: 'x' })).status).toBe(400);
    await send('DELETE', `/${own}`);
    expect(await found({ phone: '9833344455' }, agent.token)).toEqual([]);
  });
});
