import { useCallback, useEffect, useRef, useState } from 'react';

export interface CarouselOptions {
  readonly count: number;
  readonly intervalMs: number;
  /** After a change, further ones are ignored for this long. */
  readonly lockMs?: number;
}

export interface Carousel {
  readonly index: number;
  /** What the person wants; hover, focus and a hidden tab only interrupt it. */
  readonly playing: boolean;
  readonly goTo: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly toggle: () => void;
  /** Holds the clock, as a mouse over it does, and lets it go on. */
  readonly rest: (resting: boolean) => void;
  /** For the element that holds the slides and their controls. */
  readonly interactionProps: {
    readonly onPointerEnter: (event: { pointerType: string }) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: { target: Element }) => void;
    readonly onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void;
    readonly onKeyDown: (event: { key: string }) => void;
  };
}

/**
 * The clockwork of every carousel: it wraps, advances by itself, rests while the mouse or the keyboard is in it or the
 * tab is hidden, and does not start by itself where the person asked for less motion.
 */
export function useCarousel({ count, intervalMs, lockMs = 0 }: CarouselOptions): Carousel {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [resting, rest] = useState(false);
  const [focused, setFocused] = useState(false);
  const [tabHidden, setTabHidden] = useState(false);
  const unlockedAt = useRef(0);

  const goTo = useCallback(
    (target: number) => {
      const now = Date.now();
      if (now < unlockedAt.current) return;
      unlockedAt.current = now + lockMs;
      setIndex((target + count) % count);
    },
    [count, lockMs],
  );
  const next = () => goTo(index + 1);
  const previous = () => goTo(index - 1);
  const toggle = () => setPlaying(!playing);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    const onVisibilityChange = () => setTabHidden(document.hidden);
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);

  const running = playing && !resting && !focused && !tabHidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change by hand starts the interval anew, and next knows only the index it was made with
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(next, intervalMs);
    return () => clearInterval(timer);
  }, [running, goTo, intervalMs, index]);

  return {
    index,
    playing,
    goTo,
    next,
    previous,
    toggle,
    rest,
    interactionProps: {
      onPointerEnter: (event) => rest(event.pointerType === 'mouse'),
      onPointerLeave: () => rest(false),
      onFocus: (event) => setFocused(isKeyboardFocus(event.target)),
      onBlur: (event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setFocused(false);
      },
      onKeyDown: (event) => {
        if (event.key === 'ArrowRight') next();
        if (event.key === 'ArrowLeft') previous();
      },
    },
  };
}

/** A thumb's tap also focuses a button; only the keyboard's focus should stop the clock. */
function isKeyboardFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}
