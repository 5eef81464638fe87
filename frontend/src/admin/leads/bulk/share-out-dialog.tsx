import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { Loading } from '../../ui/content-state';
import { formatAway } from '../../ui/dates';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { LoadError } from '../../ui/errors/error-message';
import { Checkbox } from '../../ui/fields/fields';
import { formatNumber } from '../../ui/format-number';
import { DataTable } from '../../ui/lists/data-table';
import { useBulkUndo } from './bulk-undo';
import {
  type ShareOutCandidate,
  type ShareOutPreview,
  useShareOutMutation,
  useShareOutPreviewQuery,
} from './share-out-api';
import './share-out-dialog.css';

interface ShareOutDialogProps {
  readonly leadIds: readonly string[];
  /** The number of leads to share out. `leadIds` contains only as many of them as fit in one request. */
  readonly total: number;
  readonly onClose: () => void;
  /** Called when the leads have been shared out or turn out to be assigned already. */
  readonly onShared?: (() => void) | undefined;
}

export function ShareOutDialog({ leadIds, total, onClose, onShared }: ShareOutDialogProps) {
  /** Null until the user changes the server's proposal. */
  const [userIds, setUserIds] = useState<readonly string[] | null>(null);
  const [includeAssigned, setIncludeAssigned] = useState(false);
  const isNobodyChosen = userIds?.length === 0;
  const request = { leadIds: [...leadIds], includeAssigned, ...(userIds && { userIds: [...userIds] }) };
  const preview = useShareOutPreviewQuery(request, { skip: isNobodyChosen, refetchOnMountOrArgChange: true });
  const [shareOut, sharing] = useShareOutMutation();
  const undo = useBulkUndo();
  const showToast = useToast();
  const { data, isFetching } = preview;
  const chosen = new Set(userIds ?? data?.people.filter(({ isChosen }) => isChosen).map(({ _id }) => _id));
  const assignedCount = data?.staying.assigned ?? 0;

  const proposeAgain = () => (userIds ? setUserIds(null) : void preview.refetch());
  const choose = (id: string, isChosen: boolean) =>
    setUserIds(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id));
  const submit = async () => {
    const { data: answer, error } = await shareOut({ leadIds: [...leadIds], includeAssigned, userIds: [...chosen] });
    // 422: a chosen person is no longer available. Load a new proposal.
    if (error && 'status' in error && error.status === 422) return proposeAgain();
    if (error) return;
    const { _id } = answer.data;
    if (_id === null) showToast('warning', 'Nothing was shared out: these leads are already assigned.');
    else showToast('success', answer.message, { label: 'Undo', run: () => undo(_id) });
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
      {preview.error && !isNobodyChosen && <LoadError error={preview.error} onRetry={proposeAgain} />}
      <p className="share-out__words" data-first-focus tabIndex={-1}>
        Open leads are split equally among people who can see their type.
      </p>
      {total > leadIds.length && (
        <p className="share-out__words">
          These are the first {formatNumber(leadIds.length)} of {formatNumber(total)} leads, the most that you can share
          out in one step.
        </p>
      )}
      {!data && !preview.error && <Loading>Counting...</Loading>}
      {data && (
        <>
          {data.people.length > 0 ? (
            <ShareOutTable people={data.people} chosen={chosen} isStale={isFetching} onChoose={choose} />
          ) : (
            <p className="share-out__none">{formatNothing(data, includeAssigned)}</p>
          )}
          {(assignedCount > 0 || includeAssigned) && (
            <Checkbox checked={includeAssigned} onChange={({ target }) => setIncludeAssigned(target.checked)}>
              Include leads already assigned
            </Checkbox>
          )}
          <p className="share-out__words" role="status">
            {isNobodyChosen ? 'Select at least one person.' : formatStaying(data)}
          </p>
        </>
      )}
    </FormDialog>
  );
}

interface ShareOutTableProps {
  readonly people: readonly ShareOutCandidate[];
  readonly chosen: ReadonlySet<string>;
  readonly isStale: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

function ShareOutTable({ people, chosen, isStale, onChoose }: ShareOutTableProps) {
  return (
    <DataTable
      className="share-out__people"
      aria-label="People"
      aria-busy={isStale}
      rows={people}
      keyOf={({ _id }) => _id}
      columns={[
        {
          header: 'Person',
          isRowHeader: true,
          cell: ({ _id, name, away, isAway }) => (
            <Checkbox checked={chosen.has(_id)} onChange={({ target }) => onChoose(_id, target.checked)}>
              <span>
                {name}
                {isAway && <span className="share-out__away">{formatAway(away)}</span>}
              </span>
            </Checkbox>
          ),
        },
        { header: 'Open', isNumber: true, cell: ({ open }) => formatNumber(open) },
        { header: 'Overdue', isNumber: true, cell: ({ overdue }) => formatNumber(overdue) },
        { header: 'Eligible', isNumber: true, cell: ({ maySee }) => formatNumber(maySee) },
        {
          header: 'Share',
          isNumber: true,
          cell: ({ _id, gets }) => (
            <span className="share-out__gets">{chosen.has(_id) ? formatNumber(gets) : '–'}</span>
          ),
        },
      ]}
    />
  );
}

function formatNothing({ staying }: ShareOutPreview, includeAssigned: boolean): string {
  if (staying.noReceiver > 0) return 'Nobody who can be assigned leads can see the type of these leads.';
  return `Nothing to share out: none of these leads is ${includeAssigned ? 'open' : 'open and unassigned'}.`;
}

const REASONS: Readonly<Record<keyof ShareOutPreview['staying'], string>> = {
  assigned: 'already assigned',
  closed: 'converted, closed or rejected',
  suspectedSpam: 'suspected spam',
  noReceiver: 'no selected person can see their type',
};

/** "12 not reassigned: 9 (already assigned), 3 (suspected spam)."; empty if all leads are shared out. */
function formatStaying({ requested, shared, staying }: ShareOutPreview): string {
  const left = requested - shared;
  if (left === 0) return '';
  const known = (Object.keys(REASONS) as (keyof typeof REASONS)[]).map((reason) => [staying[reason], REASONS[reason]]);
  const reasoned = Object.values(staying).reduce((sum, count) => sum + count, 0);
  const reasons = [...known, [left - reasoned, 'deleted, or you cannot edit them'] as const]
    .filter(([count]) => Number(count) > 0)
    .map(([count, reason]) => `${formatNumber(Number(count))} (${reason})`);
  return `${formatNumber(left)} not reassigned: ${reasons.join(', ')}.`;
}
