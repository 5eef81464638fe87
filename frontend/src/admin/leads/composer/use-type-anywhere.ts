import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isPaneCovered } from '../../ui/dialogs/modal';
import { isTyping } from '../../ui/keyboard';

/**
 * While `isOn` returns true, letters typed anywhere in the lead go into `field` instead of running shortcuts. Other
 * text fields, digits in `choices`, and Space on a button still work as usual.
 */
export function useTypeAnywhere(
  field: RefObject<HTMLTextAreaElement | null>,
  choices: RefObject<Pick<Node, 'contains'> | null>,
  isOn: () => boolean,
): void {
  const isOnNow = useEffectEvent(isOn);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || !isText(event) || isTyping(target) || !(target instanceof HTMLElement)) return;
      const isInLead = target === document.body || target.closest('dialog') === field.current?.closest('dialog');
      const isChoice = /^\d$/.test(key) && choices.current?.contains(target);
      const isPress = key === ' ' && target.matches('a, button, summary, input');
      if (!isInLead || isChoice || isPress || isPaneCovered() || !isOnNow()) return;
      // Stop the shortcut from running. The browser then types the letter into the field that gets the focus.
      event.stopPropagation();
      focusEnd(field.current);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [field, choices]);
}

export function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Keys that do not type text, such as Enter, all have capitalised names. */
function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key === 'Process' || key === 'Dead' || !/^[A-Z][A-Za-z0-9]+$/.test(key);
}
