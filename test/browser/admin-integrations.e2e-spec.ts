/** API keys in the back office: created, rotated and revoked with the keyboard alone, and used against the API. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asStaff, chooseOwnPassword, sendLead, signIn, tokenOf } from '../support/admin-site.js';
import { DIALOG, toastShows, tokenFor } from '../support/demo-site.js';
import { chooseItem, focused, tabTo } from '../support/keyboard.js';
import { axeViolations, expectAccessible } from '../support/page-checks.js';
import { type Site, startSite } from '../support/site.js';
import { waitForValue } from '../support/wait-for.js';

const AGENT = { email: 'vikas@kisancanteen.local', password: 'gulmohar-chhaya-31' };
const FIRST_PASSWORD = 'genda-phool-84';
const SECRET = /^kc_[0-9A-Za-z]{49}$/;

let site: Site;
let page: Page;
let pageErrors: string[];

beforeAll(async () => {
  site = await startSite();
  await sendLead(site, 'Binod');
  const admin = await signIn(site);
  await admin.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  ({ page, pageErrors } = admin);
  // Animations would make axe check colors in the middle of a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
afterAll(() => site.close());

const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const copied = () => page.evaluate<string>('navigator.clipboard.readText()');

async function chooseAction(name: string): Promise<void> {
  await focused(page, button('Actions for ERP'));
  await chooseItem(page, button(`${name} ERP`));
}

const expectGoodScreen = (part?: string) => expectAccessible(page, part);

async function statusWith(secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch(`${site.url}/api/leads?limit=1`, { headers })).status;
}

let first: string;
let second: string;

it('creates a key with the keyboard alone, and the copied secret works', async () => {
  await page.goto('/admin/integrations');
  await page.getByText('No API keys yet.').waitFor();
  await expectGoodScreen();
  await page.locator('h1').focus();
  await tabTo(page, button('Create key'));
  await page.keyboard.press('Enter');
  const form = dialog('Create key');
  await focused(page, form.getByLabel('Name'));
  await page.keyboard.type('ERP');
  await tabTo(page, form.getByLabel('Change leads'));
  await page.keyboard.press('Space');
  await form.getByText('“Read leads” is ticked too, because “Change leads” needs it.').waitFor();
  await expectGoodScreen(DIALOG);
  await tabTo(page, form.getByRole('button', { name: 'All', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: 'Create key' }));
  await page.keyboard.press('Enter');

  const secret = dialog('Secret of ERP');
  await focused(page, secret.getByRole('button', { name: 'Copy secret' }));
  await page.keyboard.press('Enter');
  await secret.getByText('Copied.', { exact: true }).waitFor();
  first = await copied();
  expect(first).toMatch(SECRET);
  await secret.getByText(`curl -H "Authorization: Bearer kc_..." "${site.url}/api/leads?limit=1"`).waitFor();
  await expectGoodScreen(DIALOG);
  await page.mouse.click(5, 5);
  await secret.getByText(first).waitFor();
  await page.keyboard.press('Escape');
  await secret.waitFor({ state: 'detached' });
  await focused(page, button('Create key'));
  expect(await page.content()).not.toContain(first);
  expect(await statusWith(first)).toBe(200);
  await page.reload();
  await page.getByRole('row', { name: /^ERP/ }).getByText('just now').waitFor();
  await expectGoodScreen();
});

it('rotates the secret, and both secrets work', async () => {
  await page.locator('h1').focus();
  await tabTo(page, button('Actions for ERP'));
  await chooseAction('Rotate secret');
  await focused(page, dialog('Rotate secret: ERP').getByRole('button', { name: 'Cancel' }));
  await expectGoodScreen(DIALOG);
  await tabTo(page, dialog('Rotate secret: ERP').getByRole('button', { name: 'Rotate secret' }));
  await page.keyboard.press('Enter');
  const secret = dialog('Secret of ERP');
  await secret.getByText(/^The former secret works until /).waitFor();
  await focused(page, secret.getByRole('button', { name: 'Copy secret' }));
  await page.keyboard.press('Enter');
  await secret.getByText('Copied.', { exact: true }).waitFor();
  second = await copied();
  expect(second).toMatch(SECRET);
  expect(second).not.toBe(first);
  await tabTo(page, secret.getByRole('button', { name: 'Close', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByText(/^The former secret works until /).waitFor();
  await focused(page, button('Actions for ERP'));
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);
});

it('revokes the key after confirmation, and both secrets are refused', async () => {
  await chooseAction('Revoke');
  const question = dialog('Revoke key: ERP');
  await question.getByText('Systems that use this key stop at once. This cannot be undone.').waitFor();
  await expectGoodScreen(DIALOG);
  await page.keyboard.press('Escape');
  await chooseAction('Revoke');
  await tabTo(page, question.getByRole('button', { name: 'Revoke key' }));
  await page.keyboard.press('Enter');
  await toastShows(page, 'Key revoked');
  await page.getByText('No API keys yet.').waitFor();
  await waitForValue('API keys', () => page.evaluate<string>('document.activeElement?.textContent'));
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401]);
  expect(pageErrors).toEqual([]);
});

it('agents do not see the entry, and the screen says which permission it needs', async () => {
  await asStaff(site, 'POST', '/api/users', await tokenOf(page), {
    ...AGENT,
    password: FIRST_PASSWORD,
    name: 'Vikas Yadav',
    role: 'agent',
  });
  await chooseOwnPassword(site, await tokenFor(site, { ...AGENT, password: FIRST_PASSWORD }), {
    currentPassword: FIRST_PASSWORD,
    newPassword: AGENT.password,
  });
  await button('More').click();
  await page.getByRole('link', { name: 'Integrations', exact: true }).waitFor();

  const agent = await signIn(site, { ...AGENT, width: 360, height: 740 });
  await agent.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await agent.page.getByRole('link', { name: 'Manage Users', exact: true }).waitFor();
  expect(await agent.page.getByRole('link', { name: 'Integrations', exact: true }).count()).toBe(0);
  await agent.page.goto('/admin/integrations');
  await agent.page.getByText(/^You need the “Manage Integrations” permission to manage integrations\./).waitFor();
  expect(await axeViolations(agent.page)).toEqual([]);
  expect(agent.pageErrors).toEqual([]);
});
