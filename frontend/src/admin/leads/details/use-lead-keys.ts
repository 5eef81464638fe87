import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { LEAD_COMMANDS, type LeadActions } from '../commands/dashboard-commands';
import { isTyping } from '../commands/dashboard-keys';

/**
 * Runs the commands of an opened lead by their keys, from the list beside it too, not over another dialog. Those that it is
 * given no action for do nothing.
 */
export function useLeadKeys(actions: Partial<LeadActions>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const keys = LEAD_COMMANDS.flatMap(({ key, otherKeys = [], isGlobal = false, run }) =>
      [key, ...otherKeys].map((each) => {
        const onKey = (event: KeyboardEvent) => {
          if (isCovered() || (isTyping(event.target) && !isGlobal)) return;
          if (run?.(latest.current, each)) event.preventDefault();
        };
        return [each, onKey] as const;
      }),
    );
    return tinykeys(window, Object.fromEntries(keys));
  }, []);
}

/** Whether a dialog lies over that of the lead. */
function isCovered(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.querySelector('[data-lead-content]'));
}
