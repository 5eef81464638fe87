import type { BrowserContext, Page } from 'playwright-core';
import { ADMIN } from './admin.js';
import { type Site, visit } from './site.js';
import { thirdPartySubmission } from './submissions.js';

export async function signIn(
  site: Site,
  { email = ADMIN.email, password = ADMIN.password, page: address = '', width = 1440, height = 900 } = {},
): Promise<{ context: BrowserContext; page: Page; pageErrors: string[] }> {
  const visitor = await visit(site, { width, height });
  await visitor.page.goto(`/admin/dashboard${address}`);
  await signInOn(visitor.page, email, password);
  return visitor;
}

export async function signInOn(page: Page, email = ADMIN.email, password = ADMIN.password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard**');
}

/** Sends a submission that has no possible duplicates. */
export async function sendLead(site: Site, fullName: string): Promise<void> {
  const lead = thirdPartySubmission('contact');
  const answer = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, personalInfo: { ...lead.personalInfo, fullName } }),
  });
  if (answer.status !== 201) throw new Error(`Could not send a lead: ${await answer.text()}`);
}

export async function asStaff(
  site: Site,
  method: string,
  path: string,
  token: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(site.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}

/** Replaces a password that someone else chose, so that its user can call the API. */
export async function chooseOwnPassword(
  site: Site,
  token: string,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  await asStaff(site, 'PUT', '/api/auth/password', token, passwords);
}

export function tokenOf(page: Page): Promise<string> {
  return page.evaluate<string>(`localStorage.getItem('adminToken') ?? ''`);
}
