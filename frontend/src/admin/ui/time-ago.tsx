import { useSyncExternalStore } from 'react';
import { dayInIndia, formatDay, formatFullTime } from './dates';

const RECENT_MS = 7 * 86_400_000;
/** A new item shows "just now" even if the device clock is this much behind. */
const CLOCK_ERROR_MS = 5 * 60_000;
const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** "3 h ago", or the date if older than a week. Shows the full Indian time on hover. */
export function TimeAgo({ at }: { at: string }) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  return (
    <time dateTime={at} title={formatFullTime(at)}>
      {ageOf(Date.parse(at), Date.now()) ?? formatDay(dayInIndia(at))}
    </time>
  );
}

/** The full Indian time, with its age if recent. For places with enough room, because phones have no hover. */
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

/** One timer for all ages on a screen, so that they stay correct on a page that is left open. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls back once a minute. Returns a function that stops it. */
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

/** Current time in whole minutes since 1970. */
export function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}
