import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Download, Locator, Page } from 'playwright-core';
import { signIn } from '../support/admin-site.js';
import { parseCsv } from '../support/csv.js';
import {
  countLeads,
  type DemoSite,
  formatCount,
  listLoaded,
  read,
  startDemoSite,
  toastShows,
  userIdOf,
} from '../support/demo-site.js';
import { waitForValue } from '../support/wait-for.js';

const MESSAGE = 'Something broke on our side.';
const FAILURE = { status: 500, contentType: 'application/problem+json', body: JSON.stringify({ message: MESSAGE }) };
const OPEN = 'status=new,contacted,qualified';

let site: DemoSite;
let page: Page;
let clicks = 0;
let keys = 0;

beforeAll(async () => {
  site = await startDemoSite();
  ({ page } = await signIn(site, { width: 1366, height: 768 }));
});
afterAll(() => site.close());
afterEach(() => {
  clicks = 0;
  keys = 0;
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const rows = () => page.locator('tbody tr[data-lead]');

async function click(target: Locator): Promise<void> {
  clicks += 1;
  await target.click();
}

async function press(key: string): Promise<void> {
  keys += 1;
  await page.keyboard.press(key);
}

async function show(query = ''): Promise<void> {
  await page.goto(`/admin/dashboard${query}`);
  await listLoaded(page);
}

async function downloadedBy(last: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click(last)]);
  return download;
}

const linesOf = async (file: Download) => parseCsv(await readFile(await file.path(), 'utf8')).length - 1;

describe('an export', () => {
  it('of last month and one lead type takes three clicks, and says how many leads are in the file', async () => {
    await show();
    const count = await countLeads(site, 'type=soil_testing&dateRange=lastmonth', site.token);
    await click(page.getByRole('tab', { name: /^Soil Testing/ }));
    await click(button('Export period'));
    const file = await downloadedBy(button('Last month'));
    expect(clicks).toBe(3);
    expect(file.suggestedFilename()).toMatch(/^kisan_canteen_leads_soil_testing_last_month_\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await linesOf(file)).toBe(count);
    await toastShows(page, `Exported ${formatCount(count)} leads to ${file.suggestedFilename()}.`);
  });

  it('contains the filtered or selected leads, and shows how it ended', async () => {
    await show('?tab=sarthi');
    const count = await countLeads(site, 'type=sarthi', site.token);
    const byFilters = await downloadedBy(button('Export CSV'));
    expect(byFilters.suggestedFilename()).toMatch(/^kisan_canteen_leads_sarthi_\d{4}-\d{2}-\d{2}\.csv$/);
    await toastShows(page, 'Export completed successfully! Check your downloads folder.');
    expect(await linesOf(byFilters)).toBe(count);

    for (const row of (await rows().all()).slice(0, 3)) await row.getByRole('checkbox').check();
    const bySelection = await downloadedBy(button(/^Export Selected/));
    await toastShows(page, 'Export completed successfully! 3 leads exported.');
    expect(await linesOf(bySelection)).toBe(3);
    await button('Clear Selection').click();
    await page.getByText('lead(s) selected').first().waitFor({ state: 'detached' });

    await page.route('**/api/leads/export**', (route) => route.fulfill(FAILURE));
    await button('Export CSV').click();
    await toastShows(page, `Export failed: ${MESSAGE}`);
    await page.unroute('**/api/leads/export**');
  });
});

describe('a ringing phone', () => {
  it.each(['/admin/users', '/admin/reports', '/admin/dashboard?tab=newsletter&status=closed'])(
    'is found by any part of its number with two keys from %s',
    async (screen) => {
      interface Found {
        data: { _id: string; phoneE164: string; phoneDoubtful: boolean; personalInfo: { fullName: string } }[];
      }
      const { data } = await read<Found>(site, '/api/leads?type=kisan_mandi&limit=20', site.token);
      const lead = data.find(({ phoneE164, phoneDoubtful }) => phoneE164 && !phoneDoubtful);
      if (!lead) throw new Error('No lead of the type has a phone.');
      await page.goto(screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await press('/');
      await page.locator(':focus[placeholder="Find a lead, list or command..."]').waitFor();
      await page.keyboard.type(lead.phoneE164.slice(4, 12));
      await page.getByRole('option', { name: lead.personalInfo.fullName, selected: true }).waitFor();
      await press('Enter');
      const details = page.getByRole('dialog', { name: 'Lead Details' });
      await details.getByRole('heading', { name: lead.personalInfo.fullName }).waitFor();
      expect([keys, clicks]).toEqual([2, 0]);
    },
  );
});

describe('users with overdue leads', () => {
  it('are first on one screen, a click away, and every number opens its list', async () => {
    await show();
    await click(page.getByRole('link', { name: 'Team', exact: true }));
    const lines = page.locator('.team-table tbody tr');
    await lines.first().waitFor();
    expect(clicks).toBe(1);
    const overdue = await lines.evaluateAll((all) => all.map((line) => Number(line.children[2]?.textContent)));
    expect(overdue).toEqual([...overdue].sort((a, b) => b - a));
    const unlinked = await lines
      .locator('td')
      .evaluateAll((all) => all.filter((cell) => /^[1-9]/.test(cell.textContent ?? '') && !cell.querySelector('a')));
    expect(unlinked).toEqual([]);
  });
});

describe('a user who leaves', () => {
  it('has no open lead left after three clicks on the users screen', async () => {
    const id = await userIdOf(site, 'Vikas Yadav');
    const [theirs, pool] = await Promise.all(
      [`assignedTo=${id}&${OPEN}`, 'pool=true'].map((query) => countLeads(site, query, site.token)),
    );
    expect(theirs).toBeGreaterThan(0);
    await page.goto('/admin/users');
    await click(button('Deactivate Vikas Yadav'));
    const dialog = page.getByRole('dialog', { name: 'Deactivate Vikas Yadav' });
    await click(dialog.getByLabel('Move to the pool'));
    await click(dialog.getByRole('button', { name: 'Deactivate', exact: true }));
    await dialog.waitFor({ state: 'detached' });
    expect(clicks).toBe(3);
    await waitForValue([0, (pool ?? 0) + (theirs ?? 0)], () =>
      Promise.all([`assignedTo=${id}&${OPEN}`, 'pool=true'].map((query) => countLeads(site, query, site.token))),
    );
  });
});
