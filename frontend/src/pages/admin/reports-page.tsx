import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PasswordButton } from '../../features/auth/password-button';
import { SignOutButton } from '../../features/auth/sign-out-button';
import { FilterChips } from '../../features/leads/filter-chips';
import { FilterPanel } from '../../features/leads/filter-panel';
import { FilterToggle } from '../../features/leads/filter-toggle';
import { LeadSearch } from '../../features/leads/lead-search';
import { filterQuery, hasFilters, NO_FILTERS } from '../../features/leads/lead-view';
import { TypeTabs } from '../../features/leads/type-tabs';
import { useLeadView, useSettledView } from '../../features/leads/use-lead-view';
import { ReportBoard } from '../../features/reports/report-board';
import { OfficeHeader } from '../../shared/office/office-header';
import { usePermission } from '../../shared/session/use-permission';
import { Icon } from '../../shared/ui/icon';
import './reports-page.css';

const FILTERS_ID = 'report-filters';
const REPORTS_ID = 'reports';

/** `/admin/reports`, for those who may see reports; the others read why not. */
export function ReportsPage() {
  const mayViewReports = usePermission('canViewReports');
  const { search: filters } = useLocation();
  return (
    <>
      <OfficeHeader title="Reports">
        <Link className="act" to={`/dashboard${filters}`}>
          <Icon name="arrow-left" />
          Back to Dashboard
        </Link>
        <PasswordButton />
        <SignOutButton />
      </OfficeHeader>
      <main className="office-main">
        {mayViewReports ? (
          <Reports />
        ) : (
          <div className="office-state">
            <p>
              You need the permission &quot;View Reports&quot; to see how many leads came and how far they got. An
              administrator can give it to you.
            </p>
          </div>
        )}
      </main>
    </>
  );
}

/** The filters of the dashboard, in the address as there, and every report over what they leave. */
function Reports() {
  const [view, changeView] = useLeadView();
  const settled = useSettledView(view);
  const [filtersShown, setFiltersShown] = useState(false);
  return (
    <>
      <div className="reports-page__tools">
        <LeadSearch value={view.search} onSearch={(search) => changeView({ search })} />
        <FilterToggle isShown={filtersShown} panelId={FILTERS_ID} onToggle={() => setFiltersShown(!filtersShown)} />
        <button
          className="act"
          type="button"
          disabled={!hasFilters(view)}
          onClick={() => changeView({ ...NO_FILTERS, search: '' })}
        >
          Clear All
        </button>
      </div>
      {filtersShown && <FilterPanel id={FILTERS_ID} view={view} onChange={changeView} />}
      <FilterChips view={view} onRemove={changeView} />
      <TypeTabs selected={view.tab} panelId={REPORTS_ID} onSelect={(tab) => changeView({ tab, type: [] })} />
      <div id={REPORTS_ID} role="tabpanel" aria-label="Reports">
        <ReportBoard filter={filterQuery(settled)} />
      </div>
    </>
  );
}
