import type { BodyOf } from '../../../shared/api/api-types';

export type ListColumn = NonNullable<BodyOf<'put', '/api/views/settings'>['columns']>[number];

/** The columns between the contact column and the actions column, in order. */
export const LIST_COLUMNS = {
  type: { label: 'Type', sortBy: 'type', isStandard: true },
  status: { label: 'Status', sortBy: 'status', isStandard: true },
  priority: { label: 'Priority', sortBy: 'priority', isStandard: false },
  promise: { label: 'Promise', sortBy: 'dueAt', isStandard: true },
  assignedTo: { label: 'Assigned to', sortBy: null, isStandard: true },
  place: { label: 'Place', sortBy: null, isStandard: false },
  createdAt: { label: 'Date', sortBy: 'createdAt', isStandard: true },
  updatedAt: { label: 'Last change', sortBy: 'updatedAt', isStandard: false },
} as const satisfies Readonly<
  Record<ListColumn, { readonly label: string; readonly sortBy: string | null; readonly isStandard: boolean }>
>;

export const COLUMN_NAMES = Object.keys(LIST_COLUMNS) as ListColumn[];
export const STANDARD_COLUMNS = COLUMN_NAMES.filter((name) => LIST_COLUMNS[name].isStandard);
