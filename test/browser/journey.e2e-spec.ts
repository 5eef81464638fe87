import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { signIn } from '../support/admin-site.js';
import { parseCsv } from '../support/csv.js';
import { holdRequests } from '../support/deferred.js';
import { listLoaded } from '../support/demo-site.js';
import { type SiteProcess, startSiteProcess, visit } from '../support/site.js';
import { waitForValue } from '../support/wait-for.js';

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess();
});
afterAll(() => site.close());

const JOURNEYS = [
  {
    language: 'en',
    page: '/contact-us',
    name: 'Ravi Kumar',
    message: 'When does the canteen in Gaya open?',
    thanks: 'Thank you for contacting us! We will get back to you soon.',
  },
  {
    language: 'hi',
    page: '/hi/contact-us',
    name: 'सुनीता देवी',
    message: 'गया में कैंटीन कब खुलेगी?',
    thanks: null,
  },
] as const;

async function sendMessage(
  page: Page,
  { name, message }: { name: string; message: string },
  email: string,
): Promise<string> {
  await page.fill('input[name="name"]', name);
  await page.fill('input[name="email"]', email);
  await page.fill('input[name="phone"]', '98765 43210');
  await page.fill('textarea[name="message"]', message);
  await page.locator('form:has(textarea[name="message"]) button[type="submit"]').click();
  const reference = page.getByText(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  await reference.waitFor();
  return (await reference.textContent()) ?? '';
}

describe.each(JOURNEYS)('from the $language contact page to the exported file', (journey) => {
  it('a visitor’s message reaches users, who see it, work on it and export it, with or without a crash', async () => {
    const visitor = await visit(site, { language: journey.language });
    const response = await visitor.page.goto(journey.page);
    expect(response?.status()).toBe(200);
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe(journey.language);
    const email = `${journey.language}-visitor@example.com`;
    const reference = await sendMessage(visitor.page, journey, email);
    if (journey.thanks) await visitor.page.getByText(journey.thanks).first().waitFor();
    await waitForValue('', () => visitor.page.inputValue('textarea[name="message"]'));
    expect(visitor.pageErrors).toEqual([]);
    await visitor.context.close();

    await site.crash();
    await site.restart();

    const staff = await signIn(site, { width: 1280, height: 800 });
    const row = staff.page.getByRole('row').filter({ hasText: email });
    await row.waitFor();
    await row.getByText(journey.name).waitFor();

    await Promise.all([
      staff.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
      row.getByRole('combobox').selectOption('contacted'),
    ]);
    await staff.page.reload();
    await waitForValue('contacted', () => row.getByRole('combobox').inputValue());

    const [download] = await Promise.all([
      staff.page.waitForEvent('download'),
      staff.page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kisan_canteen_leads_([a-z_]+_)?\d{4}-\d{2}-\d{2}\.csv$/);
    await staff.page.getByText('Export completed successfully! Check your downloads folder.').first().waitFor();
    const [header = [], ...rows] = parseCsv(await readFile(await download.path(), 'utf8'));
    const exported = rows.find((cells) => cells[header.indexOf('Reference')] === reference);
    expect(exported?.[header.indexOf('Full name')]).toBe(journey.name);
    expect(exported?.[header.indexOf('Status')]).toBe('Contacted');
    expect(exported).toContain(journey.message);

    await staff.page.getByRole('button', { name: 'Logout' }).click();
    await staff.page.waitForURL('**/admin/login');
    await waitForValue([null, null], () =>
      staff.page.evaluate("['adminToken', 'adminUser'].map((key) => localStorage.getItem(key))"),
    );
    expect(staff.pageErrors).toEqual([]);
    await staff.context.close();
  });
});

describe('a visitor who makes mistakes or loses the connection', () => {
  it('sees what to correct next to the field, in Hindi, and keeps the input', async () => {
    const { context, page } = await visit(site, { language: 'hi' });
    await page.goto('/hi/contact-us');
    await page.fill('textarea[name="message"]', 'नमस्ते');
    await page.fill('input[name="email"]', 'यह पता नहीं');
    await page.locator('form:has(textarea[name="message"]) button[type="submit"]').click();
    const email = page.locator('input[name="email"]');
    await page.waitForSelector('input[name="email"][aria-invalid="true"]');
    const describedBy = (await email.getAttribute('aria-describedby')) ?? '';
    const sentences = await Promise.all(describedBy.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(sentences.join(' ')).toMatch(/[\u0900-\u097F]/);
    expect(await page.inputValue('textarea[name="message"]')).toBe('नमस्ते');
    await context.close();
  });

  it('sees that the connection failed, loses nothing after a reload, and sends exactly one lead', async () => {
    // The service worker would bypass the simulated network failure.
    const { context, page } = await visit(site, { withWorker: false });
    await page.goto('/contact-us');
    await page.fill('input[name="name"]', 'Line Breaker');
    await page.fill('input[name="email"]', 'line@example.com');
    await page.fill('textarea[name="message"]', 'Typed on a weak network');
    // The server stores the lead, but its response never arrives.
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/api/leads', loseAnswer);
    const submit = page.locator('form:has(textarea[name="message"]) button[type="submit"]');
    await submit.click();
    await page.getByText('Network error: Unable to connect to the server.', { exact: false }).first().waitFor();
    // Waiting submissions are sent automatically, which clears the form, so this holds the request.
    const release = await holdRequests(page, '**/api/leads');
    await page.unroute('**/api/leads', loseAnswer);
    await page.reload();
    await page.getByText('We kept what you wrote last time.').waitFor();
    expect(await page.inputValue('input[name="name"]')).toBe('Line Breaker');
    expect(await page.inputValue('textarea[name="message"]')).toBe('Typed on a weak network');
    await submit.click();
    release();
    // The thank-you message of the form, or that of the outbox if it was faster.
    await page
      .getByText(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
      .first()
      .waitFor();

    const staff = await signIn(site, { width: 1280, height: 800 });
    await staff.page.getByRole('searchbox').fill('line@example.com');
    await staff.page.waitForURL('**/admin/dashboard?search=**');
    await listLoaded(staff.page);
    await staff.page.getByRole('row').filter({ hasText: 'Line Breaker' }).waitFor();
    await staff.context.close();
    await context.close();
  });
});
