/** A cluster: PostgreSQL's word for one directory of databases. Here, `DATA_DIR/postgres`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dataDirError, diskFull, requireFreeSpace } from '../config/data-dir.js';
import { errorCode, StartError } from '../config/errors.js';
import { type Account, programEnv } from './account.js';
import type { Binaries } from './binaries.js';

const NEW_CLUSTER_MB = 200;
/** Below this, PostgreSQL could not even write ahead what it changes. */
const EXISTING_CLUSTER_MB = 32;

/** With a plain C locale, letters beyond ASCII are no letters and a search in Hindi finds nothing. macOS lacks C.UTF-8. */
const UTF8_LOCALES = ['C.UTF-8', 'en_US.UTF-8'];

export interface Cluster {
  dir: string;
  account: Account;
  binaries: Binaries;
}

/**
 * The path of the cluster's directory for a program of another account. That account may not be allowed to enter the
 * folders above it (a checkout under /root), so root starts it inside the directory and names it by this link.
 */
export function clusterPath({ dir, account }: Cluster): string {
  return account.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : dir;
}

/**
 * Makes the cluster unless it is there. It is built under another name and renamed when finished: an interrupted start leaves
 * nothing half-made, and of two that start at once one wins.
 * @throws StartError when it belongs to someone else, to another version, or the disk is too full
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
  const remedy = isOlder ? 'move it over with npm run upgrade-database' : 'start the release that made it';
  return new StartError(
    `The database in ${dir} was made by PostgreSQL ${existing}, this release brings ${ours}: ${remedy}, or set DATA_DIR to another place.`,
  );
}

/** The PostgreSQL major that made the cluster in `dir`, or undefined where there is none. */
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

/** Returns the error output where it failed, undefined where it did not. */
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
  return `The embedded database could not be made in ${dir}: ${line.replace(/^.*?(error|FATAL):\s*/i, '').trim()}`;
}

/** Removes what killed starts left behind, but not what another running start is building. */
async function removeUnfinished(dir: string): Promise<void> {
  const prefix = `${basename(dir)}.new-`;
  for (const name of await readdir(dirname(dir))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid > 0 && pid !== process.pid && !isAlive(pid)) {
      await rm(join(dirname(dir), name), { recursive: true, force: true });
    }
  }
}

/** True while a process with that id exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Puts the stopped cluster in `freshDir` at `dir`; what is there now is kept as `keptDir`. All on one disk. Two renames are not one
 * step: so the new cluster is called `postgres.next` first, and a start that finds that and no `postgres` takes it instead of making
 * an empty one.
 */
export async function replaceCluster(dir: string, freshDir: string, keptDir: string): Promise<void> {
  await rename(freshDir, nextOf(dir));
  await syncFolder(dirname(dir));
  if (existsSync(dir)) await rename(dir, keptDir);
  await rename(nextOf(dir), dir);
  await syncFolder(dirname(dir));
}

/** Ends a replacement that broke off between its renames. */
export async function finishReplacement(dir: string): Promise<void> {
  if (!existsSync(dir) && existsSync(nextOf(dir))) await rename(nextOf(dir), dir);
}

/** Where a cluster waits that is complete and not yet in place. */
export function nextOf(dir: string): string {
  return `${dir}.next`;
}

/** So that the names in a folder are those after a power cut too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
