import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Browser and API tests spend half of their time waiting, so two cores can run four of them at once. This needs enough
 * memory, because each test can start a server and a browser.
 */
const WORKERS = freemem() > 6 * 1024 ** 3 ? 4 : 2;

/**
 * @param {string[]} args - For jest
 * @param {{ env?: Record<string, string>, timeoutMs?: number }} options `env`: extra environment; `timeoutMs`: time
 *   limit, after which jest is ended and the run counts as failed
 * @returns {Promise<{ passed: number, failed: number }>} `failed` includes test files that did not load; it is at
 *   least 1 if jest failed
 */
export async function runJest(args, { env = {}, timeoutMs } = {}) {
  const scratchDir = await mkdtemp(join(tmpdir(), 'kisan-canteen-run-'));
  const resultsFile = join(scratchDir, 'jest.json');
  try {
    const isGreen = await run([...args, '--json', `--outputFile=${resultsFile}`], env, timeoutMs);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = await countsIn(resultsFile);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: isGreen ? failed : Math.max(failed, 1) };
  } finally {
    await rm(scratchDir, { recursive: true, force: true });
  }
}

function run(args, env, timeoutMs) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        'node_modules/jest/bin/jest.js',
        `--maxWorkers=${WORKERS}`,
        ...args,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env }, timeout: timeoutMs },
    );
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

async function countsIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  }
}
