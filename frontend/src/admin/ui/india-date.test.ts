import { describe, expect, it } from '@jest/globals';
import { dayAfter, todayInIndia } from './india-date';

const ist = (text: string) => Date.parse(`${text}+05:30`);

describe('days', () => {
  it('are those of India', () => {
    expect(todayInIndia(ist('2026-11-21T00:00'))).toBe('2026-11-21');
    expect(todayInIndia(ist('2026-11-21T00:00') - 1)).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-21', 7, '2026-11-28'],
  ])('%s and %i more', (day, days, expected) => {
    expect(dayAfter(day, days)).toBe(expected);
  });
});
