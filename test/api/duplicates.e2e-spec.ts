import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, type Api, startApi } from '../support/api.js';
import { listen } from '../support/event-stream.js';
import { allMatched } from '../support/matched.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';

let api: Api;
let admin: string;
let count = 0;

interface Person {
  fullName?: string;
  email?: string;
  phone?: string;
  city?: string;
  state?: string;
  pincode?: string;
  address?: string;
}

/** A lead whose phone and mail nobody else has, unless they are given. */
function contact(person: Person, more: object = {}): object {
  count += 1;
  return {
    type: 'contact',
    personalInfo: {
      fullName: `Person${count} Number${count}`,
      email: `person${count}@example.com`,
      ...person,
    },
    contactForm: { message: `Message ${count}` },
    ...more,
  };
}

const freshPhone = () => `+91 98${String(10_000_000 + ++count * 37)}`;

async function add(...forms: object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const form of forms) ids.push(await addLead(api, form));
  await allMatched(api);
  return ids;
}

const get = (path: string, token = admin) => api.call('GET', `/api/leads${path}`, { token });
const decide = (id: string, other: string, state: string, token = admin) =>
  api.call('PUT', `/api/leads/${id}/duplicates`, { token, body: { other, state } });
const merge = (id: string, other: string, more: object = {}, token = admin, headers = {}) =>
  api.call('POST', `/api/leads/${id}/merge`, { token, body: { other, ...more }, headers });
const unmerge = (id: string, other: string, token = admin) =>
  api.call('POST', `/api/leads/${id}/unmerge`, { token, body: { other } });

interface Candidate {
  lead: { _id: string };
  reasons: string[];
  namesDiffer: boolean;
  state: string;
}

async function candidates(id: string, token = admin): Promise<Candidate[]> {
  return (await get(`/${id}/duplicates`, token)).body.data.candidates;
}

/** Why `other` is flagged with `id`; null where it is not. */
async function reasons(id: string, other: string): Promise<string[] | null> {
  return (await candidates(id)).find(({ lead }) => lead._id === other)?.reasons ?? null;
}

const idsIn = (answer: Answer): string[] => answer.body.data.map((lead: { _id: string }) => lead._id);

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.close());

