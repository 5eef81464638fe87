import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { RoadmapMotion } from './roadmap-motion';

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
  const banner = { current: document.querySelector('section') };
  const container = document.body.appendChild(document.createElement('div'));
  return render(createElement(RoadmapMotion, { banner, count: 3 }), { container }).unmount;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (kind: string, place = 0) => act(() => button(kind, place).click());
const tell = (target: string, event: Event) => act(() => document.querySelector(target)!.dispatchEvent(event));

describe('RoadmapMotion', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows the buttons and advances every 5 seconds, round and round', () => {
    start();
    expect(document.querySelector<HTMLElement>('.roadmap-banner__buttons')?.hidden).toBe(false);
    const seen = [0, 1, 2, 3].map(() => {
      pass(5_000);
      return shown();
    });
    expect(seen).toEqual([1, 2, 0, 1]);
  });

  it('goes where its buttons say and starts the five seconds anew', () => {
    start();
    pass(4_000);
    press('previous');
    expect(shown()).toBe(2);
    pass(4_000);
    expect(shown()).toBe(2);
    press('next');
    expect(shown()).toBe(0);
    press('phase', 1);
    expect(shown()).toBe(1);
  });

  it('stands still while paused, under the mouse, and after it was stopped', () => {
    const stop = start();
    press('pause');
    pass(20_000);
    expect(shown()).toBe(0);

    press('pause');
    tell('section', new MouseEvent('mouseenter'));
    pass(20_000);
    expect(shown()).toBe(0);

    tell('section', new MouseEvent('mouseleave'));
    pass(5_000);
    expect(shown()).toBe(1);

    stop();
    pass(20_000);
    expect(shown()).toBe(1);
  });

  it('rests while its row has the focus', () => {
    start();
    tell('ol', new FocusEvent('focus'));
    pass(20_000);
    expect(shown()).toBe(0);
    tell('ol', new FocusEvent('blur'));
    pass(5_000);
    expect(shown()).toBe(1);
  });

  it('moves the row at each step, and goes on from where a swipe left it', () => {
    start();
    const row = document.querySelector('ol')!;
    const lefts: unknown[] = [];
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    row.scrollTo = ((options: ScrollToOptions) => lefts.push(options)) as never;
    pass(5_000);
    expect(lefts).toEqual([{ left: 300, behavior: 'smooth' }]);

    row.scrollLeft = 600;
    tell('ol', new Event('scrollend'));
    expect(shown()).toBe(2);
    expect(lefts).toHaveLength(1);
    pass(5_000);
    expect(shown()).toBe(0);
    expect(lefts.at(-1)).toEqual({ left: 0, behavior: 'smooth' });
  });

  it('scrolls to the phase of a dot even where no swipe was told of', () => {
    start();
    const scrollTo = jest.fn();
    document.querySelector('ol')!.scrollTo = scrollTo as never;
    press('phase', 0);
    expect(scrollTo).toHaveBeenCalled();
  });

  it('does not move by itself for people who asked for less motion', () => {
    start(true);
    pass(20_000);
    expect(shown()).toBe(0);
    press('next');
    expect(shown()).toBe(1);
  });
});
