/** migrations/routines/ defines every function, trigger and view; a start applies the files that changed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { applyStoredRoutines, migrate, migrationClasses } from '../../src/database/data-source.js';
import { type Routines, readRoutines } from '../../src/database/routines.js';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { waitFor } from '../support/wait-for.js';

let database: TestDatabase;
let client: pg.Client;

async function use(made: Promise<TestDatabase>): Promise<void> {
  database = await made;
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
}

afterEach(async () => {
  await client.end();
  await database.drop();
});

/** The functions, triggers and views of our schema, without extensions: name and definition. */
async function catalogue(): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; text: string }>(`
    SELECT 'function ' || oid::regprocedure AS name, pg_get_functiondef(oid) AS text FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = pg_proc.oid AND d.deptype = 'e')
    UNION ALL
    SELECT 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) FROM pg_trigger
    WHERE NOT tgisinternal AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    UNION ALL
    SELECT 'view ' || relname, pg_get_viewdef(oid) FROM pg_class
    WHERE relkind IN ('v', 'm') AND relnamespace = 'public'::regnamespace
    ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

function definitionsIn(routines: readonly Routines[]): string[] {
  return routines.flatMap(({ definition }) => [
    ...[...definition.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm)].map(([, name]) => `function ${name}`),
    ...[...definition.matchAll(/^CREATE OR REPLACE VIEW (\w+)/gm)].map(([, name]) => `view ${name}`),
    ...[...definition.matchAll(/^CREATE (?:OR REPLACE|CONSTRAINT) TRIGGER (\w+)\s+(?:[^;]*?)\sON (\w+)\s/gm)].map(
      ([, name, table]) => `trigger ${name} on ${table}`,
    ),
  ]);
}

const defined = async () =>
  Object.keys(await catalogue())
    .map((name) => name.replace(/\(.*/, ''))
    .sort();
const applied = async () =>
  (await client.query('SELECT file, checksum, applied_at FROM routines ORDER BY file')).rows as {
    file: string;
    checksum: string;
    applied_at: Date;
  }[];

describe('the files', () => {
  beforeEach(() => use(createTestDatabase()));

  it('define every function, trigger and view once', async () => {
    const inFiles = definitionsIn(await readRoutines()).sort();
    expect(await defined()).toEqual(inFiles);
    // `catalogue` is keyed by name and `inFiles` is a list, so a second definition makes the numbers differ.
    expect(Object.keys(await catalogue())).toHaveLength(inFiles.length);
  });

  it.each([
    ['a function', 'CREATE FUNCTION by_hand() RETURNS int LANGUAGE sql RETURN 1', 'function by_hand'],
    ['a view', 'CREATE VIEW by_hand AS SELECT 1 AS one', 'view by_hand'],
    [
      'a trigger',
      'CREATE TRIGGER by_hand AFTER DELETE ON leads FOR EACH ROW EXECUTE FUNCTION note_lead_removal()',
      'trigger by_hand on leads',
    ],
  ])('do not define %s that was created by hand', async (_, statement, name) => {
    await client.query(statement);
    const inFiles = definitionsIn(await readRoutines());
    expect((await defined()).filter((found) => !inFiles.includes(found))).toEqual([name]);
  });

  it('match the catalogue, and can be applied again', async () => {
    const before = await catalogue();
    await client.query(`UPDATE routines SET checksum = ''`);
    await migrate(database.ownerUrl);
    expect(await catalogue()).toEqual(before);
  });

  it('are applied once', async () => {
    const before = await applied();
    await migrate(database.ownerUrl);
    expect(await applied()).toEqual(before);
    expect(before.map(({ file }) => file)).toEqual((await readRoutines()).map(({ file }) => file).sort());
  });
});

describe('a start', () => {
  let folder: string;

  beforeEach(async () => {
    await use(createBareDatabase());
    await migrate(database.ownerUrl, { routines: [] });
    folder = await mkdtemp(join(tmpdir(), 'kisan-canteen-routines-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (file: string, answer: string) =>
    writeFile(join(folder, file), `CREATE OR REPLACE FUNCTION ${file.replace('.sql', '')}() RETURNS int ${answer};`);
  const start = async () => migrate(database.ownerUrl, { routines: await readRoutines(pathToFileURL(`${folder}/`)) });
  const answers = async () => (await client.query('SELECT one() AS one, two() AS two')).rows[0];

  it('applies a changed file and no other', async () => {
    await write('one.sql', 'LANGUAGE sql RETURN 1');
    await write('two.sql', 'LANGUAGE sql RETURN 2');
    await start();
    const [one, two] = await applied();
    await write('two.sql', 'LANGUAGE sql RETURN 22');
    await start();
    expect(await answers()).toEqual({ one: 1, two: 22 });
    const [oneAfter, twoAfter] = await applied();
    expect(oneAfter).toEqual(one);
    expect(twoAfter?.checksum).not.toBe(two?.checksum);
  });

  it('rolls back all files if one fails, and names it', async () => {
    await write('one.sql', 'LANGUAGE sql RETURN 1');
    await write('two.sql', 'LANGUAGE sql RETURN 2');
    await start();
    const before = await applied();
    await write('one.sql', 'LANGUAGE sql RETURN 11');
    await write('two.sql', 'LANGUAGE sql RETURN two_more()');
    await expect(start()).rejects.toThrow('migrations/routines/two.sql: function two_more() does not exist');
    expect(await answers()).toEqual({ one: 1, two: 2 });
    expect(await applied()).toEqual(before);
  });

  it('finds the routines of a restored backup, which the restore created', async () => {
    await write('one.sql', 'LANGUAGE sql RETURN 1');
    await write('two.sql', 'LANGUAGE sql RETURN one() + 1');
    await start();
    // A restore restores the rows of `routines`, but not the functions.
    await client.query('DROP FUNCTION two(); DROP FUNCTION one()');
    await applyStoredRoutines(database.ownerUrl);
    expect(await answers()).toEqual({ one: 1, two: 2 });
  });

  it('keeps the routines of a newer release', async () => {
    await write('one.sql', 'LANGUAGE sql RETURN 1');
    await write('two.sql', 'LANGUAGE sql RETURN 2');
    await start();
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Newer9999999999999')`);
    await write('two.sql', 'LANGUAGE sql RETURN 22');
    await start();
    expect(await answers()).toEqual({ one: 1, two: 2 });
  });

  it('runs migrations with their own transactions first, then routines that need them', async () => {
    class Later1766000000000 {
      transaction = false as const;

      async up(queryRunner: QueryRunner): Promise<void> {
        await queryRunner.query('CREATE INDEX CONCURRENTLY users_by_name ON users (name)');
        await queryRunner.query('CREATE TABLE later (id int)');
      }

      async down(): Promise<void> {
        throw new Error('Migrations here only go forward.');
      }
    }
    await write('one.sql', 'BEGIN ATOMIC SELECT count(*)::int FROM later; END');
    const migrations = [...(await migrationClasses()), Later1766000000000];
    await migrate(database.ownerUrl, { migrations, routines: await readRoutines(pathToFileURL(`${folder}/`)) });
    expect((await client.query('SELECT one()')).rows).toEqual([{ one: 0 }]);
  });
});

