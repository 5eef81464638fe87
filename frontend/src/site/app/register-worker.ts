import { savesData } from '../lib/saves-data';

/** Registers the service worker and tells it what this page had loaded before, and what its dialog would need offline. */
export function registerWorker(): void {
  if (import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  serviceWorker
    ?.register('/sw.js')
    .then(() => serviceWorker.ready)
    .then(({ active }) => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const { scripts, dialogScripts } = document.querySelector('main')?.dataset ?? {};
      const later = dialogScripts && !savesData() ? `${scripts} ${dialogScripts}`.split(' ') : [];
      active?.postMessage([location.pathname, ...files, ...later.map((file) => `/${file}`)]);
    })
    .catch(() => {});
}
