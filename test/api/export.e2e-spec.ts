import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import { parseCsv } from '../support/csv.js';
import { addLead, addStaff } from '../support/staff.js';
import { fullSubmission } from '../support/submissions.js';

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
    /^attachment; filename="kisan_canteen_leads_\d{4}-\d\d-\d\d\.csv"$/,
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
  it('has a column for every field of every type and every value a visitor gave', async () => {
    const { text, rows, header } = await download('');
    expect(text.startsWith('\uFEFFReference,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(rows).toHaveLength(LEAD_TYPE_NAMES.length);
    for (const type of LEAD_TYPE_NAMES) {
      const { label, fields, group } = leadTypeDefinition(type);
      const row = rows.find((candidate) => candidate['Type'] === label);
      expect(row).toMatchObject({ 'Full name': 'Sunita Devi', Phone: "'+91 98765 43210", Age: '34', Status: 'new' });
      const sent = group === null ? {} : (fullSubmission(type)[group] as Record<string, unknown>);
      for (const [name, field] of Object.entries(fields)) {
        const column = header.find(
          (title) => title.split(': ')[0]?.split(' / ').includes(label) && title.endsWith(`: ${field.label}`),
        );
        const value = sent[name];
        const cell = Array.isArray(value) ? value.join('; ') : String(value);
        expect([name, row?.[column ?? 'no column']]).toEqual([name, cell.replaceAll('\n', '\r\n')]);
      }
    }
  });

  it('has only the columns of the types in the selection', async () => {
    const { header, rows } = await download('?type=newsletter');
    expect(rows).toHaveLength(1);
    expect(header.filter((title) => title.includes(': '))).toEqual([]);
  });

  it('takes ids, joined by commas or in a body', async () => {
    const ids = (
      await api.call('get', '/api/leads', { token: admin, query: { type: ['contact', 'franchise'] } })
    ).body.data.map((lead: { _id: string }) => lead._id);
    expect((await download(`?leadIds=${ids.join(',')}`)).rows).toHaveLength(2);
    const posted = await api.raw('POST', '/api/leads/export', { token: admin, body: { leadIds: ids } });
    expect(parseCsv(posted.text)).toHaveLength(3);
    expect((await api.raw('GET', '/api/leads/export?leadIds=x', { token: admin })).status).toBe(400);
  });

  it('writes no cell that a spreadsheet would run', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '"=1"', "'=1", '=HYPERLINK("http://x","y"), "z"'];
    for (const [index, formula] of formulas.entries()) {
      await addLead(api, {
        type: 'contact',
        personalInfo: { fullName: formula, email: `f${index}@formula.example` },
        contactForm: { message: `${formula}\r\n=2+2` },
      });
    }
    const { rows } = await download('?search=formula.example');
    expect(rows).toHaveLength(formulas.length);
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
    expect(rows.map((row) => row['Full name'])).toContain('\'=HYPERLINK("http://x","y"), "z"');
  });

  it('stays within what the caller may see, and is written down', async () => {
    const clerk = await addStaff(api, admin, {
      permissions: ['canExportData', 'canViewAllLeads'],
      leadTypes: ['newsletter'],
    });
    expect((await download('', clerk.token)).rows.map((row) => row['Type'])).toEqual(['Newsletter']);
    const [event] = await api.sql(`SELECT details FROM audit_events WHERE action = 'lead.exported' AND actor_id = $1`, [
      clerk.id,
    ]);
    expect(event).toMatchObject({ details: { rows: 1, outcome: 'complete' } });
  });

  it('gives nobody a whole file that cannot be written down', async () => {
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

  it('gives connections back when downloads break off', async () => {
    for (let i = 0; i < 8; i += 1) {
      const controller = new AbortController();
      const response = await fetch(`${api.url}/api/leads/export`, {
        headers: { authorization: `Bearer ${admin}` },
        signal: controller.signal,
      });
      expect(response.status).toBe(200);
      controller.abort();
    }
    expect((await download('?type=newsletter')).rows).toHaveLength(1);
  });
});
