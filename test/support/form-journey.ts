import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { deferred, holdRequests } from './deferred.js';
import { FormOnPage, type FormRow, type SiteLanguage } from './form-rows.js';
import { type Site, visit } from './site.js';
import type { StoredLead, StoredLeads } from './stored-leads.js';
import { waitFor, waitForValue } from './wait-for.js';

const REFERENCE = /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/;
const NETWORK = 'Network error: Unable to connect to the server. Please check your internet connection and try again.';
const CAME_FROM = 'https://www.example.org/village-radio';
/** The browser's console message for a response that a test made fail. */
const MADE_TO_FAIL = /^Failed to load resource/;

export interface FormJourney {
  readonly site: Site;
  readonly leads: StoredLeads;
  readonly row: FormRow;
  readonly language: SiteLanguage;
}

/** Submits the empty form, then the complete one. Checks the messages, the form's states and the stored lead. */
export async function checkAndSend({ site, leads, row, language }: FormJourney): Promise<void> {
  const { context, page, pageErrors } = await visit(site, { language });
  const thirdPartyRequests = collectThirdPartyRequests(page, site);
  const form = new FormOnPage(page, row, language);
  // The session starts on this page, so its address is the lead's source, whatever page the visitor opens afterwards.
  await page.goto('/announcements?utm_source=radio&utm_campaign=rabi', { referer: CAME_FROM });
  await form.open('?utm_source=later');

  await form.submit();
  await form.alert.getByText(row[language].incomplete).first().waitFor();
  await form.alert.and(page.locator(':focus')).waitFor();
  const wrong = form.form.locator('[aria-invalid="true"]');
  expect(await wrong.count()).toBeGreaterThan(0);
  for (const field of await wrong.all()) {
    const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
    const error = form.form.locator(`[id="${ids[0]}"].field__error`);
    expect(await error.textContent()).toMatch(language === 'hi' ? /[\u0900-\u097F]/ : /[a-z]/);
  }

  const email = `${row.type}-${row.within.replace(/\W/g, '')}-${language}@example.com`;
  const typed = await form.fillIn(email);
  const release = await holdRequests(page, '**/api/leads');
  await form.submit();
  await form.form.getByRole('button', { name: row[language].submitting, exact: true }).waitFor();
  expect(await form.form.locator(':is(input, select, textarea):not(:disabled)').count()).toBe(0);
  expect(await form.form.locator('button[type="submit"]').isDisabled()).toBe(true);
  release();
  const reference = await receipt(page, row, language);
  if (!row.leaves) await waitForValue('', async () => Object.values(await form.values()).join(''));

  const [lead, ...others] = await leads.of(email);
  expect(others).toEqual([]);
  expectLead(lead, row, language, typed);
  expect(lead?.source).toMatchObject({ referrer: CAME_FROM, utm_source: 'radio', utm_campaign: 'rabi' });
  expect(lead?.reference.replaceAll('-', '')).toBe(reference.replaceAll('-', ''));
  expect(pageErrors).toEqual([]);
  expect(thirdPartyRequests).toEqual([]);
  await context.close();
}

/** Makes the submission fail in several ways. The input must be kept, and the lead must arrive exactly once. */
export async function failAndRecover({ site, leads, row, language }: FormJourney): Promise<void> {
  const { context, page, pageErrors } = await visit(site, { language, withWorker: false });
  const form = new FormOnPage(page, row, language);
  await form.open();
  const email = `fails-${row.type}-${row.within.replace(/\W/g, '')}@example.com`;
  const typed = await form.fillIn(email);
  const expectInputKept = async () => expect(await form.values()).toEqual(typed);

  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } }),
  );
  await form.submit();
  await form.alert.getByText(row[language].failure, { exact: true }).waitFor();
  await expectInputKept();

  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '42' }, json: { code: 'rate_limited', message: 'Slow.' } }),
  );
  await form.submit();
  await form.alert
    .getByText('Too many forms were sent from your network. Please try again in 42 seconds.', { exact: true })
    .waitFor();
  await expectInputKept();

  await page.unroute('**/api/leads');
  let answersLost = 0;
  const keys = new Set<string | undefined>();
  const networkIsBack = deferred();
  await page.route('**/api/leads', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (answersLost++ > 0) {
      await networkIsBack.promise;
      return route.continue();
    }
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.submit();
  await form.alert.getByText(NETWORK, { exact: true }).waitFor();
  await form.alert.getByText('Your form is saved on this device.', { exact: false }).waitFor();
  await expectInputKept();
  // The page retries automatically.
  networkIsBack.resolve();
  await receipt(page, row, language);
  expect(keys.size).toBe(1);
  const stored = await leads.of(email);
  expect(stored).toHaveLength(1);
  expectLead(stored[0], row, language, typed);
  expect(pageErrors.filter((complaint) => !MADE_TO_FAIL.test(complaint))).toEqual([]);
  await context.close();
}

