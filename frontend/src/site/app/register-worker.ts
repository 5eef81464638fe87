/** Registers the service worker and tells it what this page had loaded before. */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  serviceWorker
    ?.register('/sw.js')
    .then(() => serviceWorker.ready)
    .then(({ active }) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage([location.pathname, ...files]);
    })
    .catch(() => {});
}
