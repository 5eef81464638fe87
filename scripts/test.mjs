/**
 * `npm test`: runs all checks and tests and stops at the first failure. Checks that need no build run in parallel with
 * the build. The last line counts the tests: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureChromium, installFromDebian } from './chromium.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { runJest } from './run-jest.mjs';

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));

const startedMs = Date.now();
let counts = { passed: 0, failed: 0 };
try {
  const chromium = installFromDebian();
  await step('packages', ensureInstalled);
  await step('browser', async () => {
    await chromium;
    process.env['CHROMIUM_PATH'] = await ensureChromium();
  });
  await checkAndBuild();
  await step('tests', async () => {
    counts = await runJest([]);
    if (counts.failed > 0) throw new Error('Some tests failed.');
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed = Math.max(counts.failed, 1);
}
console.log(`\nDuration: ${Math.round((Date.now() - startedMs) / 1000)} s.`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Builds both parts and checks the sources. If there is room, this runs in two parallel lanes of similar length. */
async function checkAndBuild() {
  const { ensureBuilt, hasRoomForTwo } = await import('./build.mjs');
  const lanes = [
    async () => {
      await step('build of the site', () => ensureBuilt(['site']));
      await step('types of the site', () => checkTypes('frontend/tsconfig.json'));
      await step('boundaries', () => npm('boundaries'));
    },
    async () => {
      await step('format and lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
      await step('style sheets', () => node('scripts/check-css.mjs'));
      await step('words', () => node('scripts/check-words.mjs'));
      await step('types of the server and the tests', () => checkTypes('tsconfig.json'));
      await step('unused code', () => tool('knip/bin/knip.js', '--no-config-hints'));
      await step('build of the server', () => ensureBuilt(['server']));
      await step('openapi.yaml is up to date', () => node('scripts/openapi.mjs', '--check'));
    },
  ];
  if (!hasRoomForTwo()) {
    for (const lane of lanes) await lane();
    return;
  }
  // If one lane fails, allSettled still waits for the other.
  const failure = (await Promise.allSettled(lanes.map((lane) => lane()))).find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

async function step(name, work) {
  const stepStartedMs = Date.now();
  try {
    await work();
  } catch (error) {
    throw new Error(`${error.message}\n== ${name}: FAILED`);
  }
  console.log(`== ${name}: ok (${((Date.now() - stepStartedMs) / 1000).toFixed(1)} s)`);
}

/**
 * Uses TypeScript 7, which takes a sixth of the time that TypeScript 6 takes. TypeScript 6 stays installed for packages
 * that call the compiler from JavaScript: Nest's build and openapi-typescript.
 */
function checkTypes(project) {
  return tool('@typescript/native/bin/tsc', '--noEmit', '-p', project);
}

function tool(path, ...args) {
  return node(`node_modules/${path}`, ...args);
}

function node(...args) {
  return run(process.execPath, args);
}

function npm(script) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? node(cli, 'run', '--silent', script) : run('npm', ['run', '--silent', script]);
}

/** Prints the output only after a failure, because two commands run in parallel. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${Buffer.concat(output)}\nExited with ${signal ?? `code ${code}`}.`));
    });
  });
}
