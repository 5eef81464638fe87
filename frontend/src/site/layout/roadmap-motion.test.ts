import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startRoadmapMotion } from './roadmap-motion';

const button = (kind: string, place = 0) =>
  document.querySelectorAll<HTMLButtonElement>(`[data-roadmap="${kind}"]`)[place]!;
const shown = () =>
  [...document.querySelectorAll('[data-roadmap="phase"]')].findIndex(
    (dot) => dot.getAttribute('aria-current') === 'true',
  );

function start(calm = false): () => void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: calm, media }) as MediaQueryList;
  const phase = '<button data-roadmap="phase"></button>';
  document.body.innerHTML = `<section><ol><li></li><li></li><li></li></ol><span class="roadmap-banner__buttons" hidden>
    <button data-roadmap="previous"></button>${phase}${phase}${phase}<button data-roadmap="next"></button>
    <button data-roadmap="pause" aria-pressed="false"></button></span></section>`;
  document.querySelector('ol')!.scrollTo = () => {};
  return startRoadmapMotion(document.querySelector('section')!);
}

describe('startRoadmapMotion', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows the buttons and advances every 5 seconds, round and round', () => {
    start();
    expect(document.querySelector<HTMLElement>('.roadmap-banner__buttons')?.hidden).toBe(false);
    const seen = [0, 1, 2, 3].map(() => {
      jest.advanceTimersByTime(5_000);
      return shown();
    });
    expect(seen).toEqual([1, 2, 0, 1]);
  });

  it('goes where its buttons say and starts the five seconds anew', () => {
    start();
    jest.advanceTimersByTime(4_000);
    button('previous').click();
    expect(shown()).toBe(2);
    jest.advanceTimersByTime(4_000);
    expect(shown()).toBe(2);
    button('next').click();
    expect(shown()).toBe(0);
    button('phase', 1).click();
    expect(shown()).toBe(1);
  });

  it('stands still while paused, under the mouse, and after it was stopped', () => {
    const stop = start();
    button('pause').click();
    jest.advanceTimersByTime(20_000);
    expect(shown()).toBe(0);

    button('pause').click();
    document.querySelector('section')!.dispatchEvent(new MouseEvent('mouseenter'));
    jest.advanceTimersByTime(20_000);
    expect(shown()).toBe(0);

    document.querySelector('section')!.dispatchEvent(new MouseEvent('mouseleave'));
    jest.advanceTimersByTime(5_000);
    expect(shown()).toBe(1);

    stop();
    jest.advanceTimersByTime(20_000);
    expect(shown()).toBe(1);
  });

  it('does not move by itself for people who asked for less motion', () => {
    start(true);
    jest.advanceTimersByTime(20_000);
    expect(shown()).toBe(0);
    button('next').click();
    expect(shown()).toBe(1);
  });
});
