/** A manager shares out unassigned leads. Counts clicks as in docs/decisions/0004-lead-dashboard-compared.md. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { leadTypesOfPreset } from '../../src/lead-types/lead-types.js';
import { signIn } from '../support/admin-site.js';
import {
  countLeads,
  type DemoSite,
  DIALOG,
  demoStaff,
  listLoaded,
  startDemoSite,
  toastShows,
  tokenFor,
} from '../support/demo-site.js';
import { axeViolations, expectFits } from '../support/page-checks.js';
import { waitForValue } from '../support/wait-for.js';

const LEADS = 377;
const NOBODYS = 'unassigned=true&status=new,contacted,qualified';
const RAKESH = demoStaff('rakesh.sinha');

let site: DemoSite;
let token: string;
let context: BrowserContext;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startDemoSite();
  token = await tokenFor(site, RAKESH);
  await leaveToNobody(LEADS);
  ({ context, page, pageErrors } = await signIn(site, { ...RAKESH, width: 1366, height: 768 }));
});
afterAll(async () => {
  await context.close();
  await site.close();
});

/** Leaves `count` open leads of the manager's types unassigned, and assigns all others to an administrator. */
async function leaveToNobody(count: number): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE leads SET assigned_to = (SELECT id FROM users WHERE role = 'admin' LIMIT 1) WHERE assigned_to IS NULL`,
  );
  await client.query(
    `UPDATE leads SET assigned_to = NULL WHERE id IN (
       SELECT id FROM leads WHERE status IN ('new', 'contacted', 'qualified') AND type = ANY($1::text[]) AND NOT in_pool
         AND quarantined_at IS NULL AND merged_into IS NULL AND erased_at IS NULL ORDER BY id LIMIT $2)`,
    [leadTypesOfPreset('manager'), count],
  );
  await client.end();
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => page.getByRole('dialog', { name: 'Share out' });
const isNumber = (text: string) => /^\d+$/.test(text);
const sum = (texts: readonly string[]) => texts.filter(isNumber).reduce((total, text) => total + Number(text), 0);
const left = () => countLeads(site, NOBODYS, token);

it('takes at most five clicks from the dashboard, and one to undo', async () => {
  let clicks = 0;
  const click = async (target: ReturnType<typeof button>) => {
    clicks += 1;
    await target.click();
  };
  await listLoaded(page);
  await click(button(/^Team/));
  await click(button(/^Unassigned/));
  await listLoaded(page);
  await click(button('Share out'));
  const confirm = dialog().getByRole('button', { name: `Share out ${LEADS} leads` });
  await confirm.waitFor();
  const gets = await dialog().locator('.share-out__gets').allTextContents();
  expect(sum(gets)).toBe(LEADS);
  await expectFits(page, DIALOG);
  expect(await axeViolations(page)).toEqual([]);
  await click(confirm);
  await toastShows(page, `Successfully shared out ${LEADS} leads`);
  process.stdout.write(
    `${LEADS} leads of nobody's shared out among ${gets.filter(isNumber).length} people: ${clicks} clicks\n`,
  );
  expect(clicks).toBeLessThanOrEqual(5);
  await waitForValue(0, left);

  await button('Undo').click();
  await toastShows(page, `Undone for ${LEADS} leads`);
  await waitForValue(LEADS, left);
  expect(pageErrors).toEqual([]);
});

it('works by keyboard alone, with selected people', async () => {
  await button('Share out').focus();
  await page.keyboard.press('Enter');
  await dialog().getByRole('table', { name: 'People' }).waitFor();
  const ticked = dialog()
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { checked: true }) });
  const before = await ticked.count();
  await ticked.first().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await waitForValue(before - 1, () => ticked.count());
  await waitForValue(LEADS, async () => sum(await dialog().locator('.share-out__gets').allTextContents()));
  await dialog()
    .getByRole('button', { name: `Share out ${LEADS} leads`, disabled: false })
    .focus();
  await page.keyboard.press('Enter');
  await toastShows(page, `Successfully shared out ${LEADS} leads`);
  await waitForValue(0, left);
});
