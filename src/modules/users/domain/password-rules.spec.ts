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
    ['of two hundred characters', 'q7'.repeat(100)],
    ['of one character two hundred times', 'x'.repeat(200)],
    ['of words in Hindi', 'सरसों-और-गेहूँ'],
    ['of the brand in Hindi and other words', 'किसान-की-सुबह-और-शाम'],
    ['with a run of digits between words', 'wheat123mustard'],
    ['with neighbouring keys between words', 'property-asdf-tree'],
    ['that repeats a good password', 'mq7-Tz!4mq7-Tz!4'],
    ['that is a number', '73918264'],
    ['of one character sixty-four times', 'x'.repeat(64)],
    ['of digits and symbols', '48#27!93'],
    ['of the company’s name and other words', 'kisancanteen-and-mustard'],
    ['of the user’s email and other words', 'ravi.kumar has seven goats'],
    ['that is a phrase of common words', 'correct horse battery staple'],
    ['of two common words', 'TestPass123!'],
    ['that is a phrase with a year', 'monsoon-in-the-hills-2026'],
    ['of eight letters that contain a common word', 'dogqzvxk'],
    ['of a common word and ten random digits', 'football8204617395'],
  ])('%s is accepted', async (_, password) => {
    await expect(tried(password)).resolves.toBeUndefined();
  });

  it.each([
    ['of seven characters', 'mq7-Tz!', /at least 8/],
    ['of two hundred and one characters', `${'q7'.repeat(100)}q`, /at most 200/],
    ['that is the email', EMAIL, /company name/],
    ['that is the email in capitals without punctuation', 'RAVIKUMAREXAMPLEIN', /company name/],
    ['that is the part of the email before the @', 'ravi-kumar', /company name/],
    ['that is the company’s name', 'KisanCanteen', /company name/],
    ['that is the company’s name in two words', 'Kisan Canteen!', /company name/],
    ['that is the company’s name and a year', 'kisan-canteen-2026', /company name/],
    ['that is common', 'football', /too common/],
    ['that is common, in capitals', 'FootBall', /too common/],
    ['that is common, with digits', 'admin1234', /too common/],
    ['that is common, with digits on both sides', '12admin34', /too common/],
    ['that is common, with a symbol and a year', 'Football@2026', /too common/],
    ['that is common, with symbols for letters', 'p@$$w0rD!1', /too common/],
    ['that starts with a digit for a letter', '4dm1n!!11', /too common/],
    ['that is common, with a space', 'foot ball 1', /too common/],
    ['of a word of the company’s name and a year', 'Kisan@2026', /company name/],
    ['of a word of the company’s name with symbols for letters', 'K1s@n#2026', /company name/],
    ['of the company’s name in reverse order', 'canteen.kisan', /company name/],
    ['of a word of the email and a date', 'Ravi@15-08-47', /company name/],
    ['that is common, with a run of digits', 'password12345678', /too common/],
    ['that is common, twice', 'adminadmin', /too common/],
    ['that is common, twice with symbols', 'Admin@Admin@1', /too common/],
    ['of one repeated character', 'aaaaaaaa', /too common/],
    ['of one number twice', '12341234', /too common/],
    ['of digits that count down', '9876543210', /too common/],
    ['of the country and a run', 'India@123', /too common/],
    ['of Mandi and a year', 'Mandi@2026', /company name/],
    ['of Sarthi and a year', 'Sarthi@2026', /company name/],
    ['of the brand with an accent', 'Kisán@2026', /company name/],
    ['of the brand in full-width letters', 'Ｋisan2026', /company name/],
    ['of the brand in Hindi and a year', 'किसान@2026', /company name/],
    ['of the brand in Hindi and a year in Hindi digits', 'किसान२०२६', /company name/],
    ['that is the brand in Hindi', 'किसान कैंटीन', /company name/],
  ])('%s is refused', async (_, password, message) => {
    await expect(tried(password)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'newPassword', message: expect.stringMatching(message), code: 'weak_password' }],
    });
  });

  it.each(['Meena-2026', 'meenadevi1', 'M33na.Dev1'])('must not be the user’s name: %s', async (password) => {
    await expect(tried(password, { email: EMAIL, name: 'Meena Devi' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(tried(password)).resolves.toBeUndefined();
  });

  it('of the tests and the demo is accepted', async () => {
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

  it('of three or more words, or of twelve random characters, is accepted', async () => {
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
