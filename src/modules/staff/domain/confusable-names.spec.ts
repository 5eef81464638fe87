import { describe, expect, it } from '@jest/globals';
import { looksLike, mixesAlphabets } from './confusable-names.js';

describe('a name', () => {
  it.each([
    ['a Cyrillic a in a Latin name', 'R\u0430vi Patel', true],
    ['a Greek o in a Latin name', 'J\u03BFshi', true],
    ['a Latin name', 'Ravi Patel', false],
    ['a Hindi name', 'रवि पटेल', false],
    ['a Cyrillic name', 'Иван', false],
    ['two words in two alphabets', 'Ravi Иван', false],
  ])('mixes alphabets: %s', (_, name, expected) => {
    expect(mixesAlphabets(name)).toBe(expected);
  });

  it.each([
    ['all in Cyrillic letters', '\u0410\u0455\u043E\u043A', 'Asok', true],
    ['with a digit for a letter', 'Suni1 Patel', 'Sunil Patel', true],
    ['with l for I', 'lndu', 'Indu', true],
    ['with an accent', 'Ravi P\u00E1tel', 'Ravi Patel', true],
    ['the same', 'Ravi Patel', 'ravi  patel', false],
    ['the same with a mark that shows nothing', 'Ravi\u200B Patel', 'Ravi Patel', false],
    ['in capitals', 'RAVI PATIL', 'Ravi Patil', false],
    ['another', 'Ravi Patil', 'Ravi Patel', false],
    ['another in Hindi', 'रवि', 'रवी', false],
  ])('looks like another: %s', (_, one, other, expected) => {
    expect(looksLike(one, other)).toBe(expected);
  });
});
