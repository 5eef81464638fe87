import { type RefObject, useEffect, useRef } from 'react';
import { useCarousel } from '../ui/use-carousel';

const ADVANCE_MS = 5_000;

interface RoadmapMotionProps {
  readonly banner: RefObject<HTMLElement | null>;
  /** How many phases its row holds. */
  readonly count: number;
}

/**
 * Brings the road-map banner's row of phases and its buttons to life. It draws nothing: both are on the prerendered page
 * already, and a second drawing of them would weigh on every page.
 */
export function RoadmapMotion({ banner, count }: RoadmapMotionProps) {
  const { index, playing, goTo, next, previous, toggle, rest } = useCarousel({ count, intervalMs: ADVANCE_MS });
  const inWindow = useRef(0);

  useEffect(() => {
    const root = banner.current;
    const track = root?.querySelector('ol');
    const buttons = root?.querySelector<HTMLElement>('.roadmap-banner__buttons');
    if (!root || !track || !buttons) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hold = () => rest(true);
    const release = () => rest(false);
    const press = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-roadmap]') : null;
      const kind = button?.dataset.roadmap;
      if (kind === 'previous') previous();
      if (kind === 'next') next();
      if (kind === 'pause') toggle();
      if (!button || kind !== 'phase') return;
      const place = dotsOf(root).indexOf(button);
      goTo(place);
      // A browser without scrollend has not told of a swipe: the row may stand elsewhere than the dots say.
      scrollToPhase(track, place);
    };

    buttons.addEventListener('click', press, { signal });
    root.addEventListener('mouseenter', hold, { signal });
    root.addEventListener('mouseleave', release, { signal });
    track.addEventListener('focus', hold, { signal });
    track.addEventListener('blur', release, { signal });
    // A swipe moves the row without us; where it comes to rest is where the next step starts.
    const onScrollEnd = () => {
      inWindow.current = Math.round(track.scrollLeft / (track.clientWidth || 1));
      goTo(inWindow.current);
    };
    track.addEventListener('scrollend', onScrollEnd, { signal });
    buttons.hidden = false;
    return () => listening.abort();
  }, [banner, goTo, next, previous, toggle, rest]);

  useEffect(() => {
    const root = banner.current;
    const track = root?.querySelector('ol');
    if (!root || !track) return;
    for (const [place, dot] of dotsOf(root).entries()) dot.setAttribute('aria-current', String(place === index));
    if (index !== inWindow.current) scrollToPhase(track, index);
    inWindow.current = index;
  }, [banner, index]);

  useEffect(() => {
    banner.current?.querySelector('[data-roadmap="pause"]')?.setAttribute('aria-pressed', String(!playing));
  }, [banner, playing]);

  return null;
}

function dotsOf(banner: HTMLElement): HTMLElement[] {
  return [...banner.querySelectorAll<HTMLElement>('[data-roadmap="phase"]')];
}

function scrollToPhase(track: HTMLElement, place: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: place * track.clientWidth, behavior: calm ? 'auto' : 'smooth' });
}
