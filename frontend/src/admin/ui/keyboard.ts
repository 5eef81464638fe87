import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

/** Whether `target` is a field that takes letters. Checkboxes and radio buttons do not. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Answers an open question by keys. The key that opened it and its repeats do not count, nor does typing in a field. */
export function useQuestionKeys(keys: readonly { readonly key: string; readonly run: () => void }[]): void {
  const answerTo = useEffectEvent((name: string) => keys.find(({ key }) => key === name)?.run());
  const names = keys.map(({ key }) => key).join(' ');
  useEffect(() => {
    if (names === '') return;
    const entries = names.split(' ').map((name) => {
      const answer = (event: KeyboardEvent) => {
        if (isTyping(event.target)) return;
        // It must not be typed into the element that gets the focus next.
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) answerTo(name);
      };
      return [name, answer] as const;
    });
    // In the capture phase: the keydown that opened the question may still be on its way up to the window.
    return tinykeys(window, Object.fromEntries(entries), { capture: true });
  }, [names]);
}

/** The focused element at the moment each key went down, by `code`. */
const pressedAt = new Map<string, Element | null>();

/**
 * Ignores the repeats of a held key once the focus has moved to another dialog or into a field. A key that opened a
 * question does not answer it, and a key that moved the focus to a field is not typed there. Returns the clean-up.
 */
export function ignoreRepeatedKeys(): () => void {
  const options = { capture: true } as const;
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('keyup', onKeyUp, options);
  return () => {
    window.removeEventListener('keydown', onKeyDown, options);
    window.removeEventListener('keyup', onKeyUp, options);
  };
}

function onKeyDown(event: KeyboardEvent): void {
  const { activeElement } = document;
  if (!event.repeat) {
    pressedAt.set(event.code, activeElement);
    return;
  }
  // Holding Tab moves through fields.
  if (event.key === 'Tab' || !pressedAt.has(event.code)) return;
  const pressed = pressedAt.get(event.code) ?? null;
  if (activeElement === pressed) return;
  if (dialogOf(activeElement) === dialogOf(pressed) && !isTyping(activeElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onKeyUp({ code }: KeyboardEvent): void {
  pressedAt.delete(code);
}

function dialogOf(element: Element | null): Element | null {
  return element?.closest('dialog') ?? null;
}