describe('what is flagged', () => {
  const shared = '+91 98765 43210';
  it.each<[string, Person, Person, string[] | null]>([
    ['the same phone, written otherwise', { phone: shared }, { phone: '०९८७६५ ४३२१०' }, ['phone']],
    ['the same mail in another case', { email: 'Same@Example.com' }, { email: 'same@example.com' }, ['email']],
    [
      'a similar name in the same town',
      { fullName: 'Sunita Kumari Devi', city: 'Gaya' },
      { fullName: 'Smt. SUNITA KUMARI DEVI', city: ' gaya ' },
      ['name'],
    ],
    [
      'a name with another spelling at the same PIN code',
      { fullName: 'Ramchandra Yadav', pincode: '824233' },
      { fullName: 'Ramchandar Yadav', pincode: '८२४२३३' },
      ['name'],
    ],
    [
      'a Hindi name in the same town',
      { fullName: 'मुज़फ़्फ़र अली', city: 'गया' },
      { fullName: 'मुजफ्फर अली', city: 'गया' },
      ['name'],
    ],
    [
      'everything at once',
      { fullName: 'Lata Rani', email: 'lata@example.com', phone: '98111 00001', city: 'Nawada' },
      { fullName: 'Lata Rani', email: 'lata@example.com', phone: '+919811100001', city: 'Nawada' },
      ['phone', 'email', 'name'],
    ],
    [
      'not: a similar name elsewhere',
      { fullName: 'Mohan Lal', city: 'Patna' },
      { fullName: 'Mohan Lal', city: 'Pune' },
      null,
    ],
    [
      'not: towns of one name in two states',
      { fullName: 'Kavita Singh', city: 'Aurangabad', state: 'Bihar' },
      { fullName: 'Kavita Singh', city: 'Aurangabad', state: 'Maharashtra' },
      null,
    ],
    [
      'not: another name in the same town',
      { fullName: 'Ritu Sinha', city: 'Ara' },
      { fullName: 'Ritesh Prasad', city: 'Ara' },
      null,
    ],
    ['not: a bare first name', { fullName: 'Sita', city: 'Buxar' }, { fullName: 'Sita', city: 'Buxar' }, null],
  ])('%s', async (_, one, other, expected) => {
    const [first, second] = await add(contact(one), contact(other));
    expect(await reasons(second!, first!)).toEqual(expected);
    expect(await reasons(first!, second!)).toEqual(expected);
  });

  it('counts on both rows, in the details and in the filter of list, export and reports', async () => {
    const phone = freshPhone();
    const [first, second] = await add(contact({ phone, fullName: 'Twice Toldname' }), contact({ phone }));
    const listed = await get(`?search=${encodeURIComponent(phone)}`);
    expect(listed.body.data.map((lead: { possibleDuplicates: number }) => lead.possibleDuplicates)).toEqual([1, 1]);
    expect((await get(`/${first}`)).body.data).toMatchObject({ possibleDuplicates: 1, mergedInto: null });
    const filter = `?duplicates=open&search=${encodeURIComponent(phone)}`;
    expect(idsIn(await get(filter)).sort()).toEqual([first, second].sort());
    const file = await get(`/export${filter}`);
    expect(file.text.trim().split('\r\n')).toHaveLength(3);
    const report = await api.call('GET', `/api/reports/types${filter}`, { token: admin });
    expect(report.body.data).toMatchObject([{ type: 'contact', leads: 2 }]);
  });

  it('follows a correction: a new phone flags, and what is no longer alike is told apart', async () => {
    const [one, other] = [freshPhone(), freshPhone()];
    const [first, second, third] = await add(
      contact({ phone: one }),
      contact({ phone: one }),
      contact({ phone: other }),
    );
    await api.call('PUT', `/api/leads/${second}`, { token: admin, body: { personalInfo: { phone: other } } });
    await allMatched(api);
    expect(await reasons(second!, first!)).toBeNull();
    expect(await reasons(second!, third!)).toEqual(['phone']);
  });

  it('leaves out suspected spam until it is restored', async () => {
    const phone = freshPhone();
    const [first, spam] = await add(contact({ phone }), contact({ phone }, { elapsedMs: 100 }));
    expect(await candidates(first!)).toEqual([]);
    expect((await api.call('POST', `/api/leads/${spam}/restore`, { token: admin })).status).toBe(200);
    await allMatched(api);
    expect(await reasons(first!, spam!)).toEqual(['phone']);
  });

  it('keeps a family on one phone short, says that the names differ, and shows who sounds the same first', async () => {
    const phone = freshPhone();
    const names = ['Asha', 'Binod', 'Chandan', 'Dinesh', 'Esha', 'Farida', 'Ganesh', 'Hema', 'Indu', 'Jitendra'];
    const family = await add(...names.map((name) => contact({ phone, fullName: `${name} Paswan` })));
    const [again] = await add(contact({ phone, fullName: 'Asha Paswan' }));
    const found = await candidates(again!);
    expect(found).toHaveLength(6);
    const same = found.find(({ lead }) => lead._id === family[0]);
    expect(same).toMatchObject({ reasons: ['phone'], namesDiffer: false });
    expect(found.some(({ namesDiffer }) => namesDiffer)).toBe(true);
    // Nothing merges by itself.
    expect((await get(`?search=${encodeURIComponent(phone)}`)).body.pagination.totalItems).toBe(11);
  });

  it('drops no lead, however many come at once with one phone, and flags each', async () => {
    const phone = freshPhone();
    const ids = await Promise.all(Array.from({ length: 12 }, () => addLead(api, contact({ phone }))));
    expect(new Set(ids).size).toBe(12);
    await allMatched(api);
    for (const id of ids) expect((await candidates(id)).length).toBeGreaterThan(0);
  });

  it('is done by the server by itself, and told to whoever watches', async () => {
    const stream = await listen(api.url, admin);
    try {
      const phone = freshPhone();
      const first = await addLead(api, contact({ phone }));
      await stream.next(({ data }) => data.added?.includes(first) ?? false);
      const second = await addLead(api, contact({ phone }));
      await stream.next(({ data }) => data.changed?.includes(first) ?? false);
      expect(await reasons(first, second)).toEqual(['phone']);
    } finally {
      stream.close();
    }
  });
});

