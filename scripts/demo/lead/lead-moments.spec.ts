import { describe, expect, it } from '@jest/globals';
import { inOrderOfTime, leadSeed } from './lead-moments.js';

const SET = { seed: 3, untilMs: Date.parse('2026-04-22T18:30:00Z') };

describe('inOrderOfTime', () => {
  it('returns every lead of the range once, earliest first', () => {
    const order = [...inOrderOfTime(SET, 200, 1_200)];
    expect([...order].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 1_000 }, (_, offset) => 200 + offset),
    );
    const moments = order.map((index) => leadSeed(SET, index).createdAtMs);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
  });
});
