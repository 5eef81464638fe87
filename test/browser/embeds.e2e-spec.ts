/** Our forms on another site: `/embed/<form>.<language>.js`. The other site has a strict content security policy. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { EMBED_LANGUAGES, EMBEDDED_FORMS } from '../../scripts/site/bundles/embeds.mjs';
import { axeViolations, overflow } from '../support/page-checks.js';
import { type Site, startSite, visit } from '../support/site.js';

const MAX_SCRIPT_BYTES = 10_000;
const EMBEDS = EMBEDDED_FORMS.flatMap((form) => EMBED_LANGUAGES.map((language) => ({ form, language })));
/** The page of our own site that has the form, and its dialog's hash. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  contact: '/contact-us',
  franchise: '/contact-us#franchise',
  quote: '/kisan-canteen',
  sarthi: '/kisan-sarthi',
  bdo: '/career/bdo-application',
  ddo: '/career/ddo-application',
  newsletter: '/kisan-ki-baat',
  partnership: '/our-future#form',
  'soil-test': '/services/soil-testing#form',
  callback: '/kisan-mandi',
};

/** The line of HTML in the documentation. */
const [, SAMPLE = ''] =
  /```html\n<!-- embed\.html -->\n(.*?)```/s.exec(readFileSync('docs/integrations.md', 'utf8')) ?? [];

let site: Site;
let other: Server;
let otherUrl: string;
let unlisted: Server;
let database: pg.Client;

beforeAll(async () => {
  other = await otherSite();
  unlisted = await otherSite();
  otherUrl = urlOf(other);
  site = await startSite({ settings: { corsOrigins: [otherUrl] } });
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await site.close();
  for (const server of [other, unlisted]) server.close();
});

/** A site whose page embeds the scripts in its query: `/?contact.en&partnership.hi`. */
async function otherSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://other.example');
    const names = [...searchParams.keys()].filter((name) => name.includes('.'));
    const scripts = names.map((name) =>
      SAMPLE.replace('https://kisancanteen.example', site.url).replace('contact.hi', name),
    );
    response.writeHead(request.url?.startsWith('/?') ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${site.url}; connect-src ${site.url}`,
    });
    response.end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
       <title>Partner</title>${searchParams.has('head') ? scripts.join('') : ''}</head>
       <body><main><h1>Partner</h1>${searchParams.has('head') ? '' : scripts.join('')}</main></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function open(
  query: string,
  at = otherUrl,
): Promise<{ context: BrowserContext; page: Page; pageErrors: string[] }> {
  const opened = await visit(site);
  await opened.page.goto(`${at}/?${query}`);
  await opened.page.locator('.kc-form').first().waitFor();
  return opened;
}

interface Control {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly labels: Iterable<{ readonly textContent: string }>;
  readonly required: boolean;
  readonly autocomplete: string;
  readonly inputMode: string;
}

/** Returns what the visitor and the browser's autofill know of a form's controls. */
function controlsOf(form: Locator): Promise<unknown> {
  return form.locator('[name]').evaluateAll((controls: readonly unknown[]) =>
    (controls as Control[]).map(({ name, type, value, labels, required, autocomplete, inputMode }) => ({
      name,
      type,
      value: type === 'radio' || type === 'checkbox' ? value : '',
      label: [...labels].map(({ textContent }) => textContent.trim()),
      required,
      autocomplete,
      inputMode,
    })),
  );
}

async function storedLeads(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.query('SELECT * FROM leads ORDER BY id');
  return rows as Record<string, unknown>[];
}

describe('the scripts of embedded forms', () => {
  it.each(EMBEDS)('$form in $language has at most 10 KB, and other sites can load it', async ({ form, language }) => {
    const response = await fetch(`${site.url}/embed/${form}.${language}.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });

  it.each(EMBEDS)(
    '$form in $language shows the fields of our own form, is axe clean and fits a phone',
    async (embed) => {
      const { form, language } = embed;
      const { context, page, pageErrors } = await open(`${form}.${language}`);
      const embedded = page.locator('.kc-form');
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect([width, await overflow(page)]).toEqual([width, 0]);
      }
      // The other site's own page is not under test.
      expect(await axeViolations(page, '.kc-form')).toEqual([]);
      const controls = await controlsOf(embedded);
      const name = await embedded.getAttribute('aria-label');
      expect(pageErrors).toEqual([]);
      await context.close();

      const own = await visit(site, { language });
      const path = OWN_PAGES[form] ?? '';
      await own.page.goto(`${language === 'hi' ? '/hi' : ''}${path}`);
      if (form === 'franchise') {
        const choice = language === 'hi' ? 'फ़्रेंचाइज़ी के लिए पूछें' : 'Franchise inquiry';
        await own.page
          .getByRole('button', { name: choice })
          .or(own.page.locator('.contact-section button'))
          .first()
          .click();
      }
      const ownForm = own.page.locator(`form[aria-label="${name}"]`).first();
      await ownForm.waitFor({ state: 'attached' });
      expect(controls).toEqual(await controlsOf(ownForm));
      await own.context.close();
    },
  );
});

