/**
 * The browser's own autofill, with a complete address profile, leaves the hidden field of every form empty.
 * Needs the full Chromium, because headless has no autofill: WHOLE_CHROMIUM_PATH, or Debian's package `chromium`.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CDPSession } from 'playwright-core';
import { receipt } from '../../support/form-journey.js';
import { FORM_ROWS, FormOnPage } from '../../support/form-rows.js';
import { type Site, startSite, visit } from '../../support/site.js';
import { StoredLeads } from '../../support/stored-leads.js';
import { waitFor } from '../../support/wait-for.js';

let site: Site;
let leads: StoredLeads;

beforeAll(async () => {
  site = await startSite({ browserKind: 'whole' });
  leads = new StoredLeads(site.databaseUrl);
});
afterAll(async () => {
  await leads.close();
  await site.close();
});

const profile = (email: string) => {
  const values = {
    NAME_FULL: 'Sunita Devi',
    NAME_FIRST: 'Sunita',
    NAME_LAST: 'Devi',
    COMPANY_NAME: 'Devi Traders Pvt Ltd',
    EMAIL_ADDRESS: email,
    PHONE_HOME_WHOLE_NUMBER: '+919876543210',
    ADDRESS_HOME_STREET_ADDRESS: 'Khizarsarai, near the bus stand',
    ADDRESS_HOME_CITY: 'Gaya',
    ADDRESS_HOME_STATE: 'Bihar',
    ADDRESS_HOME_ZIP: '824233',
    ADDRESS_HOME_COUNTRY: 'IN',
  };
  return { fields: Object.entries(values).map(([name, value]) => ({ name, value })) };
};

/** Triggers autofill with the profile in the first field that supports it. Returns the names of the filled fields. */
async function autofill(cdp: CDPSession, form: FormOnPage, email: string): Promise<string[]> {
  const address = profile(email);
  await cdp.send('Autofill.enable');
  await cdp.send('Autofill.setAddresses', { addresses: [address] });
  const first = form.form.locator('[autocomplete="name"], [autocomplete="email"]').first();
  await first.focus();
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { node } = await cdp.send('DOM.describeNode', { objectId: String(result.objectId) });
  const filled = () =>
    form.form
      .locator(':autofill')
      .evaluateAll((fields) => (fields as unknown as { name: string }[]).map(({ name }) => name));
  await waitFor('the browser has filled in the form', async () => {
    await cdp.send('Autofill.trigger', { fieldId: node.backendNodeId, address } as never).catch(() => undefined);
    await form.page.waitForTimeout(300);
    return (await filled()).length > 0;
  });
  return filled();
}

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  it.each(FORM_ROWS.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const { context, page } = await visit(site, { language });
    const form = new FormOnPage(page, row, language);
    await form.open();
    const email = `autofill-${row.type}-${row.within.replace(/\W/g, '')}-${language}@example.com`;
    const filled = await autofill(await context.newCDPSession(page), form, email);
    expect(filled).toContain('email');
    // The short newsletter form has no hidden field before it is submitted.
    for (const hidden of await form.form.locator('[name="leaveEmpty"]').all())
      expect(await hidden.inputValue()).toBe('');
    await form.fillIn(email, filled);
    await form.submit();
    await receipt(page, row, language);
    const [lead, ...others] = await leads.of(email);
    expect(others).toEqual([]);
    expect(lead?.quarantined_at).toBeNull();
    // A newsletter can have other signs, because the full form keeps the email and this script submits it very fast.
    expect(lead?.spam_reasons ?? []).toEqual(
      row.type === 'newsletter' ? expect.not.arrayContaining(['hidden_field']) : [],
    );
    await context.close();
  });
});
