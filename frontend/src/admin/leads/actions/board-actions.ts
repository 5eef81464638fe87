import type { LeadStatus } from '../lead/lead';
import type { Action } from './action';
import type { LeadRows } from './row-actions';

interface BoardWork {
  readonly rows: LeadRows;
  readonly columns: readonly { readonly status: LeadStatus; readonly ids: readonly string[] }[];
}

export const BOARD_ACTIONS: readonly Action<BoardWork>[] = [
  {
    label: 'Lead below',
    keys: ['ArrowDown'],
    repeats: true,
    isOffered: isOnCard,
    run: (work) => focusInColumn(work, 1),
  },
  {
    label: 'Lead above',
    keys: ['ArrowUp'],
    repeats: true,
    isOffered: isOnCard,
    run: (work) => focusInColumn(work, -1),
  },
  { label: 'Next column', keys: ['ArrowRight'], isOffered: isOnCard, run: (work) => focusInNextColumn(work, 1) },
  { label: 'Previous column', keys: ['ArrowLeft'], isOffered: isOnCard, run: (work) => focusInNextColumn(work, -1) },
  {
    label: 'Move the lead to the next column',
    keys: ['Shift+ArrowRight'],
    isOffered: isOnCard,
    reason: ({ rows }) => rows.current()?.row.editReason,
    run: (work) => moveToColumn(work, 1),
  },
  {
    label: 'Move the lead to the previous column',
    keys: ['Shift+ArrowLeft'],
    isOffered: isOnCard,
    reason: ({ rows }) => rows.current()?.row.editReason,
    run: (work) => moveToColumn(work, -1),
  },
];

function isOnCard({ rows }: BoardWork): boolean {
  return rows.current()?.row.isNameFocused() ?? false;
}

function placeOf({ rows, columns }: BoardWork): { readonly column: number; readonly index: number } | undefined {
  const id = rows.current()?.id ?? '';
  const column = columns.findIndex(({ ids }) => ids.includes(id));
  return column < 0 ? undefined : { column, index: columns[column]?.ids.indexOf(id) ?? 0 };
}

function focusInColumn(work: BoardWork, by: -1 | 1): void {
  const place = placeOf(work);
  const id = place && work.columns[place.column]?.ids[place.index + by];
  if (id !== undefined) work.rows.focusFirst([id]);
}

/** Focuses the lead at the same height, or the last one, of the next column that shows leads. */
function focusInNextColumn(work: BoardWork, by: -1 | 1): void {
  const place = placeOf(work);
  if (!place) return;
  const { columns } = work;
  const others = by === 1 ? columns.slice(place.column + 1) : columns.slice(0, place.column).reverse();
  const ids = others.find((column) => column.ids.length > 0)?.ids ?? [];
  const id = ids[place.index] ?? ids.at(-1);
  if (id !== undefined) work.rows.focusFirst([id]);
}

function moveToColumn(work: BoardWork, by: -1 | 1): void {
  const place = placeOf(work);
  const status = place && work.columns[place.column + by]?.status;
  if (status) work.rows.current()?.row.setStatus(status);
}
