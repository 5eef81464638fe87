import { useAppDispatch } from '../../api/app-store';
import { collectMatching } from '../bulk/matching-leads';
import { filterQuery, type LeadView, listQuery } from '../filters/lead-view';
import { shownQueue } from '../filters/work-queue-views';
import { leadsApi } from '../lead/leads-api';
import { ShareOutButton } from './share-out-button';

/** Beside the queue of leads that nobody has: all of it is shared out, on whatever page they stand. */
export function ShareOutQueue({ view }: { readonly view: LeadView }) {
  const dispatch = useAppDispatch();
  const { data: listed } = leadsApi.endpoints.leads.useQueryState(listQuery(view));
  if (shownQueue(view)?.name !== 'nobodys' || listed?.pagination.totalItems === 0) return null;
  const { sortBy, sortOrder } = view;
  return (
    <ShareOutButton
      collect={async () => {
        const outcome = await dispatch(collectMatching({ ...filterQuery(view), sortBy, sortOrder }));
        if (!collectMatching.fulfilled.match(outcome)) return { error: outcome.payload };
        const ids = outcome.payload;
        return { ids, total: Math.max(ids.length, listed?.pagination.totalItems ?? 0) };
      }}
    />
  );
}
