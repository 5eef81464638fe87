import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BusinessCalendar } from './business-calendar.js';
import { kolkataDay } from './date-range.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const calendar = new BusinessCalendar(['01-26', '08-15', '10-02']);
const ist = (text: string) => new Date(`${text}+05:30`);

describe('when a promise falls due', () => {
  // 16 to 21 November 2026 are Monday to Saturday.
  it.each([
    ['within hours: the same time of the next working day', '2026-11-16T10:30', 24, '2026-11-17T10:30'],
    ['48 hours: the same time of the second working day', '2026-11-16T10:30', 48, '2026-11-18T10:30'],
    ['before opening: counted from the opening', '2026-11-16T06:00', 24, '2026-11-17T09:00'],
    ['at the opening', '2026-11-16T09:00', 24, '2026-11-17T09:00'],
    ['a moment before closing', '2026-11-16T17:59:59.999', 24, '2026-11-17T17:59:59.999'],
    ['at closing: counted from the next opening', '2026-11-16T18:00', 24, '2026-11-18T09:00'],
    ['just before midnight in India', '2026-11-16T23:59:59.999', 24, '2026-11-18T09:00'],
    ['just after midnight in India, which is the day before in UTC', '2026-11-17T00:00', 24, '2026-11-18T09:00'],
    ['over a Sunday', '2026-11-21T15:00', 24, '2026-11-23T15:00'],
    ['on a Sunday: counted from Monday morning', '2026-11-22T12:00', 24, '2026-11-24T09:00'],
    ['on Saturday night', '2026-11-21T20:00', 48, '2026-11-25T09:00'],
    ['over a yearly holiday', '2026-08-14T11:00', 24, '2026-08-17T11:00'],
    ['on a holiday', '2026-01-26T11:00', 24, '2026-01-28T09:00'],
  ] as const)('%s', (_, received, hours, due) => {
    expect(calendar.dueTimes(ist(received), hours).dueAt).toEqual(ist(due));
  });

  it('supports holidays of a single year', () => {
    const withDiwali = new BusinessCalendar(['2026-11-17']);
    expect(withDiwali.dueTimes(ist('2026-11-16T10:00'), 24).dueAt).toEqual(ist('2026-11-18T10:00'));
    expect(withDiwali.dueTimes(ist('2027-11-16T10:00'), 24).dueAt).toEqual(ist('2027-11-17T10:00'));
  });

  it.each([
    ['on the same day', '2026-11-16T14:00', '2026-11-17T10:00'],
    ['on the previous afternoon', '2026-11-16T10:00', '2026-11-16T15:00'],
    ['over a Sunday', '2026-11-20T19:00', '2026-11-21T14:00'],
  ])('is due soon four support hours before: %s', (_, received, soon) => {
    expect(calendar.dueTimes(ist(received), 24).dueSoonAt).toEqual(ist(soon));
  });
});

describe('for any calendar and any moment', () => {
  const moment = fc.date({ min: ist('2024-01-01T00:00'), max: ist('2030-12-31T00:00'), noInvalidDate: true });
  const hours = fc.constantFrom(24 as const, 48 as const);
  const day = fc.date({ min: ist('2024-01-01T00:00'), max: ist('2031-01-31T00:00'), noInvalidDate: true });
  const holidays = fc.array(
    fc.tuple(day, fc.boolean()).map(([date, everyYear]) => kolkataDay(date).slice(everyYear ? 5 : 0)),
    { maxLength: 60 },
  );
  const anyCalendar = holidays.map((days) => ({ days, calendar: new BusinessCalendar(days) }));

  it('falls due within support hours, never on a Sunday or a holiday, and so does its warning', () => {
    fc.assert(
      fc.property(anyCalendar, moment, hours, ({ days, calendar: drawn }, received, promised) => {
        const { dueAt, dueSoonAt } = drawn.dueTimes(received, promised);
        const dueDay = kolkataDay(dueAt);
        const minutes = Number(clock(dueAt).slice(0, 2)) * 60 + Number(clock(dueAt).slice(3, 5));
        expect(minutes).toBeGreaterThanOrEqual(9 * 60);
        expect(minutes).toBeLessThan(18 * 60);
        expect(new Date(`${dueDay}T00:00:00Z`).getUTCDay()).not.toBe(0);
        expect(days).not.toContain(dueDay);
        expect(days).not.toContain(dueDay.slice(5));
        expect(drawn.isOpen(dueSoonAt)).toBe(true);
        expect(dueSoonAt < dueAt).toBe(true);
      }),
    );
  });

  it('never falls due before the promised hours are over, nor before the promise of an earlier lead', () => {
    fc.assert(
      fc.property(anyCalendar, moment, moment, hours, ({ calendar: drawn }, one, other, promised) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const { dueAt, dueSoonAt } = drawn.dueTimes(first, promised);
        const later = drawn.dueTimes(second, promised);
        expect(dueAt.getTime() - first.getTime()).toBeGreaterThanOrEqual(promised * HOUR_MS);
        expect(later.dueAt.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
        expect(later.dueSoonAt.getTime()).toBeGreaterThanOrEqual(dueSoonAt.getTime());
        expect(drawn.dueTimes(first, 48).dueAt > drawn.dueTimes(first, 24).dueAt).toBe(true);
      }),
    );
  });

  it('leaves the promised number of working days, and four support hours after the warning', () => {
    fc.assert(
      fc.property(anyCalendar, moment, hours, ({ calendar: drawn }, received, promised) => {
        const { dueAt, dueSoonAt } = drawn.dueTimes(received, promised);
        const from = drawn.isOpen(received) ? received : nextOpening(drawn, received);
        let workingDays = 0;
        for (let at = from.getTime() + DAY_MS; at <= dueAt.getTime(); at += DAY_MS) {
          if (drawn.isOpen(new Date(at))) workingDays += 1;
        }
        expect(workingDays).toBe(promised / 24);
        expect(clock(dueAt)).toBe(clock(from));
        let open = 0;
        for (let at = dueSoonAt.getTime(); at < dueAt.getTime(); at += 60_000)
          if (drawn.isOpen(new Date(at))) open += 1;
        expect(open).toBe(240);
      }),
    );
  });
});

function clock(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * HOUR_MS).toISOString().slice(11);
}

/** Finds the next open minute by trying every full minute, and expects the same result from `nextOpen`. */
function nextOpening(drawn: BusinessCalendar, from: Date): Date {
  let at = Math.ceil(from.getTime() / 60_000) * 60_000;
  while (!drawn.isOpen(new Date(at))) at += 60_000;
  expect(drawn.nextOpen(from)).toEqual(new Date(at));
  return new Date(at);
}
