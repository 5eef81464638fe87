/** Calls `come` once, when the first of the elements is within `distance` of the screen; at once where nobody can say. */
export function whenNear(elements: Iterable<Element>, distance: string, come: () => void): void {
  if (!('IntersectionObserver' in window)) {
    come();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      come();
    },
    { rootMargin: distance },
  );
  for (const element of elements) observer.observe(element);
}
