/** Back-office actions other than work on leads, in a browser that translates all new or changed text. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asStaff, sendLead, signIn } from '../../support/admin-site.js';
import { type DemoSite, listLoaded, read, startDemoSite, toastShows, userIdOf } from '../../support/demo-site.js';
import { untranslated } from '../../support/simulate-translation.js';
import { waitForValue } from '../../support/wait-for.js';

let site: DemoSite;
let page: Page;
let pageErrors: string[];
let close: () => Promise<void>;

beforeAll(async () => {
  site = await startDemoSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const visitor = await signIn(site);
  ({ page, pageErrors } = visitor);
  close = () => visitor.context.close();
  await listLoaded(page);
});
afterEach(async () => {
  await allTranslated();
  expect(await page.getByText(/^Something went wrong/).count()).toBe(0);
  expect(pageErrors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  await close();
});

const allTranslated = () => waitForValue([], () => untranslated(page));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name, exact: typeof name === 'string' });
const row = (name: string) => page.locator('tbody tr', { hasText: name });
const gone = (locator: ReturnType<typeof row>) => locator.waitFor({ state: 'detached' });

async function pressTwice(calls: string, title: string | RegExp, label: string | RegExp): Promise<void> {
  const opened = dialog(title);
  const pressed = opened.getByRole('button', { name: label, exact: true });
  await page.route(calls, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionrefused'),
  );
  await pressed.click();
  await opened.getByText('Network error: Unable to connect to the server.').waitFor();
  await allTranslated();
  await page.unroute(calls);
  await pressed.click();
  await gone(opened);
}

it('compares, merges and unmerges duplicates', async () => {
  const personalInfo = { fullName: 'Sunita Devi', email: 'sunita@example.com', phone: '98765 01234', city: 'Gaya' };
  for (const [fullName, city] of [
    ['Sunita Devi', 'Gaya'],
    ['Sunita D.', 'Patna'],
  ] as const) {
    const answer = await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'contact',
        personalInfo: { ...personalInfo, fullName, city },
        contactForm: { message: `From ${city}` },
      }),
    });
    expect(answer.status).toBe(201);
  }
  await page.goto('/admin/dashboard?search=sunita@example.com');
  await page.getByText('Possible duplicate', { exact: true }).nth(1).waitFor();
  await button('Sunita D.').click();
  const details = dialog('Lead Details');
  await details.getByRole('heading', { name: 'Possible duplicates (1)' }).waitFor();
  await details.getByLabel('Add a note').fill('Typed before the comparison.');
  await details.getByRole('button', { name: 'Compare with Sunita Devi' }).click();
  const compare = dialog('Compare leads');
  const group = (label: RegExp) => compare.getByRole('group', { name: label });
  await group(/^City/).getByText('(will be copied)').waitFor();
  await allTranslated();
  await group(/^Full name/)
    .getByRole('radio', { name: /Devi/ })
    .check();
  await compare
    .getByRole('radio', { name: /^This lead/ })
    .first()
    .check();
  await group(/^Full name/)
    .getByText('(will be copied)')
    .waitFor();
  await compare
    .getByRole('radio', { name: /^Other lead/ })
    .first()
    .check();
  await waitForValue(0, () =>
    group(/^Full name/)
      .getByText('(will be copied)')
      .count(),
  );
  await page.keyboard.press('Escape');
  expect(await details.getByLabel('Add a note').inputValue()).toBe('Typed before the comparison.');
  await details.getByLabel('Add a note').fill('');
  await details.getByRole('button', { name: 'Compare with Sunita Devi' }).click();
  await pressTwice('**/merge', 'Compare leads', /^Merge/);
  await details.getByRole('heading', { name: 'Merged into this lead (1)' }).waitFor();
  await allTranslated();
  await details.getByRole('button', { name: /^Undo the merge of/ }).click();
  await details.getByRole('heading', { name: 'Possible duplicates (1)' }).waitFor();
});

