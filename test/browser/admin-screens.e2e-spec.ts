/** Each screen of the back office opened by its URL, on a phone and a desktop, and the most used dialogs on a phone. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCREEN_PATHS } from '../../frontend/src/admin/app/screen-paths.js';
import { signInOn } from '../support/admin-site.js';
import { type DemoSite, DIALOG, listLoaded, startDemoSite } from '../support/demo-site.js';
import { axeViolations, expectFits } from '../support/page-checks.js';
import { visit } from '../support/site.js';
import { waitForValue } from '../support/wait-for.js';

let site: DemoSite;
let staff: Awaited<ReturnType<typeof visit>>;

beforeAll(async () => {
  site = await startDemoSite();
  staff = await visit(site);
  await staff.page.emulateMedia({ reducedMotion: 'reduce' });
  await staff.page.goto('/admin');
  await signInOn(staff.page);
});
afterAll(() => site.close());

describe.each(SCREEN_PATHS)('the screen at /admin%s', (path) => {
  it('opens by its URL, fits a phone and a desktop, and has no axe violations', async () => {
    const { page, pageErrors } = staff;
    const answer = await page.goto(`/admin${path}`);
    expect(answer?.status()).toBe(200);
    await page.locator('main :is(h2, table, form, ol):visible').first().waitFor();
    const loading = page
      .locator('main')
      .locator('[aria-busy="true"]')
      .or(page.getByText(/^Loading/));
    await waitForValue(0, () => loading.count());
    await expectFits(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});

describe('on a phone the dialog', () => {
  const button = (name: string) => staff.page.getByRole('button', { name, exact: true });
  const lead = () => staff.page.locator('tr[data-lead]').first();
  const inTools = async (name: string) => {
    await button('More').click();
    await button(name).click();
  };

  it.each<[title: string, address: string, open: () => Promise<unknown>]>([
    ['Why is it closed?', '?status=new', () => lead().getByRole('combobox').selectOption('closed')],
    ['Share out', '?status=new,contacted,qualified&assignment=nobody', () => inTools('Share out')],
    ['Add lead', '', () => inTools('Add lead')],
    [
      'Change type',
      '?status=new',
      async () => {
        await lead().locator('[data-lead-name]').click();
        await button('Change type').click();
      },
    ],
  ])('"%s" fits, and has no axe violations', async (title, address, open) => {
    const { page, pageErrors } = staff;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin/dashboard${address}`);
    await listLoaded(page);
    await open();
    await page.getByRole('dialog', { name: title }).getByRole('button').last().waitFor();
    await expectFits(page, DIALOG);
    expect(await axeViolations(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
