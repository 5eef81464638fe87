import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, StartError } from './errors.js';

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

const MIN_BYTES = 32;

/**
 * The secret kept in DATA_DIR under `name`, made on first use. Only this machine's account can read it (mode 0600).
 * Two processes that start at once get the same one.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  const secret = (await readIfThere(path)) ?? (await createSecret(path));
  if (Buffer.byteLength(secret) < MIN_BYTES) {
    throw new StartError(
      `${path} holds less than ${MIN_BYTES} bytes: restore it from a backup, or delete it to get a new one.`,
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

/** Written to a temporary file and then linked into place, so that no other process reads half a secret. */
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
