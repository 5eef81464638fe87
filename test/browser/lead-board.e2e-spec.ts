/** The board by status: leads move by mouse, keys and menu, and follow the changes of colleagues. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { asStaff, sendLead, signIn, tokenOf } from '../support/admin-site.js';
import { toastShows } from '../support/demo-site.js';
import { axeViolations, overflow } from '../support/page-checks.js';
import { type Site, startSite } from '../support/site.js';
import { waitForValue } from '../support/wait-for.js';

const MANY = 1_000;

let site: Site;
let context: BrowserContext;
let page: Page;
let pageErrors: string[];
let token: string;

beforeAll(async () => {
  site = await startSite();
  for (const name of ['Asha', 'Binod', 'Chandni', 'Deepak']) await sendLead(site, name);
  ({ context, page, pageErrors } = await signIn(site, { page: '?layout=board', width: 1366, height: 768 }));
  token = await tokenOf(page);
});
afterAll(async () => {
  expect(pageErrors).toEqual([]);
  await context.close();
  await site.close();
});

const column = (status: string) => page.getByRole('region', { name: new RegExp(`^${status}`) });
const names = (status: string) => column(status).locator('[data-lead-name]').allTextContents();
const card = (name: string) => page.locator('.board-card', { hasText: name });
const focused = () => page.evaluate<string>('document.activeElement?.textContent ?? ""');
const isIn = (status: string, ...expected: string[]) => waitForValue(expected, () => names(status));

async function statusOf(name: string): Promise<string | undefined> {
  const answer = await asStaff(site, 'GET', `/api/leads?search=${name}`, token);
  return ((await answer.json()) as { data: { status: string }[] }).data[0]?.status;
}

describe('the board', () => {
  it('shows the leads of the filters in one column per status, newest first', async () => {
    await isIn('New', 'Deepak', 'Chandni', 'Binod', 'Asha');
    await page.locator('.result-count', { hasText: '4 leads' }).waitFor();
    expect(await column('Contacted').getByText('No leads').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('moves a lead that is dragged to another column, and Undo moves it back', async () => {
    await card('Binod').dragTo(column('Contacted'));
    await isIn('Contacted', 'Binod');
    await isIn('New', 'Deepak', 'Chandni', 'Asha');
    await waitForValue('contacted', () => statusOf('Binod'));
    await column('Contacted').getByText('1', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Undo' }).click();
    await isIn('New', 'Deepak', 'Chandni', 'Binod', 'Asha');
    await waitForValue('new', () => statusOf('Binod'));
  });

  it('works by keys alone, and the focus stays on the lead that moves', async () => {
    await page.keyboard.press('j');
    expect(await focused()).toBe('Deepak');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Binod');
    await page.keyboard.press('Shift+ArrowRight');
    await isIn('Contacted', 'Binod');
    await waitForValue('Binod', focused);
    // The next change needs the version that this one has made.
    await toastShows(page, 'Binod: Contacted');
    await page.keyboard.press('3');
    await isIn('Qualified', 'Binod');
    await waitForValue('Binod', focused);
    await toastShows(page, 'Binod: Qualified');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Deepak');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Binod');
  });

  it('asks why before it closes a lead, and Escape leaves the lead where it is', async () => {
    await page.getByRole('button', { name: /^Closed/ }).click();
    await card('Asha').dragTo(column('Closed'));
    const question = page.getByRole('dialog', { name: 'Why is it closed?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await isIn('Closed');
    await card('Asha').dragTo(column('Closed'));
    await question.getByRole('button', { name: 'No reason' }).click();
    await isIn('Closed', 'Asha');
    await waitForValue('closed', () => statusOf('Asha'));
  });

  it('moves a lead from the menu of its card, for touch screens', async () => {
    await page.getByRole('button', { name: 'More actions for Chandni' }).click();
    await page.getByRole('button', { name: 'Move to Converted' }).click();
    await isIn('Converted', 'Chandni');
    await waitForValue('converted', () => statusOf('Chandni'));
    await toastShows(page, 'Chandni: Converted');
  });

  it('opens a lead, steps through its column, and returns to the last card', async () => {
    await sendLead(site, 'Esha');
    await page.mouse.move(5, 5);
    await isIn('New', 'Esha', 'Deepak');
    await card('Esha').locator('[data-lead-name]').click();
    const pane = page.getByRole('dialog', { name: 'Lead Details' });
    await pane.getByText('1 of 2').waitFor();
    await page.keyboard.press('j');
    await pane.getByText('2 of 2').waitFor();
    await pane.locator('.lead-profile__name', { hasText: 'Deepak' }).waitFor();
    await page.keyboard.press('Escape');
    await pane.waitFor({ state: 'detached' });
    await waitForValue('Deepak', focused);
  });

  it('shows the change of a colleague once it is not in use', async () => {
    const answer = await asStaff(site, 'GET', '/api/leads?search=Esha', token);
    const [esha] = ((await answer.json()) as { data: { _id: string }[] }).data;
    await asStaff(site, 'PUT', `/api/leads/${esha?._id}`, token, { status: 'qualified' });
    await isIn('Qualified', 'Esha', 'Binod');
    await isIn('New', 'Deepak');
  });

  it('keeps filters and address when the layout changes', async () => {
    await page.getByLabel('Search leads').fill('Deepak');
    await isIn('Qualified');
    await page.getByLabel('Search leads').press('Tab');
    await page.keyboard.press('b');
    await page.locator('tbody tr', { hasText: 'Deepak' }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('layout')).toBeNull();
    await page.goBack();
    await isIn('New', 'Deepak');
    expect(new URL(page.url()).searchParams.get('search')).toBe('Deepak');
  });

  it.each([
    [360, 740],
    [683, 384],
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ])('fits at %i x %i px', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/dashboard?layout=board');
    await isIn('New', 'Deepak');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('a column of a thousand leads', () => {
  beforeAll(async () => {
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
       WHERE table_name = 'leads' AND table_schema = current_schema() AND is_generated = 'NEVER'
         AND column_name NOT IN ('id', 'reference', 'full_name', 'created_at', 'status')`,
    );
    const columns = rows[0]?.columns;
    await client.query(
      `INSERT INTO leads (id, reference, full_name, created_at, status, ${columns})
       SELECT gen_random_uuid(), left(translate(upper(md5(n::text)), 'ILOU', '1100'), 10), 'Farmer ' || lpad(n::text, 4, '0'),
         created_at - n * interval '1 minute', 'contacted', ${columns}
       FROM leads, generate_series(1, ${MANY}) AS n WHERE full_name = 'Deepak'`,
    );
    await client.end();
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/admin/dashboard?layout=board&status=new,contacted');
    await column('Contacted').getByText('1,000', { exact: true }).waitFor();
  });

  it('loads while one scrolls, and its last lead can be moved', async () => {
    const list = column('Contacted').locator('ul');
    await waitForValue(MANY, async () => {
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return column('Contacted').locator('.board-card').count();
    });
    const last = `Farmer ${MANY}`;
    await card(last).dragTo(column('New'));
    await isIn('New', 'Deepak', last);
    // The number comes from the server.
    await column('Contacted').getByText('999', { exact: true }).waitFor();
  });
});
