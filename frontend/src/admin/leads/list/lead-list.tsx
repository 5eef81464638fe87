import { useRef } from 'react';
import scene from '../../../../pictures/chaupal.svg?no-inline';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission, usePermissionReason, useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { EmptyState, Loading } from '../../ui/content-state';
import { formatWeekdayTime } from '../../ui/dates';
import { LoadError } from '../../ui/errors/error-message';
import { formatTotal } from '../../ui/format-number';
import { hasListFailed, Pagination, useExistingPage } from '../../ui/lists/pagination';
import { deleteAction } from '../actions/lead-actions';
import { SelectAllMatching, type useSelection } from '../bulk/lead-selection';
import {
  type ChangeView,
  changedView,
  FIRST_VIEW,
  type LeadView,
  listQuery,
  sortedBy,
  useDebouncedView,
} from '../filters/lead-view';
import { QUEUES, shownQueue } from '../filters/work-queue-views';
import type { Lead } from '../lead/lead';
import { leadsApi, useAbortOutdated, useLeadsQuery, useRestoreLeadMutation } from '../lead/leads-api';
import type { ActiveQueue } from '../queue/lead-queue';
import { useListColumns } from '../saved-views/shown-view';
import { LeadTable } from './lead-table';
import './lead-table.css';

/** For how many seconds a page that was prefetched on hover can be used. */
const POINTED_SECONDS = 3;
const SELECT_REASON = 'You need the “Bulk Actions” or “Export Data” permission to select leads.';

interface LeadListProps {
  readonly view: LeadView;
  readonly changeView: ChangeView;
  /** The current queue. It includes leads that the user has finished and that may have left the list. */
  readonly queue: ActiveQueue | null;
  readonly selection: ReturnType<typeof useSelection>;
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onAssign: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onTurned: () => void;
}

export function LeadList(props: LeadListProps) {
  const { view, changeView, queue, selection, opened, onOpen, onAssign, onDelete, onTurned } = props;
  const settled = useDebouncedView(view);
  const query = listQuery(settled);
  const pointedAt = useRef<string | null>(null);
  const isPointedAt = JSON.stringify(query) === pointedAt.current;
  const answer = useLeadsQuery(query, { refetchOnMountOrArgChange: isPointedAt ? POINTED_SECONDS : true });
  useAbortOutdated(query);
  const { data, currentData, error, isFetching, refetch } = answer;
  const columns = useListColumns(view);
  const user = useUser();
  const deleteReason = deleteAction.reason({ user });
  const restoreReason = usePermissionReason('mark leads as not spam', 'canEditAllLeads');
  const mayChangeMany = usePermission('canBulkActions');
  const maySelect = usePermission('canExportData') || mayChangeMany;
  const [restore] = useRestoreLeadMutation();
  const report = useMutationToast();

  useExistingPage(answer, settled.page, changeView);

  const prefetch = leadsApi.usePrefetch('leads', { ifOlderThan: POINTED_SECONDS });
  const turnTo = (page: number) => {
    changeView({ page });
    onTurned();
  };
  const pointAt = (page: number) => {
    const likely = listQuery({ ...settled, page });
    pointedAt.current = JSON.stringify(likely);
    prefetch(likely);
  };
  const restoreLead = (id: string) => report(restore(id), 'Marked as not spam');

  if (hasListFailed(answer)) return <LoadError what="Leads" error={error} onRetry={refetch} />;
  if (!data) return <Loading>Loading dashboard...</Loading>;
  // A finished lead is shown only on the page where it was before.
  const rows = withProcessedRows(data.data, queue?.query.page === settled.page ? queue : null);
  const listed = new Set(data.data.map(({ _id }) => _id));
  const gone = new Set(rows.map(({ _id }) => _id).filter((id) => !listed.has(id)));
  if (rows.length === 0) return <NoLeads view={settled} changeView={changeView} />;
  return (
    <>
      {maySelect && currentData && settled === view && (
        <SelectAllMatching
          view={settled}
          pagination={data.pagination}
          pageIds={data.data.map(({ _id }) => _id)}
          selected={selection.ids}
          onSelect={selection.select}
        />
      )}
      <LeadTable
        leads={rows}
        gone={gone}
        selected={selection.ids}
        opened={opened}
        view={view}
        columns={columns}
        busy={isFetching || settled !== view}
        stale={!currentData || settled !== view}
        onSort={(field) => changeView(sortedBy(view, field))}
        onOpen={onOpen}
        onAssign={onAssign}
        onDelete={onDelete}
        deleteReason={deleteReason}
        onRestore={view.tab === 'spam' ? (id) => void restoreLead(id) : undefined}
        restoreReason={restoreReason}
        onSelect={(id, isSelected) => selection.select([id], isSelected)}
        selectReason={maySelect ? undefined : SELECT_REASON}
        onSelectAll={selection.select}
      />
      <Pagination pagination={data.pagination} rows={data.data.length} onPage={turnTo} onPoint={pointAt} />
    </>
  );
}

/** For an empty queue, says when the next lead is due. For an empty search, links to matches in suspected spam. */
function NoLeads({ view, changeView }: Pick<LeadListProps, 'view' | 'changeView'>) {
  const inSpam = changedView(view, { tab: 'spam' });
  const { currentData } = useLeadsQuery(listQuery(inSpam), { skip: view.search === '' || view.tab === 'spam' });
  const { totalItems = 0, totalIsAtLeast } = currentData?.pagination ?? {};
  const queue = view.search === '' ? shownQueue(view) : null;
  const nextDue = useNextDue(view, queue?.name === 'overdue' || queue?.name === 'dueSoon');
  return (
    <EmptyState role="status">
      <img className="no-leads__scene" src={scene} alt="" width="320" height="180" />
      {queue && (
        <p className="no-leads__done">
          {QUEUES[queue.name].done}
          {nextDue && ` Next due ${nextDue}.`}
        </p>
      )}
      <span>No leads found for the current filters.</span>
      {totalItems > 0 && (
        <Button onClick={() => changeView({ tab: 'spam' })}>
          Show {formatTotal(totalItems, totalIsAtLeast)} in suspected spam
        </Button>
      )}
    </EmptyState>
  );
}

/** When the next promise for the same tab and assignee is due, as in "Monday 12:08 pm"; null if there is none. */
function useNextDue({ tab, assignment }: LeadView, isAsked: boolean): string | null {
  const next = { ...listQuery({ ...FIRST_VIEW, tab, assignment }), promise: 'waiting', sortBy: 'dueAt' } as const;
  const { currentData } = useLeadsQuery({ ...next, sortOrder: 'asc', limit: 1 }, { skip: !isAsked });
  const dueAt = currentData?.data[0]?.promise.dueAt;
  return dueAt ? formatWeekdayTime(dueAt, 'long') : null;
}

/** Adds the finished leads that have left the list. Each appears after the lead that it followed before. */
export function withProcessedRows(leads: readonly Lead[], queue: ActiveQueue | null): readonly Lead[] {
  if (!queue || queue.processed.size === 0) return leads;
  const rows = [...leads];
  queue.ids.forEach((id, at) => {
    const lead = queue.processed.get(id);
    if (!lead || rows.some(({ _id }) => _id === id)) return;
    const before = queue.ids.slice(0, at).findLast((other) => rows.some(({ _id }) => _id === other));
    rows.splice(rows.findIndex(({ _id }) => _id === before) + 1, 0, lead);
  });
  return rows;
}
