import { isTyping } from './is-typing';

/** The element that had the focus when each key went down, by the key's place on the keyboard. */
const pressedAt = new Map<string, Element | null>();

/**
 * Ignores the repeats of a held key once the focus is in another dialog or in a field: a key that opened a question does
 * not answer it, and a key that went to a field is not written into it. Returns what ends it.
 */
export function ignoreHeldKeys(): () => void {
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
  // Holding Tab walks through fields.
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
