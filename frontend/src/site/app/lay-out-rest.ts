import { whenIdle } from '../lib/when-idle';

/** What stands below the screen is not laid out at first (section.css). */
const PARTS = '.section, .roadmap-banner, .site-footer';

/**
 * Lays out the rest of the page, one part at a time whenever the processor is free: places on the page become exact, and whoever
 * takes a picture of it finds it whole.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const next = (): void => {
    const part = parts.shift();
    if (!part) return;
    layOut(part);
    whenIdle(next);
  };
  whenIdle(next);
}

/** Everything within `part`, now and later. */
export function layOut(part: HTMLElement): void {
  part.style.setProperty('--below-screen', 'visible');
}
