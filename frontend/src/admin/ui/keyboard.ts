import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

/** Whether `target` accepts typed letters. Checkboxes and radio buttons do not. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Answers an open question with keys. Ignores repeats of the key that opened it, and typing in a field. */
export function useQuestionKeys(keys: readonly { readonly key: string; readonly run: () => void }[]): void {
  const answerTo = useEffectEvent((name: string) => keys.find(({ key }) => key === name)?.run());
  const names = keys.map(({ key }) => key).join(' ');
  useEffect(() => {
    if (names === '') return;
    const entries = names.split(' ').map((name) => {
      const answer = (event: KeyboardEvent) => {
        if (isTyping(event.target)) return;
        // Stops the key from typing into the next focused field.
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) answerTo(name);
      };
      return [name, answer] as const;
    });
    // In the capture phase, because the keydown that opened the question might still be bubbling to the window.
    return tinykeys(window, Object.fromEntries(entries), { capture: true });
  }, [names]);
}

/** Element that had the focus when each key was pressed, by `code`. */
const pressedAt = new Map<string, Element | null>();

/**
 * Ignores repeats of a held key after the focus has moved to another dialog or into a field. So a key that opens a
 * question does not answer it, and a key that focuses a field does not type there. Returns a cleanup function.
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
  // Tab can be held to move through fields.
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
