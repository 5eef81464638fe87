import { describe, expect, it } from '@jest/globals';
import { pastDays } from './form-dates.js';

/** A moment written as a clock in India shows it. */
const ist = (text: string) => new Date(`${text}+05:30`);
const soil = (preferredTestDate?: string): Parameters<typeof pastDays>[0] => ({
  type: 'soil_testing',
  details: preferredTestDate === undefined ? {} : { preferredTestDate },
});

describe('a preferred day', () => {
  it.each([
    ['today in India, however early', '2026-04-22', '2026-04-22T00:00:00'],
    ['today in India, however late', '2026-04-22', '2026-04-22T23:59:59'],
    ['tomorrow', '2026-04-23', '2026-04-22T12:00:00'],
  ])('may be %s', (_, day, now) => {
    expect(pastDays(soil(day), ist(now))).toEqual([]);
  });

  it('may be left out', () => {
    expect(pastDays(soil(), ist('2026-04-22T12:00:00'))).toEqual([]);
  });

  it('that is past is refused at its field, kindly', () => {
    expect(pastDays(soil('2026-04-21'), ist('2026-04-22T00:00:00'))).toEqual([
      {
        field: 'soilTestingInfo.preferredTestDate',
        message: 'Preferred test date: that day has passed, please choose today or a later day.',
        code: 'past_day',
      },
    ]);
  });
});
