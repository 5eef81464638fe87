import { describe, expect, it } from '@jest/globals';
import { requireGoodPassword } from './password-rules.js';

const EMAIL = 'ravi.kumar@example.in';

const tried = (password: string, owner: { email: string; name?: string } = { email: EMAIL }) =>
  requireGoodPassword(password, owner, 'newPassword');

describe('a password', () => {
  it.each([
    ['of eight characters', 'mq7-Tz!4'],
    ['of two hundred', 'q7'.repeat(100)],
    ['of words in Hindi', 'सरसों-और-गेहूँ'],
    ['that holds the name among others', 'kisancanteen-and-mustard'],
    ['that holds the mail address among others', 'ravi.kumar has seven goats'],
    ['that is a phrase of common words', 'correct horse battery staple'],
    ['that is two common words', 'TestPass123!'],
    ['that is a phrase with a year', 'monsoon-in-the-hills-2026'],
    ['that is eight letters with a common word in them', 'dogqzvxk'],
    ['that is a common word among so many digits that nobody tries them', 'football8204617395'],
  ])('%s is taken', async (_, password) => {
    await expect(tried(password)).resolves.toBeUndefined();
  });

  it.each([
    ['of seven characters', 'mq7-Tz!', /at least 8/],
    ['of two hundred and one', `${'q7'.repeat(100)}q`, /at most 200/],
    ['that is the mail address', EMAIL, /email, the name/],
    ['that is the mail address in capitals and without signs', 'RAVIKUMAREXAMPLEIN', /email, the name/],
    ['that is what stands before the at sign', 'ravi-kumar', /email, the name/],
    ['that is the company’s name', 'KisanCanteen', /email, the name/],
    ['that is the company’s name in words', 'Kisan Canteen!', /email, the name/],
    ['that is the company’s name and a year', 'kisan-canteen-2026', /email, the name/],
    ['that many people use', 'football', /most used/],
    ['that many people use, in capitals', 'FootBall', /most used/],
    ['that many people use, with digits', 'admin1234', /most used/],
    ['that many people use, with digits around', '12admin34', /most used/],
    ['that many people use, with a year and signs', 'Football@2026', /most used/],
    ['that many people use, with signs for letters', 'p@$$w0rD!1', /most used/],
    ['that begins with a sign for a letter', '4dm1n!!11', /most used/],
    ['that many people use, with a space', 'foot ball 1', /most used/],
    ['that is a word of the company’s name and a year', 'Kisan@2026', /name of the company/],
    ['that is one with signs for letters', 'K1s@n#2026', /name of the company/],
    ['that is its words the other way', 'canteen.kisan', /name of the company/],
    ['that is a word of the mail address with a date', 'Ravi@15-08-47', /email, the name/],
  ])('%s is refused', async (_, password, message) => {
    await expect(tried(password)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'newPassword', message: expect.stringMatching(message), code: 'weak_password' }],
    });
  });

  it.each(['Meena-2026', 'meenadevi1', 'M33na.Dev1'])('is not the name of whoever it is for: %s', async (password) => {
    await expect(tried(password, { email: EMAIL, name: 'Meena Devi' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(tried(password)).resolves.toBeUndefined();
  });
});
