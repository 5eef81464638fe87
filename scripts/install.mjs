import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org`,
  );
  process.exit(1);
}

/** Runs `npm ci`, unless node_modules already matches package-lock.json. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  console.log('Installing packages ...');
  const startedMs = Date.now();
  // With NODE_ENV=production npm would skip the type packages that the build needs.
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawn('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  const code = await once(child, 'close').then(
    ([code]) => code,
    () => undefined,
  );
  if (code !== 0) {
    throw new Error(
      'The packages could not be installed; see the npm error above. Check the connection and try again.',
    );
  }
  console.log(`Packages installed (${((Date.now() - startedMs) / 1000).toFixed(1)} s).`);
}

/**
 * Compares package-lock.json with the lockfile that npm writes into node_modules after a complete install. An
 * interrupted install is therefore repeated; a complete manual one is not.
 */
async function isInstalled() {
  const wanted = await packagesOf('package-lock.json');
  const present = await packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : isLeftOut(entry);
  });
}

/** The lockfile also lists packages for other platforms and optional peers, which npm does not install. */
function isLeftOut(entry) {
  return Boolean(entry.optional || entry.devOptional || entry.peer);
}

async function packagesOf(path) {
  try {
    return JSON.parse(await readFile(new URL(`../${path}`, import.meta.url), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
