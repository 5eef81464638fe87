import { describe, expect, it } from '@jest/globals';
import { datesInThePast, tooYoung } from './form-dates.js';

const ist = (text: string) => new Date(`${text}+05:30`);
const bdo = (age?: number | null, dateOfBirth?: string): Parameters<typeof tooYoung>[0] => ({
  type: 'bdo_application',
  personalInfo: age === undefined ? {} : { age },
  details: dateOfBirth === undefined ? {} : { dateOfBirth },
});

describe('an applicant', () => {
  it.each([
    ['of eighteen may apply', bdo(18)],
    ['who gives no age may apply', bdo()],
    ['whose age range could not be read may apply', bdo(null)],
    ['whose eighteenth birthday is today may apply', bdo(undefined, '2008-04-22')],
    ['of another type of lead may be of any age', { ...bdo(3), type: 'contact' as const }],
  ])('%s', (_, submission) => {
    expect(tooYoung(submission, ist('2026-04-22T00:00:00'))).toBeNull();
  });

  it('of seventeen is refused, with an error at the age', () => {
    expect(tooYoung(bdo(17), ist('2026-04-22T12:00'))).toEqual({
      field: 'personalInfo.age',
      message: 'Thank you for your interest: you can apply once you are 18.',
      code: 'underage',
    });
  });

  it.each([
    ['tomorrow', '2008-04-23', '2026-04-22T23:59:59'],
    ['next month', '2008-05-01', '2026-04-22T12:00:00'],
    ['next year', '2009-01-01', '2026-12-31T12:00:00'],
    ['on 1 March, for a birthday on 29 February', '2008-02-29', '2026-02-28T12:00:00'],
  ])('whose eighteenth birthday is %s is refused, with an error at the birthday', (_, birthday, now) => {
    const ddo = { ...bdo(undefined, birthday), type: 'ddo_application' as const };
    expect(tooYoung(ddo, ist(now))).toMatchObject({ field: 'ddoInfo.dateOfBirth', code: 'underage' });
  });
});

const soil = (preferredTestDate?: string): Parameters<typeof datesInThePast>[0] => ({
  type: 'soil_testing',
  details: preferredTestDate === undefined ? {} : { preferredTestDate },
});

describe('a preferred day', () => {
  it.each([
    ['today in India, at the start of the day', '2026-04-22', '2026-04-22T00:00:00'],
    ['today in India, at the end of the day', '2026-04-22', '2026-04-22T23:59:59'],
    ['tomorrow', '2026-04-23', '2026-04-22T12:00:00'],
  ])('can be %s', (_, day, now) => {
    expect(datesInThePast(soil(day), ist(now))).toEqual([]);
  });

  it('can be left out', () => {
    expect(datesInThePast(soil(), ist('2026-04-22T12:00:00'))).toEqual([]);
  });

  it('in the past is refused with a kind error at its field', () => {
    expect(datesInThePast(soil('2026-04-21'), ist('2026-04-22T00:00:00'))).toEqual([
      {
        field: 'soilTestingInfo.preferredTestDate',
        message: 'Preferred test date: that day has passed, please choose today or a later day.',
        code: 'past_day',
      },
    ]);
  });
});
