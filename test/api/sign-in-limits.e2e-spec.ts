/** Limits for failed sign-ins. Here, each account can fail once per network, and each network ten times. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN } from '../support/admin.js';
import { type Api, startApi } from '../support/api.js';
import { addStaff, PASSWORD } from '../support/staff.js';
import { waitForValue } from '../support/wait-for.js';

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi({ loginsPer15Minutes: 1, trustProxy: 1 });
  admin = await api.signIn();
});
afterAll(() => api.close());

const attempt = (email: string, password: string, from = '192.0.2.1') =>
  api.raw('POST', '/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': from } });
const status = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).status;
const guess = (email: string, from?: string) => status(email, 'not the password', from);
const someone = (name: string | number) => `guess-${name}@kisancanteen.local`;

/** Uses up the limit of an IP address with ten failures, each for a different account. */
async function spend(from: string): Promise<void> {
  for (let account = 0; account < 10; account += 1) expect(await guess(someone(`${from}-${account}`), from)).toBe(401);
}

it('an office behind one address can sign in without limit and fail ten times', async () => {
  for (let colleague = 0; colleague < 12; colleague += 1) {
    expect(await status(ADMIN.email, ADMIN.password)).toBe(200);
  }
  await spend('192.0.2.1');
  const refused = await attempt(someone(11), 'not the password');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.problem.message).not.toMatch(/token|401/);
});

it('counts a sign-in before reading its body', async () => {
  for (let sent = 0; sent < 10; sent += 1) {
    const junk = Object.fromEntries(Array.from({ length: 400 }, (_, key) => [`k${key}`, 1]));
    const answer = await api.raw('POST', '/api/auth/login', {
      body: junk,
      headers: { 'x-forwarded-for': '192.0.2.2' },
    });
    expect([answer.status, answer.problem.errors.length]).toEqual([400, 20]);
  }
  const headers = { 'x-forwarded-for': '192.0.2.2' };
  expect((await api.raw('POST', '/api/auth/login', { body: '{"broken', headers })).status).toBe(429);
});

it('refuses a sign-in over 8 KB without counting it', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.3' };
  for (let sent = 0; sent < 11; sent += 1) {
    const body = { email: ADMIN.email, password: 'x'.repeat(8_192) };
    const answer = await api.raw('POST', '/api/auth/login', { body, headers });
    expect([answer.status, answer.problem.code]).toEqual([413, 'sign_in_too_large']);
    expect(answer.problem.message).toContain('at most 8 KB');
  }
  const escaped = (text: string) => text.replace(/./gsu, '\\ud83c\\udf3e');
  const longest = `{"email": "${escaped('x'.repeat(200))}", "password": "${escaped('x'.repeat(200))}"}`;
  expect((await api.raw('POST', '/api/auth/login', { body: longest, headers })).status).toBe(401);
});

it('users who signed in from a network before can still sign in when others have used up its limit', async () => {
  const regular = await addStaff(api, admin, {});
  const visiting = await addStaff(api, admin, {});
  const office = '198.51.100.1';
  expect(await status(regular.email, PASSWORD, office)).toBe(200);
  await spend(office);
  expect(await status(regular.email, PASSWORD, office)).toBe(200);
  expect(await status(visiting.email, PASSWORD, office)).toBe(429);
  expect(await status(visiting.email, PASSWORD, '198.51.100.2')).toBe(200);

  const [stranger, wrong] = [await attempt(someone('x'), 'no', office), await attempt(regular.email, 'no', office)];
  expect([wrong.status, wrong.problem]).toEqual([429, stranger.problem]);
});

it('counts IPv6 by /64', async () => {
  expect(await guess(someone('ipv6'), '2001:db8:7:1::1')).toBe(401);
  expect(await guess(someone('ipv6'), '2001:db8:7:1:aaaa::2')).toBe(429);
  expect(await guess(someone('ipv6'), '2001:db8:7:2::1')).toBe(401);
});

