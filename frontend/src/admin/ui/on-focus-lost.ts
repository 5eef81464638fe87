import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Tells when a part of the screen has gone and taken the focus with it, so that it can go on from somewhere else. */
export function useOnFocusLost(part: RefObject<HTMLElement | null>, onFocusLost: () => void): void {
  const tell = useRef(onFocusLost);
  tell.current = onFocusLost;
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
      if (isLost.current) tell.current();
    },
    [],
  );
}
