import type { Page } from 'playwright-core';
import { DEMO_MAIL_DOMAIN } from '../../scripts/demo/demo-staff.js';
import { readEnv } from '../../src/config/env.js';
import { ADMIN } from './admin.js';
import { asStaff } from './admin-site.js';
import { type Site, startSite } from './site.js';
import { createFilledDatabase } from './test-database.js';

const NUMBERS = new Intl.NumberFormat('en-IN');
const DEMO_LEADS = 3_000;
const DEMO_PASSWORD = 'Mitti-Beej-Fasal-26';

export interface DemoSite extends Site {
  /** The administrator's token. Tests use it to check the stored data and to make changes as a colleague. */
  token: string;
}

/** The built product with 3,000 demo leads and the demo's users. */
export async function startDemoSite(): Promise<DemoSite> {
  const site = await startSite({ database: await createFilledDatabase(`kc_demo_${DEMO_LEADS}`, fillWithDemo) });
  return Object.assign(site, { token: await tokenFor(site, ADMIN) });
}

async function fillWithDemo(ownerUrl: string): Promise<void> {
  // These imports load the generator and the whole application, which only the first test file of a run needs. They
  // run one after the other, because Jest cannot link two modules with shared dependencies at the same time.
  const { ensureFirstAdministrator } = await import('../../scripts/demo/first-administrator.js');
  const { loadDemo } = await import('../../scripts/demo/load-demo.js');
  const settings = readEnv({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await ensureFirstAdministrator(ownerUrl, settings);
  await loadDemo(ownerUrl, { leads: DEMO_LEADS, password: DEMO_PASSWORD });
}

/** The credentials of a demo user: `demoStaff('sunita.kumari')`. */
export function demoStaff(name: string): { email: string; password: string } {
  return { email: `${name}@${DEMO_MAIL_DOMAIN}`, password: DEMO_PASSWORD };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function tokenFor(site: Site, credentials: Credentials): Promise<string> {
  return (await signInWithoutBrowser(site, credentials)).token;
}

export async function signedInStorage(site: Site, credentials: Credentials) {
  const { token, data } = await signInWithoutBrowser(site, credentials);
  const localStorage = [
    { name: 'adminToken', value: token },
    { name: 'adminUser', value: JSON.stringify(data) },
  ];
  return { cookies: [], origins: [{ origin: site.url, localStorage }] };
}

async function signInWithoutBrowser(site: Site, credentials: Credentials): Promise<{ token: string; data: object }> {
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (answer.status !== 200) throw new Error(`Could not sign in as ${credentials.email}: ${await answer.text()}`);
  return (await answer.json()) as { token: string; data: object };
}

export async function read<T>(site: Site, path: string, token: string): Promise<T> {
  return (await (await asStaff(site, 'GET', path, token)).json()) as T;
}

export async function userIdOf(site: DemoSite, name: string): Promise<string> {
  const path = `/api/users?search=${encodeURIComponent(name)}`;
  const { data } = await read<{ data: { _id: string }[] }>(site, path, site.token);
  const [user] = data;
  if (!user || data.length > 1) throw new Error(`There are ${data.length} users called ${name}.`);
  return user._id;
}

export async function countLeads(site: Site, query: string, token: string): Promise<number> {
  const { pagination } = await read<{ pagination: { totalItems: number } }>(site, `/api/leads?limit=1&${query}`, token);
  return pagination.totalItems;
}

export function formatCount(count: number): string {
  return NUMBERS.format(count);
}

/** Waits until the list has loaded the leads for the page's address. */
export async function listLoaded(page: Page): Promise<void> {
  await page.locator('table[aria-busy="false"]').waitFor();
}

/** Waits until the newest toast with this text is visible. */
export async function toastShows(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('.toasts').getByText(text).last().waitFor();
}

export const DIALOG = 'dialog[open]';
