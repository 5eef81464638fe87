import { useSyncExternalStore } from 'react';
import { dayInIndia, formatDay, formatFullTime } from './dates';

const RECENT_MS = 7 * 86_400_000;
/** New items show "just now" even if the clock of the device is behind by up to this time. */
const CLOCK_ERROR_MS = 5 * 60_000;
const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** Shows "3 h ago" or, after a week, the date. The full Indian time is shown on hover. */
export function TimeAgo({ at }: { at: string }) {
  useSyncExternalStore(onEveryMinute, minuteNow);
  return (
    <time dateTime={at} title={formatFullTime(at)}>
      {ageOf(Date.parse(at), Date.now()) ?? formatDay(dayInIndia(at))}
    </time>
  );
}

/**
 * Shows the full Indian time, followed by the age if it is less than a week. Use this where there is room, because on
 * phones, users cannot hover to see the full time.
 */
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

/** One timer updates all ages on a screen. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

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

export function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}
