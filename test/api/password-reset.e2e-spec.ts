/** "Forgot password": a link by email with which users choose a new password themselves. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail-server.js';
import { addStaff, PASSWORD } from '../support/staff.js';
import { waitForValue } from '../support/wait-for.js';

const NEW = 'paddy-after-the-rain-3';
const LINK = /https:\/\/kisancanteen\.example\/admin\/reset-password#([\w-]{43})(?![\w-])/;
const UNKNOWN = 'nobody@kisancanteen.local';

let api: Api;
let mails: MailServer;
let admin: string;

beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({
    mail: { smtpUrl: mails.url, from: { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' } },
    publicUrl: 'https://kisancanteen.example',
    trustProxy: 1,
    loginsPer15Minutes: 5,
  });
  admin = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await mails.stop();
});
beforeEach(() => api.sql('DELETE FROM rate_limits'));

const forgot = (email: string, from = '203.0.113.1') =>
  api.raw<Schema<'Message'>>('POST', '/api/auth/forgot-password', {
    body: { email },
    headers: { 'x-forwarded-for': from },
  });
const reset = (token: string, password = NEW, from = '203.0.113.1') =>
  api.raw('POST', '/api/auth/reset-password', { body: { token, password }, headers: { 'x-forwarded-for': from } });
const signInStatus = async (email: string, password: string, from = '203.0.113.1') =>
  (await api.raw('POST', '/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': from } }))
    .status;
const tokenIn = ({ text }: ReceivedMail) => LINK.exec(text)?.[1] ?? '';
const invalid = { status: 410, body: { code: 'reset_link_invalid' } };

async function linkFor(email: string): Promise<string> {
  expect((await forgot(email)).status).toBe(202);
  return tokenIn(await mails.next(email));
}

/** Outcomes of the emails to a user, oldest first. */
const outcomes = async (id: string) =>
  (
    await api.sql<{ line: string }>(
      `SELECT kind || ' ' || coalesce(outcome, 'waits') AS line FROM outbox WHERE user_id = $1 ORDER BY id`,
      [id],
    )
  ).map(({ line }) => line);

