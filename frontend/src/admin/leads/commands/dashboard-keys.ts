import { type RefObject, useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { openSelect } from '../lead/open-select';

/** Every key of the dashboard with what it does, as the help says it. */
export const DASHBOARD_KEYS = {
  '/': 'Search leads',
  j: 'Next lead',
  k: 'Previous lead',
  Enter: 'Open the lead',
  x: 'Select or unselect the lead',
  s: 'Change its status',
  a: 'Assign it',
  '?': 'Show these keys',
  '$mod+k': 'Command palette',
} as const;
export type DashboardKey = keyof typeof DASHBOARD_KEYS;

export interface DashboardKeyActions {
  readonly onSearch: () => void;
  readonly onAssign: (id: string) => void;
  readonly onHelp: () => void;
  readonly onPalette: () => void;
}

/** Moves among the rows of `list` and works on the one that has the focus. Never heard while somebody types. */
export function useDashboardKeys(list: RefObject<HTMLElement | null>, actions: DashboardKeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])];
    const current = () => document.activeElement?.closest<HTMLElement>('[data-lead]') ?? null;
    const move = (by: -1 | 1) => {
      const all = rows();
      const row = current();
      const at = row ? all.indexOf(row) + by : by === 1 ? 0 : all.length - 1;
      const target = all[at]?.querySelector<HTMLElement>('[data-lead-name]');
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    };
    const inRow = (selector: string) => current()?.querySelector<HTMLElement>(selector);
    const toName = () => inRow('[data-lead-name]')?.focus();
    const leaveStatus = ({ target }: KeyboardEvent) => {
      if (target instanceof HTMLSelectElement && !document.querySelector('dialog[open]')) toName();
    };
    const onDesk = (work: () => void) => (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      work();
    };
    return tinykeys(window, {
      '/': onDesk(() => latest.current.onSearch()),
      j: onDesk(() => move(1)),
      k: onDesk(() => move(-1)),
      x: onDesk(() => inRow('input[type="checkbox"]')?.click()),
      s: onDesk(() => {
        const status = inRow('select');
        if (!(status instanceof HTMLSelectElement)) return;
        status.focus();
        // Chosen: back to the name, so that j and k move again.
        if (!status.disabled && openSelect(status)) status.addEventListener('change', toName, { once: true });
      }),
      Escape: leaveStatus,
      a: onDesk(() => {
        const id = current()?.dataset['lead'];
        if (id) latest.current.onAssign(id);
      }),
      // With or without Shift: that is for the keyboard's layout to say.
      '?': onDesk(() => latest.current.onHelp()),
      'Shift+?': onDesk(() => latest.current.onHelp()),
      '$mod+k': (event) => {
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        latest.current.onPalette();
      },
    });
  }, [list]);
}

/** Letters belong to whatever is being filled in; a tick box takes none. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
