import { useCallback, useSyncExternalStore } from 'react';

/** From this width, list and lead stand side by side. The style sheets use it as 73.75rem. */
const WIDE = '(width >= 73.75rem)';
/** Below this width a lead is called with a thumb. The style sheets use it too. */
const PHONE = '(width < 48rem)';
/** Below this height a row of contacts at the bottom would leave too little of the lead. The style sheets use it too. */
const LOW = '(height < 33rem)';

/** Whether there is room for three panes side by side. */
export function useWide(): boolean {
  return useMedia(WIDE);
}

/** Whether the screen is a phone's. */
export function useIsPhone(): boolean {
  return useMedia(PHONE);
}

/** Whether the screen is a phone on its side, or a laptop at 200 % zoom. */
export function useIsLow(): boolean {
  return useMedia(LOW);
}

/** Whether touch is the main input of the screen. */
export function isTouchScreen(): boolean {
  return matches('(pointer: coarse)');
}

function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia?.(media);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => matches(media));
}

// jsdom has no widths.
function matches(media: string): boolean {
  return window.matchMedia?.(media).matches ?? false;
}
