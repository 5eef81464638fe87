import { describe, expect, it } from '@jest/globals';
import {
  dayInIndia,
  formatDay,
  formatFullTime,
  formatLongDay,
  formatMonth,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeekdayTime,
  fromIndianInput,
  toIndianInput,
} from './dates';

const ist = (text: string) => Date.parse(`${text}+05:30`);

describe('days', () => {
  it('are in Indian time', () => {
    expect(dayInIndia(ist('2026-11-21T00:00'))).toBe('2026-11-21');
    expect(dayInIndia(ist('2026-11-21T00:00') - 1)).toBe('2026-11-20');
    expect(dayInIndia('2026-11-20T18:30:00Z')).toBe('2026-11-21');
  });

  it('are written as in India', () => {
    const day = '2026-11-21';
    expect([formatDay, formatShortDay, formatWeekday, formatLongDay, formatMonth].map((format) => format(day))).toEqual(
      ['21 Nov 2026', '21 Nov', 'Sat, 21 Nov', '21 November 2026', 'Nov 2026'],
    );
  });
});

it('formats times in Indian time', () => {
  const moment = '2026-11-20T19:05:00Z';
  expect(formatTime(moment)).toBe('12:35 am');
  expect(formatWeekdayTime(moment, 'short')).toBe('Sat 12:35 am');
  expect(formatWeekdayTime(Date.parse(moment), 'long')).toBe('Saturday 12:35 am');
  expect(formatFullTime(moment)).toBe('Saturday, 21 November 2026 at 12:35 am');
});

it('converts to and from a date-time field', () => {
  expect(toIndianInput(ist('2026-11-23T09:00'))).toBe('2026-11-23T09:00');
  expect(fromIndianInput('2026-11-23T09:00')).toBe('2026-11-23T03:30:00.000Z');
  expect(fromIndianInput('')).toBeNull();
});
