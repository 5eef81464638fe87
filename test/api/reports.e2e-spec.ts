import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kolkataDay } from '../../src/modules/leads/domain/date-range.js';
import { REPORTS } from '../../src/modules/reports/domain/report.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { fullSubmission } from '../support/submissions.js';

let api: Api;
let admin: string;
let agent: StaffMember;
/** By the name of who sent them. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  agent = await addStaff(api, admin, { permissions: ['canViewReports'], leadTypes: ['contact', 'franchise'] });
  const sent = async (
    name: string,
    type: 'contact' | 'franchise' | 'newsletter',
    state: string | undefined,
    source?: object,
  ) => {
    const form = fullSubmission(type);
    const { state: _state, ...person } = form.personalInfo;
    const personalInfo = { ...person, ...(form.personalInfo['fullName'] !== undefined && { fullName: name }), state };
    ids[name] = await addLead(api, { ...form, personalInfo, ...(source && { source }) });
  };
  await sent('Asha', 'contact', 'bihar', { utm_source: 'whatsapp', utm_campaign: 'kharif' });
  await sent('Bala', 'contact', 'बिहार', { utm_source: 'whatsapp', utm_campaign: 'kharif' });
  await sent('Chand', 'franchise', 'U.P.', { utm_source: '=1+1' });
  await sent('Divya', 'franchise', 'Narnia');
  await sent('Esha', 'newsletter', undefined);
  const change = (name: string, body: object) => api.raw('PUT', `/api/leads/${ids[name]}`, { token: admin, body });
  await change('Asha', { status: 'contacted', assignedTo: agent.id });
  await change('Bala', { status: 'converted' });
  await change('Chand', { assignedTo: agent.id });
  await api.sql(
    `UPDATE leads SET created_at = now() - interval '9 days', due_at = now() - interval '8 days',
                      first_response_at = now() - interval '7 days', status = 'rejected' WHERE id = $1`,
    [ids['Divya']],
  );
  await api.sql(`UPDATE leads SET due_at = now() - interval '1 minute' WHERE id = $1`, [ids['Chand']]);
});
afterAll(() => api.close());

/** What a test looks at in the rows of all reports. */
type ReportRow = Schema<'TypeReportRow'> &
  Schema<'DailyReportRow'> &
  Schema<'PromiseReportRow'> &
  Schema<'SourceReportRow'> &
  Schema<'AssigneeReportRow'> &
  Schema<'StateReportRow'>;

async function report(name: string, query = '', token = admin) {
  const answer = await api.raw<{ data: ReportRow[] }>('GET', `/api/reports/${name}${query}`, { token });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
  return answer.body.data;
}

