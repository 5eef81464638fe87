import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

export interface PreviousVersion {
  readonly commit: string;
  readonly main: string;
}

const BASELINE = 'migrations/1765000000000-baseline.ts';

/**
 * Builds `PREVIOUS_COMMIT`, which must contain the baseline. Default: the commit before the newest migration, or the
 * current commit if the baseline is the only migration.
 * @throws if this is not a clone with its full history
 */
export async function buildPreviousVersion(dir: string): Promise<PreviousVersion> {
  const commit = await revision(process.env['PREVIOUS_COMMIT'] ?? (await beforeNewestMigration()));
  await run('git', ['cat-file', '-e', `${commit}:${BASELINE}`], { cwd: ROOT }).catch(() => {
    throw new Error(`${commit} is older than ${BASELINE}: no version can be rolled back to it.`);
  });
  await mkdir(dir);
  await run('sh', ['-c', `git -C "${ROOT}" archive ${commit} | tar -x -C "${dir}"`]);
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  await run(process.execPath, ['node_modules/@nestjs/cli/bin/nest.js', 'build'], { cwd: dir });
  return { commit, main: join(dir, 'dist/server/src/main.js') };
}

async function beforeNewestMigration(): Promise<string> {
  const migrations = (await readdir(join(ROOT, 'migrations'))).filter((name) => /^\d/.test(name)).sort();
  const newest = `migrations/${migrations.at(-1)}`;
  if (newest === BASELINE) return 'HEAD';
  const { stdout } = await run('git', ['log', '--diff-filter=A', '-1', '--format=%h^', '--', newest], { cwd: ROOT });
  if (!stdout.trim())
    throw new Error(`This needs a clone with its full history, to find the commit that added ${newest}.`);
  return stdout.trim();
}

async function revision(name: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--short', name], { cwd: ROOT });
  return stdout.trim();
}
