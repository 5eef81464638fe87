import { useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../api/app-store';
import { boardQuery, boardStatuses, type LeadView, listKey, useDebouncedView } from '../filters/lead-view';
import type { LeadStatus, ListedLead } from '../lead/lead';
import { type LeadListQuery, type LeadPage, leadsApi } from '../lead/leads-api';

/** How many pages of a column load together when the user scrolls near its end. */
const PAGES_AT_ONCE = 4;

export interface BoardColumnLeads {
  readonly status: LeadStatus;
  readonly leads: readonly ListedLead[];
  /** Undefined until the first page has loaded. */
  readonly total: number | undefined;
  readonly totalIsAtLeast: boolean;
  readonly hasMore: boolean;
  readonly error: unknown;
}

interface BoardLeads {
  readonly columns: readonly BoardColumnLeads[];
  readonly isLoading: boolean;
  readonly loadMore: (status: LeadStatus) => void;
  readonly retry: (status: LeadStatus) => void;
  /** The query of the page that contains the lead. */
  readonly queryOf: (id: string) => LeadListQuery | undefined;
}

/**
 * Reads the columns of the board, page by page. Leads are grouped by the status that they have in the cache, not by the
 * page that contains them, so a lead changes its column as soon as the user moves it.
 */
export function useBoardLeads(view: LeadView, folded: ReadonlySet<LeadStatus>): BoardLeads {
  const settled = useDebouncedView(view);
  const key = listKey(settled);
  const [pages, setPages] = useState<{ readonly key: string; readonly counts: Partial<Record<LeadStatus, number>> }>({
    key,
    counts: {},
  });
  const counts = pages.key === key ? pages.counts : {};
  const statuses = boardStatuses(settled);
  const parts = statuses.flatMap((status) =>
    Array.from({ length: folded.has(status) ? 1 : (counts[status] ?? 1) }, (_, at) => ({
      status,
      query: boardQuery(settled, status, at + 1),
    })),
  );
  const results = useLeadPages(parts.map(({ query }) => query));
  const isLoading = results.some(({ status }) => status === 'pending' || status === 'uninitialized');

  const leads = leadsOf(results.flatMap(({ data }) => data?.data ?? []));
  // After a lead has moved, the responses arrive one by one. Until all have arrived, no lead is removed.
  const kept = useRef({ key, leads });
  if (!isLoading) kept.current = { key, leads };
  const shown = !isLoading
    ? leads
    : kept.current.key === key
      ? leadsOf([...leads, ...kept.current.leads])
      : kept.current.leads;

  return {
    isLoading,
    columns: statuses.map((status) => {
      const ofStatus = results.filter((_, at) => parts[at]?.status === status);
      const { totalItems, totalIsAtLeast = false } = ofStatus[0]?.data?.pagination ?? {};
      return {
        status,
        leads: shown.filter((lead) => lead.status === status),
        total: totalItems,
        totalIsAtLeast,
        hasMore: hasNextPage(ofStatus.at(-1)?.data),
        error: ofStatus.find(({ data, isError }) => isError && !data)?.error,
      };
    }),
    loadMore: (status) => {
      const page = results.findLast(({ data }, at) => data && parts[at]?.status === status)?.data;
      const wanted = (counts[status] ?? 1) + PAGES_AT_ONCE;
      const { totalPages = wanted, totalIsAtLeast = false } = page?.pagination ?? {};
      const count = totalIsAtLeast ? wanted : Math.min(wanted, totalPages);
      setPages({ key, counts: { ...counts, [status]: count } });
    },
    retry: (status) => {
      for (const [at, { refetch }] of results.entries()) if (parts[at]?.status === status) refetch();
    },
    queryOf: (id) => parts[results.findIndex(({ data }) => data?.data.some(({ _id }) => _id === id))]?.query,
  };
}

function hasNextPage(page: LeadPage | undefined): boolean {
  if (!page) return false;
  const { currentPage, totalPages, totalIsAtLeast = false } = page.pagination;
  return currentPage < totalPages || (totalIsAtLeast && page.data.length > 0);
}

/** Each lead once, the newest first, as the server sorts a column. The first of several copies counts. */
function leadsOf(leads: readonly ListedLead[]): readonly ListedLead[] {
  const byId = new Map<string, ListedLead>();
  for (const lead of leads) if (!byId.has(lead._id)) byId.set(lead._id, lead);
  return [...byId.values()].sort(
    (one, other) => compare(other.createdAt, one.createdAt) || compare(other._id, one._id),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Subscribes to any number of list pages. Loads each page when it is first needed. */
function useLeadPages(queries: readonly LeadListQuery[]) {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(queries);
  const subscriptions = useRef(new Map<string, () => void>());
  useEffect(() => {
    const wanted = new Map((JSON.parse(key) as LeadListQuery[]).map((query) => [JSON.stringify(query), query]));
    for (const [name, unsubscribe] of subscriptions.current) {
      if (wanted.has(name)) continue;
      subscriptions.current.delete(name);
      unsubscribe();
    }
    for (const [name, query] of wanted) {
      if (subscriptions.current.has(name)) continue;
      const { unsubscribe } = dispatch(leadsApi.endpoints.leads.initiate(query, { forceRefetch: true }));
      subscriptions.current.set(name, unsubscribe);
    }
  }, [dispatch, key]);
  useEffect(() => {
    const { current } = subscriptions;
    return () => {
      for (const unsubscribe of current.values()) unsubscribe();
      current.clear();
    };
  }, []);
  const selectors = useMemo(
    () => (JSON.parse(key) as LeadListQuery[]).map((query) => leadsApi.endpoints.leads.select(query)),
    [key],
  );
  const states = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  return states.map((state, at) => ({
    ...state,
    refetch: () => {
      const query = queries[at];
      if (query) void dispatch(leadsApi.endpoints.leads.initiate(query, { forceRefetch: true, subscribe: false }));
    },
  }));
}
