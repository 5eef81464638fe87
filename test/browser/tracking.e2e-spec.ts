/** `/track`: a visitor sends a form on a phone, follows the link of the receipt and sees where the request stands. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PHONE = { width: 360, height: 740 };

/** Returns the reference in two halves: XXXXX-XXXXX. */
async function sendForm(phone: string): Promise<string> {
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'quick_contact',
      personalInfo: { fullName: 'Asha Devi', email: 'asha@example.in', phone },
    }),
  });
  const { data } = (await response.json()) as { data: { reference: string } };
  return `${data.reference.slice(0, 5)}-${data.reference.slice(5)}`;
}

const reference = (page: Page) => page.locator('input[name="reference"]');
const digits = (page: Page) => page.locator('input[name="lastFourDigits"]');

describe('the page about a request', () => {
  it('is linked from the receipt of a form with a phone number, and needs only its last four digits', async () => {
    const { context, page, pageErrors } = await visit(site);
    await page.setViewportSize(PHONE);
    await page.goto('/kisan-mandi#enquire');
    const form = page.locator('[data-draft]').last();
    await form.locator('[name="name"]').fill('Asha Devi');
    await form.locator('[name="phone"]').fill('98765 43210');
    await form.locator('[name="email"]').fill('asha@example.in');
    await form.getByRole('button', { name: 'Call Me Back' }).click();
    await form.getByRole('link', { name: 'See where your request stands' }).click();
    await page.waitForURL(/\/track#[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await page.locator('[name="lastFourDigits"]:focus').waitFor();
    await page.keyboard.type('3210');
    await page.keyboard.press('Enter');
    const result = page.getByRole('region', { name: 'Your request', exact: true });
    await result.getByText('Your form is with us. We will contact you.').waitFor();
    expect(await result.textContent()).toMatch(/Your form came on\w+.*We call you by\w+/);
    expect(await result.textContent()).not.toMatch(/Asha|98765|asha@/);
    await page.locator('.request-progress:focus').waitFor();
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('is not linked from the receipt of a form without a phone number', async () => {
    const { context, page } = await visit(site);
    await page.goto('/contact-us');
    const form = page.locator('[data-draft="contact"]');
    await form.locator('[name="name"]').fill('Asha Devi');
    await form.locator('[name="email"]').fill('asha@example.in');
    await form.locator('[name="message"]').fill('When do you open?');
    await form.locator('[type="submit"]').click();
    await form.locator('.submission-receipt').waitFor();
    expect(await form.locator('.submission-receipt a').count()).toBe(0);
    await context.close();
  });

  it('works in Hindi with the keyboard alone, and says what is wrong', async () => {
    const typed = await sendForm('+91 98765 43210');
    const { context, page, pageErrors } = await visit(site, { language: 'hi' });
    await page.setViewportSize(PHONE);
    await page.goto('/hi/track');
    await reference(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const summary = page.locator('.error-summary');
    await summary.getByRole('link').nth(1).waitFor();
    expect(await summary.textContent()).toMatch(/रेफ़रेंस नंबर: कृपया पूरे 10 अक्षर.*फ़ोन नंबर: कृपया आख़िरी चार अंक/);
    expect(await reference(page).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    await page.setViewportSize(PHONE);
    await summary.getByRole('link').first().press('Enter');
    await page.keyboard.type(typed.toLowerCase());
    await page.keyboard.press('Tab');
    await page.keyboard.type('०००१');
    await page.keyboard.press('Enter');
    await summary.getByText('इस रेफ़रेंस नंबर और फ़ोन नंबर का कोई फ़ॉर्म हमें नहीं मिला').waitFor();
    expect(await reference(page).inputValue()).toBe(typed.toLowerCase());

    await digits(page).fill('३२१०');
    await page.keyboard.press('Enter');
    const result = page.getByRole('region', { name: 'आपका अनुरोध', exact: true });
    await result.getByText('आपका फ़ॉर्म हमारे पास है').waitFor();
    expect(await summary.count()).toBe(0);
    await expectAccessible(page);
    // Chromium reports the response to the wrong phone number.
    expect(pageErrors).toEqual([expect.stringContaining('404')]);
    await context.close();
  });

  it('keeps the typed values without a network, and apologises for a call that is overdue', async () => {
    const typed = await sendForm('98765 43210');
    const { context, page } = await visit(site, { withWorker: false });
    await page.goto(`/track#${typed}`);
    await page.locator('[name="lastFourDigits"]:focus').waitFor();
    await page.keyboard.type('3210');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await page.locator('.error-summary').getByText('Network error').waitFor();
    expect([await reference(page).inputValue(), await digits(page).inputValue()]).toEqual([typed, '3210']);

    await context.setOffline(false);
    await page.route('**/api/leads/track', (route) =>
      route.fulfill({
        json: { data: { receivedAt: '2026-11-20T05:00:00Z', callBy: '2026-11-21T05:00:00Z', state: 'received' } },
      }),
    );
    await digits(page).press('Enter');
    await page.getByText('We wanted to call you before now').waitFor();
    expect(await page.locator('.request-progress').textContent()).toContain('Saturday, 21 November');
    await context.close();
  });
});
