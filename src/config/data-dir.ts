import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, StartError } from './errors.js';

const MB = 1024 * 1024;

/** @throws StartError if DATA_DIR cannot be created or is not writable */
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

/**
 * Also creates missing parents. Does not use Node's `recursive` option, because that loops forever if a directory
 * cannot be created in an existing parent, as in /proc.
 */
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

/** @throws StartError if the disk that holds `path` has less than `neededMb` free */
export async function requireFreeSpace(path: string, neededMb: number): Promise<void> {
  const disk = await statfs(path);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / MB);
  if (freeMb < neededMb) {
    throw new StartError(
      `The disk has too little space for the database in ${path}: ${freeMb} MB free, ${neededMb} MB needed.`,
    );
  }
}

/** Returns a StartError for known file errors in DATA_DIR. Returns other errors unchanged. */
export function dataDirError(dataDir: string, error: unknown): unknown {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartError(
        `The data directory ${dataDir} is not writable: give this user write access or set DATA_DIR to another directory.`,
      );
    case 'ENOENT':
    case 'ELOOP':
    case 'ENAMETOOLONG':
      return new StartError(
        `The data directory ${dataDir} cannot be created: part of its path is invalid. Set DATA_DIR to another directory.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(`The data directory ${dataDir} is not a directory: set DATA_DIR to a directory.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(dirname(dataDir));
    default:
      return error;
  }
}

export function diskFull(path: string): StartError {
  return new StartError(`The disk of ${path} is full: free some space and start again.`);
}

const MIN_BYTES = 32;

/** Returns the secret stored under `name`. Creates it (mode 0600) on first use, once for simultaneous starts. */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  const secret = (await readIfThere(path)) ?? (await createSecret(path));
  if (Buffer.byteLength(secret) < MIN_BYTES) {
    throw new StartError(
      `${path} has less than ${MIN_BYTES} bytes: restore it from a backup, or delete it to create a new one.`,
    );
  }
  return secret;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartError(`${path} cannot be read (${errorCode(error)}): start as the user who owns it.`);
  }
}

/** Writes a temporary file and links it into place, so that no process reads an incomplete secret. */
async function createSecret(path: string): Promise<string> {
  const temporary = `${path}.${process.pid}.new`;
  await writeFile(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(temporary, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
