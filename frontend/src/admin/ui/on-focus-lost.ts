import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Called when an element with the focus inside has unmounted, so that the focus can move elsewhere. */
export function useOnFocusLost(part: RefObject<HTMLElement | null>, onFocusLost: () => void): void {
  const onLost = useEffectEvent(onFocusLost);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      isLost.current = element?.contains(document.activeElement) ?? false;
    };
  }, [part]);
  // A passive cleanup runs after dialogs inside have closed: an open dialog would trap the focus.
  useEffect(
    () => () => {
      if (isLost.current) onLost();
    },
    [],
  );
}
