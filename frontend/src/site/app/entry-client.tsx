/**
 * The little that loads once the page is there (starter.ts). The page reads and links well as it is, so React is fetched only
 * when something that needs it is near the screen, and runs once the visitor does something there; with data saving on or on a
 * 2G line, both only when such a thing is used.
 */
import '../../shared/ui/base.css';
import '../ui/button.css';
import '../ui/no-script.css';
import { reportUncaughtErrors } from '../../shared/lib/report-client-error';
import { carouselWhenNear } from '../lib/carousel-when-near';
import { enhancePage } from '../lib/enhance-page';
import { reloadIfOutdated } from '../lib/reload-if-outdated';
import { revealOnScroll } from '../lib/reveal';
import { OUTBOX_FLAG, safeLocalStorage } from '../lib/safe-storage';
import { savesData } from '../lib/saves-data';
import { whenIdle } from '../lib/when-idle';
import { endWaiting, recordEvents } from './event-replay';
import { layOut, layOutRest } from './lay-out-rest';
import { loadFirst } from './load-page';
import { registerWorker } from './register-worker';
import { matchRoute, splitLanguage } from './route-matching';
import { whenNeeded } from './when-needed';
import { loadWholeStyle } from './whole-style';

const root = document.getElementById('root');
reportUncaughtErrors(() => matchRoute(splitLanguage(location.pathname).path)?.path ?? '/404');
// The development server prerenders nothing and has no starter.
const eventRecording = window.eventRecording ?? (import.meta.env.DEV ? recordEvents() : undefined);
let started = false;

if (root) {
  eventRecording?.onInteraction(start);
  if (import.meta.env.DEV && !root.firstElementChild) start();
  else {
    enhancePage();
    for (const page of root.querySelectorAll('main > div')) revealOnScroll(page);
    for (const carousel of root.querySelectorAll<HTMLElement>('[data-interval-ms]')) carouselWhenNear(carousel);
    layOutRest();
    if (!savesData()) whenIdle(() => whenNeeded(() => fetchAhead(root), start));
  }
  if (safeLocalStorage.read(OUTBOX_FLAG)) whenIdle(showOutbox);
  whenIdle(cacheVisit);
}

function cacheVisit(): void {
  if (import.meta.env.PROD) registerWorker();
}

function showOutbox(): void {
  Promise.all([import('../forms/outbox/outbox-notices'), loadWholeStyle()])
    .then(([{ showOutboxNotices }, applyWholeStyle]) => {
      applyWholeStyle();
      return showOutboxNotices(document.documentElement.lang === 'hi' ? 'hi' : 'en');
    })
    .catch(() => {});
}

/** Fetches what `start` is going to run. Running it takes longer than any other task of a page, so not before it is needed. */
function fetchAhead({ dataset }: HTMLElement): void {
  for (const file of dataset['scripts']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  loadWholeStyle().catch(() => {});
}

async function start(): Promise<void> {
  if (started || !root) return;
  started = true;
  const wasPrerendered = !import.meta.env.DEV || root.firstElementChild !== null;
  try {
    const [{ startSite }, first, applyWholeStyle] = await Promise.all([
      import('./hydrate'),
      loadFirst(location.pathname, articleOn(root)),
      loadWholeStyle(),
    ]);
    applyWholeStyle();
    await startSite(root, first);
    // Also of the pages that come without a load.
    layOut(document.documentElement);
  } catch {
    // The network failed, or a newer build has replaced these files. The page still reads and links; the visitor's next
    // action tries again.
    started = false;
    endWaiting();
    reloadIfOutdated().catch(() => {});
    return;
  }
  if (!wasPrerendered) enhancePage();
  endWaiting();
  eventRecording?.replay();
  cacheVisit();
}

/** An article's text is in the document already: taking it from there saves loading the same words again. */
function articleOn(page: HTMLElement): { html: string } | undefined {
  const text = page.querySelector('[data-article]');
  return text ? { html: text.innerHTML } : undefined;
}
