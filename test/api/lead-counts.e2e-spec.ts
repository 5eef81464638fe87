/** Totals use a table of counts, and late pages are read from the end. Both must match the leads. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEAD_TYPE_NAMES } from '../../src/lead-types/lead-types.js';
import { LEAD_STATUSES } from '../../src/modules/leads/domain/lead.js';
import { type Api, startApi } from '../support/api.js';
import { deleteAllLeads } from '../support/delete-all-leads.js';
import { COUNTED_LEADS, LEADS_THERE } from '../support/lead-count-queries.js';
import { leadReads } from '../support/lead-reads.js';

const TYPES = LEAD_TYPE_NAMES.slice(0, 3);
const WRITERS = 4;
/** Fixed, so that a failure can be reproduced. */
const SEED = 20_261_121;

let api: Api;
let token: string;
let users: string[];

beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
  users = (
    await api.sql<{ id: string }>(
      `INSERT INTO users (id, name, email, password_hash, role)
       SELECT gen_random_uuid(), 'Agent ' || n, 'agent' || n || '@example.com', '-', 'agent' FROM generate_series(1, 3) n
       RETURNING id`,
    )
  ).map(({ id }) => id);
});
afterAll(() => api.close());

const insert = (count: number, seed: number) =>
  api.sql(
    `INSERT INTO leads (id, reference, type, status, assigned_to, quarantined_at, created_at, first_response_at, source)
     SELECT gen_random_uuid(), 'KC' || replace(gen_random_uuid()::text, '-', ''),
            ($2::text[])[1 + (n + $5) % 3], ($3::text[])[1 + (n * 7 + $5) % 6], ($4::uuid[])[(n * 5 + $5) % 4],
            CASE WHEN n % 9 = 0 THEN now() END, now() - make_interval(mins => (n * 37 + $5) % 500),
            CASE WHEN n % 2 = 0 THEN now() END,
            CASE WHEN n % 3 > 0 THEN jsonb_build_object('utm_source', 's' || n % 4, 'utm_campaign', NULLIF('c' || n % 5, 'c0')) END
     FROM generate_series(1, $1::int) n`,
    [count, TYPES, LEAD_STATUSES, users, seed],
  );

const WRONG_SOURCES = `SELECT id FROM leads WHERE utm_source IS DISTINCT FROM nullif(source ->> 'utm_source', '(none)')
  OR utm_campaign IS DISTINCT FROM nullif(source ->> 'utm_campaign', '(none)')`;

async function expectExactCounts(): Promise<void> {
  expect(await api.sql(COUNTED_LEADS)).toEqual(await api.sql(LEADS_THERE));
  expect(await api.sql(WRONG_SOURCES)).toEqual([]);
}

const aWrite = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), count: fc.integer({ min: 1, max: 40 }), seed: fc.nat(1000) }),
  fc.record({
    kind: fc.constantFrom(
      'status' as const,
      'assign' as const,
      'type' as const,
      'quarantine' as const,
      'pool' as const,
      'merge' as const,
      'respond' as const,
      'plan' as const,
      'erase' as const,
      'source' as const,
      'delete' as const,
    ),
    count: fc.integer({ min: 1, max: 25 }),
    seed: fc.nat(1000),
  }),
);
type Write = typeof aWrite extends fc.Arbitrary<infer Value> ? Value : never;

/** PostgreSQL's codes for a deadlock, and for a merge into a lead that was deleted at the same time. */
const REFUSALS: readonly unknown[] = ['40P01', '23503'];

/** Ignores `REFUSALS`, because a statement that fails with one of them must change neither a lead nor a count. */
async function writeIfAllowed(next: Write): Promise<void> {
  await write(next).catch((error) => {
    if (!REFUSALS.includes(error.code)) throw error;
  });
}

/**
 * Locks the chosen leads in the order of their ids, like the application. A merge or a deletion then locks other leads
 * in addition, so two writes can deadlock.
 */
async function write({ kind, count, seed }: Write): Promise<void> {
  if (kind === 'insert') {
    await insert(count, seed);
    return;
  }
  const some = 'SELECT id FROM (SELECT id FROM leads ORDER BY md5(id::text || $1) LIMIT $2) few ORDER BY id';
  const chosen = (await api.sql<{ id: string }>(some, [String(seed), count])).map(({ id }) => id);
  const few = 'SELECT id FROM leads WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE';
  const update = (set: string) => `WITH few AS (${few}) UPDATE leads SET ${set} WHERE id IN (SELECT id FROM few)`;
  switch (kind) {
    case 'status':
      await api.sql(update('status = $2'), [chosen, LEAD_STATUSES[seed % 6]]);
      break;
    case 'assign':
      await api.sql(update('assigned_to = $2::uuid'), [chosen, users[seed % 4] ?? null]);
      break;
    case 'type':
      await api.sql(update('type = $2'), [chosen, TYPES[seed % 3]]);
      break;
    case 'quarantine':
      await api.sql(update(`quarantined_at = ${seed % 2 === 0 ? 'now()' : 'NULL'}`), [chosen]);
      break;
    case 'merge':
      await api.sql(update('merged_into = (SELECT id FROM leads WHERE merged_into IS NULL ORDER BY id LIMIT 1)'), [
        chosen,
      ]);
      break;
    case 'pool':
      await api.sql(update('in_pool = TRUE, assigned_to = NULL'), [chosen]);
      break;
    case 'respond':
      await api.sql(update(`first_response_at = ${seed % 3 > 0 ? 'now()' : 'NULL'}`), [chosen]);
      break;
    case 'plan':
      await api.sql(update(`follow_up_on = ${seed % 2 === 0 ? 'current_date' : 'NULL'}`), [chosen]);
      break;
    case 'erase':
      await api.sql(update('erased_at = now()'), [chosen]);
      break;
    case 'source':
      await api.sql(update(`source = CASE WHEN $2 > 0 THEN jsonb_build_object('utm_source', 't' || $2) END`), [
        chosen,
        seed % 5,
      ]);
      break;
    case 'delete':
      await api.sql(`WITH few AS (${few}) DELETE FROM leads WHERE id IN (SELECT id FROM few)`, [chosen]);
  }
}

