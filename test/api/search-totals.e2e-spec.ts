/** `count=bounded` returns the exact total up to 10,000 leads, and "more than 10,000" above. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addStaff } from '../support/staff.js';

const COMMON = 10_030;
/** Leads without the common name that are newer than all leads with it. More than `FIRST_LEADS` of the server. */
const NEWER = 5_010;

let api: Api;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  const admin = await api.signIn();
  const some = await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] });
  const own = await addStaff(api, admin, { permissions: [], leadTypes: ['contact', 'partner'] });
  const pool = await addStaff(api, admin, { permissions: ['canTakeFromPool'], leadTypes: ['contact', 'partner'] });
  Object.assign(tokens, { admin, some: some.token, own: own.token, pool: pool.token });
  // Every third lead is a partner's. Two users are assigned a tenth each. A hundredth of the leads are in the pool.
  await api.sql(
    `INSERT INTO leads (id, reference, type, full_name, city, created_at, assigned_to, in_pool, quarantined_at)
     SELECT gen_random_uuid(), 'S' || lpad(n::text, 9, '0'), CASE WHEN n % 3 = 0 THEN 'partner' ELSE 'contact' END,
            CASE WHEN n <= $1 THEN 'Kumar ' || n ELSE 'Asha ' || n END, CASE WHEN n % 50 = 0 THEN 'Gaya' END,
            '2025-01-01'::timestamptz + n * interval '1 minute',
            CASE WHEN n % 10 = 0 THEN $3::uuid WHEN n % 10 = 1 THEN $4::uuid END, n % 100 = 7,
            CASE WHEN n % 1000 = 3 THEN now() END
     FROM generate_series(1, $2) AS n`,
    [COMMON, COMMON + NEWER, own.id, pool.id],
  );
  // Duplicate detection would change a lead between two compared responses, so this clears its queue.
  await api.sql('DELETE FROM duplicate_match_queue');
  await api.sql('ANALYZE leads, lead_search');
});
afterAll(() => api.close());

type LeadList = Schema<'LeadList'>;

async function list(who: string, query: string): Promise<LeadList> {
  const answer = await api.raw<LeadList>('GET', `/api/leads?${query}`, { token: tokens[who] });
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body;
}

const idsOf = ({ data }: LeadList) => data.map(({ _id }) => _id);

describe('up to 10,000 leads', () => {
  it.each(['admin', 'some', 'own', 'pool'])('the bounded count and the page are exact for %s', async (who) => {
    for (const search of ['Asha', 'Kumar 99', 'gaya', 'kumar gaya', 'as', '77', 'zz', '00000042']) {
      for (const more of [
        '',
        '&sortOrder=asc',
        '&page=3',
        '&type=partner',
        '&sortBy=personalInfo.fullName',
        '&unassigned=true',
      ]) {
        const query = `search=${encodeURIComponent(search)}${more}`;
        expect([query, await list(who, `${query}&count=bounded`)]).toEqual([query, await list(who, query)]);
      }
    }
  });

  it.each([
    'quarantined=true&search=kumar',
    'state=none&type=partner',
    'dateTo=2025-01-02',
    'page=40&priority=medium&type=partner',
  ])('also with ?%s', async (query) => {
    expect(await list('admin', `${query}&count=bounded`)).toEqual(await list('admin', query));
  });
});

describe('above 10,000 leads', () => {
  const unlisted = Array.from({ length: COMMON }, (_, index) => index + 1).filter((n) => n % 1000 === 3).length;
  const common = COMMON - unlisted;

  it.each([
    ['that the index finds', 'kumar'],
    ['too short for the index', 'um'],
  ])('a search %s reports more than 10,000', async (_, search) => {
    const exact = await list('admin', `search=${search}`);
    expect(exact.pagination).toEqual({ currentPage: 1, totalPages: 501, totalItems: common, pageSize: 20 });
    const bounded = await list('admin', `search=${search}&count=bounded`);
    expect(bounded.pagination).toEqual({
      currentPage: 1,
      totalPages: 500,
      totalItems: 10_000,
      pageSize: 20,
      totalIsAtLeast: true,
    });
  });

  it.each([
    ['at the start of the list', '&sortOrder=asc'],
    ['that needs all hits sorted', ''],
    ['of names', '&sortBy=personalInfo.fullName&sortOrder=asc'],
    ['in the middle', '&sortOrder=asc&page=200'],
    ['after the counted ones', '&page=501'],
    ['after the last one', '&page=502'],
  ])('a page %s is the same as with an exact count', async (_, more) => {
    for (const search of ['kumar', 'um']) {
      const exact = await list('admin', `search=${search}${more}`);
      const bounded = await list('admin', `search=${search}${more}&count=bounded`);
      expect(idsOf(bounded)).toEqual(idsOf(exact));
      expect(bounded.pagination.totalIsAtLeast).toBe(true);
    }
  });

  it('counts exactly for users who see only some leads', async () => {
    for (const who of ['some', 'own', 'pool']) {
      const bounded = await list(who, 'search=kumar&count=bounded');
      expect(bounded).toEqual(await list(who, 'search=kumar'));
      expect(bounded.data).toHaveLength(20);
    }
  });

  it('counts exactly if that is cheap', async () => {
    const all = await list('admin', 'count=bounded');
    expect(all.pagination.totalItems).toBeGreaterThan(10_000);
    expect(all).toEqual(await list('admin', ''));
  });

  it('counts a filter up to 10,000 too', async () => {
    for (const page of [1, 60, 700]) {
      const exact = await list('admin', `priority=medium&page=${page}`);
      const bounded = await list('admin', `priority=medium&page=${page}&count=bounded`);
      expect(idsOf(bounded)).toEqual(idsOf(exact));
      expect(bounded.pagination).toMatchObject({ totalItems: 10_000, totalIsAtLeast: true });
    }
  });
});

it('refuses other values of count', async () => {
  const answer = await api.raw('GET', '/api/leads?count=none', { token: tokens.admin });
  expect([answer.status, answer.problem.detail]).toEqual([400, expect.stringContaining('Count must be')]);
});
