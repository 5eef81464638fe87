import type { Page } from 'playwright-core';

/** A promise that is resolved from outside, to hold an answer back until the test has seen what is shown meanwhile. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/**
 * Holds back the page's requests for these addresses.
 * @returns a function that lets them go on
 */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const held = deferred();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** The page's own scripts but the first: until they are loaded, the page keeps what is typed and does nothing else. */
export const LATER_SCRIPTS = /\/assets\/(?!entry-client).*\.js$/;
