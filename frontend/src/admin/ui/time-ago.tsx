import { useSyncExternalStore } from 'react';
import { dayInIndia, formatDay, formatFullTime } from './dates';

const RECENT_MS = 7 * 86_400_000;
/** What has just come is "just now" also where the clock of the device goes this much behind. */
const CLOCK_ERROR_MS = 5 * 60_000;
const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** "3 h ago", and the day itself for what is older than a week; the full Indian time on hover. */
export function TimeAgo({ at }: { at: string }) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  return (
    <time dateTime={at} title={formatFullTime(at)}>
      {ageOf(Date.parse(at), Date.now()) ?? formatDay(dayInIndia(at))}
    </time>
  );
}

/** The full Indian time, and how long ago that is if it is past and recent: for where there is room, since a phone has no hover. */
export function FullTime({ at }: { at: string }) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  const age = ageOf(Date.parse(at), Date.now());
  return (
    <time dateTime={at}>
      {formatFullTime(at)}
      {age && ` (${age})`}
    </time>
  );
}

function ageOf(ms: number, nowMs: number): string | null {
  const ageMs = nowMs - ms;
  if (ageMs >= RECENT_MS || ageMs < -CLOCK_ERROR_MS) return null;
  for (const [unit, lengthMs] of UNITS) {
    if (ageMs >= lengthMs) return `${Math.floor(ageMs / lengthMs)} ${unit} ago`;
  }
  return 'just now';
}

const MINUTE_MS = 60_000;

/** One clock for all the ages on a screen, so that a page left open does not call an hour-old lead "just now". */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls back once a minute. Returns the function that ends it. */
export function onEveryMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const call of listeners) call();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The minute it is, counted from 1970. */
export function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}
