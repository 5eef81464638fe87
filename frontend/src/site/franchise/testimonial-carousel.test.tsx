import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../content/en/pages/kisan-canteen';
import { TestimonialCarousel } from './testimonial-carousel';
import { Testimonials } from './testimonials';

const ITEMS = [
  { title: 'One', rating: 5, quote: 'First.', role: 'Owner, Bihar' },
  { title: 'Two', rating: 4, quote: 'Second.', role: 'Owner, Jharkhand' },
  { title: 'Three', rating: 5, quote: 'Third.', role: 'Owner, Odisha' },
] as const;
const VOICES = { items: ITEMS, ratingLabel: '{rating} of 5', labels: content.carousel };
const WIDTH = 300;
let reducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = ((query: string) => ({ matches: reducedMotion && query.includes('reduce') })) as never;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, options: ScrollToOptions) {
    this.scrollLeft = options.left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  } as never;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

const show = () => render(<TestimonialCarousel {...VOICES} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getAllByRole('listitem').map((item) => item.querySelector('blockquote')?.textContent);
const region = () => screen.getByRole('region', { name: 'What owners tell us' });
const track = () => screen.getByRole('list');

/** jsdom's pointer events do not say what kind of pointer they come from. */
function hover(kind: 'pointerOver' | 'pointerOut'): void {
  const event = createEvent[kind](region());
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(region(), event);
}

describe('TestimonialCarousel', () => {
  it('shows the next voice every 8000 ms and begins again after the last', () => {
    show();
    expect(shown()).toEqual(['First.']);
    pass(7_999);
    expect(shown()).toEqual(['First.']);
    pass(1);
    expect(shown()).toEqual(['Second.']);
    expect(track().scrollLeft).toBe(WIDTH);
    pass(8_000);
    expect(shown()).toEqual(['Third.']);
    pass(8_000);
    expect(shown()).toEqual(['First.']);
    expect(track().scrollLeft).toBe(0);
  });

  it('rests while the mouse is over it', () => {
    show();
    hover('pointerOver');
    pass(30_000);
    expect(shown()).toEqual(['First.']);
    hover('pointerOut');
    pass(8_000);
    expect(shown()).toEqual(['Second.']);
  });

  it('stops at the pause button and goes on at the play button', () => {
    show();
    press('Pause the voices');
    pass(30_000);
    expect(shown()).toEqual(['First.']);
    press('Play the voices');
    pass(8_000);
    expect(shown()).toEqual(['Second.']);
  });

  it('takes one change in 500 ms', () => {
    show();
    press('Next voice');
    pass(499);
    press('Next voice');
    press('Show voice 3');
    expect(shown()).toEqual(['Second.']);
    pass(1);
    press('Next voice');
    expect(shown()).toEqual(['Third.']);
  });

  it('jumps by its dots, goes back round, and marks where it is', () => {
    show();
    press('Previous voice');
    expect(shown()).toEqual(['Third.']);
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Show voice 3');
    pass(500);
    press('Show voice 2');
    expect(shown()).toEqual(['Second.']);
    pass(500);
    fireEvent.keyDown(region(), { key: 'ArrowLeft' });
    expect(shown()).toEqual(['First.']);
  });

  it('follows a swipe, also one right after a change', () => {
    show();
    press('Next voice');
    pass(100);
    track().scrollLeft = 2 * WIDTH;
    fireEvent.scroll(track());
    pass(500);
    expect(shown()).toEqual(['Third.']);
  });

  it('does not start by itself where less motion is asked for', () => {
    reducedMotion = true;
    show();
    pass(30_000);
    expect(shown()).toEqual(['First.']);
    press('Play the voices');
    pass(8_000);
    expect(shown()).toEqual(['Second.']);
  });
});

describe('Testimonials', () => {
  it('are all there to be read before a script runs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Testimonials {...VOICES} />);
    expect(page.querySelectorAll('[inert], [aria-hidden="true"]')).toHaveLength(0);
    expect(page.textContent).toContain('First.');
    expect(page.textContent).toContain('Third.');
  });

  it('become the carousel when the visitor comes near, and not before', async () => {
    jest.useRealTimers();
    let come = (): void => undefined;
    globalThis.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        come = () => tell([{ isIntersecting: true }] as never, this as never);
      }
      observe() {}
      disconnect() {}
    } as never;
    render(<Testimonials {...VOICES} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    act(() => come());
    expect(await screen.findByRole('button', { name: 'Pause the voices' })).toBeTruthy();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
});
