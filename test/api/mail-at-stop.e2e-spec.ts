/** Stops a server, or disconnects its database, while an SMTP server has received an email but not yet responded. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Api, startApi } from '../support/api.js';
import { ApiClient } from '../support/api-client.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { startBeside } from '../support/second-process.js';
import { waitFor } from '../support/wait-for.js';

let api: Api;
let mails: MailServer;

beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  await mails.stop();
});

it('a stopping server finishes the email that it is sending', async () => {
  const from = { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' };
  const stopping = await startBeside(api, { mail: { smtpUrl: mails.url, from } });
  let answer: (() => void) | undefined;
  mails.holdAnswers = new Promise((resolve) => {
    answer = resolve;
  });
  await new ApiClient(stopping.url).call('post', '/api/leads', {
    body: {
      type: 'contact',
      personalInfo: { fullName: 'Asha Devi', email: 'asha@example.com' },
      contactForm: { message: 'When may I come?' },
    },
  });
  await mails.next('asha@example.com');
  const closed = stopping.close();
  answer?.();
  await closed;
  expect(await api.sql('SELECT outcome FROM outbox')).toEqual([{ outcome: 'sent' }]);
  expect(mails.received).toHaveLength(1);
});

it('a server whose database disconnected while it was sending still sends the next emails', async () => {
  const from = { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' };
  const server = await startBeside(api, { mail: { smtpUrl: mails.url, from } });
  const visitors = new ApiClient(server.url);
  const sendForm = (fullName: string, email: string) =>
    visitors.call('post', '/api/leads', {
      body: { type: 'contact', personalInfo: { fullName, email }, contactForm: { message: 'When may I come?' } },
    });
  let answer: (() => void) | undefined;
  mails.holdAnswers = new Promise((resolve) => {
    answer = resolve;
  });
  // A server sends two emails in parallel, so these two keep it busy.
  await sendForm('Meena Kumari', 'meena@example.com');
  await sendForm('Ravi Oraon', 'ravi@example.com');
  await mails.next('meena@example.com');
  await mails.next('ravi@example.com');
  await withoutDatabase(async () => {
    answer?.();
    // Long enough for the server to find that it cannot store the result. A shorter time would make the test weaker.
    await delay(1_000);
  });
  await waitFor(
    'submissions are accepted again',
    async () => (await sendForm('Sita Devi', 'sita@example.com')).status === 201,
  );
  await mails.next('sita@example.com');
  await server.close();
});

async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const name = new URL(api.databaseUrl).pathname.slice(1);
  const superuser = new pg.Client({ connectionString: process.env['TEST_DATABASE_SUPERUSER_URL'] });
  await superuser.connect();
  await superuser.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await superuser.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await work();
  await superuser.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  await superuser.end();
}
