import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PUBLIC_ROUTES } from '../../frontend/src/content/routes.js';
import { ADMIN } from '../support/api.js';
import { type Site, startSite, visit } from '../support/site.js';

let site: Site;

beforeAll(async () => {
  site = await startSite({ LEADS_PER_MINUTE: '0' });
});
afterAll(() => site.close());

/** What axe finds, as lines a person can act on. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

describe.each([
  { language: 'hi', prefix: '/hi', width: 360, height: 740 },
  { language: 'en', prefix: '', width: 1280, height: 800 },
] as const)('every public page in $language at $width px', ({ language, prefix, width, height }) => {
  it.each(PUBLIC_ROUTES.map(({ path }) => path))('%s is served whole, fits, and axe finds nothing', async (path) => {
    const { context, page, complaints } = await visit(site, { language, width, height });
    const address = path === '/' ? prefix || '/' : `${prefix}${path}`;
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
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

describe('the frame', () => {
  it('answers an unknown address with status 404 and the not-found page of its language', async () => {
    const { context, page } = await visit(site);
    const english = await page.goto('/no-such-page');
    expect(english?.status()).toBe(404);
    await page.getByText("Sorry we couldn't find the page you're looking for").waitFor();
    await page.getByRole('link', { name: 'Go back home' }).waitFor();
    const hindi = await page.goto('/hi/no-such-page');
    expect(hindi?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    expect(await findings(page)).toEqual([]);
    await context.close();
  });

  it('shows the same page under an alias, with one canonical address', async () => {
    const { context, page } = await visit(site);
    for (const route of PUBLIC_ROUTES) {
      for (const alias of 'aliases' in route ? route.aliases : []) {
        expect((await page.goto(alias))?.status()).toBe(200);
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname).toBe(route.path);
      }
    }
    await context.close();
  });

  it('keeps the page when the language is switched, and opens its menu by keyboard', async () => {
    const { context, page } = await visit(site);
    await page.goto('/contact-us');
    await page.getByRole('link', { name: 'हिन्दी' }).first().click();
    await page.waitForURL('**/hi/contact-us');
    await page.goto('/');
    await page.locator('summary').filter({ hasText: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const careers = page.locator('details[open]').getByRole('link', { name: 'Careers' });
    await careers.waitFor();
    expect(await findings(page)).toEqual([]);
    await careers.click();
    await page.waitForURL('**/career');
    await context.close();
  });

  it('reads without JavaScript: every page its own heading, the form a way to reach us', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/hi/contact-us');
    expect(await page.locator('h1').textContent()).toMatch(/[\u0900-\u097F]/);
    expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    await context.close();
  });
});

describe('the back office', () => {
  it.each([360, 1280])('has nothing for axe to find at %i px, in the sign-in, the list and a lead', async (width) => {
    const { context, page, complaints } = await visit(site, { width, height: 800 });
    await page.request.post('/api/leads', {
      data: {
        type: 'contact',
        personalInfo: { fullName: 'सुनीता देवी', email: 'sunita@example.com', phone: '98765 43210' },
        contactForm: { message: 'नमस्ते' },
      },
    });
    await page.goto('/admin');
    await page.waitForURL('**/admin/login');
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard');
    await page.getByText('सुनीता देवी').first().waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'सुनीता देवी' }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
