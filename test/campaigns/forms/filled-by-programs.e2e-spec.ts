/** Submissions made with a password manager, script, keyboard or screen reader must never be hidden as spam. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { receipt } from '../../support/form-journey.js';
import { FormOnPage, type FormRow, type SiteLanguage } from '../../support/form-rows.js';
import { type Site, startSite, visit } from '../../support/site.js';
import { StoredLeads } from '../../support/stored-leads.js';
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

/** Fields that password managers recognise by name, label or autocomplete, including hidden ones. */
const KNOWN = /company|organi[sz]ation|business|fax|name|e-?mail|phone|tel\b|address|city|state|zip|postal|pin/i;
const EVERYTHING = /(?:)/;

/**
 * Fills the form's empty fields, including hidden ones, as a script would: it sets values and dispatches events,
 * without real key presses.
 */
const filledByScript = (row: FormRow, known: RegExp, email: string) => `{
  const form = document.querySelector(${JSON.stringify(`${row.within} form.site-form`)});
  const known = ${known};
  for (const field of form.elements) {
    const label = field.labels?.[0]?.textContent ?? '';
    if (!field.name || field.type === 'radio' || field.type === 'checkbox' || field.value) continue;
    if (!known.test([field.name, field.autocomplete, label].join(' '))) continue;
    if (field.tagName === 'SELECT') field.selectedIndex = 1;
    else {
      const values = { email: ${JSON.stringify(email)}, tel: '9876543210', url: 'https://devi.example', date: field.max || field.min || '1990-04-22' };
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set;
      setter.call(field, values[field.type] ?? (field.inputMode === 'numeric' ? '42' : 'Devi Traders'));
    }
    for (const type of ['focus', 'keydown', 'input', 'keyup', 'change', 'blur']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}`;

async function fillAndSend(row: FormRow, language: SiteLanguage, known: RegExp, email: string) {
  const { context, page } = await visit(site, { language });
  const form = new FormOnPage(page, row, language);
  await form.open();
  await page.evaluate(filledByScript(row, known, email));
  const hidden = form.form.locator('[name="leaveEmpty"]');
  // The short newsletter form has no hidden field before it is submitted.
  const isHiddenFilled = (await hidden.count()) > 0 && (await hidden.inputValue()) !== '';
  const filled = Object.entries(await form.values()).flatMap(([name, value]) => (value ? [name] : []));
  await form.fillIn(email, filled);
  await form.submit();
  await receipt(page, row, language);
  await context.close();
  const [lead, ...others] = await leads.of(email);
  expect(others).toEqual([]);
  return { lead, isHiddenFilled };
}

describe.each([
  { language: 'en', inTest: 'the message', hidden: 'Leave this empty' },
  { language: 'hi', inTest: 'the soil-test request', hidden: 'इसे ख़ाली छोड़िए' },
] as const)('in $language', ({ language, inTest, hidden }) => {
  describe.each(formsToTry(inTest))('$name', (row) => {
    const email = (kind: string) => `${kind}-${row.type}-${row.within.replace(/\W/g, '')}-${language}@example.com`;

    it('is a lead without a mark if a password manager fills in the fields it knows', async () => {
      const { lead, isHiddenFilled } = await fillAndSend(row, language, KNOWN, email('known'));
      expect(isHiddenFilled).toBe(false);
      expect(lead?.quarantined_at).toBeNull();
      expect(lead?.spam_reasons ?? []).not.toContain('hidden_field');
    });

    it('is a visible lead if a script fills in every field, including the hidden one', async () => {
      const { lead, isHiddenFilled } = await fillAndSend(row, language, EVERYTHING, email('every'));
      expect(isHiddenFilled).toBe(row.type !== 'newsletter');
      expect(lead?.quarantined_at).toBeNull();
      expect(lead?.spam_reasons?.includes('hidden_field') ?? false).toBe(isHiddenFilled);
    });

    it('has a hidden field that the keyboard and screen readers skip', async () => {
      const { context, page } = await visit(site, { language });
      const form = new FormOnPage(page, row, language);
      await form.open();
      const field = form.form.locator('[name="leaveEmpty"]');
      expect(await field.isVisible()).toBe(false);
      for (const one of await field.all()) await one.focus();
      expect(await form.form.locator('[name="leaveEmpty"]:focus').count()).toBe(0);
      expect(await form.form.ariaSnapshot()).not.toContain(hidden);
      await context.close();
    });
  });
});
