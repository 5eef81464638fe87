import { useLocation } from 'react-router-dom';
import { FIRST_VIEW, parseView, viewQueryString } from '../leads/filters/lead-view';
import { isQueueShown, queueView } from '../leads/filters/work-queue-views';
import { useLeadStatsQuery } from '../leads/lead/leads-api';
import { LEAD_PARAM } from '../leads/lead/use-lead-param';
import { ButtonLink } from '../ui/button';
import { formatNumber } from '../ui/format-number';
import type { OfficeScreen } from '../ui/office-screens';
import './work-queue-link.css';

/** The way to another screen, with the filters in force where that one goes by them too. */
export function ScreenLink({ screen }: { screen: OfficeScreen }) {
  const { pathname, search } = useLocation();
  const { path, label, keepsFilters = false } = screen;
  const filters = new URLSearchParams(keepsFilters ? search : '');
  filters.delete(LEAD_PARAM);
  const isMyWork = useIsMyWork();
  // My Work is a link of its own.
  const isHere = pathname === path && !isMyWork;
  return (
    <ButtonLink to={filters.size > 0 ? `${path}?${filters}` : path} aria-current={isHere ? 'page' : undefined}>
      {label}
    </ButtonLink>
  );
}

const MY_WORK = `/dashboard?${viewQueryString({ ...FIRST_VIEW, ...queueView('work', 'mine') })}`;

/** Returns whether the screen shows the signed-in user's work queue. */
function useIsMyWork(): boolean {
  const { pathname, search } = useLocation();
  return pathname === '/dashboard' && isQueueShown(parseView(new URLSearchParams(search)), 'work', 'mine');
}

/** In the bar: how much of the signed-in user's own is due or late, and the way to it. */
export function WorkQueueLink() {
  const { data: stats } = useLeadStatsQuery();
  const isHere = useIsMyWork();
  const waiting = (stats?.ownFollowUps ?? 0) + (stats?.ownOverdue ?? 0);
  return (
    <ButtonLink icon="calendar-check" to={MY_WORK} aria-current={isHere ? 'page' : undefined}>
      My Work
      {waiting > 0 && (
        <span className="work-queue-link__count">
          {formatNumber(waiting)}
          <span className="visually-hidden"> overdue or to follow up</span>
        </span>
      )}
    </ButtonLink>
  );
}
