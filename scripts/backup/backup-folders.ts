/** The folders of backups: their names, how a finished one gets its own, and which ones go. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '../../src/config/errors.js';
import { syncFolder } from '../../src/embedded-postgres/cluster.js';
import { BackupError } from './backup-error.js';
import { cleanUpAtEnd } from './clean-up.js';

const FINISHED = /^kisan-canteen-\d{8}T\d{9}Z$/;
const UNFINISHED = /^kisan-canteen-\d{8}T\d{9}Z\.unfinished$/;

/**
 * An empty folder in `parent` for a backup that is being made. Its name says that it is unfinished; those that broke off
 * earlier are taken away.
 */
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
      `Backups cannot be written to ${parent} (${errorCode(error)}): name another folder with --to.`,
    );
  }
}

/** Gives a backup that is whole and checked its name, for good. */
export async function finish(parent: string, unfinished: string): Promise<string> {
  const folder = unfinished.replace(/\.unfinished$/, '');
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncFolder(parent);
  return folder;
}

/** Refuses what is being made or deleted at this moment, or broke off. */
export function requireFinished(folder: string): void {
  if (UNFINISHED.test(basename(folder))) {
    throw new BackupError(`The backup ${folder} was never finished: name one without .unfinished.`);
  }
}

/** Deletes all finished backups in `parent` but the newest `keep`; answers how many went. */
export async function deleteOlder(parent: string, keep: number): Promise<number> {
  const older = (await readdir(parent))
    .filter((name) => FINISHED.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of older) {
    // From now on it passes for no backup.
    if (existsSync(join(parent, name))) await rename(join(parent, name), join(parent, `${name}.unfinished`));
    await rm(join(parent, `${name}.unfinished`), { recursive: true });
  }
  return older.length;
}

/** In UTC, and sorted as time goes. */
export function timestamp(): string {
  return new Date().toISOString().replace(/[-:.]/g, '');
}
