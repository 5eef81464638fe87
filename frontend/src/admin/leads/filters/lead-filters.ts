import type { LeadFilterQuery } from '../../api/lead-filter-query';
import {
  CLOSE_REASON_FILTER_LABELS,
  FOLLOW_UP_FILTER_LABELS,
  PRIORITIES,
  PRIORITY_LABELS,
  PROMISE_FILTER_LABELS,
  STATE_FILTER_LABELS,
  STATUS_LABELS,
  STATUSES,
} from '../lead/lead-labels';
import { assignmentFilter } from './assignment-filter';
import { calledYesterdayFilter } from './called-yesterday-filter';
import { choiceFilter, choicesFilter, flagFilter, textFilter } from './filter-kinds';
import type { LeadFilter } from './lead-filter';
import { receivedFilter } from './received-filter';
import { typeFilter } from './type-filter';

/**
 * Every filter of the list, in the order of the panel, the chips and the address. The key is its name in the address.
 * Address, panel, chips, saved views, list, export and reports read this table and nothing else.
 */
export const LEAD_FILTERS = {
  status: choicesFilter({
    label: 'Status',
    options: STATUSES,
    labelOf: (status) => STATUS_LABELS[status],
    query: (status) => ({ status }),
  }),
  /** Also narrows to leads that are closed or rejected. */
  closeReason: choiceFilter({
    label: 'Reason for closing',
    options: CLOSE_REASON_FILTER_LABELS,
    chipLabel: (option) => `Reason: ${option}`,
    query: (reason) => ({ closeReason: [reason] }),
  }),
  priority: choicesFilter({
    label: 'Priority',
    options: PRIORITIES,
    labelOf: (priority) => PRIORITY_LABELS[priority],
    query: (priority) => ({ priority }),
  }),
  type: typeFilter,
  received: receivedFilter,
  assignment: assignmentFilter,
  promise: choiceFilter({
    label: 'Promise',
    options: PROMISE_FILTER_LABELS,
    chipLabel: (option) => `Promise: ${option}`,
    query: (promise) => ({ promise }),
  }),
  /** As the reports count it: another status than New, or a logged call. */
  contacted: flagFilter({
    label: 'Only leads somebody has responded to',
    chipLabel: 'Contacted',
    value: 'yes',
    query: { contacted: true },
  }),
  calledYesterday: calledYesterdayFilter,
  followUp: choiceFilter({
    label: 'Follow-up',
    options: FOLLOW_UP_FILTER_LABELS,
    chipLabel: (option) => option,
    query: (followUp) => ({ followUp }),
  }),
  /** Only open leads for which nothing is planned any more. */
  nextStep: flagFilter({
    label: 'Without a next step only',
    chipLabel: 'No next step',
    value: 'none',
    query: { nextStep: 'none' },
  }),
  /** Only leads that may be of the same person as another. */
  duplicates: flagFilter({
    label: 'Possible duplicates only',
    chipLabel: 'Possible duplicates',
    value: 'open',
    query: { duplicates: 'open' },
  }),
  state: choiceFilter({
    label: 'State',
    options: STATE_FILTER_LABELS,
    chipLabel: (option) => `State: ${option}`,
    query: (state) => ({ state: [state] }),
  }),
  source: textFilter({
    label: 'Source (utm_source)',
    chipLabel: (text) => `Source: ${text}`,
    query: (source) => ({ source }),
  }),
  campaign: textFilter({
    label: 'Campaign (utm_campaign)',
    chipLabel: (text) => `Campaign: ${text}`,
    query: (campaign) => ({ campaign }),
  }),
} as const satisfies Readonly<Record<string, LeadFilter<unknown>>>;

type FilterName = keyof typeof LEAD_FILTERS;

/** The value of each filter. */
export type LeadFilters = { readonly [Name in FilterName]: (typeof LEAD_FILTERS)[Name]['none'] };

/** The table for whoever goes through it, where a value and its filter come from the same entry. */
export const FILTER_ENTRIES = Object.entries(LEAD_FILTERS) as unknown as readonly (readonly [
  FilterName,
  LeadFilter<unknown>,
])[];

export const NO_FILTERS = mapFilters((_name, { none }) => none);

/** The filters in an address. */
export function parseFilters(address: URLSearchParams): LeadFilters {
  return mapFilters((name, filter) => filter.parse(address, name));
}

/** What of an address the filters are; empty where nothing is narrowed. */
export function formatFilters(filters: LeadFilters): Readonly<Record<string, string>> {
  return Object.assign({}, ...FILTER_ENTRIES.map(([name, filter]) => filter.format(filters[name], name)));
}

/** What the filters ask the server for. */
export function filtersQuery(filters: LeadFilters): LeadFilterQuery {
  return Object.assign({}, ...FILTER_ENTRIES.map(([name, filter]) => filter.query(filters[name])));
}

function mapFilters(read: (name: FilterName, filter: LeadFilter<unknown>) => unknown): LeadFilters {
  return Object.fromEntries(FILTER_ENTRIES.map(([name, filter]) => [name, read(name, filter)])) as LeadFilters;
}