describe('who sees and decides', () => {
  let viewer: StaffMember;
  let agent: StaffMember;
  let seen: string;
  let hidden: string;
  let phone: string;

  beforeAll(async () => {
    viewer = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
    agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'soil_testing'] });
    phone = freshPhone();
    const soil = {
      type: 'soil_testing',
      personalInfo: { fullName: 'Hidden Person', phone },
      soilTestingInfo: { fieldAddress: 'Field', areaOfField: '2', totalAreaOfField: '3', typeOfSoil: 'clay' },
    };
    [seen, hidden] = (await add(contact({ phone }), soil)) as [string, string];
  });

  it('tells nobody of a lead that is out of their sight: no count, no flag, no candidate, no filter', async () => {
    expect(await reasons(seen, hidden)).toEqual(['phone']);
    expect(await candidates(seen, viewer.token)).toEqual([]);
    expect((await get(`/${seen}`, viewer.token)).body.data.possibleDuplicates).toBe(0);
    const listed = await get(`?search=${encodeURIComponent(phone)}`, viewer.token);
    expect(listed.body.data).toMatchObject([{ _id: seen, possibleDuplicates: 0 }]);
    expect((await get('?duplicates=open', viewer.token)).body.data.map((l: { _id: string }) => l._id)).not.toContain(
      seen,
    );
    expect((await get(`/${hidden}/duplicates`, viewer.token)).status).toBe(404);
    const missing = '01900000-0000-7000-8000-000000000000';
    expect((await decide(seen, hidden, 'linked', admin)).status).toBe(200);
    expect((await decide(seen, hidden, 'open', admin)).status).toBe(200);
    await api.call('PUT', `/api/leads/${seen}/assign`, { token: admin, body: { assignedTo: viewer.id } });
    expect((await decide(seen, hidden, 'linked', viewer.token)).body).toEqual(
      (await decide(seen, missing, 'linked', viewer.token)).body,
    );
  });

  it('lets only who may change both decide', async () => {
    await api.call('PUT', `/api/leads/${seen}/assign`, { token: admin, body: { assignedTo: agent.id } });
    // The other is not the agent's: to them there is no pair.
    expect((await decide(seen, hidden, 'linked', agent.token)).status).toBe(404);
    const [third] = await add(contact({ phone }));
    expect((await decide(seen, third!, 'dismissed', viewer.token)).status).toBe(403);
    expect((await merge(seen, third!, {}, viewer.token)).status).toBe(403);
    await api.call('PUT', `/api/leads/${hidden}/assign`, { token: admin, body: { assignedTo: agent.id } });
    expect((await decide(seen, hidden, 'linked', agent.token)).status).toBe(200);
  });
});

