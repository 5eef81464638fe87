import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isCampaign } from '../campaigns/campaign.js';
import { type Site, visit } from './site.js';
import { waitFor } from './wait-for.js';

/** Phone, smallest supported width, desktop at 200% zoom, desktop. */
const WIDTHS = [360, 320, 640, 1280];
/** Phone and desktop sizes for every screen and dialog of the back office. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** The widths at which axe runs. The page must fit at the other widths too. */
const AXE_WIDTHS = [360, 1280];

/** The violations that axe finds on the page or in a part of it, one line per element. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // The default mode opens a second page each time to support frames, which our pages do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Runs axe only in a campaign, because this takes about a second. `npm test` runs it in the accessibility specs. */
export async function expectAxeCleanInCampaign(page: Page, within?: string): Promise<void> {
  if (isCampaign) expect(await axeViolations(page, within)).toEqual([]);
}

/** Expects the page, or a part of it, to fit a phone and a desktop. The campaign `screens` also runs axe. */
export async function expectFits(page: Page, part?: string): Promise<void> {
  const before = page.viewportSize();
  // Animations would make axe check colors in the middle of a fade.
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

/** Expects the page, or the dialog over it, to be axe clean and to fit a phone and a laptop. Leaves the laptop size. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect([width, await axeViolations(page, part)]).toEqual([width, []]);
  }
}

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

/** Returns the contrast of the focus ring for every focusable element of the main content. */
export async function focusRings(page: Page): Promise<{ readonly what: string; readonly contrast: number }[]> {
  // The ring only appears after a key press.
  await page.keyboard.press('Tab');
  return page.evaluate(FOCUS_RINGS);
}

/** Whether every island is hydrated. React adds its props to an element after it has hydrated everything in it. */
export const IS_HYDRATED = `document.querySelector('.toasts') !== null &&
  [...document.querySelectorAll('[data-island] > *')].every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps$')))`;

/**
 * Triggers hydration with a key event in an island and waits for it. Returns immediately if there are no islands.
 * Playwright's `waitForFunction` needs eval, which the page does not allow.
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

/** Opens a public page as a new visitor and runs the checks for every page after hydration. */
export async function checkPage(site: Site, language: 'en' | 'hi', path: string): Promise<void> {
  const { context, page, pageErrors } = await visit(site, { language });
  // Animations would make axe check colors in the middle of a fade.
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
