import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './error-code.js';
import { StartError } from './start-error.js';

const MB = 1024 * 1024;

/**
 * Creates DATA_DIR where it is missing and checks that files can be written there.
 * @throws StartError saying what is wrong with it
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    await makeDirectory(dataDir);
    await writeFile(probe, 'x');
  } catch (error) {
    throw dataDirError(dataDir, error);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Node's own `recursive` never ends where a directory cannot be made although its parent is there, as in /proc. */
async function makeDirectory(path: string, isParentThere = false): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (errorCode(error) !== 'ENOENT' || isParentThere) throw error;
    await makeDirectory(dirname(path));
    await makeDirectory(path, true);
  }
}

/** @throws StartError when the disk that holds `path` has less than `neededMb` free */
export async function requireFreeSpace(path: string, neededMb: number): Promise<void> {
  const disk = await statfs(path);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / MB);
  if (freeMb < neededMb) {
    throw new StartError(
      `The disk has too little space for the database in ${path}: ${freeMb} MB free, ${neededMb} MB needed.`,
    );
  }
}

/** A StartError for a file operation in DATA_DIR that failed; an unknown error is returned unchanged. */
export function dataDirError(dataDir: string, error: unknown): unknown {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartError(
        `The data directory ${dataDir} is not writable: give this user write access or set DATA_DIR to another place.`,
      );
    case 'ENOENT':
    case 'ELOOP':
    case 'ENAMETOOLONG':
      return new StartError(
        `The data directory ${dataDir} cannot be made: a part of its path leads nowhere; set DATA_DIR to another place.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(`The data directory ${dataDir} is not a directory: set DATA_DIR to another place.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(dirname(dataDir));
    default:
      return error;
  }
}

export function diskFull(path: string): StartError {
  return new StartError(`The disk that holds ${path} is full: free some space and start again.`);
}
