import { useDispatch } from 'react-redux';
import { useToast } from '../../../shared/toasts/toast-provider';
import { formatNumber } from '../../ui/format-number';
import { useChangeLeadsMutation } from '../lead/leads-api';
import { bulkChangeForgotten, type UndoableChange } from './last-bulk-change';

/** Undoes a change of many leads and says how many got back what they had; what a colleague changed since stays. */
export function useBulkUndo(): (change: UndoableChange) => Promise<void> {
  const [changeLeads] = useChangeLeadsMutation();
  const dispatch = useDispatch();
  const showToast = useToast();
  return async ({ undo }) => {
    dispatch(bulkChangeForgotten());
    const answers = await Promise.all(undo.map((change) => changeLeads(change)));
    const affected = answers.reduce((sum, { data }) => sum + (data?.data.affected ?? 0), 0);
    const named = undo.reduce((sum, { leadIds }) => sum + leadIds.length, 0);
    if (affected === named) showToast('success', `Undone for ${formatNumber(affected)} leads`);
    else if (answers.some(({ error }) => error)) showToast('error', 'Failed to perform bulk action');
    else {
      const kept = 'The others were changed again since.';
      showToast('warning', `Undone for ${formatNumber(affected)} of ${formatNumber(named)} leads. ${kept}`);
    }
  };
}
