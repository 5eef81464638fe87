import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { type CommandActions, DASHBOARD_COMMANDS, type DashboardCommand } from './dashboard-commands';
import { focusRowName } from './row-actions';

/** Runs the commands by their keys. Letters are never taken from whoever types, nor anything from an open dialog. */
export function useDashboardKeys(actions: CommandActions): void {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    const onKey = (command: DashboardCommand) => (event: KeyboardEvent) => {
      if (isTyping(event.target) && !command.isGlobal) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      command.run?.(latest.current);
    };
    const keys = DASHBOARD_COMMANDS.filter(({ run }) => run).flatMap((command) =>
      [command.key ?? [], command.otherKeys ?? []].flat().map((key) => [key, onKey(command)] as const),
    );
    return tinykeys(window, { ...Object.fromEntries(keys), Escape: leaveStatus });
  }, []);
}

/** Escape in the status of a row: back to its name. */
function leaveStatus({ target }: KeyboardEvent) {
  if (target instanceof HTMLSelectElement && !document.querySelector('dialog[open]')) focusRowName();
}

/** Letters belong to whatever is being filled in; a tick box takes none. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