/** Submits offline, reloads the page, closes the tab, and opens another one online. There must be only one lead. */
export async function sendOffline({ site, leads, row, language }: FormJourney): Promise<void> {
  const { context, page } = await visit(site, { language });
  const form = new FormOnPage(page, row, language);
  await form.open();
  await waitFor('the page is cached', () => page.evaluate('caches.match(location.pathname).then(Boolean)'));
  const email = `offline-${row.type}-${row.within.replace(/\W/g, '')}-${language}@example.com`;
  const typed = await form.fillIn(email);

  await context.setOffline(true);
  await form.submit();
  await form.alert.getByText(SAVED[language], { exact: true }).waitFor();
  await page.locator('.outbox-notices summary').waitFor();
  await page.reload();
  await page.locator('.outbox-notices summary').waitFor();
  await page.close();
  expect(await leads.of(email)).toEqual([]);

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(language === 'hi' ? '/hi' : '/');
  const notice = later.locator('.outbox-notices .toast--success');
  await notice.waitFor();
  const reference = REFERENCE.exec((await notice.textContent()) ?? '')?.[0];
  const [lead, ...others] = await leads.of(email);
  expect(others).toEqual([]);
  expectLead(lead, row, language, typed);
  expect(lead?.reference.replaceAll('-', '')).toBe(reference?.replaceAll('-', ''));

  await notice.getByRole('button').click();
  await notice.waitFor({ state: 'detached' });
  await waitForValue(null, () => later.evaluate('localStorage.getItem("kc:outbox")'));
  await context.close();
}

export const SAVED = {
  en: 'You are offline. Your form is saved on this device and will be sent automatically when the network is back.',
  hi: 'अभी नेटवर्क नहीं है। आपका फ़ॉर्म इसी फ़ोन या कंप्यूटर में सेव है, नेटवर्क आते ही अपने-आप चला जाएगा।',
};

/** The reference in the form's thank-you message. */
export async function receipt(page: Page, row: FormRow, language: SiteLanguage): Promise<string> {
  const box = page.locator('.submission-receipt:has(.submission-receipt__reference)');
  await box.getByText(row[language].success, { exact: true }).waitFor();
  return (await box.locator('.submission-receipt__reference').textContent()) ?? '';
}

function expectLead(
  lead: StoredLead | undefined,
  row: FormRow,
  language: SiteLanguage,
  typed: Record<string, string>,
): void {
  expect(lead?.type).toBe(row.type);
  expect(lead?.quarantined_at).toBeNull();
  const missing = Object.values(typed).filter(
    (value) => !lead?.everything.includes(JSON.stringify(value).slice(1, -1)),
  );
  expect(missing).toEqual([]);
  expect(lead?.source).toMatchObject({ language });
  expect(lead?.source['page']).toContain(row.path.split('?')[0]);
  expect(lead?.consent).toMatchObject({ language, purposes: row.purposes ?? ['contact'] });
  expect(lead?.consent.noticeVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
}

/** Collects the page's requests to other sites. The returned list grows with each request. */
function collectThirdPartyRequests(page: Page, site: Site): string[] {
  const thirdPartyRequests: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site.url}/`))
      thirdPartyRequests.push(request.url());
  });
  return thirdPartyRequests;
}
