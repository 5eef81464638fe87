import { describe, expect, it } from '@jest/globals';
import { referenceOf } from './lead-ids.js';

describe('referenceOf', () => {
  it('has ten characters of Crockford base 32, unique and unlike the next one', () => {
    const references = Array.from({ length: 50_000 }, (_, index) => referenceOf(1, index));
    expect(references.filter((reference) => !/^[0-9A-HJKMNP-TV-Z]{10}$/.test(reference))).toEqual([]);
    expect(new Set(references).size).toBe(references.length);
    expect(new Set(references.slice(0, 100).map((reference) => reference.slice(0, 2))).size).toBeGreaterThan(60);
  });

  it('differs from seed to seed', () => {
    expect(referenceOf(1, 0)).not.toBe(referenceOf(2, 0));
  });
});
