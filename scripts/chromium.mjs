import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const HEADLESS = 'chromium-headless-shell';
export const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chromium, or undefined. Tries `chosen` first, then `names` in order. */
export function findChromium(names = [HEADLESS, ...WHOLE_BROWSERS], chosen = process.env['CHROMIUM_PATH']) {
  if (chosen) return isRunnable(chosen) ? chosen : undefined;
  const places = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = [...names.flatMap((name) => places.map((place) => join(place, name))), ...MAC_PLACES];
  return candidates.find(isRunnable) ?? downloaded();
}

/**
 * Finds the headless Chromium. If it is missing, installs Debian's package (as root only); if that fails, uses any
 * Chromium on the machine or downloads Playwright's.
 * @returns {Promise<string>} its path
 * @throws Error with instructions if there is none
 */
export async function ensureChromium() {
  if (process.env['CHROMIUM_PATH']) {
    if (findChromium()) return findChromium();
    throw new Error(`CHROMIUM_PATH (${process.env['CHROMIUM_PATH']}) is not an executable file.`);
  }
  await installFromDebian();
  if (!findChromium()) await run(process.execPath, [playwrightCli(), 'install', 'chromium'], process.env);
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium, which could not be found or installed. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-core) or set CHROMIUM_PATH.',
    );
  }
  return installed;
}

/** Installs the headless Chromium from Debian's packages, if it is missing. Does nothing without root or apt-get. */
export async function installFromDebian() {
  if (process.env['CHROMIUM_PATH'] || findChromium()?.endsWith(HEADLESS)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing headless Chromium ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The Noto fonts contain Devanagari. Without them, Hindi pages show empty boxes.
  const packages = [HEADLESS, 'fonts-noto-core'];
  const isUpdated = await run('apt-get', ['update', '-qq'], env);
  if (isUpdated) await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function playwrightCli() {
  return join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
}

function downloaded() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return isRunnable(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
