import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { addStaff } from '../support/staff.js';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const PERSON = {
  fullName: 'Asha Devi Kushwaha',
  phone: '9876543210',
  email: 'asha.kushwaha@example.com',
  city: 'Khizarsarai',
};
const TRACES = [
  'asha',
  'kushwaha',
  '9876543210',
  '98765 00000',
  'khizarsarai',
  'mandi shop',
  'calls back',
  '127.0.0.1',
];

async function addPerson(key: string): Promise<{ id: string; reference: string }> {
  const { body } = await api.raw<Body>('POST', '/api/leads', {
    headers: { 'Idempotency-Key': key },
    body: {
      type: 'kisan_canteen',
      personalInfo: PERSON,
      info: { location: 'Khizarsarai', message: 'A mandi shop' },
      source: { page: 'https://example.com/?name=asha', utm_source: 'radio' },
      consent: { noticeVersion: '1', language: 'en', purposes: ['contact'] },
    },
  });
  return { id: body.data._id, reference: body.data.reference };
}

interface Body {
  data: {
    _id: string;
    reference: string;
    source: object;
    notes: object[];
    history: { action: string; details: { changes?: object } }[];
  };
  pagination: { totalItems: number };
}

const send = (method: string, path: string, body?: object) =>
  api.raw<Body>(method, `/api/leads${path}`, { token, ...(body && { body }) });

