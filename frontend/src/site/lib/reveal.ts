const REVEAL_MS = 800;
const STAGGER_MS = 100;
const RISE_PX = 24;

/**
 * Animates the direct children of `[data-reveal]` elements when they scroll into view: once, or every time inside
 * `[data-replays-reveal]`. Elements that are on screen from the start and the body of an article are not animated.
 * Nothing is hidden beforehand, so the page is complete without scripts.
 */
export function revealOnScroll(page: Element): void {
  if (!('IntersectionObserver' in window)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const armed = new WeakSet<Element>();
  const entering = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && armed.delete(target)) animateIn(target);
    }
  });
  // The margin exceeds the movement. Otherwise an element at the edge would leave the screen and restart forever.
  const leaving = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) armed.add(target);
        else if (!target.closest('[data-replays-reveal]')) leaving.unobserve(target);
      }
    },
    { rootMargin: `${2 * RISE_PX}px` },
  );
  for (const child of page.querySelectorAll('[data-reveal]:not([data-article] *) > *')) {
    leaving.observe(child);
    entering.observe(child);
  }
}

function animateIn(element: Element): void {
  const place = [...(element.parentElement?.children ?? [])].indexOf(element);
  element.animate(
    [
      { opacity: 0, transform: `translateY(${RISE_PX}px)` },
      { opacity: 1, transform: 'none' },
    ],
    { duration: REVEAL_MS, delay: Math.min(place, 5) * STAGGER_MS, easing: 'ease-out', fill: 'backwards' },
  );
}
