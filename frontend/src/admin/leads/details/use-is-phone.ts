import { useSyncExternalStore } from 'react';

/** Where a lead is called with a thumb; the width at which the style sheets change too. */
const PHONE = '(width < 48rem)';

/** Whether the screen is a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(onChange, isPhone);
}

function onChange(changed: () => void): () => void {
  const query = globalThis.matchMedia?.(PHONE);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

function isPhone(): boolean {
  return globalThis.matchMedia?.(PHONE).matches ?? false;
}
