import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdRequests } from '../../support/deferred.js';
import { FORM_ROWS, FormOnPage, type FormRow, type SiteLanguage } from '../../support/form-rows.js';
import {
  rememberTranslations,
  TRANSLATE_PAGE,
  translated,
  translationsGone,
  untranslated,
} from '../../support/simulate-translation.js';
import { type Site, startSite, visit } from '../../support/site.js';
import { StoredLeads } from '../../support/stored-leads.js';
import { waitFor, waitForValue } from '../../support/wait-for.js';
import { isCampaign } from '../campaign.js';

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

const MOMENTS = ['before the page loads', 'before the first touch', 'during typing', 'after an error'] as const;
type Moment = (typeof MOMENTS)[number];

interface Case {
  readonly row: FormRow;
  readonly language: SiteLanguage;
  readonly moment: Moment;
}

const CASES: readonly Case[] = FORM_ROWS.flatMap((row) =>
  (['en', 'hi'] as const).flatMap((language) => MOMENTS.map((moment) => ({ row, language, moment }))),
);
/** The cases of `npm test`: each moment once, both languages, a form in a dialog, and a form that replaces another. */
const IN_TEST = new Map<string, string>([
  ['the message', 'en before the first touch'],
  ['the DDO application', 'hi before the page loads'],
  ['the soil-test request', 'en during typing'],
  ['the newsletter', 'hi after an error'],
]);
const cases = isCampaign
  ? CASES
  : CASES.filter(({ row, language, moment }) => IN_TEST.get(row.name) === `${language} ${moment}`);

const isHydrated = (form: FormOnPage) =>
  form.form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));

const settled = (page: Page) => waitForValue([], () => untranslated(page));

describe.each(cases)('$row.name in $language, translated $moment', ({ row, language, moment }) => {
  it('keeps the input and the translation, announces changes and arrives complete', async () => {
    const { context, page, pageErrors } = await visit(site, { language });
    const form = new FormOnPage(page, row, language);
    // The elements that React changes during hydration.
    const changing = row.path.includes('?') ? '#write' : '.form-progress';
    const translateAt = async (now: Moment) => {
      if (moment !== now) return;
      await page.evaluate(TRANSLATE_PAGE);
      await settled(page);
      await rememberTranslations(page, changing);
    };

    if (moment === 'before the page loads') await page.addInitScript(TRANSLATE_PAGE);
    await page.goto(`${language === 'hi' ? '/hi' : ''}${row.path}`);
    if (moment === 'before the page loads') {
      await settled(page);
      await rememberTranslations(page, changing);
    }
    await translateAt('before the first touch');

    if (row.inDialog) await page.locator('button[aria-haspopup="dialog"]').first().click();
    // The address selects another form than the one in the static page, so the form appears after hydration.
    if (row.path.includes('?')) await form.form.locator('select').first().waitFor();
    const first = form.form.locator('[name]:is(input, textarea)').first();
    await first.pressSequentially('Suni', { delay: 20 });
    await translateAt('during typing');
    await page.keyboard.type('ta', { delay: 20 });
    await waitFor('the form is hydrated', () => isHydrated(form));
    expect(await first.inputValue()).toBe('Sunita');
    expect(await first.evaluate((field) => field.ownerDocument.activeElement === field)).toBe(true);
    if (moment === 'before the page loads' || moment === 'before the first touch') {
      expect(await translationsGone(page)).toEqual([]);
      await settled(page);
    }

    await form.submit();
    await form.alert.locator('.error-summary__headline').waitFor();
    await translateAt('after an error');
    if (moment !== 'after an error') await settled(page);
    expect(await first.inputValue()).toBe('Sunita');
    const headline = await form.alert.locator('.error-summary__headline').textContent();
    expect(headline).toMatch(/^«.+»$/);

    const name = row.within.replace(/\W/g, '');
    const email = `${row.type}-${name}-${language}-${MOMENTS.indexOf(moment)}@example.com`;
    const typed = await form.fillIn(email);
    expect(await form.values()).toEqual(typed);
    await waitForValue(0, () => form.form.locator('[aria-invalid="true"]').count());
    const release = await holdRequests(page, '**/api/leads');
    await form.submit();
    const button = form.form.locator('button[type="submit"]');
    await waitForValue(translated(row[language].submitting), () => button.textContent());
    release();
    const receipt = page.locator('.submission-receipt:has(.submission-receipt__reference)');
    await receipt.getByText(row[language].success).waitFor();
    if (!row.leaves) {
      await waitForValue('', async () => Object.values(await form.values()).join(''));
      await waitFor('the button has its usual text again', async () => {
        const label = await button.textContent();
        return label && /^«[^»]+»$/.test(label) && label !== translated(row[language].submitting);
      });
    }
    await settled(page);

    const [lead, ...others] = await leads.of(email);
    expect(others).toEqual([]);
    const missing = Object.values(typed).filter(
      (value) => !lead?.everything.includes(JSON.stringify(value).slice(1, -1)),
    );
    expect(missing).toEqual([]);
    expect(lead?.source).toMatchObject({ language });
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

it('keeps the input and the focus if an extension changes the form before hydration', async () => {
  const row = FORM_ROWS.find(({ type }) => type === 'ddo_application') as FormRow;
  const { context, page } = await visit(site);
  const form = new FormOnPage(page, row, 'en');
  await page.goto(row.path);
  await page.evaluate(`for (const control of document.querySelectorAll('main :is(input, textarea)')) {
    control.setAttribute('data-lt-tmp-id', 'lt-1');
    control.after(Object.assign(document.createElement('div'), { className: 'password-icon' }));
  }`);
  const select = form.form.locator('select').first();
  const chosen = await select.selectOption({ index: 2 });
  const first = form.form.locator('input').first();
  await first.pressSequentially('Sunita', { delay: 20 });
  await waitFor('the form is hydrated', () => isHydrated(form));
  await page.keyboard.type(' Devi');
  expect(await first.inputValue()).toBe('Sunita Devi');
  expect(await select.inputValue()).toBe(chosen[0]);
  await form.submit();
  await form.alert.locator('.error-summary__headline').waitFor();
  await page.reload();
  await waitForValue('Sunita Devi', () => first.inputValue());
  await context.close();
});
