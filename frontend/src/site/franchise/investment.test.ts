import { describe, expect, it } from '@jest/globals';
import { areaFrom, estimateFor, isPlannedArea, rupees } from './investment';

describe('estimateFor', () => {
  it('adds the fees of ₹1,49,998 to the cost of a shop of that size', () => {
    expect(estimateFor(1_000, new Set(['grocery', 'exterior']))).toEqual({
      area: 1_000,
      fixedFees: 149_998,
      items: [
        { item: 'grocery', rupees: 1_500_000 },
        { item: 'exterior', rupees: 230_000 },
        { item: 'interior', rupees: 1_200_000 },
      ],
      total: 3_079_998,
    });
  });

  it('leaves out goods and exterior if they are not chosen, but never the interior', () => {
    expect(estimateFor(500, new Set()).total).toBe(149_998 + 500 * 1_200);
    expect(estimateFor(500, new Set(['exterior'])).total).toBe(149_998 + 500 * 1_430);
  });

  it('does not limit the size to the planned range', () => {
    expect(estimateFor(0, new Set(['grocery'])).total).toBe(149_998);
    expect(estimateFor(8_000, new Set()).area).toBe(8_000);
  });
});

describe('areaFrom', () => {
  it.each([
    ['1000', 1_000],
    ['1,200', 1_200],
    [' 1 200 ', 1_200],
    ['१२००', 1_200],
    ['৫০০', 500],
    ['0750.5', 750.5],
    ['', 0],
    ['big', 0],
    ['1e999', 0],
    ['-300', 0],
  ])('reads %j as %d', (text, area) => {
    expect(areaFrom(text)).toBe(area);
  });
});

describe('isPlannedArea', () => {
  it('includes 500 and 5,000 square feet', () => {
    expect([499, 500, 5_000, 5_001].map(isPlannedArea)).toEqual([false, true, true, false]);
  });
});

describe('rupees', () => {
  it('uses Indian grouping without decimals', () => {
    expect(rupees(30_79_998)).toBe('₹30,79,998');
    expect(rupees(999.4)).toBe('₹999');
    expect(rupees(1_23_45_678)).toBe('₹1,23,45,678');
  });
});