describe('deciding', () => {
  it('links, keeps apart and takes back, with a line in both histories; decided pairs are flagged no more', async () => {
    const phone = freshPhone();
    const [first, second] = (await add(contact({ phone }), contact({ phone }))) as [string, string];
    for (const [state, open] of [
      ['linked', 0],
      ['dismissed', 0],
      ['open', 1],
    ] as const) {
      expect((await decide(first, second, state)).status).toBe(200);
      expect((await get(`/${second}`)).body.data.possibleDuplicates).toBe(open);
      expect(await candidates(second)).toMatchObject([{ state }]);
      for (const id of [first, second]) {
        const [latest] = (await get(`/${id}`)).body.data.history;
        expect(latest).toMatchObject({ action: 'lead.duplicate_decided', details: { state } });
      }
    }
    // A decision outlives a correction that is matched again.
    await decide(first, second, 'dismissed');
    await api.call('PUT', `/api/leads/${first}`, { token: admin, body: { personalInfo: { city: 'Gaya' } } });
    await allMatched(api);
    expect(await candidates(first)).toMatchObject([{ state: 'dismissed' }]);
  });

  it('knows no pair that nobody flagged', async () => {
    const [first, second] = (await add(contact({}), contact({}))) as [string, string];
    expect((await decide(first, second, 'linked')).status).toBe(404);
    expect((await merge(first, second)).status).toBe(404);
    expect((await merge(first, first)).status).toBe(404);
    expect((await decide(first, first, 'linked')).status).toBe(404);
  });
});

