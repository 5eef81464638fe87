/** Webhooks in the back office: created, enabled, watched and deleted with the keyboard alone, with a real receiver. */
import { createHmac } from 'node:crypto';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asStaff, sendLead, signIn, tokenOf } from '../support/admin-site.js';
import { DIALOG, read, toastShows } from '../support/demo-site.js';
import { chooseItem, focused, tabTo } from '../support/keyboard.js';
import { LOCAL_CERTIFICATE, LOCAL_KEY } from '../support/local-certificate.js';
import { expectAccessible } from '../support/page-checks.js';
import { type Site, startSite } from '../support/site.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

interface Message {
  readonly id: string;
  readonly signature: string;
  /** The signed text without its end, which is the body. */
  readonly head: string;
  readonly body: string;
}

const messages: Message[] = [];
let status = 500;
const receiver = createServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const header = (name: string) => String(request.headers[`webhook-${name}`]);
  const id = header('id');
  messages.push({ id, signature: header('signature'), head: `${id}.${header('timestamp')}.`, body });
  response.writeHead(status).end();
});

let site: Site;
let page: Page;
let pageErrors: string[];
let host: string;
let name: string;
let secret: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  host = `localhost:${(receiver.address() as AddressInfo).port}`;
  name = `${host}/events`;
  // The server runs in this process.
  globalAgent.options.ca = LOCAL_CERTIFICATE;
  site = await startSite({ settings: { allowedHosts: [host] } });
  const admin = await signIn(site);
  await admin.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  ({ page, pageErrors } = admin);
  // Animations would make axe check colors in the middle of a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asStaff(site, 'POST', '/api/keys', await tokenOf(page), {
    name: 'ERP',
    scopes: ['leads:read', 'events:read'],
    leadTypes: ['contact'],
  });
});
afterAll(async () => {
  await site.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const dialog = (title: string) => page.getByRole('dialog', { name: title });
const button = (label: string) => page.getByRole('button', { name: label, exact: true });
const row = () => page.getByRole('row', { name: /^localhost/ });
const ofType = (type: string) => messages.filter(({ body }) => (JSON.parse(body) as { type: string }).type === type);
const signatureOf = ({ head, body }: Message) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(head + body)
    .digest('base64')}`;

async function chooseAction(label: string): Promise<void> {
  await focused(page, button(`Actions for ${name}`));
  await chooseItem(page, button(`${label} ${name}`));
}

it('creates a webhook with the keyboard alone, and shows its secret once', async () => {
  await page.goto('/admin/integrations');
  await page.getByText('No webhooks yet.').waitFor();
  await expectAccessible(page);
  await page.locator('h1').focus();
  await tabTo(page, button('New webhook'));
  await page.keyboard.press('Enter');
  const form = dialog('New webhook');
  await focused(page, form.getByLabel('URL'));
  await page.keyboard.type(`https://${name}`);
  await tabTo(page, form.getByLabel('Payload'));
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, DIALOG);
  await tabTo(page, form.getByRole('button', { name: 'Create webhook' }));
  await page.keyboard.press('Enter');

  const shown = dialog(`Secret of ${name}`);
  await focused(page, shown.getByRole('button', { name: 'Copy secret' }));
  await page.keyboard.press('Enter');
  await shown.getByText('Copied.', { exact: true }).waitFor();
  secret = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(secret).toMatch(/^whsec_[\w+/]+=*$/);
  await expectAccessible(page, DIALOG);
});

it('enables the webhook as soon as the receiver accepts a signed test', async () => {
  const shown = dialog(`Secret of ${name}`);
  await tabTo(page, shown.getByRole('button', { name: 'Enable webhook' }));
  await page.keyboard.press('Enter');
  await shown.getByText(/^The receiver answered the test message with the status 500\./).waitFor();
  await shown.getByText(secret).waitFor();
  await expectAccessible(page, DIALOG);
  status = 204;
  await page.keyboard.press('Enter');
  await toastShows(page, 'Webhook enabled');
  await row().getByText('Enabled', { exact: true }).waitFor();
  await waitForValue('Webhooks', () => page.evaluate<string>('document.activeElement?.textContent'));
  expect(await page.content()).not.toContain(secret);
  expect(messages.map(signatureOf)).toEqual(messages.map(({ signature }) => signature));

  await tabTo(page, button(`Actions for ${name}`));
  await chooseAction('Send test');
  await toastShows(page, `${host} accepted the test: status 204`);
  expect(ofType('test.ping')).toHaveLength(3);
});

it('shows the deliveries of an event, and sends one again', async () => {
  await sendLead(site, 'Binod');
  await waitFor('the event arrives', () => ofType('lead.created').length === 1);
  const [created] = ofType('lead.created');
  expect(created && signatureOf(created)).toBe(created?.signature);
  expect(JSON.parse(created?.body ?? '')).toMatchObject({ lead: { type: 'contact' } });

  await chooseAction('Deliveries');
  const pane = dialog(`Deliveries: ${name}`);
  const delivery = pane.getByRole('row', { name: /^Lead added/ });
  await delivery.getByText(/^204, \d+ ms$/).waitFor();
  await delivery.getByText('Accepted', { exact: true }).waitFor();
  await expectAccessible(page, DIALOG);
  await tabTo(page, delivery.getByRole('button', { name: /^Send again/ }));
  await page.keyboard.press('Enter');
  await toastShows(page, 'The delivery is sent again now.');
  await waitFor('the event arrives again', () => ofType('lead.created').length === 2);
  expect(new Set(ofType('lead.created').map(({ id }) => id)).size).toBe(1);
  await page.keyboard.press('Escape');
  await pane.waitFor({ state: 'detached' });
  await waitForValue(0, async () => {
    const { data } = await read<{ data: { waiting: number }[] }>(site, '/api/webhooks', await tokenOf(page));
    return data[0]?.waiting;
  });
  await page.reload();
  await row()
    .getByText(/\d accepted, 0 failed$/)
    .waitFor();
  await expectAccessible(page);
});

it('holds back events while it is paused', async () => {
  await page.locator('h1').focus();
  await tabTo(page, button(`Actions for ${name}`));
  await chooseAction('Pause');
  await toastShows(page, 'Webhook paused. Its events wait until you resume it.');
  await row().getByText('Paused', { exact: true }).waitFor();
  await sendLead(site, 'Sunita');
  // The server looks for new events every 0.5 s.
  await delay(1_500);
  expect(ofType('lead.created')).toHaveLength(2);
  await chooseAction('Resume');
  await toastShows(page, 'Webhook resumed');
  await waitFor('the event arrives', () => ofType('lead.created').length === 3);
});

it('deletes the webhook after confirmation', async () => {
  await chooseAction('Delete');
  const question = dialog(`Delete webhook: ${name}`);
  await focused(page, question.getByRole('button', { name: 'Cancel' }));
  await expectAccessible(page, DIALOG);
  await tabTo(page, question.getByRole('button', { name: 'Delete webhook' }));
  await page.keyboard.press('Enter');
  await toastShows(page, 'Webhook deleted');
  await page.getByText('No webhooks yet.').waitFor();
  await waitForValue('Webhooks', () => page.evaluate<string>('document.activeElement?.textContent'));
  expect(await read(site, '/api/webhooks', await tokenOf(page))).toEqual({ data: [] });
  // The browser logs the refused attempt to enable the webhook.
  expect(pageErrors).toEqual([expect.stringContaining('422')]);
});
