import { formatReference } from '@lead-types/format-reference';
import { leadTypeDefinition } from '@lead-types/lead-types';
import { useRef, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { usePermissionReason } from '../session/use-user';
import { ScreenHead } from '../ui/admin-screen';
import { Button } from '../ui/button';
import { dayInIndia, formatShortDay } from '../ui/dates';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { LoadError } from '../ui/errors/error-message';
import { Checkbox } from '../ui/fields/fields';
import { SearchBox } from '../ui/fields/search-box';
import { formatNumber } from '../ui/format-number';
import { type Column, DataTable } from '../ui/lists/data-table';
import { hasListFailed, Pagination, useExistingPage } from '../ui/lists/pagination';
import { TimeAgo } from '../ui/time-ago';
import { useAddressQuery } from '../ui/use-address-query';
import {
  type BinnedLead,
  useBinQuery,
  useEmptyBinMutation,
  useRemoveFromBinMutation,
  useRestoreFromBinMutation,
} from './bin-api';
import './bin-list.css';

export function BinList() {
  const [query, changeQuery] = useAddressQuery();
  const search = query.get('q') ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const change = ({ q, page: to = 1 }: { q?: string; page?: number }, { replace = false } = {}) =>
    changeQuery(
      (latest) => {
        const wanted = q ?? latest.get('q');
        return new URLSearchParams({ ...(wanted && { q: wanted }), ...(to > 1 && { page: String(to) }) });
      },
      { replace },
    );
  const answer = useBinQuery({ page, ...(search && { search }) }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = answer;
  useExistingPage(answer, page, change);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly BinnedLead[] | 'all' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const restoreReason = usePermissionReason('restore leads', 'canDeleteLeads');
  const { restore, isRestoring } = useRestoring();
  const rows = data?.data ?? [];
  const chosen = rows.filter(({ _id }) => ticked.has(_id));
  const total = data?.pagination.totalItems ?? 0;

  const tick = (ids: readonly string[], isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  /** Moves the focus to the title, because the row that had the focus may have disappeared. */
  const goOn = () => {
    setTicked(new Set());
    title.current?.focus({ preventScroll: true });
  };
  const restoreLead = async (leads: readonly BinnedLead[]) => {
    if (await restore(leads.map(({ _id }) => _id))) goOn();
  };

  const columns: readonly Column<BinnedLead>[] = [
    {
      header: 'Select',
      head: (
        <Checkbox
          aria-label="Select all on this page"
          checked={chosen.length === rows.length}
          onChange={({ target }) =>
            tick(
              rows.map(({ _id }) => _id),
              target.checked,
            )
          }
        />
      ),
      cell: (lead) => (
        <Checkbox
          aria-label={`Select ${nameOf(lead)}`}
          checked={ticked.has(lead._id)}
          onChange={({ target }) => tick([lead._id], target.checked)}
        />
      ),
    },
    { header: 'Lead', cell: (lead) => <BinnedPerson lead={lead} /> },
    { header: 'Type', cell: ({ type }) => leadTypeDefinition(type).label },
    {
      header: 'Deleted',
      isLabelled: true,
      cell: ({ deletedAt, deletedBy }) => (
        <>
          <TimeAgo at={deletedAt} />
          {deletedBy && <span className="bin-list__more">by {deletedBy.name}</span>}
        </>
      ),
    },
    { header: 'Kept until', isLabelled: true, cell: ({ keptUntil }) => formatShortDay(dayInIndia(keptUntil)) },
    {
      header: 'Actions',
      className: 'bin-list__actions',
      cell: (lead) => (
        <>
          <Button
            small
            disabledReason={restoreReason}
            isBusy={isRestoring}
            aria-label={`Restore ${nameOf(lead)}`}
            onClick={() => void restoreLead([lead])}
          >
            Restore
          </Button>
          <Button small variant="danger" aria-label={`Remove ${nameOf(lead)}`} onClick={() => setAsking([lead])}>
            Remove
          </Button>
        </>
      ),
    },
  ];
  const isFailed = hasListFailed(answer);
  return (
    <section className="bin-list" aria-labelledby="bin-title">
      <ScreenHead>
        {total > 0 && !search && (
          <Button variant="danger" disabledReason={restoreReason} onClick={() => setAsking('all')}>
            Empty bin
          </Button>
        )}
      </ScreenHead>
      <div className="bin-list__tools">
        <SearchBox
          className="bin-list__search"
          label="Search deleted leads"
          placeholder="Search by name, phone, email or notes..."
          value={search}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
      <h2 className="admin-screen__title" id="bin-title" aria-live="polite" tabIndex={-1} ref={title}>
        {search ? 'Matching deleted leads' : 'Deleted leads'}
        {data && ` (${formatNumber(total)})`}
      </h2>
      <p className="admin-screen__note">
        They stay here for 30 days, then they and the person's details are deleted permanently.
      </p>
      {isFailed ? (
        <LoadError what="The bin" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          className="bin-list__table"
          aria-labelledby="bin-title"
          aria-busy={isFetching}
          columns={columns}
          rows={data?.data}
          keyOf={({ _id }) => _id}
          loading="Loading deleted leads..."
          empty={
            search ? 'No deleted lead matches the search.' : 'The bin is empty. Deleted leads stay here for 30 days.'
          }
          stacksBelow="phone"
        />
      )}
      {!isFailed && data && (
        <Pagination pagination={data.pagination} rows={data.data.length} onPage={(to) => change({ page: to })} />
      )}
      {chosen.length > 0 && (
        <section className="bin-list__bulk" aria-label="Selected leads">
          <span>{countOf(chosen.length, 'lead')} selected</span>
          <Button small disabledReason={restoreReason} isBusy={isRestoring} onClick={() => void restoreLead(chosen)}>
            Restore selected
          </Button>
          <Button small variant="danger" onClick={() => setAsking(chosen)}>
            Remove selected
          </Button>
          <Button small onClick={() => setTicked(new Set())}>
            Clear Selection
          </Button>
        </section>
      )}
      {asking && (
        <RemoveDialog
          leads={asking}
          total={total}
          onClose={(isDone) => {
            setAsking(null);
            if (isDone) goOn();
          }}
        />
      )}
    </section>
  );
}

function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function nameOf({ personalInfo: { fullName, phone, email }, reference }: BinnedLead): string {
  return fullName ?? email ?? phone ?? formatReference(reference);
}

function BinnedPerson({ lead }: { lead: BinnedLead }) {
  const name = nameOf(lead);
  const { phone, email, city } = lead.personalInfo;
  const contact = [phone, email, city].filter((value) => value && value !== name).join(' · ');
  const comesAlong = [
    lead.notes > 0 && countOf(lead.notes, 'note'),
    lead.mergedLeads > 0 && countOf(lead.mergedLeads, 'merged lead'),
  ].filter(Boolean);
  return (
    <>
      <strong className="bin-list__name">{name}</strong>
      {contact && <span className="bin-list__more">{contact}</span>}
      {comesAlong.length > 0 && <span className="bin-list__more">with {comesAlong.join(' and ')}</span>}
    </>
  );
}

function useRestoring() {
  const [restoreLeads, { isLoading: isRestoring }] = useRestoreFromBinMutation();
  const showToast = useToast();
  const restore = async (ids: string[]) => {
    const { data, error } = await restoreLeads(ids);
    if (error) showToast('error', problemMessage(error, 'Failed to restore leads'));
    else if (data.data.affected === 0) showToast('error', 'Someone else has already restored or removed it.');
    else showToast('success', `${countOf(data.data.affected, 'lead')} restored`);
    return !error;
  };
  return { restore, isRestoring };
}

interface RemoveDialogProps {
  readonly leads: readonly BinnedLead[] | 'all';
  readonly total: number;
  readonly onClose: (isDone: boolean) => void;
}

function RemoveDialog({ leads, total, onClose }: RemoveDialogProps) {
  const [remove] = useRemoveFromBinMutation();
  const [empty] = useEmptyBinMutation();
  const showToast = useToast();
  const count = leads === 'all' ? total : leads.length;
  const confirm = async () => {
    const { data, error } = await (leads === 'all' ? empty() : remove(leads.map(({ _id }) => _id)));
    if (error) return problemMessage(error, 'Failed to remove leads');
    showToast('success', `${countOf(data.data.affected, 'lead')} removed`);
    onClose(true);
  };
  return (
    <ConfirmDialog
      title={leads === 'all' ? 'Empty the bin' : 'Remove permanently'}
      confirmLabel={leads === 'all' ? 'Empty bin' : 'Remove'}
      onConfirm={confirm}
      onCancel={() => onClose(false)}
    >
      {`Remove ${countOf(count, 'lead')} permanently, with their notes, history and the person's details? This cannot be undone.`}
    </ConfirmDialog>
  );
}
