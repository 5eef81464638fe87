/** Writes one snapshot of a database into a folder: the compressed COPY output of each table, and a manifest. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { errorCode } from '../../src/config/errors.js';
import { BackupError } from './backup-error.js';
import { connectForCopy, listTables, readSequences, rowFigures } from './backup-tables.js';
import { type BackupFile, type Manifest, writeManifest } from './manifest.js';
import { writeCompressed, writeWhole } from './write-whole.js';

/** Files of DATA_DIR to back up. The first administrator's password exists only until it is changed. */
const SECRETS = ['jwt-secret', 'first-admin-password'];

/**
 * Reads everything in one snapshot, so the backup is consistent even if others write meanwhile. Writes are not blocked,
 * but schema changes are.
 * @throws BackupError if the database is empty
 */
export async function writeBackup(databaseUrl: string, dataDir: string, folder: string): Promise<Manifest> {
  const client = await connectForCopy(databaseUrl);
  try {
    await client.query(`SET lock_timeout = '30s'; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    const takenAt = new Date().toISOString();
    const migrations = await readMigrations(client);
    const tables = await listTables(client);
    await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`);
    const written: Manifest['tables'][number][] = [];
    for (const table of tables) {
      const file = `${table.name.replaceAll('"', '')}.copy.gz`;
      const rows = client.query(copyTo(`COPY ${table.name} (${table.columns.join(', ')}) TO STDOUT`));
      const size = await writeCompressed(join(folder, file), rows);
      written.push({ ...table, file, ...size, ...(await rowFigures(client, table)) });
    }
    // Sequences are read last: they ignore the snapshot, so their values are at or past every number in its rows.
    const sequences = await readSequences(client);
    await client.query('COMMIT');
    const manifest: Manifest = {
      format: 1,
      takenAt,
      postgresMajor: await majorOf(client),
      migrations,
      tables: written,
      sequences,
      secrets: await copySecrets(dataDir, folder),
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY timestamp, id');
    return rows.map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) !== '42P01') throw error;
    throw new BackupError('The database is empty: there is nothing to back up.');
  }
}

async function majorOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  return String(Math.floor(Number(rows[0]?.server_version_num) / 10_000));
}

async function copySecrets(dataDir: string, folder: string): Promise<BackupFile[]> {
  const copied: BackupFile[] = [];
  for (const file of SECRETS) {
    const content = await readFile(join(dataDir, file)).catch((error) => {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (content === undefined) continue;
    await writeWhole(join(folder, file), content);
    copied.push({ file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return copied;
}
