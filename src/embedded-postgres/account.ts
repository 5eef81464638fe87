/** The operating system account for PostgreSQL's programs. PostgreSQL refuses to run as root. */
import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { StartError } from '../config/errors.js';

/** If empty, the account of this process is used. */
export interface Account {
  uid?: number;
  gid?: number;
}

const POSTGRES = 'postgres';

/** Returns the current account or, for root, the owner of `clusterDir` or the user `postgres`, created if missing. */
export async function postgresAccount(clusterDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp() ?? create();
}

function lookUp(): Account | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function create(): Account {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', POSTGRES],
      {
        stdio: 'ignore',
      },
    );
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    throw new StartError(
      'Started as root, but PostgreSQL refuses to run as root: start as an ordinary user, or create a system user named postgres.',
    );
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number.parseInt(
    execFileSync('id', [flag, POSTGRES], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    10,
  );
}

/** Environment of PostgreSQL's programs: only PATH. The cluster sets its own locale. */
export function programEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] };
}
