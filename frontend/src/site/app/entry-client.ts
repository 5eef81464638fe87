/**
 * The public site's entry script; `starter.ts` loads it after the page. React is downloaded when an island is about to
 * scroll into view, and starts at the visitor's next action. In data-saver mode or on 2G, React is not even downloaded
 * until the visitor uses an island.
 */
import { reportUncaughtErrors } from '../../shared/lib/report-client-error';
import { languageOf } from '../lib/addresses';
import { carouselWhenNear, enhancePage } from '../lib/enhance-page';
import { savesData, whenIdle } from '../lib/lazy-loading';
import { reloadIfOutdated } from '../lib/reload-if-outdated';
import { revealOnScroll } from '../lib/reveal';
import { OUTBOX_FLAG, safeLocalStorage } from '../lib/safe-storage';
import { watchDialogButtons } from './dialog-buttons';
import { endWaiting } from './event-replay';
import { hydrateWhenVisible } from './hydrate-when-visible';
import type { StartedPage } from './start-islands';

const { bufferedEvents } = window;
let starting: Promise<StartedPage> | undefined;
let styleSheet: Promise<HTMLLinkElement | null> | undefined;

reportUncaughtErrors(canonicalPath);
enhancePage();
for (const page of document.querySelectorAll('main > div')) revealOnScroll(page);
for (const carousel of document.querySelectorAll<HTMLElement>('[data-interval-ms]')) carouselWhenNear(carousel);
bufferedEvents?.onUse(startIfPossible);
watchDialogButtons(start, bufferedEvents);
if (!savesData()) whenIdle(() => hydrateWhenVisible(fetchAhead, startIfPossible));
if (safeLocalStorage.read(OUTBOX_FLAG)) whenIdle(showOutbox);
whenIdle(registerWorker);

/** Returns the path of the English page, without an alias, language prefix or query. */
function canonicalPath(): string {
  const address = document.querySelector<HTMLLinkElement>('link[hreflang="en"]')?.href;
  return address ? new URL(address).pathname : '/404';
}

/** Fetches the code that `start` runs. Running it is the page's longest task, so that waits until it is needed. */
function fetchAhead(): void {
  for (const file of document.querySelector('main')?.dataset['scripts']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  loadStyleSheet().catch(() => {});
}

/** Hydrates the islands once. After a failure, the next call retries. */
function start(): Promise<StartedPage> {
  starting ??= Promise.all([import('./start-islands'), loadStyleSheet()]).then(async ([{ startIslands }, sheet]) => {
    apply(sheet);
    const page = await startIslands();
    endWaiting();
    bufferedEvents?.release();
    registerWorker();
    return page;
  });
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

/** A failure (no network, or files of an older build) is ignored, because the static page still works. */
function startIfPossible(): void {
  start().catch(() => {
    endWaiting();
    reloadIfOutdated().catch(() => {});
  });
}

function showOutbox(): void {
  Promise.all([import('../forms/outbox/outbox-notices'), loadStyleSheet()])
    .then(([{ showOutboxNotices }, sheet]) => {
      apply(sheet);
      return showOutboxNotices(languageOf(location.pathname));
    })
    .catch(() => {});
}

/** Loads the rules that the page does not contain inline (page-css.mjs); the caller applies them. Null in dev. */
function loadStyleSheet(): Promise<HTMLLinkElement | null> {
  styleSheet ??= new Promise((resolve, reject) => {
    const address = document.querySelector<HTMLElement>('style[data-whole]')?.dataset['whole'];
    if (!address) return resolve(null);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // The browser fetches a print style sheet, but does not apply it to the screen.
    link.media = 'print';
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      styleSheet = undefined;
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
  return styleSheet;
}

function apply(sheet: HTMLLinkElement | null): void {
  if (sheet) sheet.media = 'all';
}

/** Registers the service worker, and lets it cache this page, the files it has loaded, and those of its dialogs. */
function registerWorker(): void {
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
