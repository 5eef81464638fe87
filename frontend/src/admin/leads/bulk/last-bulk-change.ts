/** The last bulk change. It can be undone until the page is reloaded or another person signs in. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf } from '../../../shared/api/api-types';

export type BulkChange = BodyOf<'put', '/api/leads/bulk'>;

export interface UndoableChange {
  /** "updated 41 leads to qualified" */
  readonly words: string;
  /** The calls that undo it, or the id of the share-out. */
  readonly undo: readonly BulkChange[] | string;
}

export const lastBulkChangeSlice = createSlice({
  name: 'lastBulkChange',
  initialState: null as UndoableChange | null,
  reducers: {
    bulkChanged: (_last, { payload }: PayloadAction<UndoableChange>) => payload as never,
    bulkChangeForgotten: () => null,
    bulkUndoFailed: (last, { payload }: PayloadAction<UndoableChange>) => last ?? (payload as never),
  },
});

export const { bulkChanged, bulkChangeForgotten, bulkUndoFailed } = lastBulkChangeSlice.actions;

export function selectLastBulkChange(state: { readonly lastBulkChange: UndoableChange | null }): UndoableChange | null {
  return state.lastBulkChange;
}
