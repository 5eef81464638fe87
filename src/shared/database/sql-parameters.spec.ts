import { describe, expect, it } from '@jest/globals';
import { SqlParameters } from './sql-parameters.js';

describe('a statement with inlined values', () => {
  const inlined = (...values: unknown[]) => {
    const parameters = new SqlParameters();
    return parameters.inlinedInto(`SELECT ${values.map((value) => parameters.add(value)).join(', ')}`);
  };

  it.each<[string, unknown, string]>([
    ['a text', 'Gaya', "'Gaya'"],
    ['a text that ends the literal', "x'; DROP TABLE leads; --", "'x''; DROP TABLE leads; --'"],
    ['a text with a backslash', 'a\\', " E'a\\\\'"],
    ['a text that looks like a placeholder', '$1 $&', "'$1 $&'"],
    ['a time', new Date('2026-04-22T10:00:00Z'), "'2026-04-22T10:00:00.000Z'"],
    ['a list', ['a', "b'"], "ARRAY['a', 'b''']"],
    ['an empty list', [], 'ARRAY[]'],
  ])('holds %s', (_, value, literal) => {
    expect(inlined(value)).toBe(`SELECT ${literal}`);
  });

  it('replaces each placeholder with its own value, also past the tenth', () => {
    const letters = [...'abcdefghijkl'];
    expect(inlined(...letters)).toBe(`SELECT ${letters.map((letter) => `'${letter}'`).join(', ')}`);
  });

  it.each([[null], [7], [{}], [undefined]])('refuses %p', (value) => {
    expect(() => inlined(value)).toThrow(/Only texts/);
  });
});
