import { CLOSE_REASON_LABELS } from '@lead-types/close-reasons';
import { INDIAN_STATES } from '@lead-types/indian-states';
import { isLeadType, LEAD_TYPE_NAMES, type LeadType } from '@lead-types/lead-types';
import { PROMISE_LABELS } from '@lead-types/lead-work';
import { leadTypeLabel, PRIORITIES, PRIORITY_LABELS, STATUS_LABELS, STATUSES } from '../lead/lead';
import { useLeadTypesQuery } from '../lead/leads-api';
import {
  choiceFilter,
  choicesFilter,
  type Describe,
  FilterCheckboxes,
  type FilterFieldProps,
  flagFilter,
  type LeadFilter,
  type LeadFilterQuery,
  textFilter,
} from './filter-kinds';
import { assignmentFilter, calledYesterdayFilter } from './person-filters';
import { receivedFilter } from './received-filter';

type StateFilter = NonNullable<LeadFilterQuery['state']>[number];
const STATE_NAMES = Object.fromEntries(INDIAN_STATES.map(({ code, name }) => [code, name]));
const CLOSE_REASON_DESCRIPTIONS = { ...CLOSE_REASON_LABELS, none: 'no reason given' } as const;

/**
 * Every filter of the list, in the order of the panel, the chips and the address. The key is its name in the address.
 * Address, panel, chips, saved views, list, export, reports and the activity read this table and nothing else.
 */
export const LEAD_FILTERS = {
  status: choicesFilter('status', {
    label: 'Status',
    options: STATUSES,
    labelOf: (status) => STATUS_LABELS[status],
  }),
  /** Also narrows to leads that are closed or rejected. */
  closeReason: choiceFilter('closeReason', {
    label: 'Reason for closing',
    options: { ...CLOSE_REASON_LABELS, none: 'No reason given' },
    isList: true,
    chipLabel: (option) => `Reason: ${option}`,
    wordOf: (reason) => CLOSE_REASON_DESCRIPTIONS[reason],
    describe: (words) => `closed for ${words}`,
  }),
  priority: choicesFilter('priority', {
    label: 'Priority',
    options: PRIORITIES,
    labelOf: (priority) => PRIORITY_LABELS[priority],
    describe: (words) => `priority ${words}`,
  }),
  /** Several types at once. A tab of one type leaves nothing to combine. */
  type: {
    ...choicesFilter('type', { label: 'Type', options: LEAD_TYPE_NAMES, labelOf: leadTypeLabel }),
    field: (props) => <TypeField {...props} />,
  } satisfies LeadFilter<readonly LeadType[]>,
  received: receivedFilter,
  assignment: assignmentFilter,
  promise: choiceFilter('promise', {
    label: 'Promise',
    options: { ...PROMISE_LABELS, waiting: 'Not due yet', promised: 'Any promise' },
    covers: (wide, narrow) => wide === 'promised' || (wide === 'waiting' && narrow === 'due_soon'),
    chipLabel: (option) => `Promise: ${option}`,
    wordOf: (promise) => (promise in PROMISE_LABELS ? PROMISE_LABELS[promise as keyof typeof PROMISE_LABELS] : promise),
    describe: (words) => `promise ${words}`,
  }),
  /** As the reports count it: another status than New, or a logged call. */
  contacted: flagFilter('contacted', {
    label: 'Only leads somebody has responded to',
    chipLabel: 'Contacted',
    value: 'yes',
    asked: true,
    describe: 'contacted',
  }),
  calledYesterday: calledYesterdayFilter,
  followUp: choiceFilter('followUp', {
    label: 'Follow-up',
    options: { due: 'Due follow-ups', today: 'Follow-ups today', upcoming: 'Later follow-ups' },
    covers: (wide, narrow) => wide === 'due' && narrow === 'today',
    chipLabel: (option) => option,
    describe: (words) => `follow-up ${words}`,
  }),
  /** Only open leads for which nothing is planned. */
  nextStep: flagFilter('nextStep', {
    label: 'Without a next step only',
    chipLabel: 'No next step',
    value: 'none',
    asked: 'none',
    describe: 'no next step',
  }),
  /** Only leads that may be of the same person as another. */
  duplicates: flagFilter('duplicates', {
    label: 'Possible duplicates only',
    chipLabel: 'Possible duplicates',
    value: 'open',
    asked: 'open',
    describe: 'possible duplicates',
  }),
  state: choiceFilter('state', {
    label: 'State',
    options: { ...STATE_NAMES, none: 'Not given or not known' } as Readonly<Record<StateFilter, string>>,
    isList: true,
    chipLabel: (option) => `State: ${option}`,
    wordOf: (code) => STATE_NAMES[code] ?? 'no known state',
    describe: (words) => words,
  }),
  source: textFilter('source', {
    label: 'Source (utm_source)',
    chipLabel: (text) => `Source: ${text}`,
    describe: (text) => `source ${text}`,
  }),
  campaign: textFilter('campaign', {
    label: 'Campaign (utm_campaign)',
    chipLabel: (text) => `Campaign: ${text}`,
    describe: (text) => `campaign ${text}`,
  }),
} as const satisfies Readonly<Record<string, LeadFilter<unknown>>>;

