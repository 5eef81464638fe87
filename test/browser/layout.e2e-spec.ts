import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PUBLIC_ROUTES } from '../../frontend/src/content/routes.js';
import { chunkOf } from '../support/chunks.js';
import { expectAxeCleanInCampaign, focusRings, hydrated, IS_HYDRATED } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';
import { waitFor } from '../support/wait-for.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('the page layout', () => {
  it('returns status 404 and the not-found page of its language for an unknown address', async () => {
    const { context, page } = await visit(site);
    const english = await page.goto('/no-such-page');
    expect(english?.status()).toBe(404);
    await page.getByText("Sorry we couldn't find the page you're looking for").waitFor();
    await page.getByRole('link', { name: 'Go back home' }).waitFor();
    const hindi = await page.goto('/hi/no-such-page');
    expect(hindi?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    await expectAxeCleanInCampaign(page);
    await context.close();
  });

  it('shows the same page under an alias, with one canonical URL', async () => {
    const { context, page } = await visit(site);
    for (const route of PUBLIC_ROUTES) {
      for (const alias of route.aliases ?? []) {
        expect((await page.goto(alias))?.status()).toBe(200);
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname).toBe(route.path);
      }
    }
    await context.close();
  });

  it('keeps the page when the language changes, and opens its menu by keyboard', async () => {
    const { context, page } = await visit(site);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact-us');
    await page.getByRole('link', { name: 'हिंदी' }).first().click();
    await page.waitForURL('**/hi/contact-us');
    await page.goto('/');
    await page.locator('summary').filter({ hasText: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const careers = page.locator('details[open]').getByRole('link', { name: 'Careers' });
    await careers.waitFor();
    await expectAxeCleanInCampaign(page);
    await careers.click();
    await page.waitForURL('**/career');
    await context.close();
  });

  it.each(['/', '/our-future', '/kisan-sarthi', '/kisan-ki-baat'])(
    'shows the focus on every background of %s',
    async (path) => {
      const { context, page } = await visit(site);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      const rings = await focusRings(page);
      expect(rings.length).toBeGreaterThan(8);
      expect(rings.filter(({ contrast }) => contrast < 3)).toEqual([]);
      await context.close();
    },
  );

  it('starts with a portrait picture on a phone, and with the whole drawing on larger screens', async () => {
    const { context, page } = await visit(site);
    for (const path of ['/', '/hi/services/agri-trade', '/privacy-policy', '/kisan-sarthi']) {
      for (const [width, height, frame] of [
        [360, 560, 'phone'],
        [360, 740, 'phone'],
        [640, 400, 'wide'],
        [1024, 740, 'wide'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const hero = page.locator('.illustration').first();
        const { width: across, height: high } = (await hero.boundingBox()) ?? { width: 0, height: 0 };
        const file: string = await page.evaluate(`(async () => {
          const image = document.querySelector('.illustration img');
          await image.decode();
          return image.currentSrc;
        })()`);
        expect([path, file.includes(`-${frame}-`)]).toEqual([path, true]);
        if (frame === 'phone') expect(across).toBe(width);
        // The home page is an exception: its first picture shares the screen with more text and a button.
        if (path !== '/') expect(high > across).toBe(frame === 'phone' && height > 700);
      }
    }
    await context.close();
  });

  it('loads each hero picture in the size of its box, on a laptop', async () => {
    const { context, page } = await visit(site, { width: 1280, height: 800 });
    const stretched: [string, number][] = [];
    for (const path of ['/', '/kisan-canteen', '/kisan-sarthi', '/services/grocery']) {
      await page.goto(path);
      const stretch = await page.evaluate<number>(`(async () => {
        const image = document.querySelector('.illustration img');
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        // The width of the chosen file. naturalWidth is divided by the density from \`sizes\`.
        const [, across] = /-(\\d+)\\.\\w+$/.exec(image.currentSrc);
        return Math.max(width / across, height / ((across * image.naturalHeight) / image.naturalWidth));
      })()`);
      if (!(stretch <= 1.1)) stretched.push([path, stretch]);
    }
    expect(stretched).toEqual([]);
    await context.close();
  });

  it('has its logo in the header at every width, and footer links that are large enough for a thumb', async () => {
    const { context, page } = await visit(site);
    for (const [path, width] of [
      ['/', 360],
      ['/hi', 360],
      ['/', 1280],
      ['/', 1366],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const mark = await page.locator('.site-header__mark').boundingBox();
      expect([path, width, (mark?.width ?? 0) >= 24]).toEqual([path, width, true]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.site-footer').scrollIntoViewIfNeeded();
    const widths = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.site-footer a')].map((link) => link.getBoundingClientRect().width)`,
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
    await context.close();
  });

  it('shows the three tiles to careers, blog and news side by side on a tablet', async () => {
    const { context, page } = await visit(site, { width: 768, height: 1024 });
    await page.goto('/');
    const tops = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.more-links__item')].map((tile) => tile.getBoundingClientRect().top)`,
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await context.close();
  });

  it.each(['/hi/services/agri-trade', '/hi/kisan-canteen', '/hi/our-future'])(
    'shows the first button of %s on a phone without scrolling',
    async (path) => {
      const { context, page } = await visit(site, { language: 'hi' });
      await page.goto(path);
      const { y, height } = (await page.locator('.content-hero .button:visible').first().boundingBox()) ?? {};
      expect((y ?? Number.NaN) + (height ?? 0)).toBeLessThan(740);
      await context.close();
    },
  );

  it('works without JavaScript: every page has its heading, and the form a way to contact us', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/hi/contact-us');
    expect(await page.locator('h1').textContent()).toMatch(/[\u0900-\u097F]/);
    expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);

    await page.goto('/hi');
    const slides = page.locator('.hero-carousel__slide');
    expect(await slides.count()).toBe(3);
    for (const slide of await slides.all()) await slide.getByRole('link').click({ trial: true });
    expect(await page.locator('.hero-carousel__controls').isVisible()).toBe(false);
    await context.close();
  });

  it('is readable without React, which loads when something needs it', async () => {
    const { context, page, pageErrors } = await visit(site, { language: 'hi' });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/hi/services/grocery?utm_source=haat#content');
    // The service worker is registered when the page is idle.
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.evaluate('window.scrollTo(0, 300)');
    await page.locator('.site-header--scrolled').waitFor();
    await page.locator('.mobile-menu > summary').click();
    await page.locator('main[inert]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('.mobile-menu:not([open])').waitFor();
    await page.locator('.site-header__language').focus();
    expect(await page.locator('.site-header__language').getAttribute('href')).toMatch(
      /\/services\/grocery\?utm_source=haat#content$/,
    );
    expect(scripts.filter((path) => path.startsWith('/assets/') && !/\/entry-client-/.test(path))).toEqual([]);

    await page.locator('.roadmap-banner').scrollIntoViewIfNeeded();
    await page.locator('[data-carousel-button=place]').nth(2).click();
    await page.locator('[data-carousel-button=place]:nth-child(4)[aria-current=true]').waitFor();
    await page.locator('.site-header__logo').click();
    await page.locator('.hero-carousel [data-carousel-button=pause]').click();
    await page.locator('.hero-carousel [data-carousel-button=next]').click();
    await page.locator('.hero-carousel__slide:nth-child(2)[data-shown]').waitFor();
    expect(scripts.some((path) => chunkOf('islands').test(path))).toBe(false);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('loads React if a form is on the first screen, and runs it at the first action of the visitor', async () => {
    const { context, page, pageErrors } = await visit(site, { language: 'hi' });
    const fetched = page.waitForResponse((response) => chunkOf('islands').test(response.url()));
    await page.goto('/hi/kisan-sarthi');
    await fetched;
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    expect(await page.evaluate(IS_HYDRATED)).toBe(false);
    await page.keyboard.press('Tab');
    await waitFor('the page is hydrated', () => page.evaluate(IS_HYDRATED));
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('stays unchanged at an anchor that is not a valid URL', async () => {
    const { context, page } = await visit(site);
    await page.goto('/solution');
    await hydrated(page);
    await page.locator('.site-header__logo').click();
    await page.locator('.hero-carousel').waitFor();
    await page.evaluate(`location.hash = '%'`);
    await page.evaluate('new Promise((done) => setTimeout(done))');
    expect(await page.locator('h1').isVisible()).toBe(true);
    await context.close();
  });
});
