import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PUBLIC_ROUTES } from '../../frontend/src/content/routes.js';
import { isCampaign } from '../campaigns/campaign.js';
import { overflow } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const hindi = (path: string) => `/hi${path === '/' ? '' : path}`;
const LARGER = [
  [360, 130],
  [360, 200],
  [1280, 200],
  [1280, 130],
] as const;
const LAID_OUT = `document.documentElement.style.setProperty('--below-screen', 'visible'), document.fonts.ready.then(() => undefined)`;

/**
 * Finds heading lines whose ink overlaps the line above. The canvas measures how far the ink extends from each
 * baseline, and the two lines overlap if the lower ink starts above the end of the upper ink.
 * Also finds lines of large headings that start with a postposition, which belongs to the line above.
 */
const MEETING_LINES = `(() => {
  const canvas = document.createElement('canvas').getContext('2d');
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const met = [];
  const torn = [];
  const bound = /^(है|हैं|का|की|के|को|में|से|तक|पर|ने)(?![\\p{L}\\p{M}])/u;
  let lines = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, legend, summary, caption, .prose__remark')) {
    if (!heading.checkVisibility()) continue;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
    canvas.font = [fontWeight, fontSize, fontFamily].join(' ');
    const rows = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { index, segment } of letters.segment(texts.currentNode.data)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + segment.length);
        const box = range.getClientRects()[0];
        if (!box) continue;
        const row = rows.at(-1);
        if (row && Math.abs(row.top - box.top) < 4) row.text += segment;
        else rows.push({ top: box.top, bottom: box.bottom, text: segment });
      }
    }
    const drawn = rows.map(({ top, bottom, text }) => {
      const ink = canvas.measureText(text);
      const { fontBoundingBoxAscent: over, fontBoundingBoxDescent: under } = ink;
      const baseline = top + (bottom - top - over - under) / 2 + over;
      return { text, top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
    });
    lines += rows.length;
    if (heading.matches('h1, .section__title'))
      torn.push(...rows.slice(1).filter(({ text }) => bound.test(text.trim())).map(({ text }) => heading.textContent + ' | ' + text));
    drawn.forEach((row, place) => {
      const above = drawn[place - 1];
      if (above && row.top <= above.bottom) met.push(above.text + ' | ' + row.text);
    });
  }
  return { lines, met, torn };
})()`;

async function pageOf(width: number, height: number): Promise<Page> {
  const { page } = await visit(site, { language: 'hi' });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

describe('headings in Hindi', () => {
  it.each([
    [360, 740],
    [1280, 800],
  ])(
    'have no overlapping lines, and no line that starts with a postposition, on any page at %i pixels',
    async (width, height) => {
      const page = await pageOf(width, height);
      let lines = 0;
      for (const { path } of PUBLIC_ROUTES) {
        await page.goto(hindi(path));
        await page.evaluate(LAID_OUT);
        const found = await page.evaluate<{ lines: number; met: string[]; torn: string[] }>(MEETING_LINES);
        expect([path, found.met, found.torn]).toEqual([path, [], []]);
        lines += found.lines;
      }
      expect(lines).toBeGreaterThan(300);
      await page.context().close();
    },
  );

  it('keep the marks over their first line in a section that is not laid out yet', async () => {
    const page = await pageOf(360, 740);
    await page.goto('/hi/kisan-canteen');
    const room = await page.evaluate<number[]>(`[...document.querySelectorAll('.section__title')].map((title) =>
      title.getBoundingClientRect().top - title.closest('.section').getBoundingClientRect().top)`);
    expect(room.length).toBeGreaterThan(6);
    expect(Math.min(...room)).toBeGreaterThanOrEqual(10);
    await page.context().close();
  });
});

describe('larger text', () => {
  it('makes no page wider than the window, and keeps the menu in it', async () => {
    const page = await pageOf(360, 740);
    // `npm test` checks each page in one language, alternating; the campaign `screens` checks both.
    const languages = PUBLIC_ROUTES.map(({ path }) => [path, hindi(path)]);
    const paths = isCampaign ? languages.flat() : languages.map((both, place) => both[place % 2] ?? '');
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(LAID_OUT);
      for (const [width, percent] of LARGER) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate(`document.documentElement.style.fontSize = '${(17 * percent) / 100}px'`);
        await waitFor(`the menu of ${path} is in the window`, () =>
          page.evaluate<boolean>(`(() => {
            const menus = [...document.querySelectorAll('.mobile-menu__toggle, .site-header__nav')].filter((menu) => menu.checkVisibility());
            return menus.length === 1 && menus[0].getBoundingClientRect().right <= innerWidth;
          })()`),
        );
        // Retries, because the header first measures itself and then changes its menu.
        await waitForValue([path, width, percent, 0], async () => [path, width, percent, await overflow(page)]);
      }
    }
    await page.context().close();
  });
});

describe('the first screen of a phone', () => {
  it.each(['/', '/hi'])('%s: shows the first action', async (path) => {
    const page = await pageOf(360, 740);
    await page.goto(path);
    const { y = Number.NaN, height = 0 } =
      (await page.locator('.hero-carousel .button:visible').first().boundingBox()) ?? {};
    expect(y + height).toBeLessThan(740);
    await page.context().close();
  });
});

describe('a printed page', () => {
  it('has its text without header, forms, buttons and dark backgrounds, and with all answers', async () => {
    const page = await pageOf(1280, 800);
    await page.goto('/hi/kisan-canteen');
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.site-header', '.site-form', '.illustration', '.action-links', '.roadmap-banner']) {
      expect([hidden, await page.locator(hidden).filter({ visible: true }).count()]).toEqual([hidden, 0]);
    }
    const answers = page.locator('.questions__answer');
    for (const answer of await answers.all()) expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10);
    const grounds = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.section, .content-hero, .site-footer')].map((part) => getComputedStyle(part).backgroundColor)`,
    );
    expect([...new Set(grounds)]).toEqual(['rgba(0, 0, 0, 0)']);
    await page.context().close();
  });
});
