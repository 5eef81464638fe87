import { createContext, type RefObject, useContext } from 'react';
import { type LeadStatus, STATUSES } from '../lead/lead';
import { nearestFirst } from '../queue/lead-queue';
import type { Action } from './action';

/** Commands of a row of the list. */
interface LeadRowHandle {
  readonly element: HTMLElement | null;
  /** Why its lead cannot be changed; undefined if it can. */
  readonly editReason: string | undefined;
  readonly isNameFocused: () => boolean;
  /** Focuses the name. */
  readonly focus: () => void;
  readonly toggle: () => void;
  readonly openStatus: () => void;
  readonly setStatus: (status: LeadStatus) => void;
}

/** The rows on the screen, for whoever moves the focus among them. */
export interface LeadRows {
  /** Adds a row. Returns the function that takes it away. */
  readonly add: (id: string, row: LeadRowHandle) => () => void;
  readonly setOrder: (ids: readonly string[]) => void;
  /** The ids of their leads, from top to bottom. */
  readonly ids: () => readonly string[];
  /** The row that has the focus. */
  readonly current: () => { readonly id: string; readonly row: LeadRowHandle } | undefined;
  /** Focuses the first of these leads that has a row, or the list itself if none has. */
  readonly focusFirst: (ids: readonly string[]) => void;
  /** Whether the list itself has the focus. */
  readonly isListFocused: () => boolean;
  /** Whether somebody points at a row, works in one, or scrolls through them with a finger. */
  readonly isInUse: () => boolean;
  /** Focuses the row nearest to one that is gone. */
  readonly focusNearest: (id: string) => void;
  /** Focuses the row above (-1) or below (1) the current one; without one, the last or the first. */
  readonly focusBeside: (by: -1 | 1) => void;
}

/** @param list gets the focus when no row can take it */
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

/** The rows of the list around. */
export function useLeadRows(): LeadRows {
  const rows = useContext(LeadRowsContext);
  if (!rows) throw new Error('A row must stand in a list of leads');
  return rows;
}

/** The list, for its actions. */
interface LeadListWork {
  readonly rows: LeadRows;
  /** Opens a lead to be assigned to somebody. */
  readonly assign: (id: string) => void;
}

const isOnRow = ({ rows }: LeadListWork) => rows.current() !== undefined;

/** Works also while a lead stands beside the list, when the other keys are the lead's. */
export const selectRowAction: Action<LeadListWork> = {
  label: 'Select or unselect the lead',
  keys: ['x'],
  isOffered: isOnRow,
  run: ({ rows }) => rows.current()?.row.toggle(),
};

/** The keys of the list. */
export const ROW_ACTIONS: readonly Action<LeadListWork>[] = [
  { label: 'Next lead', keys: ['j'], repeats: true, run: ({ rows }) => rows.focusBeside(1) },
  { label: 'Previous lead', keys: ['k'], repeats: true, run: ({ rows }) => rows.focusBeside(-1) },
  { label: 'Open the lead', keys: ['Enter'] },
  selectRowAction,
  {
    label: 'Give it the first to the sixth status; Undo takes it back',
    keys: STATUSES.map((_, at) => String(at + 1)),
    keyLabel: `1 to ${STATUSES.length}`,
    // On the name alone: a digit beside a ticked box is more likely a slip.
    isOffered: ({ rows }) => rows.current()?.row.isNameFocused() ?? false,
    reason: ({ rows }) => rows.current()?.row.editReason,
    run: ({ rows }, digit = 0) => {
      const status = STATUSES[digit - 1];
      if (status) rows.current()?.row.setStatus(status);
    },
  },
  { label: 'Change its status', keys: ['s'], isOffered: isOnRow, run: ({ rows }) => rows.current()?.row.openStatus() },
  {
    label: 'Assign it',
    keys: ['a'],
    isOffered: isOnRow,
    run: ({ rows, assign }) => {
      const current = rows.current();
      if (current) assign(current.id);
    },
  },
];
