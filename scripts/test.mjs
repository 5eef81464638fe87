/**
 * `npm test`: everything that guards the project, one step after the other, stopping at the first that fails. The last
 * line counts the tests: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));

const scratchDir = await mkdtemp(join(tmpdir(), 'kisan-canteen-run-'));
const resultsFile = join(scratchDir, 'jest.json');
let isGreen = false;
try {
  await step('packages', ensureInstalled);
  await step('browser', async () => {
    const { ensureChromium } = await import('./chromium.mjs');
    process.env['CHROMIUM_PATH'] = ensureChromium();
  });
  await step('build', async () => {
    const { ensureBuilt } = await import('./build.mjs');
    await ensureBuilt();
  });
  await step('format and lint', () =>
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  );
  await step('types of the server', () => node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'));
  await step('types of the site', () =>
    node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'frontend/tsconfig.json'),
  );
  await step('boundaries', () => npm('boundaries'));
  await step('nothing unused', () => node('node_modules/knip/bin/knip.js', '--no-config-hints'));
  await step('openapi.yaml is fresh', () => node('scripts/openapi.mjs', '--check'));
  await step('tests', () =>
    node(
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=2',
      '--json',
      `--outputFile=${resultsFile}`,
    ),
  );
  isGreen = true;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = await counts();
// A test file that did not load is a failure, and so is a step before the tests.
const failures = numFailedTests + numRuntimeErrorTestSuites;
await rm(scratchDir, { recursive: true, force: true });
console.log(`${numPassedTests} passed, ${isGreen ? failures : Math.max(failures, 1)} failed`);
process.exit(isGreen ? 0 : 1);

async function step(name, work) {
  console.log(`\n== ${name}`);
  const startedMs = Date.now();
  try {
    await work();
  } catch (error) {
    throw new Error(`${error.message}\n== ${name}: FAILED`);
  }
  console.log(`== ${name}: ok (${((Date.now() - startedMs) / 1000).toFixed(1)} s)`);
}

function node(...args) {
  return run(process.execPath, args);
}

function npm(script) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? node(cli, 'run', '--silent', script) : run('npm', ['run', '--silent', script]);
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`It ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** From jest's own record; all zero where the tests were not reached. */
async function counts() {
  try {
    return JSON.parse(await readFile(resultsFile, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  }
}
