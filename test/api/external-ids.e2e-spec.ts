/** Ids that leads have in other systems, and the call that creates or changes a lead by such an id. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

type Lead = Schema<'ListedLead'>;
type ExternalId = Schema<'ExternalId'>;

let api: Api;
let admin: string;
let agent: StaffMember;
let ids = 0;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'soil_testing'] });
});
afterAll(() => api.close());

const newId = (): ExternalId => {
  ids += 1;
  return { system: 'erp', id: `C-${1_000 + ids}` };
};
const send = <Body = { data: Lead }>(method: string, path: string, body?: object, token = admin, headers = {}) =>
  api.raw<Body>(method, `/api/leads${path}`, { token, headers, ...(body && { body }) });
const upsert = ({ system, id }: ExternalId, body: object, token = admin, headers = {}) =>
  send('PUT', `/by/${encodeURIComponent(system)}/${encodeURIComponent(id)}`, body, token, headers);
const PERSON = { type: 'contact', personalInfo: { fullName: 'Sunita Devi', phone: '98765 43210' } };
const lead = () => addLead(api, thirdPartySubmission('contact'));
const read = async (id: string) => (await send<{ data: Schema<'LeadDetail'> }>('GET', `/${id}`)).body.data;
const idsOf = async (id: string) => (await read(id)).externalIds;
const holderOf = async ({ id }: ExternalId) =>
  (await api.sql<{ lead_id: string }>('SELECT lead_id FROM lead_external_ids WHERE external_id = $1', [id]))[0]
    ?.lead_id ?? null;
const found = async (words: string) =>
  (await send<{ data: Lead[] }>('GET', `?search=${encodeURIComponent(words)}`)).body.data.map(({ _id }) => _id);

describe('PUT /leads/by/{system}/{externalId}', () => {
  it('creates a lead, and then changes it', async () => {
    const by = newId();
    const created = await upsert(by, { ...PERSON, status: 'qualified', priority: 'high', source: { how: 'mela' } });
    expect([created.status, created.headers.get('etag')]).toEqual([201, created.body.data.etag]);
    const { _id } = created.body.data;
    expect(created.body.data).toMatchObject({
      type: 'contact',
      status: 'qualified',
      priority: 'high',
      externalIds: [by],
      source: { channel: 'staff', how: 'mela' },
      promise: { state: 'kept' },
    });
    const changed = await upsert(by, { priority: 'low', personalInfo: { city: 'Gaya' } });
    expect([changed.status, changed.body.data._id]).toEqual([200, _id]);
    expect(changed.body.data).toMatchObject({
      status: 'qualified',
      priority: 'low',
      personalInfo: { fullName: 'Sunita Devi', phone: '98765 43210', city: 'Gaya' },
    });
    const { history } = await read(_id);
    expect(history.map(({ action, details }) => [action, details.changes])).toEqual([
      ['lead.updated', { priority: { from: 'high', to: 'low' }, 'personalInfo.city': { from: null, to: 'Gaya' } }],
      [
        'lead.updated',
        {
          status: { from: 'new', to: 'qualified' },
          priority: { from: 'medium', to: 'high' },
          externalIds: { from: null, to: `erp:${by.id}` },
        },
      ],
      ['lead.created', undefined],
    ]);
  });

  it('changes nothing if it is repeated', async () => {
    const by = newId();
    // Nobody else has this name and number: a possible duplicate that is found in between would change the ETag.
    const personalInfo = { fullName: 'Kamla Oraon', phone: '91234 56780' };
    const body = { ...PERSON, personalInfo, status: 'contacted' };
    const first = await upsert(by, body);
    const again = await upsert(by, body);
    expect([again.status, again.headers.get('etag')]).toEqual([200, first.headers.get('etag')]);
    expect((await read(first.body.data._id)).history).toHaveLength(2);
  });

  it('creates one lead if many calls come at the same time', async () => {
    const by = newId();
    const answers = await Promise.all(Array.from({ length: 12 }, () => upsert(by, PERSON)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });

  it('accepts ids with slashes, spaces and Hindi letters', async () => {
    for (const id of ['SO/2024/17', 'गया 17', 'a%2Fb', 'x'.repeat(100)]) {
      const { status, body } = await upsert({ system: 'sap-4.hana', id }, PERSON);
      expect([status, body.data.externalIds]).toEqual([201, [{ system: 'sap-4.hana', id }]]);
      expect((await upsert({ system: 'sap-4.hana', id }, PERSON)).status).toBe(200);
    }
  });

  it('keeps the id it was found by, and accepts more', async () => {
    const [by, other] = [newId(), newId()];
    expect((await upsert(by, { ...PERSON, externalIds: [other] })).body.data.externalIds).toEqual([by, other]);
    expect((await upsert(by, { externalIds: [] })).body.data.externalIds).toEqual([by]);
  });

  it('names what is wrong', async () => {
    const by = newId();
    const wrong = async (body: object, of = by) => {
      const { status, problem } = await upsert(of, body);
      return [status, problem.code, problem.errors?.map(({ field }) => field)];
    };
    expect(await wrong({ personalInfo: PERSON.personalInfo })).toEqual([400, 'invalid_input', ['type']]);
    expect(await wrong({ type: 'contact' })).toEqual([
      400,
      'invalid_input',
      ['personalInfo.fullName', 'personalInfo.phone'],
    ]);
    expect(await wrong({ ...PERSON, inPool: true })).toEqual([400, 'invalid_input', ['inPool']]);
    expect(await wrong({ ...PERSON, closeReason: 'no_budget' })).toEqual([400, 'invalid_input', ['closeReason']]);
    expect(await wrong({ ...PERSON, personalInfo: { phone: '12' } })).toEqual([
      400,
      'invalid_input',
      ['personalInfo.phone'],
    ]);
    expect(await wrong({ ...PERSON, surname: 'Devi' })).toEqual([400, 'invalid_input', ['surname']]);
    expect(await wrong(PERSON, { system: 'ERP', id: '1' })).toEqual([400, 'invalid_input', ['system']]);
    for (const id of ['x'.repeat(101), 'a, b', 'a;b']) {
      expect(await wrong(PERSON, { system: 'erp', id })).toEqual([400, 'invalid_input', ['externalId']]);
    }
    expect(await wrong({ ...PERSON, externalIds: [{ system: 'erp', id: 1001 }] })).toEqual([
      400,
      'invalid_input',
      ['externalIds.0.id'],
    ]);
    const twice = newId();
    expect(await wrong({ ...PERSON, externalIds: [newId(), twice, twice] })).toEqual([
      400,
      'invalid_input',
      ['externalIds.2'],
    ]);
    expect(await wrong({ ...PERSON, externalIds: Array.from({ length: 101 }, newId) })).toEqual([
      400,
      'invalid_input',
      ['externalIds'],
    ]);
    expect(await wrong({ ...PERSON, externalIds: [{ system: 'erp' }] })).toEqual([
      400,
      'invalid_input',
      ['externalIds.0.id'],
    ]);
    expect(await holderOf(by)).toBeNull();
    await upsert(by, PERSON);
    expect(await wrong({ type: 'soil_testing' })).toEqual([422, 'lead_type_differs', ['type']]);
    expect(await wrong({ soilTestingInfo: { areaOfField: '2' } })).toEqual([400, 'invalid_input', ['soilTestingInfo']]);
  });

  it('refuses an outdated ETag, and one of a lead that does not exist', async () => {
    const by = newId();
    const etag = { 'if-match': '"1"' };
    const early = (await upsert(by, PERSON, admin, etag)).problem;
    expect(early).toMatchObject({ status: 412, code: 'lead_changed' });
    expect(early?.message).toContain('No lead has this id');
    await upsert(by, PERSON);
    expect((await upsert(by, { priority: 'high' }, admin, etag)).status).toBe(200);
    expect((await upsert(by, { priority: 'low' }, admin, etag)).status).toBe(412);
  });

  it('treats null as missing, and letters composed in two ways as one id', async () => {
    const { body } = await upsert({ system: 'erp', id: 'Caf\u00e9' }, { ...PERSON, externalIds: null, inPool: null });
    const again = await upsert(
      { system: 'erp', id: 'Cafe\u0301' },
      { externalIds: null, inPool: null, priority: null },
    );
    expect([again.status, again.body.data._id]).toEqual([200, body.data._id]);
  });

  it('follows the rights of its caller, shows nothing of hidden leads, and records who looked for them', async () => {
    const editor = await addStaff(api, admin, { permissions: ['canEditAllLeads'], leadTypes: ['contact'] });
    const by = newId();
    // The user who sets an external id decides which lead the other system changes.
    expect((await upsert(by, PERSON, agent.token)).problem.code).toBe('permission_missing');
    const own = (await upsert(by, { ...PERSON, assignedTo: agent.id })).body.data._id;
    expect((await upsert(by, { priority: 'high', assignedTo: agent.id }, agent.token)).status).toBe(200);
    expect((await upsert(by, { assignedTo: null }, agent.token)).status).toBe(403);
    const stolen = await send('PUT', `/${own}`, { externalIds: [by, newId()] }, agent.token);
    expect(stolen.problem.code).toBe('permission_missing');
    expect((await upsert(newId(), { ...PERSON, type: 'franchise' }, editor.token)).status).toBe(403);
    const hidden = await upsert(by, { priority: 'low' }, editor.token);
    expect([hidden.problem.status, hidden.problem.code]).toEqual([409, 'external_id_taken']);
    expect(hidden.text).not.toContain('Sunita');
    expect((await read(own)).priority).toBe('high');
    await api.flushAudit();
    const recorded = await api.sql<{ details: { code: string } }>(
      `SELECT details FROM audit_events WHERE action = 'access.refused' AND actor_id = $1`,
      [editor.id],
    );
    expect(recorded.map(({ details }) => details.code).sort()).toEqual([
      'external_id_taken',
      'lead_type_not_accessible',
    ]);
  });

  it('changes the remaining lead if the lead is merged at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const by = newId();
      const other = (await upsert(by, PERSON)).body.data._id;
      const survivor = await lead();
      await send('POST', `/${survivor}/duplicates`, { other });
      const upserts = Array.from({ length: 6 }, (_, n) => upsert(by, { priority: n % 2 === 0 ? 'high' : 'low' }));
      const merge = send('POST', `/${survivor}/merge`, { other, take: [] });
      const statuses = (await Promise.all(upserts)).map(({ status }) => status);
      expect(statuses).toEqual(Array(6).fill(200));
      await merge;
    }
  });
});

describe('the external ids of a lead', () => {
  it('can be set and removed with other changes, and belong to one lead', async () => {
    const [id, other] = [await lead(), await lead()];
    const [one, two] = [newId(), { system: 'crm', id: '17' }];
    const set = (of: string, externalIds: object) => send('PUT', `/${of}`, { externalIds });
    expect((await set(id, [one, two])).body.data.externalIds).toEqual([two, one]);
    const before = await read(id);
    expect(before.history[0]?.details.changes).toEqual({ externalIds: { from: null, to: `crm:17, erp:${one.id}` } });
    // The order of the ids does not matter.
    await set(id, [two, one]);
    expect((await read(id)).activityAt).toBe(before.activityAt);
    const taken = await set(other, [newId(), one]);
    expect(taken.problem).toMatchObject({
      status: 409,
      code: 'external_id_taken',
      errors: [{ field: 'externalIds.1', code: 'taken' }],
    });
    expect(await idsOf(other)).toEqual([]);
    expect((await set(id, [])).body.data.externalIds).toEqual([]);
    expect((await set(other, [one])).status).toBe(200);
  });

  it('can be exchanged between two leads at the same time without an error of the server', async () => {
    const [one, two] = [newId(), newId()];
    const [first, second] = [(await upsert(one, PERSON)).body.data._id, (await upsert(two, PERSON)).body.data._id];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        send('PUT', `/${first}`, { externalIds: [two] }),
        send('PUT', `/${second}`, { externalIds: [one] }),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
    const held = [await holderOf(one), await holderOf(two)].filter((holder) => holder !== null);
    expect(held.every((holder) => [first, second].includes(holder ?? ''))).toBe(true);
  });

  it('are in lists, copies, search and exports', async () => {
    const by = newId();
    const since = encodeURIComponent(new Date(Date.now() - 1_000).toISOString());
    const { _id } = (await upsert(by, { ...PERSON, externalIds: [{ system: 'crm', id: 'नया-9' }] })).body.data;
    const expected = [{ system: 'crm', id: 'नया-9' }, by];
    expect(await found(by.id)).toEqual([_id]);
    expect(await found('नया-9')).toEqual([_id]);
    const copied = await send<Schema<'LeadList'>>('GET', `?updatedSince=${since}&limit=100`);
    expect(copied.body.data.find((one) => one._id === _id)?.externalIds).toEqual(expected);
    const file = (query: string) => api.raw('GET', `/api/leads/export?leadIds=${_id}${query}`, { token: admin });
    expect(JSON.parse((await file('&format=ndjson')).text)).toMatchObject({ externalIds: expected });
    const cell = async (query: string, header: string) => {
      const [headers = [], row = []] = parseCsv((await file(query)).text);
      return row[headers.indexOf(header)];
    };
    expect(await cell('&values=codes', 'externalIds')).toBe(`crm:नया-9; erp:${by.id}`);
    expect(await cell('', 'External ids')).toBe(`crm:नया-9; erp:${by.id}`);
    await send('PUT', `/${_id}`, { externalIds: [] });
    expect(await found(by.id)).toEqual([]);
  });

  it('move to the remaining lead of a merge, which the next call changes, and move back', async () => {
    const [one, two, three] = [newId(), newId(), newId()];
    const survivor = (await upsert(one, PERSON)).body.data._id;
    const other = (await upsert(two, { ...PERSON, externalIds: [three] })).body.data._id;
    await send('POST', `/${survivor}/duplicates`, { other });
    expect((await send('POST', `/${survivor}/merge`, { other, take: [] })).status).toBe(200);
    expect([await idsOf(survivor), await idsOf(other)]).toEqual([[one, two, three], []]);
    expect(await found(two.id)).toEqual([survivor]);
    const changed = await upsert(two, { priority: 'urgent' });
    expect([changed.status, changed.body.data._id]).toEqual([200, survivor]);
    // This id has been removed since the merge, so unmerging does not bring it back.
    await upsert(one, { externalIds: [one, two] });
    expect((await send('POST', `/${survivor}/unmerge`, { other })).status).toBe(200);
    expect([await idsOf(survivor), await idsOf(other)]).toEqual([[one], [two]]);
    expect(await found(two.id)).toEqual([other]);
  });

  it('go with a deleted lead and come back with it, except one that another lead has meanwhile', async () => {
    const [kept, reused] = [newId(), newId()];
    const { _id } = (await upsert(kept, { ...PERSON, externalIds: [reused] })).body.data;
    await send('DELETE', `/${_id}`);
    expect(await holderOf(kept)).toBeNull();
    const newer = (await upsert(reused, PERSON)).body.data._id;
    expect(newer).not.toBe(_id);
    await send('POST', '/bin/restore', { leadIds: [_id] });
    expect([await idsOf(_id), await idsOf(newer)]).toEqual([[kept], [reused]]);
    expect(await found(kept.id)).toEqual([_id]);
  });

  it('go to the lead that had an id last, if two deleted leads had it', async () => {
    for (const isFirstNamedFirst of [true, false]) {
      const [shared, own] = [newId(), newId()];
      const first = (await upsert(shared, { ...PERSON, externalIds: [own] })).body.data._id;
      await send('DELETE', `/${first}`);
      const last = (await upsert(shared, PERSON)).body.data._id;
      await send('DELETE', `/${last}`);
      const leadIds = isFirstNamedFirst ? [first, last] : [last, first];
      await send('POST', '/bin/restore', { leadIds });
      expect([await idsOf(first), await idsOf(last)]).toEqual([[own], [shared]]);
    }
  });

  it('are erased with the person, also from the history and from merged leads', async () => {
    const [one, two] = [newId(), newId()];
    const survivor = (await upsert(one, PERSON)).body.data._id;
    const other = (await upsert(two, PERSON)).body.data._id;
    await send('PUT', `/${survivor}`, { externalIds: [one, { system: 'crm', id: 'erased-7' }] });
    await send('POST', `/${survivor}/duplicates`, { other });
    await send('POST', `/${survivor}/merge`, { other, take: [] });
    await api.raw('GET', '/api/leads/export?search=erased-7', { token: admin });
    expect((await send('POST', `/${survivor}/erase`)).status).toBe(200);
    expect(await idsOf(survivor)).toEqual([]);
    for (const { id } of [one, two, { id: 'erased-7' }]) {
      const tables = await api.sql<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      );
      for (const { name } of tables) {
        const rows = await api.sql(`SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'`, [id]);
        expect([name, rows.length]).toEqual([name, 0]);
      }
    }
  });
});

describe('a system that creates leads one by one', () => {
  let limited: Api;
  beforeAll(async () => {
    limited = await startApi({ staffWritesPerMinute: 4 });
  });
  afterAll(() => limited.close());

  it('is limited in new leads per minute, but not in changes', async () => {
    const token = await limited.signIn();
    const put = async (id: string, body: object = PERSON) =>
      (await limited.raw('PUT', `/api/leads/by/erp/${id}`, { token, body })).status;
    expect([await put('1'), await put('2'), await put('3')]).toEqual([201, 201, 429]);
    for (const priority of ['low', 'high', 'low', 'high', 'low']) expect(await put('1', { priority })).toBe(200);
  });
});
