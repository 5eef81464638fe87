import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { Placeholder } from '../../ui/placeholder';
import { changedView, type LeadView, listQuery } from '../filters/lead-view';
import type { ChangeView } from '../filters/use-lead-view';
import { useLeadsQuery } from '../lead/leads-api';

/**
 * What stands in the place of an empty list. Somebody on the phone reads out a reference that no tab but suspected spam
 * shows: where that has what was searched for, this leads there.
 */
export function NoLeads({ view, changeView }: { view: LeadView; changeView: ChangeView }) {
  const inSpam = changedView(view, { tab: 'spam' });
  const { currentData } = useLeadsQuery(listQuery(inSpam), { skip: view.search === '' || view.tab === 'spam' });
  const count = currentData?.pagination.totalItems ?? 0;
  return (
    <Placeholder role="status">
      No leads found for the current filters.
      {count > 0 && (
        <Button onClick={() => changeView({ tab: 'spam' })}>{formatNumber(count)} in suspected spam</Button>
      )}
    </Placeholder>
  );
}