describe('merging', () => {
  async function pair(one: Person = {}, other: Person = {}): Promise<[string, string]> {
    const phone = freshPhone();
    return (await add(contact({ phone, ...one }), contact({ phone, ...other }))) as [string, string];
  }
  /** Everything of a lead that an undo has to bring back. */
  const stored = async (id: string) => {
    const [row] = await api.sql<Record<string, unknown>>(
      `SELECT to_jsonb(l) - 'version' - 'updated_at' AS lead FROM leads l WHERE id = $1`,
      [id],
    );
    return row!['lead'];
  };

  it('takes over what was chosen, takes the other out of everything, and brings both back exactly', async () => {
    const [stays, goes] = await pair(
      { fullName: 'Stays Kumar', city: 'Gaya' },
      { fullName: 'Goes Kumar', city: 'Patna', pincode: '800001' },
    );
    await api.call('PUT', `/api/leads/${goes}`, { token: admin, body: { status: 'qualified', priority: 'high' } });
    await api.call('PUT', `/api/leads/${goes}/follow-up`, { token: admin, body: { on: '2099-01-02', note: 'Ask' } });
    await api.call('POST', `/api/leads/${goes}/notes`, { token: admin, body: { content: 'Written before' } });
    await decide(stays, goes, 'linked');
    const before = [await stored(stays), await stored(goes)];
    const totals = async () => [
      (await get('')).body.pagination.totalItems,
      (await get('/stats')).body.data.total,
      (await get('/export')).text.split('\r\n').length,
      (await api.call('GET', '/api/reports/types', { token: admin })).body.data[0].leads,
    ];
    const counted = await totals();

    const take = ['status', 'followUp', 'personalInfo.city', 'personalInfo.pincode', 'details.message'];
    const merged = await merge(stays, goes, { take });
    expect(merged.status).toBe(200);
    expect(merged.body.data).toMatchObject({
      _id: stays,
      status: 'qualified',
      priority: 'medium',
      personalInfo: { fullName: 'Stays Kumar', city: 'Patna', pincode: '800001' },
      followUp: { on: '2099-01-02', note: 'Ask' },
    });
    expect(await totals()).toEqual(counted.map((total: number) => total - 1));
    expect(idsIn(await get('?search=Goes%20Kumar'))).toEqual([]);
    expect((await get('?quarantined=true')).body.data.map((l: { _id: string }) => l._id)).not.toContain(goes);
    const details = (await get(`/${goes}`)).body.data;
    expect(details).toMatchObject({ mergedInto: stays, quarantined: false });
    const { merged: parts } = (await get(`/${stays}/duplicates`)).body.data;
    expect(parts).toMatchObject([
      {
        lead: { _id: goes, personalInfo: { fullName: 'Goes Kumar' } },
        mergedInto: stays,
        notes: [{ content: 'Written before' }],
      },
    ]);
    expect(parts[0].history.length).toBeGreaterThan(3);

    const undone = await unmerge(stays, goes);
    expect(undone.status).toBe(200);
    expect([await stored(stays), await stored(goes)]).toEqual(before);
    expect(await candidates(stays)).toMatchObject([{ state: 'linked' }]);
    expect(await totals()).toEqual(counted);
    const actions = (await get(`/${stays}`)).body.data.history.map((entry: { action: string }) => entry.action);
    expect(actions.slice(0, 2)).toEqual(['lead.unmerged', 'lead.merged']);
    expect((await unmerge(stays, goes)).body.code).toBe('not_merged');
  });

  it('refuses work on a lead that was merged, by one or by many', async () => {
    const [stays, goes] = await pair();
    await merge(stays, goes);
    const at = (path: string) => `/api/leads/${goes}${path}`;
    for (const [method, path, body] of [
      ['PUT', '', { status: 'closed' }],
      ['PUT', '/assign', { assignedTo: null }],
      ['POST', '/notes', { content: 'x' }],
      ['POST', '/calls', { outcome: 'reached' }],
      ['PUT', '/follow-up', { on: null }],
      ['POST', '/restore', undefined],
      ['PUT', '/duplicates', { other: stays, state: 'linked' }],
      ['POST', '/merge', { other: stays }],
      ['DELETE', '', undefined],
    ] as const) {
      const answer = await api.call(method, at(path), { token: admin, body });
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 409, 'lead_merged']);
    }
    const updated = await api.call('PUT', '/api/leads/bulk', {
      token: admin,
      body: { leadIds: [goes], updates: { status: 'closed' } },
    });
    expect(updated.body.data.affected).toBe(0);
    const deleted = await api.call('DELETE', '/api/leads/bulk', { token: admin, body: { leadIds: [goes] } });
    expect(deleted.body.data.affected).toBe(0);
  });

  it('names what was changed since, and undoes once that is set back', async () => {
    const [stays, goes] = await pair({ city: 'Gaya' }, { city: 'Patna' });
    await merge(stays, goes, { take: ['personalInfo.city'] });
    const correct = (city: string) =>
      api.call('PUT', `/api/leads/${stays}`, { token: admin, body: { personalInfo: { city } } });
    await correct('Pune');
    const refused = await unmerge(stays, goes);
    expect([refused.status, refused.body.code]).toEqual([409, 'merge_not_undoable']);
    expect(refused.body.message).toContain('City');
    expect((await get(`/${goes}`)).body.data.mergedInto).toBe(stays);
    await correct('Patna');
    // What is not of the merge may have moved on.
    await api.call('PUT', `/api/leads/${stays}`, { token: admin, body: { priority: 'urgent' } });
    expect((await unmerge(stays, goes)).status).toBe(200);
    expect((await get(`/${stays}`)).body.data).toMatchObject({ priority: 'urgent', personalInfo: { city: 'Gaya' } });
  });

  it('takes back a first contact that the merge brought, but none that came after it', async () => {
    const [stays, goes] = await pair();
    await api.call('PUT', `/api/leads/${goes}`, { token: admin, body: { status: 'contacted' } });
    await merge(stays, goes, { take: ['status'] });
    expect((await get(`/${stays}`)).body.data.promise.state).toBe('kept');
    await unmerge(stays, goes);
    expect((await get(`/${stays}`)).body.data.promise.firstResponseAt).toBeNull();
    await merge(stays, goes, { take: ['status'] });
    await api.call('POST', `/api/leads/${stays}/calls`, { token: admin, body: { outcome: 'reached' } });
    await unmerge(stays, goes);
    expect((await get(`/${stays}`)).body.data).toMatchObject({ status: 'new', promise: { state: 'kept' } });
  });

  it('takes over only what the other has', async () => {
    const [stays, goes] = await pair();
    for (const path of ['personalInfo.city', 'details.motivation', 'followUp', 'assignedTo']) {
      const refused = await merge(stays, goes, { take: [path] });
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, path]);
    }
    expect((await merge(stays, goes, { take: ['personalInfo.password'] })).status).toBe(400);
  });

  it('merges for one of two who merge at once, in either direction, and loses no lead', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await pair();
      const statuses = (await Promise.all([merge(one, other), merge(other, one), merge(one, other)])).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => [409, 412].includes(status))).toHaveLength(2);
      const left = await api.sql('SELECT id FROM leads WHERE id = ANY($1) AND merged_into IS NULL', [[one, other]]);
      expect(left).toHaveLength(1);
    }
  });

  it('leaves leads alone that changed since they were compared', async () => {
    const [stays, goes] = await pair();
    const compared = await get(`/${stays}/duplicates`);
    const seen = { 'if-match': compared.headers.get('etag')! };
    const otherEtag = compared.body.data.candidates[0].etag;
    await api.call('PUT', `/api/leads/${goes}`, { token: admin, body: { priority: 'low' } });
    expect((await merge(stays, goes, { otherEtag }, admin, seen)).status).toBe(412);
    const anew = (await get(`/${stays}/duplicates`)).body.data.candidates[0].etag;
    await api.call('PUT', `/api/leads/${stays}`, { token: admin, body: { priority: 'low' } });
    expect((await merge(stays, goes, { otherEtag: anew }, admin, seen)).status).toBe(412);
    const now = { 'if-match': (await get(`/${stays}`)).headers.get('etag')! };
    expect((await merge(stays, goes, { otherEtag: anew }, admin, now)).status).toBe(200);
  });

  it('is undone in the reverse order of two merges, and a deletion takes all parts with it', async () => {
    const phone = freshPhone();
    const [a, b, c] = (await add(contact({ phone }), contact({ phone }), contact({ phone }))) as [
      string,
      string,
      string,
    ];
    await merge(b, a);
    await merge(c, b);
    const { merged } = (await get(`/${c}/duplicates`)).body.data;
    expect(merged.map((part: { lead: { _id: string } }) => part.lead._id).sort()).toEqual([a, b].sort());
    expect((await unmerge(b, a)).body.code).toBe('lead_merged');
    expect((await unmerge(c, a)).body.code).toBe('not_merged');
    expect((await unmerge(c, b)).status).toBe(200);
    expect((await unmerge(b, a)).status).toBe(200);
    await merge(b, a);
    await merge(c, b);
    expect((await api.call('DELETE', `/api/leads/${c}`, { token: admin })).status).toBe(200);
    expect(await api.sql('SELECT id FROM leads WHERE id = ANY($1)', [[a, b, c]])).toEqual([]);
    const told = await api.sql(
      `SELECT subject_id FROM audit_events WHERE action = 'lead.deleted' AND subject_id = ANY($1)`,
      [[a, b, c]],
    );
    expect(told).toHaveLength(3);
  });

  it('keeps apart by type who may read what was merged', async () => {
    const phone = freshPhone();
    const soil = {
      type: 'soil_testing',
      personalInfo: { fullName: 'Soil Person', phone },
      soilTestingInfo: { fieldAddress: 'Field', areaOfField: '2', totalAreaOfField: '3', typeOfSoil: 'clay' },
    };
    const [stays, goes] = (await add(contact({ phone }), soil)) as [string, string];
    const member = await addStaff(api, admin, { permissions: [], leadTypes: ['contact'] });
    await api.call('PUT', `/api/leads/${stays}/assign`, { token: admin, body: { assignedTo: member.id } });
    await merge(stays, goes);
    expect((await get(`/${stays}/duplicates`, member.token)).body.data.merged).toEqual([]);
    expect((await unmerge(stays, goes, member.token)).body.code).toBe('not_merged');
    await api.call('PUT', `/api/users/${member.id}/lead-access`, {
      token: admin,
      body: { leadTypeAccess: { contact: true, soil_testing: true } },
    });
    expect((await get(`/${stays}/duplicates`, member.token)).body.data.merged).toHaveLength(1);
    expect((await unmerge(stays, goes, member.token)).status).toBe(200);
  });
});
