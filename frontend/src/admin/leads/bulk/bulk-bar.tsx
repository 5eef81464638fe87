import { useRef, useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { usePermission } from '../../session/use-permission';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import type { LeadStatus } from '../lead/lead';
import { STATUS_LABELS, STATUSES } from '../lead/lead-labels';
import { useAssigneesQuery, useChangeLeadsMutation, useDeleteLeadsMutation } from '../lead/leads-api';
import { BulkAssign } from './bulk-assign';
import { useExport } from './use-export';
import './bulk-bar.css';

type BulkAction = LeadStatus | 'delete';

interface BulkBarProps {
  readonly id: string;
  readonly selected: ReadonlySet<string>;
  readonly onClear: () => void;
  /** The bar has gone with the selection, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** What can be done with all the ticked leads at once. */
export function BulkBar({ id, selected, onClear, onFocusLost }: BulkBarProps) {
  const [asking, setAsking] = useState<'delete' | 'converted' | null>(null);
  const [changeLeads, { isLoading: changing }] = useChangeLeadsMutation();
  const [deleteLeads, { isLoading: deleting }] = useDeleteLeadsMutation();
  const { busy: exporting, exportSelected } = useExport();
  const mayChange = usePermission('canBulkActions');
  const mayDelete = usePermission('canDeleteLeads') && mayChange;
  const mayExport = usePermission('canExportData');
  const mayAssign = usePermission('canEditAllLeads') && mayChange;
  const { data: colleagues = [] } = useAssigneesQuery(undefined, { skip: !mayAssign });
  const showToast = useToast();
  const busy = changing || deleting;
  const leadIds = [...selected];
  const bar = useRef<HTMLElement>(null);
  useOnFocusLost(bar, onFocusLost);

  const run = async (action: BulkAction) => {
    const answer =
      action === 'delete' ? await deleteLeads(leadIds) : await changeLeads({ leadIds, updates: { status: action } });
    setAsking(null);
    if (!answer.data) return showToast('error', 'Failed to perform bulk action');
    const { affected } = answer.data.data;
    const done = action === 'delete' ? `deleted ${affected} leads` : `updated ${affected} leads to ${action}`;
    showToast('success', `Successfully ${done}`);
    onClear();
  };

  const handOver = async (assignedTo: string | null) => {
    const answer = await changeLeads({ leadIds, updates: { assignedTo } });
    if (!answer.data) return showToast('error', 'Failed to perform bulk action');
    const { affected, requested } = answer.data.data;
    const name = colleagues.find(({ _id }) => _id === assignedTo)?.name ?? 'nobody';
    const done = `Successfully assigned ${affected} leads to ${name}`;
    if (affected === requested) showToast('success', done);
    else showToast('warning', `${done}. The other ${requested - affected} are not theirs to see or yours to change.`);
    onClear();
  };

  return (
    <section className="bulk-bar" id={id} aria-label="Bulk actions" ref={bar}>
      <strong className="bulk-bar__count" role="status">
        {selected.size} lead(s) selected
      </strong>
      {mayChange &&
        STATUSES.map((status) => (
          <Button
            key={status}
            small
            disabled={busy}
            onClick={() => (status === 'converted' ? setAsking(status) : void run(status))}
          >
            Mark {STATUS_LABELS[status]}
          </Button>
        ))}
      {mayAssign && <BulkAssign colleagues={colleagues} busy={busy} onAssign={(to) => void handOver(to)} />}
      {mayDelete && (
        <Button look="danger" small disabled={busy} onClick={() => setAsking('delete')}>
          Delete Selected
        </Button>
      )}
      {mayExport && (
        <Button small disabled={exporting} onClick={() => void exportSelected(leadIds)}>
          Export Selected
        </Button>
      )}
      <Button small onClick={onClear}>
        Clear Selection
      </Button>
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
