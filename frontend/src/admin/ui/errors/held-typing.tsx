import { useEffect, useRef } from 'react';

/**
 * Stands in the place of a dialog while its code loads: what is typed meanwhile, Enter too, is kept and goes into the
 * field that has the focus once the dialog is there, or its first one for text. Escape gives the dialog up.
 */
export function HeldTyping({ onCancel }: { readonly onCancel: () => void }) {
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    let held = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, repeat } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === 'Shift') return;
      // No command either: it was meant for the dialog.
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') cancel.current();
      else if (key === 'Backspace') held = held.slice(0, -1);
      else if (key === 'Enter') held += '\n';
      else if (!repeat && !/^[A-Z][A-Za-z0-9]+$/.test(key)) held += key;
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      // In the same task, the dialog that takes this place puts the focus on its first field.
      if (held !== '') queueMicrotask(() => write(held, document.activeElement));
    };
  }, []);
  return null;
}

const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]):enabled, textarea:enabled';

function write(held: string, focused: Element | null): void {
  const field = focused?.matches(TEXT_FIELD)
    ? focused
    : focused?.closest('dialog')?.querySelector<HTMLElement>(TEXT_FIELD);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  const text = held.replaceAll('\n', '');
  // Past React, which would otherwise take its own value for the new one.
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Once the dialog has drawn what was typed.
  const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  if (held.endsWith('\n')) setTimeout(() => field.dispatchEvent(new KeyboardEvent('keydown', enter)));
}
