import { useEffectEvent, useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { isModalOpen } from '../../ui/dialogs/modal';
import { isTyping } from '../../ui/keyboard';
import type { KeyCommand } from './dashboard-commands';
import { focusRowName } from './row-actions';

/** Runs the commands by their keys. Letters are never taken from whoever types, nor anything from an open dialog but a lead's. */
export function useCommandKeys<Actions>(commands: readonly KeyCommand<Actions>[], actions: Actions): void {
  const run = useEffectEvent((command: KeyCommand<Actions>) => command.run?.(actions));

  // At once: whatever is on the screen can be worked by keys.
  useLayoutEffect(() => {
    const onKey = (command: KeyCommand<Actions>) => (event: KeyboardEvent) => {
      if (isTyping(event.target) && !command.isGlobal) return;
      if (command.isOverLead ? isLeadCovered() : isModalOpen()) return;
      event.preventDefault();
      if (event.repeat && !command.repeats) return;
      run(command);
    };
    const keys = commands
      .filter(({ run }) => run)
      .flatMap((command) => [command.key, ...(command.otherKeys ?? [])].map((key) => [key, onKey(command)] as const));
    return tinykeys(window, { ...Object.fromEntries(keys), Escape: leaveStatus });
  }, [commands]);
}

/** Escape in the status of a row: back to its name. */
function leaveStatus({ target }: KeyboardEvent) {
  if (target instanceof HTMLSelectElement && !isModalOpen()) focusRowName();
}

/** Whether another dialog lies over that of a lead, or over the list. */
export function isLeadCovered(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.querySelector('[data-lead-content]'));
}
