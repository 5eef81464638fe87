import { describe, expect, it } from '@jest/globals';
import { suggestedEmail } from './email-suggestion';

describe('a typo in an email address', () => {
  it.each([
    ['ram@gmial.con', 'ram@gmail.com'],
    ['ram@gmial.com', 'ram@gmail.com'],
    ['ram@gmai.com', 'ram@gmail.com'],
    ['ram@gmaill.com', 'ram@gmail.com'],
    ['ram@gnail.com', 'ram@gmail.com'],
    ['Ram.Kumar@GMAIL.CON', 'Ram.Kumar@gmail.com'],
    ['ram@gmail.co', 'ram@gmail.com'],
    ['ram@gmail.cmo', 'ram@gmail.com'],
    ['ram@gmail', 'ram@gmail.com'],
    [' ram@gmail.con ', 'ram@gmail.com'],
    ['ram@yaho.com', 'ram@yahoo.com'],
    ['ram@yahooo.co.in', 'ram@yahoo.co.in'],
    ['ram@hotmial.com', 'ram@hotmail.com'],
    ['ram@outlok.com', 'ram@outlook.com'],
    ['ram@redifmail.com', 'ram@rediffmail.com'],
    ['ram@rediffmal.com', 'ram@rediffmail.com'],
    ['ram@iclod.com', 'ram@icloud.com'],
    ['ram@panchayat.con', 'ram@panchayat.com'],
  ])('gets a suggestion: %s', (typed, meant) => {
    expect(suggestedEmail(typed)).toBe(meant);
  });

  it.each([
    'ram@gmail.com',
    'ram@yahoo.co.in',
    'ram@yahoo.fr',
    'ram@outlook.de',
    'ram@mail.com',
    'ram@ymail.com',
    'ram@email.com',
    'ram@kisan.co',
    'ram@kisan.co.in',
    'ram@panchayat.gov.in',
    'ram@bihar.cm',
    'ram@example.com',
    'ram@',
    'ram',
    '',
    '9876543210',
  ])('is not suspected in %j', (typed) => {
    expect(suggestedEmail(typed)).toBeUndefined();
  });
});
