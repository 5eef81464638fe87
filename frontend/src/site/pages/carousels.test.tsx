import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content as home } from '../../content/en/pages/home';
import { content as canteen } from '../../content/en/pages/kisan-canteen';
import { Testimonials } from '../content-page/testimonials';
import { HeroCarousel } from '../home/hero-carousel';
import { carouselWhenNear } from '../lib/enhance-page';

const hero = <HeroCarousel slides={home.slides} labels={home.carousel} />;
const ITEMS = [
  { name: 'Representative owner A', role: 'Owner', initials: 'A', rating: 5, title: 'One', content: 'First.' },
  { name: 'Representative owner B', role: 'Owner', initials: 'B', rating: 4, title: 'Two', content: 'Second.' },
] as const;
const voices = <Testimonials items={ITEMS} ratingLabel="{rating} of 5" labels={canteen.carousel} />;

function prerendered(element: React.ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  return page;
}

describe('a carousel on a page', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('shows its first slide with its picture before any script runs', () => {
    const first = prerendered(hero).querySelector('[aria-label="1 of 3"]');
    expect(first?.hasAttribute('data-shown')).toBe(true);
    expect(first?.textContent).toContain(home.slides[0]?.text);
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/solution');
    expect(first?.querySelector('img')?.getAttribute('loading')).toBe('eager');
  });

  it('loads pictures in the width of the window, and all but the first lazily', () => {
    const page = prerendered(hero);
    const widths = [...page.querySelectorAll('source:not([media])')].map((source) => source.getAttribute('sizes'));
    expect(widths).toEqual(['100vw', '100vw', '100vw']);
    expect(page.querySelectorAll('img[loading="lazy"]')).toHaveLength(2);
  });

  it('shows all its texts before any script runs, without buttons that do nothing', () => {
    const page = prerendered(voices);
    expect(page.querySelectorAll('[inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0);
    expect(page.textContent).toContain('First.');
    expect(page.textContent).toContain('Second.');
    expect(page.querySelectorAll('button')).toHaveLength(page.querySelectorAll('[hidden] button').length);
  });

  it('starts when it comes near the screen, and not before', async () => {
    let come = (): void => undefined;
    globalThis.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        come = () => tell([{ isIntersecting: true }] as never, this as never);
      }
      observe() {}
      disconnect() {}
    } as never;
    carouselWhenNear(render(voices).container.querySelector('section') as HTMLElement);
    expect(screen.queryAllByRole('button')).toEqual([]);
    act(() => come());
    expect(await screen.findByRole('button', { name: 'Pause the voices', pressed: false })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
