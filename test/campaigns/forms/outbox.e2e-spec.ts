import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { chunkOf } from '../../support/chunks.js';
import { deferred, holdRequests, LATER_SCRIPTS } from '../../support/deferred.js';
import { SAVED } from '../../support/form-journey.js';
import { FORM_ROWS, FormOnPage, type FormRow, type SiteLanguage } from '../../support/form-rows.js';
import { type Site, startSite, visit } from '../../support/site.js';
import { StoredLeads } from '../../support/stored-leads.js';
import { waitFor, waitForValue } from '../../support/wait-for.js';
import { formsToTry } from './forms.js';

let site: Site;
let leads: StoredLeads;

beforeAll(async () => {
  site = await startSite();
  leads = new StoredLeads(site.databaseUrl);
});
afterAll(async () => {
  await leads.close();
  await site.close();
});

const HOUR_MS = 3_600_000;

function formRow(name: string): FormRow {
  const row = FORM_ROWS.find((one) => one.name === name);
  if (!row) throw new Error(`There is no form for ${name}.`);
  return row;
}

async function openForm(page: Page, row: FormRow, language: SiteLanguage = 'en'): Promise<FormOnPage> {
  const form = new FormOnPage(page, row, language);
  await form.open();
  return form;
}

/** Fills in the form and submits it offline. The submission then waits in the outbox. */
async function submitOffline(form: FormOnPage, email: string, language: SiteLanguage = 'en') {
  const typed = await form.fillIn(email);
  await form.page.context().setOffline(true);
  await form.submit();
  await form.alert.getByText(SAVED[language], { exact: true }).waitFor();
  return typed;
}

const tray = (page: Page) => page.locator('.outbox-notices');

/** Triggers an attempt to send the outbox. Resolves when the page has stored that a submission is still waiting. */
async function tryOnce(page: Page, setOff: () => unknown): Promise<void> {
  await page.evaluate(`localStorage.setItem('kc:outbox', '"a try is under way"')`);
  await setOff();
  await waitForValue('1', () => page.evaluate(`localStorage.getItem('kc:outbox')`));
}

