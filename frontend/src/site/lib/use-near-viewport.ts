import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/** Whether the element has been within 200 px of the viewport at least once. */
function useNearViewport(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!target.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return near;
}

/**
 * What `load` brings once the element has come near; null before that, and for good where it cannot be loaded.
 * @param load the same function at every call
 */
export function useComponentWhenNear<Props>(
  target: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const near = useNearViewport(target);
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!near) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  }, [near, load]);
  return component;
}
