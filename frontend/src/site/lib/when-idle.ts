/** Calls `task` when the page has loaded and the processor is free, after two seconds at the latest. */
export function whenIdle(task: () => void): void {
  const ask = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2_000 }) : setTimeout(task);
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}
