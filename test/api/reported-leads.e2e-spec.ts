import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { ReadConnections } from '../../src/database/read-replica.js';
import { LEAD_TYPE_NAMES } from '../../src/lead-types/lead-types.js';
import type { LeadFilter } from '../../src/modules/leads/domain/lead-filters.js';
import { REPORTS } from '../../src/modules/reports/domain/report.js';
import { ReportRepository } from '../../src/modules/reports/infrastructure/report.repository.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const SOURCES = [
  { utm_source: 'whatsapp', utm_campaign: 'kharif', page: '/hi' },
  { utm_source: '(none)', utm_campaign: 'rabi' },
  { page: '/' },
  null,
];
const TOLD = [
  ['whatsapp', 'kharif'],
  [null, 'rabi'],
  [null, null],
  [null, null],
];

let database: TestDatabase;
let dataSource: DataSource;

async function addLead(source: object | null): Promise<string> {
  const id = uuidv7();
  await dataSource.query(
    `INSERT INTO leads (id, reference, type, full_name, source) VALUES ($1, $2, 'contact', 'Asha', $3)`,
    [id, id.slice(-10).toUpperCase(), source],
  );
  return id;
}

async function toldBy(ids: readonly string[]): Promise<(string | null)[][]> {
  const rows: { utm_source: string | null; utm_campaign: string | null }[] = await dataSource.query(
    'SELECT utm_source, utm_campaign FROM leads WHERE id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
    [ids],
  );
  return rows.map((row) => [row.utm_source, row.utm_campaign]);
}

const activity = () => dataSource.query('SELECT id, version, updated_at, activity_at FROM leads ORDER BY id');

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ ...dataSourceOptions(database.ownerUrl), poolSize: 1 }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the columns for reports', () => {
  it('are maintained by the database when the source changes', async () => {
    const ids: string[] = [];
    for (const source of SOURCES) ids.push(await addLead(source));
    expect(await toldBy(ids)).toEqual(TOLD);
    const then = await activity();
    await dataSource.query(`UPDATE leads SET source = source - 'utm_campaign'`);
    expect(await toldBy(ids)).toEqual(TOLD.map(([source]) => [source, null]));
    expect(await activity()).not.toEqual(then);
  });

  it('hold the longest texts of a submission', async () => {
    const long = (sign: string) =>
      Array.from({ length: 200 }, (_, place) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + (place % 90))).join(
        '',
      );
    const id = await addLead({ utm_source: long('अ'), utm_campaign: long('ঀ') });
    await dataSource.query('UPDATE leads SET state = $2 WHERE id = $1', [id, long('ก')]);
    expect(await toldBy([id])).toEqual([[long('अ'), long('ঀ')]]);
    // These characters of four bytes do not repeat, so the database cannot compress them.
    const scattered = (start: number) =>
      Array.from({ length: 200 }, (_, place) =>
        String.fromCodePoint(0x20000 + ((start + place * 7_919) % 0xa000)),
      ).join('');
    await dataSource.query(
      `UPDATE leads SET state = $2, village = $3, block = $4, district = $5, utm_source = $6, utm_campaign = $7
       WHERE id = $1`,
      [id, ...[1, 2, 3, 4, 5, 6].map((start) => scattered(start * 1_237))],
    );
    await dataSource.query('DELETE FROM leads WHERE id = $1', [id]);
  });
});

describe('every report', () => {
  const plans: string[] = [];
  const explained = {
    query: async (statement: string, parameters: unknown[]) => {
      if (!statement.includes('leads l')) return [];
      const rows: { 'QUERY PLAN': string }[] = await dataSource.query(`EXPLAIN ${statement}`, parameters);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    },
  } as unknown as DataSource;
  const scope = { types: LEAD_TYPE_NAMES, assignedTo: null };

  // With few rows, other plans can have the same cost, so this disables them.
  beforeAll(async () => {
    const others: { name: string }[] = await dataSource.query(
      `SELECT indexrelid::regclass::text AS name FROM pg_index
       WHERE indrelid = 'leads'::regclass AND NOT indisunique
         AND indexrelid NOT IN ('leads_reported'::regclass, 'leads_in_district'::regclass)`,
    );
    for (const { name } of others) await dataSource.query(`DROP INDEX ${name}`);
    await dataSource.query('VACUUM (ANALYZE) leads');
    await dataSource.query('SET enable_seqscan = off');
    await dataSource.query('SET enable_bitmapscan = off');
  });

  it.each<[string, LeadFilter]>([
    ['of all leads', {}],
    ['of a period', { created: { from: new Date(0), before: new Date() } }],
    ['of a status and a priority', { status: ['new'], priority: ['high'] }],
    ['of a source and a campaign', { source: 'whatsapp', campaign: 'kharif' }],
    ['of a state', { state: ['BR'] }],
    ['of kept promises', { promise: 'kept' }],
    ['of leads without a next step', { nextStep: 'none' }],
    ['of a reason', { closeReason: ['none'] }],
  ])('%s reads only an index', async (_, filter) => {
    plans.length = 0;
    const reports = new ReportRepository(new ReadConnections(explained, null));
    const fromAllLeads = REPORTS.filter((report) => report !== 'districts');
    for (const report of fromAllLeads) await reports[report](scope, filter);
    expect(plans).toHaveLength(fromAllLeads.length);
    for (const plan of plans) expect(plan).toMatch(/Index Only Scan using leads_reported on leads l\b/);
    await reports.districts(scope, filter);
    // The index of districts has no source and campaign, because with these two its rows could get too long.
    const scan = 'source' in filter ? 'Index Scan' : 'Index Only Scan';
    expect(plans.at(-1)).toMatch(new RegExp(`${scan} using leads_in_district on leads l\\b`));
  });
});