/** Missing in browsers of low-end phones, or added after Chrome 80. */
const TOO_NEW = /\.(replaceChildren|replaceAll|at|hasOwn|findLast|toSorted|toReversed|structuredClone)\(/;

it.each(EMBEDS)('$form in $language uses only what older phones have', async ({ form, language }) => {
  const code = await (await fetch(`${site.url}/embed/${form}.${language}.js`)).text();
  expect(TOO_NEW.exec(code)?.[0]).toBeUndefined();
});

describe('a form on another site', () => {
  it('makes the same lead as on our own site, with the address of the other site', async () => {
    const { context, page, pageErrors } = await open('contact.en&utm_source=partner');
    const form = page.getByRole('form', { name: 'Send us a message' });
    await form.getByLabel('Your name').fill('Asha Devi');
    await form.getByLabel('Email').fill('asha@example.in');
    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByLabel('Your message').fill('When do you open?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    const receipt = form.locator('.kc-form__receipt');
    await receipt.getByText('Thank you for contacting us!').waitFor();
    const lead = (await storedLeads()).at(-1)!;
    const reference = String(lead['reference']).replace(/^.{5}/, '$&-');
    expect(await receipt.textContent()).toContain(reference);
    expect(await receipt.getByRole('link').getAttribute('href')).toBe(`${site.url}/track#${reference}`);
    await form.locator('.kc-form__receipt:focus').waitFor();
    expect(lead).toMatchObject({
      type: 'contact',
      full_name: 'Asha Devi',
      email: 'asha@example.in',
      details: { message: 'When do you open?' },
      source: { page: expect.stringContaining(`${otherUrl}/?contact.en`), language: 'en', utm_source: 'partner' },
      consent: { language: 'en', purposes: ['contact'] },
      quarantined_at: null,
    });
    expect(await form.getByLabel('Your name').inputValue()).toBe('');
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('composes values, in Hindi and with the keyboard alone', async () => {
    const { context, page, pageErrors } = await open('partnership.hi');
    const form = page.locator('.kc-form');
    await form.locator('[name="fullName"]').focus();
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    for (const text of ['Asha Devi', 'Meena', 'asha@example.in']) await type(text);
    // Two links below the email field.
    for (const _ of [1, 2]) await page.keyboard.press('Tab');
    await type('98765 43210');
    await type('www.example.in');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    // The text for another kind of entity.
    await page.keyboard.press('Tab');
    await type('मिट्टी');
    await type('नई जाँच');
    await type('कम ख़र्च');
    await page.keyboard.press('Space');
    await form.locator('[type="submit"]').press('Enter');
    await form.locator('.kc-form__receipt').waitFor();
    const lead = (await storedLeads()).at(-1)!;
    expect(lead).toMatchObject({ type: 'partner', source: { language: 'hi' } });
    expect(lead['details']).toMatchObject({
      organizationName: 'Meena',
      proposalDetails:
        'Innovation Area: मिट्टी\nProduct Description: नई जाँच\nFarmer Benefits: कम ख़र्च\nPrevious Experience: Yes\nWebsite: https://www.example.in',
    });
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('says in Hindi what is wrong, and leads to each field', async () => {
    const { context, page } = await open('contact.hi');
    const form = page.locator('.kc-form');
    await form.locator('[name="email"]').fill('asha@');
    await form.locator('[type="submit"]').click();
    const summary = form.locator('.kc-form__summary');
    await summary.getByRole('link').nth(2).waitFor();
    await form.locator('.kc-form__summary:focus').waitFor();
    expect(await summary.textContent()).toContain('पता इस तरह लिखिए: name@example.com');
    expect(await form.locator('[name="email"]').getAttribute('aria-invalid')).toBe('true');
    expect(await axeViolations(page, '.kc-form')).toEqual([]);
    await summary.getByRole('link').nth(1).press('Enter');
    await page.locator('[name="email"]:focus').waitFor();
    await page.keyboard.type('example.in');
    await form.locator('[name="email"][aria-invalid]').waitFor({ state: 'detached' });
    expect(await summary.getByRole('link').count()).toBe(2);
    await context.close();
  });

  it('makes one lead if the response is lost, and keeps what was typed over a reload', async () => {
    const { context, page } = await open('newsletter.en');
    const before = (await storedLeads()).length;
    let losesResponse = true;
    await page.route('**/api/leads', async (route) => {
      if (route.request().method() !== 'POST' || !losesResponse) return route.continue();
      losesResponse = false;
      await route.fetch();
      await route.abort();
    });
    const email = page.locator('[name="email"]');
    await email.fill('once@example.in');
    await page.locator('.kc-form [type="submit"]').click();
    await page.locator('.kc-form__summary').getByText('Network error').waitFor();
    expect((await storedLeads()).length).toBe(before + 1);

    await page.reload();
    await page.getByText('We kept what you wrote last time.').waitFor();
    expect(await email.inputValue()).toBe('once@example.in');
    const replay = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('.kc-form [type="submit"]').click();
    expect(await (await replay).headerValue('idempotent-replayed')).toBe('true');
    await page.locator('.kc-form__receipt').waitFor();
    expect((await storedLeads()).length).toBe(before + 1);
    await page.reload();
    await page.locator('.kc-form').waitFor();
    expect(await email.inputValue()).toBe('');
    await context.close();
  });

  it('is sent by itself when the network is back', async () => {
    const { context, page } = await open('newsletter.hi');
    const before = (await storedLeads()).length;
    await page.locator('[name="email"]').fill('later@example.in');
    await context.setOffline(true);
    await page.locator('.kc-form [type="submit"]').click();
    await page.locator('.kc-form__summary').waitFor();
    await context.setOffline(false);
    await page.locator('.kc-form__receipt').waitFor();
    expect((await storedLeads()).length).toBe(before + 1);
    await context.close();
  });

  it.each(['contact.en&newsletter.en', 'contact.en&newsletter.en&head'])(
    'shares a page with another form: %s',
    async (query) => {
      const { context, page, pageErrors } = await open(query);
      await page.locator('.kc-form').nth(1).waitFor();
      const ids = await page
        .locator('.kc-form [id]')
        .evaluateAll((all: readonly unknown[]) => (all as { id: string }[]).map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const form = page.locator('.kc-form', { has: page.getByRole('button', { name: 'Send Message' }) });
      await form.getByLabel('Your name').fill('Asha');
      expect(await page.locator('.kc-form [name="email"]').count()).toBe(2);
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );

  it('loses nothing on a site that is not listed, and says to its developer what to do', async () => {
    const { context, page, pageErrors } = await open('newsletter.en', urlOf(unlisted));
    await page.locator('[name="email"]').fill('asha@example.in');
    await page.locator('.kc-form [type="submit"]').click();
    await page.locator('.kc-form__summary').getByText('Network error').waitFor();
    expect(await page.locator('[name="email"]').inputValue()).toBe('asha@example.in');
    expect(pageErrors.join()).toContain(`CORS_ORIGINS must contain ${urlOf(unlisted)}`);
    await context.close();
  });
});