describe('GET /api/reports', () => {
  it('counts the leads of each day in India and type', async () => {
    const days = await report('daily');
    const today = kolkataDay(new Date());
    const earlier = kolkataDay(new Date(Date.now() - 9 * 86_400_000));
    expect(days).toEqual([
      { day: earlier, type: 'franchise', leads: 1 },
      { day: today, type: 'contact', leads: 2 },
      { day: today, type: 'franchise', leads: 1 },
      { day: today, type: 'newsletter', leads: 1 },
    ]);
    await api.sql(`UPDATE leads SET created_at = '2026-03-31T18:29:59Z' WHERE id = $1`, [ids['Esha']]);
    expect((await report('daily', '?type=newsletter'))[0]?.day).toBe('2026-03-31');
    await api.sql(`UPDATE leads SET created_at = '2026-03-31T18:30:00Z' WHERE id = $1`, [ids['Esha']]);
    expect((await report('daily', '?type=newsletter'))[0]?.day).toBe('2026-04-01');
  });

  it('says how far the leads of each type came', async () => {
    const rows = await report('types');
    const none = { contacted: 0, qualified: 0, converted: 0, closed: 0, rejected: 0, kept: 0, missed: 0, overdue: 0 };
    expect(rows).toEqual([
      { ...none, type: 'contact', leads: 2, contacted: 2, qualified: 1, converted: 1, kept: 2 },
      { ...none, type: 'franchise', leads: 2, contacted: 1, rejected: 1, missed: 1, overdue: 1 },
      { ...none, type: 'newsletter', leads: 1 },
    ]);
  });

  it('holds first responses against the promise', async () => {
    const [all, ...types] = await report('promises');
    expect(all).toMatchObject({
      type: null,
      promised: 4,
      kept: 2,
      missed: 1,
      overdue: 1,
      waiting: 0,
      medianMinutes: 0,
    });
    expect(types.find(({ type }: { type: string }) => type === 'franchise')).toEqual({
      type: 'franchise',
      promised: 2,
      kept: 0,
      missed: 1,
      overdue: 1,
      waiting: 0,
      medianMinutes: 2 * 1_440,
      slowestTenthMinutes: 2 * 1_440,
    });
  });

  it('groups by source, by assignee and by state, however the state was typed', async () => {
    const brief = (rows: Record<string, unknown>[], ...names: string[]) =>
      rows.map((row) => names.map((name) => row[name]));
    expect(brief(await report('sources'), 'source', 'campaign', 'leads')).toEqual([
      ['whatsapp', 'kharif', 2],
      [null, null, 2],
      ['=1+1', null, 1],
    ]);
    const assignees = await report('assignees');
    expect(assignees.map((row: { assignee: unknown; leads: number }) => [row.assignee, row.leads])).toEqual([
      [null, 3],
      [{ _id: agent.id, name: expect.any(String) }, 2],
    ]);
    expect(brief(await report('states'), 'code', 'name', 'leads')).toEqual([
      ['BR', 'Bihar', 2],
      ['UP', 'Uttar Pradesh', 1],
      [null, null, 2],
    ]);
  });

  it('is narrowed by the filters of the list', async () => {
    for (const query of [
      '?type=franchise',
      '?search=asha',
      '?status=converted',
      '?unassigned=true',
      '?dateRange=today',
    ]) {
      const { pagination } = (await api.raw<Schema<'LeadList'>>('GET', `/api/leads${query}`, { token: admin })).body;
      for (const name of REPORTS.filter((one) => one !== 'promises')) {
        const counted = (await report(name, query)).reduce((sum, row) => sum + row.leads, 0);
        expect([query, name, counted]).toEqual([query, name, pagination.totalItems]);
      }
    }
    expect((await api.raw('GET', '/api/reports/daily?type=nonsense', { token: admin })).status).toBe(400);
  });

  it('counts for an agent their own leads only, and is refused without the permission', async () => {
    expect(
      (await report('types', '', agent.token)).map((row: { type: string; leads: number }) => [row.type, row.leads]),
    ).toEqual([
      ['contact', 1],
      ['franchise', 1],
    ]);
    expect((await report('states', '', agent.token)).map(({ code }) => code)).toEqual(['BR', 'UP']);
    const plain = await addStaff(api, admin, { leadTypes: ['contact'] });
    for (const path of [...REPORTS, 'csv?report=daily']) {
      const { status } = await api.raw('GET', `/api/reports/${path}`, { token: plain.token });
      expect([path, status]).toEqual([path, 403]);
    }
  });
});

describe('GET /api/reports/csv', () => {
  it.each(REPORTS)('gives %s as a file with a row for each row of the report', async (name) => {
    const answer = await api.raw('GET', `/api/reports/csv?report=${name}`, { token: admin });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="kisan_canteen_${name}_${kolkataDay(new Date())}.csv"`,
    );
    const [header, ...rows] = parseCsv(answer.text);
    expect(rows).toHaveLength((await report(name)).length);
    expect(rows.every((row) => row.length === header?.length)).toBe(true);
  });

  it('holds no cell that a spreadsheet would run, and has the scope and filters of the report', async () => {
    const sources = await api.raw('GET', '/api/reports/csv?report=sources', { token: admin });
    expect(parseCsv(sources.text).map(([source]) => source)).toContain("'=1+1");
    const own = await api.raw('GET', '/api/reports/csv?report=types&type=contact', { token: agent.token });
    expect(
      parseCsv(own.text)
        .slice(1)
        .map((row) => row.slice(0, 2)),
    ).toEqual([['Contact', '1']]);
    expect((await api.raw('GET', '/api/reports/csv', { token: admin })).status).toBe(400);
  });
});
