import { useEffect, useState } from 'react';

/** How long a search or a filter has to stay the same before the list is fetched. */
export const DEBOUNCE_MS = 300;

/** The value as it was when it last stayed the same for 300 ms. */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
