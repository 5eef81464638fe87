import { isLeadType } from '@lead-types/lead-types';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAddressQuery } from '../../ui/use-address-query';
import { DEBOUNCE_MS } from '../../ui/use-debounced-value';
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

/** What the dashboard shows: kept in the address, so that it can be sent, marked and gone back to. */
export interface LeadView extends LeadFilters {
  readonly tab: LeadTab;
  readonly search: string;
  readonly sortBy: SortField;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  /** Those that the view brings along; null for the reader's own. */
  readonly columns: readonly ListColumn[] | null;
}

export const FIRST_VIEW: LeadView = {
  ...NO_FILTERS,
  tab: 'all',
  search: '',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  page: 1,
  columns: null,
};

/** The change after which nothing but the tab narrows the list. */
export const CLEARED = { ...NO_FILTERS, search: '' } as const satisfies Partial<LeadView>;

/** Reads a view from the address; what is not understood is left at its default. */
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
  });
}

function parseColumns(text: string | null): LeadView['columns'] {
  const named = text?.split(',');
  return named ? COLUMN_NAMES.filter((name) => named.includes(name)) : null;
}

/** The address of a view, without what is at its default. Saved views are told apart by it, so its order is fixed. */
export function viewQueryString(view: LeadView): URLSearchParams {
  const defaults = viewParams(FIRST_VIEW);
  return new URLSearchParams(Object.entries(viewParams(view)).filter(([name, text]) => text !== defaults[name]));
}

/** Where the view is shown. Without any query the reader's default view would open instead of all leads. */
export function listAddress(view: LeadView): string {
  return `/dashboard?${viewQueryString(view).toString() || 'tab=all'}`;
}

function viewParams(view: LeadView): Readonly<Record<string, string>> {
  const { tab, search, sortBy, sortOrder, page, columns } = view;
  const shown = columns && { columns: columns.join(',') };
  return { tab, search, ...formatFilters(view), sortBy, sortOrder, page: String(page), ...shown };
}

/** What tells one list from another, whatever its order, page and columns. */
export function listKey(view: LeadView): string {
  const { sortBy, sortOrder, page, columns } = FIRST_VIEW;
  return viewQueryString({ ...view, sortBy, sortOrder, page, columns }).toString();
}

/** The view with something changed: anything but the page itself starts again from page 1. */
export function changedView(view: LeadView, change: Partial<LeadView>): LeadView {
  return withoutTypesOfTab({ ...view, page: 1, ...change });
}

/** A tab of one type leaves nothing to combine. */
function withoutTypesOfTab(view: LeadView): LeadView {
  return isLeadType(view.tab) && view.type.length > 0 ? { ...view, type: [] } : view;
}

/** The column currently sorted flips its direction; a newly chosen one starts descending, promises with the most urgent. */
export function sortedBy(view: LeadView, sortBy: SortField): Partial<LeadView> {
  if (view.sortBy === sortBy) return { sortOrder: view.sortOrder === 'desc' ? 'asc' : 'desc' };
  return { sortBy, sortOrder: sortBy === 'dueAt' ? 'asc' : 'desc' };
}

/** Whether anything but the tab narrows the list. */
export function hasFilters(view: LeadView): boolean {
  const { search, received } = view;
  const filters = received.preset === 'all' ? { ...view, received: FIRST_VIEW.received } : view;
  return search !== '' || Object.keys(formatFilters(filters)).length > 0;
}

/** What the list, the export and the reports are asked for. */
export function filterQuery(view: LeadView): LeadFilterQuery {
  const { tab, search } = view;
  return {
    search: search.trim(),
    ...filtersQuery(view),
    ...(isLeadType(tab) && { type: [tab] }),
    ...(tab === 'spam' && { quarantined: true }),
  };
}

/** What the page of a list is asked for. How many a search finds is counted up to a bound: nobody waits for that while typing. */
export function listQuery(view: LeadView): LeadListQuery {
  const { page, sortBy, sortOrder } = view;
  const filter = filterQuery(view);
  return { ...filter, page, limit: PAGE_SIZE, sortBy, sortOrder, ...(filter.search && { count: 'bounded' }) };
}

const TYPED: readonly string[] = [
  'search',
  ...FILTER_ENTRIES.filter(([, { isTyped }]) => isTyped).map(([name]) => name),
];

/** Each change is a place that Back returns to, unless it is to `replace` the one before. */
export type ChangeView = (change: Partial<LeadView>, history?: { readonly replace: boolean }) => void;

/** The view in the address and the way to change it. */
export function useLeadView(): [LeadView, ChangeView] {
  const [query, changeQuery] = useAddressQuery();
  // The opened lead stands in the same address; it is no part of the list.
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

/** The view to load: a new page or search (which has waited in its box) at once, the rest after 300 ms without a change. */
export function useDebouncedView(view: LeadView): LeadView {
  const [debounced, setDebounced] = useState(view);
  const isImmediate = debouncedPart(view) === debouncedPart(debounced);
  // Now rather than in an effect, after which all that uses it would be drawn once more.
  if (isImmediate && debounced !== view) setDebounced(view);
  useEffect(() => {
    if (isImmediate) return;
    const reload = setTimeout(() => setDebounced(view), DEBOUNCE_MS);
    return () => clearTimeout(reload);
  }, [view, isImmediate]);
  return isImmediate ? view : debounced;
}

function debouncedPart(view: LeadView): string {
  return viewQueryString({ ...view, page: 1, search: '', columns: null }).toString();
}

/**
 * The address of the list of what somebody counted within a view; null if no lead is in both.
 * @param today YYYY-MM-DD in Asia/Kolkata, on which the view's relative dates are resolved
 */
export function countedLeadsAddress(view: LeadView, counted: LeadFilterQuery, today: string): string | null {
  const { tab, search } = view;
  const filters = narrowedFilters(isLeadType(tab) ? { ...view, type: [tab] } : view, counted, today);
  if (!filters) return null;
  const isSpam = tab === 'spam' || counted.quarantined;
  const [only, ...others] = filters.type;
  // One type is its tab, except among suspected spam, which has a tab of its own.
  const isTab = only && others.length === 0 && !isSpam;
  return listAddress({
    ...view,
    ...filters,
    ...(isTab ? { tab: only, type: [] } : { tab: isSpam ? 'spam' : 'all' }),
    search: [search, counted.search].filter(Boolean).join(' '),
    page: 1,
  });
}
