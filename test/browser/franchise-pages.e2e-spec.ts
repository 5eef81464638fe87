import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { expectAxeCleanInCampaign } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('the franchise pages', () => {
  it('calculate an investment by keyboard and link to the quote', async () => {
    const { context, page, pageErrors } = await visit(site);
    await page.goto('/kisan-canteen#costs');
    const calculator = page.getByRole('form', { name: 'Investment calculator' });
    await calculator.getByRole('textbox').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('400');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const bill = calculator.getByRole('status');
    await bill.getByText('₹7,21,998').waitFor();
    expect(await bill.textContent()).toContain('We plan canteens of 500 to 5,000 sq ft.');
    await expectAxeCleanInCampaign(page);
    await bill.getByRole('link', { name: 'Ask for a free quote' }).press('Enter');
    await page.waitForURL('**/kisan-canteen#quote');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('start the testimonials when they come near, and move them by mouse, arrow key and swipe', async () => {
    const { context, page, pageErrors } = await visit(site, { language: 'hi' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/hi/kisan-canteen');
    const voices = page.getByRole('region', { name: 'दुकानदार क्या बताते हैं' });
    await voices.scrollIntoViewIfNeeded();
    await voices.getByRole('button', { name: 'बात 3 दिखाएँ' }).click();
    await shows(page, 2);
    const row = voices.getByRole('list');
    await row.focus();
    // The row ignores input shortly after a change, so this presses the key until it works.
    await waitFor('the previous testimonial is shown', async () => {
      await page.keyboard.press('ArrowLeft');
      return dot(page, 1)
        .waitFor({ timeout: 1_000 })
        .then(
          () => true,
          () => false,
        );
    });
    await shows(page, 1);
    await row.evaluate((list) => list.scrollTo({ left: 0 }));
    await shows(page, 0);
    await expectAxeCleanInCampaign(page);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('open one answer at a time, the first at the start, and close it again', async () => {
    const { context, page } = await visit(site);
    await page.goto('/kisan-sarthi');
    const answers = page.locator('.questions details');
    const open = () => answers.evaluateAll((all) => all.map((answer) => answer.hasAttribute('open')));
    expect(await open()).toEqual([true, false, false, false]);
    await answers.nth(2).locator('summary').press('Enter');
    await waitForValue([false, false, true, false], open);
    await answers.nth(2).locator('summary').press('Enter');
    await waitForValue([false, false, false, false], open);
    await context.close();
  });

  it('show the errors of a long form on a phone below a toast of four lines', async () => {
    const { context, page } = await visit(site);
    await page.goto('/kisan-sarthi');
    const form = page.locator('#apply form');
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await form.locator('.error-summary').and(page.locator(':focus')).waitFor();
    await waitFor('the summary is below the toast', async () => {
      const top = (await form.locator('.error-summary').boundingBox())?.y ?? 0;
      return top > 210 && top < 370;
    });
    await context.close();
  });

  it('show every amount and every testimonial without scripts', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/kisan-canteen');
    expect(await page.getByRole('cell', { name: '₹1,500 per sq ft' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Calculate' }).isVisible()).toBe(false);
    expect(await page.locator('.investment-calculator .no-script').isVisible()).toBe(true);
    const places = await page
      .locator('.testimonials li')
      .all()
      .then((voices) => Promise.all(voices.map((voice) => voice.boundingBox())));
    expect(places.length).toBe(3);
    expect(new Set(places.map((place) => place?.x)).size).toBe(1);
    await context.close();
  });
});

/** Waits until this testimonial's dot is selected, then checks that the testimonial is visible in the row. */
async function shows(page: Page, place: number): Promise<void> {
  await dot(page, place).waitFor();
  await waitFor('the testimonial is visible in the row', async () => {
    const [row, voice] = await Promise.all([
      page.locator('.testimonials__track').boundingBox(),
      page.locator('.testimonials li').nth(place).boundingBox(),
    ]);
    return voice?.x === row?.x;
  });
}

function dot(page: Page, place: number): Locator {
  return page.locator(`.testimonials__dot:nth-child(${place + 2})[aria-current=true]`);
}
