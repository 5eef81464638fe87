import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../api/app-store';
import { usePermissionReason, useUser } from '../session/use-user';
import { ScreenHead } from '../ui/admin-screen';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import { useLeaving } from '../ui/dialogs/leave-guard';
import { DialogBoundary, isModalOpen } from '../ui/dialogs/modal';
import { type Action, useActionKeys, usePaletteEntries } from './actions/action';
import { deleteAction } from './actions/lead-actions';
import { createLeadRows, LeadRowsContext, layoutAction, ROW_ACTIONS, selectRowAction } from './actions/row-actions';
import { BulkUndoNote } from './bulk/bulk-undo';
import { ExportPeriodMenu, ExportProgress, useExport } from './bulk/lead-export';
import { useSelection } from './bulk/lead-selection';
import { ShareOutQueue } from './bulk/share-out';
import { DeleteLeadDialog } from './details/delete-lead-dialog';
import { LeadDetails } from './details/lead-details';
import { FilterChips } from './filters/filter-chips';
import { FilterToggle } from './filters/filter-toggle';
import { LeadSearch } from './filters/lead-search';
import { CLEARED, hasFilters, listKey, listQuery, useDebouncedView, useLeadView } from './filters/lead-view';
import { type LeadListQuery, leadsApi } from './lead/leads-api';
import { useLeadParam } from './lead/use-lead-param';
import { LayoutSwitch } from './list/layout-switch';
import { LeadList } from './list/lead-list';
import { BoardCount, ListCount } from './list/list-count';
import { StatCards } from './list/stat-cards';
import { useReturnToRow } from './list/use-return-to-row';
import { NewLeadsNotice } from './live/new-leads-notice';
import { AddLeadButton } from './manual/add-lead-button';
import { useLeadQueue } from './queue/lead-queue';
import { QueueSidebar } from './queue-sidebar';
import { ColumnsMenu } from './saved-views/columns-menu';
import { SavedViewsMenu } from './saved-views/saved-views-menu';
import './lead-dashboard.css';

const BulkBar = lazy(async () => ({ default: (await import('./bulk/bulk-bar')).BulkBar }));
const FilterPanel = lazy(async () => ({ default: (await import('./filters/filter-panel')).FilterPanel }));
const LeadBoard = lazy(async () => ({ default: (await import('./board/lead-board')).LeadBoard }));

const LIST_ID = 'lead-list';
const BULK_ID = 'bulk-actions';
const TOOLS_ID = 'more-lead-tools';

/** While a lead is open next to the list, this is the only list key that works. All other keys act on the lead. */
const BESIDE_A_LEAD = [selectRowAction];

interface ListWork {
  readonly exportReason: string | undefined;
  readonly exportView: () => void;
  readonly switchLayout: () => void;
}

const exportAction: Action<ListWork> = {
  label: 'Export CSV',
  keywords: ['download', 'excel', 'spreadsheet'],
  isOffered: ({ exportReason }) => exportReason === undefined,
  run: ({ exportView }) => exportView(),
};
const LIST_ACTIONS: readonly Action<ListWork>[] = [exportAction, layoutAction];
/** The board does not change while the pointer or a key has been used on it within this time. */
const BOARD_USE_MS = 2_000;

