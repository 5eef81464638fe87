import { useCallback, useSyncExternalStore } from 'react';

/** From this width up, the lead is shown next to the list. Style sheets contain the same width. */
const WIDE = '(width >= 73.75rem)';
/** Below this width, a lead's contact buttons are at the bottom. Style sheets contain the same width. */
const PHONE = '(width < 48rem)';
/** Below this height, contact buttons at the bottom would take too much room. Style sheets contain the same height. */
const LOW = '(height < 33rem)';

export function useWide(): boolean {
  return useMedia(WIDE);
}

export function useIsPhone(): boolean {
  return useMedia(PHONE);
}

/** True for a phone in landscape, or a laptop at 200 % zoom. */
export function useIsLow(): boolean {
  return useMedia(LOW);
}

/** True if the window has room for the collapsed parts of a lead. */
export function isTall(): boolean {
  return matches('(height >= 60rem)');
}

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

// In tests, jsdom has no `matchMedia`.
function matches(media: string): boolean {
  return window.matchMedia?.(media).matches ?? false;
}