it('counts all spellings of an email that the database treats as equal', async () => {
  const { id } = await addStaff(api, admin, {});
  const body = { email: 'ishika@kisancanteen.local' };
  expect((await api.raw('PUT', `/api/users/${id}`, { token: admin, body })).status).toBe(200);
  const spelling = '\u0130SHIKA@kisancanteen.local';
  expect(await status(spelling, PASSWORD, '192.0.2.10')).toBe(200);
  expect(await guess(body.email, '192.0.2.11')).toBe(401);
  expect(await status(spelling, PASSWORD, '192.0.2.11')).toBe(429);

  expect(await guess('nobody-\u0130@kisancanteen.local', '192.0.2.12')).toBe(401);
  expect(await guess('NOBODY-i@kisancanteen.local', '192.0.2.12')).toBe(429);
});

it('allows fewer and fewer guesses from many networks, also for unknown emails; the owner is not limited', async () => {
  const owner = await addStaff(api, admin, {});
  expect(await status(owner.email, PASSWORD, '203.0.113.1')).toBe(200);
  for (const email of [owner.email, someone('many')]) {
    for (const from of ['11', '12', '13']) expect(await guess(email, `203.0.113.${from}`)).toBe(401);
    expect(await guess(email, '203.0.113.14')).toBe(429);
  }
  const elsewhere = await attempt(owner.email, PASSWORD, '203.0.113.15');
  expect(elsewhere.status).toBe(429);
  expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(await status(owner.email, PASSWORD, '203.0.113.1')).toBe(200);
  expect(await guess(owner.email, '203.0.113.1')).toBe(401);
});

it('writes one audit row for repeated throttling, and none if counting failed', async () => {
  const throttled = async (network: string) => {
    const rows = await api.sql(`SELECT FROM audit_events WHERE action = 'auth.throttled' AND address = $1`, [network]);
    return rows.length;
  };
  const account = someone('audited');
  expect(await guess(account, '2001:db8:8:1::1')).toBe(401);
  for (const host of [2, 3, 4, 5]) expect(await guess(account, `2001:db8:8:1::${host}`)).toBe(429);
  expect(await throttled('2001:db8:8:1::/64')).toBe(1);

  await api.sql('ALTER TABLE rate_limits RENAME TO away');
  try {
    expect(await guess(account, '192.0.2.30')).toBe(500);
  } finally {
    await api.sql('ALTER TABLE away RENAME TO rate_limits');
  }
  expect(await throttled('192.0.2.30')).toBe(0);
});

it('refuses a network that others use from memory, with one audit row without an email', async () => {
  const office = '198.51.100.3';
  const { email } = await addStaff(api, admin, {});
  expect(await status(email, PASSWORD, office)).toBe(200);
  await spend(office);
  expect(await guess(someone('first'), office)).toBe(429);
  await api.sql('ALTER TABLE users RENAME TO away');
  try {
    for (let typed = 0; typed < 20; typed += 1) expect(await guess(someone(`typed-${typed}`), office)).toBe(429);
  } finally {
    await api.sql('ALTER TABLE away RENAME TO users');
  }
  expect(
    await api.sql(
      `SELECT details, (SELECT count(*)::int FROM audit_values v WHERE v.event_id = e.id) AS values
       FROM audit_events e WHERE action = 'auth.throttled' AND address = $1`,
      [office],
    ),
  ).toEqual([{ details: {}, values: 0 }]);
  expect(await status(email.toUpperCase(), PASSWORD, office)).toBe(200);
});

