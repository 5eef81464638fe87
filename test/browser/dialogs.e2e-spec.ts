import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { isCampaign } from '../campaigns/campaign.js';
import { chunkOf } from '../support/chunks.js';
import { holdRequests, LATER_SCRIPTS } from '../support/deferred.js';
import { expectAxeCleanInCampaign, hydrated, overflow } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const DIALOGS = [
  {
    path: '/services/soil-testing',
    en: { opener: 'Schedule Soil Test', title: 'Ask for a soil test', submit: 'Submit Request' },
    hi: { opener: 'मिट्टी की जाँच कराइए', title: 'मिट्टी की जाँच कराइए', submit: 'भेज दीजिए' },
    instead: '/contact-us?subject=soil-testing#write',
  },
  {
    path: '/our-future',
    en: {
      opener: 'Join Our Mission',
      title: 'Partner with Kisan Canteen',
      submit: 'Submit Partnership Application',
    },
    hi: { opener: 'हमारे साथ जुड़िए', title: 'किसान कैंटीन के साथ साझेदारी', submit: 'साझेदारी का फ़ॉर्म भेजिए' },
    instead: '/contact-us?subject=partner#write',
  },
] as const;

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

const WIDER = `(() => {
  const dialog = document.querySelector('dialog[open]');
  return dialog.scrollWidth - dialog.clientWidth;
})()`;

async function turnWheel(page: Page): Promise<void> {
  await page.evaluate(`addEventListener('wheel', () => { window.hasSeenWheel = true; })`);
  await waitFor('the page has handled the wheel', async () => {
    await page.mouse.wheel(0, 600);
    return page.evaluate('window.hasSeenWheel');
  });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))');
}

const focusedText = (page: Page) => page.evaluate<string | undefined>('document.activeElement?.textContent');

/** Whether the focus is in the open dialog, in the browser's own controls, or behind the dialog. */
const focusPlace = (page: Page) =>
  page.evaluate<string>(`(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'browser';
    return focused.closest('dialog[open]') ? 'dialog' : 'page';
  })()`);

const isFormCode = (url: string) =>
  ['form-dialog', 'newsletter-form', 'submit-form'].some((module) => chunkOf(module).test(url));

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const leftTheEntry = (page: Page) => waitForValue(undefined, () => page.evaluate('history.state?.kcDialog'));

