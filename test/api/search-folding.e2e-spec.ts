/** What people mean is found, however it is written: one folding of what is stored and what is asked. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions, migrate, migrationClasses } from '../../src/database/data-source.js';
import { type Api, startApi } from '../support/api.js';
import { STORED } from '../support/search-pairs.js';
import { submitLead } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';
import { createBareDatabase } from '../support/test-database.js';

let api: Api;
let token: string;
const ids: string[] = [];
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
  for (const { field, text } of STORED) {
    const { personalInfo, ...form } = thirdPartySubmission('contact');
    const plain = { fullName: 'Gupta', email: 'gupta@somewhere.in', phone: '2125550100' };
    ids.push(await submitLead(api, { ...form, personalInfo: { ...personalInfo, ...plain, [field]: text } }));
  }
});
afterAll(() => api.close());

const found = async (search: string): Promise<string[]> => {
  const path = `/api/leads?limit=100&search=${encodeURIComponent(search)}`;
  const { body } = await api.raw<{ data: { _id: string }[] }>('GET', path, { token });
  return body.data.map(({ _id }) => _id);
};
/** Those searches that do not find the lead, or do. */
const searchesThat = async (isFound: boolean, index: number, searches: readonly string[]): Promise<string[]> => {
  const such: string[] = [];
  for (const search of searches) if ((await found(search)).includes(String(ids[index])) === isFound) such.push(search);
  return such;
};

it('is measured with 200 pairs that must and must not meet', () => {
  expect(STORED.flatMap(({ found: met, notFound }) => [...met, ...notFound]).length).toBeGreaterThanOrEqual(200);
});

describe.each(STORED.map((one, index) => [one.text, index, one] as const))('"%s"', (_, index, one) => {
  it('is found in every writing', async () => {
    expect(await searchesThat(false, index, one.found)).toEqual([]);
  });

  it('is not found by what is written otherwise', async () => {
    expect(await searchesThat(true, index, one.notFound)).toEqual([]);
  });
});

it('says of an empty search, or one of marks that show nothing, what the whole list says', async () => {
  expect((await found('\u200B\u2060')).length).toBe(STORED.length);
});

it('folds what was stored before, and what lies in the bin', async () => {
  const database = await createBareDatabase();
  const classes = await migrationClasses();
  const first = classes.findIndex(({ name }) => name.startsWith('FoldedSearch'));
  await migrate(database.ownerUrl, classes.slice(0, first));
  const source = await new DataSource(dataSourceOptions(database.ownerUrl)).initialize();
  const id = '01900000-0000-7000-8000-000000000001';
  await source.query(
    `INSERT INTO leads (id, reference, type, full_name, phone) VALUES ($1, '7ZK4M0QXJD', 'contact', 'José Vijay​', '᱙᱘᱗᱖᱕ 01234')`,
    [id],
  );
  await source.query(
    `INSERT INTO deleted_leads (lead_id, types, in_pool, texts, sounds, stored)
     SELECT lead_id, '{contact}', FALSE, texts, sounds,
       jsonb_build_object('leads', (SELECT jsonb_agg(to_jsonb(l)) FROM leads l)) FROM lead_search`,
  );
  await migrate(database.ownerUrl);
  // An upgrade that ended before its last step was recorded is done again.
  await source.query(`DELETE FROM migrations WHERE name LIKE 'FoldedSearch%'`);
  await migrate(database.ownerUrl);
  for (const table of ['lead_search', 'deleted_leads']) {
    const [row] = await source.query(`SELECT texts, sounds FROM ${table} WHERE lead_id = $1`, [id]);
    expect(row.texts).toContain('jose vijay');
    expect(row.sounds).toContain('~biji~');
  }
  const [{ texts }] = await source.query('SELECT texts FROM lead_search');
  expect(texts).toContain('9876501234');
  await source.destroy();
  await database.drop();
});