/** Returns the tables in which a row contains one of `TRACES`. Ignores the IP addresses of users' own actions. */
async function tablesWithTraces(): Promise<string[]> {
  const tables = await api.sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'sign_in_networks' ORDER BY tablename`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const row = name === 'audit_events' ? `(to_jsonb(t) - 'address')::text` : 't::text';
    const [hit] = await api.sql(
      `SELECT FROM ${name} t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS trace WHERE position(trace in lower(${row})) > 0)`,
      [TRACES],
    );
    if (hit) found.push(name);
  }
  return found;
}

describe('POST /leads/{id}/erase', () => {
  it('leaves no trace of the person in any table, merged leads included, and keeps the events', async () => {
    const first = await addPerson('first');
    const second = await addPerson('second');
    await send('PUT', `/${first.id}`, {
      status: 'qualified',
      personalInfo: { phone: '98765 00000', fullName: 'Asha K' },
    });
    await send('POST', `/${first.id}/notes`, { content: 'Asha calls back' });
    await send('POST', `/${first.id}/calls`, { outcome: 'reached', content: 'Asha likes it' });
    await send('PUT', `/${first.id}/follow-up`, { on: '2099-01-01', note: 'Asha again' });
    await api.raw('GET', '/api/leads/export?search=asha.kushwaha@example.com', { token });
    await api.sql(
      `INSERT INTO duplicate_pairs (first_id, second_id, reasons) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), '{same_email}')
       ON CONFLICT DO NOTHING`,
      [first.id, second.id],
    );
    const merged = await send('POST', `/${first.id}/merge`, { other: second.id, take: ['personalInfo.fullName'] });
    expect(merged.status).toBe(200);
    expect(await tablesWithTraces()).toEqual([
      'audit_values',
      'duplicate_pairs',
      'lead_follow_ups',
      'lead_notes',
      'lead_search',
      'leads',
    ]);

    const erased = await send('POST', `/${first.id}/erase`);
    expect(erased.status).toBe(200);
    expect(erased.body.data).toMatchObject({
      reference: first.reference,
      status: 'qualified',
      personalInfo: {},
      followUp: null,
      erasedAt: expect.any(String),
    });
    expect(await tablesWithTraces()).toEqual([]);

    const { body } = await send('GET', `/${first.id}`);
    expect(body.data.source).toEqual({ utm_source: 'radio' });
    expect(body.data.notes).toMatchObject([{ call: 'reached', content: '', author: { name: 'Administrator' } }]);
    expect(body.data.history.map(({ action }) => action)).toEqual([
      'lead.erased',
      'lead.merged',
      'lead.updated',
      'lead.called',
      'lead.noted',
      'lead.updated',
      'lead.created',
    ]);
    expect(body.data.history.at(-2)?.details.changes).toEqual({
      status: { from: 'new', to: 'qualified' },
      'personalInfo.phone': { from: null, to: null },
      'personalInfo.fullName': { from: null, to: null },
    });
    expect(await api.sql(`SELECT subject_id FROM audit_events WHERE action = 'lead.erased'`)).toHaveLength(2);
  });

  it('leaves a lead that is counted, found by its reference, and can only be deleted', async () => {
    const { id, reference } = await addPerson('third');
    const total = async (query: string) => (await send('GET', `?${query}`)).body.pagination.totalItems;
    const counted = await total('type=kisan_canteen');
    await send('POST', `/${id}/erase`);
    expect([
      await total('type=kisan_canteen'),
      await total('search=kushwaha'),
      await total(`search=${reference}`),
    ]).toEqual([counted, 0, 1]);
    const refused = [
      await send('PUT', `/${id}`, { personalInfo: { fullName: 'Asha' } }),
      await send('PUT', `/${id}`, { status: 'closed' }),
      await send('POST', `/${id}/notes`, { content: 'Asha' }),
      await send('POST', `/${id}/calls`, { outcome: 'reached' }),
      await send('PUT', `/${id}/follow-up`, { on: '2099-01-01' }),
      await send('PUT', `/${id}/assign`, { assignedTo: null }),
      await send('POST', `/${id}/erase`),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
      refused.map(() => [409, 'lead_erased']),
    );
    const bulk = await send('PUT', '/bulk', { leadIds: [id], updates: { status: 'closed' } });
    expect(bulk.body.data).toMatchObject({ requested: 1, affected: 0 });
    const resent = await api.raw('POST', '/api/leads', {
      headers: { 'Idempotency-Key': 'third' },
      body: { type: 'newsletter', personalInfo: { email: PERSON.email } },
    });
    expect(resent.status).toBe(422);
    expect((await send('DELETE', `/${id}`)).status).toBe(200);
  });

  it('requires its permission and permission to change the lead, also of merged leads outside the scope', async () => {
    const { id } = await addPerson('fourth');
    const erase = async (permissions: Parameters<typeof addStaff>[2]['permissions']) => {
      const staff = await addStaff(api, token, { permissions: permissions ?? [], leadTypes: ['kisan_canteen'] });
      const answer = await api.raw('POST', `/api/leads/${id}/erase`, { token: staff.token });
      return [answer.status, answer.problem?.code];
    };
    expect(await erase(['canViewAllLeads', 'canEditAllLeads', 'canDeleteLeads'])).toEqual([403, 'permission_missing']);
    expect(await erase(['canErasePersonalData'])).toEqual([404, 'lead_not_found']);
    expect(await erase(['canErasePersonalData', 'canViewAllLeads'])).toEqual([403, 'lead_not_changeable']);
    const part = await addPerson('fifth');
    await api.sql(`UPDATE leads SET type = 'franchise', merged_into = $1 WHERE id = $2`, [id, part.id]);
    const all = ['canErasePersonalData', 'canViewAllLeads', 'canEditAllLeads'] as const;
    expect(await erase(all)).toEqual([409, 'lead_holds_hidden']);
    expect((await send('POST', `/${id}/erase`)).status).toBe(200);
  });
});

describe('a lead that changed since the caller read it', () => {
  it.each([
    ['deleted', 'DELETE', ''],
    ['erased', 'POST', '/erase'],
  ])('is not %s by a call with the earlier ETag', async (done, method, path) => {
    const { id } = await addPerson(`stale ${done}`);
    const read = () => api.raw<Body>('GET', `/api/leads/${id}`, { token });
    const seen = (await read()).headers.get('etag')!;
    await send('PUT', `/${id}`, { status: 'qualified' });
    const act = (etag: string) => api.raw(method, `/api/leads/${id}${path}`, { token, headers: { 'if-match': etag } });
    for (const stale of [seen, '"no state"']) {
      const refused = await act(stale);
      expect([refused.status, refused.problem.code]).toEqual([412, 'lead_changed']);
    }
    const now = await read();
    expect(now.body.data).toMatchObject({ personalInfo: PERSON, erasedAt: null });
    expect((await act(now.headers.get('etag')!)).status).toBe(200);
  });
});

describe('recorded searches', () => {
  const recorded = () =>
    api
      .sql<{ search: string }>(
        `SELECT DISTINCT personal ->> 'search' AS search FROM audit_values WHERE subject_type = 'export'`,
      )
      .then((rows) => rows.map(({ search }) => search).sort());

  it('for the person are erased, by old and new values in any spelling; others stay', async () => {
    const { body } = await api.raw<Body>('POST', '/api/leads', {
      body: {
        type: 'contact',
        personalInfo: { fullName: 'Meena Kumari Joshi', phone: '98761 23450', email: 'meena.joshi@ex.in' },
        contactForm: { message: 'A soil test for my field' },
      },
    });
    const id = body.data._id;
    await send('PUT', `/${id}`, { personalInfo: { email: 'meena.new@ex.in' } });
    const others = ['Geeta Patel', 'ramesh.sharma@ex.in', '9876123451', 'soil', 'ex.in'];
    for (const search of [
      ...['meena.joshi@ex.in', '9876123450', '+919876123450', '98761-23450', 'Joshi Meena', 'Kumari  Joshi', 'Meena'],
      ...['Meena  Kumari Joshi', 'meena.new', '९८७६१ २३४५०', 'mina joshee', ...others],
    ])
      await api.raw('GET', `/api/leads/export?search=${encodeURIComponent(search)}`, { token });
    expect(await recorded()).toHaveLength(16);
    expect((await send('POST', `/${id}/erase`)).status).toBe(200);
    expect(await recorded()).toEqual([...others].sort());
  });
});

describe('a deleted lead', () => {
  it('leaves no trace of the person when it leaves the bin, and the events stay', async () => {
    await send('POST', '/bin/empty');
    const { id } = await addPerson('sixth');
    await send('PUT', `/${id}`, { personalInfo: { fullName: 'Asha K' } });
    await send('POST', `/${id}/notes`, { content: 'Asha calls back' });
    await api.raw('GET', '/api/leads/export?search=kushwaha', { token });
    await send('DELETE', `/${id}`);
    expect(await tablesWithTraces()).toEqual(['audit_values', 'deleted_leads']);
    const removed = await send('DELETE', '/bin', { leadIds: [id] });
    expect(removed.body).toMatchObject({ data: { requested: 1, affected: 1 } });
    expect(await tablesWithTraces()).toEqual([]);
    const actions = await api.sql('SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY id', [id]);
    expect(actions.map(({ action }) => action)).toEqual([
      'lead.created',
      'lead.updated',
      'lead.noted',
      'lead.deleted',
      'lead.purged',
    ]);
    const resent = await api.raw('POST', '/api/leads', {
      headers: { 'Idempotency-Key': 'sixth' },
      body: { type: 'newsletter', personalInfo: { email: PERSON.email } },
    });
    expect(resent.status).toBe(422);
  });

  it('is deleted once, and its record cannot be changed or removed', async () => {
    const id = (await addPerson('seventh')).id;
    const remove = () =>
      api.raw('DELETE', `/api/leads/${id}`, { token, headers: { 'content-type': 'application/json' } });
    expect((await remove()).body).toEqual({ message: 'Lead deleted successfully' });
    expect((await remove()).status).toBe(404);
    expect(
      await api.sql(`SELECT 1 FROM audit_events WHERE action = 'lead.deleted' AND subject_id = $1`, [id]),
    ).toHaveLength(1);
    for (const change of [
      'UPDATE audit_events SET action = $$x$$',
      'DELETE FROM audit_events',
      'TRUNCATE audit_events',
    ]) {
      await expect(api.sql(change)).rejects.toThrow('append-only');
    }
  });

  it.each([
    ['DELETE', 'bulk'],
    ['DELETE', 'bulk-delete'],
    ['POST', 'bulk-delete'],
  ])('is deleted with others by %s /api/leads/%s', async (method, path) => {
    const ids = [(await addPerson(`${method} ${path} 1`)).id, (await addPerson(`${method} ${path} 2`)).id];
    const answer = await api.raw(method, `/api/leads/${path}`, { token, body: { leadIds: ids } });
    expect(answer.body).toMatchObject({ data: { requested: 2, affected: 2 } });
    expect((await send('GET', `/${ids[0]}`)).status).toBe(404);
  });
});

describe('a person whose lead was merged into another and unmerged', () => {
  const MARKERS = [
    'zubeida',
    'qureshi',
    'mughalsarai',
    'banarasi',
    '9311122233',
    '93111 22244',
    'zq-note',
    'zq-call',
    'zq-next',
  ];
  const person = {
    fullName: 'Zubeida Qureshi',
    phone: '+91 93111 22233',
    email: 'zubeida.qureshi@example.com',
    city: 'Mughalsarai',
    address: 'Banarasi Galli 4',
  };
  const done = async (method: string, path: string, body?: object) => {
    const answer = await send(method, path, body);
    expect([method, path, answer.status < 300, answer.text]).toEqual([method, path, true, answer.text]);
    return answer;
  };
  const added = async (body: object, headers = {}) =>
    (await api.raw<Body>('POST', '/api/leads', { headers, body })).body.data._id;

  async function columnsWithMarkers(): Promise<string[]> {
    await api.flushAudit();
    const columns = await api.sql<{ place: string; at: string; name: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS place, format('%s.%s', c.relname, a.attname) AS at, a.attname AS name
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND a.attnum > 0 AND NOT a.attisdropped
       ORDER BY 2`,
    );
    const found: string[] = [];
    for (const { place, at, name } of columns) {
      const [hit] = await api.sql(
        `SELECT FROM ${place} t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS marker WHERE position(marker in lower(t."${name}"::text)) > 0) LIMIT 1`,
        [MARKERS],
      );
      if (hit) found.push(at);
    }
    return found;
  }

  /** Makes every change that copies the person's values, including merges. Returns the lead, restored from the bin. */
  async function wellTravelled(key: string): Promise<string> {
    const lead = await added(
      { type: 'contact', personalInfo: person, contactForm: { message: 'Zubeida wants seeds' } },
      { 'Idempotency-Key': key },
    );
    const other = (fullName: string) =>
      added({
        type: 'contact',
        personalInfo: { fullName, email: 'other@example.org' },
        contactForm: { message: 'Hello' },
      });
    const time = { on: '2099-01-01', at: '2099-01-01T10:00:00+05:30' };
    const visit = { ...time, note: 'zq-next: Zubeida', place: 'zq-place: Zubeida' };
    const [host, outer] = [await other('Host Person'), await other('Outer Person')];
    await done('PUT', `/${lead}`, { personalInfo: { ...person, phone: '93111 22244' } });
    await done('PUT', `/${lead}`, { personalInfo: person });
    await done('POST', `/${lead}/notes`, { content: 'zq-note: Zubeida asks' });
    await done('POST', `/${lead}/calls`, { outcome: 'reached', content: 'zq-call: Zubeida' });
    await done('POST', `/${lead}/messages`, { channel: 'whatsapp', content: 'zq-message: Zubeida' });
    await done('PUT', `/${lead}/follow-up`, visit);
    await api.raw('POST', '/api/leads/manual/check', { token, body: { personalInfo: person } });
    await api.raw('GET', '/api/leads/export?search=Zubeida', { token });
    const paths = ['followUp', 'details.message', ...Object.keys(person).map((name) => `personalInfo.${name}`)];
    await done('POST', `/${host}/duplicates`, { other: lead });
    await done('POST', `/${outer}/duplicates`, { other: host });
    // While the lead is merged, its values and follow-up change, and its survivor is merged elsewhere for a time.
    await done('POST', `/${host}/merge`, { other: lead, take: paths });
    await done('PUT', `/${host}`, { personalInfo: { ...person, fullName: 'Zubeida Begum Qureshi' } });
    await done('PUT', `/${host}`, { personalInfo: person });
    await done('PUT', `/${host}/follow-up`, { on: null });
    await done('PUT', `/${host}/follow-up`, visit);
    await done('POST', `/${outer}/merge`, { other: host, take: paths });
    await done('PUT', `/${outer}`, { personalInfo: { ...person, city: 'Mughalsarai East' } });
    await done('PUT', `/${outer}`, { personalInfo: person });
    await done('POST', `/${outer}/unmerge`, { other: host });
    await done('POST', `/${host}/unmerge`, { other: lead });
    await done('POST', `/${host}/merge`, { other: lead, take: ['personalInfo.fullName'] });
    await done('POST', `/${host}/unmerge`, { other: lead });
    await done('PUT', `/${lead}/type`, { type: 'newsletter' });
    await done('PUT', `/${lead}/type`, { type: 'contact' });
    await done('DELETE', `/${lead}`);
    await done('POST', '/bin/restore', { leadIds: [lead] });
    const hosts = [await done('GET', `/${host}`), await done('GET', `/${outer}`)];
    expect(hosts.map(({ body }) => body.data)).toMatchObject([
      { personalInfo: { fullName: 'Host Person' }, followUp: { note: 'zq-next: Zubeida', place: 'zq-place: Zubeida' } },
      { personalInfo: { fullName: 'Outer Person' }, followUp: null },
    ]);
    return lead;
  }

  it.each([
    ['erased', 'erased', (id: string) => done('POST', `/${id}/erase`)],
    [
      'removed from the bin',
      'removed',
      async (id: string) => {
        await done('DELETE', `/${id}`);
        await done('DELETE', '/bin', { leadIds: [id] });
      },
    ],
  ])('leaves nothing in the database when it is %s', async (_, key, forget) => {
    const lead = await wellTravelled(key);
    expect(await columnsWithMarkers()).toEqual(expect.arrayContaining(['audit_values.personal', 'leads.full_name']));
    await forget(lead);
    expect(await columnsWithMarkers()).toEqual([]);
  });

  it('leaves the history of the remaining lead, except for the time of the merge', async () => {
    const form = (fullName: string) => ({
      type: 'contact',
      personalInfo: { fullName, email: 'a@example.org' },
      contactForm: { message: 'x' },
    });
    const [host, lead] = [await added(form('Host Person')), await added(form('Guest Person'))];
    await done('PUT', `/${host}`, { personalInfo: { fullName: 'Host the First', email: 'a@example.org' } });
    await done('POST', `/${host}/duplicates`, { other: lead });
    await done('POST', `/${host}/merge`, { other: lead, take: ['personalInfo.fullName'] });
    await done('POST', `/${host}/unmerge`, { other: lead });
    await done('PUT', `/${host}`, { personalInfo: { fullName: 'Host the Second', email: 'a@example.org' } });
    await done('POST', `/${lead}/erase`);
    const { history } = (await done('GET', `/${host}`)).body.data;
    const names = history.flatMap(({ action, details }) =>
      details.changes && 'personalInfo.fullName' in details.changes
        ? [[action, details.changes['personalInfo.fullName']]]
        : [],
    );
    expect(names).toEqual([
      ['lead.updated', { from: 'Host the First', to: 'Host the Second' }],
      ['lead.unmerged', { from: null, to: null }],
      ['lead.merged', { from: null, to: null }],
      ['lead.updated', { from: 'Host Person', to: 'Host the First' }],
    ]);
  });
});
