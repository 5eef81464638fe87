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
import { assignmentFilter, doneByFilter } from './person-filters';
import { placeFilter } from './place-filter';
import { receivedFilter } from './received-filter';

type StateFilter = NonNullable<LeadFilterQuery['state']>[number];
const STATE_NAMES = Object.fromEntries(INDIAN_STATES.map(({ code, name }) => [code, name]));
const PROMISE_OPTIONS = {
  ...PROMISE_LABELS,
  waiting: 'Not due yet',
  promised: 'Any promise',
  kept_today: 'Kept today',
  missed_today: 'Missed today',
} as const;
const CLOSE_REASON_DESCRIPTIONS = { ...CLOSE_REASON_LABELS, none: 'no reason given' } as const;

/**
 * All filters, keyed by URL parameter, in the order of the panel, the chips and the URL. This table is used by saved
 * views, the list, exports, reports and the activity log too.
 */
export const LEAD_FILTERS = {
  status: choicesFilter('status', {
    label: 'Status',
    options: STATUSES,
    labelOf: (status) => STATUS_LABELS[status],
  }),
  closeReason: choiceFilter('closeReason', {
    label: 'Close reason',
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
  /** Lets the user choose several types. Disabled on the tab of a single type. */
  type: {
    ...choicesFilter('type', { label: 'Type', options: LEAD_TYPE_NAMES, labelOf: leadTypeLabel }),
    field: (props) => <TypeField {...props} />,
  } satisfies LeadFilter<readonly LeadType[]>,
  received: receivedFilter,
  assignment: assignmentFilter,
  promise: choiceFilter('promise', {
    label: 'Promise',
    options: PROMISE_OPTIONS,
    covers: (wide, narrow) =>
      wide === 'promised' ||
      (wide === 'waiting' && narrow === 'due_soon') ||
      (wide === 'kept' && narrow === 'kept_today'),
    chipLabel: (option) => `Promise: ${option}`,
    wordOf: (promise) => PROMISE_OPTIONS[promise],
    describe: (words) => `promise ${words}`,
  }),
  /** Defined as in reports: the status is not New, or a call was logged. */
  contacted: flagFilter('contacted', {
    label: 'Only contacted leads',
    chipLabel: 'Contacted',
    value: 'yes',
    asked: true,
    describe: 'contacted',
  }),
  calledToday: doneByFilter('calledToday', 'Called today'),
  calledYesterday: doneByFilter('calledYesterday', 'Called yesterday'),
  convertedToday: doneByFilter('convertedToday', 'Converted today'),
  convertedThisMonth: doneByFilter('convertedThisMonth', 'Converted this month'),
  followUp: choiceFilter('followUp', {
    label: 'Follow-up',
    options: { due: 'Due follow-ups', today: 'Follow-ups today', upcoming: 'Later follow-ups' },
    covers: (wide, narrow) => wide === 'due' && narrow === 'today',
    chipLabel: (option) => option,
    describe: (words) => `follow-up ${words}`,
  }),
  nextStep: flagFilter('nextStep', {
    label: 'Only leads without a next step',
    chipLabel: 'No next step',
    value: 'none',
    asked: 'none',
    describe: 'no next step',
  }),
  duplicates: flagFilter('duplicates', {
    label: 'Only possible duplicates',
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
  district: placeFilter('district'),
  block: placeFilter('block'),
  village: placeFilter('village'),
  source: textFilter('source', {
    label: 'Campaign source',
    chipLabel: (text) => `Source: ${text}`,
    describe: (text) => `source ${text}`,
  }),
  campaign: textFilter('campaign', {
    label: 'Campaign',
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
      hint={tabHasChosen && 'The type is set by the current tab. Open All Leads to combine types.'}
      onChange={onChange}
    />
  );
}

type FilterName = keyof typeof LEAD_FILTERS;

export type LeadFilters = { readonly [Name in FilterName]: (typeof LEAD_FILTERS)[Name]['none'] };

/** `LEAD_FILTERS` as an array, for loops. The cast is safe if each value is used only with its own filter. */
export const FILTER_ENTRIES = Object.entries(LEAD_FILTERS) as unknown as readonly (readonly [
  FilterName,
  LeadFilter<unknown>,
])[];

export const NO_FILTERS = mapFilters((_name, { none }) => none);

export function parseFilters(address: URLSearchParams): LeadFilters {
  return mapFilters((name, filter) => filter.parse(address, name));
}

export function formatFilters(filters: LeadFilters): Readonly<Record<string, string>> {
  return Object.assign({}, ...FILTER_ENTRIES.map(([name, filter]) => filter.format(filters[name], name)));
}

export function filtersQuery(filters: LeadFilters): LeadFilterQuery {
  return Object.assign({}, ...FILTER_ENTRIES.map(([name, filter]) => filter.query(filters[name])));
}

/** Combines the filters with a report's filters; null if no lead matches both. */
export function narrowedFilters(filters: LeadFilters, counted: LeadFilterQuery, today: string): LeadFilters | null {
  const narrowed = mapFilters((name, filter) => filter.narrow(filters[name], counted, today));
  return Object.values(narrowed).some((value) => value === null) ? null : narrowed;
}

const DESCRIBED: Readonly<Record<string, Describe>> = Object.assign(
  {},
  ...FILTER_ENTRIES.map(([, filter]) => filter.describe),
);

export function describeFilter(name: string, value: unknown, people: ReadonlyMap<string, string>): string {
  return DESCRIBED[name]?.(value, people) ?? `${name} ${value}`;
}

function mapFilters(read: (name: FilterName, filter: LeadFilter<unknown>) => unknown): LeadFilters {
  return Object.fromEntries(FILTER_ENTRIES.map(([name, filter]) => [name, read(name, filter)])) as LeadFilters;
}
