import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Lead } from '../lead/lead';
import { leadsApi } from '../lead/leads-api';

type LeadsState = Parameters<ReturnType<typeof leadsApi.endpoints.leads.select>>[0];

/** What the list that was loaded last says of a lead; undefined for a lead that stands in none. */
export function useListedLead(id: string): Lead | undefined {
  const store = useStore<LeadsState>();
  return useMemo(() => {
    const state = store.getState();
    return leadsApi.util
      .selectCachedArgsForQuery(state, 'leads')
      .map((query) => leadsApi.endpoints.leads.select(query)(state))
      .sort((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))
      .flatMap(({ data }) => data?.data ?? [])
      .find(({ _id }) => _id === id);
  }, [store, id]);
}
