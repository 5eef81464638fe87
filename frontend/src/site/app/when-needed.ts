import { DIALOG_HASH } from '../lib/dialog-hash';
import { DRAFT_KEY_PREFIX } from '../lib/reload-if-outdated';
import { safeLocalStorage } from '../lib/safe-storage';
import { whenNear } from '../lib/when-near';

/** Forms, and the buttons of dialogs. Carousels run without React. */
const NEEDS_REACT = 'main form, main button:not([data-carousel-button])';
/** React is fetched before such a thing is on screen. */
const AHEAD = '600px';
/** By any of these visitors show that they are there, wherever on the page. */
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'] as const;

/** Whether the visitor uses something that needs React. */
export function needsReact(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(NEEDS_REACT) !== null;
}

/**
 * Calls `fetchAhead` once something that needs React comes near the screen, and `start` with the first thing that the visitor does
 * from then on: until then the processor is free for what they read. Calls `start` at once where one of
 * the page's forms has a draft, since it may have come back from the server with what is wrong, where the address asks for
 * a dialog or may ask something of a form, and where a picture is broken, which React replaces.
 */
export function whenNeeded(fetchAhead: () => void, start: () => void): void {
  const page = document.querySelector('main');
  if (!page || !('IntersectionObserver' in window)) {
    start();
    return;
  }
  // What is in a section that is not laid out yet has no place of its own.
  const places = [...document.querySelectorAll(NEEDS_REACT)].map((part) => part.closest('section') ?? part);
  whenNear(places, AHEAD, () => {
    // Whoever has scrolled here, or followed a link to the form, waits for it.
    if (window.scrollY > 0) return start();
    fetchAhead();
    for (const type of ACTIVITY) addEventListener(type, start, { capture: true, passive: true, once: true });
  });

  const hasDraft = ({ dataset }: HTMLFormElement) =>
    safeLocalStorage.read(DRAFT_KEY_PREFIX + dataset['draft']) !== null;
  const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
  const forms = [...page.querySelectorAll<HTMLFormElement>('[data-draft]')];
  const isAsked = location.hash === DIALOG_HASH || (forms.length > 0 && location.search !== '');
  if (isAsked || forms.some(hasDraft) || [...page.querySelectorAll('img')].some(isBroken)) start();
  // An error of a picture does not bubble.
  else page.addEventListener('error', start, { capture: true, once: true });
}
