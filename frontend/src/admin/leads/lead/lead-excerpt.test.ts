import { describe, expect, it } from '@jest/globals';
import { firstCharacters } from './lead-excerpt';

describe('the first characters of a text', () => {
  it.each([
    ['a short text', 5, 'a sho'],
    ['short', 5, 'short'],
    ['ab👨‍👩‍👧‍👦cd', 3, 'ab👨‍👩‍👧‍👦'],
    ['ab👨‍👩‍👧‍👦cd', 2, 'ab'],
    ['हिन्दी में', 1, 'हि'],
    ['🌾🌾🌾', 2, '🌾🌾'],
  ])('of %j, %i of them, are whole', (text, most, cut) => {
    expect(firstCharacters(text, most)).toBe(cut);
  });
});
