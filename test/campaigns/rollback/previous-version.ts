import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

export interface PreviousVersion {
  readonly commit: string;
  /** Its server's first file, built. */
  readonly main: string;
}

/**
 * Builds the server of the commit before the newest migration came, in `dir`: the version that knows one step less of the schema.
 * @throws where this is no clone with its history
 */
export async function buildPreviousVersion(dir: string): Promise<PreviousVersion> {
  const migrations = (await readdir(join(ROOT, 'migrations'))).filter((name) => /^\d/.test(name)).sort();
  const newest = `migrations/${migrations.at(-1)}`;
  const { stdout } = await run('git', ['log', '--diff-filter=A', '-1', '--format=%h^', '--', newest], { cwd: ROOT });
  if (!stdout.trim()) throw new Error(`This needs a clone with its history: nothing tells when ${newest} came.`);
  const { stdout: commit } = await run('git', ['rev-parse', '--short', stdout.trim()], { cwd: ROOT });
  await mkdir(dir);
  await run('sh', ['-c', `git -C "${ROOT}" archive ${commit.trim()} | tar -x -C "${dir}"`]);
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  await run(process.execPath, ['node_modules/@nestjs/cli/bin/nest.js', 'build'], { cwd: dir });
  return { commit: commit.trim(), main: join(dir, 'dist/server/src/main.js') };
}
