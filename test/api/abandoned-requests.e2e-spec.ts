/** A request that is aborted cancels its own statement and no other. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { AbandonedQuery, abortableQuery } from '../../src/shared/database/pool-query.js';
import { type Api, startApi } from '../support/api.js';
import { waitFor } from '../support/wait-for.js';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const running = async (text: string): Promise<number> =>
  (
    await api.sql(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid() AND query LIKE '%' || $1 || '%'`,
      [text],
    )
  ).length;

it('an aborted search stops in the database, and the next one is answered', async () => {
  const locker = new pg.Client({ connectionString: api.ownerUrl });
  await locker.connect();
  try {
    await locker.query('BEGIN; LOCK TABLE lead_search IN ACCESS EXCLUSIVE MODE');
    for (let search = 0; search < 12; search++) {
      const caller = new AbortController();
      const answer = fetch(`${api.url}/api/leads?search=asha&count=bounded`, {
        headers: { authorization: `Bearer ${token}` },
        signal: caller.signal,
      });
      await waitFor('the search has begun', async () => (await running('first_hits')) > 0);
      caller.abort();
      await expect(answer).rejects.toThrow();
      await waitFor('the search is over', async () => (await running('first_hits')) === 0);
    }
    const next = api.raw('GET', '/api/leads?search=asha', { token });
    await waitFor('the next search has begun', async () => (await running('first_hits')) > 0);
    await locker.query('ROLLBACK');
    expect((await next).status).toBe(200);
  } finally {
    await locker.end();
  }
});

it('an endless statement is cancelled, also one that has not started', async () => {
  const database = await connected();
  const caller = new AbortController();
  const first = abortableQuery(database, 'SELECT pg_sleep(600)', [], caller.signal);
  const second = abortableQuery(database, 'SELECT pg_sleep(600)', [], caller.signal);
  await waitFor('the first runs', async () => (await running('pg_sleep(600)')) > 0);
  caller.abort();
  await expect(first).rejects.toThrow(AbandonedQuery);
  await expect(second).rejects.toThrow(AbandonedQuery);
  await expect(abortableQuery(database, 'SELECT 1', [], caller.signal)).rejects.toThrow(AbandonedQuery);
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.destroy();
});

it('an abort at the end of a statement does not cancel the next one on the same connection', async () => {
  const database = await connected();
  for (let round = 0; round < 200; round++) {
    const caller = new AbortController();
    const given = abortableQuery(database, `SELECT pg_sleep(${(round % 10) / 2_000})`, [], caller.signal);
    const outcome = given.then(
      () => 'done',
      (failure: unknown) => (failure instanceof AbandonedQuery ? 'broken off' : failure),
    );
    const others = [1, 2, 3].map((n) => database.query('SELECT $1::int AS n, pg_sleep(0.001)', [n]));
    setTimeout(() => caller.abort(), round % 7);
    expect(['done', 'broken off']).toContain(await outcome);
    expect((await Promise.all(others)).map(([row]) => row.n)).toEqual([1, 2, 3]);
  }
  await database.destroy();
});

/** A pool of one connection, so that the next statement uses the same one. */
function connected(): Promise<DataSource> {
  return new DataSource({ type: 'postgres', url: api.databaseUrl, poolSize: 1 }).initialize();
}
