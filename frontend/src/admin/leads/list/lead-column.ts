import type { CSSProperties } from 'react';
import { LIST_COLUMNS, type ListColumn } from '../lead/list-columns';
import './lead-column.css';

const CLASSES: Readonly<Record<ListColumn, string>> = {
  type: 'lead-column--type',
  status: 'lead-column--status',
  priority: 'lead-column--extra lead-column--short',
  promise: 'lead-column--promise',
  assignedTo: 'lead-column--owner',
  place: 'lead-column--extra',
  createdAt: 'lead-column--date',
  updatedAt: 'lead-column--extra lead-column--short',
};

/** Extra columns make the table denser. If this leaves the contact column too narrow, the list scrolls sideways. */
export function columnFitAttributes(columns: ReadonlySet<ListColumn>) {
  const isDense = [...columns].some((name) => !LIST_COLUMNS[name].isStandard);
  return isDense ? { 'data-dense': true, style: { '--columns': columns.size } as CSSProperties } : {};
}

/** Standard columns are always rendered, because phones show them in the cards. */
export function isColumnPinned(name: ListColumn, columns: ReadonlySet<ListColumn>): boolean {
  return LIST_COLUMNS[name].isStandard || columns.has(name);
}

/** The classes that position a column. In the table, they hide a column that the user has not chosen. */
export function columnClass(name: ListColumn, columns: ReadonlySet<ListColumn>): string {
  return columns.has(name) ? CLASSES[name] : `${CLASSES[name]} lead-column--unchosen`;
}
