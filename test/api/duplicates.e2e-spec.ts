import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { AlikeLeads, idsIn, type Person } from '../support/alike-leads.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { listen } from '../support/event-stream.js';
import { allMatched } from '../support/matched.js';
import { addLead, addStaff, type StaffMember, submitLead } from '../support/staff.js';
import { BOT_SIGNS, smallestSubmission } from '../support/submissions.js';
import { waitFor } from '../support/wait-for.js';

let api: Api;
let admin: string;
let leads: AlikeLeads;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  leads = new AlikeLeads(api, admin);
});
afterAll(() => api.close());

async function reasons(id: string, other: string): Promise<string[] | null> {
  return (await leads.candidates(id)).find(({ lead }) => lead._id === other)?.reasons ?? null;
}

describe('possible duplicates', () => {
  const shared = '+91 98765 43210';
  it.each<[string, Person, Person, string[] | null]>([
    ['the same phone in another notation', { phone: shared }, { phone: '०९८७६५ ४३२१०' }, ['phone']],
    ['the same email in another case', { email: 'Same@Example.com' }, { email: 'same@example.com' }, ['email']],
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
    ...[
      ['an invisible character', 'unseen\u200B@example.com'],
      ['a soft hyphen', 'un\u00ADseen@example.com'],
      ['full-width letters', 'ｕｎｓｅｅｎ＠example.com'],
      ['direction marks', '\u202Aunseen@example.com\u202C'],
    ].map(([kind, email], n): [string, Person, Person, string[]] => [
      `the same email with ${kind}`,
      { email: `${n}unseen@example.com` },
      { email: `${n}${email}` },
      ['email'],
    ]),
    ...[
      ['in Bengali digits', '৯৮৭৬৫ ০০০'],
      ['in Urdu digits', '۹۸۷۶۵ ۰۰۰'],
      ['in Santali digits', '᱙᱘᱗᱖᱕ ᱐᱐᱐'],
      ['with another one', '98765 000', ' / 91234 56789'],
      ['after its label', 'Mob: 98765-000'],
      ['as a link', 'tel:+9198765000'],
      ['with direction marks', '\u202A+91 98765 000', '\u202C'],
    ].map(([kind, before, after = ''], n): [string, Person, Person, string[]] => [
      `the same phone ${kind}`,
      { phone: `98765 000${40 + n}` },
      { phone: `${before}${40 + n}${after}` },
      ['phone'],
    ]),
    [
      'a name and a town with signs that show nothing, other quotes and dashes',
      { fullName: "Kamla D'Souza Bai", city: 'Bodh-Gaya' },
      { fullName: 'Kam\u200Bla D’Souza Bai', city: 'Bodh‐Ga\u00ADya' },
      ['name'],
    ],
    [
      'a name at the same PIN code in Urdu digits',
      { fullName: 'Shabnam Khatoon', pincode: '824231' },
      { fullName: 'Shabnam\u2060 Khatoon', pincode: '۸۲۴۲۳۱' },
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
    const [first, second] = await leads.add(leads.contact(one), leads.contact(other));
    expect(await reasons(second!, first!)).toEqual(expected);
    expect(await reasons(first!, second!)).toEqual(expected);
  });

  it('are counted on both rows, in the details and in the filter of list, export and reports', async () => {
    const phone = leads.freshPhone();
    const [first, second] = await leads.add(
      leads.contact({ phone, fullName: 'Twice Toldname' }),
      leads.contact({ phone }),
    );
    const listed = await leads.get(`?search=${encodeURIComponent(phone)}`);
    expect(listed.body.data.map(({ possibleDuplicates }) => possibleDuplicates)).toEqual([1, 1]);
    expect((await leads.get(`/${first}`)).body.data).toMatchObject({ possibleDuplicates: 1, mergedInto: null });
    const filter = `?duplicates=open&search=${encodeURIComponent(phone)}` as const;
    expect(idsIn(await leads.get(filter)).sort()).toEqual([first, second].sort());
    const file = await leads.get(`/export${filter}`);
    expect(file.text.trim().split('\r\n')).toHaveLength(3);
    const report = await api.raw<Schema<'TypeReport'>>('GET', `/api/reports/types${filter}`, { token: admin });
    expect(report.body.data).toMatchObject([{ type: 'contact', leads: 2 }]);
  });

  it('follow a correction: a new phone flags the lead, and a lead that is no longer similar is unflagged', async () => {
    const [one, other] = [leads.freshPhone(), leads.freshPhone()];
    const [first, second, third] = await leads.add(
      leads.contact({ phone: one }),
      leads.contact({ phone: one }),
      leads.contact({ phone: other }),
    );
    await api.raw('PUT', `/api/leads/${second}`, { token: admin, body: { personalInfo: { phone: other } } });
    await allMatched(api);
    expect(await reasons(second!, first!)).toBeNull();
    expect(await reasons(second!, third!)).toEqual(['phone']);
  });

  it('leave out suspected spam until it is restored', async () => {
    const phone = leads.freshPhone();
    const [first, spam] = await leads.add(leads.contact({ phone }), leads.contact({ phone }, BOT_SIGNS));
    expect(await leads.candidates(first!)).toEqual([]);
    expect((await api.raw('POST', `/api/leads/${spam}/restore`, { token: admin })).status).toBe(200);
    await allMatched(api);
    expect(await reasons(first!, spam!)).toEqual(['phone']);
  });

  it('limit the list of a family with one phone, say that names differ, and show similar names first', async () => {
    const phone = leads.freshPhone();
    const names = ['Asha', 'Binod', 'Chandan', 'Dinesh', 'Esha', 'Farida', 'Ganesh', 'Hema', 'Indu', 'Jitendra'];
    const family = await leads.add(...names.map((name) => leads.contact({ phone, fullName: `${name} Paswan` })));
    const [again] = await leads.add(leads.contact({ phone, fullName: 'Asha Paswan' }));
    const found = await leads.candidates(again!);
    expect(found).toHaveLength(6);
    const same = found.find(({ lead }) => lead._id === family[0]);
    expect(same).toMatchObject({ reasons: ['phone'], namesDiffer: false });
    expect(found.some(({ namesDiffer }) => namesDiffer)).toBe(true);
    expect((await leads.get(`?search=${encodeURIComponent(phone)}`)).body.pagination.totalItems).toBe(11);
  });

  it('include the same name on a shared phone, also if no other lead there is in a pair yet', async () => {
    const phone = leads.freshPhone();
    const names = ['Asha', 'Binod', 'Chandan', 'Dinesh', 'Esha', 'Farida', 'Ganesh', 'Hema'];
    const family = await leads.add(...names.map((name) => leads.contact({ phone, fullName: `${name} Paswan` })));
    // Simulates a second process that matches at the same time and cannot see these pairs yet.
    await api.sql('DELETE FROM duplicate_pairs WHERE first_id = ANY($1) OR second_id = ANY($1)', [family]);
    const indu = () => leads.contact({ phone, fullName: 'Indu Paswan' });
    const [one, other] = await leads.add(indu(), indu());
    expect(await reasons(one!, other!)).toEqual(['phone']);
  });

  it('include each of many simultaneous leads with one phone, and the earlier one', async () => {
    const phone = leads.freshPhone();
    const [there] = await leads.add(leads.contact({ phone, fullName: 'Zubeida Khatoon' }));
    const ids = await Promise.all(Array.from({ length: 12 }, () => submitLead(api, leads.contact({ phone }))));
    expect(new Set(ids).size).toBe(12);
    await allMatched(api);
    // Deletes the pairs and queues all leads again, so that they are matched in one run, as in a busy hour.
    await api.sql('DELETE FROM duplicate_pairs WHERE first_id = ANY($1) OR second_id = ANY($1)', [ids]);
    await api.sql('INSERT INTO duplicate_match_queue (lead_id) SELECT unnest($1::uuid[])', [ids]);
    await allMatched(api);
    for (const id of [there, ...ids]) expect([id, await leads.candidates(id!)]).not.toEqual([id, []]);
  });

  it('lock leads in the same order as a bulk change, so that the two never deadlock', async () => {
    const phone = leads.freshPhone();
    const [, second] = await leads.add(leads.contact({ phone }), leads.contact({ phone }));
    const bulk = new pg.Client({ connectionString: api.databaseUrl });
    await bulk.connect();
    try {
      await bulk.query('BEGIN');
      await bulk.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [second]);
      const third = await submitLead(api, leads.contact({ phone }));
      const WAITING = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await waitFor('the search waits for the second lead', async () => (await api.sql(WAITING)).length > 0);
      await bulk.query('SELECT FROM leads WHERE id = $1 FOR UPDATE NOWAIT', [third]);
      await bulk.query('COMMIT');
      await allMatched(api);
      expect(await leads.candidates(third)).toHaveLength(2);
    } finally {
      await bulk.end();
    }
  });

  it('are found automatically and published to open windows', async () => {
    const stream = await listen(api.url, admin);
    try {
      const phone = leads.freshPhone();
      const first = await submitLead(api, leads.contact({ phone }));
      await stream.next(({ data }) => data.added?.includes(first) ?? false);
      const second = await submitLead(api, leads.contact({ phone }));
      await stream.next(({ data }) => data.changed?.includes(first) ?? false);
      expect(await reasons(first, second)).toEqual(['phone']);
    } finally {
      stream.close();
    }
  });
});