describe('submissions in the outbox', () => {
  it('are sent once each when the network is back, with two open tabs', async () => {
    const { context, page } = await visit(site, { withWorker: false });
    const sent: (string | undefined)[] = [];
    const other = await context.newPage();
    const message = await openForm(page, formRow('the message'));
    const quote = await openForm(other, formRow('the franchise quote'));
    await submitOffline(message, 'two-tabs-message@example.com');
    await submitOffline(quote, 'two-tabs-quote@example.com');
    for (const tab of [page, other]) {
      await tray(tab).getByText('Saved: 2 forms will be sent when the network is back').waitFor();
    }

    context.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.headers()['idempotency-key']);
    });
    await context.setOffline(false);
    for (const tab of [page, other]) {
      await tray(tab).getByText('“Send us a message” was sent.', { exact: false }).waitFor();
      await tray(tab).getByText('“Free franchise quote” was sent.', { exact: false }).waitFor();
    }
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(2);
    expect(await leads.of('two-tabs-message@example.com')).toHaveLength(1);
    expect(await leads.of('two-tabs-quote@example.com')).toHaveLength(1);
    await context.close();
  });

  it('are both sent if two people with the same name send the same form', async () => {
    const { context, page } = await visit(site, { language: 'hi', withWorker: false });
    const form = await openForm(page, formRow('the short form at the end of /kisan-mandi'), 'hi');
    await submitOffline(form, 'ram-first@example.com', 'hi');
    await form.form.locator('[name="phone"]').fill('+91 91234 56789');
    await form.form.locator('[name="email"]').fill('ram-second@example.com');
    await form.submit();
    await tray(page).getByText('सेव हैं: नेटवर्क आते ही 2 फ़ॉर्म चले जाएँगे').waitFor();

    await context.setOffline(false);
    await waitForValue(2, () => tray(page).locator('.toast--success').count());
    expect(await leads.of('ram-first@example.com')).toHaveLength(1);
    expect(await leads.of('ram-second@example.com')).toHaveLength(1);
    await context.close();
  });

  it('are sent from any page if the tab was closed between the commit and the response', async () => {
    const { context, page } = await visit(site, { withWorker: false });
    const form = await openForm(page, formRow('the message'));
    await form.fillIn('tab-closed@example.com');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/leads', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
    });
    await form.submit();
    await waitForValue(1, async () => (await leads.of('tab-closed@example.com')).length);
    await page.close();

    const later = await context.newPage();
    later.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await later.goto('/hi/announcements');
    await tray(later).locator('.toast--success').waitFor();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    const stored = await leads.of('tab-closed@example.com');
    expect(stored).toHaveLength(1);
    const reference = (await tray(later).locator('.toast--success b').textContent()) ?? '';
    expect(reference.replaceAll('-', '')).toBe(stored[0]?.reference.replaceAll('-', ''));
    await context.close();
  });

  it.each([
    ['full', 503],
    ['called too often', 429],
  ])('wait as long as a server requests that is %s, even if the visitor retries', async (_why, status) => {
    const { context, page } = await visit(site, { withWorker: false });
    const email = `asked-to-wait-${status}@example.com`;
    const form = await openForm(page, formRow('the message'));
    await submitOffline(form, email);
    let attempts = 0;
    const held = deferred();
    await context.route('**/api/leads', async (route) => {
      attempts++;
      await held.promise;
      return route.fulfill({ status, headers: { 'Retry-After': '3600' }, json: { code: 'later', message: 'Later.' } });
    });
    await context.setOffline(false);
    await waitForValue(1, async () => attempts);
    await tryOnce(page, held.resolve);
    await tray(page).locator('summary').click();
    await tryOnce(page, () => tray(page).getByRole('button', { name: 'Try to send now' }).click());
    await tryOnce(page, () => page.reload());
    await tray(page).locator('summary').waitFor();
    expect(attempts).toBe(1);
    expect(await leads.of(email)).toEqual([]);
    await page.close();

    await context.unroute('**/api/leads');
    const later = await context.newPage();
    await later.clock.install({ time: Date.now() + 2 * HOUR_MS });
    await later.goto('/');
    await tray(later).locator('.toast--success').waitFor();
    expect(await leads.of(email)).toHaveLength(1);
    await context.close();
  });
});

describe('a form in two tabs', () => {
  it('is one lead: the other tab shows that it was sent', async () => {
    const { context, page } = await visit(site, { withWorker: false });
    const form = await openForm(page, formRow('the message'));
    const typed = await form.fillIn('in-two-tabs@example.com');
    await form.form.getByText('What you write is kept on this device', { exact: false }).waitFor();
    const other = await openForm(await context.newPage(), formRow('the message'));
    await waitForValue(typed, () => other.values());

    await other.submit();
    await page.locator('.submission-receipt:has(.submission-receipt__reference)').waitFor();
    await waitForValue('', async () => Object.values(await form.values()).join(''));
    const [lead, ...others] = await leads.of('in-two-tabs@example.com');
    expect(others).toEqual([]);
    // The second tab opened with the draft and submitted it immediately, which must not count as spam.
    expect(lead?.quarantined_at).toBeNull();
    await context.close();
  });
});

/** The addresses of everything in the service worker's caches. */
const CACHED_URLS = `(async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => url);
})()`;

const NEEDED = ['start-islands', 'islands', 'form-dialog', 'soil-test-form', 'submit-form', 'outbox-notices', 'outbox'];
const UNUSED_MODULES = ['bdo-form', 'contact', 'investment-calculator'];

