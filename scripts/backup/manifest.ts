/** The manifest lists the contents of a backup with a checksum for each file. `manifest.sha256` is its own checksum. */
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
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  /** The time of the snapshot, which contains everything that was committed before. */
  readonly takenAt: string;
  readonly postgresMajor: string;
  /** Names of the migrations that had run, oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly (Table & RowFigures & BackupFile)[];
  readonly sequences: readonly Sequence[];
  readonly secrets: readonly BackupFile[];
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeWhole(join(folder, MANIFEST), text);
  await writeWhole(join(folder, MANIFEST_CHECKSUM), `${sha256(text)}\n`);
}

/**
 * Reads the manifest of the backup in `folder` and checks every file against it.
 * @throws BackupError that names the missing or damaged file
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { file, bytes, sha256: expected } of [...manifest.tables, ...manifest.secrets]) {
    const path = join(folder, file);
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) throw new BackupError(`The backup ${folder} is incomplete: ${file} is missing.`);
    if (size !== bytes || (await sha256OfFile(path)) !== expected) {
      throw new BackupError(
        `The backup ${folder} is damaged: ${file} does not match its checksum. Use another backup.`,
      );
    }
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readText(folder, MANIFEST);
  if ((await readText(folder, MANIFEST_CHECKSUM)).trim() !== sha256(text)) {
    throw new BackupError(
      `The backup ${folder} is damaged: ${MANIFEST} does not match its checksum. Use another backup.`,
    );
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new BackupError(`The backup ${folder} has format ${manifest.format}, which this release cannot read.`);
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
        ? `${folder} is not a backup: it has no ${name}. Choose a folder that npm run backup created.`
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
