import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { useLeadStatsQuery } from '../lead/leads-api';
import { FIRST_VIEW, parseView, viewQueryString } from './lead-view';
import { isQueueShown, queueView } from './work-queue-views';
import './work-queue-link.css';

const MY_WORK = `/dashboard?${viewQueryString({ ...FIRST_VIEW, ...queueView('work', 'mine') })}`;

/** Returns whether the screen shows the signed-in user's work queue. */
export function useIsMyWork(): boolean {
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
