/** One server per data directory: a running PostgreSQL is taken over only by whoever gets its instance lock. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, StartError } from '../config/errors.js';
import { INSTANCE_LOCK } from '../shared/database/advisory-locks.js';
import type { Cluster } from './cluster.js';
import { findPostmaster, launchPostmaster, type Postmaster, type Settings } from './postmaster.js';

const LOCK_WAIT_MS = 3_000;
/** Recovery after a crash replays the log of changes, which can take minutes. */
const READY_WAIT_MS = 300_000;
const RETRY_MS = 100;

export interface ClusterLease {
  postmaster: Postmaster;
  /** The superuser's session that has the instance lock; it ends when PostgreSQL does. */
  lock: pg.Client;
}

/**
 * Starts or finds a postmaster and takes the instance lock; the process that has the lock owns the cluster.
 * @throws StartError when another server has it
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
      // A server that was killed a moment ago may still be listed; one that is alive keeps the lock.
      if (lock === 'taken' && waitedMs >= LOCK_WAIT_MS) {
        throw new StartError(
          `Another Kisan Canteen is already running on ${cluster.dir}: stop it, or set DATA_DIR to another place.`,
        );
      }
    }
    if (waitedMs >= READY_WAIT_MS) {
      throw new StartError(
        `The embedded database in ${cluster.dir} did not become ready; its log is ${launch.logFile}.`,
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
  // A lost connection shows as 'end'; without a listener the error would end the process.
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
        `The database refuses the superuser password that is kept beside it in DATA_DIR: restore both from the same backup.`,
      );
    }
    return 'not-ready';
  }
}
