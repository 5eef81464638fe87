import { DIALOG_HASH } from '../lib/addresses';
import { whenNear } from '../lib/lazy-loading';
import { DRAFT_KEY_PREFIX } from '../lib/reload-if-outdated';
import { safeLocalStorage } from '../lib/safe-storage';
import { NEEDS_REACT } from './event-replay';

/** React is fetched before an island is on screen. */
const ROOT_MARGIN = '600px';
/** Signs that a visitor is active, anywhere on the page. */
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'] as const;

/**
 * Calls `fetchAhead` when something that needs React comes near the screen, and `start` at the visitor's next action: until then
 * the processor is free for reading. Calls `start` at once if a form of the page has a draft, which may have been refused by the
 * server, or if the address asks for a dialog or has a query that a form may read.
 */
export function hydrateWhenVisible(fetchAhead: () => void, start: () => void): void {
  const waiting = [...document.querySelectorAll(NEEDS_REACT)];
  if (waiting.length === 0) return;
  const forms = [...document.querySelectorAll<HTMLFormElement>('main [data-draft]')];
  const hasDraft = ({ dataset }: HTMLFormElement) =>
    safeLocalStorage.read(DRAFT_KEY_PREFIX + dataset['draft']) !== null;
  const isAsked = location.hash === DIALOG_HASH || (forms.length > 0 && location.search !== '');
  if (isAsked || forms.some(hasDraft) || !('IntersectionObserver' in window)) {
    start();
    return;
  }

  // A section that is not laid out yet gives its contents no position.
  whenNear(
    waiting.map((part) => part.closest('section') ?? part),
    ROOT_MARGIN,
    () => {
      // A visitor who scrolled here, or followed a link to the form, is waiting for it.
      if (window.scrollY > 0) {
        start();
        return;
      }
      fetchAhead();
      for (const type of ACTIVITY) addEventListener(type, start, { capture: true, passive: true, once: true });
    },
  );
}
