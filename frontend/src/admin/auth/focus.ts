import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a ref for a form. Focuses its first invalid field after an error. */
export function useInvalidFocus(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return form;
}

/** Returns a ref for the element that gets the focus when its page opens. */
export function useFirstFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => target.current?.focus(), []);
  return target;
}