describe('a browser that has signed in before', () => {
  const office = '198.51.100.4';
  const from = (cookie: string, email: string, password: string, network = office) =>
    api.raw('POST', '/api/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': network, ...(cookie && { cookie }) },
    });
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof from>>) => (headers.get('set-cookie') ?? '').split(';')[0]!;

  it('has its own attempts, which strangers behind the same address cannot use up, with the same limit', async () => {
    const owner = await addStaff(api, admin, {});
    const first = await from('', owner.email, PASSWORD);
    const cookie = cookieOf(first);
    expect(first.headers.get('set-cookie')).toBe(
      `${cookie}; Max-Age=7776000; Path=/api/auth/login; HttpOnly; SameSite=Strict`,
    );
    const colleague = await from('', ADMIN.email, ADMIN.password);
    const strangers = ['', cookie.replace(/=.*/, `=${'A'.repeat(43)}`), cookieOf(colleague)];
    expect((await from('', owner.email, 'a guess')).status).toBe(401);
    for (const stranger of strangers) expect((await from(stranger, owner.email, PASSWORD)).status).toBe(429);

    const again = await from(`other=1; ${cookie}; ${cookieOf(colleague)}`, owner.email, PASSWORD);
    expect([again.status, cookieOf(again)]).toEqual([200, cookie]);
    const wrong = await from(cookie, owner.email, 'a guess');
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
    expect((await from(cookie, owner.email, PASSWORD)).status).toBe(429);
  });

  it('is not slowed by guesses from everywhere, and keeps the limit of networks that are new to its owner', async () => {
    const owner = await addStaff(api, admin, {});
    const cookie = cookieOf(await from('', owner.email, PASSWORD, '198.51.100.5'));
    for (const network of ['21', '22', '23']) expect(await guess(owner.email, `203.0.113.${network}`)).toBe(401);
    expect(await status(owner.email, PASSWORD, '203.0.113.24')).toBe(429);
    expect((await from(cookie, owner.email, PASSWORD, '203.0.113.25')).status).toBe(200);

    await spend('198.51.100.6');
    expect((await from(cookie, owner.email, PASSWORD, '198.51.100.6')).status).toBe(429);
  });

  it('is unknown after a new password; at most twenty are remembered', async () => {
    const { id, email } = await addStaff(api, admin, {});
    const network = '198.51.100.7';
    await api.sql(
      `INSERT INTO sign_in_devices SELECT $1, 'device ' || n, now() - make_interval(days => n) FROM generate_series(1, 30) AS n`,
      [id],
    );
    const cookie = cookieOf(await from('', email, PASSWORD, network));
    expect(await api.sql('SELECT FROM sign_in_devices WHERE user_id = $1', [id])).toHaveLength(20);

    const newPassword = 'monsoon-in-the-hills';
    await api.call('put', '/api/users/{id}/reset-password', { token: admin, params: { id }, body: { newPassword } });
    expect(await guess(email, network)).toBe(401);
    expect((await from(cookie, email, newPassword, network)).status).toBe(429);
    await api.call('delete', '/api/users/{id}', { token: admin, params: { id } });
    expect(await api.sql('SELECT FROM sign_in_devices WHERE user_id = $1', [id])).toEqual([]);
  });
});

it('hashes a few passwords in parallel, queues some and refuses others with Retry-After; health still responds', async () => {
  const unlimited = await startApi({ loginsPer15Minutes: 0 });
  try {
    let isOver = false;
    const flood = Promise.all(
      Array.from({ length: 120 }, (_, guess) =>
        unlimited.raw('POST', '/api/auth/login', {
          body: { email: guess % 2 ? ADMIN.email : 'nobody@kisancanteen.local', password: `guess ${guess}` },
        }),
      ),
    ).finally(() => {
      isOver = true;
    });
    await waitForValue(200, async () => (await unlimited.raw('GET', '/api/health/ready')).status);
    expect(isOver).toBe(false);
    const answers = await flood;
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(120);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers.get('retry-after')).toBe('2');
    expect(busy[0]?.problem).toMatchObject({ code: 'passwords_busy', message: expect.not.stringMatching(/token|401/) });
    expect(await unlimited.signIn()).toMatch(/^ey/);
    expect(await unlimited.sql('SELECT FROM rate_limits')).toEqual([]);
  } finally {
    await unlimited.close();
  }
});
