/**
 * Goes through the table of filters: each narrows list, export and report to the same leads, and tells some of these here
 * from the others. A new filter needs a lead among them that it finds.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { LEAD_FILTERS, type LeadFilterDefinition } from '../../src/modules/leads/domain/lead-filters.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { leadReads } from '../support/lead-reads.js';
import { allMatched } from '../support/matched.js';
import { addLead } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
  const asha = thirdPartySubmission('contact');
  const own = await addLead(api, { ...asha, personalInfo: { ...asha.personalInfo, fullName: 'Asha' } });
  const old = await addLead(api, thirdPartySubmission('franchise'));
  const late = await addLead(api, thirdPartySubmission('soil_testing'));
  const kept = await addLead(api, thirdPartySubmission('partner'));
  await addLead(api, { ...thirdPartySubmission('newsletter'), companyFax: '123' });
  await api.sql(
    `UPDATE leads SET assigned_to = (SELECT id FROM users), priority = 'urgent', follow_up_on = current_date - 1,
            due_at = now() + interval '1 hour', due_soon_at = now() - interval '1 hour'
     WHERE id = $1`,
    [own],
  );
  await api.sql(`UPDATE leads SET created_at = '2020-06-15', status = 'closed' WHERE id = $1`, [old]);
  await api.sql(`UPDATE leads SET due_at = now() - interval '1 hour', first_response_at = NULL WHERE id = $1`, [late]);
  await api.sql(`UPDATE leads SET due_at = now() + interval '1 day', first_response_at = now() WHERE id = $1`, [kept]);
  await allMatched(api);
  await api.sql(
    `INSERT INTO duplicate_pairs (first_id, second_id, reasons) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), '{phone}')`,
    [late, kept],
  );
});
afterAll(() => api.close());

/** What a text parameter is tried with. */
const TEXTS: Readonly<Record<string, string>> = {
  search: 'asha',
  dateFrom: '2021-01-01',
  dateTo: '2021-01-01',
  assignedTo: 'me',
};

function valuesOf(name: string, definition: LeadFilterDefinition): readonly string[] {
  if ('values' in definition) return definition.values.filter((value) => value !== 'custom');
  return [definition.kind === 'flag' ? 'true' : (TEXTS[name] ?? `no text to try ${name} with`)];
}

it.each(Object.entries<LeadFilterDefinition>(LEAD_FILTERS))(
  '%s narrows list, export and report alike, and finds some leads and not others',
  async (name, definition) => {
    const all = await listed('');
    const found = new Set<string>();
    for (const value of valuesOf(name, definition)) {
      const query = `?${name}=${encodeURIComponent(value)}` as const;
      const leads = await listed(query);
      const file = await api.raw('GET', `/api/leads/export${query}`, { token });
      const exported = parseCsv(file.text).slice(1);
      expect([query, exported.map(([reference]) => reference?.replace('-', '')).sort()]).toEqual([query, leads]);
      const { data } = (await api.raw<Schema<'TypeReport'>>('GET', `/api/reports/types${query}`, { token })).body;
      expect([query, data.reduce((sum, row) => sum + row.leads, 0)]).toEqual([query, leads.length]);
      if (leads.length > 0 && leads.join() !== all.join()) found.add(value);
    }
    expect([...found]).not.toEqual([]);
  },
);

it('who keeps a copy reads every change once, also while leads change', async () => {
  const seen: string[] = [];
  const read = async (query: `?${string}`) => {
    const { data, pagination } = (await leadReads(api, token)(`${query}&limit=2`)).body;
    seen.push(...data.map(({ _id, etag }) => `${_id} ${etag}`));
    return { ids: data.map(({ _id }) => _id), left: pagination.totalItems, cursor: pagination.nextCursor };
  };
  const first = await read('?updatedSince=2020-01-01');
  expect([first.ids.length, first.left]).toEqual([2, 4]);
  const [again] = first.ids;
  await api.raw('POST', `/api/leads/${again}/notes`, { token, body: { content: 'Called' } });
  let page = first;
  while (page.ids.length > 0) page = await read(`?cursor=${page.cursor}`);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.map((line) => line.split(' ')[0]).filter((id) => id === again)).toHaveLength(2);
  const row = (await leadReads(api, token)('?limit=1&search=asha')).body.data[0]!;
  expect((await leadReads(api, token)(`/${row._id}`)).headers.get('etag')).toBe(row.etag);

  // A transaction that is still writing holds back what it may have dated earlier, and nothing is passed over.
  const writer = new pg.Client({ connectionString: api.databaseUrl });
  await writer.connect();
  await writer.query('BEGIN');
  await writer.query('UPDATE leads SET priority = $2 WHERE id = $1', [again, 'low']);
  const id = await addLead(api, thirdPartySubmission('contact'));
  expect((await read(`?cursor=${page.cursor}`)).ids).toEqual([]);
  await writer.query('COMMIT');
  await writer.end();
  expect((await read(`?cursor=${page.cursor}`)).ids).toEqual([again, id]);
});

it.each([
  'cursor=x',
  'cursor=MS4y',
  'updatedSince=soon',
  'updatedSince=2020-01-01&page=2',
  'updatedSince=2020-01-01&sortBy=type',
])('refuses ?%s', async (query) => {
  expect((await leadReads(api, token)(`?${query}`)).status).toBe(400);
});

/** The references of the leads that a query finds. */
async function listed(query: '' | `?${string}`): Promise<string[]> {
  const { body } = await leadReads(api, token)(query);
  return body.data.map(({ reference }) => reference).sort();
}
