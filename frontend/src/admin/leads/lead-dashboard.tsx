import { lazy, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePermissionReason } from '../session/use-permission-reason';
import { Button } from '../ui/button';
import { DialogBoundary } from '../ui/dialogs/dialog-boundary';
import { LazyBoundary } from '../ui/errors/lazy-boundary';
import { ReasonedButton } from '../ui/unavailable';
import { BulkBar } from './bulk/bulk-bar';
import { ExportProgress } from './bulk/export-progress';
import { useExport } from './bulk/use-export';
import { useSelection } from './bulk/use-selection';
import type { CommandActions } from './commands/dashboard-commands';
import { useDashboardKeys } from './commands/dashboard-keys';
import { rowActions } from './commands/row-actions';
import { ShortcutsDialog } from './commands/shortcuts-dialog';
import { DeleteLeadDialog } from './details/delete-lead-dialog';
import { LeadDetails } from './details/lead-details';
import { nearestFirst } from './details/lead-queue';
import { useLeadQueue } from './details/use-lead-queue';
import { FilterChips } from './filters/filter-chips';
import { FilterPanel } from './filters/filter-panel';
import { FilterToggle } from './filters/filter-toggle';
import { LeadSearch } from './filters/lead-search';
import { CLEARED, hasFilters, viewQueryString } from './filters/lead-view';
import { TypeTabs } from './filters/type-tabs';
import { useLeadParam } from './filters/use-lead-param';
import { useLeadView } from './filters/use-lead-view';
import { WorkQueueBar } from './filters/work-queue-bar';
import { focusFirstRow, rowIds } from './list/focus-row';
import { LeadList } from './list/lead-list';
import { StatCards } from './list/stat-cards';
import { useReturnToRow } from './list/use-return-to-row';
import { NewLeadsNotice } from './live/new-leads-notice';
import { SavedViewsMenu } from './saved-views/saved-views-menu';
import './lead-dashboard.css';

const CommandPalette = lazy(() =>
  import('./commands/command-palette').then((palette) => ({ default: palette.CommandPalette })),
);

const LIST_ID = 'lead-list';
const FILTERS_ID = 'lead-filters';
const BULK_ID = 'bulk-actions';

