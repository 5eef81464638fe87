import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { needsReact, whenNeeded } from './when-needed';

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
    '<header><a href="/">Home</a></header><main><p>Text</p><img><form data-draft="contact"><input></form></main>';
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('whenNeeded', () => {
  it('waits until a form or a button of the page comes near', () => {
    const start = jest.fn();
    whenNeeded(start);
    expect(observed.map(({ tagName }) => tagName)).toEqual(['FORM']);
    comesNear(false);
    expect(start).not.toHaveBeenCalled();
    comesNear(true);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits no longer where a form has a draft', () => {
    localStorage.setItem('kc:draft:contact', '{"values":{}}');
    const start = jest.fn();
    whenNeeded(start);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits no longer once a picture does not load', () => {
    const start = jest.fn();
    whenNeeded(start);
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts at once where the browser cannot say what is near', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const start = jest.fn();
    whenNeeded(start);
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('needsReact', () => {
  it('is true in forms and buttons of the page alone', () => {
    expect(needsReact(document.querySelector('input'))).toBe(true);
    expect([document.querySelector('a'), document.querySelector('p'), document].map(needsReact)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