describe('visibility and decisions', () => {
  let viewer: StaffMember;
  let agent: StaffMember;
  let seen: string;
  let hidden: string;
  let phone: string;

  beforeAll(async () => {
    viewer = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
    agent = await addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'soil_testing'] });
    phone = leads.freshPhone();
    const soil = {
      type: 'soil_testing',
      personalInfo: { fullName: 'Hidden Person', phone },
      soilTestingInfo: { fieldAddress: 'Field', areaOfField: '2', totalAreaOfField: '3', typeOfSoil: 'clay' },
    };
    [seen, hidden] = (await leads.add(leads.contact({ phone }), soil)) as [string, string];
  });

  it('show nothing about leads outside the viewer’s scope: no count, flag, candidate or filter', async () => {
    expect(await reasons(seen, hidden)).toEqual(['phone']);
    expect(await leads.candidates(seen, viewer.token)).toEqual([]);
    expect((await leads.get(`/${seen}`, viewer.token)).body.data.possibleDuplicates).toBe(0);
    const listed = await leads.get(`?search=${encodeURIComponent(phone)}`, viewer.token);
    expect(listed.body.data).toMatchObject([{ _id: seen, possibleDuplicates: 0 }]);
    expect(
      (await leads.get('?duplicates=open', viewer.token)).body.data.map((l: { _id: string }) => l._id),
    ).not.toContain(seen);
    expect((await leads.get(`/${hidden}/duplicates`, viewer.token)).status).toBe(404);
    const missing = '01900000-0000-7000-8000-000000000000';
    expect((await leads.decide(seen, hidden, 'linked', admin)).status).toBe(200);
    expect((await leads.decide(seen, hidden, 'open', admin)).status).toBe(200);
    await api.raw('PUT', `/api/leads/${seen}/assign`, { token: admin, body: { assignedTo: viewer.id } });
    expect((await leads.decide(seen, hidden, 'linked', viewer.token)).body).toEqual(
      (await leads.decide(seen, missing, 'linked', viewer.token)).body,
    );
  });

  it('are only for users who can change both leads', async () => {
    await api.raw('PUT', `/api/leads/${seen}/assign`, { token: admin, body: { assignedTo: agent.id } });
    expect((await leads.decide(seen, hidden, 'linked', agent.token)).status).toBe(404);
    const [third] = await leads.add(leads.contact({ phone }));
    expect((await leads.decide(seen, third!, 'dismissed', viewer.token)).status).toBe(403);
    expect((await leads.merge(seen, third!, {}, viewer.token)).status).toBe(403);
    await api.raw('PUT', `/api/leads/${hidden}/assign`, { token: admin, body: { assignedTo: agent.id } });
    expect((await leads.decide(seen, hidden, 'linked', agent.token)).status).toBe(200);
  });
});

