import type { ComponentProps } from 'react';
import { SearchBox } from '../../ui/fields/search-box';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import type { ListedLead } from '../lead/lead';
import { useAbortOutdated, useLeadsQuery } from '../lead/leads-api';
import { FIRST_VIEW, listQuery } from './lead-view';
import './filter-panel.css';

/** Calls `onSearch` when the user has not typed for 300 ms. */
export function LeadSearch(props: Pick<ComponentProps<typeof SearchBox>, 'ref' | 'value' | 'onSearch'>) {
  return (
    <SearchBox
      {...props}
      className="lead-search"
      label="Search leads"
      placeholder="Search leads by name, email, phone, location..."
    />
  );
}

/** Shorter input matches too many leads. */
export const SEARCH_FROM = 3;

interface FoundLeads {
  /** The leads found by the server. They may match in fields that are not shown. */
  readonly leads: readonly ListedLead[];
  readonly isSearching: boolean;
}

/** Finds up to `limit` leads by name, phone, email or reference while the user types. Ignores the list's filters. */
export function useLeadSearch(typed: string, limit: number): FoundLeads {
  const wanted = typed.trim();
  const search = useDebouncedValue(wanted);
  const isSettled = search === wanted;
  const query = { ...listQuery({ ...FIRST_VIEW, search }), limit };
  const { currentData, isFetching } = useLeadsQuery(query, { skip: search.length < SEARCH_FROM || !isSettled });
  useAbortOutdated(query);
  return { leads: currentData?.data ?? [], isSearching: wanted.length >= SEARCH_FROM && (!isSettled || isFetching) };
}
