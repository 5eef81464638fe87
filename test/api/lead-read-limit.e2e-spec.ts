/** Page-by-page reads are recorded and cannot be used to get around the permission to export. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AlikeLeads } from '../support/alike-leads.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addStaff } from '../support/staff.js';

const LEADS = 5_100;

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  await api.sql(
    `INSERT INTO leads (id, reference, type, full_name)
     SELECT format('01900000-0000-7000-8000-%s', lpad(n::text, 12, '0'))::uuid, 'S' || lpad(n::text, 9, '0'), 'contact', 'Asha ' || n FROM generate_series(1, $1) AS n`,
    [LEADS],
  );
  await api.sql('ANALYZE leads');
});
afterAll(() => api.close());

const read = (token: string, query: string) =>
  api.raw<Schema<'LeadList'>>('GET', `/api/leads?limit=100&${query}`, { token });

it('a user without permission to export can read at most 5,000 different leads an hour, by page, copy or one by one', async () => {
  const permissions = ['canViewAllLeads', 'canDeleteLeads'] as const;
  const { id, token } = await addStaff(api, admin, { permissions, leadTypes: ['contact'] });
  const first = (await read(token, '')).body.data[0]?._id;
  // Reading the same leads again, as a screen does, does not count.
  for (let n = 0; n < 5; n += 1) expect((await read(token, '')).status).toBe(200);
  let page = 1;
  while ((await read(token, `page=${page}`)).status === 200) page += 1;
  expect(page).toBe(51);
  for (const query of ['', 'page=52', 'updatedSince=2020-01-01']) {
    const refused = await read(token, query);
    expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  }
  for (const [method, path, body] of [
    ['GET', `leads/${first}`],
    ['GET', `leads/${first}/duplicates`],
    ['GET', 'leads/bin'],
    ['POST', 'leads/manual/check', { personalInfo: { phone: '9811122233' } }],
  ] as const) {
    expect([path, (await api.raw(method, `/api/${path}`, { token, ...(body && { body }) })).status]).toEqual([
      path,
      429,
    ]);
  }

  await api.flushAudit();
  const rows = await api.sql<{ leads: number }>(
    `SELECT (details ->> 'leads')::int AS leads FROM audit_events WHERE action = 'lead.listed' AND actor_id = $1`,
    [id],
  );
  expect(rows.reduce((sum, { leads }) => sum + leads, 0)).toBe(5_600);
});

it('a user who can export has no limit', async () => {
  const rights = { permissions: ['canViewAllLeads', 'canExportData'], leadTypes: ['contact'] } as const;
  const { token } = await addStaff(api, admin, rights);
  for (let page = 1; page <= LEADS / 100; page += 1) expect((await read(token, `page=${page}`)).status).toBe(200);
});

it('possible duplicates and leads in the bin count too', async () => {
  const leads = new AlikeLeads(api, admin);
  const phone = leads.freshPhone();
  const [one, other, deleted] = await leads.add(leads.contact({ phone }), leads.contact({ phone }), leads.contact({}));
  await api.raw('DELETE', `/api/leads/${deleted}`, { token: admin });
  const permissions = ['canViewAllLeads', 'canDeleteLeads'] as const;
  const { id, token } = await addStaff(api, admin, { permissions, leadTypes: ['contact'] });
  const shown = [
    await api.raw('GET', `/api/leads/${one}/duplicates`, { token }),
    await api.raw('POST', '/api/leads/manual/check', { token, body: { personalInfo: { phone } } }),
    await api.raw('GET', '/api/leads/bin', { token }),
  ];
  expect(shown.map(({ text }) => [one, other, deleted].filter((lead) => text.includes(String(lead))))).toEqual([
    [other],
    [one, other],
    [deleted],
  ]);
  await api.flushAudit();
  const [row] = await api.sql<{ leads: number }>(
    `SELECT sum((details ->> 'leads')::int)::int AS leads FROM audit_events WHERE action = 'lead.listed' AND actor_id = $1`,
    [id],
  );
  expect(row?.leads).toBe(4);
});