describe('deciding', () => {
  it('links, keeps separate and reverts, with entries in both histories; decided pairs are not flagged again', async () => {
    const phone = leads.freshPhone();
    const [first, second] = (await leads.add(leads.contact({ phone }), leads.contact({ phone }))) as [string, string];
    for (const [state, open] of [
      ['linked', 0],
      ['dismissed', 0],
      ['open', 1],
    ] as const) {
      expect((await leads.decide(first, second, state)).status).toBe(200);
      expect((await leads.get(`/${second}`)).body.data.possibleDuplicates).toBe(open);
      expect(await leads.candidates(second)).toMatchObject([{ state }]);
      for (const id of [first, second]) {
        const [latest] = (await leads.get(`/${id}`)).body.data.history;
        expect(latest).toMatchObject({ action: 'lead.duplicate_decided', details: { state } });
      }
    }
    // The decision is kept when a lead is corrected and matched again.
    await leads.decide(first, second, 'dismissed');
    await api.raw('PUT', `/api/leads/${first}`, { token: admin, body: { personalInfo: { city: 'Gaya' } } });
    await allMatched(api);
    expect(await leads.candidates(first)).toMatchObject([{ state: 'dismissed' }]);
  });

  it('refuses a pair that nobody flagged', async () => {
    const [first, second] = (await leads.add(leads.contact({}), leads.contact({}))) as [string, string];
    expect((await leads.decide(first, second, 'linked')).status).toBe(404);
    expect((await leads.merge(first, second)).status).toBe(404);
    expect((await leads.merge(first, first)).status).toBe(404);
    expect((await leads.decide(first, first, 'linked')).status).toBe(404);
  });
});

