/** Starts the built product on its own database, for one measurement. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ROOT } from '../scripts/build.mjs';

export const ADMIN = { email: 'bench@kisancanteen.local', password: 'harvest-moon-42' };

/**
 * @param env - Overrides of the defaults; DATABASE_URL replaces the embedded database
 * @returns the address, the process id, the milliseconds until ready, and a function that stops the server
 */
export async function startServer(env = {}) {
  await ensureBuilt();
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'kisan-canteen-bench-')));
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=2', '--v8-pool-size=1', 'dist/server/src/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      // Limits and logging stay on, as in production. The measured calls pretend to come from many networks.
      TRUST_PROXY: '1',
      LOGINS_PER_15_MINUTES: '0',
      STAFF_WRITES_PER_MINUTE: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
      DATA_DIR: dataDir,
    },
  });
  const ended = once(child, 'close');
  const url = await new Promise((resolve, reject) => {
    let said = '';
    let isReady = false;
    child.stdout.on('data', (chunk) => {
      if (isReady) return;
      said += chunk;
      const address = /is ready: (\S+)/.exec(said)?.[1];
      if (!address) return;
      isReady = true;
      resolve(address);
    });
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${said}`)));
  });
  return {
    url,
    pid: child.pid,
    dataDir,
    readyMs: performance.now() - startedMs,
    async close() {
      child.kill('SIGTERM');
      await ended;
      if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
