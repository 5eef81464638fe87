import { closeReasonsFor } from '@lead-types/close-reasons';
import { type ReactNode, useRef, useState } from 'react';
import type { ResponseOf } from '../../../shared/api/api-types';
import { useToast } from '../../../shared/toasts/toast-provider';
import type { ToastType } from '../../../shared/toasts/toasts-slice';
import { usePermissionReason } from '../../session/use-user';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { formatNumber } from '../../ui/format-number';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { Menu, Popover } from '../../ui/popover';
import { BinNotice } from '../details/delete-lead-dialog';
import { type LeadView, listQuery } from '../filters/lead-view';
import { type Lead, type LeadStatus, STATUS_LABELS, STATUSES } from '../lead/lead';
import { useCloseReasonQuestion } from '../lead/lead-status';
import {
  type Assignee,
  leadsApi,
  useChangeLeadsMutation,
  useDeleteLeadsMutation,
  useRestoreLeadsMutation,
} from '../lead/leads-api';
import { AssigneeChoices, FollowUpItems, PriorityItems } from './bulk-choices';
import { type BulkChange, useBulkUndo } from './bulk-undo';
import type { LeadExport } from './lead-export';
import { useShareOut } from './share-out';
import './bulk.css';

type BulkAnswer = ResponseOf<'put', '/api/leads/bulk'>;

const NOT_VISIBLE = 'already deleted, or you can no longer see them';
const NOT_EDITABLE = 'deleted, or you cannot edit them';
const FAILED = 'Failed to perform bulk action';
const NO_LONGER_SPAM = 'deleted, or no longer suspected spam';
const NOT_ASSIGNABLE = 'the person cannot see them, or you cannot edit them';

interface PendingChange {
  readonly title: string;
  readonly label: string;
  readonly question: string;
  readonly isHarmless?: boolean;
  readonly details?: ReactNode;
  /** Resolves to whether the request succeeded. */
  readonly run: () => Promise<boolean>;
}

interface BulkBarProps {
  readonly id: string;
  readonly view: LeadView;
  readonly selected: ReadonlySet<string>;
  readonly leadExport: LeadExport;
  readonly onClear: () => void;
  readonly onFocusLost: () => void;
}

