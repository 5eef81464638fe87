import { DIALOG_HASH } from '../lib/dialog-hash';
import { DRAFT_KEY_PREFIX } from '../lib/reload-if-outdated';
import { safeLocalStorage } from '../lib/safe-storage';
import { whenNear } from '../lib/when-near';
import { NEEDS_REACT } from './held-events';

/** React is fetched before an island is on screen. */
const AHEAD = '600px';
/** By any of these visitors show that they are there, wherever on the page. */
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'] as const;

/**
 * Calls `fetchAhead` once something that needs React comes near the screen, and `start` with the first thing that the visitor does
 * from then on: until then the processor is free for what they read. Calls `start` at once where one of
 * the page's forms has a draft, since it may have come back from the server with what is wrong, and where the address asks for
 * a dialog or may ask something of a form.
 */
export function whenNeeded(fetchAhead: () => void, start: () => void): void {
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

  // What is in a section that is not laid out yet has no place of its own.
  whenNear(
    waiting.map((part) => part.closest('section') ?? part),
    AHEAD,
    () => {
      // Whoever has scrolled here, or followed a link to the form, waits for it.
      if (window.scrollY > 0) {
        start();
        return;
      }
      fetchAhead();
      for (const type of ACTIVITY) addEventListener(type, start, { capture: true, passive: true, once: true });
    },
  );
}
