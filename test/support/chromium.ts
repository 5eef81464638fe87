import { type Browser, chromium } from 'playwright-core';
import { findChromium, WHOLE_BROWSERS } from '../../scripts/chromium.mjs';

/** Headless Chromium is faster. Full Chromium also has browser features such as autofill. */
export type BrowserKind = 'headless' | 'whole';

/** Launches the browser for the browser tests. `npm test` installs headless Chromium if it is missing. */
export async function launchChromium(kind: BrowserKind = 'headless'): Promise<Browser> {
  const executablePath =
    kind === 'headless' ? findChromium() : findChromium(WHOLE_BROWSERS, process.env['WHOLE_CHROMIUM_PATH'] ?? '');
  if (!executablePath && kind === 'whole')
    throw new Error(
      'No whole Chromium on this machine: install it (Debian: apt-get install chromium) or set WHOLE_CHROMIUM_PATH.',
    );
  if (!executablePath)
    throw new Error('No Chromium on this machine: run "npm test", which installs it, or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    // Root cannot use Chromium's sandbox. The tests only open our own site.
    args: [
      ...(kind === 'whole' ? ['--headless=new'] : []),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
}
