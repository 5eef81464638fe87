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
  it('shows its buttons, and the next place every five seconds, round and round', () => {
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

  it('keeps all slides but one away from the keyboard and from screen readers', () => {
    show();
    press('next');
    const slides = [...document.querySelectorAll('li')];
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
    expect(slides.map((slide) => slide.getAttribute('aria-hidden'))).toEqual(['true', 'false', 'true']);
    expect(slides.map((slide) => slide.hasAttribute('data-shown'))).toEqual([false, true, false]);
  });

  it('goes where its buttons and the arrow keys say, and gives a place chosen by hand its full time', () => {
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

  it('stops at the pause button, says so, and goes on', () => {
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

  it('rests under the mouse, and while the tab is hidden', () => {
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

  it('rests while the keyboard is in it', () => {
    show();
    const link = document.querySelector('a')!;
    link.focus();
    pass(30_000);
    expect(marked()).toEqual([0]);
    link.blur();
    pass(5_000);
    expect(marked()).toEqual([1]);
  });

  it('takes one change in as long as its lock holds', () => {
    show('data-lock-ms="500"');
    press('next');
    pass(499);
    press('next');
    expect(marked()).toEqual([1]);
    pass(1);
    press('next');
    expect(marked()).toEqual([2]);
  });

  it('goes on from where a swipe left it, also one right after a change', () => {
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

  it('scrolls to the place of a mark even where it is the one that is marked', () => {
    show();
    press('place', 0);
    expect(lefts).toEqual([{ left: 0, behavior: 'smooth' }]);
  });

  it('does not start by itself where less motion is asked for, but can be played', () => {
    calm = true;
    show();
    pass(30_000);
    expect(marked()).toEqual([0]);
    press('pause');
    pass(5_000);
    expect(marked()).toEqual([1]);
    expect(lefts).toEqual([{ left: WIDTH, behavior: 'auto' }]);
  });

  it('asks for no picture and does not move where data is saved, until it is used', () => {
    connection = { saveData: true };
    show();
    pass(30_000);
    expect([marked(), section().hasAttribute('data-moving')]).toEqual([[0], false]);
    press('next');
    expect([marked(), section().hasAttribute('data-moving')]).toEqual([[1], true]);
  });

  it('ends with its section', () => {
    show();
    const [gone] = [section()];
    gone.remove();
    pass(30_000);
    expect(gone.querySelector('[aria-current="true"]')).toBe(gone.querySelector('[data-carousel-button="place"]'));
  });
});
