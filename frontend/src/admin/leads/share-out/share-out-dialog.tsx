import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { LoadError } from '../../ui/errors/load-error';
import { Checkbox } from '../../ui/fields/checkbox';
import { formatNumber } from '../../ui/format-number';
import { Placeholder } from '../../ui/placeholder';
import { useBulkUndo } from '../bulk/bulk-undo-note';
import { bulkChanged } from '../bulk/last-bulk-change';
import { formatStaying } from './format-staying';
import { useShareOutMutation, useShareOutPreviewQuery } from './share-out-api';
import { ShareOutTable } from './share-out-table';

interface ShareOutDialogProps {
  readonly leadIds: readonly string[];
  /** How many leads there are of which these are as many as can be shared out at once. */
  readonly total: number;
  readonly onClose: () => void;
  /** Some have gone to somebody. */
  readonly onShared?: (() => void) | undefined;
}

/** Asks among whom leads are shared out, with what each would get. */
export function ShareOutDialog({ leadIds, total, onClose, onShared }: ShareOutDialogProps) {
  /** Null for whom the server proposes. */
  const [userIds, setUserIds] = useState<readonly string[] | null>(null);
  const [includeAssigned, setIncludeAssigned] = useState(false);
  const isNobodyChosen = userIds?.length === 0;
  const asked = { leadIds: [...leadIds], includeAssigned, ...(userIds && { userIds: [...userIds] }) };
  const preview = useShareOutPreviewQuery(asked, { skip: isNobodyChosen, refetchOnMountOrArgChange: true });
  const [shareOut, sharing] = useShareOutMutation();
  const undoChange = useBulkUndo();
  const dispatch = useAppDispatch();
  const showToast = useToast();
  const { data, isFetching } = preview;
  const chosen = new Set(userIds ?? data?.people.filter(({ isChosen }) => isChosen).map(({ _id }) => _id));
  const held = data?.staying.assigned ?? 0;

  const proposeAnew = () => (userIds ? setUserIds(null) : void preview.refetch());
  const choose = (id: string, isChosen: boolean) =>
    setUserIds(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id));
  const submit = async () => {
    const { data: answer, error } = await shareOut({ leadIds: [...leadIds], includeAssigned, userIds: [...chosen] });
    // Somebody has left meanwhile: whom the server proposes now is there.
    if (error && 'status' in error && error.status === 422) return proposeAnew();
    if (error) return;
    const { _id, shared } = answer.data;
    if (_id === null) showToast('warning', 'Nothing was shared out: somebody has these leads already.');
    else {
      const change = { words: `shared out ${formatNumber(shared)} ${shared === 1 ? 'lead' : 'leads'}`, undo: _id };
      dispatch(bulkChanged(change));
      showToast('success', answer.message, { label: 'Undo', run: () => undoChange(change) });
    }
    onClose();
    onShared?.();
  };

  const shared = isNobodyChosen ? 0 : (data?.shared ?? 0);
  return (
    <FormDialog
      title="Share out"
      wide
      submitLabel={data ? `Share out ${formatNumber(shared)} ${shared === 1 ? 'lead' : 'leads'}` : 'Share out'}
      isBusy={sharing.isLoading || isFetching || shared === 0}
      error={sharing.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {preview.error && !isNobodyChosen && <LoadError error={preview.error} onRetry={proposeAnew} />}
      <p className="share-out__words" data-first-focus tabIndex={-1}>
        Equal shares of open leads, as far as people may see their types.
      </p>
      {total > leadIds.length && (
        <p className="share-out__words">
          These are the first {formatNumber(leadIds.length)} of {formatNumber(total)} leads: as many as can be shared
          out at once.
        </p>
      )}
      {!data && !preview.error && <Placeholder>Counting...</Placeholder>}
      {data && (
        <>
          <ShareOutTable people={data.people} chosen={chosen} isStale={isFetching} onChoose={choose} />
          {(held > 0 || includeAssigned) && (
            <Checkbox checked={includeAssigned} onChange={({ target }) => setIncludeAssigned(target.checked)}>
              Also those that somebody has
            </Checkbox>
          )}
          <p className="share-out__words" role="status">
            {isNobodyChosen ? 'Tick at least one person.' : formatStaying(data)}
          </p>
        </>
      )}
    </FormDialog>
  );
}
