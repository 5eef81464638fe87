import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBefore, RELATIVE_RANGE_NAMES, RELATIVE_RANGES, type RelativeRangeName } from './date-presets.js';

const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

it.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-21', 7, '2026-11-28'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

describe('a relative date range', () => {
  it.each<[RelativeRangeName, today: string, days: string, before: string]>([
    ['today', '2026-11-22', '2026-11-22 2026-11-22', '2026-11-21 2026-11-21'],
    ['yesterday', '2026-01-01', '2025-12-31 2025-12-31', '2025-12-30 2025-12-30'],
    ['thisweek', '2026-11-23', '2026-11-23 2026-11-23', '2026-11-16 2026-11-16'],
    ['thisweek', '2026-11-22', '2026-11-16 2026-11-22', '2026-11-09 2026-11-15'],
    ['lastweek', '2026-11-23', '2026-11-16 2026-11-22', '2026-11-09 2026-11-15'],
    ['last7days', '2026-03-01', '2026-02-23 2026-03-01', '2026-02-16 2026-02-22'],
    ['thismonth', '2026-11-22', '2026-11-01 2026-11-22', '2026-10-01 2026-10-22'],
    ['thismonth', '2026-03-30', '2026-03-01 2026-03-30', '2026-02-01 2026-02-28'],
    ['lastmonth', '2026-01-15', '2025-12-01 2025-12-31', '2025-11-01 2025-11-30'],
    ['lastmonth', '2028-03-31', '2028-02-01 2028-02-29', '2028-01-01 2028-01-31'],
    ['last30days', '2026-11-22', '2026-10-24 2026-11-22', '2026-09-24 2026-10-23'],
  ])('%s on %s is %s, compared with %s', (name, today, days, before) => {
    const words = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
    const { [name]: range } = RELATIVE_RANGES;
    expect([words(range.days(today)), words(range.before(today))]).toEqual([days, before]);
  });

  it('never begins after it ends, ends in the future or overlaps the range it is compared with', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(...RELATIVE_RANGE_NAMES), (today, name) => {
        const [days, before] = [RELATIVE_RANGES[name].days(today), RELATIVE_RANGES[name].before(today)];
        expect(days.from <= days.to && days.to <= today).toBe(true);
        expect(before.from <= before.to && before.to < days.from).toBe(true);
      }),
    );
  });

  it('can be compared with the same number of days before it', () => {
    expect(daysBefore({ from: '2026-03-01', to: '2026-03-10' })).toEqual({ from: '2026-02-19', to: '2026-02-28' });
  });
});
