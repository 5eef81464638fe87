import { describe, expect, it } from '@jest/globals';
import { dayAfter, formatDay, formatFollowUp, todayInIndia } from './format-follow-up';

const ist = (text: string) => Date.parse(`${text}+05:30`);

describe('a follow-up', () => {
  it.each([
    ['of today', '2026-11-21', 'Follow up today'],
    ['of yesterday', '2026-11-20', 'Follow-up was 20 Nov'],
    ['of tomorrow', '2026-11-22', 'Follow up Sun, 22 Nov'],
  ])('%s', (_, on, text) => {
    for (const time of ['00:00', '12:00', '23:59:59'])
      expect(formatFollowUp({ on }, ist(`2026-11-21T${time}`))).toBe(text);
  });
});

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

  it('are named by their weekday', () => {
    expect(formatDay('2026-11-21')).toBe('Sat, 21 Nov');
  });
});
