import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { birthdayAtAge, today } from './indian-locale';

afterEach(() => {
  jest.useRealTimers();
});

describe('days in India', () => {
  it.each([
    ['2026-04-21T18:29:59Z', '2026-04-21', '2008-04-21'],
    ['2026-04-21T18:30:00Z', '2026-04-22', '2008-04-22'],
    ['2026-12-31T20:00:00Z', '2027-01-01', '2009-01-01'],
  ])('at %s it is %s, and people of 18 years were born by %s', (moment, day, birthday) => {
    jest.useFakeTimers({ now: new Date(moment) });
    expect(today()).toBe(day);
    expect(birthdayAtAge(18)).toBe(birthday);
  });
});
