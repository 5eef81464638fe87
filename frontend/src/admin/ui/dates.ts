/** Formats days and times, always in Indian time. A day is written as YYYY-MM-DD. */

/** An ISO time, or milliseconds since 1970. */
type Moment = string | number;

const MOMENTS = 'Asia/Kolkata';
const DAYS = 'UTC';
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
const DAY = formatOf({ ...SHORT_DAY, year: 'numeric' }, DAYS);
const DAY_OF_YEAR = formatOf(SHORT_DAY, DAYS);
const DAY_OF_WEEK = formatOf({ ...SHORT_DAY, weekday: 'short' }, DAYS);
const LONG_DAY = formatOf({ dateStyle: 'long' }, DAYS);
const MONTH = formatOf({ month: 'short', year: 'numeric' }, DAYS);
const TIME = formatOf({ hour: 'numeric', minute: '2-digit' }, MOMENTS);
const WEEKDAYS = {
  short: formatOf({ weekday: 'short' }, MOMENTS),
  long: formatOf({ weekday: 'long' }, MOMENTS),
};
const FULL_TIME = formatOf({ dateStyle: 'full', timeStyle: 'short' }, MOMENTS);

export function dayInIndia(moment: Moment): string {
  return toIndianInput(moment).slice(0, 10);
}

/** Returns the value of a `datetime-local` field, such as `2026-11-23T09:00`. */
export function toIndianInput(moment: Moment): string {
  return new Date(msOf(moment) + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}

/** Parses the value of a `datetime-local` field into an ISO time. Returns null if the value is empty or invalid. */
export function fromIndianInput(value: string): string | null {
  const ms = Date.parse(`${value}+05:30`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** "21 Nov 2026" */
export function formatDay(day: string): string {
  return DAY.format(Date.parse(day));
}

/** "21 Nov" */
export function formatShortDay(day: string): string {
  return DAY_OF_YEAR.format(Date.parse(day));
}

/** "Sat, 21 Nov" */
export function formatWeekday(day: string): string {
  return DAY_OF_WEEK.format(Date.parse(day));
}

/** "21 November 2026" */
export function formatLongDay(day: string): string {
  return LONG_DAY.format(Date.parse(day));
}

export function formatMonth(day: string): string {
  return MONTH.format(Date.parse(day));
}

/** "3:30 pm" */
export function formatTime(moment: Moment): string {
  return TIME.format(msOf(moment));
}

/** "Tue 1 Dec, 9:00 am" */
export function formatShortTime(moment: Moment): string {
  return `${formatWeekday(dayInIndia(moment)).replace(',', '')}, ${formatTime(moment)}`;
}

/** "Mon 3:30 pm" or "Monday 3:30 pm" */
export function formatWeekdayTime(moment: Moment, weekday: keyof typeof WEEKDAYS): string {
  return `${WEEKDAYS[weekday].format(msOf(moment))} ${formatTime(moment)}`;
}

/** "Saturday, 21 November 2026 at 4:00 pm" */
export function formatFullTime(moment: Moment): string {
  return FULL_TIME.format(msOf(moment));
}

function msOf(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

function formatOf(options: Intl.DateTimeFormatOptions, timeZone: typeof DAYS | typeof MOMENTS): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone });
}

interface Away {
  readonly from: string;
  readonly until: string | null;
}

/** Examples: "Away 20 Nov to 30 Nov", "Away from 20 Nov", "Available". */
export function formatAway(away: Away | null): string {
  if (!away) return 'Available';
  const from = formatShortDay(away.from);
  return away.until ? `Away ${from} to ${formatShortDay(away.until)}` : `Away from ${from}`;
}
