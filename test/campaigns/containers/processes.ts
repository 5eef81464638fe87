import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

export interface Settings {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  input?: Buffer;
}

/** Returns the program's standard output. Throws the last lines of its output if it fails. */
export async function run(command: string, args: readonly string[], settings: Settings = {}): Promise<Buffer> {
  const { input, ...options } = settings;
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      args,
      { ...options, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES },
      (error, out, errorOutput) => {
        if (!error) return resolve(out);
        const output = `${out.length < 10_000 ? out : ''}${errorOutput}`.trim().split('\n').slice(-60).join('\n');
        reject(new Error(`${command} ${args.join(' ').slice(0, 300)}: ${output}`));
      },
    );
    // Ignored, because a program that ends without reading its input reports its own failure.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a');
  return spawn(command, args, { env, stdio: ['ignore', log, log] });
}

export async function end(child: ChildProcess, patienceMs = 20_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await closed;
  clearTimeout(timer);
}