describe('a dialog that was not opened yet', () => {
  it('opens offline after its page has loaded, and puts its submission into the outbox', async () => {
    const { context, page } = await visit(site, { language: 'hi' });
    await page.goto('/hi/services/soil-testing');
    let kept: string[] = [];
    const isKept = (module: string) => kept.some((url) => chunkOf(module).test(url));
    await waitFor('the worker has cached the files of the dialog', async () => {
      kept = await page.evaluate<string[]>(CACHED_URLS);
      return NEEDED.every(isKept);
    });
    expect(UNUSED_MODULES.filter(isKept)).toEqual([]);
    await context.setOffline(true);
    await page.locator('button[aria-haspopup="dialog"]').first().click();
    const form = new FormOnPage(page, formRow('the soil-test request'), 'hi');
    await form.form.waitFor();
    await form.fillIn('');
    await form.submit();
    await tray(page).getByText('सेव है: नेटवर्क आते ही 1 फ़ॉर्म चला जाएगा').waitFor();
    await context.close();
  });
});

const REFUSED = [
  ['the message', 'hi', 'फ़ोन नंबर: फ़ोन नंबर में 7 से 15 अंक होते हैं, जैसे 98765 43210।'],
  ['the franchise inquiry', 'en', 'Phone: a phone number has 7 to 15 digits, for example 98765 43210.'],
  ['the soil-test request', 'en', 'Phone: a phone number has 7 to 15 digits, for example 98765 43210.'],
  ['the Kisan Sarthi application', 'hi', 'फ़ोन: फ़ोन नंबर में 7 से 15 अंक होते हैं, जैसे 98765 43210।'],
] as const;
const tried = formsToTry('the message', 'the soil-test request').map(({ name }) => name);

describe('a submission that the server refuses later', () => {
  it.each(REFUSED.filter(([name]) => tried.includes(name)))(
    'reopens for the visitor with the input and the errors: %s',
    async (name, lang, sentence) => {
      const { context, page } = await visit(site, { language: lang, withWorker: false });
      const row = formRow(name);
      const email = `refused-late-${row.type}@example.com`;
      const form = await openForm(page, row, lang);
      const typed = await submitOffline(form, email, lang);
      await context.route('**/api/leads', (route) =>
        route.fulfill({
          status: 400,
          json: {
            code: 'validation_failed',
            message: 'The phone is wrong.',
            errors: [{ field: 'personalInfo.phone', code: 'invalid_phone', message: 'The phone is wrong.' }],
          },
        }),
      );
      await page.close();
      const later = await context.newPage();
      await context.setOffline(false);
      await later.goto(lang === 'hi' ? '/hi/news' : '/news');
      await tray(later).locator('.toast--error').waitFor();
      await context.unroute('**/api/leads');
      await tray(later).locator('.toast--error button').first().click();

      const again = new FormOnPage(later, row, lang);
      await again.alert.getByText(sentence, { exact: true }).waitFor();
      await waitForValue(typed, () => again.values());
      const phone = again.form.locator('[name="phone"]');
      await again.form.locator('[name="phone"][aria-invalid="true"]').waitFor();
      await phone.fill('+91 98765 43211');
      await again.submit();
      await later.locator('.submission-receipt:has(.submission-receipt__reference)').waitFor();
      const stored = await leads.of(email);
      expect(stored).toHaveLength(1);
      expect(stored[0]?.everything).toContain('+91 98765 43211');
      await waitForValue(0, () => tray(later).locator('.toast').count());
      await context.close();
    },
  );
});

