/**
 * The little that loads once the page is there (starter.ts). The page reads and links well as it is, so React is fetched only
 * when an island is near the screen, and runs once the visitor does something there; with data saving on or on a
 * 2G line, both only when an island is used.
 */
import { reportUncaughtErrors } from '../../shared/lib/report-client-error';
import { carouselWhenNear } from '../lib/carousel-when-near';
import { enhancePage } from '../lib/enhance-page';
import { languageOf } from '../lib/language-of';
import { reloadIfOutdated } from '../lib/reload-if-outdated';
import { revealOnScroll } from '../lib/reveal';
import { OUTBOX_FLAG, safeLocalStorage } from '../lib/safe-storage';
import { savesData } from '../lib/saves-data';
import { whenIdle } from '../lib/when-idle';
import { watchDialogButtons } from './dialog-buttons';
import { endWaiting } from './held-events';
import { layOutRest } from './lay-out-rest';
import { registerWorker } from './register-worker';
import type { StartedPage } from './start-islands';
import { whenNeeded } from './when-needed';
import { loadWholeStyle } from './whole-style';

const { heldEvents } = window;
let starting: Promise<StartedPage> | undefined;

reportUncaughtErrors(canonicalPath);
enhancePage();
for (const page of document.querySelectorAll('main > div')) revealOnScroll(page);
for (const carousel of document.querySelectorAll<HTMLElement>('[data-interval-ms]')) carouselWhenNear(carousel);
layOutRest();
heldEvents?.onUse(startIfPossible);
watchDialogButtons(start, heldEvents);
if (!savesData()) whenIdle(() => whenNeeded(fetchAhead, startIfPossible));
if (safeLocalStorage.read(OUTBOX_FLAG)) whenIdle(showOutbox);
whenIdle(registerWorker);

/** The path of the page's English address, whichever alias or query it was opened with. */
function canonicalPath(): string {
  const address = document.querySelector<HTMLLinkElement>('link[hreflang="en"]')?.href;
  return address ? new URL(address).pathname : '/404';
}

function showOutbox(): void {
  Promise.all([import('../forms/outbox/outbox-notices'), loadWholeStyle()])
    .then(([{ showOutboxNotices }, applyWholeStyle]) => {
      applyWholeStyle();
      return showOutboxNotices(languageOf(location.pathname));
    })
    .catch(() => {});
}

/** Fetches what `start` is going to run. Running it takes longer than any other task of a page, so not before it is needed. */
function fetchAhead(): void {
  for (const file of document.querySelector('main')?.dataset['scripts']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  loadWholeStyle().catch(() => {});
}

/** Brings the islands to life, once; where that failed, the next call tries again. */
function start(): Promise<StartedPage> {
  starting ??= Promise.all([import('./start-islands'), loadWholeStyle()]).then(async ([{ startIslands }, apply]) => {
    apply();
    const page = await startIslands();
    endWaiting();
    heldEvents?.release();
    registerWorker();
    return page;
  });
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

/** The page still reads and links where the network fails or a newer build has replaced the files. */
function startIfPossible(): void {
  start().catch(() => {
    endWaiting();
    reloadIfOutdated().catch(() => {});
  });
}