describe('the table of counts', () => {
  it('matches the leads after several simultaneous writers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aWrite, { minLength: 20, maxLength: 60 }), async (writes) => {
        const waiting = [...writes];
        await Promise.all(
          Array.from({ length: WRITERS }, async () => {
            for (let next = waiting.pop(); next; next = waiting.pop()) await writeIfAllowed(next);
          }),
        );
        await expectExactCounts();
      }),
      { seed: SEED, numRuns: 6 },
    );
  });

  it('stays small and exact after thousands of statements', async () => {
    await api.sql(`DO $$ BEGIN
      FOR n IN 1..8000 LOOP UPDATE leads SET status = CASE status WHEN 'new' THEN 'contacted' ELSE 'new' END
        WHERE id = (SELECT id FROM leads LIMIT 1); END LOOP; END $$`);
    await expectExactCounts();
    // Each statement adds two rows. If the rows were never combined, there would be over 16,000.
    const [rows] = await api.sql<{ count: number }>('SELECT count(*)::int AS count FROM lead_counts');
    expect(rows?.count).toBeLessThan(14_000);
  });

  it('follows the deletion of a user, and of all rows of a table', async () => {
    const gone = users.pop();
    await insert(50, 3);
    await api.sql('DELETE FROM users WHERE id = $1', [gone]);
    await expectExactCounts();
    await api.sql('TRUNCATE leads CASCADE');
    await expectExactCounts();
    expect(await api.sql('SELECT FROM lead_counts')).toEqual([]);
  });
});

describe('lists', () => {
  beforeAll(async () => {
    await deleteAllLeads(api);
    await insert(2_600, 1);
  });

  const idsOf = async (query: string): Promise<{ ids: string[]; total: number }> => {
    const { status, body } = await leadReads(api, token)(`?${query}`);
    expect(status).toBe(200);
    return { ids: body.data.map(({ _id }) => _id), total: body.pagination.totalItems };
  };
  const ordered = async (condition: string, order: string): Promise<string[]> =>
    (
      await api.sql<{ id: string }>(
        `SELECT id FROM leads WHERE quarantined_at IS NULL AND ${condition} ORDER BY ${order}`,
      )
    ).map(({ id }) => id);

  it.each([
    ['all, newest first', '', 'TRUE', 'created_at DESC, id DESC'],
    ['all, oldest first', 'sortOrder=asc', 'TRUE', 'created_at, id'],
    ['all, by an optional field', 'sortBy=personalInfo.fullName&sortOrder=asc', 'TRUE', 'id'],
    ['all, by urgency', 'sortBy=dueAt&sortOrder=desc', 'TRUE', 'id DESC'],
    [
      'two types and a status',
      `type=${TYPES[0]},${TYPES[1]}&status=new`,
      `type IN ('${TYPES[0]}', '${TYPES[1]}') AND status = 'new'`,
      'created_at DESC, id DESC',
    ],
    ['two statuses, oldest first', 'status=new,closed&sortOrder=asc', `status IN ('new', 'closed')`, 'created_at, id'],
    ['unassigned', 'unassigned=true', 'assigned_to IS NULL', 'created_at DESC, id DESC'],
    ['a search', 'search=KC', 'TRUE', 'created_at DESC, id DESC'],
    ['a search for one rare character', 'search=9', "reference LIKE '%9%'", 'created_at DESC, id DESC'],
  ])('every page of %s continues the previous one', async (_, query, condition, order) => {
    const whole = await ordered(condition, order);
    const read: string[] = [];
    for (let page = 1; read.length < whole.length; page += 1) {
      const { ids, total } = await idsOf(`${query}&limit=100&page=${page}`);
      expect(total).toBe(whole.length);
      expect(ids.length).toBeGreaterThan(0);
      read.push(...ids);
    }
    expect(read).toEqual(whole);
    const beyond = await idsOf(`${query}&limit=100&page=${Math.ceil(whole.length / 100) + 20}`);
    expect(beyond).toEqual({ ids: [], total: whole.length });
  });

  it('return 0 for a filter without matches', async () => {
    await api.sql(`DELETE FROM leads WHERE status = 'rejected'`);
    expect(await idsOf('status=rejected')).toEqual({ ids: [], total: 0 });
    expect(await idsOf('status=rejected&page=200')).toEqual({ ids: [], total: 0 });
    expect(await idsOf('search=nobody')).toEqual({ ids: [], total: 0 });
  });
});
