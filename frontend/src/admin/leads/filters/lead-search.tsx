import type { ComponentProps } from 'react';
import { SearchBox } from '../../ui/fields/search-box';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import type { ListedLead } from '../lead/lead';
import { useAbortOutdated, useLeadsQuery } from '../lead/leads-api';
import { FIRST_VIEW, listQuery } from './lead-view';
import './filter-panel.css';

/** The search box of the dashboard; `onSearch` is called after 300 ms without typing. */
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

/** Fewer letters find half of everybody. */
const SEARCH_FROM = 3;

interface FoundLeads {
  /** Those that the server matched, by more than what is shown. */
  readonly leads: readonly ListedLead[];
  readonly isSearching: boolean;
}

/** The first leads of any list that are found by what is being typed: a name, phone, mail or reference. */
export function useLeadSearch(typed: string, limit: number): FoundLeads {
  const wanted = typed.trim();
  const search = useDebouncedValue(wanted);
  const isSettled = search === wanted;
  const query = { ...listQuery({ ...FIRST_VIEW, search }), limit };
  const { currentData, isFetching } = useLeadsQuery(query, { skip: search.length < SEARCH_FROM || !isSettled });
  useAbortOutdated(query);
  return { leads: currentData?.data ?? [], isSearching: wanted.length >= SEARCH_FROM && (!isSettled || isFetching) };
}
