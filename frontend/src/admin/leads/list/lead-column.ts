import type { CSSProperties } from 'react';
import { LIST_COLUMNS, type ListColumn } from '../lead/list-columns';
import './lead-column.css';

const CLASSES: Readonly<Record<ListColumn, string>> = {
  type: 'lead-column--type',
  status: 'lead-column--status',
  priority: 'lead-column--extra lead-column--short',
  promise: 'lead-column--promise',
  assignedTo: 'lead-column--extra',
  place: 'lead-column--extra',
  createdAt: 'lead-column--date',
  updatedAt: 'lead-column--extra lead-column--short',
};

/** More columns than the standard ones stand closer, and where they still leave the contact no room the list scrolls. */
export function columnFitAttributes(columns: ReadonlySet<ListColumn>) {
  const isDense = [...columns].some((name) => !LIST_COLUMNS[name].isStandard);
  return isDense ? { 'data-dense': true, style: { '--columns': columns.size } as CSSProperties } : {};
}

/** Whether the column is in the page: the standard ones always are, since a phone shows them in its cards. */
export function isColumnPinned(name: ListColumn, columns: ReadonlySet<ListColumn>): boolean {
  return LIST_COLUMNS[name].isStandard || columns.has(name);
}

/** What places a column, and hides it in the table where it was not chosen. */
export function columnClass(name: ListColumn, columns: ReadonlySet<ListColumn>): string {
  return columns.has(name) ? CLASSES[name] : `${CLASSES[name]} lead-column--unchosen`;
}
