/** A file of leads, imported with the keyboard alone: upload, columns, check, start, undo. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signIn } from '../support/admin-site.js';
import { DIALOG } from '../support/demo-site.js';
import { chooseItem, focused, tabTo } from '../support/keyboard.js';
import { expectAccessible } from '../support/page-checks.js';
import { type Site, startSite } from '../support/site.js';

const FILE = `Name,Mobile,Zila,Date,Remarks
सुनीता देवी,9876500001,Gaya,03/04/2026,called twice
Ravi Kumar,9876500002,Patna,05/06/2026,
Meena,9.87654E+09,Gaya,07/08/2026,
`;

let site: Site;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startSite();
  ({ page, pageErrors } = await signIn(site));
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(() => site.close());

const dialog = (title: string) => page.getByRole('dialog', { name: title });
const MELA = 'Import: mela.csv';

it('reads the file that the user chooses', async () => {
  await page.goto('/admin/integrations');
  await page.getByText('No imports yet.').waitFor();
  await expectAccessible(page);
  await page.locator('h1').focus();
  await tabTo(page, page.getByRole('button', { name: 'Import a file' }));
  await page.keyboard.press('Enter');
  const form = dialog('Import a file');
  await focused(page, form.getByLabel('File', { exact: true }));
  await expectAccessible(page, DIALOG);
  const file = { name: 'mela.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await form.getByLabel('File', { exact: true }).setInputFiles(file);
  await tabTo(page, form.getByRole('button', { name: 'Upload file' }));
  await page.keyboard.press('Enter');
  await focused(page, dialog(MELA).getByLabel('Import “Name” as'));
  await expectAccessible(page, DIALOG);
});

it('asks for what the file does not say, and keeps the answers', async () => {
  const form = dialog(MELA);
  expect(await form.getByLabel('Import “Zila” as').inputValue()).toBe('personalInfo.district');
  await form
    .getByRole('row', { name: /^Remarks/ })
    .getByText('Unknown heading')
    .waitFor();
  await tabTo(page, form.getByLabel('Dates in “Date”'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.getByLabel('Lead type'));
  await page.keyboard.type('Contact');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for mela.csv' }).waitFor();
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await form.getByLabel('Lead type').waitFor();
  expect(await form.getByLabel('Dates in “Date”').inputValue()).toBe('day_first');
  await tabTo(page, form.getByRole('button', { name: 'Check rows' }));
  await page.keyboard.press('Enter');
});

it('shows what each row does before anything is changed', async () => {
  const result = dialog(MELA);
  await result.getByRole('button', { name: 'Import 2 rows' }).waitFor();
  await expectAccessible(page, DIALOG);
  const refused = result.getByRole('row', { name: /^Line 4/ });
  await refused.getByText(/^Mobile: The digits of this number are lost/).waitFor();
  await tabTo(page, result.getByRole('button', { name: 'Download refused rows' }));
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Meena,9.87654E+09,Gaya,07/08/2026,,4,');
  await tabTo(page, result.getByRole('button', { name: 'Import 2 rows' }));
  await page.keyboard.press('Enter');
});

it('shows the leads that it has added', async () => {
  const result = dialog(MELA);
  await result.getByText('The import has finished. 2 new, 1 refused.').waitFor();
  await expectAccessible(page, DIALOG);
  await result
    .getByRole('row', { name: /^Line 2/ })
    .getByRole('link')
    .click();
  const lead = page.getByRole('dialog').last();
  await lead.getByText('सुनीता देवी').first().waitFor();
  await page.goto('/admin/integrations');
});

it('can be undone with the keyboard alone', async () => {
  const row = page.getByRole('row', { name: /^mela\.csv/ });
  await row.getByText('2 new, 1 refused').waitFor();
  await page.locator('h1').focus();
  await tabTo(page, page.getByRole('button', { name: 'Actions for mela.csv' }));
  await page.keyboard.press('Enter');
  await chooseItem(page, page.getByRole('button', { name: 'Undo mela.csv' }));
  const question = dialog('Undo import: mela.csv');
  await expectAccessible(page, DIALOG);
  await tabTo(page, question.getByRole('button', { name: 'Undo import' }));
  await page.keyboard.press('Enter');
  await row.getByText('Undone', { exact: true }).waitFor();
  await row.getByText(/2 undone/).waitFor();
  expect(pageErrors).toEqual([]);
});
