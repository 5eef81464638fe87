import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { PERMISSIONS } from '../../src/modules/users/domain/permissions.js';
import { ADMIN } from '../support/admin.js';
import { type Api, startApi } from '../support/api.js';
import type { Schema } from '../support/api-client.js';
import { addStaff, PASSWORD } from '../support/staff.js';

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi({ loginsPer15Minutes: 5, trustProxy: 1 });
  admin = await api.signIn();
});
afterAll(() => api.close());

const login = (email: string, password: string, address = '203.0.113.1') =>
  api.raw<Schema<'LoginResult'>>('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': address },
  });
const me = (token?: string) => api.call('get', '/api/auth/me', { token });

describe('POST /api/auth/login', () => {
  it('returns a token and the user, ignoring the case of the email', async () => {
    const answer = await login(ADMIN.email.toUpperCase(), ADMIN.password);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.data).toMatchObject({ email: ADMIN.email, role: 'admin', isActive: true });
    expect(Object.values(answer.body.data.permissions ?? {})).toEqual(PERMISSIONS.map(() => true));
    expect(Object.values(answer.body.data.leadTypeAccess ?? {})).toEqual(Array(13).fill(true));
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash/);
    expect((await me(answer.body.token)).body.data).toEqual(answer.body.data);
  });

  it('gives the same response to an unknown email, a wrong password and an inactive account', async () => {
    const sleeper = await addStaff(api, admin, {});
    await api.raw('PUT', `/api/users/${sleeper.id}/toggle-status`, { token: admin });
    const answers = [
      await login('nobody@kisancanteen.local', PASSWORD, '203.0.113.2'),
      await login(ADMIN.email, 'not the password', '203.0.113.2'),
      await login(sleeper.email, PASSWORD, '203.0.113.2'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(answers[0]?.body);
      expect(answer.problem.message).toMatch(/token/);
    }
  });

  it('names a missing field and refuses a password over 200 characters', async () => {
    expect((await api.raw('POST', '/api/auth/login', { body: { email: 'a@b.co' } })).problem.errors).toMatchObject([
      { field: 'password' },
    ]);
    expect((await login(ADMIN.email, 'x'.repeat(201))).status).toBe(400);
  });

  it('stops guesses from one address without blocking the owner at another', async () => {
    const owner = await addStaff(api, admin, {});
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login(owner.email, `guess ${guess}`, '198.51.100.9')).status).toBe(401);
    }
    const refused = await login(owner.email, PASSWORD, '198.51.100.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.problem.message).not.toMatch(/token|401/);
    expect((await login(owner.email, PASSWORD, '198.51.100.10')).status).toBe(200);
  });
});