describe('a device without storage', () => {
  it('sends submissions, but does not promise to send them later', async () => {
    const { context, page, pageErrors } = await visit(site);
    await context.addInitScript(`
      const refuse = () => { throw new DOMException('Nothing is kept here.', 'SecurityError'); };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
    `);
    const row = formRow('the message');
    const form = await openForm(page, row);
    const typed = await form.fillIn('keeps-nothing@example.com');
    await context.setOffline(true);
    await form.submit();
    await form.alert.getByText('Network error: Unable to connect to the server.', { exact: false }).waitFor();
    expect(await form.alert.getByText('saved on this device', { exact: false }).count()).toBe(0);
    expect(await form.values()).toEqual(typed);
    await context.setOffline(false);
    await form.submit();
    await page.locator('.submission-receipt:has(.submission-receipt__reference)').waitFor();
    expect(await leads.of('keeps-nothing@example.com')).toHaveLength(1);
    expect(pageErrors.filter((complaint) => !/^Failed to load resource/.test(complaint))).toEqual([]);
    await context.close();
  });
});

/** Forms that are in the page from the start, not in a dialog. */
const INLINE = formsToTry('the message', 'the newsletter', 'the BDO application').filter(
  ({ path, inDialog }) => !inDialog && !path.includes('?'),
);

describe('a form before hydration', () => {
  it.each(INLINE)('keeps the input and handles the clicked button: $name', async (row) => {
    const { context, page } = await visit(site);
    const release = await holdRequests(page, LATER_SCRIPTS);
    await page.goto(row.path, { waitUntil: 'load' });
    const form = page.locator(`${row.within} form.site-form`);
    await form.locator('[name="email"]').fill('typed before anything ran');
    await form.locator('button[type="submit"]').click();
    release();
    await form.locator('.error-summary').waitFor();
    expect(await form.locator('[name="email"]').inputValue()).toBe('typed before anything ran');
    await context.close();
  });

  it('shows the phone number and email address without scripts, in both languages', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    for (const language of ['', '/hi']) {
      for (const { path, within } of INLINE) {
        await page.goto(language + path);
        const notice = page.locator(`${within} form.site-form .no-script`);
        await notice.locator('a[href^="tel:"]').waitFor();
        await notice.locator('a[href^="mailto:"]').waitFor();
      }
    }
    await context.close();
  });
});

describe('a page whose files were replaced by a newer build', () => {
  /** A visitor without a service worker. One file is missing until the page is reloaded. */
  async function onOldPage(gone: RegExp) {
    const { context, page } = await visit(site, { withWorker: false });
    let loads = 0;
    // The page would reload itself immediately. This delays the reload until the visitor has typed.
    const held = deferred();
    await page.route('**/contact-us', async (route) => {
      if (route.request().resourceType() === 'document') {
        loads++;
        return route.continue();
      }
      await held.promise;
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/entry-client-[\w-]+\.js/, 'entry-client-newer.js');
      return route.fulfill({ response: answer, body });
    });
    await page.route(gone, (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto('/contact-us');
    return { context, page, loads: async () => loads, hasTyped: held.resolve };
  }

  it('reloads before hydration and keeps the input', async () => {
    const { context, page, loads, hasTyped } = await onOldPage(chunkOf('islands'));
    await page.locator('[name="message"]').fill('Typed on an old page');
    hasTyped();
    await waitForValue(2, loads);
    await page.getByText('We kept what you wrote last time.').waitFor();
    await waitForValue('Typed on an old page', () => page.locator('[name="message"]').inputValue());
    await context.close();
  });

  it('reloads when a form can no longer be sent, and keeps the form', async () => {
    const { context, page, loads, hasTyped } = await onOldPage(chunkOf('submit-form'));
    const row = formRow('the message');
    const form = new FormOnPage(page, row, 'en');
    await form.form.locator('[name]').first().focus();
    const typed = await form.fillIn('old-page@example.com');
    await form.form.getByText('What you write is kept on this device', { exact: false }).waitFor();
    hasTyped();
    await form.submit();
    await waitForValue(2, loads);
    await form.form.getByText('We kept what you wrote last time.', { exact: false }).waitFor();
    await waitForValue(typed, () => form.values());
    await form.submit();
    await page.locator('.submission-receipt:has(.submission-receipt__reference)').waitFor();
    expect(await leads.of('old-page@example.com')).toHaveLength(1);
    await context.close();
  });
});
