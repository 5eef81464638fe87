import { useRef } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission, usePermissionReason, useUser } from '../../session/use-user';
import { LoadError } from '../../ui/errors/error-message';
import { hasListFailed, Pagination, useExistingPage } from '../../ui/lists/pagination';
import { Placeholder } from '../../ui/placeholder';
import { deleteLead } from '../actions/lead-actions';
import { SelectAllMatching, type useSelection } from '../bulk/lead-selection';
import { type ChangeView, type LeadView, listQuery, sortedBy, useDebouncedView } from '../filters/lead-view';
import { leadsApi, useLeadsQuery, useRestoreLeadMutation } from '../lead/leads-api';
import { useAbortOutdated } from '../lead/use-abort-outdated';
import type { WorkedQueue } from '../queue/use-lead-queue';
import { useListColumns } from '../saved-views/shown-view';
import { LeadTable } from './lead-table';
import { NoLeads } from './no-leads';
import { withWorkedRows } from './worked-rows';

/** A page that came so lately, for somebody who pointed at it, is not asked for again when it is turned to. */
const POINTED_SECONDS = 3;
const SELECT_REASON = 'Selecting leads needs the permission "Bulk Actions" or "Export Data".';

interface LeadListProps {
  readonly view: LeadView;
  readonly changeView: ChangeView;
  /** What is being worked, with what that took out of the list. */
  readonly queue: WorkedQueue | null;
  readonly selection: ReturnType<typeof useSelection>;
  /** The lead that is read beside the list. */
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** Another page was asked for, from the foot of this one. */
  readonly onTurned: () => void;
}

/** One page of leads with what stands in its place: loading, nothing found, failure. */
export function LeadList(props: LeadListProps) {
  const { view, changeView, queue, selection, opened, onOpen, onDelete, onTurned } = props;
  const settled = useDebouncedView(view);
  const query = listQuery(settled);
  const pointedAt = useRef<string | null>(null);
  const isPointedAt = JSON.stringify(query) === pointedAt.current;
  const answer = useLeadsQuery(query, { refetchOnMountOrArgChange: isPointedAt ? POINTED_SECONDS : true });
  useAbortOutdated(query);
  const { data, currentData, error, isFetching, refetch } = answer;
  const columns = useListColumns(view);
  const deleteReason = deleteLead.reason({ user: useUser() });
  const restoreReason = usePermissionReason('Restoring leads', 'canEditAllLeads');
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
  const restoreLead = (id: string) => report(restore(id), 'Lead restored successfully');

  if (hasListFailed(answer)) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Placeholder>Loading dashboard...</Placeholder>;
  // Beside its own page it would stand among strangers.
  const rows = withWorkedRows(data.data, queue?.query.page === settled.page ? queue : null);
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
