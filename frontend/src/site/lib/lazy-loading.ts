/** Calls `come` once, when the first of the elements is within `distance` of the screen; at once if the browser cannot tell. */
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

/** Calls `task` when the page has loaded and the processor is free, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  const ask = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2_000 }) : setTimeout(task);
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}

/** Whether data saving is on or the line is 2G. Then nothing is loaded before the visitor asks for it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
