import type { RefObject } from 'react';
import { openSelect } from '../lead/open-select';
import type { RowActions } from './dashboard-commands';

/** What the keys do with the rows of `list`; `onAssign` is given the lead of the row that has the focus. */
export function rowActions(list: RefObject<HTMLElement | null>, onAssign: (id: string) => void): RowActions {
  return {
    focusRow: (by) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])];
      const row = currentRow();
      const at = row ? rows.indexOf(row) + by : by === 1 ? 0 : rows.length - 1;
      const target = rows[at]?.querySelector<HTMLElement>('[data-lead-name]');
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    },
    toggleRow: () => {
      const tick = currentRow()?.querySelector<HTMLElement>('input[type="checkbox"]');
      // There it says why it cannot be ticked.
      if (tick?.ariaDisabled === 'true') tick.focus();
      else tick?.click();
    },
    openStatus: () => {
      const status = currentRow()?.querySelector('select');
      if (!status) return;
      status.focus();
      if (status.ariaDisabled !== 'true') openSelect(status);
    },
    assignRow: () => {
      const id = currentRow()?.dataset['lead'];
      if (id) onAssign(id);
    },
  };
}

/** From a control in a row to the name that the keys start from. */
export function focusRowName(): void {
  currentRow()?.querySelector<HTMLElement>('[data-lead-name]')?.focus();
}

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-lead]') ?? null;
}