export function LeadDashboard() {
  const [view, changeView] = useLeadView();
  const selection = useSelection(listKey(view));
  const [filtersShown, setFiltersShown] = useState(false);
  const [bulkShown, setBulkShown] = useState(true);
  /** The cards and the less used tools are collapsed on phones and while a lead is open. This expands them. */
  const [toolsShown, setToolsShown] = useState(false);
  const [opened, open, close] = useLeadParam();
  const [assigning, setAssigning] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const exportReason = usePermissionReason('export leads', 'canExportData');
  const leadExport = useExport();
  const dispatch = useAppDispatch();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const [rows] = useState(() => createLeadRows(list));
  const deletedRow = useRef<string | null>(null);
  // Deferred, so that the table stays until the code of the board is here. A fallback would stay for at least 300 ms.
  const isBoard = useDeferredValue(view.layout) === 'board';
  const boardUsedAtMs = useRef(0);
  /** The column from which the lead on the board was opened. Next and Previous stay in it. */
  const [column, setColumn] = useState<{ readonly key: string; readonly query: LeadListQuery } | null>(null);
  const { leaveWithoutAsking } = useLeaving();

  /** Starts loading the lead before the pane renders. The pane then uses the same request. */
  const askForLead = (id: string) =>
    dispatch(leadsApi.endpoints.lead.initiate(id, { forceRefetch: true, subscribe: false }));
  const focusSearch = () => search.current?.focus();
  const openFilters = () => setFiltersShown(true);
  const closeFilters = () => setFiltersShown(false);
  const assign = (id: string) => {
    askForLead(id);
    setAssigning(id);
    open(id);
  };
  const switchLayout = () => changeView({ layout: view.layout === 'board' ? 'table' : 'board' });
  useActionKeys(opened ? BESIDE_A_LEAD : ROW_ACTIONS, { rows, switchLayout }, 'page');
  const exportView = () => void leadExport.exportView(view);
  usePaletteEntries('ofScreen', LIST_ACTIONS, { exportReason, exportView, switchLayout });
  const show = (id: string) => {
    askForLead(id);
    setAssigning(null);
    open(id);
  };
  const showFromBoard = (id: string, query: LeadListQuery | undefined) => {
    setColumn(query ? { key: listKey(view), query } : null);
    show(id);
  };
  const settledQuery = listQuery(useDebouncedView(view));
  const queueQuery = isBoard && column?.key === listKey(view) ? column.query : settledQuery;
  const { queue, steps, goOnWithout } = useLeadQueue(queueQuery, opened, show);
  useReturnToRow(rows, view, opened, queue, changeView);
  const deleted = async (id: string, isDeleted: boolean) => {
    setDeleting(null);
    if (!isDeleted) return;
    selection.select([id], false);
    if (opened !== id) deletedRow.current = id;
    // Leave without asking, because unsaved changes to a deleted lead cannot be saved anyway.
    else leaveWithoutAsking(async () => (await goOnWithout(id)) || close());
  };
  // Wait until the dialog has closed, because closing returns the focus to the row that is removed next.
  useEffect(() => {
    if (deleting || deletedRow.current === null) return;
    rows.focusNearest(deletedRow.current);
    deletedRow.current = null;
  }, [rows, deleting]);
  const goOnFromList = () => list.current?.focus({ preventScroll: true });
  const showListFromTop = () => {
    goOnFromList();
    list.current?.scrollIntoView();
  };
  const isTableInUse = () => rows.ids().length > 0 && (opened !== null || isModalOpen() || rows.isInUse());
  const isInUse = () => (isBoard ? Date.now() - boardUsedAtMs.current < BOARD_USE_MS : isTableInUse());
  const noteBoardUse = () => {
    boardUsedAtMs.current = Date.now();
  };
  const deleteReason = deleteAction.reason({ user: useUser() });
  const clearAll = () => {
    changeView(CLEARED);
    focusSearch();
  };

  return (
    <LeadRowsContext value={rows}>
      <div
        className={['lead-dashboard', opened && 'lead-dashboard--reading', isBoard && 'lead-dashboard--board']
          .filter(Boolean)
          .join(' ')}
      >
        <QueueSidebar view={view} onChange={changeView} panelId={LIST_ID} />
        <div
          className={toolsShown ? 'lead-dashboard__middle lead-dashboard__middle--unfolded' : 'lead-dashboard__middle'}
        >
          <div className="lead-dashboard__head">
            <ScreenHead />
            <div className="lead-dashboard__cards">
              <StatCards view={view} onChange={changeView} />
            </div>
            <div className="lead-dashboard__tools">
              <LeadSearch ref={search} value={view.search} onSearch={(search) => changeView({ search })} />
              <FilterToggle view={view} onOpen={openFilters} />
              <Button
                className="lead-dashboard__more"
                aria-expanded={toolsShown}
                aria-controls={TOOLS_ID}
                onClick={() => setToolsShown(!toolsShown)}
              >
                More
              </Button>
              <div className="lead-dashboard__folded" id={TOOLS_ID}>
                <SavedViewsMenu view={view} />
                {!isBoard && <ColumnsMenu view={view} onChange={changeView} />}
                <Button
                  icon="download-simple"
                  isBusy={leadExport.progress !== null}
                  disabledReason={exportReason}
                  onClick={exportView}
                >
                  {exportAction.label}
                </Button>
                {exportReason === undefined && <ExportPeriodMenu view={view} leadExport={leadExport} />}
                {selection.ids.size === 0 && <ShareOutQueue view={view} />}
                {!isBoard && selection.ids.size > 0 && (
                  <Button
                    className="lead-dashboard__bulk"
                    aria-expanded={bulkShown}
                    aria-controls={BULK_ID}
                    onClick={() => setBulkShown(!bulkShown)}
                  >
                    {`Bulk Actions (${selection.ids.size})`}
                  </Button>
                )}
              </div>
              <AddLeadButton onAdded={show} />
              {leadExport.progress && (
                <ExportProgress progress={leadExport.progress} onCancel={leadExport.cancel} onFocusLost={focusSearch} />
              )}
            </div>
          </div>
          <div className="lead-dashboard__summary">
            {isBoard ? <BoardCount view={view} /> : <ListCount view={view} />}
            <FilterChips view={view} onRemove={changeView} onFocusLost={focusSearch} />
            {hasFilters(view) && (
              <Button className="lead-dashboard__quiet" small onClick={clearAll}>
                Clear All
              </Button>
            )}
            <LayoutSwitch layout={view.layout} onSwitch={(layout) => changeView({ layout })} />
          </div>
          {filtersShown && (
            <LazyBoundary onClose={closeFilters}>
              <FilterPanel view={view} onShow={changeView} onClose={closeFilters} />
            </LazyBoundary>
          )}
          <BulkUndoNote onFocusLost={goOnFromList} />
          <section
            className="lead-dashboard__list"
            id={LIST_ID}
            role="tabpanel"
            aria-label="Leads"
            tabIndex={-1}
            ref={list}
            onPointerMove={noteBoardUse}
            onKeyDown={noteBoardUse}
            onDragOver={noteBoardUse}
          >
            <NewLeadsNotice view={view} isInUse={isInUse} onFocusLost={goOnFromList} />
            <LazyBoundary loading={<Loading>Loading board...</Loading>}>
              {isBoard ? (
                <LeadBoard
                  view={view}
                  opened={opened}
                  onOpen={showFromBoard}
                  onAssign={assign}
                  onDelete={setDeleting}
                  deleteReason={deleteReason}
                />
              ) : (
                <LeadList
                  view={view}
                  changeView={changeView}
                  queue={queue}
                  selection={selection}
                  opened={opened}
                  onOpen={show}
                  onAssign={assign}
                  onDelete={setDeleting}
                  onTurned={showListFromTop}
                />
              )}
            </LazyBoundary>
          </section>
          {!isBoard && selection.ids.size > 0 && bulkShown && (
            <Suspense>
              <BulkBar
                id={BULK_ID}
                view={view}
                selected={selection.ids}
                leadExport={leadExport}
                onClear={selection.clear}
                onFocusLost={goOnFromList}
              />
            </Suspense>
          )}
        </div>
        {opened && (
          <DialogBoundary part="LeadDetails" onClose={close}>
            <LeadDetails
              id={opened}
              steps={steps}
              startsAtAssignee={assigning === opened}
              onOpen={show}
              onClose={close}
              onDelete={setDeleting}
            />
          </DialogBoundary>
        )}
        {deleting && <DeleteLeadDialog id={deleting} onDone={(isDeleted) => void deleted(deleting, isDeleted)} />}
      </div>
    </LeadRowsContext>
  );
}
