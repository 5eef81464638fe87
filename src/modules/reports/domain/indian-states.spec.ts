import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { INDIAN_STATES, indianState } from './indian-states.js';

const codeOf = (typed: string) => indianState(typed)?.code ?? null;

describe('a state as somebody typed it', () => {
  it('knows the 28 states and 8 union territories, each by its name and its code', () => {
    expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36);
    expect(INDIAN_STATES.filter(({ code, name }) => codeOf(name) !== code || codeOf(code) !== code)).toEqual([]);
  });

  it.each([
    ['U.P.', 'UP'],
    ['उत्तरप्रदेश', 'UP'],
    ['bihar, India', 'BR'],
    ['बिहार राज्य', 'BR'],
    ['झारखण्ड', 'JH'],
    ['छत्तीसगढ', 'CG'],
    ['उत्तराखण्ड', 'UK'],
    ['पञ्जाब', 'PB'],
    ['Orissa', 'OD'],
    ['ओडिसा', null],
    ['J & K', 'JK'],
    ['NCT of Delhi', 'DL'],
    ['Daman & Diu', 'DH'],
    ['Pondicherry', 'PY'],
    ['', null],
    ['India', null],
    ['Gaya', null],
    ['Nepal', null],
  ])('%s is %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it('does not mind capitals, spaces, dots and commas', () => {
    const signs = fc.stringMatching(/^[ .,;:_/-]{0,3}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...INDIAN_STATES),
        fc.boolean(),
        signs,
        signs,
        ({ code, name }, loud, before, after) => {
          const typed = (loud ? name.toUpperCase() : name.toLowerCase()).replaceAll(' ', `${before} `);
          expect(codeOf(`${before}${typed}${after}`)).toBe(code);
        },
      ),
    );
  });

  it('never takes one state for another, whatever else stands there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INDIAN_STATES), fc.string({ unit: 'grapheme' }), ({ code, name }, noise) => {
        expect([code, null]).toContain(codeOf(`${name} ${noise}`));
      }),
    );
  });
});
