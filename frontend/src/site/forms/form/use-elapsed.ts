import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * The milliseconds since the form could be seen. A prerendered form is there from the page's first paint, long before
 * the script: someone who filled it in meanwhile must not look like a program that sends at once.
 * @param since when it could first be seen, where the caller knows better (ms since the page began)
 */
export function useElapsed(since?: number): () => number {
  const prerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const shownAt = useRef<number | null>(since ?? null);

  useEffect(() => {
    shownAt.current ??= prerendered ? firstPaint() : performance.now();
  }, [prerendered]);

  return useCallback(() => Math.max(0, Math.round(performance.now() - (shownAt.current ?? 0))), []);
}

function firstPaint(): number {
  return performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime ?? 0;
}
