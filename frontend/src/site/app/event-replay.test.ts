import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WAIT_TEXTS } from '../../content/waiting';
import { bufferEvents, endWaiting } from './event-replay';

describe('holdEvents', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<a href="#">Read</a><main><div data-island="{}"><form><input name="email" value="a@b.in"><button type="submit">Send</button></form></div><button type="button" data-dialog="soil-test"><b>Open</b></button></main>';
  });
  const form = () => document.querySelector('form')!;
  const opener = () => document.querySelector<HTMLButtonElement>('button[type="button"]')!;

  it('holds back an early submit and replays it after release', () => {
    const held = bufferEvents();
    const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form().dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);

    const submitted = jest.fn((event: Event) => event.preventDefault());
    form().addEventListener('submit', submitted);
    held.release();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('replays an early click on a button', () => {
    const held = bufferEvents();
    opener().querySelector('b')!.click();
    const pressed = jest.fn();
    opener().addEventListener('click', pressed);
    held.release();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', WAIT_TEXTS.en],
    ['hi', WAIT_TEXTS.hi],
  ])('shows in %s that a pressed button or a submitted form is waiting, until the wait ends', (language, text) => {
    history.replaceState(null, '', language === 'hi' ? '/hi/contact-us' : '/contact-us');
    const held = bufferEvents();
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
    held.release();
    history.replaceState(null, '', '/');
  });

  it('replays nothing without events, and stops listening', () => {
    const held = bufferEvents();
    held.release();
    const late = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form().dispatchEvent(late);
    expect(late.defaultPrevented).toBe(false);
  });

  it('reports when the visitor uses an island, also earlier uses, until it stops listening', () => {
    const events = bufferEvents();
    form().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const heard = jest.fn();
    events.onUse(heard);
    expect(heard).toHaveBeenCalledTimes(1);
    form().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
    document.querySelector('a')!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
    events.release();
    form().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