it('adds, edits, restricts, deactivates (with new assignee) and deletes a user', async () => {
  await page.goto('/admin/users');
  await button('Add New User').click();
  const add = dialog('Add New User');
  await add.getByLabel('Name').fill('Asha Kumari');
  await add.getByLabel('Email').fill('asha@kisancanteen.local');
  await add.getByLabel('Password', { exact: true }).fill('password');
  await allTranslated();
  await add.getByRole('button', { name: 'Create user' }).click();
  await add
    .getByText(/password is too common/)
    .first()
    .waitFor();
  await allTranslated();
  expect(await add.getByLabel('Name').inputValue()).toBe('Asha Kumari');
  await add.getByLabel('Password', { exact: true }).fill('genda-phool-84');
  await add.getByLabel('Role').selectOption('Manager');
  await add.getByRole('checkbox', { name: 'View Reports', checked: true }).waitFor();
  await pressTwice('**/api/users', 'Add New User', 'Create user');
  await row('Asha Kumari').waitFor();

  await button('Edit Asha Kumari').click();
  await dialog('Edit user').getByLabel('Name').fill('Asha Devi');
  await allTranslated();
  await pressTwice('**/api/users/*', 'Edit user', 'Update user');
  await row('Asha Devi').waitFor();
  await waitForValue(0, () => row('Asha Kumari').count());

  await button('Lead Access Asha Devi').click();
  const access = dialog('Lead Type Access: Asha Devi');
  await access.getByRole('button', { name: 'Select All', exact: true }).click();
  await access.getByRole('button', { name: 'Deselect All', exact: true }).click();
  await access.getByText(/^0 of \d+ lead types accessible$/).waitFor();
  await access.getByLabel(/^Contact/).check();
  await access.getByText(/^1 of \d+ lead types accessible$/).waitFor();
  await pressTwice('**/lead-access', 'Lead Type Access: Asha Devi', 'Save access');

  const asha = await userIdOf(site, 'Asha Devi');
  await sendLead(site, 'Lead of Asha');
  const { data } = await read<{ data: { _id: string }[] }>(site, '/api/leads?search=Lead of Asha', site.token);
  const path = `/api/leads/${data[0]?._id}`;
  await asStaff(site, 'PUT', path, site.token, { assignedTo: asha });
  const heir = await userIdOf(site, 'Anjali Verma');
  await button('Deactivate Asha Devi').click();
  const deactivate = dialog('Deactivate Asha Devi');
  await deactivate.getByText('What happens to the open lead of Asha Devi?').waitFor();
  await deactivate.getByLabel('Assign to one colleague').check();
  await allTranslated();
  await deactivate.getByLabel('Colleague', { exact: true }).selectOption(heir);
  await pressTwice('**/toggle-status', 'Deactivate Asha Devi', 'Deactivate');
  await row('Asha Devi').getByText('Inactive', { exact: true }).waitFor();
  await button('Activate Asha Devi').waitFor();
  const given = await read<{ data: { assignedTo: { _id: string } } }>(site, path, site.token);
  expect(given.data.assignedTo._id).toBe(heir);

  await button('Delete Asha Devi').click();
  await pressTwice('**/api/users/*', 'Delete Asha Devi', 'Delete');
  await gone(row('Asha Devi'));
});

it('adds, edits and deletes an assignment rule', async () => {
  await page.goto('/admin/assignment');
  await button('New rule').click();
  const form = dialog('New rule');
  await form.getByLabel('Lead type').selectOption('Soil Testing');
  await form.getByLabel('State').selectOption('Goa');
  const people = form.getByRole('group', { name: 'People in the rotation' }).getByRole('checkbox');
  await people.nth(1).check();
  await people.nth(0).check();
  const turns = form.getByRole('list', { name: 'Rotation order' }).getByRole('listitem');
  await turns.nth(1).getByRole('button').click();
  await allTranslated();
  await form.getByLabel('Assign to', { exact: true }).selectOption('pool');
  await gone(turns.first());
  await form.getByLabel('Assign to', { exact: true }).selectOption('round_robin');
  await turns.nth(1).waitFor();
  await allTranslated();
  await pressTwice('**/assignment/rules', 'New rule', 'Create rule');
  const made = row('Soil Testing').filter({ hasText: 'Goa' });
  await waitForValue(2, () => made.locator('.assignment-table__person').count());

  await made.getByRole('button', { name: /^Edit/ }).click();
  await dialog(/^Rule: /)
    .getByRole('group', { name: 'People in the rotation' })
    .getByRole('checkbox', { checked: true })
    .first()
    .uncheck();
  await pressTwice('**/assignment/rules/*', /^Rule: /, 'Save rule');
  await waitForValue(1, () => made.locator('.assignment-table__person').count());
  await made.getByRole('button', { name: /^Delete/ }).click();
  await pressTwice('**/assignment/rules/*', /^Delete rule: /, 'Delete');
  await gone(made);
});

