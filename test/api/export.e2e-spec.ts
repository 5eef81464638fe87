import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { textCell } from '../../src/shared/domain/csv.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { fullSubmission } from '../support/submissions.js';
import { waitFor } from '../support/wait-for.js';

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  for (const type of LEAD_TYPE_NAMES) await addLead(api, fullSubmission(type));
});
afterAll(() => api.close());

async function download(
  query: string,
  token = admin,
): Promise<{ text: string; rows: Record<string, string>[]; header: string[] }> {
  const response = await fetch(`${api.url}/api/leads/export${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="kisan_canteen_leads_([a-z_]+_)?\d{4}-\d\d-\d\d\.csv"$/,
  );
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const [header = [], ...records] = parseCsv(text);
  return {
    text,
    header,
    rows: records.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? '']))),
  };
}

describe('GET /api/leads/export', () => {
  it('has a column for every field of every type, with all values of visitors', async () => {
    const { text, rows, header } = await download('');
    expect(text.startsWith('\uFEFFReference,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(rows).toHaveLength(LEAD_TYPE_NAMES.length);
    for (const type of LEAD_TYPE_NAMES) {
      const { label, fields, group } = leadTypeDefinition(type);
      const row = rows.find((candidate) => candidate['Type'] === label);
      expect(row).toMatchObject({ 'Full name': 'Sunita Devi', Phone: "'+91 98765 43210", Age: '34', Status: 'New' });
      const sent = group === null ? {} : (fullSubmission(type)[group] as Record<string, unknown>);
      for (const [name, field] of Object.entries(fields)) {
        const column = header.find(
          (title) => title.split(': ')[0]?.split(' / ').includes(label) && title.endsWith(`: ${field.label}`),
        );
        const options = 'options' in field ? field.options : [];
        const read = (value: unknown) => options.find((option) => option.value === value)?.label ?? String(value);
        const value = sent[name];
        const cell = Array.isArray(value) ? value.map(read).join('; ') : read(value);
        expect([name, row?.[column ?? 'no column']]).toEqual([name, textCell(cell)?.replaceAll('\n', '\r\n')]);
      }
    }
  });

  it('includes what happened to a lead, and its source', async () => {
    const ravi = await addStaff(api, admin, { permissions: ['canEditAllLeads'], leadTypes: ['soil_testing'] });
    const id = await addLead(api, {
      ...fullSubmission('soil_testing'),
      source: { page: '/soil', referrer: 'https://kc.example/?q=;=1', utm_term: 'soil', utm_content: 'top' },
      consent: { noticeVersion: '2026-11', language: 'hi', purposes: ['contact', 'offers'] },
    });
    const change = (path: string, body: object) => api.raw('PUT', `/api/leads/${id}${path}`, { token: admin, body });
    await change('/assign', { assignedTo: ravi.id });
    await change('/follow-up', {
      on: '2099-01-31',
      at: '2099-01-31T15:30:00+05:30',
      note: '=Call',
      place: '1/2 Rampur',
    });
    await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content: 'first, "so"' } });
    await api.raw('POST', `/api/leads/${id}/calls`, {
      token: admin,
      body: { outcome: 'reached', content: 'second\n-line' },
    });
    const message = await api.raw<Schema<'LeadNoteResult'>>('POST', `/api/leads/${id}/messages`, {
      token: admin,
      body: { channel: 'whatsapp', content: 'third' },
    });
    await api.raw('POST', `/api/leads/${id}/messages`, { token: admin, body: { channel: 'email' } });
    await change(`/messages/${message.body.data._id}`, { outcome: 'delivered' });

    const body = { leadIds: [id] };
    const [labels, codes] = await Promise.all(
      ['labels', 'codes'].map(async (values) => {
        const { text } = await api.raw('POST', '/api/leads/export', { token: admin, body: { ...body, values } });
        const [header = [], cells = []] = parseCsv(text);
        return Object.fromEntries(header.map((name, index) => [name, cells[index]]));
      }),
    );
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(labels).toMatchObject({
      Type: 'Soil Testing',
      Status: 'New',
      'Soil Testing: Type of soil': 'Clay',
      'Phone, international': "'+919876543210",
      "Assignee's email": ravi.email,
      Promise: 'Kept',
      'First contact due (IST)': at,
      'First contact (IST)': at,
      'Follow-up on': '2099-01-31',
      'Follow-up about': "'=Call",
      'Follow-up place': '1/2 Rampur',
      Notes: expect.stringMatching(
        /^[-\d: ]{16} \w+ \(Email\): \r\n[-\d: ]{16} \w+ \(WhatsApp, Delivered, no answer\): third\r\n[-\d: ]{16} \w+ \(Call answered\): second\r\n'-line\r\n[-\d: ]{16} \w+: first, "so"$/,
      ),
      Page: '/soil',
      Referrer: "https://kc.example/?q=;'=1",
      utm_term: 'soil',
      utm_content: 'top',
      'Agreed to': 'contact; offers',
      'Privacy notice': "'2026-11",
      Id: id,
    });
    expect(codes).toMatchObject({
      _id: id,
      reference: labels?.['Reference']?.replace('-', ''),
      type: 'soil_testing',
      status: 'new',
      'personalInfo.phone': '+91 98765 43210',
      phoneE164: '+919876543210',
      'assignedTo._id': ravi.id,
      'followUp.note': '=Call',
      'followUp.place': '1/2 Rampur',
      'soilTestingInfo.typeOfSoil': 'clay',
      'promise.state': 'kept',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      'followUp.on': '2099-01-31',
      notes: expect.stringMatching(/\(whatsapp, delivered\): third\r\n.* \(reached\): second/),
    });
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  });

  it('protects values that a spreadsheet would convert to dates or numbers, and writes plain numbers', async () => {
    const cells = [
      '1/2',
      '2-3',
      '12E5',
      '007',
      '3 May',
      'May 3',
      '10:30 pm',
      '1.50',
      '12345678901234567',
      '20%',
      '.5',
      '₹500',
      '₹ 5,00,000',
      '500 ₹',
      '$5',
      '(500)',
      'true',
      'FALSE',
    ];
    const bare = ['5', '120', '824233', '2 acres', '२/३', 'May I come?', 'A-1/2', '2036-04-22'];
    for (const [values, protect] of [
      ['labels', (cell: string) => `'${cell}`],
      ['codes', (cell: string) => cell],
    ] as const) {
      for (const cell of [...cells, ...bare]) {
        const id = await addLead(api, {
          ...fullSubmission('kisan_canteen'),
          personalInfo: { ...fullSubmission('kisan_canteen').personalInfo, city: cell },
        });
        const { rows } = await download(`?leadIds=${id}&values=${values}`);
        const shown = rows[0]?.[values === 'labels' ? 'City' : 'personalInfo.city'];
        expect([cell, shown]).toEqual([cell, cells.includes(cell) ? protect(cell) : cell]);
        await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
      }
    }
  });

  it('contains as many complete notes as fit in a cell, and the number of omitted ones', async () => {
    const id = await addLead(api, fullSubmission('contact'));
    for (let n = 0; n < 10; n += 1) {
      const content = `${n}${'अ'.repeat(4_988)}${n}`;
      await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content } });
    }
    const { rows } = await download(`?leadIds=${id}`);
    const lines = rows[0]?.['Notes']?.split('\r\n') ?? [];
    expect(lines).toHaveLength(7);
    expect(lines.slice(0, 6).map((line) => /: (\d)अ{4988}(\d)$/.exec(line)?.slice(1))).toEqual(
      [9, 8, 7, 6, 5, 4].map((n) => [String(n), String(n)]),
    );
    expect(lines[6]).toBe('[4 older notes are left out of this cell]');
    expect(rows[0]?.['Notes']?.length).toBeLessThan(32_767);
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  });

  it('has the order of the list', async () => {
    const byType = await download('?sortBy=type&sortOrder=asc&values=codes');
    const types = byType.rows.map((row) => row['type']);
    expect(types).toEqual([...LEAD_TYPE_NAMES].sort());
    expect((await download('?sortBy=type&sortOrder=desc&values=codes')).rows.map((row) => row['type'])).toEqual(
      types.reverse(),
    );
    expect((await api.raw('GET', '/api/leads/export?sortBy=phone', { token: admin })).status).toBe(400);
  });

  it('accepts as many ids as fit in the URL, and more in a body', async () => {
    const leadIds = Array.from({ length: 1_500 }, () => randomUUID());
    const byQuery = (count: number) =>
      api.raw('GET', `/api/leads/export?leadIds=${leadIds.slice(0, count).join(',')}`, { token: admin });
    expect((await byQuery(400)).status).toBe(200);
    expect(await byQuery(401)).toMatchObject({ status: 400, body: { errors: [{ field: 'leadIds' }] } });
    expect((await api.raw('POST', '/api/leads/export', { token: admin, body: { leadIds } })).status).toBe(200);
  });

  it('has only columns of the selected types', async () => {
    const { header, rows } = await download('?type=newsletter');
    expect(rows).toHaveLength(1);
    expect(header.filter((title) => title.includes(': '))).toEqual([]);
  });

  it('accepts ids, separated by commas or in a body', async () => {
    const ids = (
      await api.call('get', '/api/leads', { token: admin, query: { type: ['contact', 'franchise'] } })
    ).body.data.map((lead: { _id: string }) => lead._id);
    expect((await download(`?leadIds=${ids.join(',')}`)).rows).toHaveLength(2);
    const posted = await api.raw('POST', '/api/leads/export', { token: admin, body: { leadIds: ids } });
    expect(parseCsv(posted.text)).toHaveLength(3);
    expect((await api.raw('GET', '/api/leads/export?leadIds=x', { token: admin })).status).toBe(400);
  });

  it('returns the number of leads before the file', async () => {
    const posted = await api.raw('POST', '/api/leads/export', {
      token: admin,
      body: { type: ['contact', 'franchise'] },
    });
    expect(posted.headers.get('x-total-count')).toBe('2');
  });

  it('has no cell that a spreadsheet would run, split at commas, semicolons or tabs, trimmed or not', async () => {
    const formulas = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '＝1',
      '"=1"',
      "'=1",
      '=HYPERLINK("http://x","y"), "z"',
      'x;=1+1;y',
      'x; =1+1;y',
      'x;\u200C=1+1',
    ];
    for (const [index, formula] of formulas.entries()) {
      await addLead(api, {
        type: 'contact',
        // The phone number is needed because a link in the name is a sign of spam.
        personalInfo: { fullName: formula, email: `f${index}@formula.example`, phone: `981112223${index % 10}` },
        contactForm: { message: `${formula}\r\n=2+2\tz\t-3` },
      });
    }
    const { text, rows } = await download('?search=formula.example');
    expect(rows).toHaveLength(formulas.length);
    expect(rows.map((row) => row['Full name'])).toContain('\'=HYPERLINK("http://x","y"), "z"');
    expect(rows.map((row) => row['Full name'])).toContain("x;'=1+1;y");
    for (const separator of [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/]) {
      for (const cell of text.split(separator)) expect(cell).not.toMatch(/^["\s\u200C]*[=+\-@＝＋－＠]/);
    }
  });

  it('contains only leads in the caller’s scope, and is recorded', async () => {
    const clerk = await addStaff(api, admin, {
      permissions: ['canExportData', 'canViewAllLeads'],
      leadTypes: ['newsletter'],
    });
    expect((await download('', clerk.token)).rows.map((row) => row['Type'])).toEqual(['Newsletter']);
    const events = await eventsOf(clerk.id);
    expect(events).toMatchObject([
      { action: 'lead.export_started', details: { rows: 1 } },
      { action: 'lead.exported', details: { rows: 1, complete: true } },
    ]);
    expect(events[0]?.subject_id).toBe(events[1]?.subject_id);
  });

  it('stores the search text separately from the record', async () => {
    const clerk = await addStaff(api, admin, { permissions: ['canExportData'], leadTypes: ['newsletter'] });
    await download('?search=sunita&type=newsletter', clerk.token);
    const [, event] = await eventsOf(clerk.id);
    expect(event?.details).toMatchObject({ filter: { type: ['newsletter'] } });
    expect(JSON.stringify(event?.details)).not.toContain('sunita');
    const [values] = await api.sql(
      `SELECT v.personal FROM audit_values v JOIN audit_events e ON e.id = v.event_id
       WHERE e.actor_id = $1 AND e.action = 'lead.exported'`,
      [clerk.id],
    );
    expect(values).toEqual({ personal: { search: 'sunita' } });
  });

  it('is broken off if it cannot be recorded', async () => {
    await api.sql(`CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END'`);
    await api.sql(`
      CREATE TRIGGER refuse_export BEFORE INSERT ON audit_events
      FOR EACH ROW WHEN (NEW.action = 'lead.exported') EXECUTE FUNCTION refuse_event()`);
    const outcome = await download('?type=newsletter').then(
      () => 'whole',
      () => 'broken off',
    );
    await api.sql('DROP TRIGGER refuse_export ON audit_events');
    expect(outcome).toBe('broken off');
  });

  it('releases connections, and reuses one after a complete file', async () => {
    const connections = () =>
      api.sql<{ pid: number; state: string }>(
        `SELECT pid, state FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'kisan-canteen-export'`,
      );
    /** Also waits for idle connections, because a connection is released shortly after the last row arrives. */
    const downloadAndWait = async () => {
      await download('?type=newsletter');
      await waitFor('the connections are free', async () =>
        (await connections()).every(({ state }) => state === 'idle'),
      );
    };
    await downloadAndWait();
    const before = await connections();
    for (let i = 0; i < 3; i += 1) await downloadAndWait();
    const after = await connections();
    expect(after).not.toEqual([]);
    // An idle connection of an earlier test might close in the meantime.
    expect(before).toEqual(expect.arrayContaining(after));
  });

  it('returns a problem if the database fails, not a truncated file', async () => {
    const id = await addLead(api, fullSubmission('partner'));
    const body = { leadIds: [id] };
    await api.sql(`UPDATE leads SET details = details || '{"collaboration": 5}' WHERE id = $1`, [id]);
    const refused = await api.raw('POST', '/api/leads/export', { token: admin, body });
    expect(refused).toMatchObject({ status: 500, body: { status: 500, code: 'unexpected' } });

    await api.sql(`UPDATE leads SET details = '{}' WHERE id = $1`, [id]);
    expect((await api.raw('POST', '/api/leads/export', { token: admin, body })).status).toBe(200);
  });

  it('exports and records nothing for HEAD', async () => {
    const clerk = await addStaff(api, admin, { permissions: ['canExportData'], leadTypes: ['newsletter'] });
    const answer = await fetch(`${api.url}/api/leads/export`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers.get('content-length')).toBeNull();
    expect(await eventsOf(clerk.id)).toEqual([]);
  });
});

