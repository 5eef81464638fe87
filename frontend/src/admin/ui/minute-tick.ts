/** One clock for all the ages on a screen, so that a page left open does not call an hour-old lead "just now". */
const MINUTE_MS = 60_000;

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
