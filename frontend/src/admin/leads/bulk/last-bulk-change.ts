/** The last change of many leads, which can be undone for as long as the page lives. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf } from '../../../shared/api/api-types';

export type BulkChange = BodyOf<'put', '/api/leads/bulk'>;

export interface UndoableChange {
  /** "updated 41 leads to qualified" */
  readonly words: string;
  /** The calls that undo it. */
  readonly undo: readonly BulkChange[];
}

export const lastBulkChangeSlice = createSlice({
  name: 'lastBulkChange',
  initialState: null as UndoableChange | null,
  reducers: {
    bulkChanged: (_last, { payload }: PayloadAction<UndoableChange>) => payload as never,
    bulkChangeForgotten: () => null,
  },
});

export const { bulkChanged, bulkChangeForgotten } = lastBulkChangeSlice.actions;

/** What could be undone, or null. */
export function selectLastBulkChange(state: { readonly lastBulkChange: UndoableChange | null }): UndoableChange | null {
  return state.lastBulkChange;
}
