import { describe, expect, it } from '@jest/globals';
import { bandsOf, dailyBuckets, largestTypes } from './daily-buckets';
import type { DailyRow } from './reports-api';

const row = (day: string, type: DailyRow['type'], leads: number): DailyRow => ({ day, type, leads });
const bars = (rows: DailyRow[]) => dailyBuckets(rows).buckets.map(({ from, leads }) => [from, leads]);

describe('the bars of a report', () => {
  it('are none without leads', () => {
    expect(dailyBuckets([])).toEqual({ size: 'day', buckets: [] });
  });

  it('are days including empty ones, whatever the order of the rows', () => {
    const rows = [row('2026-03-01', 'contact', 2), row('2026-02-27', 'contact', 1), row('2026-02-27', 'partner', 4)];
    expect(bars(rows)).toEqual([
      ['2026-02-27', 5],
      ['2026-02-28', 0],
      ['2026-03-01', 2],
    ]);
  });

  it.each([
    ['62 days are days', '2026-03-03', 'day', 62],
    ['63 days are weeks', '2026-03-04', 'week', 10],
    ['60 weeks are weeks', '2027-02-24', 'week', 61],
    ['one day more is months', '2027-02-25', 'month', 14],
  ])('%s', (_, last, size, count) => {
    const { size: drawn, buckets } = dailyBuckets([row('2026-01-01', 'contact', 1), row(last, 'contact', 2)]);
    expect([drawn, buckets.length]).toEqual([size, count]);
    expect(buckets.reduce((sum, { leads }) => sum + leads, 0)).toBe(3);
  });

  it('are weeks from Monday', () => {
    // 2026-01-04 is a Sunday, and 2026-01-05 is a Monday.
    const rows = [row('2026-01-04', 'contact', 1), row('2026-01-05', 'contact', 2), row('2026-03-30', 'contact', 3)];
    const weeks = bars(rows);
    expect(weeks.slice(0, 2)).toEqual([
      ['2025-12-29', 1],
      ['2026-01-05', 2],
    ]);
    expect(weeks.at(-1)).toEqual(['2026-03-30', 3]);
  });

  it('are months from the first, named as such', () => {
    const { buckets } = dailyBuckets([row('2025-01-31', 'contact', 1), row('2026-06-30', 'contact', 2)]);
    expect(buckets.map(({ from }) => from.slice(8))).toEqual(Array(18).fill('01'));
    expect([buckets[0]?.label, buckets[1]?.label]).toEqual(['Jan 2025', 'Feb 2025']);
  });
});

describe('the parts of a bar', () => {
  const rows = [row('2026-03-01', 'contact', 2), row('2026-03-01', 'partner', 5), row('2026-03-01', 'sarthi', 1)];
  const bar = dailyBuckets(rows).buckets[0];

  it('are the largest types and one for all others, stacked', () => {
    const named = largestTypes(rows, 2);
    expect(named).toEqual(['partner', 'contact']);
    expect(bar && bandsOf(bar, named)).toEqual([
      { leads: 5, below: 0 },
      { leads: 2, below: 5 },
      { leads: 1, below: 7 },
    ]);
  });

  it('have none for others if every type is named', () => {
    expect(bar && bandsOf(bar, ['sarthi', 'partner', 'contact'])).toHaveLength(3);
  });

  it('are empty for a type without leads on that day', () => {
    expect(bar && bandsOf(bar, ['newsletter'])[0]).toEqual({ leads: 0, below: 0 });
  });
});
