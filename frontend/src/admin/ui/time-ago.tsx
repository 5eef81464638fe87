import { useSyncExternalStore } from 'react';
import { minuteNow, onEveryMinute } from './minute-tick';

const RECENT_MS = 7 * 86_400_000;
/** What has just come is "just now" also where the clock of the device goes this much behind. */
const CLOCK_ERROR_MS = 5 * 60_000;
const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

const FULL = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day in India: "21 Nov 2026". */
export function formatDay(moment: Date): string {
  return DAY.format(moment);
}

/** The full Indian time: "Saturday, 21 November 2026 at 4:00 pm". */
export function formatFullTime(moment: Date): string {
  return FULL.format(moment);
}

/** "3 h ago", and the day itself for what is older than a week; the full Indian time on hover. */
export function TimeAgo({ at }: { at: string }) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatFullTime(moment)}>
      {ageOf(moment, Date.now()) ?? formatDay(moment)}
    </time>
  );
}

/** The full Indian time, and how long ago that is if it is past and recent: for where there is room, since a phone has no hover. */
export function FullTime({ at }: { at: string }) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  const moment = new Date(at);
  const age = ageOf(moment, Date.now());
  return (
    <time dateTime={at}>
      {formatFullTime(moment)}
      {age && ` (${age})`}
    </time>
  );
}

function ageOf(moment: Date, nowMs: number): string | null {
  const ageMs = nowMs - moment.getTime();
  if (ageMs >= RECENT_MS || ageMs < -CLOCK_ERROR_MS) return null;
  for (const [unit, lengthMs] of UNITS) {
    if (ageMs >= lengthMs) return `${Math.floor(ageMs / lengthMs)} ${unit} ago`;
  }
  return 'just now';
}
