import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { preparedQuery } from '../../src/shared/database/pool-query.js';
import { createTestDatabase } from '../support/test-database.js';

/** PostgreSQL needs noticeable time to release so many locks. */
const LOCKS = 2_000;
const FAIL = `SELECT 1 / (count(pg_advisory_xact_lock(n)) - ${LOCKS}) FROM generate_series(1, ${LOCKS}) AS n`;

it('a failed statement has released its locks when the error is reported', async () => {
  const database = await createTestDatabase();
  const [failing, other] = [
    new DataSource(dataSourceOptions(database.url)),
    new DataSource(dataSourceOptions(database.url)),
  ];
  await Promise.all([failing.initialize(), other.initialize()]);
  try {
    for (let tries = 0; tries < 20; tries += 1) {
      await expect(preparedQuery(failing, FAIL, [])).rejects.toMatchObject({ code: '22012' });
      const [free] = await preparedQuery<{ locks: number }>(
        other,
        `SELECT count(*) FILTER (WHERE pg_try_advisory_xact_lock(n))::int AS locks FROM generate_series(1, ${LOCKS}) AS n`,
        [],
      );
      expect(free?.locks).toBe(LOCKS);
    }
  } finally {
    await Promise.all([failing.destroy(), other.destroy()]);
    await database.drop();
  }
});
