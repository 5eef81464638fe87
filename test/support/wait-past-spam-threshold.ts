import type { Page } from 'playwright-core';
import { waitFor } from './wait-for.js';

/**
 * Takes as long as a person over the form on the page, counted from when it could be seen: what comes within two seconds
 * is set aside as suspected spam.
 */
export async function waitPastSpamThreshold(page: Page): Promise<void> {
  await waitFor('the page is painted', () =>
    page.evaluate(`performance.getEntriesByName('first-contentful-paint').length > 0`),
  );
  await page.waitForTimeout(2_200);
}