describe('a token', () => {
  it('is needed for every staff call', async () => {
    for (const path of [
      '/api/auth/me',
      '/api/leads',
      '/api/leads/stats',
      '/api/leads/types',
      '/api/leads/export',
      '/api/users',
    ]) {
      const answer = await api.raw('GET', path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.problem.message).toMatch(/token/);
    }
  });

  it('is refused if it is invented, changed or signed without a key', async () => {
    const [head, claims] = admin.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const token of ['nonsense', `${head}.${claims}.AAAA`, none]) expect((await me(token)).status).toBe(401);
  });

  it.each([{ jti: 'no id' }, { jti: 7 }, {}])(
    'is refused if its signature is valid but it names no session: %j',
    async (claims) => {
      const secret = 'a secret that only the tests sign with';
      const { status, problem } = await me(
        new JwtService({ secret }).sign(claims, { algorithm: 'HS256', expiresIn: 60 }),
      );
      expect({ status, code: problem.code }).toEqual({ status: 401, code: (await me('nonsense')).problem.code });
    },
  );

  it('contains ids only', () => {
    const claims = JSON.parse(Buffer.from(admin.split('.')[1]!, 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'jti', 'sub']);
  });

  it('ends with the sign-out, and no other token does', async () => {
    const staff = await addStaff(api, admin, {});
    const other = await api.signIn(staff.email, PASSWORD);
    expect((await api.raw('POST', '/api/auth/logout', { token: staff.token })).status).toBe(200);
    expect((await me(staff.token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  it('reflects a changed permission, a deactivation, a new password and a deletion in the next request', async () => {
    const staff = await addStaff(api, admin, {});
    const put = (path: string, body?: unknown) =>
      api.raw('PUT', `/api/users/${staff.id}${path}`, { token: admin, body });
    expect((await me(staff.token)).body.data.permissions?.canExportData).toBe(false);
    await put('', { permissions: { canExportData: true } });
    expect((await me(staff.token)).body.data.permissions?.canExportData).toBe(true);
    await put('/toggle-status');
    expect((await me(staff.token)).status).toBe(401);
    await put('/toggle-status');
    const again = await api.signIn(staff.email, PASSWORD);
    await put('/reset-password', { newPassword: 'another-good-one-8' });
    expect((await me(again)).status).toBe(401);
    const last = await api.signIn(staff.email, 'another-good-one-8');
    await api.raw('DELETE', `/api/users/${staff.id}`, { token: admin });
    expect((await me(last)).status).toBe(401);
  });
});

describe('PUT /api/auth/password', () => {
  it('requires the current password and a different, strong one, and ends the other sessions', async () => {
    const staff = await addStaff(api, admin, {});
    const other = await api.signIn(staff.email, PASSWORD);
    const change = (currentPassword: string, newPassword: string) =>
      api.raw('PUT', '/api/auth/password', { token: staff.token, body: { currentPassword, newPassword } });
    expect((await change('wrong', 'a-new-good-one-9')).problem.errors).toMatchObject([{ field: 'currentPassword' }]);
    expect(
      await api.sql(`SELECT action FROM audit_events WHERE actor_id = '${staff.id}' ORDER BY id DESC LIMIT 1`),
    ).toEqual([{ action: 'auth.refused' }]);
    expect((await change(PASSWORD, 'short')).problem.errors).toMatchObject([
      { field: 'newPassword', code: 'weak_password' },
    ]);
    const same = await change(PASSWORD, PASSWORD);
    expect([same.status, same.problem.errors]).toEqual([
      400,
      [{ field: 'newPassword', code: 'weak_password', message: expect.stringContaining('same as the current one') }],
    ]);
    expect((await change(PASSWORD, 'a-new-good-one-9')).status).toBe(200);
    expect((await me(staff.token)).status).toBe(200);
    expect((await me(other)).status).toBe(401);
    expect((await login(staff.email, 'a-new-good-one-9', '203.0.113.50')).status).toBe(200);
  });
});

describe('a new password', () => {
  it.each(['password', 'Kisan-Canteen', 'kisancanteen2026', '1234567', 'x'.repeat(201)])(
    'is refused if it is %s',
    async (password) => {
      const answer = await api.raw('POST', '/api/users', {
        token: admin,
        body: { name: 'Guessed', email: 'guessed@kisancanteen.local', password },
      });
      expect(answer.status).toBe(400);
      expect(answer.problem.errors).toMatchObject([{ field: 'password' }]);
    },
  );
});

describe('the sessions of a user', () => {
  type Sessions = Schema<'SessionList'>['data'];
  const sessionsOf = async (token: string): Promise<Sessions> =>
    (await api.call('get', '/api/auth/sessions', { token })).body.data;
  const signInWith = async (email: string, userAgent: string) =>
    (
      await api.raw<Schema<'LoginResult'>>('POST', '/api/auth/login', {
        body: { email, password: PASSWORD },
        headers: { 'user-agent': userAgent, 'x-forwarded-for': '198.51.100.77' },
      })
    ).body.token;

  it('are listed with browser and network, and end one by one or all others together', async () => {
    const staff = await addStaff(api, admin, {});
    const phone = await signInWith(
      staff.email,
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36',
    );
    const [latest, first] = (await sessionsOf(phone)) as [Sessions[0], Sessions[0]];
    expect(latest).toMatchObject({ browser: 'Chrome on Android', address: '198.51.100.*', isCurrent: true });
    expect(first).toMatchObject({ isCurrent: false });
    const end = (path: string, token = phone) => api.raw('DELETE', `/api/auth/sessions${path}`, { token });
    expect((await end(`/${first._id}`, admin)).status).toBe(404);
    expect((await end(`/${first._id}`)).status).toBe(200);
    expect((await end(`/${first._id}`)).status).toBe(404);
    expect((await me(staff.token)).status).toBe(401);

    const other = await api.signIn(staff.email, PASSWORD);
    expect((await end('')).status).toBe(200);
    expect((await me(other)).status).toBe(401);
    expect((await sessionsOf(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(
      await api.sql(
        `SELECT count(*)::int AS ended, count(browser)::int AS browsers, count(address)::int AS addresses
         FROM sessions WHERE user_id = $1 AND revoked_at IS NOT NULL`,
        [staff.id],
      ),
    ).toEqual([{ ended: 2, browsers: 0, addresses: 0 }]);
  });
});
