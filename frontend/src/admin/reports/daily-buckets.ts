import { addDays } from '@lead-types/date-presets';
import { formatDay, formatMonth } from '../ui/dates';
import type { DailyRow } from './reports-api';

export interface Bucket {
  /** The first day of the bucket, as YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly leads: number;
  readonly types: ReadonlyMap<string, number>;
}

/** One segment of a stacked bar. `below` is the number of leads in the segments below it. */
interface Band {
  readonly leads: number;
  readonly below: number;
}

export type BucketSize = 'day' | 'week' | 'month';

const MAX_DAY_BARS = 62;
const MAX_WEEK_BARS = 60;
const DAY_MS = 86_400_000;

/** Groups daily counts by day, week (from Monday) or month, so that bars stay readable. Includes empty groups. */
export function dailyBuckets(rows: readonly DailyRow[]): { size: BucketSize; buckets: Bucket[] } {
  const days = rows.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { size: 'day', buckets: [] };
  const span = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  const size: BucketSize = span <= MAX_DAY_BARS ? 'day' : span <= MAX_WEEK_BARS * 7 ? 'week' : 'month';
  const counts = new Map<string, Map<string, number>>();
  for (let start = startOf(first, size); start <= last; start = next(start, size)) counts.set(start, new Map());
  for (const { day, type, leads } of rows) {
    const types = counts.get(startOf(day, size));
    types?.set(type, (types.get(type) ?? 0) + leads);
  }
  const buckets = [...counts].map(([from, types]) => ({
    from,
    to: addDays(next(from, size), -1),
    label: size === 'month' ? formatMonth(from) : formatDay(from),
    leads: [...types.values()].reduce((sum, leads) => sum + leads, 0),
    types,
  }));
  return { size, buckets };
}

export function largestTypes(rows: readonly DailyRow[], most: number): DailyRow['type'][] {
  const totals = new Map<DailyRow['type'], number>();
  for (const { type, leads } of rows) totals.set(type, (totals.get(type) ?? 0) + leads);
  return [...totals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([type]) => type);
}

/** Returns the segments of a bar from the bottom up: one for each named type, then one for all other types. */
export function bandsOf({ leads, types }: Bucket, named: readonly string[]): Band[] {
  let below = 0;
  const bands = named.map((type) => {
    const band = { leads: types.get(type) ?? 0, below };
    below += band.leads;
    return band;
  });
  return leads > below ? [...bands, { leads: leads - below, below }] : bands;
}

function startOf(day: string, size: BucketSize): string {
  if (size === 'day') return day;
  if (size === 'month') return `${day.slice(0, 7)}-01`;
  const date = new Date(day);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function next(start: string, size: BucketSize): string {
  const date = new Date(start);
  if (size === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (size === 'week' ? 7 : 1));
  return date.toISOString().slice(0, 10);
}
