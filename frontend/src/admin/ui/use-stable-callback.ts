import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same from rendering to rendering and does what the latest `callback` does: for what is memoised. */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
