/** A cluster is PostgreSQL's term for a directory of databases: here, `DATA_DIR/postgres`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dataDirError, diskFull, requireFreeSpace } from '../config/data-dir.js';
import { errorCode, StartError } from '../config/errors.js';
import { type Account, programEnv } from './account.js';
import type { Binaries } from './binaries.js';

const NEW_CLUSTER_MB = 200;
/** With less free space than this, PostgreSQL cannot write its write-ahead log. */
const EXISTING_CLUSTER_MB = 32;

/** In the plain C locale, only ASCII letters are letters, so a Hindi search finds nothing. macOS has no C.UTF-8. */
const UTF8_LOCALES = ['C.UTF-8', 'en_US.UTF-8'];

export interface Cluster {
  dir: string;
  account: Account;
  binaries: Binaries;
}

/**
 * Returns the path of the cluster for PostgreSQL's programs. Root starts them as another account, with the cluster as
 * their working directory, because that account might have no access to the parent folders.
 */
export function clusterPath({ dir, account }: Cluster): string {
  return account.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : dir;
}

/**
 * Creates the cluster if it does not exist. A new cluster has a temporary name until it is complete. An interrupted
 * start therefore leaves nothing that looks complete, and only one of two simultaneous starts succeeds.
 * @throws StartError if the cluster belongs to another user or version, or if the disk has too little space
 */
export async function ensureCluster(cluster: Cluster, superuserPassword: string): Promise<void> {
  const { dir, account, binaries } = cluster;
  await finishReplacement(dir);
  const existing = await clusterMajor(dir);
  await requireFreeSpace(dirname(dir), existing === undefined ? NEW_CLUSTER_MB : EXISTING_CLUSTER_MB);
  if (existing === undefined) {
    await removeUnfinished(dir);
    await create(cluster, superuserPassword);
    return;
  }
  if (existing !== binaries.major) {
    throw otherMajor(dir, existing, binaries.major);
  }
  if (account.uid !== undefined && (await stat(dir)).uid === 0) {
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, dir]);
  }
}

function otherMajor(dir: string, existing: string, ours: string): StartError {
  const isOlder = Number(existing) < Number(ours);
  const remedy = isOlder ? 'upgrade it with npm run upgrade-database' : 'start the release that created it';
  return new StartError(
    `The database in ${dir} was created by PostgreSQL ${existing}, but this release uses ${ours}: ${remedy}, or set DATA_DIR to another directory.`,
  );
}

export async function clusterMajor(dir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (errorCode(error) === 'EACCES') {
      throw new StartError(`The database in ${dir} belongs to another user: start as that user or as root.`);
    }
    throw dataDirError(dir, error);
  }
}

async function create(cluster: Cluster, superuserPassword: string): Promise<void> {
  const draft = `${cluster.dir}.new-${process.pid}`;
  try {
    for (const [attempt, locale] of UTF8_LOCALES.entries()) {
      await mkdir(draft, { mode: 0o700 });
      const errorOutput = await initdb({ ...cluster, dir: draft }, superuserPassword, locale);
      if (errorOutput === undefined) break;
      await rm(draft, { recursive: true });
      if (!errorOutput.includes('invalid locale') || attempt === UTF8_LOCALES.length - 1) {
        throw errorOutput.includes('No space left')
          ? diskFull(cluster.dir)
          : new StartError(firstError(errorOutput, cluster.dir));
      }
    }
    await rename(draft, cluster.dir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const alreadyExists = errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST';
    if (!alreadyExists) throw dataDirError(cluster.dir, error);
  }
}

/** Returns the error output if `initdb` failed, otherwise undefined. */
async function initdb(cluster: Cluster, superuserPassword: string, locale: string): Promise<string | undefined> {
  const { dir, account, binaries } = cluster;
  const passwordFile = join(dirname(dir), `${basename(dir)}.password`);
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(dir, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const handle = await open(passwordFile);
  const isByLink = clusterPath(cluster) !== dir;
  try {
    return await errorOutputOf(
      spawn(
        binaries.initdb,
        [
          `--pgdata=${clusterPath(cluster)}`,
          '--username=postgres',
          `--pwfile=${isByLink ? '/proc/self/fd/3' : passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
          `--lc-ctype=${locale}`,
          '--no-instructions',
        ],
        { ...account, cwd: dir, env: programEnv(), stdio: ['ignore', 'ignore', 'pipe', handle.fd] },
      ),
    );
  } finally {
    await handle.close();
    await rm(passwordFile, { force: true });
  }
}

function errorOutputOf(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? undefined : stderr || `ended with code ${code}`));
  });
}

function firstError(output: string, dir: string): string {
  const line = output.split('\n').find((text) => /error|fatal/i.test(text)) ?? output.split('\n')[0] ?? '';
  return `The embedded database could not be created in ${dir}: ${line.replace(/^.*?(error|FATAL):\s*/i, '').trim()}`;
}

/** Removes incomplete clusters of starts that were killed, but not of starts still running. */
async function removeUnfinished(dir: string): Promise<void> {
  const prefix = `${basename(dir)}.new-`;
  for (const name of await readdir(dirname(dir))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid > 0 && pid !== process.pid && !isAlive(pid)) {
      await rm(join(dirname(dir), name), { recursive: true, force: true });
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Moves the stopped cluster from `freshDir` to `dir` and keeps the old one as `keptDir`, all on one disk. Two renames
 * are not atomic, so the new cluster is first named `postgres.next`. If a crash leaves no `postgres`, the next start
 * renames `postgres.next` to it.
 */
export async function replaceCluster(dir: string, freshDir: string, keptDir: string): Promise<void> {
  await rename(freshDir, nextOf(dir));
  await syncFolder(dirname(dir));
  if (existsSync(dir)) await rename(dir, keptDir);
  await rename(nextOf(dir), dir);
  await syncFolder(dirname(dir));
}

export async function finishReplacement(dir: string): Promise<void> {
  if (!existsSync(dir) && existsSync(nextOf(dir))) await rename(nextOf(dir), dir);
}

/** Returns the name of a complete cluster that has not been moved to `dir` yet. */
export function nextOf(dir: string): string {
  return `${dir}.next`;
}

/** Makes renames in a folder survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