describe('flagging by hand', () => {
  const flag = (id: string, other: string, token = admin) =>
    api.raw('POST', `/api/leads/${id}/duplicates`, { token, body: { other } });

  it('makes two different leads candidates, which corrections keep; they can be linked and merged', async () => {
    const [first, second] = (await leads.add(leads.contact({}), leads.contact({}))) as [string, string];
    expect((await flag(first, second)).status).toBe(200);
    expect((await flag(second, first)).status).toBe(200);
    expect(await reasons(first, second)).toEqual(['staff']);
    const { history } = (await leads.get(`/${second}`)).body.data;
    expect(history.filter(({ action }) => action === 'lead.duplicate_flagged')).toHaveLength(1);
    const phone = leads.freshPhone();
    const correct = (id: string, body: object) => api.raw('PUT', `/api/leads/${id}`, { token: admin, body });
    for (const id of [first, second]) await correct(id, { personalInfo: { phone } });
    await allMatched(api);
    expect(await reasons(first, second)).toEqual(['phone', 'staff']);
    await correct(first, { personalInfo: { phone: leads.freshPhone() } });
    await allMatched(api);
    expect(await reasons(first, second)).toContain('staff');
    expect((await leads.decide(first, second, 'linked')).status).toBe(200);
    expect((await leads.merge(first, second)).status).toBe(200);
    expect((await flag(first, second)).problem).toMatchObject({ status: 409, code: 'lead_merged' });
  });

  it('requires two leads that the user can see and change', async () => {
    const viewer = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
    const [own, foreign] = (await leads.add(leads.contact({}), leads.contact({}))) as [string, string];
    const hidden = await addLead(api, smallestSubmission('newsletter'));
    await api.raw('PUT', `/api/leads/${own}/assign`, { token: admin, body: { assignedTo: viewer.id } });
    expect((await flag(own, hidden, viewer.token)).status).toBe(404);
    expect((await flag(own, foreign, viewer.token)).status).toBe(403);
    expect((await flag(own, own)).problem.errors[0]?.field).toBe('other');
  });
});
