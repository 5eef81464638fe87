import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountButtons } from '../auth/account-buttons';
import { FilterChips } from '../leads/filters/filter-chips';
import { FilterPanel } from '../leads/filters/filter-panel';
import { FilterToggle } from '../leads/filters/filter-toggle';
import { LeadSearch } from '../leads/filters/lead-search';
import { CLEARED, filterQuery, hasFilters } from '../leads/filters/lead-view';
import { TypeTabs } from '../leads/filters/type-tabs';
import { useDebouncedView, useLeadView } from '../leads/filters/use-lead-view';
import { ReportDashboard } from '../reports/report-dashboard';
import { usePermission } from '../session/use-permission';
import { AdminScreen } from '../ui/admin-screen';
import { Button, ButtonLink } from '../ui/button';
import { Placeholder } from '../ui/placeholder';
import './reports-page.css';

const FILTERS_ID = 'report-filters';
const REPORTS_ID = 'reports';

/** `/admin/reports`, for those who may see reports; the others read why not. */
export function ReportsPage() {
  const mayViewReports = usePermission('canViewReports');
  const { search: filters } = useLocation();
  const back = (
    <ButtonLink icon="arrow-left" to={`/dashboard${filters}`}>
      Back to Dashboard
    </ButtonLink>
  );
  return (
    <AdminScreen title="Reports" links={back} account={<AccountButtons />}>
      {mayViewReports ? (
        <Reports />
      ) : (
        <Placeholder>
          You need the permission &quot;View Reports&quot; to see how many leads came and how far they got. An
          administrator can give it to you.
        </Placeholder>
      )}
    </AdminScreen>
  );
}

/** The filters of the dashboard, in the address as there, and every report over what they leave. */
function Reports() {
  const [view, changeView] = useLeadView();
  const settled = useDebouncedView(view);
  const [filtersShown, setFiltersShown] = useState(false);
  return (
    <>
      <div className="reports-page__tools">
        <LeadSearch value={view.search} onSearch={(search) => changeView({ search })} />
        <FilterToggle isShown={filtersShown} panelId={FILTERS_ID} onToggle={() => setFiltersShown(!filtersShown)} />
        <Button disabled={!hasFilters(view)} onClick={() => changeView(CLEARED)}>
          Clear All
        </Button>
      </div>
      {filtersShown && <FilterPanel id={FILTERS_ID} view={view} onChange={changeView} />}
      <FilterChips view={view} onRemove={changeView} />
      <TypeTabs selected={view.tab} panelId={REPORTS_ID} onSelect={(tab) => changeView({ tab, type: [] })} />
      <div id={REPORTS_ID} role="tabpanel" aria-label="Reports">
        <ReportDashboard filter={filterQuery(settled)} />
      </div>
    </>
  );
}
