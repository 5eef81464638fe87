/**
 * Tries each filter in `LEAD_FILTERS`. List, export and report must return the same leads, and not all of them.
 * When you add a filter, add a lead here that matches it.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { LEAD_FILTERS, type LeadFilterDefinition } from '../../src/modules/leads/domain/lead-filters.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { parseCsv } from '../support/csv.js';
import { leadReads } from '../support/lead-reads.js';
import { allMatched } from '../support/matched.js';
import { addLead, addStaff } from '../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';

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
  const converted = await addLead(api, thirdPartySubmission('contact'));
  await api.raw('PUT', `/api/leads/${converted}`, { token, body: { status: 'converted' } });
  await addLead(api, { ...thirdPartySubmission('newsletter'), ...BOT_SIGNS });
  await api.sql(
    `UPDATE leads SET assigned_to = (SELECT id FROM users), priority = 'urgent', follow_up_on = current_date - 1,
            due_at = now() + interval '1 hour', due_soon_at = now() - interval '1 hour'
     WHERE id = $1`,
    [own],
  );
  await api.sql(
    `UPDATE leads SET created_at = '2020-06-15', status = 'closed', state = 'Bihar',
            village = 'Kurkihar', block = 'WAZIRGANJ', district = 'Gaya',
            source = '{"utm_source": "radio", "utm_campaign": "mela"}'
     WHERE id = $1`,
    [old],
  );
  await api.sql(
    `INSERT INTO lead_notes (id, lead_id, author_id, content, call_outcome, created_at)
     SELECT gen_random_uuid(), $1, id, 'Called', 'reached', now() - days * interval '1 day' FROM users, unnest(ARRAY[0, 1]) AS days`,
    [kept],
  );
  await api.sql(`UPDATE leads SET due_at = now() - interval '1 hour', first_response_at = NULL WHERE id = $1`, [late]);
  await api.sql(`UPDATE leads SET due_at = now() + interval '1 day', first_response_at = now() WHERE id = $1`, [kept]);
  await api.sql('UPDATE leads SET in_pool = TRUE WHERE id = $1', [late]);
  await allMatched(api);
  await api.flushAudit();
  await api.sql(
    `INSERT INTO duplicate_pairs (first_id, second_id, reasons) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), '{phone}')`,
    [late, kept],
  );
});
afterAll(() => api.close());

const TEXTS: Readonly<Record<string, string>> = {
  search: 'asha',
  dateFrom: '2021-01-01',
  dateTo: '2021-01-01',
  assignedTo: 'me',
  calledToday: 'me',
  calledYesterday: 'me',
  convertedToday: 'me',
  convertedThisMonth: 'me',
  village: 'kurkihar',
  block: ' Wazirganj ',
  district: 'GAYA',
  source: 'radio',
  campaign: 'mela',
};

function valuesOf(name: string, definition: LeadFilterDefinition): readonly string[] {
  if ('values' in definition) return definition.values.filter((value) => value !== 'custom');
  return [definition.kind === 'flag' ? 'true' : (TEXTS[name] ?? `no text to try ${name} with`)];
}

it.each(Object.entries<LeadFilterDefinition>(LEAD_FILTERS))(
  '%s returns the same leads in list, export and report, and not all leads',
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

it('a copy receives every change once, also while leads change', async () => {
  const seen: string[] = [];
  const read = async (query: `?${string}`) => {
    const { data, pagination } = (await leadReads(api, token)(`${query}&limit=2`)).body;
    seen.push(...data.map(({ _id, etag }) => `${_id} ${etag}`));
    return { ids: data.map(({ _id }) => _id), left: pagination.totalItems, cursor: pagination.nextCursor };
  };
  const first = await read('?updatedSince=2020-01-01');
  expect([first.ids.length, first.left]).toEqual([2, 5]);
  const [again] = first.ids;
  await api.raw('POST', `/api/leads/${again}/notes`, { token, body: { content: 'Called' } });
  let page = first;
  while (page.ids.length > 0) page = await read(`?cursor=${page.cursor}`);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.map((line) => line.split(' ')[0]).filter((id) => id === again)).toHaveLength(2);
  const row = (await leadReads(api, token)('?limit=1&search=asha')).body.data[0]!;
  expect((await leadReads(api, token)(`/${row._id}`)).headers.get('etag')).toBe(row.etag);

  // A running transaction can still commit earlier changes, so the cursor waits for it and misses nothing.
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

it('a copy is the same as the list in the end, whatever was removed', async () => {
  const agent = await addStaff(api, token, { permissions: [], leadTypes: ['contact'] });
  const stranger = await addStaff(api, token, { permissions: ['canViewAllLeads'], leadTypes: ['franchise'] });
  const spam = await api.sql<{ id: string }>('SELECT id FROM leads WHERE quarantined_at IS NOT NULL');
  const ids: string[] = [];
  for (let n = 0; n < 9; n += 1) ids.push(await addLead(api, thirdPartySubmission('contact')));
  const [deleted, erased, given, back, survivor, part, root, leaf, both] = ids as [string, ...string[]];
  const send = async (method: string, path: string, body?: object) =>
    expect([path, (await api.raw(method, `/api/leads${path}`, { token, ...(body && { body }) })).status]).toEqual([
      path,
      200,
    ]);
  const assign = (id: string | undefined, assignedTo: string | null) => send('PUT', `/${id}/assign`, { assignedTo });
  const flag = (one: string | undefined, other: string | undefined) =>
    api.sql(
      `INSERT INTO duplicate_pairs (first_id, second_id, reasons) VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), '{phone}')
       ON CONFLICT DO NOTHING`,
      [one, other],
    );
  const merge = async (into: string | undefined, other: string | undefined) => {
    await flag(into, other);
    await send('POST', `/${into}/merge`, { other, take: [] });
  };
  for (const id of [deleted, given, back, both]) await assign(id, agent.id);
  await allMatched(api);

  const copies = [token, agent.token, stranger.token].map((reader) => copyOf(reader));
  const agree = async () => {
    for (const { sync, copy, list } of copies) {
      await sync();
      expect([...copy].sort()).toEqual(await list());
    }
  };
  await agree();

  await send('DELETE', `/${deleted}`);
  await send('POST', `/${erased}/erase`);
  await assign(given, null);
  await assign(back, null);
  await assign(back, agent.id);
  await merge(survivor, part);
  await merge(root, leaf);
  await assign(both, null);
  await send('POST', '/bulk-delete', { leadIds: [root, both] });
  await send('POST', '/bulk-restore', { leadIds: spam.map(({ id }) => id) });
  await agree();
  expect(copies.map(({ told }) => told.splice(0).sort())).toEqual([
    [deleted, part, root, leaf, both].sort(),
    [deleted, given, both].sort(),
    [],
  ]);

  await send('POST', `/${survivor}/unmerge`, { other: part });
  await assign(given, agent.id);
  await agree();
  expect(copies.map(({ told }) => told)).toEqual([[], [], []]);

  // An uncommitted deletion is reported after its commit.
  const writer = new pg.Client({ connectionString: api.databaseUrl });
  await writer.connect();
  await writer.query('BEGIN');
  await writer.query('DELETE FROM leads WHERE id = $1', [given]);
  await send('DELETE', `/${survivor}`);
  await copies[0]!.sync();
  await writer.query('COMMIT');
  await writer.end();
  await agree();
  expect(copies[0]!.told.sort()).toEqual([given, survivor].sort());
});

it('an earlier cursor without filters and permissions must start again', async () => {
  const cursor = Buffer.from(`1.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`).toString('base64url');
  const { status, problem } = await leadReads(api, token)(`?cursor=${cursor}&type=contact`);
  expect([status, problem.code]).toEqual([410, 'begin_anew']);
  expect((await leadReads(api, token)('?type=contact')).body).not.toHaveProperty('removed');
});

it.each([
  'cursor=x',
  'cursor=MS4y',
  'updatedSince=soon',
  'updatedSince=2020-01-01&page=2',
  'updatedSince=2020-01-01&sortBy=type',
  'updatedSince=2020-01-01&dateRange=today',
  'updatedSince=2020-01-01&promise=overdue',
  'updatedSince=2020-01-01&duplicates=open',
  `updatedSince=2020-01-01&ids=${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
  'ids=x',
  'include=history',
  'include=notes&limit=100',
])('refuses ?%s', async (query) => {
  expect((await leadReads(api, token)(`?${query}`)).status).toBe(400);
});

/** Simulates a program that reads the changes, two leads at a time. `told` contains the ids reported as removed. */
function copyOf(reader: string) {
  const kept = new Map<string, string>();
  const told: string[] = [];
  let from = 'updatedSince=2020-01-01';
  const get = leadReads(api, reader);
  const sync = async () => {
    for (let isFull = true; isFull; ) {
      const { data, removed = [], pagination } = (await get(`?${from}&limit=2`)).body;
      for (const { _id } of removed) kept.delete(_id);
      for (const { _id, activityAt } of data) kept.set(_id, activityAt);
      told.push(...removed.map(({ _id }) => _id));
      from = `cursor=${pagination.nextCursor}`;
      isFull = data.length === 2 || removed.length === 2;
    }
  };
  const list = async () => (await get('?limit=100')).body.data.map(({ _id, activityAt }) => [_id, activityAt]).sort();
  return { copy: kept, told, sync, list };
}

async function listed(query: '' | `?${string}`): Promise<string[]> {
  const { body } = await leadReads(api, token)(query);
  return body.data.map(({ reference }) => reference).sort();
}
