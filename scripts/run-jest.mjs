/** Runs jest and counts, for `npm test` and `npm run test:campaigns`. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file of browser or API tests waits for half of its time, so two cores take four of them, where there is the memory:
 * each may bring a server and a browser of its own.
 */
const WORKERS = freemem() > 6 * 1024 ** 3 ? 4 : 2;

/**
 * @param {string[]} args for jest
 * @param {{ env?: Record<string, string>, timeoutMs?: number }} options added to the environment; after `timeoutMs` jest
 *   is ended, which is a failure
 * @returns {Promise<{ passed: number, failed: number }>} a test file that did not load counts as a failure, and so does a
 *   run that ended badly without a failed test
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

/** From jest's own record; all zero where it ended before it wrote one. */
async function countsIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  }
}
