import { type RefObject, useEffect, useState } from 'react';

/** Whether an element at the very top of the page, 10 pixels high, has been scrolled out of sight. */
export function useScrolled(top: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (!top.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [top]);

  return scrolled;
}
