import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../support/chromium.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

/** One address per page module, plus an article, the back office and an unknown address. */
const PAGES = [
  '/',
  '/whoWeAre',
  '/kisan-ki-baat',
  '/blogs/kisan-canteen-selling-together',
  '/our-future',
  '/career/ddo-application',
  '/career/bdo-application',
  '/contact-us',
  '/kisan-canteen',
  '/kisan-mandi',
  '/kisan-sarthi',
  '/services/soil-testing',
  '/nothing-here',
];
const ADDRESSES = [...PAGES, ...PAGES.map((path) => `/hi${path === '/' ? '' : path}`), '/admin/login'];

let database: TestDatabase;
let browser: Browser;
let development: ChildProcess;
let url: string;
let page: Page;
let pageErrors: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  browser = await launchChromium();
  development = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: {
      PATH: process.env['PATH'],
      NO_COLOR: '1',
      PORT: String(randomInt(20_000, 30_000)),
      DATABASE_URL: database.url,
      JWT_SECRET: 'a secret that only the browser tests sign with',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await addressOf(development);
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  // The first page waits for dependency optimization, which is slow on a busy machine.
  page.setDefaultTimeout(120_000);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()} ${response.url()}`);
  });
  // On the first visits the server finds more dependencies to optimize, and then reloads the pages.
  for (const address of ADDRESSES) await open(address);
});

afterAll(async () => {
  development.kill('SIGTERM');
  if (development.exitCode === null) await once(development, 'exit');
  await browser.close();
  await database.drop();
});

async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  // Keep the stream open: the server ends if it cannot write its output.
  for await (const chunk of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    const address = /Site\s+(http:\S+)\s/.exec(output)?.[1];
    if (address) {
      server.stdout?.resume();
      return address;
    }
  }
  throw new Error(`The development server ended before it was ready: ${output}`);
}

async function open(address: string): Promise<void> {
  await page.goto(url + address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

describe('the development server', () => {
  it.each(ADDRESSES)('shows %s without errors', async (address) => {
    pageErrors = [];
    await open(address);
    expect(await page.locator('html').getAttribute('lang')).toBe(address.startsWith('/hi') ? 'hi' : 'en');
    expect(pageErrors).toEqual([]);
  });
});
