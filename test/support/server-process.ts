import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/server/src/main.js', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has written so far. */
  stdout(): string;
  stderr(): string;
  /** Its address, once it says that it is ready; rejects when it ends before. */
  ready(): Promise<string>;
  /** Its exit code (null when a signal ended it), once it has ended. */
  ended(): Promise<number | null>;
}

/** The built server as a process of its own, with nothing in its environment but `env`; `main` names another build than this. */
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
