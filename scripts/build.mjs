/**
 * Builds the parts that have changed: the server into `dist/server` and the site into `dist/site`. Each build stores a
 * hash of its sources next to the result. So an unchanged part is not built again, but an interrupted build is.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, freemem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Memory that both builds need when they run in parallel. */
const PARALLEL_BYTES = 1.5 * 1024 ** 3;
const LEFT_OUT = /\.(spec|test)\.tsx?$|[/\\]\.generated[/\\]/;

const HALVES = [
  {
    name: 'server',
    result: 'dist/server/src/main.js',
    stamp: 'dist/server.build-hash',
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
    sources: ['src', 'migrations', 'tsconfig.json', 'tsconfig.build.json', 'nest-cli.json'],
  },
  {
    name: 'site',
    result: 'dist/site/index.html',
    stamp: 'dist/site.build-hash',
    command: ['scripts/site/build.mjs'],
    sources: ['frontend', 'scripts/site', 'src/lead-types'],
  },
];
const COMMON_SOURCES = ['package-lock.json', 'scripts/build.mjs'];

/** Builds the parts whose sources changed since the last build. `names` limits the build to some of the parts. */
export async function ensureBuilt(names = HALVES.map(({ name }) => name)) {
  const stale = [];
  for (const half of HALVES.filter(({ name }) => names.includes(name))) {
    const hash = await fingerprint([...half.sources, ...COMMON_SOURCES]);
    const built = await readFile(join(ROOT, half.stamp), 'utf8').catch(() => '');
    if (built !== hash || !existsSync(join(ROOT, half.result))) stale.push({ ...half, hash });
  }
  if (hasRoomForTwo()) {
    // If one build fails, allSettled still waits for the other.
    const failure = (await Promise.allSettled(stale.map(build))).find(({ status }) => status === 'rejected');
    if (failure) throw failure.reason;
  } else {
    for (const half of stale) await build(half);
  }
}

/** Whether two builds or checks can run in parallel. This needs more than one core and enough memory. */
export function hasRoomForTwo() {
  return availableParallelism() > 1 && freemem() > PARALLEL_BYTES;
}

async function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesIn(path)) {
      hash.update(`${file}\0`).update(await readFile(join(ROOT, file)));
    }
  }
  return hash.digest('hex');
}

export async function filesIn(path) {
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(join(ROOT, path)) ? [path] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
}

async function build({ name, command, stamp, hash }) {
  const startedMs = Date.now();
  console.log(`Building the ${name} ...`);
  await rm(join(ROOT, stamp), { force: true });
  const output = [];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    // The build always runs in production mode, even if the server's environment sets another mode.
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`The ${name} could not be built:\n${Buffer.concat(output)}`);
  }
  await writeFile(join(ROOT, stamp), hash);
  console.log(`Built the ${name} (${((Date.now() - startedMs) / 1000).toFixed(1)} s).`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureBuilt();
    // Runs even if nothing was built, because PUBLIC_URL is not part of the hash.
    const { applyEnvironment } = await import('./site/public-url.mjs');
    await applyEnvironment();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
