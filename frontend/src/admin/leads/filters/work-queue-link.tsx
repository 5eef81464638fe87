import { ButtonLink } from '../../ui/button';
import { useLeadStatsQuery } from '../lead/leads-api';
import { FIRST_VIEW, viewQueryString } from './lead-view';
import { QUEUES } from './work-queue-views';
import './work-queue-link.css';

const MY_WORK = `/dashboard?${viewQueryString({ ...FIRST_VIEW, ...QUEUES.mine.show })}`;

/** In the header: how many follow-ups wait on the signed-in user, and the way to them. */
export function WorkQueueLink() {
  const { data: stats } = useLeadStatsQuery();
  const waiting = stats?.ownFollowUps ?? 0;
  return (
    <ButtonLink icon="calendar-check" to={MY_WORK}>
      My Work
      {waiting > 0 && (
        <span className="work-queue-link__count">
          {waiting}
          <span className="visually-hidden"> follow-ups due</span>
        </span>
      )}
    </ButtonLink>
  );
}