describe('an export with format=ndjson', () => {
  const ndjson = async (query: string, token = admin) => {
    const { status, headers, text } = await api.raw('GET', `/api/leads/export?format=ndjson${query}`, { token });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(text === '' || text.endsWith('\n')).toBe(true);
    const leads = text.split('\n').slice(0, -1);
    expect(headers.get('x-total-count')).toBe(String(leads.length));
    return { headers, leads: leads.map((line) => JSON.parse(line)) };
  };
  const listed = async (query: string) => {
    const path = `/api/leads?limit=20&include=notes${query}`;
    return ((await api.raw('GET', path, { token: admin })).body as { data: object[] }).data;
  };

  it('has a line for each lead, as in the list, in its order', async () => {
    const id = await addLead(api, fullSubmission('sarthi'));
    for (const content of ['first', 'second']) {
      await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body: { content } });
    }
    for (const query of ['&search=sunita', '&type=sarthi,contact', '&search=sunita&sortBy=type&sortOrder=asc']) {
      // Duplicate detection runs shortly after the lead is created.
      await waitFor(`the list and the file of ${query} to agree`, async () =>
        isDeepStrictEqual(await listed(query), (await ndjson(query)).leads),
      );
      expect((await ndjson(query)).leads.length).toBeGreaterThan(2);
    }
    expect((await ndjson(`&leadIds=${id}`)).leads[0].notes.map((note: { content: string }) => note.content)).toEqual([
      'second',
      'first',
    ]);
    const body = { leadIds: [id], format: 'ndjson' };
    const posted = await api.raw('POST', '/api/leads/export', { token: admin, body });
    expect(JSON.parse(posted.text)).toMatchObject({ _id: id, personalInfo: { fullName: 'Sunita Devi' } });
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  });

  it('has every note completely, with its characters and line breaks', async () => {
    const id = await addLead(api, fullSubmission('contact'));
    const contents = Array.from({ length: 60 }, (_, n) =>
      n < 10 ? `${n}\n=1,"\\n"\u2028${'अ'.repeat(4_978)}\n${n}` : `note ${n}`,
    );
    for (const content of contents) {
      const body = { content };
      expect((await api.raw('POST', `/api/leads/${id}/notes`, { token: admin, body })).status).toBe(201);
    }
    expect([...contents[0]!]).toHaveLength(4_990);
    const { leads } = await ndjson(`&leadIds=${id}`);
    expect(leads).toHaveLength(1);
    expect(leads[0].notes.map((note: { content: string }) => note.content)).toEqual(contents.reverse());
    await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  });

  it('continues after the first leads', async () => {
    await api.sql(
      `INSERT INTO leads (id, reference, type, details, city)
       SELECT gen_random_uuid(), 'NDJS' || lpad(i::text, 6, '0'), 'contact', '{"message": "many"}', 'Ndjsonpur'
       FROM generate_series(1, 50) AS i`,
    );
    const { leads } = await ndjson('&search=ndjsonpur&sortBy=updatedAt');
    expect(new Set(leads.map((lead: { _id: string }) => lead._id)).size).toBe(50);
    await api.sql(`DELETE FROM leads WHERE city = 'Ndjsonpur'`);
  });

  it('is empty without matching leads', async () => {
    expect((await ndjson('&search=nobodyatall')).leads).toEqual([]);
  });

  it('has its own file name, also for HEAD, and refuses other formats', async () => {
    const name = /^attachment; filename="kisan_canteen_leads_newsletter_\d{4}-\d\d-\d\d\.ndjson"$/;
    expect((await ndjson('&type=newsletter')).headers.get('content-disposition')).toMatch(name);
    const head = await fetch(`${api.url}/api/leads/export?format=ndjson&type=newsletter`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(head.headers.get('content-disposition')).toMatch(name);
    expect(await api.raw('GET', '/api/leads/export?format=xml', { token: admin })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'format', message: 'Format must be one of: csv, ndjson; it was "xml".' }] },
    });
  });

  it('contains only leads in the caller’s scope, needs the same permission, and is recorded', async () => {
    const permissions = ['canExportData', 'canViewAllLeads'] as const;
    const clerk = await addStaff(api, admin, { permissions: [...permissions], leadTypes: ['newsletter'] });
    expect((await ndjson('', clerk.token)).leads.map((lead: { type: string }) => lead.type)).toEqual(['newsletter']);
    expect(await eventsOf(clerk.id)).toMatchObject([
      { action: 'lead.export_started', details: { rows: 1 } },
      { action: 'lead.exported', details: { rows: 1, complete: true } },
    ]);
    const agent = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['newsletter'] });
    expect((await api.raw('GET', '/api/leads/export?format=ndjson', { token: agent.token })).status).toBe(403);
  });
});

