/** Programs that the campaign runs: their output, their end. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

export interface Settings {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  input?: Buffer;
}

/**
 * Runs a program to its end.
 * @returns what it wrote to standard output
 * @throws Error with the last lines of what it wrote, where it fails
 */
export async function run(command: string, args: readonly string[], settings: Settings = {}): Promise<Buffer> {
  const { input, ...options } = settings;
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      args,
      { ...options, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES },
      (error, out, errorOutput) => {
        if (!error) return resolve(out);
        const said = `${out.length < 10_000 ? out : ''}${errorOutput}`.trim().split('\n').slice(-60).join('\n');
        reject(new Error(`${command} ${args.join(' ').slice(0, 300)}: ${said}`));
      },
    );
    // One that ends without reading is told so by its own failure.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** Starts a program that stays; what it writes goes into the file. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a');
  return spawn(command, args, { env, stdio: ['ignore', log, log] });
}

/** Ends a program that was started, by SIGKILL where it does not end by itself. */
export async function end(child: ChildProcess, patienceMs = 20_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await closed;
  clearTimeout(timer);
}
