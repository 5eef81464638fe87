/**
 * What a server of the version before the newest migrations does, on a database that a newer one has migrated: both run side
 * by side while servers are replaced one by one. Its statements stand here as it sends them.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { dataSourceOptions, migrate, migrationClasses } from '../../src/database/data-source.js';
import { createBareDatabase, type TestDatabase } from '../support/test-database.js';
import { waitFor } from '../support/wait-for.js';

const LAST_OF_PREVIOUS = 'LeadCounts1763800500000';

const LISTED = 'SELECT id FROM leads l WHERE l.quarantined_at IS NULL ORDER BY l.created_at DESC, l.id DESC';
const LISTED_NOW =
  'SELECT id FROM leads WHERE quarantined_at IS NULL AND merged_into IS NULL ORDER BY created_at DESC, id DESC';
const COUNTED = 'SELECT coalesce(sum(l.leads), 0)::int AS total FROM lead_counts l WHERE NOT l.quarantined';
const MERGE = 'UPDATE leads SET merged_into = $2, quarantined_at = now(), version = version + 1 WHERE id = $1';
const UNMERGE = 'UPDATE leads SET merged_into = NULL, quarantined_at = NULL, version = version + 1 WHERE id = $1';
const MERGE_NOW = 'UPDATE leads SET merged_into = $2, version = version + 1 WHERE id = $1';
const UNMERGE_NOW = 'UPDATE leads SET merged_into = NULL, version = version + 1 WHERE id = $1';
const MATCH = `
  WITH taken AS (
    DELETE FROM unmatched_leads
    WHERE id IN (SELECT id FROM unmatched_leads ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING lead_id
  ), due AS (
    SELECT DISTINCT lead_id FROM taken
  ), found AS (
    SELECT least(n.id, o.id) AS first_id, greatest(n.id, o.id) AS second_id, duplicate_reasons(n, o) AS reasons
    FROM due
    JOIN leads n ON n.id = due.lead_id AND n.quarantined_at IS NULL
    JOIN leads o ON o.quarantined_at IS NULL AND o.phone_e164 = n.phone_e164 AND o.id <> n.id
  ), outdated AS (
    DELETE FROM lead_pairs p
    USING due, leads a, leads b
    WHERE due.lead_id IN (p.first_id, p.second_id) AND p.state = 'open'
      AND a.id = p.first_id AND b.id = p.second_id AND duplicate_reasons(a, b) = '{}'
  ), flagged AS (
    INSERT INTO lead_pairs (first_id, second_id, reasons)
    SELECT DISTINCT first_id, second_id, reasons FROM found WHERE reasons <> '{}'
    ORDER BY first_id, second_id
    ON CONFLICT (first_id, second_id) DO UPDATE SET reasons = excluded.reasons
    WHERE lead_pairs.reasons <> excluded.reasons
  )
  SELECT count(*)::int AS taken FROM taken`;

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await createBareDatabase();
  source = await previousSource(database.ownerUrl);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** A bare database as the previous version leaves it. */
async function previousSource(url: string): Promise<DataSource> {
  const classes = await migrationClasses();
  const last = classes.findIndex(({ name }) => name === LAST_OF_PREVIOUS);
  const previous = await new DataSource({
    ...dataSourceOptions(url),
    migrations: classes.slice(0, last + 1),
    migrationsTransactionMode: 'each',
  }).initialize();
  await previous.runMigrations();
  return previous;
}

async function addLead(phone: string, on = source): Promise<string> {
  const id = uuidv7();
  await on.query(
    `INSERT INTO leads (id, reference, type, full_name, phone_e164) VALUES ($1, $2, 'contact', 'Asha', $3)`,
    [id, id.slice(-10).toUpperCase(), phone],
  );
  return id;
}

const idsOf = async (statement: string): Promise<string[]> =>
  (await source.query(statement)).map(({ id }: { id: string }) => id);

/** Both versions list exactly these, the newest first, and the counts know it. */
async function expectListed(ids: readonly string[]): Promise<void> {
  expect(await idsOf(LISTED)).toEqual(ids);
  expect(await idsOf(LISTED_NOW)).toEqual(ids);
  expect((await source.query(COUNTED))[0].total).toBe(ids.length);
}