describe('a long export', () => {
  /** More leads than the network buffers of this test can hold. */
  const LEADS = 8_000;
  let clerk: StaffMember;

  beforeAll(async () => {
    await api.sql(
      `INSERT INTO leads (id, reference, type, details)
       SELECT gen_random_uuid(), 'LONG' || lpad(i::text, 6, '0'), 'contact', jsonb_build_object('message', repeat('long ', 1000))
       FROM generate_series(1, $1) AS i`,
      [LEADS],
    );
  });

  async function begin(query = '') {
    clerk = await addStaff(api, admin, { permissions: ['canExportData', 'canViewAllLeads'], leadTypes: ['contact'] });
    const leave = new AbortController();
    const open = () =>
      fetch(`${api.url}/api/leads/export${query}`, {
        headers: { authorization: `Bearer ${clerk.token}` },
        signal: leave.signal,
      });
    const response = await open();
    expect(response.status).toBe(200);
    const reader = response.body!.getReader();
    await reader.read();
    const readOn = async () => {
      while (!(await reader.read()).done);
      return 'whole';
    };
    return { leave, open, readOn, total: Number(response.headers.get('x-total-count')) };
  }

  /** Waits for the clerk's export to end and returns its audit event. */
  async function ending() {
    const ended = async () => (await eventsOf(clerk.id)).filter(({ action }) => action === 'lead.exported');
    await waitFor('the end of the export', async () => (await ended()).length > 0);
    return (await ended())[0]!;
  }

  it.each([
    ['the user is deactivated', () => api.raw('PUT', `/api/users/${clerk.id}/toggle-status`, { token: admin })],
    ['the user is deleted', () => api.raw('DELETE', `/api/users/${clerk.id}`, { token: admin })],
    ['the user signs out', () => api.raw('POST', '/api/auth/logout', { token: clerk.token })],
    ['the user loses canExportData', () => change({ permissions: { canExportData: false } })],
    ['the user loses access to a lead type', () => change({ leadTypeAccess: { contact: false } })],
  ])('is cut off when %s', async (_, take) => {
    const { readOn, total } = await begin();
    expect((await take()).status).toBe(200);
    const { details } = await ending();
    expect(details).toMatchObject({ complete: false, reason: 'access_lost' });
    expect(details.rows).toBeGreaterThan(0);
    expect(details.rows).toBeLessThan(total);
    await expect(readOn()).rejects.toThrow('terminated');
  });

  it('is recorded with the number of sent leads if the client disconnects', async () => {
    const { leave, total } = await begin();
    leave.abort();
    const { details } = await ending();
    expect(details).toMatchObject({ complete: false, reason: 'receiver_left' });
    expect(details.rows).toBeGreaterThan(0);
    expect(details.rows).toBeLessThan(total);
  });

  it('as ndjson is cut off in the same cases, and is recorded if the client disconnects', async () => {
    const lost = await begin('?format=ndjson');
    await change({ permissions: { canExportData: false } });
    expect((await ending()).details).toMatchObject({ complete: false, reason: 'access_lost' });
    await expect(lost.readOn()).rejects.toThrow('terminated');

    const left = await begin('?format=ndjson');
    left.leave.abort();
    const { details } = await ending();
    expect(details).toMatchObject({ complete: false, reason: 'receiver_left' });
    expect(details.rows).toBeLessThan(left.total);
  });

  it('is limited to a few at a time for each user', async () => {
    const { open, leave } = await begin();
    expect((await open()).status).toBe(200);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()) as object).toMatchObject({ code: 'own_exports_running' });
    expect((await download('?type=newsletter')).rows).toHaveLength(1);
    leave.abort();
    await ending();
  });

  const change = (rights: object) => api.raw('PUT', `/api/users/${clerk.id}`, { token: admin, body: rights });
});

function eventsOf(userId: string) {
  return api.sql<{ action: string; subject_id: string; details: { rows: number } }>(
    `SELECT action, subject_id, details FROM audit_events
     WHERE actor_id = $1 AND action LIKE 'lead.export%' ORDER BY id`,
    [userId],
  );
}
