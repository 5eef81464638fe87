import { expect, it } from '@jest/globals';
import { mailboxOf, normalizeEmail } from './email.js';

it.each([
  ['a zero-width space', 'asha\u200B@example.com'],
  ['a word joiner', 'as\u2060ha@example.com'],
  ['a soft hyphen', 'asha@exam\u00ADple.com'],
  ['joiners', 'asha@\u200Cexample\u200D.com'],
  ['a byte order mark', '\uFEFFasha@example.com'],
  ['direction marks', '\u202Aasha@example.com\u202C'],
  ['isolates', '\u2066asha@example.com\u2069'],
  ['a variation selector', 'asha@example.com\uFE0F'],
  ['a tag', 'asha\u{E0041}@example.com'],
  ['a filler', 'asha\u3164@example.com'],
  ['a Braille letter without dots', 'as\u2800ha@example.com'],
  ['full-width letters and signs', 'ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['another full stop', 'asha@example。com'],
  ['blanks around it', '\u00A0asha@example.com\u3000'],
])('a mail with %s is the same one', (_, text) => {
  expect(normalizeEmail(text)).toBe('asha@example.com');
});

it('an email address keeps its capitals and its own letters', () => {
  expect(normalizeEmail('Asha.Dévi@Example.com')).toBe('Asha.Dévi@Example.com');
});

it.each([
  ['ram.kumar@gmail.com', 'ramkumar@gmail.com'],
  ['R.A.M.Kumar@GMAIL.com', 'ramkumar@gmail.com'],
  ['ramkumar+soil@googlemail.com', 'ramkumar@gmail.com'],
  ['ram.kumar+a+b@Gmail.Com', 'ramkumar@gmail.com'],
  ['"ram.kumar"@gmail.com', 'ramkumar@gmail.com'],
  ['Ram.Kumar+shop@Example.IN', 'ram.kumar@example.in'],
  ['"ram\\.kumar"@example.in', 'ram.kumar@example.in'],
  ['+919811001100@example.in', '+919811001100@example.in'],
  ['ram@किसान.भारत', 'ram@xn--11b2b6byad.xn--h2brj9c'],
  ['ram@gmail.com.example', 'ram@gmail.com.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
