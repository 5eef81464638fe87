import { type DayRange, daysBefore, RELATIVE_RANGES } from '@lead-types/date-presets';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FilterChips } from '../leads/filters/filter-chips';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { FilterPanel } from '../leads/filters/filter-panel';
import { FilterToggle } from '../leads/filters/filter-toggle';
import { LeadSearch } from '../leads/filters/lead-search';
import {
  type ChangeView,
  CLEARED,
  countedLeadsAddress,
  filterQuery,
  hasFilters,
  type LeadView,
  useDebouncedView,
  useLeadView,
} from '../leads/filters/lead-view';
import { ANY_TIME, RangeSwitch, type Received, receivedDays } from '../leads/filters/received-filter';
import { TypeSelect, TypeTabs } from '../leads/filters/type-tabs';
import { ReportDashboard } from '../reports/report-dashboard';
import { CountedLeadsContext } from '../reports/report-figures';
import { ScreenHead } from '../ui/admin-screen';
import { Button, ButtonLink } from '../ui/button';
import { dayInIndia, formatDay } from '../ui/dates';
import { useIsPhone } from '../ui/use-media';
import './reports-page.css';

const REPORTS_ID = 'reports';

/** `/admin/reports`. Uses the same filters and URL parameters as the dashboard. */
export function ReportsPage() {
  const { search: filters } = useLocation();
  const [view, changeView] = useReportView();
  const settled = useDebouncedView(view);
  const [filtersShown, setFiltersShown] = useState(false);
  const isPhone = useIsPhone();
  const selectTab = (tab: LeadView['tab']) => changeView({ tab, type: [] });
  const today = dayInIndia(Date.now());
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
  const search = useRef<HTMLInputElement>(null);
  const focusSearch = () => search.current?.focus();
  const ofAnyTime = { ...view, received: ANY_TIME };
  return (
    <>
      <ScreenHead>
        <ButtonLink icon="arrow-left" to={`/dashboard${filters}`}>
          Back to Dashboard
        </ButtonLink>
      </ScreenHead>
      <RangeSwitch value={view.received} today={today} onChange={(received) => changeView({ received })} />
      <p className="admin-screen__note">
        {compared
          ? `Leads received ${formatDays(compared.days)}, compared with ${formatDays(compared.before)}.`
          : 'Leads received at any time.'}
      </p>
      <div className="admin-screen__tools reports-page__tools">
        {isPhone && <TypeSelect selected={view.tab} onSelect={selectTab} />}
        <LeadSearch ref={search} value={view.search} onSearch={(search) => changeView({ search })} />
        <FilterToggle view={ofAnyTime} onOpen={() => setFiltersShown(true)} />
        {hasFilters(ofAnyTime) && (
          <Button
            onClick={() => {
              changeView(CLEARED);
              focusSearch();
            }}
          >
            Clear All
          </Button>
        )}
      </div>
      {filtersShown && <FilterPanel view={view} onShow={changeView} onClose={() => setFiltersShown(false)} />}
      <FilterChips view={ofAnyTime} onRemove={changeView} onFocusLost={focusSearch} />
      {!isPhone && <TypeTabs selected={view.tab} panelId={REPORTS_ID} onSelect={selectTab} />}
      <div id={REPORTS_ID} {...(!isPhone && { role: 'tabpanel', 'aria-label': 'Reports' })}>
        <CountedLeadsContext value={addressOf}>
          <ReportDashboard filter={filterQuery(settled)} before={before} />
        </CountedLeadsContext>
      </div>
    </>
  );
}

/** `24 Oct 2026 to 22 Nov 2026`, or a single day. */
function formatDays({ from, to }: DayRange): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** The default period is recent enough to act on and long enough to show a trend. */
const OPENING_RANGE: Received = { ...ANY_TIME, preset: 'last30days' };

function useReportView(): [LeadView, ChangeView] {
  const [inAddress, changeView] = useLeadView();
  const view = useMemo(
    () => (inAddress.received.preset === '' ? { ...inAddress, received: OPENING_RANGE } : inAddress),
    [inAddress],
  );
  const change: ChangeView = (part, history) => {
    // "Any time" in the filter panel shows leads of all time, while Clear All restores the default period.
    const isAnyTime = part.received?.preset === '' && part.search === undefined;
    changeView(isAnyTime ? { ...part, received: { ...ANY_TIME, preset: 'all' } } : part, history);
  };
  return [view, change];
}

/** Returns the selected days and the days to compare them with, or null if `received` is open-ended. */
function comparedDays(received: Received, today: string) {
  const days = receivedDays(received, today);
  if (!days.from || !days.to) return null;
  const { preset } = received;
  const isRelative = preset !== '' && preset !== 'all' && preset !== 'custom';
  return { days, before: isRelative ? RELATIVE_RANGES[preset].before(today) : daysBefore(days) };
}
