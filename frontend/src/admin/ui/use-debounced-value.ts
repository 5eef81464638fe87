import { useEffect, useState } from 'react';

export const DEBOUNCE_MS = 300;

/** Returns a copy of the value that is updated only when the value has not changed for 300 ms. */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
