/** Work on a lead in a translated office. The campaign `translated-screens` covers the other screens. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ADMIN } from '../../support/admin.js';
import { type DemoSite, listLoaded, read, startDemoSite } from '../../support/demo-site.js';
import { TRANSLATE_PAGE, untranslated } from '../../support/simulate-translation.js';
import { visit } from '../../support/site.js';
import { waitForValue } from '../../support/wait-for.js';

let site: DemoSite;

beforeAll(async () => {
  site = await startDemoSite();
});
afterAll(() => site.close());

const settled = (page: Page) => waitForValue([], () => untranslated(page));

it('keeps the input and shows changes, from the sign-in to a note that fails once and is then saved', async () => {
  const { context, page, pageErrors } = await visit(site, { width: 1440, height: 900 });
  await page.goto('/admin/dashboard');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').pressSequentially(ADMIN.password.slice(0, 5));
  await page.evaluate(TRANSLATE_PAGE);
  await settled(page);
  await page.keyboard.type(ADMIN.password.slice(5));
  expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
  await page.keyboard.press('Enter');
  await listLoaded(page);

  await page.locator('#root input[type="search"]').first().fill('patna');
  await page.waitForURL('**?search=patna');
  const { pagination } = await read<{ pagination: { totalItems: number } }>(
    site,
    '/api/leads?search=patna&limit=1',
    site.token,
  );
  const rows = page.locator('tbody tr[data-lead]');
  await waitForValue(Math.min(pagination.totalItems, 20), () => rows.count());
  await rows.first().locator('[data-lead-name]').click();
  const details = page.getByRole('dialog', { name: 'Lead Details' });
  const note = details.getByLabel('Add a note');
  await note.fill('Wants to see the canteen first.');
  await settled(page);

  const status = details.getByLabel('Status of');
  const next = (await status.inputValue()) === 'contacted' ? 'qualified' : 'contacted';
  await status.selectOption(next);
  await details
    .getByText(/Status changed from .+ to/)
    .first()
    .waitFor({ state: 'attached' });
  await waitForValue(next, () => status.inputValue());
  expect(await note.inputValue()).toBe('Wants to see the canteen first.');

  await page.route('**/notes', (route) => route.abort('connectionrefused'));
  const save = details.getByRole('button', { name: '«Save»', exact: true });
  await save.click();
  await details.getByText('Network error: Unable to connect to the server.').waitFor();
  expect(await note.inputValue()).toBe('Wants to see the canteen first.');
  await page.unroute('**/notes');
  await save.click();
  await details.locator('.lead-timeline__entries').first().getByText('Wants to see the canteen first.').waitFor();
  await waitForValue('', () => note.inputValue());
  expect(await details.getByText('Network error').count()).toBe(0);
  await settled(page);
  expect(pageErrors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  await context.close();
});
