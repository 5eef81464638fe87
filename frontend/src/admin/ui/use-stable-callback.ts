import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and always calls the latest `callback`. Useful for memoised components. */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
