import { useSyncExternalStore } from 'react';

/** From here on list and lead stand beside each other; the style sheets say it as 73.75rem. */
const WIDE = '(width >= 73.75rem)';

/** Whether there is room for three panes beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

// jsdom has no widths.
function isWide(): boolean {
  return window.matchMedia?.(WIDE).matches ?? false;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
