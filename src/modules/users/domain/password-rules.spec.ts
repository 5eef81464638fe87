import { describe, expect, it } from '@jest/globals';
import { requireGoodPassword } from './password-rules.js';

const EMAIL = 'ravi.kumar@example.in';

const tried = (password: string, email = EMAIL) => requireGoodPassword(password, email, 'newPassword');

describe('a password', () => {
  it.each([
    ['of eight characters', 'mq7-Tz!4'],
    ['of two hundred', 'q7'.repeat(100)],
    ['of words in Hindi', 'सरसों-और-गेहूँ'],
    ['that holds the name among others', 'kisancanteen-and-mustard'],
    ['that holds the mail address among others', 'ravi.kumar has seven goats'],
  ])('%s is taken', async (_, password) => {
    await expect(tried(password)).resolves.toBeUndefined();
  });

  it.each([
    ['of seven characters', 'mq7-Tz!', /at least 8/],
    ['of two hundred and one', `${'q7'.repeat(100)}q`, /at most 200/],
    ['that is the mail address', EMAIL, /email or the name/],
    ['that is the mail address in capitals and without signs', 'RAVIKUMAREXAMPLEIN', /email or the name/],
    ['that is what stands before the at sign', 'ravi-kumar', /email or the name/],
    ['that is the company’s name', 'KisanCanteen', /email or the name/],
    ['that is the company’s name in words', 'Kisan Canteen!', /email or the name/],
    ['that is the company’s name and a year', 'kisan-canteen-2026', /email or the name/],
    ['that many people use', 'football', /most used/],
    ['that many people use, in capitals', 'FootBall', /most used/],
  ])('%s is refused', async (_, password, message) => {
    await expect(tried(password)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'newPassword', message: expect.stringMatching(message), code: 'weak_password' }],
    });
  });

  it('is compared with the whole of what stands before the at sign, not with a piece of it', async () => {
    await expect(tried('ravi-kumar', 'ravi.kumar.sharma@example.in')).resolves.toBeUndefined();
  });
});
