import { describe, expect, it } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { requireGoodPassword } from './password-rules.js';

const EMAIL = 'ravi.kumar@example.in';

const tried = (password: string, owner: { email: string; name?: string } = { email: EMAIL }) =>
  requireGoodPassword(password, owner, 'newPassword');

describe('a password', () => {
  it.each([
    ['of eight characters', 'mq7-Tz!4'],
    ['of two hundred', 'q7'.repeat(100)],
    ['of two hundred times the same', 'x'.repeat(200)],
    ['of words in Hindi', 'सरसों-और-गेहूँ'],
    ['that is the brand in Hindi among other words', 'किसान-की-सुबह-और-शाम'],
    ['that has a run among others', 'wheat123mustard'],
    ['that is words of three keys side by side', 'property-asdf-tree'],
    ['that repeats what is long enough alone', 'mq7-Tz!4mq7-Tz!4'],
    ['that is a number', '73918264'],
    ['that is one character and long', 'x'.repeat(64)],
    ['that is digits and signs', '48#27!93'],
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
    ['that many people use and a run', 'password12345678', /most used/],
    ['that many people use, twice', 'adminadmin', /most used/],
    ['that many people use, twice with signs', 'Admin@Admin@1', /most used/],
    ['that is one character', 'aaaaaaaa', /most used/],
    ['that is a number twice', '12341234', /most used/],
    ['that is digits backwards', '9876543210', /most used/],
    ['that is the country and a run', 'India@123', /most used/],
    ['that is the market and a year', 'Mandi@2026', /name of the company/],
    ['that is a Sarthi and a year', 'Sarthi@2026', /name of the company/],
    ['that is the brand with an accent', 'Kisán@2026', /name of the company/],
    ['that is the brand in full-width letters', 'Ｋisan2026', /name of the company/],
    ['that is the brand in Hindi and a year', 'किसान@2026', /name of the company/],
    ['that is the brand in Hindi and a year in Hindi', 'किसान२०२६', /name of the company/],
    ['that is the brand in Hindi', 'किसान कैंटीन', /name of the company/],
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

  it('that the tests and the demo set is taken', async () => {
    const used = [
      'harvest-moon-42',
      'wheat-and-mustard-7',
      'Mitti-Beej-Fasal-26',
      'A-password-nobody-uses-7',
      'beej-fasal-26',
    ];
    const others = ['genda-phool-84', 'champa-chameli-19', 'monsoon-rain-9', 'another-good-one-8', 'a-new-good-one-9'];
    for (const password of [...used, ...others]) await expect(tried(password)).resolves.toBeUndefined();
  });

  it('of ordinary good ones is taken: three or more words, or twelve random characters', async () => {
    const word = fc.constantFrom(...dictionary['diceware-common']);
    const phrase = fc
      .tuple(fc.uniqueArray(word, { minLength: 3, maxLength: 6 }), fc.constantFrom('', '-', ' ', '.'))
      .map(([words, between]) => words.join(between));
    const signs = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'];
    const random = fc
      .array(fc.constantFrom(...signs), { minLength: 12, maxLength: 20 })
      .map((characters) => characters.join(''));
    const generated = fc.noBias(random);
    await fc.assert(
      fc.asyncProperty(fc.oneof(phrase, generated), async (password) => {
        fc.pre(password.length >= 12);
        await expect(tried(password)).resolves.toBeUndefined();
      }),
      { numRuns: 500, seed: 20261122 },
    );
  });
});
