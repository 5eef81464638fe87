import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { revealOnScroll } from './reveal';

const observers: { tell: IntersectionObserverCallback; watched: Set<Element> }[] = [];
const animate = jest.fn<Element['animate']>();

beforeEach(() => {
  observers.length = 0;
  animate.mockClear();
  Element.prototype.animate = animate;
  globalThis.IntersectionObserver = class {
    readonly watched = new Set<Element>();
    constructor(tell: IntersectionObserverCallback) {
      observers.push({ tell, watched: this.watched });
    }
    observe = (element: Element) => this.watched.add(element);
    unobserve = (element: Element) => this.watched.delete(element);
    disconnect = () => this.watched.clear();
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function Page({ replay }: { replay?: true }) {
  return (
    <div data-replays-reveal={replay && ''}>
      <div data-reveal="">
        <p id="shown">A</p>
        <p id="below">B</p>
      </div>
      <div data-article="">
        <div data-reveal="">
          <p id="article">C</p>
        </div>
      </div>
    </div>
  );
}

function show(page: React.ReactElement): void {
  revealOnScroll(render(page).container);
}

function scroll(id: string, isIntersecting: boolean): void {
  const target = document.getElementById(id) as Element;
  for (const { tell, watched } of observers) {
    if (watched.has(target)) {
      tell([{ target, isIntersecting } as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  }
}

const risen = () => animate.mock.contexts.map((element) => (element as Element).id);

describe('an element that scrolls into view', () => {
  it('is animated once', () => {
    show(<Page />);
    for (const onScreen of [false, true, false, true]) scroll('below', onScreen);
    expect(risen()).toEqual(['below']);
    expect(animate.mock.calls[0]?.[1]).toEqual(expect.objectContaining({ duration: 800, delay: 100 }));
  });

  it('is animated every time on pages that replay the animation', () => {
    show(<Page replay />);
    for (const onScreen of [false, true, false, true]) scroll('below', onScreen);
    expect(risen()).toEqual(['below', 'below']);
  });

  it('is never animated if it was on screen from the start', () => {
    show(<Page />);
    for (const onScreen of [true, false, true]) scroll('shown', onScreen);
    expect(risen()).toEqual([]);
  });

  it('is not animated in the body of an article', () => {
    show(<Page replay />);
    for (const onScreen of [false, true]) scroll('article', onScreen);
    expect(risen()).toEqual([]);
  });
});
