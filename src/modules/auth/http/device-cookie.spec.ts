import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Env, readEnv } from '../../../config/env.js';
import { newDeviceToken } from '../domain/sign-in-policy.js';
import { DeviceCookie } from './device-cookie.js';

const USER = '01960000-0000-7000-8000-000000000001';
const env = (settings: NodeJS.ProcessEnv): Env => ({ ...readEnv(settings), jwtSecret: 'a secret of the tests' });
const OTHER = '01960000-0000-7000-8000-000000000002';

function written(publicUrl: string, token: string): string {
  const header = jest.fn();
  new DeviceCookie(env({ PUBLIC_URL: publicUrl })).write({ header } as unknown as FastifyReply, USER, token);
  return String(header.mock.calls[0]?.[1]);
}

const read = (cookie: string | undefined, userId = USER) =>
  new DeviceCookie(env({})).read({ headers: { cookie } } as FastifyRequest, userId);

describe('the cookie of a device', () => {
  it('is Secure if the public address is https', () => {
    expect(written('https://kisancanteen.example', newDeviceToken())).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    expect(written('http://localhost:5001', newDeviceToken())).toMatch(/; HttpOnly; SameSite=Strict$/);
  });

  it('is found among other cookies, and only for its own account', () => {
    const token = newDeviceToken();
    const [cookie = ''] = written('http://localhost:5001', token).split(';');
    for (const sent of [cookie, `a=1; ${cookie}`, `${cookie};b=2`]) expect(read(sent)).toBe(token);
    for (const sent of [undefined, '', `x${cookie}`, `${cookie}x`, cookie.slice(0, -1)]) expect(read(sent)).toBeNull();
    expect(read(cookie, OTHER)).toBeNull();
  });
});
