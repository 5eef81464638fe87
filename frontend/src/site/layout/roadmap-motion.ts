const ADVANCE_MS = 5_000;

/**
 * Brings the road-map banner's row of phases and its buttons to life: it advances by itself and wraps, rests under a
 * mouse, the keyboard's focus or the pause button, and stands still where the visitor asked for less motion.
 * @returns what stops it again
 */
export function startRoadmapMotion(banner: HTMLElement): () => void {
  const track = banner.querySelector<HTMLElement>('ol');
  const buttons = banner.querySelector<HTMLElement>('.roadmap-banner__buttons');
  const pause = banner.querySelector<HTMLElement>('[data-roadmap="pause"]');
  if (!track || !buttons || !pause) return () => {};

  const phases = [...track.children].filter((phase) => phase instanceof HTMLElement);
  const dots = [...buttons.querySelectorAll('[data-roadmap="phase"]')];
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const listening = new AbortController();
  const { signal } = listening;
  let shown = 0;
  let resting = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const mark = (index: number) => {
    shown = index;
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', String(place === index));
  };
  const goTo = (index: number) => {
    mark((index + phases.length) % phases.length);
    const left = (phases[shown]?.offsetLeft ?? 0) - (phases[0]?.offsetLeft ?? 0);
    track.scrollTo({ left, behavior: calm ? 'auto' : 'smooth' });
    restart();
  };
  const restart = () => {
    clearInterval(timer);
    const paused = pause.getAttribute('aria-pressed') === 'true';
    if (!paused && !resting && !document.hidden) timer = setInterval(() => goTo(shown + 1), ADVANCE_MS);
  };
  const rest = (value: boolean) => () => {
    resting = value;
    restart();
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-roadmap]') : null;
    if (!button) return;
    const { roadmap } = button.dataset;
    if (roadmap === 'previous') goTo(shown - 1);
    if (roadmap === 'next') goTo(shown + 1);
    if (roadmap === 'phase') goTo(dots.indexOf(button));
    if (roadmap !== 'pause') return;
    pause.setAttribute('aria-pressed', String(pause.getAttribute('aria-pressed') !== 'true'));
    restart();
  };

  buttons.addEventListener('click', press, { signal });
  banner.addEventListener('mouseenter', rest(true), { signal });
  banner.addEventListener('mouseleave', rest(false), { signal });
  track.addEventListener('focus', rest(true), { signal });
  track.addEventListener('blur', rest(false), { signal });
  document.addEventListener('visibilitychange', restart, { signal });
  // A swipe moves the row without us; where it comes to rest is where the next step starts.
  track.addEventListener('scrollend', () => mark(Math.round(track.scrollLeft / (track.clientWidth || 1))), { signal });

  if (calm) pause.setAttribute('aria-pressed', 'true');
  mark(0);
  buttons.hidden = false;
  restart();
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
