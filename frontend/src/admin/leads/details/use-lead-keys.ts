import { useEffectEvent, useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { isTyping } from '../../ui/keyboard';
import { LEAD_COMMANDS, type LeadActions } from '../commands/dashboard-commands';
import { isLeadCovered } from '../commands/dashboard-keys';
import { usePaletteCommands } from '../commands/palette-commands';

/**
 * Runs the commands of an opened lead by their keys, from the list beside it too, not over another dialog, and offers them in
 * the palette. Those that it is given no action for do nothing.
 */
export function useLeadKeys(actions: Partial<LeadActions>): void {
  usePaletteCommands(
    LEAD_COMMANDS.flatMap(({ key, action, paletteLabel }) => {
      if (!paletteLabel || !actions[action]) return [];
      return { label: paletteLabel, key, isOfLead: true, run: () => actions[action]?.(0) };
    }),
  );
  const actionOf = useEffectEvent((action: keyof LeadActions) => actions[action]);
  useLayoutEffect(() => {
    const keys = LEAD_COMMANDS.flatMap(({ key, otherKeys = [], isGlobal = false, repeats = false, action }) =>
      [key, ...otherKeys].map((each) => {
        const onKey = (event: KeyboardEvent) => {
          if (isLeadCovered() || (isTyping(event.target) && !isGlobal)) return;
          const act = actionOf(action);
          if (!act) return;
          event.preventDefault();
          if (event.repeat && !repeats) return;
          act(Number(each));
        };
        return [each, onKey] as const;
      }),
    );
    return tinykeys(window, Object.fromEntries(keys));
  }, []);
}

/** Focuses the name of the open lead around `part`, where letters are commands. Nothing scrolls. */
export function focusHeading(part: Element): void {
  const lead = part.closest('dialog') ?? part;
  lead.querySelector<HTMLElement>('[data-lead-heading]')?.focus({ preventScroll: true });
}
