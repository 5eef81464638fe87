import { useEffect } from 'react';
import { failureMessage, isUnreachable } from '../../shared/api/problem';
import { LoadFailure } from '../../shared/office/load-failure';
import { Pagination } from '../../shared/office/pagination';
import { usePermission } from '../../shared/session/use-permission';
import { useToast } from '../../shared/toasts/toast-provider';
import { LeadTable } from './lead-table';
import { type LeadView, listQuery, sortedBy } from './lead-view';
import { useLeadsQuery, useRestoreLeadMutation } from './leads-api';
import { SelectMatching } from './select-matching';
import type { ChangeView } from './use-lead-view';
import { useSettledView } from './use-lead-view';
import type { useSelection } from './use-selection';

interface LeadListProps {
  readonly view: LeadView;
  readonly changeView: ChangeView;
  readonly selection: ReturnType<typeof useSelection>;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** Another page was asked for, from the foot of this one. */
  readonly onTurned: () => void;
}

/** One page of leads with what stands in its place: loading, nothing found, failure. */
export function LeadList({ view, changeView, selection, onOpen, onDelete, onTurned }: LeadListProps) {
  const settled = useSettledView(view);
  const { data, currentData, error, isFetching, refetch } = useLeadsQuery(listQuery(settled), {
    refetchOnMountOrArgChange: true,
  });
  const mayDelete = usePermission('canDeleteLeads');
  const mayRestore = usePermission('canEditAllLeads');
  const mayChangeMany = usePermission('canBulkActions');
  const maySelect = usePermission('canExportData') || mayChangeMany;
  const [restore] = useRestoreLeadMutation();
  const showToast = useToast();

  const pages = data?.pagination.totalPages;
  const isPastTheEnd = !isFetching && pages !== undefined && settled.page > Math.max(1, pages);
  useEffect(() => {
    if (isPastTheEnd) changeView({ page: Math.max(1, pages ?? 1) });
  }, [isPastTheEnd, pages, changeView]);

  const turnTo = (page: number) => {
    changeView({ page });
    onTurned();
  };
  const restoreLead = async (id: string) => {
    const answer = await restore(id);
    if (answer.error) showToast('error', failureMessage(answer.error));
    else showToast('success', 'Lead restored successfully');
  };

  // Without a connection the banner says so; rows that are known are worth more than none.
  const isKept = currentData !== undefined && error !== undefined && 'status' in error && isUnreachable(error);
  if (error && !isFetching && !isKept) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <p className="office-state">Loading dashboard...</p>;
  if (data.data.length === 0) {
    return (
      <p className="office-state" role="status">
        No leads found for the current filters.
      </p>
    );
  }
  return (
    <>
      {maySelect && currentData && settled === view && (
        <SelectMatching
          view={settled}
          total={data.pagination.totalItems}
          pageIds={data.data.map(({ _id }) => _id)}
          selected={selection.ids}
          onSelect={selection.select}
        />
      )}
      <LeadTable
        leads={data.data}
        selected={selection.ids}
        view={view}
        busy={isFetching || settled !== view}
        stale={!currentData || settled !== view}
        onSort={(field) => changeView(sortedBy(view, field))}
        onOpen={onOpen}
        onDelete={mayDelete ? onDelete : undefined}
        onRestore={mayRestore && view.tab === 'spam' ? (id) => void restoreLead(id) : undefined}
        onSelect={maySelect ? (id, isSelected) => selection.select([id], isSelected) : undefined}
        onSelectAll={selection.select}
      />
      <Pagination pagination={data.pagination} onPage={turnTo} />
    </>
  );
}
