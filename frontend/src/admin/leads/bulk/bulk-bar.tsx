import { useRef, useState } from 'react';
import type { ResponseOf } from '../../../shared/api/api-types';
import { useToast } from '../../../shared/toasts/toast-provider';
import { usePermissionReason } from '../../session/use-permission-reason';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { ReasonedButton } from '../../ui/unavailable';
import type { LeadView } from '../filters/lead-view';
import type { LeadStatus } from '../lead/lead';
import { STATUS_LABELS, STATUSES } from '../lead/lead-labels';
import {
  useAssigneesQuery,
  useChangeLeadsMutation,
  useDeleteLeadsMutation,
  useRestoreLeadsMutation,
} from '../lead/leads-api';
import { BulkAssign } from './bulk-assign';
import { type BulkDone, bulkToast } from './bulk-toast';
import type { LeadExport } from './use-export';
import './bulk-bar.css';

type BulkAction = LeadStatus | 'delete';
type BulkAnswer = ResponseOf<'put', '/api/leads/bulk'>;

const NOT_YOURS_TO_SEE = 'no longer there, or no longer yours to see';
const NOT_YOURS_TO_CHANGE = 'no longer there, or not yours to change';
const NO_LONGER_SPAM = 'no longer suspected, or no longer there';
const NOT_THEIRS_TO_SEE = 'not theirs to see or yours to change';

interface BulkBarProps {
  readonly id: string;
  readonly view: LeadView;
  readonly selected: ReadonlySet<string>;
  readonly leadExport: LeadExport;
  readonly onClear: () => void;
  /** The bar has gone with the selection, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** What can be done with all the ticked leads at once. */
export function BulkBar({ id, view, selected, leadExport, onClear, onFocusLost }: BulkBarProps) {
  const [asking, setAsking] = useState<'delete' | 'converted' | null>(null);
  const [changeLeads, { isLoading: changing }] = useChangeLeadsMutation();
  const [deleteLeads, { isLoading: deleting }] = useDeleteLeadsMutation();
  const statusReason = usePermissionReason('Changing several leads', 'canBulkActions');
  const assignReason = usePermissionReason('Handing several leads over', 'canBulkActions', 'canEditAllLeads');
  const restoreReason = usePermissionReason('Restoring several leads', 'canBulkActions', 'canEditAllLeads');
  const deleteReason = usePermissionReason('Deleting several leads', 'canBulkActions', 'canDeleteLeads');
  const exportReason = usePermissionReason('Exporting leads', 'canExportData');
  const { data: colleagues = [] } = useAssigneesQuery(undefined, { skip: assignReason !== undefined });
  const showToast = useToast();
  const [restoreLeads, { isLoading: restoring }] = useRestoreLeadsMutation();
  const busy = changing || deleting || restoring;
  const leadIds = [...selected];
  const bar = useRef<HTMLElement>(null);
  useOnFocusLost(bar, onFocusLost);

  /** Says how it went; what nothing was done to stays selected. */
  const tell = (answer: { data?: BulkAnswer | undefined }, done: BulkDone, whyNot: string) => {
    if (!answer.data) return showToast('error', 'Failed to perform bulk action');
    showToast(...bulkToast(answer.data.data, done, whyNot));
    if (answer.data.data.affected > 0) onClear();
  };

  const run = async (action: BulkAction) => {
    const answer =
      action === 'delete' ? await deleteLeads(leadIds) : await changeLeads({ leadIds, updates: { status: action } });
    setAsking(null);
    if (action === 'delete') tell(answer, (count) => `deleted ${count} leads`, NOT_YOURS_TO_SEE);
    else tell(answer, (count) => `updated ${count} leads to ${action}`, NOT_YOURS_TO_CHANGE);
  };

  const restore = async () => {
    tell(await restoreLeads(leadIds), (count) => `restored ${count} leads`, NO_LONGER_SPAM);
  };

  const handOver = async (assignedTo: string | null) => {
    const answer = await changeLeads({ leadIds, updates: { assignedTo } });
    const name = colleagues.find(({ _id }) => _id === assignedTo)?.name ?? 'nobody';
    tell(answer, (count) => `assigned ${count} leads to ${name}`, NOT_THEIRS_TO_SEE);
  };

  return (
    <section className="bulk-bar" id={id} aria-label="Bulk actions" ref={bar}>
      <div className="bulk-bar__row">
        <strong className="bulk-bar__count" role="status">
          {selected.size} lead(s) selected
        </strong>
        {statusReason === undefined ? (
          STATUSES.map((status) => (
            <Button
              key={status}
              small
              disabled={busy}
              onClick={() => (status === 'converted' ? setAsking(status) : void run(status))}
            >
              Mark {STATUS_LABELS[status]}
            </Button>
          ))
        ) : (
          <ReasonedButton small reason={statusReason}>
            Change Status
          </ReasonedButton>
        )}
        {assignReason === undefined ? (
          <BulkAssign colleagues={colleagues} busy={busy} onAssign={(to) => void handOver(to)} />
        ) : (
          <ReasonedButton small reason={assignReason}>
            Assign
          </ReasonedButton>
        )}
        {view.tab === 'spam' && (
          <ReasonedButton small reason={restoreReason} isBusy={busy} onClick={() => void restore()}>
            Restore Selected
          </ReasonedButton>
        )}
        <ReasonedButton look="danger" small reason={deleteReason} isBusy={busy} onClick={() => setAsking('delete')}>
          Delete Selected
        </ReasonedButton>
        <ReasonedButton
          small
          reason={exportReason}
          isBusy={leadExport.progress !== null}
          onClick={() => void leadExport.exportSelected(view, leadIds)}
        >
          Export Selected
        </ReasonedButton>
        <Button small onClick={onClear}>
          Clear Selection
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={asking === 'delete' ? 'Confirm Delete' : 'Confirm Status Change'}
          confirmLabel={asking === 'delete' ? 'Delete' : 'Mark Converted'}
          busy={busy}
          harmless={asking === 'converted'}
          onConfirm={() => void run(asking)}
          onCancel={() => setAsking(null)}
        >
          {asking === 'delete'
            ? `Are you sure you want to delete ${selected.size} lead(s)? This action cannot be undone.`
            : `Are you sure you want to mark ${selected.size} lead(s) as converted?`}
        </ConfirmDialog>
      )}
    </section>
  );
}
