import { useEffect, useRef } from 'react';

/** Focuses the title if the button that opened the dialog has disappeared, such as the one of the empty list. */
export function useFocusAfterDialog(isOpen: boolean, title: { readonly current: HTMLElement | null }): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current && document.activeElement === document.body) title.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, title]);
}
