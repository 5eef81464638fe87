import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Site, visit } from './site.js';
import { waitFor } from './wait-for.js';

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

/** Waits until React has taken the page over. Playwright's own waiting would need the page to allow eval. */
export async function alive(page: Page): Promise<void> {
  await waitFor('the page comes to life', () =>
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
