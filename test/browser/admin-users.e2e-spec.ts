import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { LEAD_TYPE_NAMES, leadTypesOfPreset } from '../../src/lead-types/lead-types.js';
import { asStaff, chooseOwnPassword, signIn, signInOn } from '../support/admin-site.js';
import { deferred, holdRequests } from '../support/deferred.js';
import {
  type DemoSite,
  DIALOG,
  demoStaff,
  read,
  startDemoSite,
  toastShows,
  tokenFor,
  userIdOf,
} from '../support/demo-site.js';
import { expectFits } from '../support/page-checks.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

const ALL = LEAD_TYPE_NAMES.length;

let site: DemoSite;
let context: BrowserContext;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startDemoSite();
});
afterAll(() => site.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (name: string) => page.getByRole('dialog', { name });
const row = (name: string) => page.locator('tbody tr', { hasText: name });
const focused = () => page.locator(':focus').getAttribute('aria-label');
const address = () => page.url().slice(site.url.length);

/** Returns the button of an action such as `Delete Bina`. If it is in the menu of the user's row, opens the menu. */
async function userAction(name: string) {
  const [, person] = /^(?:Lead Access|Reset password|Delete) (.+)$/.exec(name) ?? [];
  if (person) {
    const menu = button(`More actions for ${person}`);
    if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  }
  return button(name);
}

/** Returns the visible text that tells screen readers why a control is disabled. Checks that Enter opens no dialog. */
async function reasonOf(name: string): Promise<string | null> {
  await userAction(name);
  const control = page.locator(`[aria-label="${name}"][aria-disabled="true"]`);
  await control.waitFor();
  const sentence = page.locator(`[id="${await control.getAttribute('aria-describedby')}"]`);
  await control.focus();
  await waitForValue(name, focused);
  expect(await sentence.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  // Shift+Tab is handled after Enter. If Enter had opened a dialog, the focus would stay inside it.
  await page.keyboard.press('Shift+Tab');
  await waitFor(`the focus has left ${name}`, async () => (await focused()) !== name);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const reason = await sentence.textContent();
  await page.keyboard.press('Escape');
  return reason;
}

async function enterAs(email?: string, password?: string): Promise<void> {
  await context?.close();
  ({ context, page, pageErrors } = await signIn(site, email && password ? { email, password } : {}));
}

describe('an administrator', () => {
  it('sees all users with role, status and permissions, and finds one in a list that the URL keeps', async () => {
    await enterAs();
    await page.getByRole('link', { name: 'Manage Users' }).click();
    await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'All Users (13)' }).waitFor();
    for (const text of ['Back to Dashboard', 'Add New User', 'Logout']) await page.getByText(text).first().waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'User',
      'Role',
      'Status',
      'Permissions',
      'Actions',
    ]);
    expect(await row('Priya Deshmukh').locator('.user-row__chip').allTextContents()).toEqual([
      'View All',
      'Edit All',
      'Delete',
    ]);
    const colours = await page.evaluate<string[]>(
      `['admin', 'manager', 'agent'].map((role) => getComputedStyle(document.querySelector('.user-row__role--' + role)).color)`,
    );
    expect(colours).toEqual(['rgb(122, 48, 64)', 'rgb(23, 74, 124)', 'rgb(20, 83, 43)']);
    await row('Ravi Shankar Jha').getByText('Inactive', { exact: true }).waitFor();
    await expectFits(page);

    await page.getByPlaceholder('Search users by name or email...').fill('RATHORE');
    await page.getByRole('heading', { name: 'Matching users (1)' }).waitFor();
    await waitForValue('/admin/users?q=RATHORE', async () => address());
    await button('Clear All').click();
    await page.getByRole('heading', { name: 'All Users (13)' }).waitFor();
    await page.getByLabel('Filter by role').selectOption('Agent');
    await page.getByLabel('Filter by status').selectOption('Inactive');
    await page.getByRole('heading', { name: 'Matching users (1)' }).waitFor();
    await waitForValue('/admin/users?role=agent&status=inactive', async () => address());
    await page.reload();
    await row('Ravi Shankar Jha').waitFor();
    await waitForValue(1, () => page.locator('tbody tr').count());
    await page.goBack();
    await page.getByRole('heading', { name: 'Matching users (8)' }).waitFor();
    await page.getByPlaceholder('Search users by name or email...').fill('nobody at all');
    await page.getByText('No users found for the current filters.').waitFor();
    await expectFits(page, 'main');
    expect(pageErrors).toEqual([]);
  });

  it('sees why an action is not possible, and cannot lock everybody out', async () => {
    await page.goto('/admin/users');
    await button('Edit Administrator').waitFor();
    expect(await reasonOf('Lead Access Anjali Verma')).toBe('An admin has every permission and sees every lead type.');
    expect(await reasonOf('Deactivate Administrator')).toBe('You cannot deactivate or delete yourself.');
    expect(await reasonOf('Delete Administrator')).toBe('You cannot deactivate or delete yourself.');
    expect(await reasonOf('Reset password Administrator')).toBe(
      'Change your own password with “Password” in your menu at the top.',
    );
    await button('Deactivate Anjali Verma').click();
    await toastShows(page, 'Anjali Verma deactivated');
    const last = 'This is the last active administrator. Make someone else an administrator first.';
    await waitForValue(last, () => reasonOf('Delete Administrator'));
    await button('Edit Administrator').click();
    await dialog('Edit user').getByText(last).waitFor();
    await expectFits(page, DIALOG);
    await page.keyboard.press('Escape');
    await button('Activate Anjali Verma').click();
    await toastShows(page, 'Anjali Verma activated');
    await waitForValue('You cannot deactivate or delete yourself.', () => reasonOf('Delete Administrator'));
  });

  it('creates a user by keyboard, after errors that lose no input, and the user can sign in', async () => {
    await button('Add New User').focus();
    await page.keyboard.press('Enter');
    const form = dialog('Add New User');
    await form.waitFor();
    await expectFits(page, DIALOG);
    await page.keyboard.press('Enter');
    await waitForValue(3, () => form.locator('input:invalid').count());
    await form.getByLabel('Name').fill('Asha Kumari');
    await form.getByLabel('Email').fill('SUNITA.kumari@demo.kisancanteen.example');
    await form.getByLabel('Password', { exact: true }).fill('password');
    await page.keyboard.press('Enter');
    await form.getByText('This password is too common. Choose another.').first().waitFor();
    await expectFits(page, DIALOG);
    await form.getByLabel('Password', { exact: true }).fill('genda-phool-84');
    await form.getByLabel('Show password').check();
    await waitForValue('text', () => form.getByLabel('Password', { exact: true }).getAttribute('type'));
    await form.getByLabel('Role').selectOption('Manager');
    await form.getByRole('checkbox', { name: 'View Reports', checked: true }).waitFor();
    await form.getByRole('checkbox', { name: 'Manage Users', checked: false }).waitFor();
    await form.getByRole('button', { name: 'Create user' }).click();
    await form.getByText('Error: Another user already has this email.').waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('Asha Kumari');
    await page.locator('input[name="email"]:focus').waitFor();

    await page.keyboard.press('Escape');
    await dialog('Discard changes?').waitFor();
    await expectFits(page, DIALOG);
    await page.keyboard.press('Escape');
    await form.getByLabel('Email').fill('asha@kisancanteen.local');
    await form.getByLabel('Email').press('Enter');
    await toastShows(page, 'User created successfully!');
    await button('Add New User').and(page.locator(':focus')).waitFor();
    await row('Asha Kumari').waitFor();
    const asha = await tokenFor(site, { email: 'asha@kisancanteen.local', password: 'genda-phool-84' });
    await chooseOwnPassword(site, asha, { currentPassword: 'genda-phool-84', newPassword: 'gulmohar-chhaya-31' });
    const { data } = await read<{ data: { accessibleTypes: string[] } }>(site, '/api/leads/types', asha);
    expect(data.accessibleTypes).toHaveLength(leadTypesOfPreset('manager').length);
    pageErrors.length = 0;
  });

  it('changes name, role, permissions, lead access and password, each effective immediately', async () => {
    await button('Edit Asha Kumari').click();
    const edit = dialog('Edit user');
    expect(await edit.getByLabel('Password', { exact: true }).count()).toBe(0);
    await edit.getByLabel('Name').fill('Asha Devi');
    await edit.getByLabel('Role').selectOption('Agent');
    await edit.getByLabel('Delete', { exact: true }).check();
    await edit.getByRole('button', { name: 'Update user' }).click();
    await toastShows(page, 'User updated successfully!');
    await row('Asha Devi').getByText('Agent', { exact: true }).waitFor();
    await waitForValue(['Delete'], () => row('Asha Devi').locator('.user-row__chip').allTextContents());
    await waitForValue('Edit Asha Devi', focused);

    await (await userAction('Lead Access Asha Devi')).click();
    const access = dialog('Lead Type Access: Asha Devi');
    const counted = (count: number) => access.getByText(`${count} of ${ALL} lead types accessible`).waitFor();
    await counted(leadTypesOfPreset('manager').length);
    for (const [label, preset] of [
      ['Admin', 'admin'],
      ['Manager', 'manager'],
      ['Sales', 'sales'],
      ['HR', 'hr'],
      ['Default', 'default'],
    ] as const) {
      await access.getByRole('button', { name: label, exact: true }).click();
      await counted(leadTypesOfPreset(preset).length);
    }
    await access.getByRole('button', { name: 'Select All', exact: true }).click();
    await counted(ALL);
    await access.getByRole('button', { name: 'Deselect All', exact: true }).click();
    await counted(0);
    await access.getByLabel(/^Soil Testing/).check();
    await expectFits(page, DIALOG);
    await page.route('**/lead-access', (route) => route.abort('connectionrefused'));
    await access.getByRole('button', { name: 'Save access' }).click();
    await access.getByText('Error: Network error: Unable to connect to the server.').waitFor();
    await expectFits(page, DIALOG);
    await page.unroute('**/lead-access');
    await counted(1);
    await access.getByRole('button', { name: 'Save access' }).click();
    await toastShows(page, 'Lead type access updated successfully!');
    const credentials = { email: 'asha@kisancanteen.local', password: 'gulmohar-chhaya-31' };
    const before = await tokenFor(site, credentials);
    const { data } = await read<{ data: { accessibleTypes: string[] } }>(site, '/api/leads/types', before);
    expect(data.accessibleTypes).toEqual(['soil_testing']);

    await (await userAction('Reset password Asha Devi')).click();
    const reset = dialog('Reset password: Asha Devi');
    await expectFits(page, DIALOG);
    await reset.getByLabel('New password').fill('asha@kisancanteen.local');
    await reset.getByRole('button', { name: 'Reset password' }).click();
    await reset
      .getByText("Password must not be the user's name, email or company name, even with numbers or symbols added.")
      .first()
      .waitFor();
    await expectFits(page, DIALOG);
    await reset.getByLabel('New password').fill('champa-chameli-19');
    await page.keyboard.press('Enter');
    await toastShows(page, 'Password reset successfully!');
    await expect(asStaff(site, 'GET', '/api/auth/me', before)).rejects.toThrow('token');
    expect(await tokenFor(site, { ...credentials, password: 'champa-chameli-19' })).toBeTruthy();
    pageErrors.length = 0;
  });

  it('deactivates and deletes; the focus stays in the list, even if its row is removed', async () => {
    await page.goto('/admin/users?status=active&q=asha');
    await button('Deactivate Asha Devi').click();
    await toastShows(page, 'Asha Devi deactivated');
    await page.getByText('No users found for the current filters.').waitFor();
    await page.locator('#user-list-title:focus').waitFor();

    await page.goto('/admin/users');
    await (await userAction('Delete Asha Devi')).click();
    const question = 'Are you sure you want to delete this user? This action cannot be undone.';
    await page.getByText(question, { exact: true }).waitFor();
    await expectFits(page, DIALOG);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await waitForValue('More actions for Asha Devi', focused);

    await (await userAction('Delete Asha Devi')).click();
    await page.route('**/api/users/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByText('Error: HTTP error! status: 500').waitFor();
    await page.unroute('**/api/users/*');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toastShows(page, 'User deleted successfully!');
    await row('Asha Devi').waitFor({ state: 'detached' });
    await page.locator('#user-list-title:focus').waitFor();
    pageErrors.length = 0;
  });

  it('sees loading and errors, and can retry', async () => {
    const held = deferred();
    await page.route('**/api/users?**', async (route) => {
      await held.promise;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.goto('/admin/users');
    await page.getByText('Loading users...').waitFor();
    held.resolve();
    await page.getByText('Error: HTTP error! status: 500').waitFor();
    await expectFits(page);
    await page.unroute('**/api/users?**');
    await button('Retry').click();
    await page.getByRole('heading', { name: 'All Users (13)' }).waitFor();
    pageErrors.length = 0;
  });
});

describe('a manager who manages users', () => {
  it('can do what an administrator allowed, and sees the other limits in advance', async () => {
    const { email, password } = demoStaff('rakesh.sinha');
    await asStaff(site, 'PUT', `/api/users/${await userIdOf(site, 'Rakesh Sinha')}`, site.token, {
      permissions: { canManageUsers: true },
    });
    await enterAs(email, password);
    await page.getByRole('link', { name: 'Manage Users' }).click();
    const adminOnly = 'Only administrators can change an administrator.';
    for (const action of ['Edit', 'Lead Access', 'Deactivate', 'Reset password', 'Delete']) {
      expect(await reasonOf(`${action} Anjali Verma`)).toBe(adminOnly);
    }
    expect(await reasonOf('Lead Access Rakesh Sinha')).toBe(
      'You cannot change your own role, permissions or lead types. Ask an administrator.',
    );
    await expectFits(page);

    await button('Add New User').click();
    const add = dialog('Add New User');
    await add.getByText('Only administrators can give the Admin role.').waitFor();
    await add.getByText('You can only give access that you have yourself.').waitFor();
    await expectFits(page, DIALOG);
    await add.getByLabel('Name').fill('Bina');
    await add.getByLabel('Email').fill('bina@kisancanteen.local');
    await add.getByLabel('Password', { exact: true }).fill('genda-phool-84');
    // Space does not change the checkbox of a permission that the user must not grant.
    await add.getByLabel('Delete', { exact: true }).press('Space');
    expect(await add.getByLabel('Delete', { exact: true }).isChecked()).toBe(false);
    await add.getByRole('button', { name: 'Create user' }).click();
    await toastShows(page, 'User created successfully!');

    const beyond =
      /^Kavitha Reddy has access that you do not have: Kisan Sarthi leads, BDO Application leads, DDO Application leads\. Ask/;
    for (const action of ['Edit', 'Lead Access', 'Deactivate', 'Reset password', 'Delete']) {
      expect(await reasonOf(`${action} Kavitha Reddy`)).toMatch(beyond);
    }
    await (await userAction('Lead Access Bina')).click();
    const hers = dialog('Lead Type Access: Bina');
    await hers.getByText('You can only give access that you have yourself.').waitFor();
    await hers.getByRole('button', { name: 'Admin', exact: true }).click();
    await hers.getByText(`${leadTypesOfPreset('manager').length} of ${ALL} lead types accessible`).waitFor();
    await expectFits(page, DIALOG);
    await hers.getByRole('button', { name: 'Save access' }).click();
    await toastShows(page, 'Lead type access updated successfully!');

    await button('Edit Rakesh Sinha').click();
    await dialog('Edit user').getByLabel('Name').fill('Rakesh K. Sinha');
    await expectFits(page, DIALOG);
    await dialog('Edit user').getByRole('button', { name: 'Update user' }).click();
    await toastShows(page, 'User updated successfully!');
    await row('Rakesh K. Sinha').waitFor();
    expect(pageErrors).toEqual([]);
  });

  it('is informed if the permission is removed in the meantime', async () => {
    // The screen learns of the change immediately. Its requests are delayed, so that the user clicks first.
    const held = [await holdRequests(page, '**/api/auth/me'), await holdRequests(page, '**/api/users?**')];
    await asStaff(site, 'PUT', `/api/users/${await userIdOf(site, 'Rakesh K. Sinha')}`, site.token, {
      permissions: { canManageUsers: false },
    });
    await button('Deactivate Bina').click();
    await toastShows(page, 'Error: You need the permission “Manage Users” for this.');
    for (const release of held) release();
    await page.getByText('You need the “Manage Users” permission to manage users.').waitFor();
    pageErrors.length = 0;
  });
});

describe('an agent', () => {
  it('sees on the users screen why it is empty, and finds the way back', async () => {
    await context.close();
    const { email, password } = demoStaff('sunita.kumari');
    ({ context, page, pageErrors } = await signIn(site, { email, password, width: 360, height: 740 }));
    // On a phone, the other screens are in a menu, and Logout is in the menu under the user's initials.
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Manage Users' }).click();
    await page.getByText('You need the “Manage Users” permission to manage users.').waitFor();
    expect(await button('Add New User').count()).toBe(0);
    await expectFits(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/admin/dashboard');
    await bar.getByRole('button', { name: 'Sunita Kumari' }).click();
    await button('Logout').click();
    await page.waitForURL('**/admin/login');
    await signInOn(page, email, password);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
