import type { SavedView } from './saved-view.js';

/** The columns of the list besides the contact and the actions, in the order in which they stand. */
export const LIST_COLUMNS = [
  'type',
  'status',
  'priority',
  'promise',
  'assignedTo',
  'place',
  'createdAt',
  'updatedAt',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** What the list shows whoever has chosen nothing. */
export const STANDARD_COLUMNS: readonly ListColumn[] = ['type', 'status', 'promise', 'createdAt'];

/** How the dashboard opens for one person: with which view, their own or a shared one, and with which columns. */
export interface ViewSettings {
  readonly defaultView: SavedView | null;
  readonly columns: readonly ListColumn[];
}

/** What is left out stays. */
export interface ViewSettingsChanges {
  readonly defaultView?: string | null;
  readonly columns?: readonly ListColumn[];
}

/** Each once, in the order of the list. */
export function inListOrder(columns: readonly ListColumn[]): ListColumn[] {
  return LIST_COLUMNS.filter((column) => columns.includes(column));
}
