import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls `onFocusLost` when `part` is removed while the focus is inside it, so that the focus can move elsewhere. */
export function useOnFocusLost(part: RefObject<HTMLElement | null>, onFocusLost: () => void): void {
  const onLost = useEffectEvent(onFocusLost);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      isLost.current = element?.contains(document.activeElement) ?? false;
    };
  }, [part]);
  // The cleanup of a passive effect runs after dialogs inside have closed. While a dialog is open, it would keep the
  // focus.
  useEffect(
    () => () => {
      if (isLost.current) onLost();
    },
    [],
  );
}
