import { describe, expect, it } from '@jest/globals';
import { Pacer } from './pacer.js';

describe('paced answers', () => {
  it('go out at once up to a burst, then so many a second, and after a rest at once again', () => {
    const pacer = new Pacer(10, 2);
    const waits = [1_000, 1_000, 1_000, 1_000, 1_050].map((nowMs) => pacer.takeTurn(nowMs));
    expect(waits).toEqual([0, 0, 100, 200, 250]);
    expect([9_000, 9_000, 9_000].map((nowMs) => pacer.takeTurn(nowMs))).toEqual([0, 0, 100]);
  });

  it('wait two seconds at most', () => {
    const pacer = new Pacer(10, 2);
    const waits = Array.from({ length: 500 }, () => pacer.takeTurn(0));
    expect(Math.max(...waits)).toBe(2_000);
    expect(pacer.takeTurn(5_000)).toBe(0);
  });
});
