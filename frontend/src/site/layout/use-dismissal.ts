import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes a `<details>` used as a menu: on Escape (the focus goes back to its toggle), on a click outside, on every
 * navigation, and with `whenFocusLeaves` also when the focus leaves it.
 */
export function useDismissal(ref: RefObject<HTMLDetailsElement | null>, options: { whenFocusLeaves: boolean }): void {
  const { key } = useLocation();
  const { whenFocusLeaves } = options;

  const lastKey = useRef(key);
  useEffect(() => {
    // Every navigation closes the menu, even to the same address; hydration does not: it may be open already.
    if (lastKey.current === key) return;
    lastKey.current = key;
    close(ref.current);
  }, [ref, key]);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const onClick = ({ target }: MouseEvent) => {
      // A click on the backdrop hits the menu itself; what it holds are its children.
      if (target === menu || (target instanceof Node && !menu.contains(target))) close(menu);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close(menu);
      menu.querySelector('summary')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    if (whenFocusLeaves) menu.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      menu.removeEventListener('focusout', onFocusOut);
    };
  }, [ref, whenFocusLeaves]);
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu?.open) menu.open = false;
}
