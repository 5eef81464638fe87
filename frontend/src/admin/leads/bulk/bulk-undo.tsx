import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { BodyOf } from '../../../shared/api/api-types';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { problemMessage } from '../../api/problem';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { useChangeLeadsMutation } from '../lead/leads-api';
import { useUndoShareOutMutation } from './share-out-api';
import './bulk.css';

/** By then, the toast with the same Undo button has closed. */
const AFTER_MS = 13_000;

/** Offers Undo for the last bulk change above the list, until it is undone or dismissed. */
export function BulkUndoNote({ onFocusLost }: { readonly onFocusLost: () => void }) {
  const change = useSelector(selectLastBulkChange);
  const [shown, setShown] = useState<typeof change>(null);
  useEffect(() => {
    if (!change) return;
    const timer = setTimeout(() => setShown(change), AFTER_MS);
    return () => clearTimeout(timer);
  }, [change]);
  return change && shown === change && <Note change={change} onFocusLost={onFocusLost} />;
}

function Note({ change, onFocusLost }: { readonly change: UndoableChange; readonly onFocusLost: () => void }) {
  const undo = useBulkUndo();
  const dispatch = useAppDispatch();
  const note = useRef<HTMLParagraphElement>(null);
  useOnFocusLost(note, onFocusLost);
  return (
    <p className="bulk-undo-note" ref={note}>
      <span className="bulk-undo-note__words">Last bulk action: {change.words}.</span>
      <Button small onClick={() => void undo(change)}>
        Undo
      </Button>
      <Button small onClick={() => dispatch(bulkChangeForgotten())}>
        Dismiss
      </Button>
    </p>
  );
}

/** Undoes a bulk change and shows how many leads were restored. Leads that have changed since then are left as is. */
export function useBulkUndo(): (change: UndoableChange) => Promise<void> {
  const [changeLeads] = useChangeLeadsMutation();
  const [undoShareOut] = useUndoShareOutMutation();
  const dispatch = useAppDispatch();
  const showToast = useToast();
  const restoreAssignees = async (words: string, shareOut: string): Promise<void> => {
    const { data: undone, error } = await undoShareOut(shareOut);
    if (!undone) {
      dispatch(bulkUndoFailed({ words, undo: shareOut }));
      return showToast('error', problemMessage(error));
    }
    const { shared, givenBack } = undone.data;
    if (givenBack === shared) showToast('success', undone.message);
    else
      showToast('warning', `${undone.message}. The other ${formatNumber(shared - givenBack)} have changed since then.`);
  };
  const undoChange = async ({ words, undo }: UndoableChange): Promise<void> => {
    dispatch(bulkChangeForgotten());
    if (typeof undo === 'string') return restoreAssignees(words, undo);
    const answers = await Promise.all(undo.map((change) => changeLeads(change)));
    const failed = undo.filter((_, at) => answers[at]?.error);
    if (failed.length > 0) {
      const rest = { words, undo: failed };
      dispatch(bulkUndoFailed(rest));
      showToast('error', 'Failed to perform bulk action', { label: 'Undo', run: () => undoChange(rest) });
      return;
    }
    const affected = answers.reduce((sum, { data }) => sum + (data?.data.affected ?? 0), 0);
    const named = undo.reduce((sum, { leadIds }) => sum + leadIds.length, 0);
    if (affected === named) showToast('success', `Undone for ${formatNumber(affected)} leads`);
    else {
      const kept = 'The others have changed since then.';
      showToast('warning', `Undone for ${formatNumber(affected)} of ${formatNumber(named)} leads. ${kept}`);
    }
  };
  return undoChange;
}

export type BulkChange = BodyOf<'put', '/api/leads/bulk'>;

interface UndoableChange {
  /** For example "updated 41 leads to qualified". */
  readonly words: string;
  readonly undo: readonly BulkChange[] | string;
}

/** The last bulk change. Undo works until the page reloads or another user signs in. */
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

function selectLastBulkChange(state: { readonly lastBulkChange: UndoableChange | null }): UndoableChange | null {
  return state.lastBulkChange;
}
