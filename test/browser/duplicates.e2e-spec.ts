import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn } from '../support/admin-site.js';
import { expectAxeCleanInCampaign, overflow } from '../support/page-checks.js';
import { type Site, startSite } from '../support/site.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PHONE = '98765 01234';

async function send(personalInfo: object, message: string): Promise<void> {
  const answer = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'contact', personalInfo, contactForm: { message } }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}

const rowsOf = (page: Page) => page.locator('.lead-row');

describe.each([1440, 360])('two submissions with one phone, at %i px', (width) => {
  it('are flagged, compared, merged by keyboard, unmerged, and kept separate', async () => {
    const name = `Sunita ${width}`;
    const phone = `${PHONE.slice(0, -2)}${width % 97}`;
    const first = { fullName: `${name} Devi`, email: `sunita${width}@example.com`, phone, city: 'Gaya' };
    await send(first, 'Please call me');
    const { context, page, pageErrors } = await signIn(site, { width, page: `?search=${name}` });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: `${name} Devi`, exact: true }).waitFor();
    // On a phone, the card has no room for the badge. The filter and the open lead show it instead.
    const badges = page.getByText('Possible duplicate', { exact: true });
    const badgeState = width < 640 ? 'attached' : 'visible';
    expect(await page.getByText('Possible duplicate').count()).toBe(0);

    await send(
      { fullName: `${name} D.`, email: `other${width}@example.com`, phone, city: 'Patna' },
      'I wait for a call',
    );
    await page.reload();
    await badges.nth(1).waitFor({ state: badgeState });
    expect(await rowsOf(page).count()).toBe(2);

    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Only possible duplicates').check();
    await page.getByRole('button', { name: /^Show .*leads?$/ }).click();
    await page.getByRole('button', { name: 'Remove filter Possible duplicates' }).waitFor();
    expect(new URL(page.url()).searchParams.get('duplicates')).toBe('open');
    await badges.nth(1).waitFor({ state: badgeState });
    expect(await rowsOf(page).count()).toBe(2);
    await expectAxeCleanInCampaign(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const chip = page.getByRole('button', { name: 'Remove filter Possible duplicates' });
    await chip.click();
    // The rows move up when the chip disappears. A click at that moment can miss the lead.
    await chip.waitFor({ state: 'detached' });

    // The newer lead is open; the older one is the suggested survivor.
    await page.getByRole('button', { name: `${name} D.`, exact: true }).click();
    const details = page.getByRole('dialog', { name: 'Lead Details' });
    await details.getByRole('heading', { name: 'Possible duplicates (1)' }).waitFor();
    await expectAxeCleanInCampaign(page);
    await details.getByRole('button', { name: `Compare with ${name} Devi` }).press('Enter');
    const compare = page.getByRole('dialog', { name: 'Compare leads' });
    await compare
      .getByRole('radio', { name: /^Other lead/, checked: true })
      .first()
      .waitFor();
    // For two open leads the newer values are suggested. Another choice is kept.
    const choice = (label: RegExp) => compare.getByRole('group', { name: label });
    await choice(/^City/).getByText('(will be copied)').waitFor();
    await choice(/^Full name/)
      .getByRole('radio', { name: /Devi/ })
      .check();
    expect(
      await choice(/^Full name/)
        .getByText('(will be copied)')
        .count(),
    ).toBe(0);
    await expectAxeCleanInCampaign(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await compare.getByRole('button', { name: 'Merge', exact: true }).press('Enter');

    // The surviving lead is shown with the values copied by the merge, and with the merged lead.
    await page.getByText('Leads merged successfully').first().waitFor();
    await details.locator('.lead-profile__name', { hasText: `${name} Devi` }).waitFor();
    await details.locator('.lead-profile__name:focus').waitFor();
    await details.getByRole('heading', { name: 'Merged into this lead (1)' }).waitFor();
    await details.locator('.lead-profile__place', { hasText: /^Patna$/ }).waitFor();
    await details.locator('.merged-leads summary').press('Enter');
    await details.locator('.merged-leads').getByText('I wait for a call').first().waitFor();
    await expectAxeCleanInCampaign(page);
    await details.getByRole('button', { name: `Undo the merge of ${name} D.` }).click();
    await details.getByRole('heading', { name: 'Possible duplicates (1)' }).waitFor();
    await details.locator('.lead-profile__place', { hasText: /^Gaya$/ }).waitFor();
    await page.keyboard.press('Escape');
    await rowsOf(page).nth(1).waitFor();

    await page.getByRole('button', { name: `${name} Devi`, exact: true }).click();
    const tellApart = async () => {
      await details.getByRole('button', { name: `Compare with ${name} D.` }).click();
      await compare.getByRole('button', { name: 'Not the same person' }).click();
      // Waits until this dialog is closed, because the message and its Undo are in the dialog below.
      await compare.waitFor({ state: 'detached' });
      await page.getByText('Marked as not the same person', { exact: true }).last().waitFor();
    };
    await tellApart();
    const notice = page.locator('.toast', { hasText: 'Marked as not the same person' });
    await notice.getByRole('button', { name: 'Undo', exact: true }).click();
    await details.getByRole('heading', { name: 'Possible duplicates (1)' }).waitFor();
    await tellApart();
    await details.getByRole('heading', { name: 'Possible duplicates (0)' }).waitFor();
    await page.keyboard.press('Escape');
    await badges.first().waitFor({ state: 'detached' });
    expect(await rowsOf(page).count()).toBe(2);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
