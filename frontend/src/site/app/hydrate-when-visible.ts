import { DIALOG_HASH, REFERENCE_HASH } from '../lib/addresses';
import { whenNear } from '../lib/lazy-loading';
import { DRAFT_KEY_PREFIX } from '../lib/reload-if-outdated';
import { safeLocalStorage } from '../lib/safe-storage';
import { NEEDS_REACT } from './event-replay';

/** React is fetched when an island is this far below the screen. */
const ROOT_MARGIN = '600px';
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'] as const;

/**
 * Calls `fetchAhead` when something that needs React comes near the screen, and `start` at the visitor's next action.
 * Calls `start` immediately if the address opens a dialog, names a request or has a query, or if a form has a draft.
 */
export function hydrateWhenVisible(fetchAhead: () => void, start: () => void): void {
  const waiting = [...document.querySelectorAll(NEEDS_REACT)];
  if (waiting.length === 0) return;
  const forms = [...document.querySelectorAll<HTMLFormElement>('main [data-draft]')];
  const hasDraft = ({ dataset }: HTMLFormElement) =>
    safeLocalStorage.read(DRAFT_KEY_PREFIX + dataset['draft']) !== null;
  const { hash } = location;
  const isAsked = hash === DIALOG_HASH || REFERENCE_HASH.test(hash) || (forms.length > 0 && location.search !== '');
  if (isAsked || forms.some(hasDraft) || !('IntersectionObserver' in window)) {
    start();
    return;
  }

  // Sections are observed, because the content of a section without layout has no position.
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
