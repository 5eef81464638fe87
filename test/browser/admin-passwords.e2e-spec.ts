/** A new user's first day and a forgotten password, with a real SMTP server. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asStaff, sendLead, signIn, signInOn, tokenOf } from '../support/admin-site.js';
import { freePort } from '../support/free-port.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { axeViolations, expectFits } from '../support/page-checks.js';
import { type SiteProcess, startSiteProcess, visit } from '../support/site.js';

const EMAIL = 'asha@kisancanteen.local';
const FIRST_PASSWORD = 'genda-phool-84';
const OWN_PASSWORD = 'gulmohar-chhaya-31';
const NEW_PASSWORD = 'champa-chameli-19';

let mails: MailServer;
let site: SiteProcess;
let phone: Page;
let pageErrors: string[];

beforeAll(async () => {
  mails = await startMailServer();
  const port = String(await freePort());
  site = await startSiteProcess({
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Kisan Canteen <leads@kisancanteen.example>',
  });
  await sendLead(site, 'Binod');
  ({ page: phone, pageErrors } = await visit(site));
});
afterAll(async () => {
  await site.close();
  await mails.stop();
});

/** Checks the sign-in pages at the sizes of a phone, a laptop and 200 % zoom. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  await expectFits(page);
  await page.setViewportSize({ width: 683, height: 384 });
  expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });
}

it('a new user must choose a password, and then arrives at the page that they opened', async () => {
  const admin = await signIn(site);
  await asStaff(site, 'POST', '/api/users', await tokenOf(admin.page), {
    name: 'Asha Kumari',
    email: EMAIL,
    role: 'manager',
    password: FIRST_PASSWORD,
  });
  await admin.context.close();

  await phone.goto('/admin/dashboard?tab=contact');
  await phone.locator('#login-email:focus').waitFor();
  await signInOn(phone, EMAIL, FIRST_PASSWORD);
  await phone.getByRole('form', { name: 'Choose your password' }).waitFor();
  await phone.locator('#current-password:focus').waitFor();
  await expectGoodPage(phone);
  await phone.getByLabel('Current password').fill(FIRST_PASSWORD);
  await phone.getByLabel('New password', { exact: true }).fill(FIRST_PASSWORD);
  await phone.keyboard.press('Enter');
  await phone.locator('#own-new-password:focus').waitFor();
  await phone.getByText('The new password is the same as the current one. Choose another.').first().waitFor();
  await phone.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await phone.keyboard.press('Enter');
  await phone.getByText('Binod').first().waitFor();
  expect(new URL(phone.url()).search).toBe('?tab=contact');
});

it('a user who forgot it gets a link, chooses another and signs in with it; other sessions have ended', async () => {
  const { page, context } = await visit(site);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('link', { name: 'Forgot password?' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
  await page.locator('#forgot-email:focus').waitFor();
  expect(await page.locator('#forgot-email').inputValue()).toBe(EMAIL);
  await expectGoodPage(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await expectGoodPage(page);
  await context.close();

  const { text, html } = await mails.next(EMAIL);
  const link = /http:\/\/localhost:\d+\/admin\/reset-password#[\w-]{43}/.exec(text)?.[0] ?? '';
  expect(html).toContain(`href="${link}"`);

  // Opened in the browser in which the user is still signed in.
  const requests: string[] = [];
  phone.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const reset = `${site.url}${link.slice(link.indexOf('/admin'))}`;
  await phone.goto(reset);
  await phone.locator('#reset-new-password:focus').waitFor();
  await expectGoodPage(phone);
  await phone.getByLabel('New password', { exact: true }).fill('password');
  await phone.keyboard.press('Enter');
  await phone.getByText('This password is too common. Choose another.').waitFor();
  await phone.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await phone.getByRole('button', { name: 'Show new password' }).click();
  await phone.getByRole('button', { name: 'Change password' }).click();
  await phone.getByText('Your password was changed. Sign in with the new one.').waitFor();
  expect(requests.filter((request) => request.includes(reset.slice(-43)))).toEqual([]);
  expect((await mails.next(EMAIL)).headers['subject']).toBe('Your password was changed');
  await signInOn(phone, EMAIL, NEW_PASSWORD);
  await phone.getByText('Binod').first().waitFor();

  await phone.goto('/admin/login');
  await phone.goto(reset);
  await phone.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await phone.keyboard.press('Enter');
  await phone.getByText('This link has expired or was already used. Request a new one.').waitFor();
  await expectGoodPage(phone);
  await phone.getByRole('link', { name: 'Request a new link' }).click();
  await phone.getByRole('form', { name: 'Forgot password' }).waitFor();
  // The browser logs each refused call.
  expect(pageErrors.filter((error) => !/status of 4\d\d/.test(error))).toEqual([]);
});