async function open(page: Page, opener: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

describe.each(isCampaign ? DIALOGS : [DIALOGS[0]])('the dialog of $path', ({ path, instead, ...texts }) => {
  it.each([
    { language: 'hi', width: 360, height: 740 },
    { language: 'en', width: 1280, height: 800 },
  ] as const)('in $language at $width px: fits, open and with its errors; axe runs in the campaign', async (at) => {
    const { context, page, pageErrors } = await visit(site, at);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { opener, title, submit } = texts[at.language];
    await page.goto(at.language === 'hi' ? `/hi${path}` : path);
    const dialog = await open(page, opener, title);
    await expectAxeCleanInCampaign(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await dialog.getByRole('button', { name: submit }).click();
    await dialog
      .locator('.error-summary', {
        hasText: at.language === 'hi' ? /भरना ज़रूरी है/ : /Please fill in all required fields/,
      })
      .waitFor();
    await dialog.locator('[aria-invalid="true"]').nth(4).waitFor();
    await expectAxeCleanInCampaign(page);
    expect(await page.evaluate<number>(WIDER)).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('traps the focus, closes with Escape and with its X, and returns the focus', async () => {
    const { context, page } = await visit(site, { width: 1280, height: 800 });
    await page.goto(path);
    const opener = page.getByRole('button', { name: texts.en.opener }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.en.title });
    await dialog.waitFor();
    await waitForValue(texts.en.title, () => focusedText(page));

    const places = new Set<string>();
    for (let step = 0; step < 45; step++) {
      await page.keyboard.press('Tab');
      places.add(await focusPlace(page));
    }
    expect(places).toContain('dialog');
    expect(places).not.toContain('page');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await waitForValue(texts.en.opener, () => focusedText(page));

    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await waitForValue(texts.en.opener, () => focusedText(page));
    await context.close();
  });

  it('loads no form code before somebody points at its button', async () => {
    const { context, page } = await visit(site, { width: 1280, height: 800 });
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    // Waits, because the page does not react to the pointer before hydration.
    await hydrated(page);
    expect(scripts.filter(isFormCode)).toEqual([]);

    const [request] = await Promise.all([
      page.waitForRequest((one) => isFormCode(one.url())),
      page.getByRole('button', { name: texts.en.opener }).first().hover(),
    ]);
    expect(await request.response()).not.toBeNull();
    await context.close();
  });

  it('also opens if its button was clicked before hydration', async () => {
    const { context, page } = await visit(site);
    const release = await holdRequests(page, LATER_SCRIPTS);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForLoadState('load');
    await page.getByRole('button', { name: texts.en.opener }).first().click();
    release();
    await page.getByRole('dialog', { name: texts.en.title }).waitFor();
    await context.close();
  });

  it('is a link to the contact page, with the subject, without scripts', async () => {
    const context = await site.browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(`/hi${path}`);
    const link = page.getByRole('link', { name: texts.hi.opener }).first();
    expect(await link.getAttribute('href')).toBe(`/hi${instead}`);
    expect(await page.getByRole('button', { name: texts.hi.opener }).count()).toBe(0);
    await context.close();
  });
});

describe('a dialog that covers part of the page', () => {
  it('closes with a click outside, not with a selection that ends there, and the page behind does not scroll', async () => {
    const { context, page } = await visit(site, { width: 1280, height: 800 });
    await page.goto('/services/soil-testing');
    const dialog = await open(page, 'Schedule Soil Test', 'Ask for a soil test');
    await page.mouse.move(20, 400);
    await turnWheel(page);
    expect(await page.evaluate<number>('window.scrollY')).toBe(0);

    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThan(900);
    await page.mouse.move((box?.x ?? 0) + 60, 200);
    await page.mouse.down();
    await page.mouse.move(20, 300);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);

    await page.mouse.click(20, 400);
    await dialog.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('covers a phone’s whole screen, and its Back closes it; the partner dialog covers every screen', async () => {
    const phone = await visit(site, { width: 360, height: 740 });
    await phone.page.goto('/services/soil-testing');
    const onPhone = await open(phone.page, 'Schedule Soil Test', 'Ask for a soil test');
    expect(await onPhone.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await phone.page.goBack();
    await onPhone.waitFor({ state: 'hidden' });
    expect(new URL(phone.page.url()).pathname).toBe('/services/soil-testing');
    await open(phone.page, 'Schedule Soil Test', 'Ask for a soil test');
    await onPhone.getByRole('button', { name: 'Close', exact: true }).click();
    await leftTheEntry(phone.page);
    await phone.page.goBack();
    expect(phone.page.url()).toBe('about:blank');
    await phone.context.close();

    const desk = await visit(site, { width: 1280, height: 800 });
    await desk.page.goto('/our-future');
    const onDesk = await open(desk.page, 'Join Our Mission', 'Partner with Kisan Canteen');
    expect(await onDesk.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await desk.context.close();
  });
});

describe('a farmer who asks for a soil test', () => {
  it('loses nothing by closing the dialog or reloading, cannot choose a past day, and gets a reference', async () => {
    const { context, page, pageErrors } = await visit(site, { language: 'hi' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/hi/services/soil-testing');
    const { opener, title, submit } = DIALOGS[0].hi;
    const dialog = await open(page, opener, title);
    await dialog.locator('[name="name"]').fill('सुनीता देवी');
    await dialog.locator('[name="phone"]').fill('98765 43210');
    await dialog.locator('[name="address"]').fill('खिज़रसराय, गया');
    await dialog.locator('[name="areaOfField"]').fill('3 बीघा');
    await dialog.locator('[name="typeOfSoil"]').selectOption('unknown');
    await page.keyboard.press('Escape');
    await leftTheEntry(page);
    await page.reload();
    await open(page, opener, title);
    await waitForValue('खिज़रसराय, गया', () => dialog.locator('[name="address"]').inputValue());

    await dialog.locator('[name="totalAreaOfField"]').fill('2 एकड़');
    await dialog.locator('[name="preferredTestDate"]').fill('2020-01-01');
    await dialog.getByRole('button', { name: submit }).click();
    await dialog.locator('.error-summary').getByText('आज या आगे की तारीख़ चुनिए', { exact: false }).waitFor();
    await dialog.locator('[name="preferredTestDate"]').fill('');

    const [request] = await Promise.all([
      page.waitForRequest('**/api/leads'),
      dialog.getByRole('button', { name: submit }).click(),
    ]);
    await dialog.getByText(REFERENCE).waitFor();
    expect(request.postDataJSON()).toMatchObject({
      type: 'soil_testing',
      personalInfo: { fullName: 'सुनीता देवी', phone: '98765 43210' },
      soilTestingInfo: {
        fieldAddress: 'खिज़रसराय, गया',
        areaOfField: '3 बीघा',
        totalAreaOfField: '2 एकड़',
        typeOfSoil: 'unknown',
      },
      source: { page: '/hi/services/soil-testing', language: 'hi' },
    });
    await expectAxeCleanInCampaign(page);

    await dialog.getByRole('button', { name: 'बंद करें', exact: true }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await open(page, opener, title);
    await waitForValue('', () => dialog.locator('[name="name"]').inputValue());
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

describe('a partner who applies', () => {
  it('can use any of the page’s three buttons, and every choice is sent', async () => {
    const { context, page, pageErrors } = await visit(site, { width: 1280, height: 800 });
    await page.goto('/our-future');
    for (const opener of ['Join Our Mission', 'Partner with us', 'Become a partner']) {
      await open(page, opener, 'Partner with Kisan Canteen');
      await page.keyboard.press('Escape');
    }
    const dialog = await open(page, 'Join Our Mission', 'Partner with Kisan Canteen');
    await dialog.locator('[name="fullName"]').fill('Asha Devi');
    await dialog.locator('[name="email"]').fill('asha@example.com');
    await dialog.getByRole('button', { name: 'Submit Partnership Application' }).click();
    await dialog
      .locator('.error-summary')
      .getByText(
        'Please fill in all required fields: Phone, Entity Type, Innovation Area, Product Description, Farmer Benefits, Previous Experience',
      )
      .waitFor();

    await dialog.locator('[name="contactPerson"]').fill('Mitti Labs');
    await dialog.locator('[name="phone"]').fill('+91 98765 43210');
    await dialog.locator('[name="website"]').fill('https://mitti.example');
    await dialog.getByLabel('Startup').check();
    await dialog.locator('[name="innovationArea"]').fill('Soil health');
    await dialog.locator('[name="productDescription"]').fill('A strip that changes colour');
    await dialog.locator('[name="farmerBenefits"]').fill('Less fertiliser');
    await dialog.getByLabel('No', { exact: true }).check();
    await dialog.getByLabel('Pilot').check();
    await dialog.getByLabel('Research').check();
    const [request] = await Promise.all([
      page.waitForRequest('**/api/leads'),
      dialog.getByRole('button', { name: 'Submit Partnership Application' }).click(),
    ]);
    await dialog
      .getByText(
        'Partnership Application Submitted! Our team will review your proposal and get back to you within 48 hours.',
      )
      .first()
      .waitFor();
    expect(request.postDataJSON()).toMatchObject({
      type: 'partner',
      partnershipInfo: {
        organizationName: 'Mitti Labs',
        contactPerson: 'Mitti Labs',
        partnershipType: 'startup',
        collaboration: ['pilot', 'research'],
      },
    });
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('can read first: “Learn More” leads to the current initiatives', async () => {
    const { context, page } = await visit(site);
    await page.goto('/hi/our-future');
    await page.getByRole('link', { name: 'और जानिए' }).click();
    await page.waitForURL('**/hi/our-future#current-initiatives');
    const heading = page.getByRole('heading', { name: 'अभी क्या चल रहा है' });
    await waitFor('the heading is in the upper half', async () => {
      const top = (await heading.boundingBox())?.y ?? -1;
      return top > 0 && top < 370;
    });
    await context.close();
  });
});

describe('a reader who subscribes to the newsletter', () => {
  it('loads the form’s code only on use, sees errors, and is thanked', async () => {
    const { context, page, pageErrors } = await visit(site);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scripts = scriptsOf(page);
    await page.goto('/blogs/kisan-canteen-health-sanitation', { waitUntil: 'networkidle' });
    expect(scripts.filter(isFormCode)).toEqual([]);

    const form = page.locator('#newsletter form');
    await form.locator('[name="email"]').fill('nobody');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.locator('.error-summary').getByText('Please enter a valid email address.').waitFor();
    expect(scripts.filter(isFormCode)).not.toEqual([]);
    expect(await form.locator('[name="email"]').inputValue()).toBe('nobody');
    await expectAxeCleanInCampaign(page);

    await form.locator('[name="email"]').fill('reader@example.com');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/leads'),
      form.getByRole('button', { name: 'Subscribe' }).click(),
    ]);
    await form.getByText('Thank you for subscribing to our newsletter!', { exact: false }).waitFor();
    expect(request.postDataJSON()).toMatchObject({
      type: 'newsletter',
      personalInfo: { email: 'reader@example.com' },
      consent: { purposes: ['newsletter'] },
    });
    await waitForValue('', () => form.locator('[name="email"]').inputValue());
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