describe('a forgotten password', () => {
  it('is replaced with the link of an email, which ends all sessions and works once', async () => {
    const { id, email, token: session } = await addStaff(api, admin, {});
    expect((await api.raw('GET', '/api/auth/options')).body).toEqual({ data: { passwordReset: true } });
    expect((await forgot(email.toUpperCase())).status).toBe(202);
    const mail = await mails.next(email);
    expect(mail.headers).toMatchObject({ subject: 'Choose a new password', 'auto-submitted': 'auto-generated' });
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    expect(mail.html).toMatch(LINK);
    expect(mail.text).toContain('The link works once, until ');
    const token = tokenIn(mail);

    expect((await reset(token)).status).toBe(200);
    expect((await api.raw('GET', '/api/auth/me', { token: session })).status).toBe(401);
    expect([await signInStatus(email, PASSWORD), await signInStatus(email, NEW)]).toEqual([401, 200]);
    expect((await mails.next(email)).headers['subject']).toBe('Your password was changed');
    expect(await reset(token, 'another-good-one-8')).toMatchObject(invalid);
    await waitForValue(['password_reset sent', 'password_changed sent'], () => outcomes(id));
    expect(
      await api.sql(
        `SELECT action, details FROM audit_events
         WHERE actor_id = $1 AND action NOT LIKE 'auth.signed%' AND action <> 'auth.refused' ORDER BY id`,
        [id],
      ),
    ).toMatchObject([
      { action: 'auth.reset_requested', details: { emailSent: true } },
      { action: 'user.password_changed', details: { byLink: true } },
    ]);
  });

  it('leaves its token in no table', async () => {
    const { email } = await addStaff(api, admin, {});
    const token = await linkFor(email);
    const hash = createHash('sha256').update(token).digest();
    expect(await api.sql('SELECT FROM password_resets WHERE token_hash = $1', [hash])).toHaveLength(1);
    const tables = await api.sql<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'routines'`,
    );
    for (const { name } of tables) {
      expect([name, JSON.stringify(await api.sql(`SELECT * FROM ${name}`)).includes(token)]).toEqual([name, false]);
    }
  });

  it('may be replaced although someone else chose it, but not with the same one', async () => {
    const email = 'first-day@kisancanteen.local';
    const body = { name: 'First Day', email, password: PASSWORD };
    expect((await api.raw('POST', '/api/users', { token: admin, body })).status).toBe(201);
    const token = await linkFor(email);
    expect((await reset(token, PASSWORD)).problem.errors).toMatchObject([{ field: 'password', code: 'weak_password' }]);
    expect((await reset(token)).status).toBe(200);
    const session = await api.signIn(email, NEW);
    expect((await api.raw('GET', '/api/leads', { token: session })).status).toBe(200);
  });

  it('can be used for a sign-in immediately, although too many wrong ones were tried before', async () => {
    const { email } = await addStaff(api, admin, {});
    for (let guess = 0; guess < 5; guess += 1) await signInStatus(email, `guess ${guess}`);
    expect(await signInStatus(email, PASSWORD)).toBe(429);
    expect((await reset(await linkFor(email))).status).toBe(200);
    expect(await signInStatus(email, NEW)).toBe(200);
  });
});

describe('a request', () => {
  it('gets the same response for a known, an unknown and an inactive account, and is recorded', async () => {
    const known = await addStaff(api, admin, {});
    const sleeper = await addStaff(api, admin, {});
    await api.raw('PUT', `/api/users/${sleeper.id}/toggle-status`, { token: admin });
    const answers = [await forgot(known.email), await forgot(UNKNOWN), await forgot(sleeper.email)];
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([202, answers[0]?.body]);
    await mails.next(known.email);
    expect(await outcomes(sleeper.id)).toEqual([]);
    expect(
      await api.sql(
        `SELECT e.actor_id, e.details -> 'emailSent' AS sent, v.personal FROM audit_events e JOIN audit_values v ON v.event_id = e.id
         WHERE e.action = 'auth.reset_requested' ORDER BY e.id DESC LIMIT 3`,
      ),
    ).toEqual([
      { actor_id: null, sent: false, personal: { email: sleeper.email } },
      { actor_id: null, sent: false, personal: { email: UNKNOWN } },
      { actor_id: known.id, sent: true, personal: { email: known.email } },
    ]);
  });

  it('is limited per account and network, for unknown emails too, and per network', async () => {
    const { email } = await addStaff(api, admin, {});
    for (const asked of [email, UNKNOWN]) {
      for (let request = 0; request < 5; request += 1) expect((await forgot(asked, '192.0.2.1')).status).toBe(202);
      const refused = await forgot(asked, '192.0.2.1');
      expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await forgot(asked, '192.0.2.2')).status).toBe(202);
    }
    for (let call = 0; call < 50; call += 1) expect(await reset('x', NEW, '192.0.2.3')).toMatchObject(invalid);
    const others = await Promise.all([forgot('x@y.in', '192.0.2.3'), reset('x', NEW, '192.0.2.3')]);
    expect(others.map(({ status }) => status)).toEqual([429, 429]);
  });

  it('sends at most three emails an hour, and a link replaces the earlier ones', async () => {
    const { id, email } = await addStaff(api, admin, {});
    const links = [];
    for (const from of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      expect((await forgot(email, from)).status).toBe(202);
      links.push(tokenIn(await mails.next(email)));
    }
    const [first, second, last] = links as [string, string, string];
    expect((await forgot(email, '198.51.100.4')).status).toBe(202);
    await waitForValue(Array(3).fill('password_reset sent'), () => outcomes(id));
    for (const old of [first, second]) expect(await reset(old)).toMatchObject(invalid);
    expect((await reset(last)).status).toBe(200);
  });

  it('needs an email', async () => {
    const answer = await api.raw('POST', '/api/auth/forgot-password', { body: {} });
    expect([answer.status, answer.problem.errors]).toMatchObject([400, [{ field: 'email', code: 'required' }]]);
  });
});

describe('a link', () => {
  it('needs its code, and says so without the word "token", on which clients sign out', async () => {
    const { status, problem } = await reset('');
    expect([status, problem.errors.map(({ field, message }) => [field, message])]).toEqual([
      400,
      [['token', 'Reset code is required.']],
    ]);
  });

  it('survives a refused password', async () => {
    const { email } = await addStaff(api, admin, {});
    const token = await linkFor(email);
    for (const password of ['short', 'kisancanteen2026', email]) {
      expect((await reset(token, password)).problem.errors).toMatchObject([{ field: 'password' }]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('works for only one of two concurrent calls', async () => {
    const { email } = await addStaff(api, admin, {});
    const token = await linkFor(email);
    const answers = await Promise.all([reset(token), reset(token, 'another-good-one-8')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('is invalid if it is unknown, expired, or its account has changed', async () => {
    expect(await reset('nonsense')).toMatchObject(invalid);
    const changes: ((id: string) => Promise<unknown>)[] = [
      () => api.sql(`UPDATE password_resets SET expires_at = now() - interval '1 second'`),
      (id) =>
        api.raw('PUT', `/api/users/${id}/reset-password`, { token: admin, body: { newPassword: 'by-the-boss-5' } }),
      (id) => api.raw('PUT', `/api/users/${id}`, { token: admin, body: { email: `${id}@kisancanteen.local` } }),
      (id) => api.raw('PUT', `/api/users/${id}/toggle-status`, { token: admin }),
      (id) => api.raw('DELETE', `/api/users/${id}`, { token: admin }),
    ];
    for (const change of changes) {
      const { id, email } = await addStaff(api, admin, {});
      const token = await linkFor(email);
      await change(id);
      expect(await reset(token)).toMatchObject(invalid);
    }
    await api.flushAudit();
    expect(await api.sql(`SELECT FROM audit_events WHERE action = 'auth.reset_refused'`)).not.toHaveLength(0);
  });

  it('is not sent after it was replaced, and a retried email contains the same link', async () => {
    const { id, email } = await addStaff(api, admin, {});
    mails.takenAndDenied.add(email);
    const token = await linkFor(email);
    expect(tokenIn(await mails.next(email))).toBe(token);

    await mails.stop();
    expect((await forgot(email)).status).toBe(202);
    expect((await forgot(email)).status).toBe(202);
    await mails.start();
    const latest = tokenIn(await mails.next(email));
    await waitForValue(['password_reset sent', 'password_reset withheld', 'password_reset sent'], () => outcomes(id));
    expect(await reset(token)).toMatchObject(invalid);
    expect((await reset(latest)).status).toBe(200);
  });

  it('is deleted after an hour', async () => {
    const { id, email } = await addStaff(api, admin, {});
    await linkFor(email);
    await api.runHourlyTasks();
    const links = () => api.sql('SELECT FROM password_resets WHERE user_id = $1', [id]);
    expect(await links()).toHaveLength(1);
    await api.sql(`UPDATE password_resets SET requested_at = now() - interval '61 minutes'`);
    await api.runHourlyTasks();
    expect(await links()).toEqual([]);
  });
});

it('a server without SMTP offers no links, and says so to the sign-in page', async () => {
  const silent = await startApi();
  try {
    const options = await silent.raw('GET', '/api/auth/options');
    expect(options.body).toEqual({ data: { passwordReset: false } });
    expect(options.headers.get('cache-control')).toBe('no-store');
    const answer = await silent.raw('POST', '/api/auth/forgot-password', { body: { email: UNKNOWN } });
    expect([answer.status, answer.problem.code]).toEqual([404, 'password_reset_not_offered']);
  } finally {
    await silent.close();
  }
});
