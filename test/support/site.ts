import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ADMIN } from './api.js';
import { launchChromium } from './chromium.js';
import { type ServerProcess, spawnServer } from './server-process.js';
import { createTestDatabase } from './test-database.js';

export interface Site {
  url: string;
  browser: Browser;
  databaseUrl: string;
  /** Ends the server without warning. */
  crash(): Promise<void>;
  /** Starts it again on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The built product as a process of its own, on a database of its own, and a browser to use it with. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const database = await createTestDatabase();
  const spawn = () =>
    spawnServer({
      DATABASE_URL: database.url,
      JWT_SECRET: 'a secret that only the browser tests sign with',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    });
  let server: ServerProcess = spawn();
  const browser = await launchChromium();
  const site: Site = {
    url: await server.ready(),
    browser,
    databaseUrl: database.url,
    crash: async () => {
      server.child.kill('SIGKILL');
      await server.ended();
    },
    restart: async () => {
      server = spawn();
      site.url = await server.ready();
    },
    close: async () => {
      await browser.close();
      server.child.kill('SIGTERM');
      await server.ended();
      await database.drop();
    },
  };
  return site;
}

/** The machine is too busy for the database to answer within a second: the page asks again, the test shows that it did. */
const OVERLOADED = /^Failed to load resource: the server responded with a status of 503/;

/**
 * A fresh visitor on a phone. Whatever the page complains of lands in `complaints`. A test that answers in the server's
 * place has to do without the service worker, whose own requests it would not see.
 */
export async function visit(
  site: Site,
  options: { width?: number; height?: number; language?: 'en' | 'hi'; withWorker?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await site.browser.newContext({
    viewport: { width: options.width ?? 360, height: options.height ?? 740 },
    locale: options.language === 'hi' ? 'hi-IN' : 'en-IN',
    acceptDownloads: true,
    serviceWorkers: options.withWorker === false ? 'block' : 'allow',
    baseURL: site.url,
  });
  // A machine that does much else at the same time is slow, not wrong.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !OVERLOADED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context, page, complaints };
}
