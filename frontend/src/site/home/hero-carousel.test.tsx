import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { content } from '../../content/en/pages/home';
import { HeroCarousel } from './hero-carousel';

let reducedMotion = false;
let tabHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  tabHidden = false;
  window.matchMedia = ((query: string) => ({
    matches: reducedMotion && query.includes('reduce'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => tabHidden });
});

afterEach(() => {
  jest.useRealTimers();
});

const carousel = (
  <MemoryRouter>
    <HeroCarousel slides={content.slides} labels={content.carousel} />
  </MemoryRouter>
);

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shownTitle = () => screen.getByRole('heading', { level: 2 }).textContent;
const region = () => screen.getByRole('region', { name: 'What we do for villages' });

/** jsdom's pointer events do not say what kind of pointer they come from. */
function hover(kind: 'pointerOver' | 'pointerOut', pointerType: string): void {
  const event = createEvent[kind](region());
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(region(), event);
}

function setTabHidden(hidden: boolean): void {
  tabHidden = hidden;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('HeroCarousel', () => {
  it('shows the next slide every 5000 ms and begins again after the last', () => {
    render(carousel);
    expect(shownTitle()).toBe('Providing Basic Needs');
    pass(4999);
    expect(shownTitle()).toBe('Providing Basic Needs');
    pass(1);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
    pass(5000);
    expect(shownTitle()).toBe('Connecting to Markets');
    pass(5000);
    expect(shownTitle()).toBe('Providing Basic Needs');
  });

  it('stops at the pause button and goes on at the play button', () => {
    render(carousel);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }));
    pass(20_000);
    expect(shownTitle()).toBe('Providing Basic Needs');
    fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }));
    pass(5000);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
  });

  it('rests while the mouse is over it', () => {
    render(carousel);
    hover('pointerOver', 'mouse');
    pass(20_000);
    expect(shownTitle()).toBe('Providing Basic Needs');
    hover('pointerOut', 'mouse');
    pass(5000);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
  });

  it('goes on under a thumb, which never leaves as a mouse does', () => {
    render(carousel);
    hover('pointerOver', 'touch');
    pass(5000);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
  });

  it('rests while the keyboard is in it', () => {
    render(carousel);
    const link = screen.getByRole('link', { name: 'See our solutions' });
    act(() => link.focus());
    pass(20_000);
    expect(shownTitle()).toBe('Providing Basic Needs');
    act(() => link.blur());
    pass(5000);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
  });

  it('rests while the tab is hidden', () => {
    render(carousel);
    setTabHidden(true);
    pass(20_000);
    expect(shownTitle()).toBe('Providing Basic Needs');
    setTabHidden(false);
    pass(5000);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
  });

  it('does not start by itself where less motion is asked for, but can be played', () => {
    reducedMotion = true;
    render(carousel);
    pass(20_000);
    expect(shownTitle()).toBe('Providing Basic Needs');
    fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }));
    pass(5000);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
  });

  it('goes round by its buttons and by the arrow keys, and jumps by its marks', () => {
    render(carousel);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shownTitle()).toBe('Connecting to Markets');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shownTitle()).toBe('Providing Basic Needs');
    fireEvent.keyDown(region(), { key: 'ArrowRight' });
    expect(shownTitle()).toBe('Bridging the Technology Gap');
    fireEvent.keyDown(region(), { key: 'ArrowLeft' });
    expect(shownTitle()).toBe('Providing Basic Needs');
    fireEvent.click(screen.getByRole('button', { name: 'Show picture 3' }));
    expect(shownTitle()).toBe('Connecting to Markets');
  });

  it('gives a slide chosen by hand its full time', () => {
    render(carousel);
    pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    pass(4000);
    expect(shownTitle()).toBe('Bridging the Technology Gap');
  });

  it('keeps hidden slides away from the keyboard and from screen readers', () => {
    render(carousel);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const slides = screen.getAllByRole('group', { hidden: true });
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  });

  it('asks for all its pictures in the width of the window, for the later ones are as large as the first', () => {
    render(carousel);
    pass(0);
    const widths = [...document.querySelectorAll<HTMLSourceElement>('source:not([media])')].map(({ sizes }) => sizes);
    expect(widths).toEqual(['100vw', '100vw', '100vw']);
  });

  it('has its first slide whole, picture included, before any script runs', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(carousel);
    const first = page.querySelector('[aria-label="1 of 3"]');
    expect(first?.hasAttribute('inert')).toBe(false);
    expect(first?.textContent).toContain(content.slides[0]?.text);
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/solution');
    expect(first?.querySelector('img, svg')).not.toBeNull();
  });
});