it('restores from the bin and deletes permanently: one lead, several and all', async () => {
  for (const name of ['One Binned', 'Two Binned', 'Three Binned', 'Four Binned']) await sendLead(site, name);
  const { data } = await read<{ data: { _id: string }[] }>(site, '/api/leads?search=binned', site.token);
  for (const { _id } of data) await asStaff(site, 'DELETE', `/api/leads/${_id}`, site.token);
  await page.goto('/admin/bin');
  await page.getByLabel('Search deleted leads').pressSequentially('binned');
  await page.getByRole('heading', { name: 'Matching deleted leads (4)' }).waitFor();
  await allTranslated();
  await button('Restore One Binned').click();
  await toastShows(page, '1 lead restored');
  await gone(row('One Binned'));
  await page.getByRole('heading', { name: 'Matching deleted leads (3)' }).waitFor();
  await button('Remove Two Binned').click();
  await pressTwice('**/api/leads/bin', 'Remove permanently', 'Remove');
  await gone(row('Two Binned'));
  await page.getByLabel('Select Three Binned').check();
  await page.getByText('1 lead selected').waitFor();
  await page.getByLabel('Select all on this page').check();
  await page.getByText('2 leads selected').waitFor();
  await allTranslated();
  await page.getByLabel('Select Four Binned').uncheck();
  await page.getByText('1 lead selected').waitFor();
  await button('Restore selected').click();
  await gone(row('Three Binned'));
  expect(await page.getByLabel('Search deleted leads').inputValue()).toBe('binned');
  await page.goto('/admin/bin');
  await button('Empty bin').click();
  await pressTwice('**/api/leads/bin/empty', 'Empty the bin', 'Empty bin');
  await page.getByText('The bin is empty. Deleted leads stay here for 30 days.').waitFor();
});

it('erases personal data after a failure that keeps the selection', async () => {
  const send = async (fullName: string, message: string) => {
    const answer = await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'contact',
        personalInfo: { fullName, email: 'mohan@example.com', phone: '98765 04321' },
        contactForm: { message },
      }),
    });
    expect(answer.status).toBe(201);
  };
  await send('Mohan Lal', 'Please call me.');
  await send('Mohan L.', 'When do you call me?');
  await page.goto('/admin/dashboard?search=mohan@example.com');
  await button('Mohan Lal').click();
  const details = dialog('Lead Details');
  await details.getByText('Personal data', { exact: true }).click();
  await details.getByRole('button', { name: 'Erase personal data' }).click();
  const erase = dialog('Erase personal data');
  await erase.getByLabel(/^Mohan L\./).check();
  await erase.getByRole('button', { name: 'Erase 2 leads' }).waitFor();
  await allTranslated();
  await page.route('**/api/leads/*/erase', (route) => route.abort('connectionrefused'));
  await erase.getByRole('button', { name: 'Erase 2 leads' }).click();
  await erase.getByText(/^Failed to erase personal data of/).waitFor();
  expect(await erase.getByLabel(/^Mohan L\./).isChecked()).toBe(true);
  await allTranslated();
  await page.unroute('**/api/leads/*/erase');
  await erase.getByRole('button', { name: 'Erase 2 leads' }).click();
  await gone(erase);
  await details.getByText(/^Personal data erased on/).waitFor();
});

