import { createContext, type RefObject, useContext } from 'react';
import { type LeadStatus, STATUSES } from '../lead/lead';
import { nearestFirst } from '../queue/lead-queue';
import type { Action } from './action';

interface LeadRowHandle {
  readonly element: HTMLElement | null;
  readonly editReason: string | undefined;
  readonly isNameFocused: () => boolean;
  readonly focus: () => void;
  /** Undefined on the board, where leads are not selected. */
  readonly toggle: (() => void) | undefined;
  /** Undefined on the board, where the status is the column. */
  readonly openStatus: (() => void) | undefined;
  readonly setStatus: (status: LeadStatus) => void;
  readonly assign: () => void;
  /** Undefined if the row does not show the priority. */
  readonly editPriority: (() => void) | undefined;
  /** Undefined if the row does not show follow-ups. */
  readonly planFollowUp: (() => void) | undefined;
}

export interface LeadRows {
  /** Returns a function that removes the row. */
  readonly add: (id: string, row: LeadRowHandle) => () => void;
  readonly setOrder: (ids: readonly string[]) => void;
  readonly ids: () => readonly string[];
  readonly current: () => { readonly id: string; readonly row: LeadRowHandle } | undefined;
  /** Focuses the first of these leads that has a row, or the list if none has one. */
  readonly focusFirst: (ids: readonly string[]) => void;
  readonly isListFocused: () => boolean;
  /** Whether a row is hovered or focused. Always true on touch devices, because the user may be scrolling. */
  readonly isInUse: () => boolean;
  /** Focuses the lead nearest to this one, but not this one. */
  readonly focusNearest: (id: string) => void;
  /** Focuses this lead if it is still shown, or the nearest one. */
  readonly focusAgain: (id: string) => void;
  /** Focuses the row above (-1) or below (1) the current row. If there is none, focuses the last or first row. */
  readonly focusBeside: (by: -1 | 1) => void;
}

/** @param list - Receives the focus if no row can. */
export function createLeadRows(list: RefObject<HTMLElement | null>): LeadRows {
  const rows = new Map<string, LeadRowHandle>();
  let order: readonly string[] = [];
  const ids = () => order.filter((id) => rows.has(id));
  const current = () => {
    const found = [...rows].find(([, { element }]) => element?.contains(document.activeElement));
    return found && { id: found[0], row: found[1] };
  };
  const focusFirst = (wanted: readonly string[]) => {
    const id = wanted.find((each) => rows.has(each));
    if (id === undefined) list.current?.focus({ preventScroll: true });
    else rows.get(id)?.focus();
  };
  return {
    ids,
    current,
    focusFirst,
    isInUse: () =>
      window.matchMedia('(hover: none)').matches ||
      current() !== undefined ||
      [...rows.values()].some(({ element }) => element?.matches(':hover')),
    isListFocused: () => document.activeElement === list.current,
    add: (id, row) => {
      rows.set(id, row);
      return () => {
        if (rows.get(id) === row) rows.delete(id);
      };
    },
    setOrder: (now) => {
      order = now;
    },
    focusNearest: (id) => focusFirst(nearestFirst(order, id).slice(1)),
    focusAgain: (id) => focusFirst(nearestFirst(order, id)),
    focusBeside: (by) => {
      const shown = ids();
      const here = current();
      const at = here ? shown.indexOf(here.id) + by : by === 1 ? 0 : shown.length - 1;
      const row = rows.get(shown[at] ?? '');
      row?.focus();
      row?.element?.scrollIntoView({ block: 'nearest' });
    },
  };
}

export const LeadRowsContext = createContext<LeadRows | null>(null);

export function useLeadRows(): LeadRows {
  const rows = useContext(LeadRowsContext);
  if (!rows) throw new Error('useLeadRows must be used inside a LeadRowsContext');
  return rows;
}

interface LeadListWork {
  readonly rows: LeadRows;
  readonly switchLayout: () => void;
}

const isOnRow = ({ rows }: LeadListWork) => rows.current() !== undefined;

/** Also works while a lead is open next to the list, unlike the other list keys. */
export const selectRowAction: Action<LeadListWork> = {
  label: 'Select or unselect the lead',
  keys: ['x'],
  isOffered: ({ rows }) => rows.current()?.row.toggle !== undefined,
  run: ({ rows }) => rows.current()?.row.toggle?.(),
};

export const layoutAction: Action<Pick<LeadListWork, 'switchLayout'>> = {
  label: 'Switch between table and board',
  keys: ['b'],
  keywords: ['kanban', 'columns by status'],
  run: ({ switchLayout }) => switchLayout(),
};

export const ROW_ACTIONS: readonly Action<LeadListWork>[] = [
  { label: 'Next lead', keys: ['j'], repeats: true, run: ({ rows }) => rows.focusBeside(1) },
  { label: 'Previous lead', keys: ['k'], repeats: true, run: ({ rows }) => rows.focusBeside(-1) },
  { label: 'Open the lead', keys: ['Enter'] },
  selectRowAction,
  {
    label: 'Set the status (can be undone)',
    keys: STATUSES.map((_, at) => String(at + 1)),
    keyLabel: `1 to ${STATUSES.length}`,
    // Only while the name has the focus. Elsewhere in the row, a digit was probably pressed by mistake.
    isOffered: ({ rows }) => rows.current()?.row.isNameFocused() ?? false,
    reason: ({ rows }) => rows.current()?.row.editReason,
    run: ({ rows }, digit = 0) => {
      const status = STATUSES[digit - 1];
      if (status) rows.current()?.row.setStatus(status);
    },
  },
  {
    label: 'Change the status',
    keys: ['s'],
    isOffered: ({ rows }) => rows.current()?.row.openStatus !== undefined,
    run: ({ rows }) => rows.current()?.row.openStatus?.(),
  },
  { label: 'Assign the lead', keys: ['a'], isOffered: isOnRow, run: ({ rows }) => rows.current()?.row.assign() },
  {
    label: 'Set the priority',
    keys: ['p'],
    isOffered: ({ rows }) => rows.current()?.row.editPriority !== undefined,
    run: ({ rows }) => rows.current()?.row.editPriority?.(),
  },
  {
    label: 'Plan a follow-up',
    keys: ['f'],
    isOffered: ({ rows }) => rows.current()?.row.planFollowUp !== undefined,
    run: ({ rows }) => rows.current()?.row.planFollowUp?.(),
  },
  layoutAction,
];
