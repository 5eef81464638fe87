import { savesData } from './lazy-loading';

/** A swipe has ended if there are no scroll events for this time. */
const SETTLE_MS = 500;

/**
 * Runs a carousel in a loop until its section is removed. It pauses while it has the mouse or the keyboard focus, and
 * while the tab is hidden. With reduced motion or in data-saver mode, it does not start automatically.
 *
 * Each slide is shown for `data-interval-ms`. After a change, further changes are ignored for `data-lock-ms`.
 * `data-carousel-button` is `previous`, `place`, `next` or `pause`. The section has slides that replace each other
 * (`data-carousel-slide`), a row that scrolls (`data-carousel-row`), or both.
 */
export function runCarousel(section: HTMLElement): void {
  const row = section.querySelector<HTMLElement>('[data-carousel-row]');
  const slides = [...section.querySelectorAll('[data-carousel-slide]')];
  const marks = [...section.querySelectorAll('[data-carousel-button="place"]')];
  const { intervalMs, lockMs = 0 } = section.dataset;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const ended = new AbortController();
  let index = 0;
  let playing = !isCalm && !savesData();
  let hovered = false;
  let focused = false;
  let unlockedAt = 0;
  let clock: ReturnType<typeof setInterval> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    for (const [place, mark] of marks.entries()) mark.setAttribute('aria-current', String(place === index));
    for (const [place, slide] of slides.entries()) {
      slide.toggleAttribute('data-shown', place === index);
      slide.toggleAttribute('inert', place !== index);
      slide.setAttribute('aria-hidden', String(place !== index));
    }
    section.querySelector('[data-carousel-button="pause"]')?.setAttribute('aria-pressed', String(!playing));
    section.querySelector('[aria-live]')?.setAttribute('aria-live', playing ? 'off' : 'polite');
  };
  const windUp = () => {
    clearInterval(clock);
    if (!section.isConnected) ended.abort();
    else if (playing && !hovered && !focused && !document.hidden) clock = setInterval(step, Number(intervalMs), 1);
  };
  const moveTo = (place: number) => {
    index = (place + marks.length) % marks.length;
    section.dataset['moving'] = '';
    draw();
    windUp();
  };
  const goTo = (place: number) => {
    if (Date.now() < unlockedAt) return;
    unlockedAt = Date.now() + Number(lockMs);
    moveTo(place);
    row?.scrollTo({ left: index * row.clientWidth, behavior: isCalm ? 'auto' : 'smooth' });
  };
  const step = (by: number) => (section.isConnected ? goTo(index + by) : windUp());

  const onPress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-carousel-button]') : null;
    const kind = button?.dataset['carouselButton'];
    if (kind === 'previous') step(-1);
    if (kind === 'next') step(1);
    if (button && kind === 'place') goTo(marks.indexOf(button));
    if (kind !== 'pause') return;
    playing = !playing;
    draw();
    windUp();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // Otherwise the browser also scrolls the row.
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const onHover = (isOver: boolean) => () => {
    hovered = isOver;
    windUp();
  };
  const onFocus = (isIn: boolean) => {
    focused = isIn;
    windUp();
  };
  const onScroll = () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      const reached = Math.round((row?.scrollLeft ?? 0) / (row?.clientWidth || 1));
      if (reached !== index) moveTo(reached);
    }, SETTLE_MS);
  };

  const listening = { signal: ended.signal };
  section.addEventListener('click', onPress, listening);
  section.addEventListener('keydown', onKey, listening);
  section.addEventListener('mouseenter', onHover(true), listening);
  section.addEventListener('mouseleave', onHover(false), listening);
  section.addEventListener('focusin', ({ target }) => onFocus(isKeyboardFocus(target)), listening);
  section.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) onFocus(false);
    },
    listening,
  );
  row?.addEventListener('scroll', onScroll, { ...listening, passive: true });
  document.addEventListener('visibilitychange', windUp, listening);
  section.querySelector('[hidden]:has([data-carousel-button])')?.removeAttribute('hidden');
  if (!savesData()) section.dataset['moving'] = '';
  draw();
  windUp();
}

/** A tap gives a button the focus too, but only keyboard focus should pause the carousel. */
function isKeyboardFocus(target: EventTarget | null): boolean {
  try {
    return target instanceof Element && target.matches(':focus-visible');
  } catch {
    return true;
  }
}
