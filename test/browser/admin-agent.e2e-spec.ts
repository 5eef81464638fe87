/** An agent in the field: a phone of 360 px, only their own leads, and no other permissions. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { asStaff, signIn, signInOn } from '../support/admin-site.js';
import { holdRequests } from '../support/deferred.js';
import {
  countLeads,
  type DemoSite,
  DIALOG,
  demoStaff,
  formatCount,
  listLoaded,
  read,
  startDemoSite,
  tokenFor,
  userIdOf,
} from '../support/demo-site.js';
import { expectFits } from '../support/page-checks.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

interface Lead {
  _id: string;
  status: string;
  nextStep: string | null;
  phoneE164: string | null;
  personalInfo: { fullName?: string; phone: string; email?: string };
}

const SUNITA = demoStaff('sunita.kumari');

let site: DemoSite;
let token: string;
let context: BrowserContext;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startDemoSite();
  token = await tokenFor(site, SUNITA);
  ({ context, page, pageErrors } = await signIn(site, { ...SUNITA, width: 360, height: 740 }));
});
afterAll(async () => {
  await context.close();
  await site.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const details = () => page.getByRole('dialog', { name: 'Lead Details' });
const rows = () => page.locator('tbody tr[data-lead]');

async function leads(query: string): Promise<Lead[]> {
  return (await read<{ data: Lead[] }>(site, `/api/leads?${query}`, token)).data;
}

describe('an agent’s list', () => {
  it('contains the leads assigned to them, and shows why other actions are not possible', async () => {
    await listLoaded(page);
    const own = await countLeads(site, `assignedTo=${await userIdOf(site, 'Sunita Kumari')}`, site.token);
    expect(own).toBeGreaterThan(20);
    await page.getByText(`Showing 1 to 20 of ${formatCount(own)} results`, { exact: true }).waitFor();
    await button('More').click();
    const total = page.locator('.stat-cards__card', { hasText: 'Total Leads' });
    await total.getByText(formatCount(own), { exact: true }).waitFor();
    await waitForValue(9, () => page.getByLabel('Lead type').getByRole('option').count());
    expect(await page.getByRole('link', { name: 'Reports' }).count()).toBe(0);
    await rows()
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click();
    for (const [control, reason] of [
      [button(/^Delete/).first(), 'You need the “Delete” permission to delete leads.'],
      [button('Export CSV'), 'You need the “Export Data” permission to export leads.'],
      [
        rows().first().getByRole('checkbox'),
        'You need the “Bulk Actions” or “Export Data” permission to select leads.',
      ],
    ] as const) {
      await control.focus();
      await page.locator('.disabled-reason__words:visible', { hasText: reason }).waitFor();
      await expectFits(page);
      await page.keyboard.press('Space');
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await rows().first().getByRole('checkbox').isChecked()).toBe(false);
    expect(await rows().first().getByRole('combobox').isEnabled()).toBe(true);
    await expectFits(page);
    expect(pageErrors).toEqual([]);
  });

  it('finds a lead by digits of its phone number, and calls it with one tap', async () => {
    const lead = (await leads('status=new,contacted&type=quick_contact&limit=50')).find(({ phoneE164 }) => phoneE164);
    const digits = (lead?.phoneE164 ?? '').slice(-9);
    await page.getByRole('searchbox', { name: 'Search leads' }).fill(digits);
    const row = page.locator(`tr[data-lead="${lead?._id}"]`);
    const found = (await leads(`search=${digits}`)).length;
    await waitFor(
      'the lead with the number is found',
      async () => (await rows().count()) === found && (await row.count()) === 1,
    );
    expect(await row.locator('a[href^="tel:"]').getAttribute('href')).toBe(`tel:${lead?.phoneE164}`);
    await row.getByRole('link', { name: /^\+91/ }).waitFor();
    // This link is hidden in a card, which has no room for it. The opened lead shows it near the thumb.
    expect(await row.locator('a[href^="https://wa.me/"]').getAttribute('href')).toBe(
      `https://wa.me/${lead?.phoneE164?.slice(1)}`,
    );
    if (lead?.personalInfo.email) {
      expect(await row.locator('a[href^="mailto:"]').getAttribute('href')).toBe(`mailto:${lead.personalInfo.email}`);
    }
    await row.locator('[data-lead-name]').click();
    await details().getByRole('heading', { name: 'Contact Message' }).waitFor();
    await expectFits(page, DIALOG);

    await details().getByRole('button', { name: 'Answered', exact: true }).click();
    await details().getByLabel('Add a note').fill('Calls back after the harvest.');
    await details().getByLabel('Status of').selectOption('Qualified');
    await details().getByRole('button', { name: 'Save', exact: true }).click();
    await details().locator('.lead-timeline__entries').first().getByText('Calls back after the harvest.').waitFor();
    const stored = `/api/leads/${lead?._id}`;
    await waitForValue('qualified', async () => (await read<{ data: Lead }>(site, stored, token)).data.status);
    // The call suggested the next step. If only a time is chosen, it is saved immediately.
    await details().locator('.follow-up-list li').first().waitFor();
    await details().getByRole('button', { name: 'Tomorrow 9:00' }).click();
    await details()
      .getByText(/^Saved · follow-up .*9:00 am$/)
      .waitFor();
    await waitForValue('follow_up', async () => (await read<{ data: Lead }>(site, stored, token)).data.nextStep);
    expect(await details().getByLabel('Assigned to').isDisabled()).toBe(true);
    await details().getByRole('button', { name: 'Close', exact: true }).click();
    await details().waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
  });

  it('is sorted by the next work to do', async () => {
    await page.goto('/admin/dashboard');
    await button(/^My work/).click();
    await listLoaded(page);
    const work = await leads('sortBy=work&sortOrder=asc&assignedTo=me&limit=20');
    await waitForValue(
      work.map(({ _id }) => _id),
      () => rows().evaluateAll((all) => all.map((row) => row.getAttribute('data-lead') ?? '')),
    );
    await expectFits(page, '.queue-sidebar');
    expect(pageErrors).toEqual([]);
  });
});

describe('changes by other users', () => {
  it('hide a lead that was assigned to somebody else', async () => {
    const [lead] = await leads('type=contact&limit=1');
    await page.goto(`/admin/dashboard?tab=contact&lead=${lead?._id}`);
    await details().getByRole('heading', { name: 'Lead Information' }).waitFor();
    // The page receives the event immediately, but this delays reading the lead again. So the note is written before
    // the page shows the change.
    const release = await holdRequests(page, `**/api/leads/${lead?._id}`);
    await asStaff(site, 'PUT', `/api/leads/${lead?._id}/assign`, site.token, {
      assignedTo: await userIdOf(site, 'Vikas'),
    });
    await details().getByLabel('Add a note').fill('Too late');
    await details().getByRole('button', { name: 'Save', exact: true }).click();
    await details().locator('.lead-composer').getByRole('alert').waitFor();
    release();
    await details()
      .getByText(/^Error:/)
      .waitFor();
    expect(await details().getByLabel('Your note').inputValue()).toBe('Too late');
    await details().getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
    // While a user might touch a row, the list does not update automatically but shows a button.
    const gone = page.locator(`tr[data-lead="${lead?._id}"]`);
    const news = button('List updated. Refresh');
    await waitFor('the lead is out of sight', async () => {
      if (await news.isVisible()) await news.click({ timeout: 5_000 }).catch(() => undefined);
      return (await gone.count()) === 0;
    });
    pageErrors.length = 0;
  });

  it('show a new permission immediately', async () => {
    await asStaff(site, 'PUT', `/api/users/${await userIdOf(site, 'Sunita Kumari')}`, site.token, {
      permissions: { canExportData: true, canBulkActions: true },
    });
    await button('More').click();
    await button('Export CSV').waitFor();
    await rows().first().getByRole('checkbox').check();
    await page.getByText('1 lead(s) selected').first().waitFor();
    await expectFits(page, '.bulk-bar');
    await button('Clear Selection').click();
  });

  it('end the session of a deactivated user, who cannot sign in again', async () => {
    const sunita = await userIdOf(site, 'Sunita Kumari');
    await page.goto('/admin/dashboard?tab=contact');
    await listLoaded(page);
    await asStaff(site, 'PUT', `/api/users/${sunita}/toggle-status`, site.token);
    await page.waitForURL('**/admin/login');
    await page.getByText('Your session has ended. Sign in to continue where you were.').waitFor();
    await page.getByLabel('Email').fill(SUNITA.email);
    await page.getByLabel('Password').fill(SUNITA.password);
    await page.keyboard.press('Enter');
    await page.getByText('Wrong email or password. Please try again.').waitFor();
    await asStaff(site, 'PUT', `/api/users/${sunita}/toggle-status`, site.token);
    await signInOn(page, SUNITA.email, SUNITA.password);
    expect(new URL(page.url()).search).toBe('?tab=contact');
    pageErrors.length = 0;
  });
});

describe('an agent who can only view other users’ leads', () => {
  it('sees all leads, changes only their own, and is shown why', async () => {
    await context.close();
    ({ context, page, pageErrors } = await signIn(site, demoStaff('meena.rathore')));
    await page.goto('/admin/dashboard?assignment=nobody');
    await listLoaded(page);
    const status = rows().first().getByRole('combobox', { disabled: true });
    await status.focus();
    await page.keyboard.press('ArrowDown');
    const reason = 'You can change only the leads that are assigned to you.';
    await rows().first().locator('.disabled-reason__words:visible', { hasText: reason }).waitFor();
    expect(await status.getByRole('option').count()).toBe(1);
    await rows().first().locator('[data-lead-name]').click();
    await details().getByRole('heading', { name: 'Lead Information' }).waitFor();
    await details().locator('.lead-assignment__reason', { hasText: 'You can change only the leads' }).waitFor();
    expect(await details().getByLabel('Add a note').count()).toBe(0);
    for (const name of ['Log a call', 'Add note', 'Correct details']) {
      const locked = details().getByRole('button', { name, disabled: true });
      await locked.focus();
      await page.locator('.disabled-reason__words:visible', { hasText: 'You can change only the leads' }).waitFor();
      await expectFits(page, DIALOG);
    }
    expect(pageErrors).toEqual([]);
  });
});
