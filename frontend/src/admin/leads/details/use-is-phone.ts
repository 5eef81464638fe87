import { useSyncExternalStore } from 'react';

/** Where a lead is called with a thumb; the width at which the style sheets change too. */
const PHONE = '(width < 48rem)';
/** Where a row of contacts at the foot would leave too little of the lead; the style sheets change there too. */
const LOW = '(height < 33rem)';

/** Whether the screen is a phone's. */
export function useIsPhone(): boolean {
  return useMedia(PHONE);
}

/** Whether the screen is a phone on its side, or a laptop at 200 % zoom. */
export function useIsLow(): boolean {
  return useMedia(LOW);
}

function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = globalThis.matchMedia?.(media);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => globalThis.matchMedia?.(media).matches ?? false,
  );
}