export function BulkBar({ id, view, selected, leadExport, onClear, onFocusLost }: BulkBarProps) {
  const [pending, setPending] = useState<PendingChange | null>(null);
  const [changeLeads, { isLoading: changing }] = useChangeLeadsMutation();
  const [deleteLeads, { isLoading: deleting }] = useDeleteLeadsMutation();
  const statusReason = usePermissionReason('change several leads', 'canBulkActions');
  const assignReason = usePermissionReason('assign several leads', 'canBulkActions', 'canEditAllLeads');
  const restoreReason = usePermissionReason('mark several leads as not spam', 'canBulkActions', 'canEditAllLeads');
  const deleteReason = usePermissionReason('delete several leads', 'canBulkActions', 'canDeleteLeads');
  const exportReason = usePermissionReason('export leads', 'canExportData');
  const { data: listed } = leadsApi.endpoints.leads.useQueryState(listQuery(view));
  const showToast = useToast();
  const askReason = useCloseReasonQuestion();
  const undoChange = useBulkUndo();
  const [restoreLeads, { isLoading: restoring }] = useRestoreLeadsMutation();
  const busy = changing || deleting || restoring;
  const leadIds = [...selected];
  const bar = useRef<HTMLElement>(null);
  useOnFocusLost(bar, onFocusLost);

  const hidden = leadIds.filter((leadId) => !listed?.data.some(({ _id }) => _id === leadId)).length;

  /** Shows the result with Undo. If no lead changed, keeps the selection. Returns whether the request succeeded. */
  const showResult = (answer: { data?: BulkAnswer | undefined }, done: BulkDone, whyNot: string) => {
    if (!answer.data) return false;
    setPending(null);
    const { affected } = answer.data.data;
    const { undo } = answer.data;
    const action = undo && { label: 'Undo', run: () => undoChange(undo.id) };
    showToast(...bulkToast(answer.data.data, done, whyNot), action);
    if (affected > 0) onClear();
    return true;
  };
  const runAtOnce = async (run: PendingChange['run']) => {
    if (!(await run())) showToast('error', FAILED);
  };
  const askIfHidden = async (run: PendingChange['run'], question: string) => {
    if (hidden === 0) return runAtOnce(run);
    setPending({ title: 'Confirm bulk change', label: 'Change', isHarmless: true, question, run });
  };
  /** Asks for confirmation first if some of the leads are not on the screen. */
  const change = async (updates: BulkChange['updates'], done: BulkDone, whyNot: string, question: string | null) => {
    const run = async () => showResult(await changeLeads({ leadIds, updates }), done, whyNot);
    return question === null ? runAtOnce(run) : askIfHidden(run, question);
  };

  const askToDelete = () =>
    setPending({
      title: 'Confirm Delete',
      label: 'Delete',
      question: `Are you sure you want to delete ${selected.size} lead(s)? This action cannot be undone.`,
      details: <BinNotice many />,
      run: async () => showResult(await deleteLeads(leadIds), (count) => `deleted ${count} leads`, NOT_VISIBLE),
    });
  const mark = async (status: LeadStatus) => {
    const done: BulkDone = (count) => `updated ${count} leads to ${status}`;
    const question = `Are you sure you want to mark ${selected.size} lead(s) as ${status}?`;
    if (status === 'converted') {
      const run = async () => showResult(await changeLeads({ leadIds, updates: { status } }), done, NOT_EDITABLE);
      return setPending({ title: 'Confirm status change', label: 'Mark Converted', isHarmless: true, question, run });
    }
    const updates = await askReason(status, `${selected.size} lead(s)`);
    if (!updates) return;
    // The dialog that asks for a close reason also serves as confirmation.
    const isConfirming = Object.keys(closeReasonsFor(status)).length > 0;
    await change(updates, done, NOT_EDITABLE, isConfirming ? null : question);
  };

  const restore = () => {
    const done: BulkDone = (count) => `marked ${count} leads as not spam`;
    const run = async () => showResult(await restoreLeads(leadIds), done, NO_LONGER_SPAM);
    const question = `Are you sure you want to mark ${selected.size} lead(s) as not spam?`;
    return askIfHidden(run, question);
  };

  const set = (updates: BulkChange['updates'], done: BulkDone) =>
    void change(updates, done, NOT_EDITABLE, `Are you sure you want to change ${selected.size} lead(s)?`);
  const handOver = (assignee: Assignee | null) => {
    if (!assignee) {
      const question = `Are you sure you want to unassign ${selected.size} lead(s)?`;
      return change({ assignedTo: null }, (count) => `unassigned ${count} leads`, NOT_EDITABLE, question);
    }
    const { _id, name } = assignee;
    const question = `Are you sure you want to assign ${selected.size} lead(s) to ${name}?`;
    return change({ assignedTo: _id }, (count) => `assigned ${count} leads to ${name}`, NOT_ASSIGNABLE, question);
  };
  const shareOut = useShareOut({
    collect: () => Promise.resolve({ ids: leadIds, total: leadIds.length }),
    onShared: onClear,
  });

  const menu = (words: string, disabledReason: string | undefined, label?: string) => ({
    small: true,
    endIcon: 'caret-down' as const,
    'aria-label': label,
    isBusy: busy,
    disabledReason,
    children: words,
  });
  const isSpam = view.tab === 'spam';
  // These are in the bar or, if it is narrow, in the menu at its end.
  const shareOutButton = !isSpam && <Button {...shareOut.button} />;
  const exportButton = (
    <Button
      disabledReason={exportReason}
      isBusy={leadExport.progress !== null}
      onClick={() => void leadExport.exportSelected(view, leadIds)}
    >
      Export Selected
    </Button>
  );
  const deleteButton = (
    <Button
      aria-label="Delete selected"
      variant="danger"
      disabledReason={deleteReason}
      isBusy={busy}
      onClick={askToDelete}
    >
      Delete
    </Button>
  );

  return (
    <section className="bulk-bar" id={id} aria-label="Bulk actions" ref={bar}>
      <div className="bulk-bar__row">
        <strong className="bulk-bar__count" role="status">
          {selected.size} lead(s) selected
        </strong>
        <Button className="bulk-bar__clear" icon="x" small onClick={onClear}>
          <span className="bulk-bar__clear-words">Clear Selection</span>
        </Button>
        {isSpam && (
          <Button small disabledReason={restoreReason} isBusy={busy} onClick={() => void restore()}>
            Not spam
          </Button>
        )}
        <Menu button={menu('Status', statusReason, 'Change status')}>
          {STATUSES.map((status) => (
            <Button key={status} aria-label={`Mark ${STATUS_LABELS[status]}`} onClick={() => void mark(status)}>
              {STATUS_LABELS[status]}
            </Button>
          ))}
        </Menu>
        <Popover className="bulk-bar__people" button={menu('Assign', assignReason)}>
          {(close) => (
            <AssigneeChoices
              types={typesOf(leadIds, listed?.data ?? [])}
              onChoose={(assignee) => {
                close();
                void handOver(assignee);
              }}
            />
          )}
        </Popover>
        <div className="bulk-bar__rest">
          <Menu button={menu('Priority', statusReason)}>
            <PriorityItems onSet={set} />
          </Menu>
          <Menu button={menu('Follow-up', statusReason)}>
            <FollowUpItems onSet={set} />
          </Menu>
          {shareOutButton}
          {exportButton}
          <span className="bulk-bar__end">{deleteButton}</span>
        </div>
        <Menu className="bulk-bar__more" button={menu('More', undefined)}>
          {shareOutButton}
          {exportButton}
          {statusReason === undefined && (
            <>
              <span className="bulk-bar__title">Priority</span>
              <PriorityItems onSet={set} />
              <span className="bulk-bar__title">Follow-up</span>
              <FollowUpItems onSet={set} />
            </>
          )}
          <span className="bulk-bar__line" />
          {deleteButton}
        </Menu>
      </div>
      {shareOut.dialog}
      {pending && (
        <ConfirmDialog
          title={pending.title}
          confirmLabel={pending.label}
          harmless={pending.isHarmless ?? false}
          onConfirm={async () => ((await pending.run()) ? undefined : FAILED)}
          onCancel={() => setPending(null)}
          details={
            <>
              {hidden > 0 && <p>{formatNumber(hidden)} of them are not on the screen.</p>}
              {pending.details}
            </>
          }
        >
          {pending.question}
        </ConfirmDialog>
      )}
    </section>
  );
}

function typesOf(leadIds: readonly string[], leads: readonly Pick<Lead, '_id' | 'type'>[]): Lead['type'][] {
  return [...new Set(leads.filter(({ _id }) => leadIds.includes(_id)).map(({ type }) => type))];
}

/** Describes a bulk change: `updated 3 leads to closed`. */
type BulkDone = (count: number) => string;

export function bulkToast(
  { requested, affected }: { readonly requested: number; readonly affected: number },
  done: BulkDone,
  whyNot: string,
): [ToastType, string] {
  if (affected === 0) return ['warning', `No leads were changed: ${whyNot}.`];
  if (affected === requested) return ['success', `Successfully ${done(affected)}`];
  return ['warning', `Successfully ${done(affected)}. ${requested - affected} not changed: ${whyNot}.`];
}
