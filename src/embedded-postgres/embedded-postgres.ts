/** The PostgreSQL that comes with this project. It is used if DATABASE_URL is not set. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { diskFull, loadOrCreateSecret, prepareDataDir } from '../config/data-dir.js';
import { errorCode } from '../config/errors.js';
import { type Account, postgresAccount } from './account.js';
import { type Binaries, findBinaries } from './binaries.js';
import { type Cluster, ensureCluster } from './cluster.js';
import { acquireCluster, findPostmaster, killPostmaster, stopPostmaster } from './postmaster.js';
import { SETTINGS, type Settings, sharedBuffers } from './settings.js';

const RECOVERY_MS = 1_000;

const DATABASE = 'kisan_canteen';
const SUPERUSER_SECRET = 'postgres-superuser-password';
const OWNER = 'kisan_canteen';
const OWNER_SECRET = 'postgres-password';
const SERVER = 'kisan_canteen_server';
const SERVER_SECRET = 'postgres-server-password';

/** Addresses of the application's database, for two roles. Neither role is a superuser. */
export interface DatabaseUrls {
  /** Uses the server's role, which owns nothing and has only granted rights (application-role.ts). */
  url: string;
  /** Uses the role that owns the database and its tables: for migrations, grants and the deletion of old rows. */
  ownerUrl: string;
}

export interface EmbeddedPostgres extends DatabaseUrls {
  /** Superuser address of the database `postgres`, for backups, and for tests, which create databases. */
  superuserUrl: string;
  stop(): Promise<void>;
  kill(): void;
}

export interface EmbeddedPostgresOptions {
  settings?: Settings;
  programs?: (account: Account) => Promise<Binaries>;
  /** Called when the database ends unexpectedly and again when it is back. */
  log?: (message: string) => void;
}

/**
 * Starts PostgreSQL on `dataDir/postgres`, creating it on first use, and keeps it running until `stop`. If a server was
 * killed (kill -9) and its PostgreSQL still runs, takes over that PostgreSQL.
 * @throws StartError if another server uses the directory, or if PostgreSQL does not start
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { settings = {}, programs = findBinaries, log = () => undefined }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  await prepareDataDir(dataDir);
  const dir = join(dataDir, 'postgres');
  const account = await postgresAccount(dir);
  const cluster: Cluster = { dir, account, binaries: await programs(account) };
  const superuserPassword = await loadOrCreateSecret(dataDir, SUPERUSER_SECRET);
  await ensureCluster(cluster, superuserPassword);

  const acquire = (port: number) =>
    acquireCluster(cluster, superuserPassword, {
      port,
      settings: { ...SETTINGS, shared_buffers: sharedBuffers(), ...settings },
      logFile: join(dataDir, 'postgres.log'),
    });
  let lease = await acquire(await freePort());
  const { port } = lease.postmaster;
  let isStopping = false;
  let recovery: Promise<void> | undefined;
  watch();

  function watch(): void {
    lease.lock.once('end', () => {
      if (!isStopping) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    log('The embedded database stopped unexpectedly and is starting again.');
    while (!isStopping) {
      try {
        lease = await acquire(port);
        watch();
        log('The embedded database is running again.');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : 'The embedded database did not start.');
        await delay(RECOVERY_MS);
      }
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await recovery;
    // Keeps the lock until the end, so that no other server takes over a database that is stopping.
    await stopPostmaster(dir, lease.postmaster.pid);
    await lease.lock.end().catch(() => undefined);
  }

  try {
    const passwords = await loadPasswords(dataDir);
    await ensureDatabase(lease.lock, passwords);
    return {
      ...databaseUrls(port, passwords),
      superuserUrl: superuserUrl(port, superuserPassword),
      stop,
      kill: () => killPostmaster(lease.postmaster.pid),
    };
  } catch (error) {
    await stop();
    throw errorCode(error) === '53100' ? diskFull(dir) : error;
  }
}

/** Returns the database addresses of the server running on `dataDir`, or undefined if there is none. */
export async function runningEmbeddedPostgres(
  dataDir: string,
): Promise<(DatabaseUrls & Pick<EmbeddedPostgres, 'superuserUrl'>) | undefined> {
  const postmaster = await findPostmaster(join(dataDir, 'postgres'));
  if (postmaster?.state !== 'ready') return undefined;
  return {
    ...databaseUrls(postmaster.port, await loadPasswords(dataDir)),
    superuserUrl: superuserUrl(postmaster.port, await loadOrCreateSecret(dataDir, SUPERUSER_SECRET)),
  };
}

export async function loadDatabaseSecrets(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const names = [SUPERUSER_SECRET, OWNER_SECRET, SERVER_SECRET];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await loadOrCreateSecret(dataDir, name)] as const)),
  );
}

interface Passwords {
  readonly owner: string;
  readonly server: string;
}

async function loadPasswords(dataDir: string): Promise<Passwords> {
  return {
    owner: await loadOrCreateSecret(dataDir, OWNER_SECRET),
    server: await loadOrCreateSecret(dataDir, SERVER_SECRET),
  };
}

function databaseUrls(port: number, passwords: Passwords): DatabaseUrls {
  return {
    url: urlOf(port, SERVER, passwords.server, DATABASE),
    ownerUrl: urlOf(port, OWNER, passwords.owner, DATABASE),
  };
}

function superuserUrl(port: number, password: string): string {
  return urlOf(port, 'postgres', password, 'postgres');
}

/** Also creates the server's role in databases of older versions. The role gets its rights after the migrations. */
async function ensureDatabase(superuser: pg.Client, passwords: Passwords): Promise<void> {
  await ensureRole(superuser, OWNER, passwords.owner);
  await ensureRole(superuser, SERVER, passwords.server);
  const database = await superuser.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (database.rowCount === 0) await superuser.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`);
}

async function ensureRole(superuser: pg.Client, name: string, password: string): Promise<void> {
  const role = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (role.rowCount === 0) await superuser.query(`CREATE ROLE ${name} LOGIN`);
  // Set at every start, because DATA_DIR and the database can come from different backups.
  await superuser.query(`ALTER ROLE ${name} PASSWORD ${superuser.escapeLiteral(password)}`);
}

function urlOf(port: number, user: string, password: string, database: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address instanceof Object ? address.port : 0));
    });
  });
}
