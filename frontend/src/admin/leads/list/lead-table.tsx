import { useEffect, useState } from 'react';
import { type Column, DataTable } from '../../ui/lists/data-table';
import { useIsPhone } from '../../ui/use-media';
import { useStableCallback } from '../../ui/use-stable-callback';
import { useLeadRows } from '../actions/row-actions';
import type { LeadView, SortField } from '../filters/lead-view';
import type { Lead } from '../lead/lead';
import { COLUMN_NAMES, LIST_COLUMNS, type ListColumn } from '../lead/list-columns';
import { columnClass, columnFitAttributes, isColumnPinned } from './lead-column';
import { LeadRow, type LeadRowActions, SelectTick } from './lead-row';
import './lead-table.css';

/** Rows are dimmed only after this delay, because dimming all rows takes longer than most responses. */
const DIM_AFTER_MS = 150;

interface LeadTableProps extends LeadRowActions {
  readonly leads: readonly Lead[];
  readonly gone: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly opened: string | null;
  readonly view: Pick<LeadView, 'sortBy' | 'sortOrder'>;
  readonly columns: ReadonlySet<ListColumn>;
  readonly busy: boolean;
  /** Whether the rows belong to the previous view. They must not be selected or changed. */
  readonly stale: boolean;
  readonly onSort: (field: SortField) => void;
  readonly onSelectAll: (ids: readonly string[], isSelected: boolean) => void;
}

export function LeadTable(props: LeadTableProps) {
  const { leads, gone, selected, opened, view, columns, busy, stale, onSort, onSelectAll, ...given } = props;
  const { deleteReason, restoreReason, selectReason, onRestore } = given;
  const ids = leads.map(({ _id }) => _id);
  const selectedHere = ids.filter((id) => selected.has(id)).length;
  const rows = useLeadRows();
  useEffect(() => rows.setOrder(ids));
  const restore = useStableCallback((id: string) => onRestore?.(id));
  // These callbacks are stable, so that unchanged rows are not rendered again.
  const actions: LeadRowActions = {
    onOpen: useStableCallback(given.onOpen),
    onAssign: useStableCallback(given.onAssign),
    onDelete: useStableCallback(given.onDelete),
    onSelect: useStableCallback(given.onSelect),
    onRestore: onRestore && restore,
    deleteReason,
    restoreReason,
    selectReason,
  };
  const isPhone = useIsPhone();
  const isDimmed = useDelayedTrue(busy, DIM_AFTER_MS);
  const allSelected = selectedHere === ids.length && ids.length > 0;

  const sortBy = (field: SortField | null): Column<Lead>['sort'] =>
    field ? { order: orderOf(view, field), onSort: () => onSort(field) } : undefined;
  const selectAll = (
    <SelectTick
      label="Select all leads on this page"
      isSelected={allSelected}
      isPartly={selectedHere > 0 && !allSelected}
      disabled={stale}
      reason={selectReason}
      onSelect={(isSelected) => onSelectAll(ids, isSelected)}
    >
      <span className="lead-table__all">Select all</span>
    </SelectTick>
  );

  return (
    <DataTable
      className={isDimmed ? 'lead-table lead-table--dimmed' : 'lead-table'}
      aria-label="Leads"
      aria-busy={busy}
      {...columnFitAttributes(columns)}
      columns={[
        { header: 'Select', head: selectAll, className: 'lead-column--select' },
        { header: 'Contact Info', sort: sortBy('personalInfo.fullName') },
        ...COLUMN_NAMES.filter((name) => isColumnPinned(name, columns)).map((name) => ({
          header: LIST_COLUMNS[name].label,
          className: columnClass(name, columns),
          sort: sortBy(LIST_COLUMNS[name].sortBy),
        })),
        {
          header: 'Actions',
          className: onRestore ? 'lead-column--actions lead-column--restore' : 'lead-column--actions',
        },
      ]}
      rows={leads}
      keyOf={({ _id }) => _id}
      isStale={stale && isDimmed}
      renderRow={(lead) => (
        <LeadRow
          lead={lead}
          selected={selected.has(lead._id)}
          isOpened={lead._id === opened}
          isPhone={isPhone}
          columns={columns}
          isDone={gone.has(lead._id)}
          {...actions}
        />
      )}
    />
  );
}

function orderOf({ sortBy, sortOrder }: Pick<LeadView, 'sortBy' | 'sortOrder'>, field: SortField) {
  if (sortBy !== field) return 'none';
  return sortOrder === 'asc' ? 'ascending' : 'descending';
}

function useDelayedTrue(condition: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [condition, ms]);
  return condition && hasLasted;
}
