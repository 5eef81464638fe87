import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back when a part of the screen has unmounted with the focus inside it, so that the focus can be set elsewhere. */
export function useOnFocusLost(part: RefObject<HTMLElement | null>, onFocusLost: () => void): void {
  const onLost = useEffectEvent(onFocusLost);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      isLost.current = element?.contains(document.activeElement) ?? false;
    };
  }, [part]);
  // Only now is a dialog within it gone too, which let nothing else have the focus.
  useEffect(
    () => () => {
      if (isLost.current) onLost();
    },
    [],
  );
}
