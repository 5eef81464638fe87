/** Functions to start, find, own and stop the postmaster, PostgreSQL's parent process. */
import { spawn, spawnSync } from 'node:child_process';
import { open, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { diskFull } from '../config/data-dir.js';
import { errorCode, StartError } from '../config/errors.js';
import { INSTANCE_LOCK } from '../shared/database/advisory-locks.js';
import { programEnv } from './account.js';
import { type Cluster, clusterPath, isAlive } from './cluster.js';
import type { Settings } from './settings.js';

const PID_FILE = 'postmaster.pid';
const LOG_MAX_BYTES = 5 * 1024 * 1024;
const BEING_WRITTEN_MS = 2_000;
const FAST_STOP_MS = 15_000;
const IMMEDIATE_STOP_MS = 5_000;

interface Postmaster {
  pid: number;
  port: number;
  state: 'starting' | 'ready' | 'stopping';
}

/** Returns the running postmaster, if any. Deletes a stale pid file, because PostgreSQL would not start with it. */
export async function findPostmaster(dir: string): Promise<Postmaster | undefined> {
  const path = join(dir, PID_FILE);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  // An empty file means that a starting postmaster is writing it, or that a crash interrupted the write.
  if (!(pid > 0) && (await ageMs(path)) < BEING_WRITTEN_MS) return undefined;
  if (!(pid > 0) || !(await isPostmasterOf(dir, pid))) {
    await rm(path, { force: true });
    return undefined;
  }
  const state = lines[7]?.trim();
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10),
    state: state === 'ready' || state === 'stopping' ? state : 'starting',
  };
}

async function isPostmasterOf(dir: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-p', `${pid}`, '-o', 'command='], { encoding: 'utf8' });
    return stdout.includes(dir);
  }
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingDir === (await realpath(dir));
}

async function ageMs(path: string): Promise<number> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs;
}

/**
 * Starts a postmaster and waits until it accepts connections. Returns undefined if another postmaster was faster, or if
 * processes of the previous one are still ending. The caller then looks for a postmaster again.
 * @throws StartError with PostgreSQL's reason
 */
async function launchPostmaster(
  cluster: Cluster,
  options: { port: number; settings: Settings; logFile: string },
): Promise<Postmaster | undefined> {
  const { dir, account, binaries } = cluster;
  const settings: Settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...options.settings,
  };
  await rotate(options.logFile);
  const log = await open(options.logFile, 'a', 0o600);
  const { size: logStart } = await log.stat();
  // Detached, because Ctrl-C in a terminal reaches the whole process group, but the database must outlive the server.
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      clusterPath(cluster),
      '-p',
      `${options.port}`,
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    { ...account, cwd: dir, env: programEnv(), detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  const { pid } = child;
  child.unref();
  const ended = new Promise<'ended'>((resolve) => {
    child.once('error', () => resolve('ended'));
    child.once('exit', () => resolve('ended'));
  });
  try {
    for (;;) {
      if ((await Promise.race([ended, delay(15)])) === 'ended') break;
      const running = await findPostmaster(dir);
      if (running?.pid === pid && running?.state === 'ready') return running;
    }
  } finally {
    await log.close();
  }
  const output = (await readFile(options.logFile)).subarray(logStart).toString('utf8');
  if (/lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block/.test(output))
    return undefined;
  if (output.includes('No space left on device')) throw diskFull(dir);
  const reason = /(?:FATAL|PANIC):\s*(.*)/.exec(output)?.[1] ?? 'it ended immediately';
  throw new StartError(`The embedded database in ${dir} did not start (${reason}): see its log ${options.logFile}.`);
}

async function rotate(logFile: string): Promise<void> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  if (size > LOG_MAX_BYTES) await rename(logFile, `${logFile}.old`);
}

/** Ends all sessions, writes all data and stops. Forces the stop if that takes too long. */
export async function stopPostmaster(dir: string, pid: number): Promise<void> {
  // SIGINT asks PostgreSQL for a fast, clean shutdown. SIGQUIT stops it at once, and it recovers on the next start.
  signal(pid, 'SIGINT');
  if (await hasEnded(dir, pid, FAST_STOP_MS)) return;
  signal(pid, 'SIGQUIT');
  await hasEnded(dir, pid, IMMEDIATE_STOP_MS);
}

/** Sends the signal without waiting, for an immediate exit. The database recovers on the next start. */
export function killPostmaster(pid: number): void {
  signal(pid, 'SIGQUIT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

/**
 * Returns whether the process ends within `withinMs`. Checks its working directory and not only its id, because a
 * postmaster that was taken over stays a zombie until init reaps it.
 */
async function hasEnded(dir: string, pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (await isPostmasterOf(dir, pid)) {
    if (performance.now() > deadline) return false;
    await delay(15);
  }
  return true;
}

const LOCK_WAIT_MS = 3_000;
/** Crash recovery replays the write-ahead log, which can take minutes. */
const READY_WAIT_MS = 300_000;
const RETRY_MS = 100;

interface ClusterLease {
  postmaster: Postmaster;
  /** Superuser session that holds the instance lock. The session ends when PostgreSQL ends. */
  lock: pg.Client;
}

/**
 * Starts or finds a postmaster and takes the instance lock, which allows one server per data directory. Only the
 * process with the lock can take over a running PostgreSQL.
 * @throws StartError if another server has the lock
 */
export async function acquireCluster(
  cluster: Cluster,
  superuserPassword: string,
  launch: { port: number; settings: Settings; logFile: string },
): Promise<ClusterLease> {
  let waitedMs = 0;
  for (;;) {
    const postmaster = (await findPostmaster(cluster.dir)) ?? (await launchPostmaster(cluster, launch));
    if (postmaster?.state === 'ready') {
      const lock = await tryLock(postmaster.port, superuserPassword);
      if (lock instanceof pg.Client) return { postmaster, lock };
      // Waits, because the session of a server killed a moment ago can still hold the lock. A running server keeps it.
      if (lock === 'taken' && waitedMs >= LOCK_WAIT_MS) {
        throw new StartError(
          `Another Kisan Canteen is already running on ${cluster.dir}: stop it, or set DATA_DIR to another directory.`,
        );
      }
    }
    if (waitedMs >= READY_WAIT_MS) {
      throw new StartError(
        `The embedded database in ${cluster.dir} was not ready in time: see its log ${launch.logFile}.`,
      );
    }
    await delay(RETRY_MS);
    waitedMs += RETRY_MS;
  }
}

async function tryLock(port: number, superuserPassword: string): Promise<pg.Client | 'taken' | 'not-ready'> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: superuserPassword,
    database: 'postgres',
    application_name: 'kisan-canteen instance lock',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // If the connection is lost, `client` also emits 'end'. Without this listener, the error would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      INSTANCE_LOCK,
    ]);
    if (rows[0]?.locked) return client;
    await client.end();
    return 'taken';
  } catch (error) {
    await client.end().catch(() => undefined);
    if (errorCode(error) === '28P01') {
      throw new StartError(
        `The database refuses the superuser password in DATA_DIR: restore the database and DATA_DIR from the same backup.`,
      );
    }
    return 'not-ready';
  }
}
