import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '../../src/config/errors.js';
import { syncFolder } from '../../src/embedded-postgres/cluster.js';
import { BackupError } from './backup-error.js';
import { cleanUpAtEnd } from './clean-up.js';

const FINISHED = /^kisan-canteen-\d{8}T\d{9}Z$/;
const UNFINISHED = /^kisan-canteen-\d{8}T\d{9}Z\.unfinished$/;

/** Creates an empty `.unfinished` folder in `parent` and deletes the ones that interrupted runs left behind. */
export async function makeUnfinished(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    for (const name of (await readdir(parent)).filter((entry) => UNFINISHED.test(entry))) {
      await rm(join(parent, name), { recursive: true });
    }
    const folder = join(parent, `kisan-canteen-${timestamp()}.unfinished`);
    await mkdir(folder, { mode: 0o700 });
    cleanUpAtEnd(() => rm(folder, { recursive: true, force: true }));
    return folder;
  } catch (error) {
    throw new BackupError(
      `Backups cannot be written to ${parent} (${errorCode(error)}): choose another folder with --to.`,
    );
  }
}

export async function finish(parent: string, unfinished: string): Promise<string> {
  const folder = unfinished.replace(/\.unfinished$/, '');
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncFolder(parent);
  return folder;
}

/** @throws BackupError if the backup is incomplete or is being written or deleted */
export function requireFinished(folder: string): void {
  if (UNFINISHED.test(basename(folder))) {
    throw new BackupError(`The backup ${folder} is incomplete: choose one without .unfinished.`);
  }
}

export async function deleteOlder(parent: string, keep: number): Promise<number> {
  const older = (await readdir(parent))
    .filter((name) => FINISHED.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of older) {
    // Once renamed, the folder no longer counts as a backup.
    if (existsSync(join(parent, name))) await rename(join(parent, name), join(parent, `${name}.unfinished`));
    await rm(join(parent, `${name}.unfinished`), { recursive: true });
  }
  return older.length;
}

/** Returns the current time in UTC, in a format that sorts by time. */
export function timestamp(): string {
  return new Date().toISOString().replace(/[-:.]/g, '');
}
