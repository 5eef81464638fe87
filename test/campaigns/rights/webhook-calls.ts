import { SEED_PASSWORD, WEBHOOK_URL } from '../model/seed.js';
import type { Targets } from './matrix-world.js';
import { callsAboutEach, type NamedCall } from './named-call.js';

const OTHER_URL = 'https://crm.invalid/events';

export function webhookCalls({ keys, webhooks, deliveries }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(webhooks);
  const withEach = callsAboutEach(keys);
  const passwords = { 'the own password': SEED_PASSWORD, 'a wrong password': 'not the password' };
  const form = (key: string) => ({ url: WEBHOOK_URL, key });
  return [
    ...withEach('create webhook', (key) => ({ kind: 'create-webhook', form: form(key) })),
    ...withEach('create webhook with snapshots', (key) => ({
      kind: 'create-webhook',
      form: { ...form(key), payload: 'snapshot' },
    })),
    ...aboutEach('read webhook', (webhook) => ({ kind: 'webhook', webhook })),
    ...aboutEach('pause webhook', (webhook) => ({ kind: 'update-webhook', webhook, form: { paused: true } })),
    ...aboutEach('resume webhook', (webhook) => ({ kind: 'update-webhook', webhook, form: { paused: false } })),
    ...aboutEach('pause and change webhook', (webhook) => ({
      kind: 'update-webhook',
      webhook,
      form: { paused: true, payload: 'thin' },
    })),
    ...aboutEach('move webhook', (webhook) => ({ kind: 'update-webhook', webhook, form: { url: OTHER_URL } })),
    ...withEach('give the weak webhook a key', (key) => ({
      kind: 'update-webhook',
      webhook: webhooks.weak,
      form: { key },
    })),
    ...withEach('give the strong webhook a key', (key) => ({
      kind: 'update-webhook',
      webhook: webhooks.strong,
      form: { key },
    })),
    ...aboutEach('rotate secret', (webhook) => ({ kind: 'rotate-webhook', webhook })),
    ...aboutEach('test webhook', (webhook) => ({ kind: 'test-webhook', webhook })),
    ...aboutEach('enable webhook', (webhook) => ({ kind: 'enable-webhook', webhook })),
    ...aboutEach('replay webhook', (webhook) => ({ kind: 'replay-webhook', webhook })),
    ...aboutEach('deliveries', (webhook) => ({ kind: 'deliveries', webhook })),
    ...Object.entries(deliveries).flatMap(([whose, delivery]) =>
      aboutEach(`retry a delivery, ${whose}`, (webhook) => ({ kind: 'retry-delivery', webhook, delivery })),
    ),
    ...aboutEach('delete webhook', (webhook) => ({ kind: 'delete-webhook', webhook })),
    ...Object.entries(passwords).flatMap(([how, current]): NamedCall[] => [
      ...withEach(`create webhook with ${how}`, (key) => ({ kind: 'create-webhook', form: form(key), current })),
      ...aboutEach(`move webhook with ${how}`, (webhook) => ({
        kind: 'update-webhook',
        webhook,
        form: { url: OTHER_URL },
        current,
      })),
      ...aboutEach(`rotate secret with ${how}`, (webhook) => ({ kind: 'rotate-webhook', webhook, current })),
    ]),
  ];
}
