/**
 * Tests the back office's push worker in a real browser. The test makes the browser deliver a push. A headless browser
 * shows no notifications, so the test reads what the worker passes to the browser.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signIn } from '../support/admin-site.js';
import { type Site, startSite } from '../support/site.js';
import { waitForValue } from '../support/wait-for.js';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it('shows pushed notifications with their tag and a link to the lead', async () => {
  const { context, page } = await signIn(site);
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const office = registrations.find(({ scopeURL }) => scopeURL === `${site.url}/admin/`);
      if (office) resolve(office.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(`navigator.serviceWorker.register('/admin/push-worker.js', { scope: '/admin/' })
    .then(async (registration) => {
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      while (worker.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
    })`);
  const registrationId = await registered;
  const deliver = (message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data: JSON.stringify(message) });
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/admin/push-worker.js'));
  await worker?.evaluate(`self.shown = [];
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });`);
  const message = { title: 'Lead for you: Contact, Gaya', path: '/admin/dashboard?lead=1', tag: 'one' };
  await deliver(message);
  await waitForValue([{ title: message.title, tag: 'one', data: message.path, icon: '/icon-192.png' }], async () =>
    worker?.evaluate('self.shown'),
  );
  // The worker handles no requests of the page.
  expect(await page.evaluate(`fetch('/icon-192.png').then(({ ok }) => ok)`)).toBe(true);
  await context.close();
});