function TypeField({ value, onChange, tab }: FilterFieldProps<readonly LeadType[]>) {
  const { data: types } = useLeadTypesQuery();
  const tabHasChosen = isLeadType(tab);
  return (
    <FilterCheckboxes
      label="Type"
      options={types?.accessibleTypes ?? []}
      labelOf={leadTypeLabel}
      chosen={value}
      disabled={tabHasChosen}
      hint={tabHasChosen && 'The tab has chosen the type. Go to All Leads to combine types.'}
      onChange={onChange}
    />
  );
}

type FilterName = keyof typeof LEAD_FILTERS;

/** The value of each filter. */
export type LeadFilters = { readonly [Name in FilterName]: (typeof LEAD_FILTERS)[Name]['none'] };

/** The table for loops, in which a value and its filter come from the same entry. */
export const FILTER_ENTRIES = Object.entries(LEAD_FILTERS) as unknown as readonly (readonly [
  FilterName,
  LeadFilter<unknown>,
])[];

export const NO_FILTERS = mapFilters((_name, { none }) => none);

/** The filters in an address. */
export function parseFilters(address: URLSearchParams): LeadFilters {
  return mapFilters((name, filter) => filter.parse(address, name));
}

/** The parameters of the filters in an address; empty if nothing is narrowed. */
export function formatFilters(filters: LeadFilters): Readonly<Record<string, string>> {
  return Object.assign({}, ...FILTER_ENTRIES.map(([name, filter]) => filter.format(filters[name], name)));
}

/** What the filters ask the server for. */
export function filtersQuery(filters: LeadFilters): LeadFilterQuery {
  return Object.assign({}, ...FILTER_ENTRIES.map(([name, filter]) => filter.query(filters[name])));
}

/** The filters for what somebody counted within them; null if no lead is in both. */
export function narrowedFilters(filters: LeadFilters, counted: LeadFilterQuery, today: string): LeadFilters | null {
  const narrowed = mapFilters((name, filter) => filter.narrow(filters[name], counted, today));
  return Object.values(narrowed).some((value) => value === null) ? null : narrowed;
}

const DESCRIBED: Readonly<Record<string, Describe>> = Object.assign(
  {},
  ...FILTER_ENTRIES.map(([, filter]) => filter.describe),
);

/** Words for what the audit trail keeps of a filter under a name. */
export function describeFilter(name: string, value: unknown, people: ReadonlyMap<string, string>): string {
  return DESCRIBED[name]?.(value, people) ?? `${name} ${value}`;
}

function mapFilters(read: (name: FilterName, filter: LeadFilter<unknown>) => unknown): LeadFilters {
  return Object.fromEntries(FILTER_ENTRIES.map(([name, filter]) => [name, read(name, filter)])) as LeadFilters;
}
