import { describe, expect, it } from '@jest/globals';
import { customRange, kolkataDay, presetRange } from './date-range.js';

const ist = (text: string) => new Date(`${text}+05:30`);

describe('the day in India', () => {
  it.each([
    ['2026-04-22T00:00:00', '2026-04-22'],
    ['2026-04-22T05:29:59', '2026-04-22'],
    ['2026-04-22T23:59:59', '2026-04-22'],
    ['2026-01-01T00:00:00', '2026-01-01'],
    ['2028-02-29T23:59:59', '2028-02-29'],
  ])('at %s is %s', (moment, day) => {
    expect(kolkataDay(ist(moment))).toBe(day);
  });
});

describe('a preset range', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-02'],
    ['yesterday', '2026-02-28', '2026-03-01'],
    ['last7days', '2026-02-23', '2026-03-02'],
    ['last30days', '2026-01-31', '2026-03-02'],
    ['last90days', '2025-12-02', '2026-03-02'],
    // 1 March 2026 is a Sunday.
    ['thisweek', '2026-02-23', '2026-03-02'],
    ['lastweek', '2026-02-16', '2026-02-23'],
    ['thismonth', '2026-03-01', '2026-03-02'],
    ['lastmonth', '2026-02-01', '2026-03-01'],
  ] as const)('%s runs from %s to before %s, at any time of the day', (preset, from, before) => {
    const range = { from: ist(`${from}T00:00`), before: ist(`${before}T00:00`) };
    for (const time of ['00:00:00.000', '05:29:59.999', '12:00:00.000', '23:59:59.999']) {
      expect(presetRange(preset, ist(`2026-03-01T${time}`))).toEqual(range);
    }
  });
});

describe('a custom range', () => {
  it.each<[string, string | undefined, string | undefined, object]>([
    ['is open without days', undefined, undefined, {}],
    ['is open at the end', '2026-04-22', undefined, { from: ist('2026-04-22T00:00') }],
    ['is open at the beginning', undefined, '2026-04-22', { before: ist('2026-04-23T00:00') }],
    [
      'contains the whole of one day',
      '2026-04-22',
      '2026-04-22',
      { from: ist('2026-04-22T00:00'), before: ist('2026-04-23T00:00') },
    ],
    ['ends with the last day of a year', undefined, '2026-12-31', { before: ist('2027-01-01T00:00') }],
    [
      'uses moments as given, including the last one',
      '2026-04-22T10:00:00Z',
      '2026-04-22T12:00:00.500Z',
      { from: new Date('2026-04-22T10:00:00Z'), before: new Date('2026-04-22T12:00:00.501Z') },
    ],
    [
      'accepts moments in another time zone',
      '2026-04-22T10:00+02:00',
      undefined,
      { from: new Date('2026-04-22T08:00:00Z') },
    ],
  ])('%s', (_, from, to, range) => {
    expect(customRange(from, to)).toEqual(range);
  });
});
