import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runCarousel } from './carousel';

const WIDTH = 300;
let calm = false;
let tabHidden = false;
let connection: { saveData: boolean } | undefined;
const lefts: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  lefts.length = 0;
  [calm, tabHidden, connection] = [false, false, undefined];
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: calm && media.includes('reduce'), media }) as MediaQueryList;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => tabHidden });
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

const button = (kind: string, place = 0) =>
  document.querySelectorAll<HTMLButtonElement>(`[data-carousel-button="${kind}"]`)[place]!;
const section = () => document.querySelector('section')!;
const row = () => document.querySelector('ul')!;
const press = (kind: string, place?: number) => button(kind, place).click();
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const tell = (target: Element, event: Event) => target.dispatchEvent(event);
const key = (name: string) => tell(section(), new KeyboardEvent('keydown', { key: name }));
const marked = () => [0, 1, 2].filter((place) => button('place', place).getAttribute('aria-current') === 'true');

function show(data = ''): void {
  const [mark, slide] = [
    '<button data-carousel-button="place"></button>',
    '<li data-carousel-slide><a href="/">More</a></li>',
  ];
  document.body.innerHTML = `<section data-interval-ms="5000" ${data}>
    <div aria-live="off"><ul data-carousel-row>${slide.repeat(3)}</ul></div>
    <div hidden><button data-carousel-button="previous"></button>${mark.repeat(3)}<button data-carousel-button="next"></button>
    <button data-carousel-button="pause" aria-pressed="false"></button></div></section>`;
  Object.defineProperty(row(), 'clientWidth', { value: WIDTH });
  row().scrollTo = ((options: ScrollToOptions) => lefts.push(options)) as never;
  runCarousel(section());
}

describe('runCarousel', () => {
  it('shows its buttons, and moves to the next slide every five seconds, in a loop', () => {
    show();
    expect(button('next').closest('[hidden]')).toBeNull();
    expect(marked()).toEqual([0]);
    pass(4_999);
    expect(marked()).toEqual([0]);
    pass(1);
    expect(marked()).toEqual([1]);
    expect(lefts).toEqual([{ left: WIDTH, behavior: 'smooth' }]);
    pass(10_000);
    expect(marked()).toEqual([0]);
  });

  it('hides all slides but one from the keyboard and from screen readers', () => {
    show();
    press('next');
    const slides = [...document.querySelectorAll('li')];
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
    expect(slides.map((slide) => slide.getAttribute('aria-hidden'))).toEqual(['true', 'false', 'true']);
    expect(slides.map((slide) => slide.hasAttribute('data-shown'))).toEqual([false, true, false]);
  });

  it('follows its buttons and the arrow keys, and then restarts its timer', () => {
    show();
    pass(4_000);
    press('previous');
    expect(marked()).toEqual([2]);
    pass(4_000);
    press('next');
    expect(marked()).toEqual([0]);
    press('place', 2);
    key('ArrowLeft');
    expect(marked()).toEqual([1]);
    key('ArrowRight');
    pass(4_000);
    expect(marked()).toEqual([2]);
  });

  it('pauses and resumes with the pause button, which shows its state', () => {
    show();
    press('pause');
    pass(30_000);
    expect(marked()).toEqual([0]);
    expect(button('pause').getAttribute('aria-pressed')).toBe('true');
    expect(section().querySelector('[aria-live="polite"]')).not.toBeNull();
    press('pause');
    pass(5_000);
    expect(marked()).toEqual([1]);
    expect(section().querySelector('[aria-live="off"]')).not.toBeNull();
  });

  it('pauses while the mouse is over it and while the tab is hidden', () => {
    show();
    tell(section(), new MouseEvent('mouseenter'));
    pass(30_000);
    expect(marked()).toEqual([0]);
    tell(section(), new MouseEvent('mouseleave'));
    tabHidden = true;
    tell(document.documentElement, new Event('visibilitychange', { bubbles: true }));
    pass(30_000);
    expect(marked()).toEqual([0]);
    tabHidden = false;
    tell(document.documentElement, new Event('visibilitychange', { bubbles: true }));
    pass(5_000);
    expect(marked()).toEqual([1]);
  });

  it('pauses while it has the keyboard focus', () => {
    show();
    const link = document.querySelector('a')!;
    link.focus();
    pass(30_000);
    expect(marked()).toEqual([0]);
    link.blur();
    pass(5_000);
    expect(marked()).toEqual([1]);
  });

  it('ignores further changes during its lock time', () => {
    show('data-lock-ms="500"');
    press('next');
    pass(499);
    press('next');
    expect(marked()).toEqual([1]);
    pass(1);
    press('next');
    expect(marked()).toEqual([2]);
  });

  it('continues from the slide that a swipe reached, also right after a change', () => {
    show('data-lock-ms="500"');
    press('next');
    row().scrollLeft = 2 * WIDTH;
    tell(row(), new Event('scroll'));
    pass(500);
    expect(marked()).toEqual([2]);
    expect(lefts).toHaveLength(1);
    pass(5_000);
    expect(marked()).toEqual([0]);
  });

  it('scrolls to a slide whose dot is pressed, even if it is the current one', () => {
    show();
    press('place', 0);
    expect(lefts).toEqual([{ left: 0, behavior: 'smooth' }]);
  });

  it('does not start automatically with reduced motion, but can be started', () => {
    calm = true;
    show();
    pass(30_000);
    expect(marked()).toEqual([0]);
    press('pause');
    pass(5_000);
    expect(marked()).toEqual([1]);
    expect(lefts).toEqual([{ left: WIDTH, behavior: 'auto' }]);
  });

  it('loads no pictures and does not move with data saving, until it is used', () => {
    connection = { saveData: true };
    show();
    pass(30_000);
    expect([marked(), section().hasAttribute('data-moving')]).toEqual([[0], false]);
    press('next');
    expect([marked(), section().hasAttribute('data-moving')]).toEqual([[1], true]);
  });

  it('stops when its section is removed', () => {
    show();
    const [gone] = [section()];
    gone.remove();
    pass(30_000);
    expect(gone.querySelector('[aria-current="true"]')).toBe(gone.querySelector('[data-carousel-button="place"]'));
  });
});
