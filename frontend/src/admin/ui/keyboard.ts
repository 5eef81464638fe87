import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

/** Whether `target` handles typed letters itself. False for checkboxes and radio buttons. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/**
 * Handles the keys that answer an open question. Ignores keys in text fields and selects, and repeats of a held key,
 * because it may be the key that opened the question.
 */
export function useQuestionKeys(keys: readonly { readonly key: string; readonly run: () => void }[]): void {
  const answerTo = useEffectEvent((name: string) => keys.find(({ key }) => key === name)?.run());
  const names = keys.map(({ key }) => key).join(' ');
  useEffect(() => {
    if (names === '') return;
    const entries = names.split(' ').map((name) => {
      const answer = (event: KeyboardEvent) => {
        if (isTyping(event.target)) return;
        // Otherwise the key would be typed into the field that is focused next.
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) answerTo(name);
      };
      return [name, answer] as const;
    });
    // The keydown that opened the question may still be bubbling. It must not answer the question, so this listens in
    // the capture phase, which is over for that event.
    return tinykeys(window, Object.fromEntries(entries), { capture: true });
  }, [names]);
}

/** The element that had the focus when a key was pressed, by the `code` of the key. */
const pressedAt = new Map<string, Element | null>();

/**
 * Ignores the repeats of a held key after the focus has moved to a field, or into or out of a dialog. Otherwise, a key
 * that opens a question could also answer it. Returns a cleanup function.
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
