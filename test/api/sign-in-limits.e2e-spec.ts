/** How often one network address may sign in. Each account may fail once here, so the address may fail ten times. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ADMIN, type Api, startApi } from '../support/api.js';

let api: Api;

beforeAll(async () => {
  api = await startApi({ loginsPer15Minutes: 1 });
});
afterAll(() => api.close());

const attempt = async (email: string, password: string) =>
  (await api.raw('POST', '/api/auth/login', { body: { email, password } })).status;

it('lets an office behind one address sign in as often as it likes, and fail ten times', async () => {
  for (let colleague = 0; colleague < 12; colleague += 1) {
    expect(await attempt(ADMIN.email, ADMIN.password)).toBe(200);
  }
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await attempt(`guess-${guess}@kisancanteen.local`, 'not the password')).toBe(401);
  }
  expect(await attempt('guess-11@kisancanteen.local', 'not the password')).toBe(429);
});
