import type { Page } from 'playwright-core';

/** A promise with its resolver, for example to delay a response until the test has checked the loading state. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Delays the page's requests for these addresses. Returns a function that releases them. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const held = deferred();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** All scripts of the page except the entry script. Until they load, the page only keeps what the visitor types. */
export const LATER_SCRIPTS = /\/assets\/(?!entry-client).*\.js$/;
