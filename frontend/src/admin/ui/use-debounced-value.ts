import { useEffect, useState } from 'react';

/** How long somebody has to leave a search or a filter alone before the list is asked for. */
export const DEBOUNCE_MS = 300;

/** A value as it was when it last rested for 300 ms. */
export function useDebouncedValue<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return rested;
}
