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

  it('holds an early submission back and sends it once the page is alive', () => {
    const held = bufferEvents();
    const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form().dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);

    const submitted = jest.fn((event: Event) => event.preventDefault());
    form().addEventListener('submit', submitted);
    held.release();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('presses an early-pressed button again', () => {
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
  ])('says at once in %s that a pressed button or a sent form waits, until that ends', (language, text) => {
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

  it('does nothing where nothing happened, and stops listening', () => {
    const held = bufferEvents();
    held.release();
    const late = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form().dispatchEvent(late);
    expect(late.defaultPrevented).toBe(false);
  });

  it('tells of what the visitor uses, also of what they used before anybody asked, until it stops listening', () => {
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
