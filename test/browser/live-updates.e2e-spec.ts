/** Sign-in, session and live updates: two users at their dashboards see each other's changes. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { ADMIN } from '../support/admin.js';
import { asStaff, chooseOwnPassword, sendLead, signIn, signInOn, tokenOf } from '../support/admin-site.js';
import { holdRequests } from '../support/deferred.js';
import { listLoaded, tokenFor } from '../support/demo-site.js';
import { freePort } from '../support/free-port.js';
import { expectAxeCleanInCampaign, expectFits, overflow } from '../support/page-checks.js';
import { type SiteProcess, startSiteProcess, visit } from '../support/site.js';
import { PATIENCE_MS, waitForValue } from '../support/wait-for.js';

const FIRST_PASSWORD = 'genda-phool-84';
const COLLEAGUE = { email: 'ravi@kisancanteen.local', password: 'wheat-and-mustard-7' };

let site: SiteProcess;
let admin: { context: BrowserContext; page: Page; pageErrors: string[] };
let colleague: { context: BrowserContext; page: Page };
let colleagueId: string;

beforeAll(async () => {
  // Uses the same port after a restart, so that the pages reconnect.
  site = await startSiteProcess({ PORT: String(await freePort()) });
  for (const name of ['Asha', 'Binod', 'Chandni']) await sendLead(site, name);
  admin = await signIn(site);
  const answer = await asStaff(site, 'POST', '/api/users', await tokenOf(admin.page), {
    name: 'Ravi',
    role: 'manager',
    ...COLLEAGUE,
    password: FIRST_PASSWORD,
  });
  colleagueId = ((await answer.json()) as { data: { _id: string } }).data._id;
  const first = await tokenFor(site, { ...COLLEAGUE, password: FIRST_PASSWORD });
  await chooseOwnPassword(site, first, { currentPassword: FIRST_PASSWORD, newPassword: COLLEAGUE.password });
  colleague = await signIn(site, COLLEAGUE);
  await Promise.all([row(admin.page, 'Asha').waitFor(), row(colleague.page, 'Asha').waitFor()]);
});
afterAll(() => site.close());

function row(page: Page, name: string) {
  return page.locator('tbody tr', { hasText: name });
}

const firstName = (page: Page) => page.locator('tbody tr .lead-row__name').first().textContent();

async function statusBecomes(page: Page, name: string, status: string): Promise<void> {
  await waitForValue(status, () => row(page, name).getByRole('combobox').inputValue());
}

describe('a dashboard while others work', () => {
  it('shows a new lead and another user’s change without a reload', async () => {
    await admin.page.mouse.move(5, 5);
    await sendLead(site, 'Deepak');
    await row(admin.page, 'Deepak').waitFor();
    await waitForValue('Deepak', () => firstName(admin.page));

    await row(colleague.page, 'Binod').getByRole('combobox').selectOption('qualified');
    await statusBecomes(admin.page, 'Binod', 'qualified');
    const total = admin.page.locator('.stat-cards__card', { hasText: 'Total Leads' });
    await total.getByText('4', { exact: true }).waitFor();
  });

  it('moves no row under the pointer: it shows that leads are waiting, and loads them on a click', async () => {
    const { page } = admin;
    await row(page, 'Asha').hover();
    const before = await row(page, 'Asha').boundingBox();
    for (const name of ['Esha', 'Farid', 'Gita']) await sendLead(site, name);
    const news = page.getByRole('button', { name: '3 new leads. Show' });
    await news.waitFor();
    expect(await row(page, 'Asha').boundingBox()).toEqual(before);
    expect(await row(page, 'Gita').count()).toBe(0);
    expect(await page.getByRole('status').filter({ hasText: '3 new leads' }).count()).toBe(1);
    await expectAxeCleanInCampaign(page);

    await row(colleague.page, 'Asha').getByRole('combobox').selectOption('contacted');
    await statusBecomes(page, 'Asha', 'contacted');
    expect(await row(page, 'Asha').boundingBox()).toEqual(before);

    await news.click();
    await row(page, 'Gita').waitFor();
    await news.waitFor({ state: 'detached' });
  });

  it('shows that the server is down, and is live again when it is back', async () => {
    const { page } = admin;
    await page.mouse.move(5, 5);
    await site.crash();
    // Another change is tried while the server is down. The page does not send it again automatically.
    await row(page, 'Chandni').getByRole('combobox').selectOption('contacted');
    await page.getByText('No connection to the server.').waitFor();
    expect(await row(page, 'Chandni').count()).toBe(1);
    // The timeout is longer, because the server must start first, and the page waits longer after each failed retry.
    const timeout = 4 * PATIENCE_MS;
    const reloaded = page.waitForResponse((answer) => answer.url().includes('/api/leads?') && answer.ok(), { timeout });
    await site.restart();
    await page.getByText('Connected again.').waitFor({ state: 'attached', timeout });
    await page.getByText('No connection to the server.').waitFor({ state: 'hidden' });
    await statusBecomes(page, 'Chandni', 'new');
    await page.mouse.move(5, 5);
    // Waits for the reload of the list, because it would otherwise already contain the next lead.
    await reloaded;
    await listLoaded(page);
    await sendLead(site, 'Hari');
    // The focus is still in the list, so the new lead is not inserted automatically.
    await page.getByRole('button', { name: '1 new lead. Show' }).click();
    await row(page, 'Hari').waitFor();
  });
});

describe('two users with the same lead open', () => {
  const pane = (page: Page) => page.getByRole('dialog', { name: 'Lead Details' });
  const open = async (page: Page) => {
    await page.goto('/admin/dashboard');
    await row(page, 'Asha').locator('[data-lead-name]').click();
    await pane(page).locator('.lead-composer').waitFor();
  };
  const note = (page: Page) => pane(page).getByLabel('Add a note');
  const presence = (page: Page) => pane(page).locator('.lead-presence');

  beforeAll(async () => {
    // Calls are logged only for leads with a phone.
    const token = await tokenOf(admin.page);
    const answer = await asStaff(site, 'GET', '/api/leads?search=Asha', token);
    const [asha] = ((await answer.json()) as { data: { _id: string }[] }).data;
    await asStaff(site, 'PUT', `/api/leads/${asha?._id}`, token, { personalInfo: { phone: '+91 98765 43210' } });
  });
  afterAll(async () => {
    await admin.page.setViewportSize({ width: 1440, height: 900 });
    await note(admin.page).fill('');
    await admin.page.goto('/admin/dashboard');
  });

  it('are named to each other in its head, and nothing moves', async () => {
    const { page } = admin;
    await open(page);
    await note(page).waitFor();
    const name = pane(page).locator('.lead-profile__name');
    const before = await name.boundingBox();
    await open(colleague.page);
    await presence(page).getByText('Ravi is here').first().waitFor();
    await presence(colleague.page)
      .getByText(/is here$/)
      .first()
      .waitFor();
    expect(await name.boundingBox()).toEqual(before);
    await expectAxeCleanInCampaign(page);
  });

  it('see who is typing, and keep what they wrote when the other one saves a call', async () => {
    await note(admin.page).pressSequentially('Wants the rates');
    await presence(colleague.page)
      .getByText(/ is typing…$/)
      .waitFor();
    await pane(colleague.page).getByRole('button', { name: 'Answered' }).click();
    await pane(colleague.page).getByRole('button', { name: 'Save', exact: true }).click();
    const composer = admin.page.locator('.lead-composer');
    await composer.getByText('Ravi just logged a call').waitFor();
    expect(await note(admin.page).inputValue()).toBe('Wants the rates');
    await presence(colleague.page)
      .getByText(/is here$/)
      .first()
      .waitFor();
    await expectAxeCleanInCampaign(admin.page);

    await admin.page.setViewportSize({ width: 360, height: 740 });
    await composer.getByText('Ravi just logged a call').waitFor();
    expect(await overflow(admin.page)).toBeLessThanOrEqual(0);
    await composer.getByRole('button', { name: 'Show' }).click();
    await admin.page.locator(':focus', { hasText: 'Ravi' }).waitFor();
    await composer.getByText('Ravi just logged a call').waitFor({ state: 'detached' });
  });

  it('no longer see a colleague who leaves or is offline', async () => {
    await colleague.page.goto('/admin/dashboard');
    await presence(admin.page).getByText('Ravi is here').first().waitFor({ state: 'detached' });
    await open(colleague.page);
    await presence(admin.page).getByText('Ravi is here').first().waitFor();
    await colleague.context.setOffline(true);
    // The server forgets a window after 40 to 45 seconds.
    await presence(admin.page)
      .getByText('Ravi is here')
      .first()
      .waitFor({ state: 'detached', timeout: 3 * PATIENCE_MS });
    await colleague.context.setOffline(false);
    await presence(admin.page)
      .getByText('Ravi is here')
      .first()
      .waitFor({ timeout: 3 * PATIENCE_MS });
    await colleague.page.goto('/admin/dashboard');
  });
});

describe('signing in', () => {
  let context: BrowserContext;
  let page: Page;
  let pageErrors: string[];
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  beforeAll(async () => {
    ({ context, page, pageErrors } = await visit(site, { width: 1440, height: 900 }));
  });
  afterAll(() => context.close());

  it('requires both fields, shows errors in a red box, and keeps the email address', async () => {
    await page.goto('/admin/users?role=agent');
    await page.waitForURL('**/admin/login');
    await button('Sign in').click();
    const invalid = page.locator('input:invalid');
    expect(await invalid.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).toEqual([
      'email',
      'password',
    ]);
    await page.getByLabel('Email').fill('not an address');
    expect(await page.locator('input[name="email"]:invalid').count()).toBe(1);

    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByText('Wrong email or password. Please try again.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
    await expectFits(page);

    await page.route('**/api/auth/login', (route) => route.abort('connectionrefused'));
    await page.keyboard.press('Enter');
    await page
      .getByText('Network error: Unable to connect to the server. Please check your internet connection and try again.')
      .waitFor();
    await page.unroute('**/api/auth/login');
    pageErrors.length = 0;
  });

  it('is busy until the response arrives, and goes to the requested page', async () => {
    const release = await holdRequests(page, '**/api/auth/login');
    await page.getByLabel('Password').fill(ADMIN.password);
    await button('Sign in').click();
    await button('Signing in...').waitFor();
    release();
    await page.waitForURL('**/admin/users?role=agent');
    await page.unroute('**/api/auth/login');
    const kept = await page.evaluate<{ email: string }>(`JSON.parse(localStorage.getItem('adminUser'))`);
    expect(kept.email).toBe(ADMIN.email);
    expect(pageErrors).toEqual([]);
  });

  it('is required again when the token is no longer valid, and returns to the same page', async () => {
    await page.evaluate(`localStorage.setItem('adminToken', localStorage.getItem('adminToken') + 'x')`);
    await page.goto('/admin/dashboard?tab=contact&status=new&sortBy=status');
    await page.waitForURL('**/admin/login');
    await page.getByText('Your session has ended. Sign in to continue where you were.').waitFor();
    expect(await page.evaluate(`localStorage.getItem('adminToken')`)).toBeNull();
    await signInOn(page);
    expect(new URL(page.url()).search).toBe('?tab=contact&status=new&sortBy=status');
    await listLoaded(page);
    pageErrors.length = 0;
  });
});

