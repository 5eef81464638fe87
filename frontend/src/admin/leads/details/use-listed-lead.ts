import { useAppSelector } from '../../api/app-store';
import type { Lead } from '../lead/lead';
import { leadsApi } from '../lead/leads-api';

/** Returns the lead from the list that loaded last; undefined if no list contains it. */
export function useListedLead(id: string): Lead | undefined {
  return useAppSelector((state) =>
    leadsApi.util
      .selectCachedArgsForQuery(state, 'leads')
      .map((query) => leadsApi.endpoints.leads.select(query)(state))
      .sort((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))
      .flatMap(({ data }) => data?.data ?? [])
      .find(({ _id }) => _id === id),
  );
}
