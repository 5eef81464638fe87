/** The time before which all changes of leads are committed: copies, the feed of events and webhooks read up to it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { COMMITTED_UNTIL, momentOf } from '../../src/modules/leads/sql/committed-until.js';
import { type Api, startApi } from '../support/api.js';
import { submitLead } from '../support/staff.js';
import { thirdPartySubmission } from '../support/submissions.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const WRITERS = 4;
const READS = 500;

let database: TestDatabase;
let api: Api;
const clients: pg.Client[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await startApi({}, database);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await api?.close();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  clients.push(client);
  await client.connect();
  return client;
}

const committedUntil = async (reader: pg.Client) =>
  (await reader.query<{ micros: string }>(COMMITTED_UNTIL)).rows[0]!.micros;

/** Returns by how many milliseconds the time is behind the database's clock. */
async function lag(reader: pg.Client): Promise<number> {
  const micros = await committedUntil(reader);
  const statement = `SELECT extract(epoch FROM clock_timestamp() - (${momentOf('$1')})) * 1000 AS ms`;
  return Number((await reader.query(statement, [micros])).rows[0].ms);
}

it('stays close to the clock while many short transactions write, and no earlier change appears later', async () => {
  const ids = await Promise.all(
    Array.from({ length: WRITERS }, () => submitLead(api, thirdPartySubmission('contact'))),
  );
  const reader = await connect(database.url);
  let isReading = true;
  const writers = ids.map(async (id) => {
    const writer = await connect(database.url);
    while (isReading) await writer.query('UPDATE leads SET updated_at = now() WHERE id = $1', [id]);
  });

  let longestLag = 0;
  let before = new Map<string, string>();
  let until = '0';
  const appearedLate: string[] = [];
  for (let read = 0; read < READS; read += 1) {
    longestLag = Math.max(longestLag, await lag(reader));
    const next = await committedUntil(reader);
    const { rows } = await reader.query<{ id: string; at: string }>(
      'SELECT id, (extract(epoch FROM activity_at) * 1000000)::bigint AS at FROM leads',
    );
    const isLate = ({ id, at }: { id: string; at: string }) => before.get(id) !== at && BigInt(at) < BigInt(until);
    appearedLate.push(...rows.filter(isLate).map(({ at }) => `${at} is before ${until}`));
    before = new Map(rows.map(({ id, at }) => [id, at]));
    until = next;
  }
  isReading = false;
  await Promise.all(writers);

  expect(appearedLate).toEqual([]);
  expect(longestLag).toBeLessThan(30_000);
});

it('is the start of a transaction that is still open', async () => {
  const [reader, writer] = [await connect(database.url), await connect(database.url)];
  await writer.query('BEGIN');
  const { began } = (await writer.query('SELECT (extract(epoch FROM now()) * 1000000)::bigint AS began')).rows[0];
  await writer.query('UPDATE leads SET updated_at = now()');
  const during = await committedUntil(reader);
  await writer.query('COMMIT');
  const after = await committedUntil(reader);

  expect(during).toBe(began);
  expect(BigInt(after)).toBeGreaterThan(BigInt(began));
});

it('is a minute ago while another role has an open transaction, whose start is hidden', async () => {
  const [reader, owner] = [await connect(database.url), await connect(database.ownerUrl)];
  await owner.query('BEGIN');
  await owner.query('UPDATE leads SET updated_at = now()');
  const during = await lag(reader);
  await owner.query('COMMIT');

  expect(during).toBeGreaterThanOrEqual(60_000);
  expect(await lag(reader)).toBeLessThan(30_000);
});
