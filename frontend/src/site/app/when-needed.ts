import { DRAFT_KEY_PREFIX } from '../lib/reload-if-outdated';
import { safeLocalStorage } from '../lib/safe-storage';

/** Forms, and the buttons of carousels and dialogs. */
const NEEDS_REACT = 'main form, main button';
/** React is asked for before such a thing is on screen. */
const AHEAD = '600px';

/** Whether the visitor uses something that needs React. */
export function needsReact(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(NEEDS_REACT) !== null;
}

/**
 * Calls `start` once something that needs React comes near the screen. At once where one of the page's forms has a draft, since
 * it may have come back from the server with what is wrong, where the address may ask something of a form, and where a picture
 * is broken, which React replaces.
 */
export function whenNeeded(start: () => void): void {
  const page = document.querySelector('main');
  if (!page || !('IntersectionObserver' in window)) {
    start();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: AHEAD },
  );
  for (const part of document.querySelectorAll(NEEDS_REACT)) observer.observe(part);

  const hasDraft = ({ dataset }: HTMLFormElement) =>
    safeLocalStorage.read(DRAFT_KEY_PREFIX + dataset['draft']) !== null;
  const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
  const forms = [...page.querySelectorAll<HTMLFormElement>('[data-draft]')];
  if (forms.some(hasDraft) || (forms.length > 0 && location.search) || [...page.querySelectorAll('img')].some(isBroken))
    start();
  // An error of a picture does not bubble.
  else page.addEventListener('error', start, { capture: true, once: true });
}
