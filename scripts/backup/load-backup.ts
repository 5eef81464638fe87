/** Loads a backup into an empty cluster and compares every row with the backup. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyStoredRoutines, migrate, migrationClasses } from '../../src/database/data-source.js';
import type { DatabaseUrls } from '../../src/embedded-postgres/embedded-postgres.js';
import { BackupError } from './backup-error.js';
import { connectForCopy, listTables, readSequences, rowFigures } from './backup-tables.js';
import type { Manifest } from './manifest.js';

/**
 * Runs the migrations that the backup lists, replaces all rows with those of the backup, and creates its functions,
 * triggers and views. Newer migrations run at the next start of the server.
 * `superuserUrl` opens the same database as a superuser, because only a superuser can disable triggers.
 * @throws BackupError if the schema of this release differs or the loaded rows differ from the backup
 */
export async function loadBackup(
  folder: string,
  manifest: Manifest,
  { ownerUrl }: DatabaseUrls,
  superuserUrl: string,
): Promise<void> {
  await migrate(ownerUrl, { migrations: await migrationsOf(manifest), routines: null });
  const client = await connectForCopy(superuserUrl);
  try {
    await requireSameTables(client, manifest);
    const indexes = await loadRows(client, folder, manifest);
    await client.query(`SET maintenance_work_mem = '512MB'`);
    for (const create of indexes) await client.query(create);
    await client.query('ANALYZE');
    await applyStoredRoutines(ownerUrl);
    await compare(client, manifest);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrationsOf({ migrations }: Manifest) {
  const known = await migrationClasses();
  const [first] = known;
  if (first && !migrations.includes(first.name)) {
    throw new BackupError(
      'The backup was made by Kisan Canteen 0.1.0. Restore it with commit 90acb013 and start that version once, then start this one.',
    );
  }
  const unknown = migrations.find((name) => !known.some((migration) => migration.name === name));
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup was made by a newer release (migration ${unknown}). Restore it with that release.`,
    );
  }
  return known.filter(({ name }) => migrations.includes(name));
}

async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const shapeOf = ({
    name,
    columns,
    generated,
  }: Manifest['tables'][number] | Awaited<ReturnType<typeof listTables>>[number]) =>
    JSON.stringify([name, columns, generated]);
  const made = (await listTables(client)).map(shapeOf);
  const other = manifest.tables.find((table) => !made.includes(shapeOf(table)));
  if (other) throw new BackupError(`The table ${other.name} of the backup differs from the table in this release.`);
  if (made.length !== manifest.tables.length) {
    throw new BackupError('The backup is incomplete: a table of its release is missing.');
  }
}

/**
 * Loads all rows in one transaction, without triggers and plain indexes.
 * @returns the statements that recreate these indexes
 */
async function loadRows(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<string[]> {
  const names = tables.map(({ name }) => name);
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica; TRUNCATE ${names.join(', ')}`);
  const { rows: indexes } = await client.query<{ drop: string; create: string }>(
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS create
     FROM pg_index
     WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY indrelid, indexrelid`,
    [names],
  );
  for (const { drop } of indexes) await client.query(drop);
  for (const { name, columns, file } of tables) {
    const rows = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN (FREEZE)`));
    await pipeline(createReadStream(join(folder, file)), createGunzip(), rows);
  }
  for (const { name, value, isCalled } of sequences) {
    await client.query('SELECT setval($1, $2, $3)', [name, value, isCalled]);
  }
  await client.query('COMMIT');
  return indexes.map(({ create }) => create);
}

async function compare(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const found = await rowFigures(client, table);
    if (found.rows !== table.rows || found.hash !== table.hash) {
      throw new BackupError(
        `${table.name} differs from the backup after the restore (${found.rows} of ${table.rows} rows). The restored copy was deleted.`,
      );
    }
  }
  const sequences = JSON.stringify(await readSequences(client));
  if (sequences !== JSON.stringify(manifest.sequences)) {
    throw new BackupError('The sequences differ from the backup after the restore. The restored copy was deleted.');
  }
}
