import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/server/src/main.js', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** The address from the server's ready message. Rejects if the process ends first. */
  ready(): Promise<string>;
  /** Resolves with the exit code when the process has ended; null if a signal ended it. */
  ended(): Promise<number | null>;
}

/** Starts the built server as a process, with only `env` in its environment. `main` is the entry point of the build. */
export function spawnServer(env: Record<string, string>, main = MAIN): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);

  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /is ready: (\S+)/.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    void exit.then((code) =>
      reject(new Error(`The server ended with ${code} before it was ready: ${stdout}${stderr}`)),
    );
  });
  ready.catch(() => undefined);

  return { child, stdout: () => stdout, stderr: () => stderr, ready: () => ready, ended: () => exit };
}
