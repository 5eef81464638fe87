/** Calls `come` once, when an element is within `distance` of the screen. In old browsers, calls it immediately. */
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

/** Calls `task` when the page has loaded and the browser is idle, but no later than two seconds after loading. */
export function whenIdle(task: () => void): void {
  const ask = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2_000 }) : setTimeout(task);
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}

/** Whether data-saver mode is on or the network is 2G. If so, nothing loads before the visitor needs it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
