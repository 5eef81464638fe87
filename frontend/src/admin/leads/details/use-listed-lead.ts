import { useAppSelector } from '../../api/app-store';
import type { Lead } from '../lead/lead';
import { leadsApi } from '../lead/leads-api';

/** Returns the lead as the newest list has it, or undefined if no list has it. */
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
