import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'yaml';
import { DOCUMENT_FILE } from '../campaigns/fuzz/api-document.js';
import { type Api, startApi } from '../support/api.js';
import { launchChromium } from '../support/chromium.js';
import { expectAccessible } from '../support/page-checks.js';
import { waitFor } from '../support/wait-for.js';

const NEWSLETTER = { type: 'newsletter', personalInfo: { email: 'ramesh@example.in' } };

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://kisan.example' });
  admin = await api.signIn();
});
afterAll(() => api.close());

/** Filters the list for the operation: Swagger UI renders only the visible part of a list as long as this one. */
async function operationAt(page: Page, method: string, path: string): Promise<Locator> {
  await page.getByLabel('Filter').fill(path);
  return page.locator(`.opblock-${method}`, { has: page.locator(`[data-path="${path}"]`) });
}

describe('the documentation', () => {
  it('is served like openapi.yaml, in JSON and YAML', async () => {
    const written: unknown = parse(readFileSync(DOCUMENT_FILE, 'utf8'));
    expect((await api.raw('GET', '/api/openapi.json')).body).toEqual(written);
    expect(parse((await api.raw('GET', '/api/openapi.yaml')).text)).toEqual(written);
  });

  it.each([
    '/api/openapi.json',
    '/api/openapi.yaml',
    '/api/docs',
    '/api/docs/guide',
    '/api/docs/guide.css',
    '/api/docs/swagger-ui-bundle.js',
  ])('%s is generated once, sent compressed, and 304 if the client has it', async (path) => {
    const { headers: plain, text } = await api.raw('GET', path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const answer = await api.raw('GET', path, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(text));
      expect(answer.text).toBe(text);

      const etag = answer.headers.get('etag') ?? '';
      const again = await api.raw('GET', path, { headers: { 'if-none-match': `"other", ${etag}` } });
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
      expect((await api.raw('GET', path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  });

  it('opens in a browser within the content security policy, and tries calls without parameters', async () => {
    expect((await api.raw('POST', '/api/leads', { body: NEWSLETTER })).status).toBe(201);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      const pageErrors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
      });
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      for (const address of ['/api/docs', '/api/docs/']) {
        await page.goto(api.url + address);
        await page.getByRole('heading', { name: /Kisan Canteen API/ }).waitFor();
      }
      expect(await page.evaluate('getComputedStyle(document.querySelector(".opblock")).borderRadius')).toBe('4px');
      const live = await operationAt(page, 'get', '/api/health/live');
      await live.getByRole('button').first().click();
      await live.getByRole('button', { name: 'Try it out' }).click();
      await live.getByRole('button', { name: 'Execute' }).click();
      await live.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();

      await page.getByRole('button', { name: 'Authorize' }).first().click();
      await page.locator('.modal-ux input').fill(admin);
      await page.locator('.modal-ux').getByRole('button', { name: 'Apply credentials' }).click();
      await page.locator('.modal-ux .btn-done').click();
      const list = await operationAt(page, 'get', '/api/leads');
      await list.getByRole('button').first().click();
      await list.getByRole('button', { name: 'Try it out' }).click();
      await list.getByRole('button', { name: 'Execute' }).click();
      await list.locator('.live-responses-table', { hasText: 'ramesh@example.in' }).waitFor();

      // These schemas have several parts; the examples show the fields of all parts.
      const erasure = await operationAt(page, 'post', '/api/leads/{id}/erase');
      await erasure.getByRole('button').first().click();
      for (const field of ['phoneE164', 'contactForm']) await erasure.locator('.example', { hasText: field }).waitFor();
      const user = await operationAt(page, 'get', '/api/users/{id}');
      await user.getByRole('button').first().click();
      await user.locator('.example', { hasText: 'canViewAllLeads' }).waitFor();
      expect(pageErrors).toEqual([]);
    } finally {
      await browser.close();
    }
  });
  it('starts with sign-in and filter, finds calls by path, and stays signed in after a reload', async () => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(`${api.url}/api/docs`);
      const authorize = page.getByRole('button', { name: 'Authorize' }).first();
      const filter = page.getByLabel('Filter');
      for (const control of [authorize, filter]) {
        await control.waitFor();
        const { y, height } = (await control.boundingBox())!;
        expect(y + height).toBeLessThan(768);
      }
      await page.getByText('About this API').click();
      await page.getByText('Idempotency-Key').first().waitFor();

      // On a busy machine, the page still moves when it is clicked for the first time.
      const credentials = page.locator('.modal-ux input');
      await waitFor('the dialog for credentials', async () => {
        if ((await credentials.count()) === 0) await authorize.click();
        return credentials.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        );
      });
      await credentials.fill(admin);
      await page.locator('.modal-ux').getByRole('button', { name: 'Apply credentials' }).click();
      await page.locator('.modal-ux .btn-done').click();

      // The messages of webhooks have a section of their own, which the filter leaves alone.
      const operations = page.locator('.opblock-tag-section .opblock-summary-path');
      await (await operationAt(page, 'get', '/api/users')).waitFor();
      await filter.fill('/NOTES');
      await page.locator('[data-path="/api/users"]').first().waitFor({ state: 'detached' });
      const paths = await operations.evaluateAll((all) => all.map((path) => path.getAttribute('data-path')));
      expect(paths).toContain('/api/leads/{id}/notes');
      expect(paths.filter((path) => !path?.includes('/notes'))).toEqual([]);

      await page.reload();
      await page.locator('.btn.authorize.locked').waitFor();
      const me = await operationAt(page, 'get', '/api/auth/me');
      await me.getByRole('button').first().click();
      await me.getByRole('button', { name: 'Try it out' }).click();
      await me.getByRole('button', { name: 'Execute' }).click();
      await me.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    } finally {
      await browser.close();
    }
  });

  it('starts with a short list, and opens the tags of the calls that are found', async () => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(`${api.url}/api/docs`);
      const calls = page.locator('.opblock-tag-section .opblock');
      await page.locator('.opblock-tag').first().waitFor();
      expect(await calls.count()).toBe(0);

      const filter = page.getByLabel('Filter');
      await filter.fill('/api/leads/by/');
      await calls.first().waitFor();
      expect(await calls.count()).toBe(1);
      // Users can still close what the filter has opened.
      await page.locator('.opblock-tag').click();
      await calls.waitFor({ state: 'detached' });
      await filter.fill('');
      await page.locator('.opblock-tag').nth(5).waitFor();
      expect(await calls.count()).toBe(0);

      await page.goto('about:blank');
      await page.goto(`${api.url}/api/docs#/leads/upsertLead`);
      await page.locator('.opblock.is-open [data-path="/api/leads/by/{system}/{externalId}"]').waitFor();
    } finally {
      await browser.close();
    }
  });
});