describe('the previous version beside the newest migrations', () => {
  it('loses nothing, shows no merged lead and finds its tables under their old names', async () => {
    const survivor = await addLead('+919876543210');
    const merged = await addLead('+919876543210');
    expect((await source.query(MATCH, [100]))[0].taken).toBe(2);
    const pair = [survivor, merged];
    await source.query(
      `UPDATE lead_pairs SET state = 'merged', survivor_id = $1, merge = '{}', decided_at = now()
       WHERE first_id = least($1::uuid, $2::uuid) AND second_id = greatest($1::uuid, $2::uuid)`,
      pair,
    );
    await source.query(MERGE, [merged, survivor]);

    await migrate(database.ownerUrl);

    await expectListed([survivor]);
    const sides = await source.query(`SELECT other_id FROM lead_pair_sides WHERE lead_id = $1 AND state = 'merged'`, [
      survivor,
    ]);
    expect(sides).toEqual([{ other_id: merged }]);

    // The previous version takes in a lead, flags it, decides and locks a pair.
    const later = await addLead('+919876543210');
    expect((await source.query(MATCH, [100]))[0].taken).toBe(1);
    const state = 'SELECT state FROM duplicate_pairs WHERE first_id = $1 AND second_id = $2';
    expect(await source.query(state, [survivor, later])).toEqual([{ state: 'open' }]);
    await source.transaction(async (manager) => {
      await manager.query('SELECT state FROM lead_pairs WHERE first_id = $1 AND second_id = $2 FOR UPDATE', [
        survivor,
        later,
      ]);
      await manager.query(`UPDATE lead_pairs SET state = 'linked' WHERE first_id = $1 AND second_id = $2`, [
        survivor,
        later,
      ]);
    });
    expect(await source.query(state, [survivor, later])).toEqual([{ state: 'linked' }]);

    // Either version undoes and repeats what the other did.
    await source.query(UNMERGE_NOW, [merged]);
    await expectListed([later, merged, survivor]);
    await source.query(MERGE_NOW, [merged, survivor]);
    await expectListed([later, survivor]);
    await source.query(UNMERGE, [merged]);
    await expectListed([later, merged, survivor]);
    await source.query(MERGE, [merged, survivor]);
    await expectListed([later, survivor]);
    // What came back waited to be matched again.
    expect((await source.query(MATCH, [100]))[0].taken).toBe(2);
  });

  it('two processes that match at once take different leads off the queue under its old name', async () => {
    await addLead('+919811111111');
    await addLead('+919822222222');
    const take = 'SELECT id FROM unmatched_leads ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED';
    const [one, other] = [source.createQueryRunner(), source.createQueryRunner()];
    await one.startTransaction();
    await other.startTransaction();
    const [first] = await one.query(take);
    const [second] = await other.query(take);
    expect(first.id).not.toBe(second.id);
    for (const runner of [one, other]) {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});

describe('servers that start together', () => {
  it('migrate a database of the previous version once, and none waits for the other for ever', async () => {
    const fresh = await createBareDatabase();
    const before = await previousSource(fresh.ownerUrl);
    await Promise.all([migrate(fresh.ownerUrl), migrate(fresh.ownerUrl), migrate(fresh.ownerUrl)]);
    const applied: { name: string }[] = await before.query('SELECT name FROM migrations ORDER BY timestamp');
    expect(applied.map(({ name }) => name)).toEqual((await migrationClasses()).map(({ name }) => name));
    await before.destroy();
    await fresh.drop();
  });

  it('let visitors’ forms and colleagues’ lists through while tables are busy, and migrate once they are free', async () => {
    const fresh = await createBareDatabase();
    const before = await previousSource(fresh.ownerUrl);
    const busy = before.createQueryRunner();
    await busy.startTransaction();
    await busy.query('LOCK TABLE unmatched_leads, lead_pairs IN ROW EXCLUSIVE MODE');
    let hasEnded = false;
    const migrating = migrate(fresh.ownerUrl).finally(() => {
      hasEnded = true;
    });
    const lists = Array.from({ length: 4 }, async () => {
      while (!hasEnded) await before.query('SELECT count(*) FROM lead_pair_sides');
    });
    await waitFor('the migration waits', async () => (await waiting(before)) > 0);
    await addLead('+919833333333', before);
    expect(hasEnded).toBe(false);
    await busy.rollbackTransaction();
    await migrating;
    await Promise.all(lists);
    await before.destroy();
    await fresh.drop();
  });
});

describe('each migration', () => {
  it('tries again where a user and a lead are being changed, and holds once they are free', async () => {
    const fresh = await createBareDatabase();
    const before = await previousSource(fresh.ownerUrl);
    await before.query(
      `INSERT INTO users (id, name, email, password_hash, role) VALUES ($1, 'Asha', 'asha@example.in', '', 'agent')`,
      [uuidv7()],
    );
    await before.query(`INSERT INTO leads (id, reference, type) VALUES ($1, '0123456789', 'sarthi')`, [uuidv7()]);
    const classes = await migrationClasses();
    const busy = before.createQueryRunner();
    for (const [index, { name }] of classes.entries()) {
      await busy.startTransaction();
      await busy.query('UPDATE users SET name = name');
      await busy.query('UPDATE leads SET city = city');
      const one = await new DataSource({
        ...dataSourceOptions(fresh.ownerUrl, { lock_timeout: 500 }),
        migrations: classes.slice(0, index + 1),
        migrationsTransactionMode: 'each',
      }).initialize();
      let end: unknown;
      const migrating = one.runMigrations().then(
        () => (end = 'done'),
        (error: unknown) => (end = error),
      );
      await waitFor(
        `${name} ends, or has waited and tries again`,
        async () => end !== undefined || (await patient(before)),
      );
      await busy.rollbackTransaction();
      await migrating;
      expect({ name, end }).toEqual({ name, end: 'done' });
      await one.destroy();
    }
    await busy.release();
    await before.destroy();
    await fresh.drop();
  });
});

/** Whether a session pauses before it tries for a lock again, or waits for one that keeps nobody else waiting. */
async function patient(on: DataSource): Promise<boolean> {
  const found: unknown[] = await on.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()
       AND (query LIKE 'SELECT pg_sleep%' OR (wait_event_type = 'Lock' AND query LIKE '%INDEX CONCURRENTLY%'))`,
  );
  return found.length > 0;
}

/** How many sessions wait for a lock. */
async function waiting(on: DataSource): Promise<number> {
  const [row] = await on.query(
    `SELECT count(*)::int AS sessions FROM pg_locks l JOIN pg_database d ON d.oid = l.database
     WHERE NOT l.granted AND d.datname = current_database()`,
  );
  return row.sessions;
}
