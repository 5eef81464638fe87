/** A server that is stopped while a real SMTP server has not answered yet. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import { ApiClient } from '../support/api-client.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { startBeside } from '../support/second-process.js';

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

it('a server that stops finishes the mail that is on its way', async () => {
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
