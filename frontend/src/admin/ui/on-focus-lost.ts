import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back when an element has unmounted with the focus inside, so that the focus can move elsewhere. */
export function useOnFocusLost(part: RefObject<HTMLElement | null>, onFocusLost: () => void): void {
  const onLost = useEffectEvent(onFocusLost);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      isLost.current = element?.contains(document.activeElement) ?? false;
    };
  }, [part]);
  // Passive cleanup runs after dialogs inside have closed. Before that, they would trap the focus.
  useEffect(
    () => () => {
      if (isLost.current) onLost();
    },
    [],
  );
}
