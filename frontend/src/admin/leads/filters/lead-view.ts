import { isLeadType } from '@lead-types/lead-types';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAddressQuery } from '../../ui/use-address-query';
import { DEBOUNCE_MS } from '../../ui/use-debounced-value';
import { type LeadStatus, STATUSES } from '../lead/lead';
import type { LeadListQuery } from '../lead/leads-api';
import { COLUMN_NAMES, type ListColumn } from '../lead/list-columns';
import { LEAD_PARAM } from '../lead/use-lead-param';
import type { LeadFilterQuery, LeadTab } from './filter-kinds';
import {
  FILTER_ENTRIES,
  filtersQuery,
  formatFilters,
  type LeadFilters,
  NO_FILTERS,
  narrowedFilters,
  parseFilters,
} from './lead-filters';

export const PAGE_SIZE = 20;

const SORT_FIELDS = [
  'personalInfo.fullName',
  'type',
  'status',
  'priority',
  'createdAt',
  'updatedAt',
  'dueAt',
  'work',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** What the dashboard shows. Stored in the URL, so that it can be shared, bookmarked and restored with Back. */
export interface LeadView extends LeadFilters {
  readonly tab: LeadTab;
  readonly search: string;
  readonly sortBy: SortField;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  /** Null means the user's own columns. */
  readonly columns: readonly ListColumn[] | null;
  readonly layout: 'table' | 'board';
}

export const FIRST_VIEW: LeadView = {
  ...NO_FILTERS,
  tab: 'all',
  search: '',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  page: 1,
  columns: null,
  layout: 'table',
};

/** Clears the search and all filters, but not the tab. */
export const CLEARED = { ...NO_FILTERS, search: '' } as const satisfies Partial<LeadView>;

/** Reads a view from the URL. Invalid values are replaced by defaults. */
export function parseView(address: URLSearchParams): LeadView {
  const text = (name: string) => address.get(name) ?? '';
  const tab = text('tab');
  const page = Number(text('page'));
  return withoutTypesOfTab({
    ...parseFilters(address),
    tab: isLeadType(tab) || tab === 'spam' ? tab : 'all',
    search: text('search').slice(0, 200),
    sortBy: SORT_FIELDS.find((field) => field === text('sortBy')) ?? FIRST_VIEW.sortBy,
    sortOrder: text('sortOrder') === 'asc' ? 'asc' : 'desc',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    columns: parseColumns(address.get('columns')),
    layout: text('layout') === 'board' ? 'board' : 'table',
  });
}

function parseColumns(text: string | null): LeadView['columns'] {
  const named = text?.split(',');
  return named ? COLUMN_NAMES.filter((name) => named.includes(name)) : null;
}

/** The query string without default values. Its order is fixed, because saved views are compared as query strings. */
export function viewQueryString(view: LeadView): URLSearchParams {
  const defaults = viewParams(FIRST_VIEW);
  return new URLSearchParams(Object.entries(viewParams(view)).filter(([name, text]) => text !== defaults[name]));
}

/** The URL of the view. The query is never empty, because a URL without a query opens the user's default view. */
export function listAddress(view: LeadView): string {
  return `/dashboard?${viewQueryString(view).toString() || 'tab=all'}`;
}

function viewParams(view: LeadView): Readonly<Record<string, string>> {
  const { tab, search, sortBy, sortOrder, page, columns, layout } = view;
  const shown = columns && { columns: columns.join(',') };
  return { tab, search, ...formatFilters(view), sortBy, sortOrder, page: String(page), ...shown, layout };
}

/** Identifies a list. Sort order, page, columns and layout make no difference. */
export function listKey(view: LeadView): string {
  const { sortBy, sortOrder, page, columns, layout } = FIRST_VIEW;
  return viewQueryString({ ...view, sortBy, sortOrder, page, columns, layout }).toString();
}

/** Applies a change. Returns to page 1 unless the change sets the page. */
export function changedView(view: LeadView, change: Partial<LeadView>): LeadView {
  return withoutTypesOfTab({ ...view, page: 1, ...change });
}

/** On the tab of a single type, clears the type filter. */
function withoutTypesOfTab(view: LeadView): LeadView {
  return isLeadType(view.tab) && view.type.length > 0 ? { ...view, type: [] } : view;
}

/**
 * Reverses the order of the current sort column. A new sort column starts descending, except for `dueAt`, which starts
 * with the most urgent leads.
 */
export function sortedBy(view: LeadView, sortBy: SortField): Partial<LeadView> {
  if (view.sortBy === sortBy) return { sortOrder: view.sortOrder === 'desc' ? 'asc' : 'desc' };
  return { sortBy, sortOrder: sortBy === 'dueAt' ? 'asc' : 'desc' };
}

export function hasFilters(view: LeadView): boolean {
  const { search, received } = view;
  const filters = received.preset === 'all' ? { ...view, received: FIRST_VIEW.received } : view;
  return search !== '' || Object.keys(formatFilters(filters)).length > 0;
}

export function filterQuery(view: LeadView): LeadFilterQuery {
  const { tab, search } = view;
  return {
    search: search.trim(),
    ...filtersQuery(view),
    ...(isLeadType(tab) && { type: [tab] }),
    ...(tab === 'spam' && { quarantined: true }),
  };
}

/** The API parameters for one page. Search results are counted only up to a limit, so that typing stays fast. */
export function listQuery(view: LeadView): LeadListQuery {
  const { page, sortBy, sortOrder } = view;
  const filter = filterQuery(view);
  return { ...filter, page, limit: PAGE_SIZE, sortBy, sortOrder, ...(filter.search && { count: 'bounded' }) };
}

/** The first page of a column fills a screen. Larger pages would make the board open later. */
const BOARD_PAGE_SIZE = 25;

/** The API parameters for one page of a column of the board. Columns are always sorted newest first. */
export function boardQuery(view: LeadView, status: LeadStatus, page: number): LeadListQuery {
  const { sortBy, sortOrder } = FIRST_VIEW;
  return { ...listQuery({ ...view, status: [status], sortBy, sortOrder, page }), limit: BOARD_PAGE_SIZE };
}

/** The statuses that the board shows as columns. */
export function boardStatuses({ status }: Pick<LeadView, 'status'>): readonly LeadStatus[] {
  return status.length > 0 ? STATUSES.filter((each) => status.includes(each)) : STATUSES;
}

const TYPED: readonly string[] = [
  'search',
  ...FILTER_ENTRIES.filter(([, { isTyped }]) => isTyped).map(([name]) => name),
];

/** If `replace` is false, adds a history entry. By default, only typed values replace the current entry. */
export type ChangeView = (change: Partial<LeadView>, history?: { readonly replace: boolean }) => void;

export function useLeadView(): [LeadView, ChangeView] {
  const [query, changeQuery] = useAddressQuery();
  // The URL also contains the open lead, but opening another lead must not create a new view object.
  const text = viewQueryString(parseView(query)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(text)), [text]);
  const change = useCallback<ChangeView>(
    (part, history) => {
      const replace = history?.replace ?? Object.keys(part).every((name) => TYPED.includes(name));
      changeQuery((latest) => withLeadOf(latest, viewQueryString(changedView(parseView(latest), part))), {
        replace,
      });
    },
    [changeQuery],
  );
  return [view, change];
}

