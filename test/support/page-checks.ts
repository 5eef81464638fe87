import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isCampaign } from '../campaigns/campaign.js';
import { type Site, visit } from './site.js';
import { waitFor } from './wait-for.js';

/** A phone, the narrowest screen that must do, a desk at 200% zoom, and a desk. */
const WIDTHS = [360, 320, 640, 1280];
/** The phone and the desk at which every screen and dialog of the back office is looked at. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** Axe looks at these; the others only have to fit. */
const AXE_WIDTHS = [360, 1280];

/** What axe finds, on the page or within a part of it, as lines a person can act on. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // There are no frames to look into; the mode for them opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/**
 * Axe finds nothing, on the page or within a part of it. It takes about a second, so `npm test` asks it of one page of
 * each kind (`axeViolations` in the specs named accessibility) and the campaign `screens` of every place that says so here.
 */
export async function expectAxeCleanInCampaign(page: Page, within?: string): Promise<void> {
  if (isCampaign) expect(await axeViolations(page, within)).toEqual([]);
}

/** The page, or a part of it, is no wider than a phone and a desk; in the campaign `screens` axe finds nothing at either. */
export async function expectFits(page: Page, part?: string): Promise<void> {
  const before = page.viewportSize();
  // Colours are judged at rest, not while something fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const box = part ? await page.locator(part).last().boundingBox() : null;
    const sticksOut = box ? box.x < 0 || box.x + box.width > screen.width : (await overflow(page)) > 0;
    expect([screen.width, sticksOut]).toEqual([screen.width, false]);
    await expectAxeCleanInCampaign(page, part);
  }
  if (before) await page.setViewportSize(before);
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

const FOCUS_RINGS = `(() => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => numbers(colour).slice(0, 3).map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, place) => sum + c * [0.2126, 0.7152, 0.0722][place], 0);
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (numbers(colour)[3] !== 0) return colour;
    }
  };
  return [...document.querySelectorAll('main :is(a, button, input, textarea, select, summary, [tabindex="0"])')].flatMap((element) => {
    element.focus();
    if (document.activeElement !== element || !element.matches(':focus-visible')) return [];
    const { outlineColor, outlineOffset } = getComputedStyle(element);
    const [dark, bright] = [outlineColor, ground(parseFloat(outlineOffset) < 0 ? element : element.parentElement)].map(light).sort((a, b) => a - b);
    const contrast = (bright + 0.05) / (dark + 0.05);
    return [{ what: (element.textContent || element.getAttribute('name') || '').trim(), contrast }];
  });
})()`;

/** How well the ring of focus stands out around everything in the page that takes it. */
export async function focusRings(page: Page): Promise<{ readonly what: string; readonly contrast: number }[]> {
  // A ring shows only to those who use the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(FOCUS_RINGS);
}

/** Whether React has given the last of the page's elements its props. */
/** Whether every island is alive: React gives each element its props when it is done with everything in it. */
export const IS_HYDRATED = `document.querySelector('.toasts') !== null &&
  [...document.querySelectorAll('[data-island] > *')].every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps$')))`;

/**
 * Starts the page's islands as a key in one of them would, and waits until they are alive; nothing where the page has none.
 * Playwright's own waiting would need the page to allow eval.
 */
export async function hydrated(page: Page): Promise<void> {
  await waitFor('the page is hydrated', () =>
    page.evaluate(`(() => {
      const part = document.querySelector('main [data-island], main [data-dialog]');
      part?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
      return part === null || (${IS_HYDRATED});
    })()`),
  );
}

/** Opens a public page as a new visitor and holds it, hydrated and at rest, against what every page must be. */
export async function checkPage(site: Site, language: 'en' | 'hi', path: string): Promise<void> {
  const { context, page, pageErrors } = await visit(site, { language });
  // Colours are judged at rest, not while something fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const response = await page.goto(language === 'en' ? path : `/hi${path === '/' ? '' : path}`);
  expect(response?.status()).toBe(200);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).not.toBe('');
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(new URL(shared ?? '').pathname)).headers()['content-type']).toBe('image/png');
  await hydrated(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect([width, await overflow(page)]).toEqual([width, 0]);
    if (AXE_WIDTHS.includes(width)) expect([width, await axeViolations(page)]).toEqual([width, []]);
  }
  expect(pageErrors).toEqual([]);
  await context.close();
}
