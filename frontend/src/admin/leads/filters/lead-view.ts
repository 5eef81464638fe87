import { isLeadType, type LeadType } from '@lead-types/lead-types';
import { FOLLOW_UP_FILTERS, type FollowUpFilter } from '../lead/format-follow-up';
import { PROMISE_FILTERS, type PromiseFilter } from '../lead/format-response-promise';
import {
  DATE_PRESETS,
  type DatePreset,
  type LeadPriority,
  type LeadStatus,
  PRIORITIES,
  STATUSES,
} from '../lead/lead-labels';
import type { LeadFilterQuery, LeadListQuery } from '../lead/leads-api';

export const PAGE_SIZE = 20;

export const SORT_FIELDS = ['personalInfo.fullName', 'type', 'status', 'createdAt', 'dueAt', 'work'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface LeadFilters {
  readonly status: readonly LeadStatus[];
  readonly priority: readonly LeadPriority[];
  /** Only where no tab has chosen the type already. */
  readonly type: readonly LeadType[];
  readonly dateRange: DatePreset | '';
  readonly dateFrom: string;
  readonly dateTo: string;
  /** `me`, `nobody` or a colleague's id; empty for anyone. */
  readonly assignment: string;
  readonly promise: PromiseFilter | '';
  readonly followUp: FollowUpFilter | '';
  /** Only leads that may be of the same person as another. */
  readonly duplicates: 'open' | '';
}

/** What the dashboard shows: kept in the address, so that it can be sent, marked and gone back to. */
export interface LeadView extends LeadFilters {
  readonly tab: LeadType | 'all' | 'spam';
  readonly search: string;
  readonly sortBy: SortField;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
}

export const NO_FILTERS: LeadFilters = {
  status: [],
  priority: [],
  type: [],
  dateRange: '',
  dateFrom: '',
  dateTo: '',
  assignment: '',
  promise: '',
  followUp: '',
  duplicates: '',
};

export const FIRST_VIEW: LeadView = {
  ...NO_FILTERS,
  tab: 'all',
  search: '',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  page: 1,
};

/** Reads a view from the address; what is not understood is left at its default. */
export function parseView(address: URLSearchParams): LeadView {
  const text = (name: string) => address.get(name) ?? '';
  const list = <T extends string>(name: string, known: (value: string) => value is T) =>
    text(name).split(',').filter(known);
  const tab = text('tab');
  const sortBy = SORT_FIELDS.find((field) => field === text('sortBy'));
  const page = Number(text('page'));
  const dateRange = DATE_PRESETS.find((preset) => preset === text('dateRange')) ?? '';
  const day = (name: string) => (dateRange === 'custom' && /^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : '');
  return {
    tab: isLeadType(tab) || tab === 'spam' ? tab : 'all',
    search: text('search').slice(0, 200),
    status: list('status', (value): value is LeadStatus => STATUSES.some((status) => status === value)),
    priority: list('priority', (value): value is LeadPriority => PRIORITIES.some((priority) => priority === value)),
    type: isLeadType(tab) ? [] : list('type', isLeadType),
    dateRange,
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    assignment: /^(me|nobody|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text('assignment'))
      ? text('assignment')
      : '',
    promise: PROMISE_FILTERS.find((promise) => promise === text('promise')) ?? '',
    followUp: FOLLOW_UP_FILTERS.find((followUp) => followUp === text('followUp')) ?? '',
    duplicates: text('duplicates') === 'open' ? 'open' : '',
    sortBy: sortBy ?? FIRST_VIEW.sortBy,
    sortOrder: text('sortOrder') === 'asc' ? 'asc' : 'desc',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** The address of a view, without what is at its default. */
export function viewQueryString(view: LeadView): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    const text = String(value);
    if (text !== String(FIRST_VIEW[name as keyof LeadView])) address.set(name, text);
  }
  return address;
}

/** The view with something changed: anything but the page itself starts again from page 1. */
export function changedView(view: LeadView, change: Partial<LeadView>): LeadView {
  const changed = { ...view, page: 1, ...change };
  return isLeadType(changed.tab) && changed.type.length > 0 ? { ...changed, type: [] } : changed;
}

/** The column currently sorted flips its direction; a newly chosen one starts descending, promises with the most urgent. */
export function sortedBy(view: LeadView, sortBy: SortField): Partial<LeadView> {
  if (view.sortBy === sortBy) return { sortOrder: view.sortOrder === 'desc' ? 'asc' : 'desc' };
  return { sortBy, sortOrder: sortBy === 'dueAt' ? 'asc' : 'desc' };
}

/** Whether anything but the tab narrows the list. */
export function hasFilters(view: LeadView): boolean {
  const { search, status, priority, type, dateRange, assignment, promise, followUp, duplicates } = view;
  const chosen = status.length + priority.length + type.length;
  return search !== '' || chosen > 0 || `${dateRange}${assignment}${promise}${followUp}${duplicates}` !== '';
}

/** What the list and the export are asked for. */
export function filterQuery(view: LeadView): LeadFilterQuery {
  const {
    tab,
    search,
    status,
    priority,
    type,
    dateRange,
    dateFrom,
    dateTo,
    assignment,
    promise,
    followUp,
    duplicates,
  } = view;
  // Custom dates of which none is chosen yet narrow nothing.
  const isOpenRange = dateRange === 'custom' && !dateFrom && !dateTo;
  return {
    search: search.trim(),
    status,
    priority,
    type: isLeadType(tab) ? [tab] : type,
    dateRange: isOpenRange ? undefined : dateRange || undefined,
    dateFrom,
    dateTo,
    promise: promise || undefined,
    followUp: followUp || undefined,
    duplicates: duplicates || undefined,
    ...(assignment === 'nobody' ? { unassigned: true } : { assignedTo: assignment }),
    ...(tab === 'spam' && { quarantined: true }),
  };
}

export function listQuery(view: LeadView): LeadListQuery {
  const { page, sortBy, sortOrder } = view;
  return { ...filterQuery(view), page, limit: PAGE_SIZE, sortBy, sortOrder };
}
