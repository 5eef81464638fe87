import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';

/** Something to hold an answer back with until the test has seen what stands there meanwhile. */
export function deferred(): { passed: Promise<void>; open: () => void } {
  const opening = new EventEmitter();
  return { passed: once(opening, 'open').then(() => undefined), open: () => void opening.emit('open') };
}

/**
 * Holds back what the page asks of these addresses.
 * @returns what lets it all go on
 */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const gate = deferred();
  await page.route(addresses, async (route) => {
    await gate.passed;
    await route.continue();
  });
  return gate.open;
}

/** The page's own scripts but the first: until they come, it shows and keeps what is typed and does nothing else. */
export const LATER_SCRIPTS = /\/assets\/(?!entry-client).*\.js$/;
