/** The lead list on any screen size, and the lead opened from it. */
import pg from 'pg';
import type { Page } from 'playwright-core';
import { ADMIN } from './admin.js';
import { type DemoSite, demoStaff, listLoaded, signedInStorage, startDemoSite } from './demo-site.js';
import type { Site } from './site.js';
import { PATIENCE_MS } from './wait-for.js';

export type Screen = readonly [width: number, height: number];

export const LAPTOP: Screen = [1366, 768];
export const TABLET: Screen = [1024, 768];
export const PHONE: Screen = [360, 740];
export const OPEN_LEADS = '/admin/dashboard?status=new,contacted&sortBy=createdAt&sortOrder=asc';

export const PERSON = ['.lead-profile__name', '.contact-actions__call'];
export const SAVE = [
  '.lead-composer__save select',
  '.lead-composer__save button:first-of-type',
  '.lead-composer__next',
];

export async function startSiteWithPhones(): Promise<DemoSite> {
  const site = await startDemoSite();
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(`UPDATE leads SET status = 'converted' WHERE phone_e164 IS NULL`);
  await client.end();
  return site;
}

/**
 * Opens a list. Windows of phones and upright tablets have touch. Clicks on phone links do not start a call;
 * `window.called` counts them.
 */
export async function openLeadList(site: Site, [width, height]: Screen, path = OPEN_LEADS, who?: string) {
  const hasTouch = width < 500 || width < height;
  const context = await site.browser.newContext({
    viewport: { width, height },
    locale: 'en-IN',
    baseURL: site.url,
    hasTouch,
    isMobile: hasTouch,
    serviceWorkers: 'block',
    storageState: await signedInStorage(site, who ? demoStaff(who) : ADMIN),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(`
    window.called = 0;
    addEventListener('click', (event) => {
      if (!event.target.closest('a[href^="tel:"]')) return;
      event.preventDefault();
      window.called += 1;
    });`);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(path);
  await listLoaded(page);
  return { page, errors, close: () => context.close() };
}

export const leadDetails = (page: Page) => page.getByRole('dialog', { name: 'Lead Details' });

export const leadButton = (page: Page, name: string) => leadDetails(page).getByRole('button', { name, exact: true });

/** Opens a lead of the list and waits until it can be edited. */
export async function openLead(page: Page, at = 0): Promise<void> {
  await page.locator('[data-lead-name]').nth(at).click();
  await leadDetails(page).locator('.lead-composer').waitFor();
}

/** On a low screen, the composer is one line until it is unfolded. */
export async function unfoldComposer(page: Page): Promise<void> {
  const folded = leadDetails(page).getByRole('button', { name: 'Log or write', expanded: false });
  if (await folded.isVisible()) await folded.click();
}

/** Scrolls the opened lead, or the layer above it, to its end. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(
    `for (const part of document.querySelectorAll('.modal__body, .modal--full > .modal__box')) part.scrollTop = part.scrollHeight`,
  );

/** Returns the selectors whose elements cannot be clicked because they are off the screen or covered. */
export function hidden(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate<string[]>(`${JSON.stringify(parts)}.filter((part) => {
    const element = [...document.querySelectorAll(part)].find((each) => each.offsetParent !== null);
    if (!element) return true;
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((share) => {
      const there = document.elementFromPoint(left + Math.min(width - 1, 40) / 2, top + height * share);
      return !(there && (element.contains(there) || there.contains(element)));
    });
  })`);
}
