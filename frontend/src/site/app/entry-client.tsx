/**
 * The little that loads once the page is there (starter.ts). The page reads and links well as it is, so React comes only when
 * something that needs it is near the screen or is used; with data saving on or on a 2G line, only when it is used.
 */
import '../../shared/ui/base.css';
import '../ui/button.css';
import '../ui/no-script.css';
import { reportUncaughtErrors } from '../../shared/lib/report-client-error';
import { enhancePage } from '../lib/enhance-page';
import { reloadIfOutdated } from '../lib/reload-if-outdated';
import { revealOnScroll } from '../lib/reveal';
import { OUTBOX_FLAG, safeLocalStorage } from '../lib/safe-storage';
import { savesData } from '../lib/saves-data';
import { loadFirst } from './load-page';
import { registerWorker } from './register-worker';
import { captureEarlyEvents } from './replay-early-events';
import { matchRoute, splitLanguage } from './route-matching';
import { whenNeeded } from './when-needed';
import { loadWholeStyle } from './whole-style';

const root = document.getElementById('root');
reportUncaughtErrors(() => matchRoute(splitLanguage(location.pathname).path)?.path ?? '/404');
const earlyEvents = window.earlyEvents ?? captureEarlyEvents();
let started = false;

if (root) {
  earlyEvents.onInteraction(start);
  if (!root.firstElementChild) start();
  else {
    enhancePage();
    for (const page of root.querySelectorAll('main > div')) revealOnScroll(page);
    if (!savesData()) whenIdle(() => whenNeeded(start));
  }
  if (safeLocalStorage.read(OUTBOX_FLAG)) whenIdle(showOutbox);
  whenIdle(cacheVisit);
}

function cacheVisit(): void {
  if (import.meta.env.PROD) registerWorker();
}

function showOutbox(): void {
  Promise.all([import('../forms/outbox/outbox-notices'), loadWholeStyle()])
    .then(([{ showOutboxNotices }]) => showOutboxNotices(document.documentElement.lang === 'hi' ? 'hi' : 'en'))
    .catch(() => {});
}

async function start(): Promise<void> {
  if (started || !root) return;
  started = true;
  const wasPrerendered = root.firstElementChild !== null;
  try {
    const [{ startSite }, first] = await Promise.all([
      import('./hydrate'),
      loadFirst(location.pathname, articleOn(root)),
      loadWholeStyle(),
    ]);
    await startSite(root, first);
  } catch {
    // The network failed, or a newer build has replaced these files. The page still reads and links; the visitor's next
    // action tries again.
    started = false;
    reloadIfOutdated().catch(() => {});
    return;
  }
  if (!wasPrerendered) enhancePage();
  earlyEvents.replay();
  cacheVisit();
}

/** An article's text is in the document already: taking it from there saves loading the same words again. */
function articleOn(page: HTMLElement): { html: string } | undefined {
  const text = page.querySelector('[data-article]');
  return text ? { html: text.innerHTML } : undefined;
}

function whenIdle(task: () => void): void {
  const ask = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2_000 }) : setTimeout(task);
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}
