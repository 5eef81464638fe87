import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { layoutTexts as english } from '../../content/en/layout';
import { layoutTexts as hindi } from '../../content/hi/layout';
import { endWaiting, recordEvents } from './event-replay';

describe('recordEvents', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<a href="#">Read</a><main><form><input name="email" value="a@b.in"><button type="submit">Send</button></form><button type="button"><b>Open</b></button></main>';
  });
  const form = () => document.querySelector('form')!;
  const opener = () => document.querySelector<HTMLButtonElement>('button[type="button"]')!;

  it('holds an early submission back and sends it once the page is alive', () => {
    const { replay } = recordEvents();
    const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form().dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);

    const submitted = jest.fn((event: Event) => event.preventDefault());
    form().addEventListener('submit', submitted);
    replay();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('presses an early-pressed button again', () => {
    const { replay } = recordEvents();
    opener().querySelector('b')!.click();
    const pressed = jest.fn();
    opener().addEventListener('click', pressed);
    replay();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', english.waiting],
    ['hi', hindi.waiting],
  ])('says at once in %s that a pressed button or a sent form waits, until that ends', (language, text) => {
    document.documentElement.lang = language;
    const { replay } = recordEvents();
    const submit = form().querySelector('button')!;
    opener().click();
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    for (const button of [opener(), submit]) {
      expect([button.dataset['waiting'], button.getAttribute('aria-busy')]).toEqual([text, 'true']);
    }
    endWaiting();
    for (const button of [opener(), submit]) {
      expect([button.dataset['waiting'], button.getAttribute('aria-busy')]).toEqual([undefined, null]);
    }
    form().addEventListener('submit', (event) => event.preventDefault());
    replay();
    document.documentElement.lang = '';
  });

  it('does nothing where nothing happened, and stops listening', () => {
    const { replay } = recordEvents();
    replay();
    const late = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form().dispatchEvent(late);
    expect(late.defaultPrevented).toBe(false);
  });

  it('tells of what the visitor uses, also of what they used before anybody asked, until it stops listening', () => {
    const events = recordEvents();
    form().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const heard = jest.fn();
    events.onInteraction(heard);
    expect(heard).toHaveBeenCalledTimes(1);
    form().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
    document.querySelector('a')!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
    events.replay();
    form().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