it('adds, edits and deletes a message template, with a live preview', async () => {
  await page.goto('/admin/templates');
  await button('New template').click();
  const form = dialog('New template');
  await form.getByLabel('Name').fill('First answer');
  const body = form.getByLabel('Message', { exact: true });
  await body.pressSequentially('Namaste {name}, ');
  await form.getByText('Namaste Sunita Devi,').waitFor();
  await allTranslated();
  await body.pressSequentially('your reference is {nothing}.');
  await form.getByText('Unknown placeholder: {nothing}').waitFor();
  await allTranslated();
  await body.fill('Namaste {name}.');
  await gone(form.getByText('Unknown placeholder: {nothing}'));
  await form.getByText('Namaste Sunita Devi.', { exact: true }).waitFor();
  await form.getByLabel('Channel').selectOption('mail');
  await form.getByLabel('Subject').fill('Your message');
  await allTranslated();
  await pressTwice('**/message-templates', 'New template', 'Save template');
  const template = page.locator('.template-list__item', { hasText: 'First answer' });
  await template.getByText('Namaste {name}.', { exact: true }).waitFor();
  await template.getByRole('button', { name: /^Edit/ }).click();
  await dialog('Edit template').getByLabel('Message', { exact: true }).fill('Namaste {name}, we call you.');
  await pressTwice('**/message-templates/*', 'Edit template', 'Save template');
  await template.getByText('Namaste {name}, we call you.', { exact: true }).waitFor();
  await waitForValue(0, () => template.getByText('Namaste {name}.', { exact: true }).count());
  await template.getByRole('button', { name: /^Delete/ }).click();
  await pressTwice('**/message-templates/*', /^Delete template: /, 'Delete');
  await gone(template);
});

it('saves, replaces, renames, opens and deletes a view', async () => {
  await page.goto('/admin/dashboard?status=new');
  await button('Views').click();
  const panel = page.getByRole('region', { name: 'Saved views' });
  const name = panel.getByLabel('Name for this view');
  await name.fill('Fresh');
  await allTranslated();
  await page.route('**/views', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionrefused'),
  );
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByText('Network error: Unable to connect to the server.').waitFor();
  expect(await name.inputValue()).toBe('Fresh');
  await allTranslated();
  await page.unroute('**/views');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByText('View “Fresh” saved.').waitFor();
  await name.fill('fresh');
  await panel.getByRole('button', { name: 'Replace', exact: true }).waitFor();
  await name.fill('');
  await panel.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await allTranslated();
  await panel.getByRole('button', { name: 'Rename Fresh' }).click();
  const newName = panel.getByLabel('New name of Fresh');
  await newName.fill('Newest');
  await allTranslated();
  await newName.press('Enter');
  const link = panel.getByRole('button', { name: 'Newest', exact: true });
  await link.waitFor();
  await page.goto('/admin/dashboard');
  await listLoaded(page);
  await button('Views').click();
  await link.click();
  await page.waitForURL('**/admin/dashboard?status=new');
  await button('Views').click();
  await panel.getByRole('button', { name: 'Delete Newest' }).click();
  await pressTwice('**/views/*', 'Delete view', 'Delete');
  await gone(link);
});

it('filters the reports', async () => {
  await page.goto('/admin/reports?dateRange=all');
  const counted = () => page.locator('.report-section[aria-busy="false"]').nth(5).waitFor();
  const daily = page.getByRole('region', { name: 'Leads per day and type' });
  const total = async (query: string) => {
    const { data } = await read<{ data: { leads: number }[] }>(site, `/api/reports/types${query}`, site.token);
    const sum = data.reduce((all, { leads }) => all + leads, 0);
    return daily.getByText(`${new Intl.NumberFormat('en-IN').format(sum)} leads; at most`).waitFor();
  };
  await counted();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Advanced Filters' });
  await panel.getByLabel('Converted').check();
  await button('Remove filter Status: Converted').waitFor();
  await total('?status=converted');
  await allTranslated();
  await panel.getByLabel('Qualified').check();
  await total('?status=converted,qualified');
  await page.getByRole('searchbox').first().pressSequentially('patna');
  await page.waitForURL('**search=patna**');
  await total('?status=converted,qualified&search=patna');
  await counted();
  await allTranslated();
  await page.getByRole('button', { name: 'Clear All', exact: true }).click();
  await waitForValue('', () => page.getByRole('searchbox').first().inputValue());
  await gone(button('Remove filter Status: Converted'));
  await counted();
});
