import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STATE_SPELLINGS } from '../../src/lead-types/indian-states.js';
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

type ReportRow = Schema<'TypeReportRow'> &
  Schema<'DailyReportRow'> &
  Schema<'PromiseReportRow'> &
  Schema<'SourceReportRow'> &
  Schema<'AssigneeReportRow'> &
  Schema<'StateReportRow'> &
  Schema<'DistrictReportRow'> &
  Schema<'ReasonReportRow'>;

async function report(name: string, query = '', token = admin) {
  const answer = await api.raw<{ data: ReportRow[] }>('GET', `/api/reports/${name}${query}`, { token });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
  return answer.body.data;
}

describe('GET /api/reports', () => {
  it('counts the leads of each type and Indian day', async () => {
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

  it('shows how far the leads of each type came', async () => {
    const rows = await report('types');
    const none = { contacted: 0, qualified: 0, converted: 0, closed: 0, rejected: 0, kept: 0, missed: 0, overdue: 0 };
    expect(rows).toEqual([
      { ...none, type: 'contact', leads: 2, contacted: 2, qualified: 1, converted: 1, kept: 2 },
      { ...none, type: 'franchise', leads: 2, contacted: 1, rejected: 1, missed: 1, overdue: 1 },
      { ...none, type: 'newsletter', leads: 1 },
    ]);
  });

  it('compares first responses with the promise', async () => {
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
      p90Minutes: 2 * 1_440,
      slowestTenthMinutes: 2 * 1_440,
    });
  });

  it('groups by source, by assignee and by state, in any spelling of the state', async () => {
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

  it('groups by district within a state, in any notation, without leads that have no district', async () => {
    await api.sql(`UPDATE leads SET district = CASE id WHEN $1 THEN ' GAYA ' WHEN $2 THEN 'Gaya' ELSE district END`, [
      ids['Asha'],
      ids['Bala'],
    ]);
    const brief = async (query: string) =>
      (await report('districts', query)).map(({ code, name, district, isRest, leads }) => ({
        code,
        name,
        district,
        isRest,
        leads,
      }));
    const gaya = { district: 'Gaya', isRest: false };
    expect(await brief('')).toEqual([
      { ...gaya, code: 'BR', name: 'Bihar', district: ' GAYA ', leads: 2 },
      { ...gaya, code: null, name: null, leads: 2 },
      { ...gaya, code: 'UP', name: 'Uttar Pradesh', leads: 1 },
    ]);
    expect(await brief('?state=UP&district=gaya')).toEqual([{ ...gaya, code: 'UP', name: 'Uttar Pradesh', leads: 1 }]);
    await api.sql(`UPDATE leads SET district = NULL WHERE id = $1`, [ids['Chand']]);
    expect((await brief('')).map(({ code }) => code)).toEqual(['BR', null]);
    await api.sql(`UPDATE leads SET district = 'Gaya'`);
  });

  it('adds up the districts that are not among the largest', async () => {
    await api.sql(
      `INSERT INTO leads (id, reference, type, district, due_at, created_at)
       SELECT gen_random_uuid(), 'RESTOF' || n, 'soil_testing', 'District ' || n, now() + interval '1 day', now()
       FROM generate_series(1000, 1204) AS n`,
    );
    const rows = await report('districts', '?type=soil_testing');
    expect(rows).toHaveLength(201);
    expect(rows.at(-1)).toMatchObject({ code: null, name: null, district: null, isRest: true, leads: 5 });
    await api.sql(`DELETE FROM leads WHERE type = 'soil_testing'`);
  });

  it('applies the filters of the list', async () => {
    for (const query of [
      '?type=franchise',
      '?search=asha',
      '?status=converted',
      '?unassigned=true',
      '?dateRange=today',
    ]) {
      const { pagination } = (await api.raw<Schema<'LeadList'>>('GET', `/api/leads${query}`, { token: admin })).body;
      for (const name of REPORTS.filter((one) => one !== 'promises' && one !== 'reasons')) {
        const counted = (await report(name, query)).reduce((sum, row) => sum + row.leads, 0);
        expect([query, name, counted]).toEqual([query, name, pagination.totalItems]);
      }
    }
    expect((await api.raw('GET', '/api/reports/daily?type=nonsense', { token: admin })).status).toBe(400);
  });

  it('counts only own leads for an agent, and is refused without the permission', async () => {
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

/** For each report, the list filter that returns the leads of a row. `NUMBER_FILTERS` narrows it to one number. */
const ROW_FILTERS: Readonly<Record<string, (row: ReportRow) => string>> = {
  types: ({ type }) => `type=${type}`,
  promises: ({ type }) => (type ? `type=${type}` : ''),
  sources: ({ source, campaign }) =>
    new URLSearchParams({ source: source ?? '(none)', campaign: campaign ?? '(none)' }).toString(),
  assignees: ({ assignee, inPool }) =>
    inPool ? 'pool=true' : assignee ? `assignedTo=${assignee._id}` : 'unassigned=true',
  states: ({ code }) => `state=${code ?? 'none'}`,
  districts: ({ code, district }) => `state=${code ?? 'none'}&district=${district}`,
  reasons: ({ status, reason }) => `status=${status}&closeReason=${reason ?? 'none'}`,
  daily: ({ day, type }) => `dateFrom=${day}&dateTo=${day}&type=${type}`,
};
const NUMBER_FILTERS: Readonly<Record<string, string>> = {
  leads: '',
  contacted: 'contacted=true',
  qualified: 'status=qualified,converted',
  converted: 'status=converted',
  closed: 'status=closed',
  rejected: 'status=rejected',
  promised: 'promise=promised',
  kept: 'promise=kept',
  missed: 'promise=missed',
  overdue: 'promise=overdue',
  waiting: 'promise=waiting',
};

describe('a number of a report', () => {
  it.each(REPORTS)('of %s is the total of the list with its filters', async (name) => {
    for (const token of [admin, agent.token]) {
      for (const row of await report(name, '?dateRange=last30days', token)) {
        for (const [number, narrowing] of Object.entries(NUMBER_FILTERS)) {
          if (!(number in row)) continue;
          const range = name === 'daily' ? '' : 'dateRange=last30days';
          const query = [range, ROW_FILTERS[name]?.(row), narrowing].filter(Boolean).join('&');
          const list = await api.raw<Schema<'LeadList'>>('GET', `/api/leads?${query}`, { token });
          expect([query, list.body.pagination.totalItems]).toEqual([query, row[number as keyof ReportRow]]);
        }
      }
    }
  });

  it('of states includes every spelling', async () => {
    const typed = {
      'U.P.': 'UP',
      उत्तरप्रदेश: 'UP',
      'bihar, India': 'BR',
      'STATE  OF BIHAR': 'BR',
      'बिहार राज्य': 'BR',
      झारखण्ड: 'JH',
      छत्तीसगढ: 'CG',
      उत्तराखण्ड: 'UK',
      पञ्जाब: 'PB',
      Orissa: 'OD',
      ओडिसा: 'OD',
      'पश्चिमी बंगाल': 'WB',
      'अरूणाचल प्रदेश': 'AR',
      Keralam: 'KL',
      ओड़ीसा: 'OD',
      'Uttar\u200B Pradesh': 'UP',
      ＵＰ: 'UP',
      'यू.पी.': 'UP',
      Maharastra: 'MH',
      तमिलनाडू: 'TN',
      'Jammu & Kashmir (UT)': 'JK',
      'राज.': 'RJ',
      আসাম: 'AS',
      'प. बं.': 'WB',
      'South Delhi': 'DL',
      'ए.पी.': 'AP',
      Mizorum: 'MZ',
      'जम्मू एवं कश्मीर': 'JK',
      'Delhi NCT': 'DL',
      'नयी दिल्ली': 'DL',
      'छ.ग.': 'CG',
      'हि.प्र.': 'HP',
      'प. बंगाल': 'WB',
      Asom: 'AS',
      Puduchery: 'PY',
      'Andaman & Nicobar': 'AN',
      'J & K': 'JK',
      'NCT of Delhi': 'DL',
      'Daman & Diu': 'DH',
      Pondicherry: 'PY',
      India: null,
      Gaya: null,
      Nepal: null,
      '2': null,
    };
    const write = (state: string) => api.sql('UPDATE leads SET state = $2 WHERE id = $1', [ids['Asha'], state]);
    for (const [state, code] of Object.entries(typed)) {
      await write(state);
      const query = `search=asha&state=${code ?? 'none'}`;
      const list = await api.raw<Schema<'LeadList'>>('GET', `/api/leads?${query}`, { token: admin });
      expect([state, query, list.body.pagination.totalItems]).toEqual([state, query, 1]);
      expect((await report('states', '?search=asha')).map((row) => [state, row.code])).toEqual([[state, code]]);
    }
    await write('bihar');
  });

  it('includes every spelling of the table, none of which matches another state', async () => {
    const keys = await api.sql<{ key: string; codes: string[] }>(
      `SELECT state_spelling_key(spelling) AS key, array_agg(DISTINCT code) AS codes
       FROM unnest($1::text[], $2::text[]) AS known (spelling, code) GROUP BY 1`,
      [STATE_SPELLINGS.map(({ spelling }) => spelling), STATE_SPELLINGS.map(({ code }) => code)],
    );
    expect(keys.filter(({ key, codes }) => key === '' || codes.length > 1)).toEqual([]);
  });
});

describe('GET /api/reports/team', () => {
  const team = async (token: string) =>
    (await api.raw<{ data: Schema<'TeamReportRow'>[] }>('GET', '/api/reports/team', { token })).body.data;
  const total = async (query: string, token: string) =>
    (await api.raw<Schema<'LeadList'>>('GET', `/api/leads?${query}`, { token })).body.pagination.totalItems;

  it('lists the leads and work of each user, most overdue first', async () => {
    await api.raw('POST', `/api/leads/${ids['Bala']}/calls`, { token: admin, body: { outcome: 'reached' } });
    await api.sql(`UPDATE lead_notes SET created_at = now() - interval '1 day' WHERE call_outcome IS NOT NULL`);
    const rows = await team(admin);
    const none = { kept: 0, settled: 0 };
    const [first, ...others] = rows;
    expect(first).toEqual({
      user: { _id: agent.id, name: expect.any(String) },
      inPool: false,
      isActive: true,
      open: 2,
      overdue: 1,
      followUpsDue: 0,
      calledYesterday: 0,
      last7Days: { kept: 1, settled: 2 },
      sevenDaysBefore: none,
      oldestWaiting: { lead: ids['Chand'], since: expect.any(String) },
      today: expect.any(Array),
    });
    const nobody = others.find(({ user, inPool }) => user === null && !inPool);
    expect(nobody).toMatchObject({
      open: 1,
      overdue: 0,
      sevenDaysBefore: { kept: 0, settled: 1 },
      oldestWaiting: null,
    });
    const caller = others.find(({ calledYesterday }) => calledYesterday > 0);
    expect(caller).toMatchObject({ open: 0, calledYesterday: 1 });
  });

  it('has a list with the same total for each number', async () => {
    for (const token of [admin, agent.token]) {
      for (const { user, inPool, open, overdue, followUpsDue, calledYesterday, last7Days } of await team(token)) {
        const whose = user ? `assignedTo=${user._id}` : inPool ? 'pool=true' : 'unassigned=true';
        expect([
          await total(`${whose}&status=new,contacted,qualified`, token),
          await total(`${whose}&promise=overdue`, token),
          await total(`${whose}&followUp=due`, token),
          user ? await total(`calledYesterday=${user._id}`, token) : 0,
          await total(`${whose}&promise=kept&dateRange=last7days`, token),
        ]).toEqual([open, overdue, followUpsDue, calledYesterday, last7Days.kept]);
      }
    }
  });

  it('counts the calls, promises and conversions of today, by lead type', async () => {
    const worker = await addStaff(api, admin, {
      permissions: ['canEditAllLeads', 'canViewAllLeads'],
      leadTypes: ['partner'],
    });
    const lead = async (dueIn: string, assignedTo: string | null = worker.id) => {
      const id = await addLead(api, fullSubmission('partner'));
      await api.sql(`UPDATE leads SET due_at = now() + $2::interval, assigned_to = $3 WHERE id = $1`, [
        id,
        dueIn,
        assignedTo,
      ]);
      return id;
    };
    const call = (id: string, changes = {}) =>
      api.raw('POST', `/api/leads/${id}/calls`, { token: worker.token, body: { outcome: 'reached', ...changes } });
    const [kept, late, other] = [await lead('1 day'), await lead('-1 second'), await lead('1 day', null)];
    await lead('-1 second');
    await lead('-25 hours');
    await call(kept, { status: 'converted' });
    await call(kept);
    await call(late);
    await call(other);
    const today = async () => (await team(admin)).find(({ user }) => user?._id === worker.id)?.today;
    const work = { type: 'partner', called: 3, kept: 1, missed: 2, converted: 1, convertedInMonth: 1 };
    expect(await today()).toEqual([{ ...work, callsPerDay: null, conversionsPerMonth: null }]);
    const counts = [
      `calledToday=${worker.id}`,
      `assignedTo=${worker.id}&promise=kept_today`,
      `assignedTo=${worker.id}&promise=missed_today`,
      `convertedToday=${worker.id}`,
      `convertedThisMonth=${worker.id}`,
    ];
    const listed = (token: string) => Promise.all(counts.map((query) => total(query, token)));
    expect(await listed(admin)).toEqual([3, 1, 2, 1, 1]);
    expect(await listed(agent.token)).toEqual([0, 0, 0, 0, 0]);

    await api.raw('PUT', `/api/leads/${kept}`, { token: admin, body: { status: 'qualified' } });
    expect(await today()).toMatchObject([{ called: 3, converted: 0, convertedInMonth: 0 }]);
    expect(await listed(admin)).toEqual([3, 1, 2, 0, 0]);
  });

  it('contains only the caller if they see only their own leads', async () => {
    expect((await team(agent.token)).map(({ user }) => user?._id)).toEqual([agent.id]);
    const plain = await addStaff(api, admin, { leadTypes: ['contact'] });
    expect((await api.raw('GET', '/api/reports/team', { token: plain.token })).status).toBe(403);
  });
});

describe('GET /api/reports/csv', () => {
  it.each(REPORTS)('returns %s as a file with one line for each row of the report', async (name) => {
    const answer = await api.raw('GET', `/api/reports/csv?report=${name}`, { token: admin });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="kisan_canteen_${name}_${kolkataDay(new Date())}.csv"`,
    );
    const [header, ...rows] = parseCsv(answer.text);
    expect(rows).toHaveLength((await report(name)).length);
    expect(rows.every((row) => row.length === header?.length)).toBe(true);
  });

  it('has no cell that a spreadsheet would run, and has the scope and filters of the report', async () => {
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

describe('PUT /api/reports/team/:id/targets', () => {
  const set = (token: string, id: string, targets: unknown) =>
    api.raw<{ message: string; errors?: { field: string; message: string }[] }>(
      'PUT',
      `/api/reports/team/${id}/targets`,
      {
        token,
        body: { targets },
      },
    );
  const targetsOf = async (id: string) => {
    const { body } = await api.raw<{ data: Schema<'TeamReportRow'>[] }>('GET', '/api/reports/team', { token: admin });
    const { today = [] } = body.data.find(({ user }) => user?._id === id) ?? {};
    return today.map(({ type, callsPerDay, conversionsPerMonth }) => [type, callsPerDay, conversionsPerMonth]);
  };

  it('replaces the targets of the types that the caller can see, and needs canSetTargets', async () => {
    const person = await addStaff(api, admin, { leadTypes: ['contact', 'partner'] });
    const lead = await addStaff(api, admin, {
      permissions: ['canSetTargets', 'canViewReports'],
      leadTypes: ['partner'],
    });
    const both = [
      { type: 'contact', callsPerDay: 20 },
      { type: 'partner', callsPerDay: 5, conversionsPerMonth: 3 },
    ];
    expect((await set(admin, person.id, both)).status).toBe(200);
    expect(await targetsOf(person.id)).toEqual([
      ['contact', 20, null],
      ['partner', 5, 3],
    ]);
    expect((await set(lead.token, person.id, [{ type: 'partner', conversionsPerMonth: 4 }])).status).toBe(200);
    expect(await targetsOf(person.id)).toEqual([
      ['contact', 20, null],
      ['partner', null, 4],
    ]);
    expect((await set(lead.token, person.id, [])).status).toBe(200);
    expect(await targetsOf(person.id)).toEqual([['contact', 20, null]]);
    expect((await set(person.token, person.id, [])).status).toBe(403);
    await api.flushAudit();
    const [event] = await api.sql<{ details: object }>(
      `SELECT details FROM audit_events WHERE action = 'user.targets_set' AND subject_id = $1 ORDER BY id LIMIT 1`,
      [person.id],
    );
    expect(await api.sql(`SELECT FROM audit_events WHERE action = 'report.read' AND actor_id = $1`, [lead.id])).toEqual(
      [],
    );
    expect(event?.details).toMatchObject({ targets: { from: [], to: [{ type: 'contact', callsPerDay: 20 }, {}] } });
  });

  it.each([
    ['an unknown type', [{ type: 'mango', callsPerDay: 1 }], 'targets.0.type'],
    [
      'a type twice',
      [
        { type: 'partner', callsPerDay: 1 },
        { type: 'partner', callsPerDay: 2 },
      ],
      'targets.1.type',
    ],
    ['no number', [{ type: 'partner' }], 'targets.0.callsPerDay'],
    ['a fraction', [{ type: 'partner', callsPerDay: 1.5 }], 'targets.0.callsPerDay'],
    ['zero', [{ type: 'partner', conversionsPerMonth: 0 }], 'targets.0.conversionsPerMonth'],
    ['another key', [{ type: 'partner', callsPerDay: 1, visits: 2 }], 'targets.0.visits'],
    ['no list', { type: 'partner' }, 'targets'],
    ['an item that is no object', ['partner'], 'targets'],
  ])('refuses %s', async (_what, targets, field) => {
    const { status, body } = await set(admin, agent.id, targets);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(body.errors?.[0]?.message).not.toContain('nested');
  });

  it('refuses a type that the caller cannot see, and does not know an unknown user', async () => {
    const lead = await addStaff(api, admin, { permissions: ['canSetTargets'], leadTypes: ['partner'] });
    expect((await set(lead.token, agent.id, [{ type: 'contact', callsPerDay: 1 }])).body.errors).toMatchObject([
      { field: 'targets.0.type' },
    ]);
    expect((await set(admin, '01960000-0000-7000-8000-00000000dead', [])).status).toBe(404);
  });
});
