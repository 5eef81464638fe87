import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Site, visit } from './site.js';
import { until } from './until.js';

/** A phone, the narrowest screen that must do, a desk at 200% zoom, and a desk. */
const WIDTHS = [360, 320, 640, 1280];
/** Axe looks at these; the others only have to fit. */
const AXE_WIDTHS = [360, 1280];

/** What axe finds, on the page or within a part of it, as lines a person can act on. */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // There are no frames to look into; the mode for them opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

/** Waits until React has taken the page over. Playwright's own waiting would need the page to allow eval. */
export async function alive(page: Page): Promise<void> {
  await until('the page comes to life', () =>
    page.evaluate('Object.keys(document.querySelector("#root")).some((key) => key.startsWith("__react"))'),
  );
}

/** Opens a public page as a new visitor and holds it, alive and at rest, against what every page must be. */
export async function checkPage(site: Site, language: 'en' | 'hi', path: string): Promise<void> {
  const { context, page, complaints } = await visit(site, { language });
  // Colours are judged at rest, not while something fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const response = await page.goto(language === 'en' ? path : `/hi${path === '/' ? '' : path}`);
  expect(response?.status()).toBe(200);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).not.toBe('');
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(new URL(shared ?? '').pathname)).headers()['content-type']).toBe('image/png');
  await alive(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect([width, await overflow(page)]).toEqual([width, 0]);
    if (AXE_WIDTHS.includes(width)) expect([width, await findings(page)]).toEqual([width, []]);
  }
  expect(complaints).toEqual([]);
  await context.close();
}
