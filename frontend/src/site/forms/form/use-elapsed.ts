import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { readDraft } from './drafts';

const subscribeToNothing = () => () => {};

/**
 * The milliseconds since the form could be seen; undefined where an earlier visit has begun to fill it in, since nobody
 * knows how long that took. A prerendered form is there from the page's first paint, long before the script: someone
 * who filled it in meanwhile must not look like a program that sends at once.
 * @param since when it could first be seen, where the caller knows better (ms since the page began)
 */
export function useElapsed(formId: string, since?: number): () => number | undefined {
  const prerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const shownAt = useRef<number | null>(since ?? null);
  const wasBegun = useRef(false);

  useEffect(() => {
    shownAt.current ??= prerendered ? firstPaint() : performance.now();
    const { savedAt } = readDraft(formId) ?? {};
    wasBegun.current ||= savedAt !== undefined && savedAt < performance.timeOrigin + shownAt.current;
  }, [formId, prerendered]);

  return useCallback(() => {
    if (wasBegun.current) return undefined;
    return Math.max(0, Math.round(performance.now() - (shownAt.current ?? 0)));
  }, []);
}

function firstPaint(): number {
  return performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime ?? 0;
}