function withLeadOf(latest: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const lead = latest.get(LEAD_PARAM);
  if (lead !== null) next.set(LEAD_PARAM, lead);
  return next;
}

/**
 * The view to load. A change of page applies immediately, and so does a search, because the search box has its own
 * delay. Other changes apply after 300 ms.
 */
export function useDebouncedView(view: LeadView): LeadView {
  const [debounced, setDebounced] = useState(view);
  const isImmediate = debouncedPart(view) === debouncedPart(debounced);
  // Set during render, because an effect would render every component that uses the view once more.
  if (isImmediate && debounced !== view) setDebounced(view);
  useEffect(() => {
    if (isImmediate) return;
    const reload = setTimeout(() => setDebounced(view), DEBOUNCE_MS);
    return () => clearTimeout(reload);
  }, [view, isImmediate]);
  return isImmediate ? view : debounced;
}

function debouncedPart(view: LeadView): string {
  return viewQueryString({ ...view, page: 1, search: '', columns: null, layout: FIRST_VIEW.layout }).toString();
}

/**
 * The URL that lists the leads behind a number in a report on `view`; null if there are none. `today` is YYYY-MM-DD in
 * India.
 */
export function countedLeadsAddress(view: LeadView, counted: LeadFilterQuery, today: string): string | null {
  const { tab, search } = view;
  const filters = narrowedFilters(isLeadType(tab) ? { ...view, type: [tab] } : view, counted, today);
  if (!filters) return null;
  const isSpam = tab === 'spam' || counted.quarantined;
  const [only, ...others] = filters.type;
  const isTab = only && others.length === 0 && !isSpam;
  return listAddress({
    ...view,
    ...filters,
    ...(isTab ? { tab: only, type: [] } : { tab: isSpam ? 'spam' : 'all' }),
    search: [search, counted.search].filter(Boolean).join(' '),
    page: 1,
  });
}
