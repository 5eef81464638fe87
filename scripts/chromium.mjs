/** The browser that the browser tests drive: one that is on the machine, else one that is brought there. */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** The same engine without a window around its pages, which is most of what a page of the whole browser costs. */
const HEADLESS = 'chromium-headless-shell';
export const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that is here, or undefined. `chosen` goes before everything else, then the first of `names`. */
export function findChromium(names = [HEADLESS, ...WHOLE_BROWSERS], chosen = process.env['CHROMIUM_PATH']) {
  if (chosen) return isRunnable(chosen) ? chosen : undefined;
  const places = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = [...names.flatMap((name) => places.map((place) => join(place, name))), ...MAC_PLACES];
  return candidates.find(isRunnable) ?? downloaded();
}

/**
 * Finds the headless Chromium or installs it: Debian's package as root. Where that is not possible, any Chromium that is
 * here, else the test tool's own.
 * @returns {Promise<string>} its path
 * @throws Error that says plainly why there is none
 */
export async function ensureChromium() {
  if (process.env['CHROMIUM_PATH']) {
    if (findChromium()) return findChromium();
    throw new Error(`CHROMIUM_PATH (${process.env['CHROMIUM_PATH']}) is not a program that can be run.`);
  }
  await installFromDebian();
  if (!findChromium()) await run(process.execPath, [playwrightCli(), 'install', 'chromium'], process.env);
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium, and it could neither be found nor installed here: install it (Debian: apt-get install chromium-headless-shell fonts-noto-core) or set CHROMIUM_PATH.',
    );
  }
  return installed;
}

/** Gets the headless Chromium where it is missing and Debian's packages can be had. Needs no package of ours. */
export async function installFromDebian() {
  if (process.env['CHROMIUM_PATH'] || findChromium()?.endsWith(HEADLESS)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('No headless Chromium on this machine; getting one ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The Noto fonts carry Devanagari, without which Hindi pages are rows of boxes.
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

/** Where the test tool keeps the one it downloaded. */
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
