import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Env } from '../../src/config/env.js';
import { ADMIN } from './admin.js';
import { createBuiltApp, ensureAdministrator } from './built-server.js';
import { type BrowserKind, launchChromium } from './chromium.js';
import { type ServerProcess, spawnServer } from './server-process.js';
import { TRANSLATE_WORD_FOR_WORD } from './simulate-translation.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { PATIENCE_MS } from './wait-for.js';

/** In this campaign the browser translates every page of the browser tests. */
const isTranslated = process.env['CAMPAIGN'] === 'translated-screens';

export interface Site {
  url: string;
  browser: Browser;
  databaseUrl: string;
  close(): Promise<void>;
}

export interface SiteProcess extends Site {
  crash(): Promise<void>;
  restart(): Promise<void>;
}

interface SiteOptions {
  readonly database?: TestDatabase;
  readonly browserKind?: BrowserKind;
  readonly settings?: Partial<Env>;
}

/** The built product on its own database, and a browser. */
export async function startSite({ database: made, browserKind, settings = {} }: SiteOptions = {}): Promise<Site> {
  const database = made ?? (await createTestDatabase());
  const [browser, app] = await Promise.all([launchChromium(browserKind), createBuiltApp(settings, database.url)]);
  await ensureAdministrator(app);
  await app.listen(0, '127.0.0.1');
  return {
    url: await app.getUrl(),
    browser,
    databaseUrl: database.url,
    close: async () => {
      await browser.close();
      await app.close();
      await database.drop();
    },
  };
}

/** Like `startSite`, but in a separate process that can crash. Its start takes 3 s of CPU time instead of 0.5 s. */
export async function startSiteProcess(env: Record<string, string> = {}): Promise<SiteProcess> {
  const database = await createTestDatabase();
  const spawn = () =>
    spawnServer({
      DATABASE_URL: database.url,
      JWT_SECRET: 'a secret that only the browser tests sign with',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LEADS_PER_MINUTE: '0',
      LOGINS_PER_15_MINUTES: '0',
      STAFF_WRITES_PER_MINUTE: '0',
      ...env,
    });
  let server: ServerProcess = spawn();
  const [browser, url] = await Promise.all([launchChromium(), server.ready()]);
  const site: SiteProcess = {
    url,
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
      server.child.kill('SIGTERM');
      await Promise.all([browser.close(), server.ended()]);
      await database.drop();
    },
  };
  return site;
}

/**
 * Opens a new visitor's page on a phone. `pageErrors` collects uncaught errors and console errors. Tests that mock
 * responses must turn off the service worker, because Playwright does not see the worker's requests.
 */
export async function visit(
  site: Site,
  options: { width?: number; height?: number; language?: 'en' | 'hi'; withWorker?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page; pageErrors: string[] }> {
  const context = await site.browser.newContext({
    viewport: { width: options.width ?? 360, height: options.height ?? 740 },
    locale: options.language === 'hi' ? 'hi-IN' : 'en-IN',
    acceptDownloads: true,
    serviceWorkers: options.withWorker === false ? 'block' : 'allow',
    baseURL: site.url,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (isTranslated) await context.addInitScript(TRANSLATE_WORD_FOR_WORD);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  return { context, page, pageErrors };
}