describe('the session', () => {
  it('that another user ends leads to the sign-in immediately, and back to the same page', async () => {
    const { page } = colleague;
    await page.goto('/admin/dashboard?status=new&sortBy=status');
    await row(page, 'Deepak').waitFor();
    const token = await tokenOf(admin.page);
    await asStaff(site, 'PUT', `/api/users/${colleagueId}/reset-password`, token, { newPassword: FIRST_PASSWORD });
    await page.waitForURL('**/admin/login');
    await page.getByText('Your session has ended.').waitFor();
    await expectAxeCleanInCampaign(page);
    await signInOn(page, COLLEAGUE.email, FIRST_PASSWORD);
    await page.getByLabel('Current password').fill(FIRST_PASSWORD);
    await page.getByLabel('New password').fill(`${COLLEAGUE.password}-new`);
    await page.keyboard.press('Enter');
    await row(page, 'Deepak').waitFor();
    expect(new URL(page.url()).search).toBe('?status=new&sortBy=status');
  });

  it('ends and starts in every tab', async () => {
    const { context, page } = admin;
    const other = await context.newPage();
    await other.goto('/admin/dashboard?tab=contact');
    await row(other, 'Deepak').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL('**/admin/login');
    await page.waitForURL('**/admin/login');
    await signInOn(page);
    await other.waitForURL('**/admin/dashboard?tab=contact');
    await other.close();
  });

  it('allows a new password only with the old one', async () => {
    const { page } = admin;
    await page.locator('.person-menu button').first().click();
    await page.getByRole('button', { name: 'Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your password' });
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByLabel('New password').fill('monsoon-in-the-hills');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    // An earlier toast might still cover the dialog.
    await dialog.locator('form').getByRole('alert').waitFor();
    expect(await dialog.getByLabel('New password').inputValue()).toBe('monsoon-in-the-hills');
    await expectAxeCleanInCampaign(page);
    await dialog.getByLabel('Current password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByText('Password changed successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await row(page, 'Deepak').waitFor();
  });
});

describe('saved views', () => {
  it.each([1440, 360])('are kept, found again, renamed and deleted at %i px', async (width) => {
    const { page } = colleague;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/dashboard?status=new&search=a');
    await row(page, 'Asha').or(row(page, 'Chandni')).first().waitFor();
    const views = page.getByRole('button', { name: 'Views', exact: true });
    // On a phone, rarely used tools are collapsed.
    const unfold = async () => {
      if (width < 640) await page.getByRole('button', { name: 'More', exact: true }).click();
    };
    await unfold();
    await views.click();
    await page.getByLabel('Name for this view').fill('Fresh ones');
    await page.keyboard.press('Enter');
    await page.getByText('View “Fresh ones” saved.').first().waitFor();
    await expectAxeCleanInCampaign(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.locator(':focus[aria-expanded="false"]').waitFor();

    await page.goto('/admin/dashboard');
    await unfold();
    await views.click();
    // From a width of 1180 px, the side panel also has this list.
    const panel = page.getByRole('region', { name: 'Saved views' });
    await panel.getByRole('button', { name: 'Fresh ones', exact: true }).click();
    await page.waitForURL('**/admin/dashboard?search=a&status=new');

    await views.click();
    const rename = page.getByRole('button', { name: 'Rename Fresh ones' });
    await rename.locator('.icon').waitFor();
    await rename.click();
    await page.getByLabel('New name of Fresh ones').fill('New with an a');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete New with an a' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('View “New with an a” deleted.').first().waitFor();
    await page.getByText('No saved views yet.').waitFor();
    await page.keyboard.press('Escape');
  });
});
