import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { leadTypeDefinition } from '../../src/lead-types/lead-types.js';
import { signIn } from '../support/admin-site.js';
import type { Schema } from '../support/api-client.js';
import { deferred } from '../support/deferred.js';
import {
  countLeads,
  type DemoSite,
  DIALOG,
  formatCount,
  listLoaded,
  read,
  startDemoSite,
  toastShows,
} from '../support/demo-site.js';
import { expectFits } from '../support/page-checks.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let site: DemoSite;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startDemoSite();
  ({ page, pageErrors } = await signIn(site));
});
afterAll(() => site.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (name: string) => page.getByRole('dialog', { name });
const rows = () => page.locator('tbody tr[data-lead]');
const rowOf = (id: string) => page.locator(`tr[data-lead="${id}"]`);
const search = () => new URL(page.url()).search;

async function ids(): Promise<string[]> {
  return rows().evaluateAll((all) => all.map((row) => row.getAttribute('data-lead') ?? ''));
}

async function show(query = ''): Promise<void> {
  await page.goto(`/admin/dashboard${query}`);
  await listLoaded(page);
}

async function listMatches(query: string): Promise<number> {
  const count = await countLeads(site, query, site.token);
  if (count > 20) await page.getByText(`Showing 1 to 20 of ${formatCount(count)} results`, { exact: true }).waitFor();
  else await waitFor(`${count} rows`, async () => (await rows().count()) === count);
  return count;
}

const leadOf = async (id: string) =>
  (await read<{ data: { status: string; reference: string } }>(site, `/api/leads/${id}`, site.token)).data;
const statusOf = async (id: string) => (await leadOf(id)).status;

const MESSAGE = 'Something broke on our side.';
const FAILURE = { status: 500, contentType: 'application/problem+json', body: JSON.stringify({ message: MESSAGE }) };

describe('the dashboard', () => {
  it('shows the server’s counts: cards, tabs, pages', async () => {
    await show();
    await page.getByRole('heading', { name: 'Lead Management Dashboard', level: 1 }).waitFor();
    for (const name of ['Reports', 'Manage Users']) await page.getByRole('link', { name, exact: true }).waitFor();
    await button('Logout').waitFor();
    const { data: stats } = await read<Schema<'LeadStatsResult'>>(site, '/api/leads/stats', site.token);
    for (const [label, count] of [
      ['Total Leads', stats.total],
      ['New Leads', stats.newLeads],
      ['Contacted', stats.contacted],
      ['Converted', stats.converted],
    ] as const) {
      const card = page.locator('.stat-cards__card', { has: page.getByText(label, { exact: true }) });
      await card.getByText(formatCount(count), { exact: true }).waitFor();
    }
    expect(stats.total).toBeGreaterThan(2_500);
    const countOf = (type: string) => stats.leadsByType.find(({ _id }) => _id === type)?.count ?? 0;
    for (const [label, count] of [
      ['All Leads', stats.total],
      ['Contact', countOf('contact')],
      ['Quick Contact', countOf('quick_contact')],
      ['BDO Application', countOf('bdo_application')],
      ['Soil Testing', countOf('soil_testing')],
    ] as const) {
      await page.getByRole('tab', { name: `${label} ${formatCount(count)}`, exact: true }).waitFor();
    }
    expect(await page.getByRole('tab').count()).toBe(15);

    await listMatches('');
    const last = Math.ceil(stats.total / 20);
    const numbers = () => page.locator('.pagination__page').allTextContents();
    expect(await numbers()).toEqual(['1', '2', '3', '4', '5']);
    expect(await button('Previous').isDisabled()).toBe(true);
    const first = await ids();
    await button('Page 5').click();
    await page.getByText(`Showing 81 to 100 of ${formatCount(stats.total)} results`).waitFor();
    await waitForValue(['3', '4', '5', '6', '7'], numbers);
    expect(search()).toBe('?page=5');
    await listLoaded(page);
    const fifth = await ids();
    expect(fifth.filter((id) => first.includes(id))).toEqual([]);
    await page.reload();
    await page.getByText(`Showing 81 to 100 of ${formatCount(stats.total)} results`).waitFor();
    expect(await ids()).toEqual(fifth);
    await page.goBack();
    await page.getByText(`Showing 1 to 20 of ${formatCount(stats.total)} results`).waitFor();
    await show(`?page=${last}`);
    expect(await button('Next').isDisabled()).toBe(true);
    expect(await numbers()).toEqual([4, 3, 2, 1, 0].map((before) => formatCount(last - before)));
    await show(`?page=${last + 40}`);
    await page.waitForURL(`**/admin/dashboard?page=${last}`);
    expect(pageErrors).toEqual([]);
  });

  it.each([
    ['Status', 'status'],
    ['Type', 'type'],
    ['Contact Info', 'personalInfo.fullName'],
  ])('sorts by %s: descending first, then ascending, from page 1', async (label, field) => {
    await show('?page=3');
    const header = page.getByRole('columnheader', { name: label });
    for (const [order, said] of [
      ['desc', 'descending'],
      ['asc', 'ascending'],
    ] as const) {
      await header.getByRole('button').click();
      await page.locator(`th[aria-sort="${said}"]`, { hasText: label }).waitFor();
      await listLoaded(page);
      const path = `/api/leads?sortBy=${field}&sortOrder=${order}&limit=20`;
      const { data } = await read<{ data: { _id: string }[] }>(site, path, site.token);
      const sorted = data.map(({ _id }) => _id);
      await waitForValue(sorted, ids);
      await waitForValue(`?sortBy=${field}${order === 'asc' ? '&sortOrder=asc' : ''}`, async () => search());
    }
  });

  it('filters by search, tab and filters, shows them as chips, and removes them one by one', async () => {
    await show('?page=2');
    await page.getByPlaceholder('Search leads by name, email, phone, location...').fill('patna');
    await listMatches('search=patna');
    await page.getByText('Active', { exact: true }).waitFor();
    expect(search()).toBe('?search=patna');

    await button(/^Filters/).click();
    const panel = page.getByRole('dialog', { name: 'Advanced Filters' });
    const apply = panel.getByRole('button', { name: /^Show / });
    await panel.getByLabel('Franchise', { exact: true }).check();
    await panel.getByRole('button', { name: /^Show [\d,]+ leads?$/ }).waitFor();
    expect(search()).toBe('?search=patna');
    await apply.click();
    await listMatches('search=patna&type=franchise');
    await page.getByRole('tab', { name: /^Contact / }).click();
    await listMatches('search=patna&type=contact');
    expect(await button('Remove filter Type: Franchise').count()).toBe(0);
    await button(/^Filters/).click();
    expect(await panel.getByLabel('Franchise', { exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^All Leads/ }).click();
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('');
    await button(/^Filters/).click();
    await panel.getByRole('checkbox', { name: 'Franchise', exact: true, checked: false, disabled: false }).waitFor();
    await panel.getByLabel('New', { exact: true }).check();
    await panel.getByLabel('Qualified', { exact: true }).check();
    await panel.getByLabel('High', { exact: true }).check();
    await expectFits(page, '.modal--side');
    await page.keyboard.press('Enter');
    await listMatches('status=new,qualified&priority=high');
    await expectFits(page, '.filter-chips');
    await button('Remove filter Status: New').click();
    await listMatches('status=qualified&priority=high');
    await page.goBack();
    await listMatches('status=new,qualified&priority=high');
    await page.reload();
    await listMatches('status=new,qualified&priority=high');
    await button(/^Filters/).click();
    await button('Clear All Filters').click();
    await apply.click();
    await listMatches('');
    await page.getByText('Active', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('nobody is called like this');
    await page.getByText('No leads found for the current filters.').waitFor();
    await expectFits(page, '.lead-dashboard__list');
    await button('Clear All').click();
    await listMatches('');
    await waitForValue('', async () => search());
  });

  it('has ranges relative to today, and custom dates', async () => {
    await show();
    const panel = page.getByRole('dialog', { name: 'Advanced Filters' });
    const choose = async (label: string, more = async () => {}) => {
      await button(/^Filters/).click();
      await panel.getByLabel('Received').selectOption(label);
      await more();
      await panel.getByRole('button', { name: /^Show / }).click();
    };
    const presets = {
      today: 'Today',
      yesterday: 'Yesterday',
      thisweek: 'This week',
      lastweek: 'Last week',
      last7days: 'Last 7 days',
      thismonth: 'This month',
      lastmonth: 'Last month',
      last30days: 'Last 30 days',
      last90days: 'Last 90 days',
    };
    for (const [preset, label] of Object.entries(presets)) {
      await choose(label);
      await button(`Remove filter Received: ${label}`).waitFor();
      await page.waitForURL(`**/admin/dashboard?dateRange=${preset}`);
      await listMatches(`dateRange=${preset}`);
    }
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    await choose('Custom dates', async () => {
      await panel.getByLabel('From', { exact: true }).fill(day(20));
      await panel.getByLabel('To', { exact: true }).fill(day(10));
    });
    await listMatches(`dateRange=custom&dateFrom=${day(20)}&dateTo=${day(10)}`);
    await button(/^Remove filter Received: from/).click();
    await listMatches('');
  });

  it('shows loading and errors, and retries on request', async () => {
    const held = deferred();
    await page.route('**/api/leads?**', async (route) => {
      await held.promise;
      await route.fulfill(FAILURE);
    });
    await page.goto('/admin/dashboard');
    await page.getByText('Loading dashboard...').waitFor();
    held.resolve();
    await page.getByText(`Error: ${MESSAGE}`).waitFor();
    await expectFits(page, '.lead-dashboard__list');
    await page.unroute('**/api/leads?**');
    await button('Retry').click();
    await listLoaded(page);
    pageErrors.length = 0;
  });
});

describe('working leads', () => {
  it('changes a status in its row, and reverts it with a message if that failed', async () => {
    await show('?status=new&sortBy=status');
    const [id = ''] = await ids();
    await show(`?search=${(await leadOf(id)).reference}`);
    const status = rowOf(id).getByRole('combobox');
    await status.selectOption('qualified');
    await waitForValue('qualified', () => statusOf(id));
    await page.route(`**/api/leads/${id}`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await status.selectOption('converted');
    await toastShows(page, 'Failed to update lead status');
    await waitForValue('qualified', () => status.inputValue());
    expect(await statusOf(id)).toBe('qualified');
    await page.unroute(`**/api/leads/${id}`);
    pageErrors.length = 0;
  });

  it('deletes a lead only after confirmation, and shows an error if it failed', async () => {
    await show('?tab=franchise');
    const before = await countLeads(site, 'type=franchise', site.token);
    const [id = ''] = await ids();
    const menu = rowOf(id).getByRole('button', { name: /^More actions for/ });
    const remove = async () => {
      await menu.click();
      await rowOf(id)
        .getByRole('button', { name: /^Delete/ })
        .click();
    };
    await remove();
    await page.getByText('Are you sure you want to delete this lead? This action cannot be undone.').waitFor();
    await expectFits(page, DIALOG);
    await page.keyboard.press('Escape');
    await menu.and(page.locator(':focus')).waitFor();
    expect(await rowOf(id).count()).toBe(1);

    await page.route(`**/api/leads/${id}`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await remove();
    await dialog('Confirm Delete').getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog('Confirm Delete').getByText('Failed to delete lead').waitFor();
    await page.unroute(`**/api/leads/${id}`);
    await dialog('Confirm Delete').getByRole('button', { name: 'Delete', exact: true }).click();
    await toastShows(page, 'Lead deleted successfully');
    await rowOf(id).waitFor({ state: 'detached' });
    expect(await countLeads(site, 'type=franchise', site.token)).toBe(before - 1);
    pageErrors.length = 0;
  });

  it('changes all leads of a page: most statuses at once, converted and delete after confirmation', async () => {
    await show('?status=new');
    const mark = async (status: string) => {
      await button('Change status').click();
      await button(`Mark ${status}`).click();
    };
    const chosen = await ids();
    await page.getByLabel('Select all leads on this page').check();
    await button('Bulk Actions (20)').waitFor();
    await page.getByText('20 lead(s) selected').first().waitFor();
    await expectFits(page, '.bulk-bar');
    await mark('Contacted');
    await toastShows(page, 'Successfully updated 20 leads to contacted');
    await page.getByText('20 lead(s) selected').first().waitFor({ state: 'detached' });
    for (const id of chosen.slice(0, 2)) expect(await statusOf(id)).toBe('contacted');

    await show('?tab=newsletter');
    const [first = '', second = ''] = await ids();
    for (const id of [first, second]) await rowOf(id).getByRole('checkbox').check();
    await page.getByText('2 lead(s) selected').first().waitFor();
    await mark('Converted');
    await expectFits(page, DIALOG);
    await page.keyboard.press('Escape');
    expect(await statusOf(first)).not.toBe('converted');
    await mark('Converted');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark Converted' }).click();
    await toastShows(page, 'Successfully updated 2 leads to converted');
    expect(await statusOf(first)).toBe('converted');
    await page.getByText('2 lead(s) selected').first().waitFor({ state: 'detached' });

    for (const id of [first, second]) await rowOf(id).getByRole('checkbox').check();
    await page.route('**/api/leads/bulk', (route) => route.fulfill({ status: 500, body: '{}' }));
    await mark('Contacted');
    await toastShows(page, 'Failed to perform bulk action');
    await page.unroute('**/api/leads/bulk');
    await page.getByText('2 lead(s) selected').first().waitFor();
    await page.getByRole('button', { name: /^Delete selected/ }).click();
    await expectFits(page, DIALOG);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toastShows(page, 'Successfully deleted 2 leads');
    await rowOf(first).waitFor({ state: 'detached' });
    pageErrors.length = 0;
  });
});

describe('the applications', () => {
  it.each([
    ['bdo_application', 'BDO Application Details'],
    ['ddo_application', 'DDO Application Details'],
    ['sarthi', 'Kisan Sarthi Details'],
  ] as const)('of type %s show every field, and can be deleted from their details', async (type, heading) => {
    // Uses a closed lead, because the screen can ask for the next step when a user leaves an open lead.
    const path = `/api/leads?type=${type}&status=closed,rejected,converted&limit=1`;
    const { data } = await read<{ data: { _id: string }[] }>(site, path, site.token);
    await page.goto(`/admin/dashboard?tab=${type}&lead=${data[0]?._id}`);
    const details = dialog('Lead Details');
    await details.getByRole('heading', { name: heading }).waitFor();
    const shown = await details.locator('dt').allTextContents();
    for (const { label } of Object.values(leadTypeDefinition(type).fields)) expect(shown).toContain(label);
    await details.getByRole('button', { name: 'Delete Lead' }).click();
    await page.getByText('Are you sure you want to delete this lead? This action cannot be undone.').waitFor();
    await page.keyboard.press('Escape');
    await dialog('Confirm Delete').waitFor({ state: 'detached' });
    await details.getByRole('button', { name: 'Close', exact: true }).click();
    await details.waitFor({ state: 'detached' });
  });
});

describe('a server that cannot answer', () => {
  it.each([
    ['a 503', 'The server cannot answer right now.'],
    ['a lost network', 'No connection to the server.'],
  ])('shows a banner after %s; reads are retried, writes are not', async (kind, banner) => {
    await show('?tab=kisan_mandi');
    const [id = ''] = await ids();
    const before = await statusOf(id);
    let network: 'down' | 'coming back' | 'up' = 'down';
    const back = deferred();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.route('**/api/**', async (route) => {
      if (network === 'coming back') await back.promise;
      if (network === 'up') return route.continue();
      if (kind === 'a lost network') return route.abort('internetdisconnected');
      return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: '{}' });
    });
    await rowOf(id)
      .getByRole('combobox')
      .selectOption(before === 'contacted' ? 'qualified' : 'contacted');
    await toastShows(page, 'Failed to update lead status');
    await page.getByText(banner).waitFor();
    expect(await rowOf(id).count()).toBe(1);
    await page.getByRole('tab', { name: /^Partner / }).click();
    if (kind === 'a lost network') await expectFits(page, '.connection-banner');
    // The screen also retries automatically, which could remove the button before the click.
    network = 'coming back';
    if (kind === 'a lost network') await button('Try now').click();
    network = 'up';
    back.resolve();
    await page.getByText('Connected again.').waitFor({ state: 'attached' });
    await listMatches('type=partner');
    await page.getByText(banner).waitFor({ state: 'hidden' });
    expect(writes).toEqual([`PUT /api/leads/${id}`]);
    expect(await statusOf(id)).toBe(before);
    await page.unroute('**/api/**');
    page.removeAllListeners('request');
    pageErrors.length = 0;
  });
});
