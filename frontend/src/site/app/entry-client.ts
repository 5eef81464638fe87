/**
 * Loads after the page itself (starter.ts). A page is readable and its links work without React, which is fetched when an island
 * is near the screen and runs at the visitor's next action; if the visitor saves data or is on a 2G line, both wait until an
 * island is used.
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

/** The path of the page's English address, whichever alias or query it was opened with. */
function canonicalPath(): string {
  const address = document.querySelector<HTMLLinkElement>('link[hreflang="en"]')?.href;
  return address ? new URL(address).pathname : '/404';
}

/** Fetches what `start` runs. Running it is the longest task of a page, so it waits until it is needed. */
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

/** Hydrates the islands, once; after a failure the next call tries again. */
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

/** If the network fails or a newer build has replaced the files, the page can still be read and its links work. */
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

/**
 * Loads the site's whole style sheet without applying it: that restyles the page. A prerendered page has only the rules of what it
 * shows at first (scripts/site/page-css.mjs), so this comes before React draws more. The development server has nothing to load.
 */
function loadStyleSheet(): Promise<HTMLLinkElement | null> {
  styleSheet ??= new Promise((resolve, reject) => {
    const address = document.querySelector<HTMLElement>('style[data-whole]')?.dataset['whole'];
    if (!address) return resolve(null);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // Fetched all the same, but not applied on a screen.
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

/** Registers the service worker, and has it cache what this page loaded before and what its dialogs need offline. */
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
