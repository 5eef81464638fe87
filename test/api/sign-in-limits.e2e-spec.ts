/** How often one may sign in. Each account may fail once here, so the address may fail ten times. */
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

it('hashes a few passwords at a time, lets some wait and asks the rest to come back, while health answers', async () => {
  const unlimited = await startApi({ loginsPer15Minutes: 0 });
  try {
    const flood = Promise.all(
      Array.from({ length: 120 }, (_, guess) =>
        unlimited.raw('POST', '/api/auth/login', {
          body: { email: guess % 2 ? ADMIN.email : 'nobody@kisancanteen.local', password: `guess ${guess}` },
        }),
      ),
    );
    expect((await unlimited.raw('GET', '/api/health/ready')).status).toBe(200);
    const answers = await flood;
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(120);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers.get('retry-after')).toBe('2');
    expect(busy[0]?.problem).toMatchObject({ code: 'passwords_busy', message: expect.not.stringMatching(/token|401/) });
    expect(await unlimited.signIn()).toMatch(/^ey/);
  } finally {
    await unlimited.close();
  }
});
