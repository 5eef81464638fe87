/** The manifest of a backup: what it holds, with a checksum of each of its files; `manifest.sha256` is its own. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../src/config/errors.js';
import { BackupError } from './backup-error.js';
import type { RowFigures, Sequence, Table } from './backup-tables.js';
import { writeWhole } from './write-whole.js';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const MANIFEST_CHECKSUM = 'manifest.sha256';

export interface BackupFile {
  /** Within the backup's folder. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  /** When its snapshot was taken; what was acknowledged before is in it. */
  readonly takenAt: string;
  readonly postgresMajor: string;
  /** Names of the schema's changes that it has seen, the oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly (Table & RowFigures & BackupFile)[];
  readonly sequences: readonly Sequence[];
  /** Of DATA_DIR. */
  readonly secrets: readonly BackupFile[];
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeWhole(join(folder, MANIFEST), text);
  await writeWhole(join(folder, MANIFEST_CHECKSUM), `${sha256(text)}\n`);
}

/**
 * The manifest of the backup in `folder`, once every file there is what it says.
 * @throws BackupError naming what is missing or damaged
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { file, bytes, sha256: expected } of [...manifest.tables, ...manifest.secrets]) {
    const path = join(folder, file);
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) throw new BackupError(`The backup ${folder} is not whole: ${file} is missing.`);
    if (size !== bytes || (await sha256OfFile(path)) !== expected) {
      throw new BackupError(`The backup ${folder} is damaged: ${file} is not what was written. Take another backup.`);
    }
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readText(folder, MANIFEST);
  if ((await readText(folder, MANIFEST_CHECKSUM)).trim() !== sha256(text)) {
    throw new BackupError(`The backup ${folder} is damaged: ${MANIFEST} is not what was written. Take another backup.`);
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new BackupError(`The backup ${folder} has format ${manifest.format}, which this release does not read.`);
  }
  return manifest;
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    const isMissing = errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR';
    throw new BackupError(
      isMissing
        ? `${folder} is no backup: name a folder that npm run backup made (it has no ${name}).`
        : `The backup ${folder} cannot be read (${errorCode(error)}): run this as the user who owns it.`,
    );
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
