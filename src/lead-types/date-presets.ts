/** Whole days as YYYY-MM-DD, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface RelativeRange {
  readonly label: string;
  /** The days of the range if today is `today`. The range contains no future days. */
  readonly days: (today: string) => DayRange;
  /** The days to compare the range with: as many days just before, or the same part of the previous week or month. */
  readonly before: (today: string) => DayRange;
}

/** All relative ranges, in display order. Weeks begin on Monday. */
export const RELATIVE_RANGES = {
  today: lastDays('Today', 1),
  yesterday: {
    label: 'Yesterday',
    days: (today) => dayAlone(addDays(today, -1)),
    before: (today) => dayAlone(addDays(today, -2)),
  },
  thisweek: {
    label: 'This week',
    days: (today) => ({ from: mondayOf(today), to: today }),
    before: (today) => ({ from: addDays(mondayOf(today), -7), to: addDays(today, -7) }),
  },
  lastweek: {
    label: 'Last week',
    days: (today) => weekBefore(mondayOf(today)),
    before: (today) => weekBefore(addDays(mondayOf(today), -7)),
  },
  last7days: lastDays('Last 7 days', 7),
  thismonth: {
    label: 'This month',
    days: (today) => ({ from: firstOfMonth(today), to: today }),
    before: (today) => {
      const month = monthBefore(firstOfMonth(today));
      const sameDay = `${month.from.slice(0, 8)}${today.slice(8)}`;
      return { from: month.from, to: sameDay < month.to ? sameDay : month.to };
    },
  },
  lastmonth: {
    label: 'Last month',
    days: (today) => monthBefore(firstOfMonth(today)),
    before: (today) => monthBefore(monthBefore(firstOfMonth(today)).from),
  },
  last30days: lastDays('Last 30 days', 30),
  last90days: lastDays('Last 90 days', 90),
} as const satisfies Readonly<Record<string, RelativeRange>>;

export type RelativeRangeName = keyof typeof RELATIVE_RANGES;

export const RELATIVE_RANGE_NAMES = Object.keys(RELATIVE_RANGES) as RelativeRangeName[];

/** Returns the same number of days, just before the range. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function lastDays(label: string, count: number): RelativeRange {
  const days = (today: string) => ({ from: addDays(today, 1 - count), to: today });
  return { label, days, before: (today) => daysBefore(days(today)) };
}

function dayAlone(day: string): DayRange {
  return { from: day, to: day };
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function weekBefore(monday: string): DayRange {
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function monthBefore(first: string): DayRange {
  const to = addDays(first, -1);
  return { from: firstOfMonth(to), to };
}