/** Where staff find, sort out and work off leads. */
export function LeadDashboard() {
  const [view, changeView] = useLeadView();
  const selection = useSelection(
    viewQueryString({ ...view, page: 1, sortBy: 'createdAt', sortOrder: 'desc' }).toString(),
  );
  const [filtersShown, setFiltersShown] = useState(false);
  const [bulkShown, setBulkShown] = useState(true);
  const [opened, open, close] = useLeadParam();
  /** The lead that was opened to be handed to somebody. */
  const [assigning, setAssigning] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  const [palette, setPalette] = useState(false);
  const [deleting, setDeleting] = useState<string | null>(null);
  const exportReason = usePermissionReason('Exporting leads', 'canExportData');
  const leadExport = useExport();
  const tools = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const deletedRow = useRef<string | null>(null);
  const navigate = useNavigate();

  const focusSearch = () => tools.current?.querySelector('input')?.focus();
  const commands: CommandActions = {
    ...rowActions(list, (id) => {
      setAssigning(id);
      open(id);
    }),
    search: focusSearch,
    goTo: (path) => void navigate(path),
    exportView: () => void leadExport.exportView(view),
    showHelp: () => setHelp(true),
    showPalette: () => setPalette(true),
  };
  useDashboardKeys(commands);
  const openLead = (id: string) => {
    setAssigning(null);
    open(id);
  };
  const { queue, steps, goOnWithout } = useLeadQueue(view, opened, openLead);
  useReturnToRow(list, view, opened, queue, changeView);
  const deleted = async (id: string, isDeleted: boolean) => {
    setDeleting(null);
    if (!isDeleted) return;
    selection.select([id], false);
    if (opened !== id) deletedRow.current = id;
    else if (!(await goOnWithout(id))) close();
  };
  // Only once the dialogs are closed, which give the focus back to a row that is about to go.
  useEffect(() => {
    if (deleting || deletedRow.current === null) return;
    const [, ...others] = nearestFirst(rowIds(list.current), deletedRow.current);
    deletedRow.current = null;
    focusFirstRow(list.current, others);
  }, [deleting]);
  const goOnFromList = () => list.current?.focus({ preventScroll: true });
  const showListFromTop = () => {
    goOnFromList();
    list.current?.scrollIntoView();
  };
  const clearAll = () => {
    changeView(CLEARED);
    focusSearch();
  };

  return (
    <>
      <StatCards />
      <div className="lead-dashboard__tools" ref={tools}>
        <LeadSearch value={view.search} onSearch={(search) => changeView({ search })} />
        <SavedViewsMenu view={view} />
        <FilterToggle
          isShown={filtersShown}
          panelId={FILTERS_ID}
          onToggle={() => setFiltersShown(!filtersShown)}
          isActive={hasFilters(view)}
        />
        {selection.ids.size > 0 && (
          <Button
            className="lead-dashboard__bulk"
            aria-expanded={bulkShown}
            aria-controls={BULK_ID}
            onClick={() => setBulkShown(!bulkShown)}
          >
            Bulk Actions ({selection.ids.size})
          </Button>
        )}
        <Button disabled={!hasFilters(view)} onClick={clearAll}>
          Clear All
        </Button>
        <ReasonedButton
          icon="download-simple"
          isBusy={leadExport.progress !== null}
          reason={exportReason}
          isAtEnd
          onClick={() => void leadExport.exportView(view)}
        >
          Export CSV
        </ReasonedButton>
        {leadExport.progress && (
          <ExportProgress progress={leadExport.progress} onCancel={leadExport.cancel} onFocusLost={focusSearch} />
        )}
      </div>
      <WorkQueueBar view={view} onChange={changeView} />
      {filtersShown && <FilterPanel id={FILTERS_ID} view={view} onChange={changeView} />}
      <FilterChips view={view} onRemove={changeView} />
      <TypeTabs selected={view.tab} panelId={LIST_ID} onSelect={(tab) => changeView({ tab, type: [] })} />
      <section
        className="lead-dashboard__list"
        id={LIST_ID}
        role="tabpanel"
        aria-label="Leads"
        tabIndex={-1}
        ref={list}
      >
        <NewLeadsNotice view={view} list={list} />
        <LeadList
          view={view}
          changeView={changeView}
          selection={selection}
          onOpen={openLead}
          onDelete={setDeleting}
          onTurned={showListFromTop}
          onRowLost={(nearest) => focusFirstRow(list.current, nearest)}
        />
      </section>
      {selection.ids.size > 0 && bulkShown && (
        <BulkBar
          id={BULK_ID}
          view={view}
          selected={selection.ids}
          leadExport={leadExport}
          onClear={selection.clear}
          onFocusLost={goOnFromList}
        />
      )}
      {opened && (
        <DialogBoundary part="LeadDetails" onClose={close}>
          <LeadDetails
            id={opened}
            steps={steps}
            startAtAssignee={assigning === opened}
            onOpen={openLead}
            onClose={close}
            onDelete={setDeleting}
          />
        </DialogBoundary>
      )}
      {deleting && <DeleteLeadDialog id={deleting} onDone={(isDeleted) => void deleted(deleting, isDeleted)} />}
      {help && <ShortcutsDialog onClose={() => setHelp(false)} />}
      {palette && (
        <LazyBoundary onClose={() => setPalette(false)}>
          <CommandPalette
            onClose={() => setPalette(false)}
            onOpenLead={openLead}
            onView={changeView}
            actions={commands}
          />
        </LazyBoundary>
      )}
    </>
  );
}
