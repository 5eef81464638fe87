import { describe, expect, it } from '@jest/globals';
import { foldIndicDigits, hasPhoneLength, parsePhone } from './phone.js';

describe('digits of Indian scripts', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ])('%s are read as 0 to 9', (_, digits) => {
    expect(foldIndicDigits(digits)).toBe('0123456789');
  });

  it('leave the text around them as it is', () => {
    expect(foldIndicDigits('फ़ोन: +९१ 98765 (घर)')).toBe('फ़ोन: +91 98765 (घर)');
  });
});

describe('the length of a phone number', () => {
  it.each([
    ['six digits are too few', '123456', false],
    ['seven are enough', '1234567', true],
    ['fifteen are the most', '+12 345 678 901 2345', true],
    ['sixteen are too many', '1234567890123456', false],
    ['signs do not count', '(0)-98 / 76.5', false],
    ['Hindi digits count', '९८७६५४३', true],
    ['words have none', 'call me', false],
  ])('%s', (_, text, expected) => {
    expect(hasPhoneLength(text)).toBe(expected);
  });
});

describe('a phone number as somebody wrote it', () => {
  const mobile = { e164: '+919876543210', suspect: false };
  it.each<[string, string, object]>([
    ['ten digits are Indian', '9876543210', mobile],
    ['grouped as people do', '98765-43210', mobile],
    ['with the zero of a trunk call', '098765 43210', mobile],
    ['with the country’s code', '+91 98765 43210', mobile],
    ['with the code without a plus', '919876543210', mobile],
    ['in Hindi digits', '९८७६५ ४३२१०', mobile],
    ['a landline', '011-23456789', { e164: '+911123456789', suspect: false }],
    ['of another country', '+977 9841234567', { e164: '+9779841234567', suspect: false }],
    ['of a series that no operator has is kept and marked', '5555555555', { e164: '+915555555555', suspect: true }],
    ['too short is kept and marked', '98765', { e164: '+9198765', suspect: true }],
    ['no number at all', 'call me', { e164: null, suspect: true }],
  ])('%s', (_, text, expected) => {
    expect(parsePhone(text)).toEqual(expected);
  });
});
