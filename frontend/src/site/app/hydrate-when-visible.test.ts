import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hydrateWhenVisible } from './hydrate-when-visible';

let comesNear: (isIntersecting: boolean) => void;
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: object[]) => void) {
      comesNear = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => undefined;
  } as never;
  document.body.innerHTML =
    '<header><a href="/">Home</a></header><main><p>Text</p><img><button type="button" data-carousel-button="next"></button><div data-island="{}"><form data-draft="contact"><input></form></div></main>';
});
afterEach(() => {
  localStorage.clear();
  Object.assign(window, { scrollY: 0 });
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('hydrateWhenVisible', () => {
  it('fetches when an island comes near, and starts at the visitor’s next action', () => {
    const [load, start] = [jest.fn(), jest.fn()];
    hydrateWhenVisible(load, start);
    expect(observed.map(({ tagName }) => tagName)).toEqual(['DIV']);
    comesNear(false);
    window.dispatchEvent(new Event('scroll'));
    expect(load).not.toHaveBeenCalled();
    comesNear(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
    document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts immediately if the visitor has scrolled to the form', () => {
    const start = jest.fn();
    hydrateWhenVisible(jest.fn(), start);
    Object.assign(window, { scrollY: 700 });
    comesNear(true);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts immediately if a form has a draft', () => {
    localStorage.setItem('kc:draft:contact', '{"values":{}}');
    const start = jest.fn();
    hydrateWhenVisible(jest.fn(), start);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each(['#form', '#7ZK4M-0QXJD'])(
    'starts immediately if the address opens a dialog or names a request: %s',
    (hash) => {
      location.hash = hash;
      const start = jest.fn();
      hydrateWhenVisible(jest.fn(), start);
      expect(start).toHaveBeenCalledTimes(1);
      location.hash = '';
    },
  );

  it('never starts on a page without islands', () => {
    document.querySelector('[data-island]')?.remove();
    const start = jest.fn();
    location.hash = '#form';
    hydrateWhenVisible(jest.fn(), start);
    expect([observed, start.mock.calls]).toEqual([[], []]);
    location.hash = '';
  });

  it('starts immediately in browsers without IntersectionObserver', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const start = jest.fn();
    hydrateWhenVisible(jest.fn(), start);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
