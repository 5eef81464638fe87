/** The plain HTML form in docs/integrations.md, on another site and in a browser without scripts. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { axeViolations, overflow } from '../support/page-checks.js';
import { type Site, startSite } from '../support/site.js';

const [, SAMPLE = ''] =
  /```html\n<!-- plain-form\.html -->\n(.*?)```/s.exec(readFileSync('docs/integrations.md', 'utf8')) ?? [];

let site: Site;
let other: Server;
let otherUrl: string;

beforeAll(async () => {
  other = createServer((_request, response) => {
    const form = SAMPLE.replace('https://kisancanteen.example', site.url).replace('language=en', 'language=hi');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="hi"><title>Partner</title>${form}</html>`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  site = await startSite({ settings: { corsOrigins: [otherUrl] } });
});
afterAll(async () => {
  await site.close();
  other.close();
});

it('is stored once, however often it is sent, and shows the reference on a page that fits a phone', async () => {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(otherUrl);
  await page.getByLabel('Your name').fill('आशा देवी');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Phone').fill('९८७६५ ४३२१०');
  await page.getByLabel('Your message').fill('आप कब खुलते हैं?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'आपका फ़ॉर्म हमें मिल गया है' }).waitFor();
  const reference = await page.locator('strong').textContent();
  expect(reference).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/);
  await page.reload();
  expect(await page.locator('strong').textContent()).toBe(reference);
  expect(await page.getByRole('link', { name: 'वेबसाइट पर वापस' }).getAttribute('href')).toBe(`${otherUrl}/`);
  await page.getByRole('link', { name: 'देखें कि आपका अनुरोध कहाँ तक पहुँचा' }).click();
  await page.waitForURL(`${site.url}/hi/track#${reference}`);
  await context.close();
});

it('says what is wrong, and the form still has what was typed', async () => {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(otherUrl);
  await page.getByLabel('Your name').fill('Asha');
  await page.getByLabel('Email').fill('asha@example');
  await page.getByLabel('Your message').fill('When do you open?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'आपका फ़ॉर्म नहीं लिया जा सका' }).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toEqual(['ईमेल: पता इस तरह लिखिए: name@example.com']);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.goBack();
  expect(await page.getByLabel('Your message').inputValue()).toBe('When do you open?');
  await context.close();
});