describe('servers that start together', () => {
  beforeEach(() => use(createBareDatabase()));

  it('migrate an empty database once', async () => {
    await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl), migrate(database.ownerUrl)]);
    const { rows } = await client.query('SELECT name FROM migrations ORDER BY timestamp');
    expect(rows.map(({ name }) => name)).toEqual((await migrationClasses()).map(({ name }) => name));
  });

  it('store submissions while a table is busy, and replace triggers once it is free', async () => {
    await migrate(database.ownerUrl);
    await client.query(`UPDATE routines SET checksum = ''`);
    const busy = new pg.Client({ connectionString: database.ownerUrl });
    await busy.connect();
    await busy.query('BEGIN; LOCK TABLE duplicate_pairs IN ROW EXCLUSIVE MODE');
    let hasEnded = false;
    const migrating = migrate(database.ownerUrl).finally(() => {
      hasEnded = true;
    });
    await waitFor('the start tries again', async () => {
      const { rows } = await client.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'`,
      );
      return rows.length > 0;
    });
    await client.query(`SET lock_timeout = '1s'`);
    await client.query(`INSERT INTO leads (id, reference, type) VALUES (gen_random_uuid(), '0123456789', 'contact')`);
    expect(hasEnded).toBe(false);
    await busy.query('ROLLBACK');
    await migrating;
    await busy.end();
    const { rows } = await client.query(`SELECT FROM routines WHERE checksum = ''`);
    expect(rows).toEqual([]);
  });
});

describe('a database of version 0.1.0', () => {
  beforeEach(() => use(createBareDatabase()));

  it('is refused before its last migration and not changed', async () => {
    await client.query(`
      CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL);
      CREATE TABLE users (id uuid PRIMARY KEY);
      INSERT INTO migrations (timestamp, name) VALUES
        (1763700000000, 'InitialSchema1763700000000'), (1764860190000, 'MoreStateSpellings1764860190000')`);
    await expect(migrate(database.ownerUrl)).rejects.toMatchObject({
      name: 'StartError',
      message:
        'This database was last started with Kisan Canteen 0.1.0 before its last migration (found MoreStateSpellings1764860190000). Start it once with commit 90acb013, then start this version.',
    });
    const { rows } = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
    expect(rows).toEqual([{ tablename: 'migrations' }, { tablename: 'users' }]);
  });
});
