import { describe, expect, it } from '@jest/globals';
import { foldDigits, hasPhoneLength, parsePhone } from './phone.js';

describe('digits of other scripts', () => {
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
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Santali', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
    ['Manipuri', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
    ['full-width', '０１２３４５６７８９'],
    ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    [
      'the second set of Myanmar',
      '\u{116DA}\u{116DB}\u{116DC}\u{116DD}\u{116DE}\u{116DF}\u{116E0}\u{116E1}\u{116E2}\u{116E3}',
    ],
  ])('%s are read as 0 to 9', (_, digits) => {
    expect(foldDigits(digits)).toBe('0123456789');
  });

  it('leave the surrounding text unchanged', () => {
    expect(foldDigits('फ़ोन: +९१ 98765 (घर)')).toBe('फ़ोन: +91 98765 (घर)');
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
    ['the first of two numbers counts', '98765 43210 / 9123456789', true],
    ['eighteen digits without a gap are not two numbers', '987654321012345678', false],
    ['digits around a word count together', '98765 then 43210', true],
    ['Santali and Urdu digits count', '᱙᱘᱗᱖᱕ ۴۳۲۱۰', true],
  ])('%s', (_, text, expected) => {
    expect(hasPhoneLength(text)).toBe(expected);
  });
});

describe('a phone number as people write it', () => {
  const mobile = { e164: '+919876543210', suspect: false };
  it.each<[string, string, object]>([
    ['ten digits are Indian', '9876543210', mobile],
    ['grouped', '98765-43210', mobile],
    ['with a trunk zero', '098765 43210', mobile],
    ['with the country code', '+91 98765 43210', mobile],
    ['with the country code but no plus', '919876543210', mobile],
    ['in Hindi digits', '९८७६५ ४३२१०', mobile],
    ['with an en dash', '98765–43210', mobile],
    ['with a slash', '98765/43210', mobile],
    ['with a trailing comma', '9876543210,', mobile],
    ['as a link', 'tel:+919876543210', mobile],
    ['as a chat link', 'https://wa.me/919876543210', mobile],
    ['with the international prefix 00', '00 91 98765 43210', mobile],
    ['with the country code twice', '+91 91 98765 43210', mobile],
    ['with an invisible joiner', '98765\u200D43210', mobile],
    ['behind a label', 'Mob: 98765.43210', mobile],
    ['in Urdu digits', '۹۸۷۶۵۴۳۲۱۰', mobile],
    ['in full-width digits', '９８７６５４３２１０', mobile],
    ['with another ending', '9876543210 / 11', mobile],
    ['the first of two', '98765 43210 / 9123456789', mobile],
    ['the first of two in brackets', '9876543210 (9123456789)', mobile],
    ['the first of two without a sign', '98765 43210 91234 56789', mobile],
    ['the first of two with their codes', '+91-98765-43210+91-9123456789', mobile],
    ['with an extension', '011-23456789 ext 12', { e164: '+911123456789', suspect: false }],
    ['a landline with a slash', '0755/6458027', { e164: '+917556458027', suspect: false }],
    ['of another country in many groups', '+977 9841 23 45 67', { e164: '+9779841234567', suspect: false }],
    ['a landline', '011-23456789', { e164: '+911123456789', suspect: false }],
    ['of another country', '+977 9841234567', { e164: '+9779841234567', suspect: false }],
    ['of a series without an operator is kept and marked', '5555555555', { e164: '+915555555555', suspect: true }],
    ['too short is kept and marked', '98765', { e164: '+9198765', suspect: true }],
    ['no number at all', 'call me', { e164: null, suspect: true }],
  ])('%s', (_, text, expected) => {
    expect(parsePhone(text)).toEqual(expected);
  });
});
