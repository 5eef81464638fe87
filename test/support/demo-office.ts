import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_MAIL_DOMAIN, DEMO_PASSWORD } from '../../scripts/demo/demo-staff.js';
import { loadDemo } from '../../scripts/demo/load-demo.js';
import { asStaff } from './admin-site.js';
import { ADMIN } from './api.js';
import { findings, overflow } from './page-checks.js';
import { retryOn503 } from './retry-on-503.js';
import { type Site, startSite } from './site.js';

const NUMBERS = new Intl.NumberFormat('en-IN');
/** The desk and the phone at which every screen and dialog is looked at. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

export interface DemoOffice extends Site {
  /** The administrator's own token, to look behind the screen and to be the colleague who changes something. */
  token: string;
}

/** The built product with 10,000 demo leads (or as many as are asked for) and the demo’s staff. */
export async function startDemoOffice(leads = 10_000): Promise<DemoOffice> {
  const site = await startSite({ LEADS_PER_MINUTE: '0', LOGINS_PER_15_MINUTES: '0' });
  await loadDemo(site.databaseUrl, { leads });
  return Object.assign(site, { token: await tokenFor(site, ADMIN) });
}

/** How a member of the demo's staff signs in: `demoStaff('sunita.kumari')`. */
export function demoStaff(name: string): { email: string; password: string } {
  return { email: `${name}@${DEMO_MAIL_DOMAIN}`, password: DEMO_PASSWORD };
}

/** Signs in without a browser. */
export async function tokenFor(site: Site, credentials: { email: string; password: string }): Promise<string> {
  const answer = await retryOn503(() =>
    fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    }),
  );
  return ((await answer.json()) as { token: string }).token;
}

/** What the API answers to whoever has the token. */
export async function read<T>(site: Site, path: string, token: string): Promise<T> {
  return (await (await asStaff(site, 'GET', path, token)).json()) as T;
}

/** How many leads the API finds for the same filters. */
export async function countLeads(site: Site, query: string, token: string): Promise<number> {
  const { pagination } = await read<{ pagination: { totalItems: number } }>(site, `/api/leads?limit=1&${query}`, token);
  return pagination.totalItems;
}

/** A number as the back office writes it. */
export function words(count: number): string {
  return NUMBERS.format(count);
}

/** Waits until the list is that of the address and no longer loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('table[aria-busy="false"]').waitFor();
}

/** What is open over a page. */
export const DIALOG = 'dialog[open]';

/** Axe and the width, on a phone and on a desk: of the page, or of a part of it where the rest was looked at before. */
export async function expectFit(page: Page, part?: string): Promise<void> {
  const before = page.viewportSize();
  // Colours are judged at rest, not while something fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const box = part ? await page.locator(part).last().boundingBox() : null;
    const sticksOut = box ? box.x < 0 || box.x + box.width > screen.width : (await overflow(page)) > 0;
    expect([screen.width, sticksOut, await findings(page, part)]).toEqual([screen.width, false, []]);
  }
  if (before) await page.setViewportSize(before);
}
