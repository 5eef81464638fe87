import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdRequests } from '../support/deferred.js';
import { type Site, startSite, visit } from '../support/site.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const SCRIPTS = { all: /\/assets\/.*\.js$/, later: /\/assets\/(?!entry-client).*\.js$/ };

const MESSAGE = { name: 'Sunita Devi', email: 'sunita@example.com', message: 'When does the shop open?' };

const form = (page: Page) => page.locator('main form').first();
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');

async function openHeld(path: string, scripts: RegExp) {
  // Visits without the service worker, because a test cannot delay the worker's requests.
  const { context, page, pageErrors } = await visit(site, { withWorker: false });
  const release = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'load' });
  return { context, page, pageErrors, release };
}

describe('a form that is used before its island has loaded', () => {
  it.each(Object.entries(SCRIPTS))(
    'shows that it is waiting, and is sent once with all typed and autofilled values: %s scripts loading',
    async (_which, scripts) => {
      const { context, page, pageErrors, release } = await openHeld('/contact-us', scripts);
      await control(page, 'name').pressSequentially(MESSAGE.name);
      // Fills the field like the browser's autofill, which sends no key events.
      await control(page, 'email').evaluate((field, email) => {
        (field as unknown as { value: string }).value = email;
      }, MESSAGE.email);
      await control(page, 'message').fill(MESSAGE.message);
      await submit(page).click();
      await waitForValue('One moment…', () => submit(page).getAttribute('data-waiting'));
      await submit(page).click();

      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/leads')) sent.push(request.postDataJSON());
      });
      release();
      await page.locator('.submission-receipt__reference').waitFor();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        personalInfo: { fullName: MESSAGE.name, email: MESSAGE.email },
        contactForm: { message: MESSAGE.message },
      });
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );

  it('keeps the focus, the cursor position and the selection while the island starts', async () => {
    const { context, page, release } = await openHeld('/kisan-sarthi', SCRIPTS.later);
    await control(page, 'fullName').pressSequentially('Sunta Devi');
    for (let step = 0; step < 'ta Devi'.length; step++) await page.keyboard.press('ArrowLeft');
    release();
    await waitFor('the island has started', () =>
      form(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    );
    await page.keyboard.type('i');
    expect(await control(page, 'fullName').inputValue()).toBe('Sunita Devi');
    await waitFor('the draft is saved', () => page.evaluate(`JSON.stringify(localStorage).includes('Sunita Devi')`));
    await context.close();
  });

  it('can be left without a question, and has its text and scroll position on the way back', async () => {
    const { context, page } = await visit(site, { width: 360, height: 740 });
    await page.goto('/hi/contact-us');
    await control(page, 'message').fill('खाद कब आएगी?');
    const link = page.locator('footer a[href="/hi/privacy-policy"]');
    await link.scrollIntoViewIfNeeded();
    // Content below the first screen is laid out step by step, so this waits until the height stays the same.
    await waitFor('the page keeps its height', async () => {
      const height = await page.evaluate('document.body.scrollHeight');
      await page.evaluate('new Promise((done) => setTimeout(done, 300))');
      return height === (await page.evaluate('document.body.scrollHeight'));
    });
    // The click can scroll again, so the page itself stores the position at which it is left.
    await page.evaluate(
      `addEventListener('pagehide', () => sessionStorage.setItem('left at', scrollY), { once: true })`,
    );
    await link.click();
    await page.waitForURL('**/hi/privacy-policy');
    const scrolled = await page.evaluate<number>(`Number(sessionStorage.getItem('left at'))`);
    expect(scrolled).toBeGreaterThan(1_000);
    await page.goBack();
    await waitForValue('खाद कब आएगी?', () => control(page, 'message').inputValue());
    await waitFor('the scroll position is restored', async () => {
      return Math.abs((await page.evaluate<number>('window.scrollY')) - scrolled) < 60;
    });
    await context.close();
  });
});

describe('a link in a page', () => {
  it('opens the franchise form each time it is followed', async () => {
    const { context, page } = await visit(site, { width: 1280, height: 800 });
    await page.goto('/contact-us');
    const link = page.locator('.content-hero a[href="/contact-us?form=franchise#write"]');
    const franchise = page.getByRole('form', { name: 'Franchise inquiry' });
    await link.click();
    await franchise.waitFor();
    await page.getByRole('button', { name: 'Write a message instead' }).click();
    await franchise.waitFor({ state: 'hidden' });
    await link.click();
    await franchise.waitFor();
    await context.close();
  });
});
