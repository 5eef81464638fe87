import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

/** The browser of the browser tests; `npm test` has seen to it that there is one. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium on this machine: "npm test" gets one, or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    // Root cannot use Chromium's sandbox; what the tests open is our own site.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
}
