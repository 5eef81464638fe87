import scene from '../../../../pictures/chaupal.svg?no-inline';
import { Button } from '../../ui/button';
import { formatWeekdayTime } from '../../ui/dates';
import { formatTotal } from '../../ui/format-number';
import { Placeholder } from '../../ui/placeholder';
import { type ChangeView, changedView, FIRST_VIEW, type LeadView, listQuery } from '../filters/lead-view';
import { QUEUES, shownQueue } from '../filters/work-queue-views';
import { useLeadsQuery } from '../lead/leads-api';
import './no-leads.css';

/**
 * What stands in the place of an empty list: of a queue that is worked to its end, what comes next. Somebody on the phone
 * reads out a reference that no tab but suspected spam shows: where that has what was searched for, this leads there.
 */
export function NoLeads({ view, changeView }: { view: LeadView; changeView: ChangeView }) {
  const inSpam = changedView(view, { tab: 'spam' });
  const { currentData } = useLeadsQuery(listQuery(inSpam), { skip: view.search === '' || view.tab === 'spam' });
  const { totalItems = 0, totalIsAtLeast } = currentData?.pagination ?? {};
  const queue = view.search === '' ? shownQueue(view) : null;
  const nextDue = useNextDue(view, queue?.name === 'overdue' || queue?.name === 'dueSoon');
  return (
    <Placeholder role="status">
      <img className="no-leads__scene" src={scene} alt="" width="320" height="180" />
      {queue && (
        <p className="no-leads__done">
          {QUEUES[queue.name].done}
          {nextDue && ` Next due ${nextDue}.`}
        </p>
      )}
      <span>No leads found for the current filters.</span>
      {totalItems > 0 && (
        <Button onClick={() => changeView({ tab: 'spam' })}>
          {formatTotal(totalItems, totalIsAtLeast)} in suspected spam
        </Button>
      )}
    </Placeholder>
  );
}

/** When the next promise of the same leads runs out: "Monday 12:08 pm"; null where none does. */
function useNextDue({ tab, assignment }: LeadView, isAsked: boolean): string | null {
  const next = { ...listQuery({ ...FIRST_VIEW, tab, assignment }), promise: 'waiting', sortBy: 'dueAt' } as const;
  const { currentData } = useLeadsQuery({ ...next, sortOrder: 'asc', limit: 1 }, { skip: !isAsked });
  const dueAt = currentData?.data[0]?.promise.dueAt;
  return dueAt ? formatWeekdayTime(dueAt, 'long') : null;
}
