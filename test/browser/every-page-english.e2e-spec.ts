import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PUBLIC_ROUTES } from '../../frontend/src/content/routes.js';
import { findings, overflow } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';

let site: Site;

beforeAll(async () => {
  site = await startSite({ LEADS_PER_MINUTE: '0' });
});
afterAll(() => site.close());

describe('every public page in English, at 1280 px', () => {
  it.each(PUBLIC_ROUTES.map(({ path }) => path))('%s is served whole, fits, and axe finds nothing', async (path) => {
    const { context, page, complaints } = await visit(site, { language: 'en', width: 1280, height: 800 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(new URL(shared ?? '').pathname)).headers()['content-type']).toBe('image/png');
    // Colours are judged at rest, not while something fades in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForTimeout(300);
    expect(await findings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
