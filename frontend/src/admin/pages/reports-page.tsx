import type { DayRange } from '@lead-types/date-presets';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { FilterChips, FilterPanel, FilterToggle } from '../leads/filters/filter-panel';
import { LeadSearch } from '../leads/filters/lead-search';
import { CLEARED, filterQuery, hasFilters, useDebouncedView } from '../leads/filters/lead-view';
import { countedLeadsAddress } from '../leads/filters/narrowed-view';
import { ANY_TIME, RangeSwitch } from '../leads/filters/received-filter';
import { TypeTabs } from '../leads/filters/type-tabs';
import { CountedLeadsContext } from '../reports/counted-leads';
import { ReportDashboard } from '../reports/report-dashboard';
import { usePermission } from '../session/use-permission';
import { Button, ButtonLink } from '../ui/button';
import { todayInIndia } from '../ui/india-date';
import { Placeholder } from '../ui/placeholder';
import { comparedDays, useReportView } from './use-report-view';
import './reports-page.css';

const FILTERS_ID = 'report-filters';
const REPORTS_ID = 'reports';
const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `/admin/reports`, for those who may see reports; the others read why not. */
export function ReportsPage() {
  const mayViewReports = usePermission('canViewReports');
  if (mayViewReports) return <Reports />;
  return (
    <>
      <div className="reports-page__tools">
        <BackToDashboard />
      </div>
      <Placeholder>
        You need the permission &quot;View Reports&quot; to see how many leads came and how far they got. An
        administrator can give it to you.
      </Placeholder>
    </>
  );
}

function BackToDashboard() {
  const { search: filters } = useLocation();
  return (
    <ButtonLink icon="arrow-left" to={`/dashboard${filters}`}>
      Back to Dashboard
    </ButtonLink>
  );
}

/** The filters of the dashboard, in the address as there, and every report over what they leave. */
function Reports() {
  const [view, changeView] = useReportView();
  const settled = useDebouncedView(view);
  const [filtersShown, setFiltersShown] = useState(false);
  const today = todayInIndia(Date.now());
  const compared = comparedDays(settled.received, today);
  const addressOf = useCallback(
    (counted: LeadFilterQuery) => countedLeadsAddress(settled, counted, today),
    [settled, today],
  );
  const before = compared && {
    days: compared.before,
    addressOf: (counted: LeadFilterQuery) =>
      countedLeadsAddress({ ...settled, received: { preset: 'custom', ...compared.before } }, counted, today),
  };
  const ofAnyTime = { ...view, received: ANY_TIME };
  return (
    <>
      <RangeSwitch value={view.received} today={today} onChange={(received) => changeView({ received })} />
      <p className="reports-page__range">
        {compared
          ? `Leads received ${formatDays(compared.days)}, held against ${formatDays(compared.before)}.`
          : 'Leads received at any time.'}
      </p>
      <div className="reports-page__tools">
        <BackToDashboard />
        <LeadSearch value={view.search} onSearch={(search) => changeView({ search })} />
        <FilterToggle isShown={filtersShown} panelId={FILTERS_ID} onToggle={() => setFiltersShown(!filtersShown)} />
        <Button disabled={!hasFilters(ofAnyTime)} onClick={() => changeView(CLEARED)}>
          Clear All
        </Button>
      </div>
      {filtersShown && <FilterPanel id={FILTERS_ID} view={view} onChange={changeView} />}
      <FilterChips view={ofAnyTime} onRemove={changeView} />
      <TypeTabs selected={view.tab} panelId={REPORTS_ID} onSelect={(tab) => changeView({ tab, type: [] })} />
      <div id={REPORTS_ID} role="tabpanel" aria-label="Reports">
        <CountedLeadsContext value={addressOf}>
          <ReportDashboard filter={filterQuery(settled)} before={before} />
        </CountedLeadsContext>
      </div>
    </>
  );
}

/** `24 Oct 2026 to 22 Nov 2026`; of one day alone, that day. */
function formatDays({ from, to }: DayRange): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

function formatDay(day: string): string {
  return DAY.format(new Date(day));
}
