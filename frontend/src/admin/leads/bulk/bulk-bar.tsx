import { useRef, useState } from 'react';
import type { ResponseOf } from '../../../shared/api/api-types';
import { type ToastAction, useToast } from '../../../shared/toasts/toast-provider';
import { usePermissionReason } from '../../session/use-permission-reason';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { ReasonedButton } from '../../ui/unavailable';
import { type LeadView, listQuery } from '../filters/lead-view';
import { BinNotice } from '../lead/bin-notice';
import { useCloseReasonQuestion } from '../lead/close-reason-question';
import type { Lead, LeadStatus } from '../lead/lead';
import { STATUS_LABELS, STATUSES } from '../lead/lead-labels';
import {
  leadsApi,
  useAssigneesQuery,
  useChangeLeadsMutation,
  useDeleteLeadsMutation,
  useRestoreLeadsMutation,
} from '../lead/leads-api';
import { ShareOutButton } from '../share-out/share-out-button';
import { BulkAssign } from './bulk-assign';
import { BulkSet } from './bulk-set';
import { type BulkDone, bulkToast } from './bulk-toast';
import { type BulkChange, type UndoneField, undoChanges } from './bulk-undo';
import type { LeadExport } from './use-export';
import './bulk-bar.css';

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
  const { data: listed } = leadsApi.endpoints.leads.useQueryState(listQuery(view));
  const showToast = useToast();
  const askReason = useCloseReasonQuestion();
  const [restoreLeads, { isLoading: restoring }] = useRestoreLeadsMutation();
  const busy = changing || deleting || restoring;
  const leadIds = [...selected];
  const bar = useRef<HTMLElement>(null);
  useOnFocusLost(bar, onFocusLost);

  /** Says how it went; what nothing was done to stays selected. */
  const tell = (answer: { data?: BulkAnswer | undefined }, done: BulkDone, whyNot: string, undo?: ToastAction) => {
    if (!answer.data) return showToast('error', 'Failed to perform bulk action');
    const { requested, affected } = answer.data.data;
    showToast(...bulkToast(answer.data.data, done, whyNot), requested === affected ? undo : undefined);
    if (affected > 0) onClear();
  };
  /** What takes a change back, as far as the leads are on the screen. */
  const undoOf = (field: UndoneField): ToastAction | undefined => {
    const changes = undoChanges(leadIds, listed?.data ?? [], field);
    if (!changes) return undefined;
    return {
      label: 'Undo',
      run: async () => {
        const answers = await Promise.all(changes.map((change) => changeLeads(change)));
        if (answers.some(({ error }) => error)) showToast('error', 'Failed to perform bulk action');
      },
    };
  };

  const removeAll = async () => {
    const answer = await deleteLeads(leadIds);
    setAsking(null);
    tell(answer, (count) => `deleted ${count} leads`, NOT_YOURS_TO_SEE);
  };
  const mark = async (status: LeadStatus) => {
    const updates = await askReason(status, `${selected.size} lead(s)`);
    if (!updates) return;
    const undo = undoOf('status');
    const answer = await changeLeads({ leadIds, updates });
    setAsking(null);
    tell(answer, (count) => `updated ${count} leads to ${status}`, NOT_YOURS_TO_CHANGE, undo);
  };

  const restore = async () => {
    tell(await restoreLeads(leadIds), (count) => `restored ${count} leads`, NO_LONGER_SPAM);
  };

  const set = async (updates: BulkChange['updates'], done: BulkDone) => {
    // A follow-up that was replaced is not given back.
    const undo = updates.priority && undoOf('priority');
    tell(await changeLeads({ leadIds, updates }), done, NOT_YOURS_TO_CHANGE, undo);
  };
  const handOver = async (assignedTo: string | null) => {
    const undo = undoOf('assignedTo');
    const answer = await changeLeads({ leadIds, updates: { assignedTo } });
    const name = colleagues.find(({ _id }) => _id === assignedTo)?.name ?? 'nobody';
    tell(answer, (count) => `assigned ${count} leads to ${name}`, NOT_THEIRS_TO_SEE, undo);
  };

  return (
    <section className="bulk-bar" id={id} aria-label="Bulk actions" ref={bar}>
      <div className="bulk-bar__row">
        <strong className="bulk-bar__count" role="status">
          {selected.size} lead(s) selected
        </strong>
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
        {statusReason === undefined ? (
          STATUSES.map((status) => (
            <Button
              key={status}
              small
              aria-label={`Mark ${STATUS_LABELS[status]}`}
              // Not `disabled`, which would lose the focus before the bar goes with it.
              aria-disabled={busy || undefined}
              onClick={() => !busy && (status === 'converted' ? setAsking(status) : void mark(status))}
            >
              {STATUS_LABELS[status]}
            </Button>
          ))
        ) : (
          <ReasonedButton small reason={statusReason}>
            Change Status
          </ReasonedButton>
        )}
        {statusReason === undefined && <BulkSet busy={busy} onSet={(...choice) => void set(...choice)} />}
        {assignReason === undefined ? (
          <BulkAssign
            colleagues={colleagues}
            types={typesOf(leadIds, listed?.data ?? [])}
            busy={busy}
            onAssign={(to) => void handOver(to)}
          />
        ) : (
          <ReasonedButton small reason={assignReason}>
            Assign
          </ReasonedButton>
        )}
        {view.tab !== 'spam' && (
          <ShareOutButton
            small
            collect={() => Promise.resolve({ ids: leadIds, total: leadIds.length })}
            onShared={onClear}
          />
        )}
        {view.tab === 'spam' && (
          <ReasonedButton small reason={restoreReason} isBusy={busy} onClick={() => void restore()}>
            Restore Selected
          </ReasonedButton>
        )}
        <ReasonedButton
          aria-label="Delete Selected"
          look="danger"
          small
          reason={deleteReason}
          isBusy={busy}
          onClick={() => setAsking('delete')}
        >
          Delete
        </ReasonedButton>
      </div>
      {asking && (
        <ConfirmDialog
          title={asking === 'delete' ? 'Confirm Delete' : 'Confirm Status Change'}
          confirmLabel={asking === 'delete' ? 'Delete' : 'Mark Converted'}
          busy={busy}
          harmless={asking === 'converted'}
          onConfirm={() => void (asking === 'delete' ? removeAll() : mark(asking))}
          onCancel={() => setAsking(null)}
          details={asking === 'delete' && <BinNotice many />}
        >
          {asking === 'delete'
            ? `Are you sure you want to delete ${selected.size} lead(s)? This action cannot be undone.`
            : `Are you sure you want to mark ${selected.size} lead(s) as converted?`}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The types of the ticked leads that are on the screen. */
function typesOf(leadIds: readonly string[], leads: readonly Pick<Lead, '_id' | 'type'>[]): Lead['type'][] {
  return [...new Set(leads.filter(({ _id }) => leadIds.includes(_id)).map(({ type }) => type))];
}