describe('the guide', () => {
  it('is docs/integrations.md, with links that work without the repository', async () => {
    const { text } = await api.raw('GET', '/api/docs/guide');
    const written = readFileSync('docs/integrations.md', 'utf8');
    const headings = [...written.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect([...text.matchAll(/<h2 id="[^"]+">(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual(headings);
    expect(text).toContain('<meta name="robots" content="noindex">');

    const docs = await api.raw('GET', '/api/docs');
    const linksOf = (page: string) => [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(linksOf(docs.text).map((href) => href.replace(/.*#/, ''))).toEqual([
      'connect-in-five-minutes',
      'events',
      'webhooks',
      'forms-on-other-sites',
      'imports',
      '/api/openapi.json',
      '/api/openapi.yaml',
    ]);
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const href of [...linksOf(docs.text), ...linksOf(text)]) {
      const [path, id] = href.split('#');
      if (id !== undefined) expect([id, ids.has(id)]).toEqual([id, true]);
      if (path?.startsWith('/')) expect([path, (await api.raw('GET', path)).status]).toEqual([path, 200]);
      else if (path) expect(path).toMatch(/^https:/);
    }
  });

  it('fits a phone and a laptop within the content security policy, and axe finds nothing', async () => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      const pageErrors: string[] = [];
      page.on('console', (message) => pageErrors.push(message.text()));
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      await page.goto(`${api.url}/api/docs/guide#webhooks`);
      expect(await page.evaluate('document.querySelector("#webhooks").getBoundingClientRect().top')).toBeLessThan(100);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectAccessible(page);
      expect(await page.evaluate('getComputedStyle(document.querySelector("h2")).color')).toBe('rgb(18, 64, 42)');
      expect(pageErrors).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
