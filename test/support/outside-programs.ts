import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chown, mkdtemp, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAccount } from '../../src/embedded-postgres/account.js';

const END_PROCESSES = fileURLToPath(new URL('end-processes.mjs', import.meta.url));

/** Third-party programs that a campaign starts, in their own folder, under an account that can run PostgreSQL. */
export interface OutsidePrograms {
  readonly dir: string;
  /** Starts a program as the leader of a process group. Its output goes to NAME.log in the folder. */
  start(name: string, command: string, args: readonly string[], env?: Record<string, string>): ChildProcess;
  run(command: string, args: readonly string[], env?: Record<string, string>): Promise<void>;
  lastLines(name: string): Promise<string>;
  own(path: string): Promise<void>;
  /** Ends every process in the folder and removes the folder. This also happens when this process ends. */
  close(): Promise<void>;
}

export async function outsidePrograms(): Promise<OutsidePrograms> {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'kisan-canteen-programs-')));
  const end = spawn(process.execPath, [END_PROCESSES, dir], { stdio: ['pipe', 'ignore', 'inherit'], detached: true });
  const account = await postgresAccount(join(dir, 'none'));
  const own = async (path: string) => {
    if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
  };
  await own(dir);
  const options = (env: Record<string, string>) => ({
    ...account,
    cwd: dir,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: dir, ...env },
  });
  return {
    dir,
    own,
    start(name, command, args, env = {}) {
      const log = openSync(join(dir, `${name}.log`), 'a');
      const child = spawn(command, args, { ...options(env), detached: true, stdio: ['ignore', log, log] });
      closeSync(log);
      child.once('error', () => undefined);
      return child;
    },
    async run(command, args, env = {}) {
      const child = spawn(command, args, { ...options(env), stdio: ['ignore', 'pipe', 'pipe'] });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`${command} ended with ${code}: ${text}`);
    },
    async lastLines(name) {
      const text = await readFile(join(dir, `${name}.log`), 'utf8').catch(() => '');
      return text.split('\n').slice(-30).join('\n');
    },
    async close() {
      end.stdin.end();
      if (end.exitCode === null) await once(end, 'close');
    },
  };
}
