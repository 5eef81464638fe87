/** One clock for all the ages on a screen, so that a page left open does not call an hour-old lead "just now". */
const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** Calls back once a minute. Returns how to stop. */
export function onEveryMinute(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** The minute it is, counted from 1970. */
export function minuteNow(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}
