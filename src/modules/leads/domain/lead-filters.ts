import { CLOSE_REASON_CODES } from '../../../lead-types/close-reasons.js';
import { INDIAN_STATES } from '../../../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { DATE_PRESETS, type DateRange } from './date-range.js';
import { FOLLOW_UP_FILTERS } from './follow-up.js';
import { LEAD_PRIORITIES, LEAD_STATUSES } from './lead.js';
import { RESPONSE_PROMISE_FILTERS } from './lead-progress.js';

/** Filter value for leads without a source or campaign. The parentheses distinguish it from real values. */
export const NO_VALUE = '(none)';
/** Filter value for closed and rejected leads without a close reason. */
export const NO_REASON = 'none';
/** Filter value for leads whose state is missing or unknown. */
export const NO_STATE = 'none';

/** The values of a query parameter, and its texts for the API document and error messages. */
export type LeadFilterDefinition = {
  readonly label: string;
  readonly description?: string;
  readonly default?: false;
} & (
  | { readonly kind: 'line' | 'moment' | 'flag' | 'userIdOrMe' }
  | { readonly kind: 'choice' | 'choices'; readonly values: readonly string[] }
);

/** All filters, by query parameter. The query validation and the API document are generated from this table. */
export const LEAD_FILTERS = {
  search: {
    kind: 'line',
    label: 'Search',
    description:
      'Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes',
  },
  dateRange: {
    kind: 'choice',
    values: DATE_PRESETS,
    label: 'Date range',
    description: 'Calendar days in Asia/Kolkata',
  },
  dateFrom: { kind: 'moment', label: 'From', description: 'First day (Asia/Kolkata) or date and time' },
  dateTo: { kind: 'moment', label: 'To', description: 'Last day (Asia/Kolkata, inclusive) or date and time' },
  unassigned: {
    kind: 'flag',
    label: 'Unassigned',
    description: 'Only leads that have no assignee and are not in the pool',
    default: false,
  },
  pool: { kind: 'flag', label: 'Pool', description: 'Only leads in the pool', default: false },
  assignedTo: { kind: 'userIdOrMe', label: 'Assigned to', description: "A user's id, or `me`" },
  promise: {
    kind: 'choice',
    values: RESPONSE_PROMISE_FILTERS,
    label: 'Promise',
    description:
      'State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time',
  },
  contacted: {
    kind: 'flag',
    label: 'Contacted',
    description: 'Only leads whose status is not `new` or that have a logged call',
    default: false,
  },
  calledToday: {
    kind: 'userIdOrMe',
    label: 'Called today by',
    description: 'Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata)',
  },
  calledYesterday: {
    kind: 'userIdOrMe',
    label: 'Called yesterday by',
    description: 'Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata)',
  },
  convertedToday: {
    kind: 'userIdOrMe',
    label: 'Converted today by',
    description: 'Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata)',
  },
  convertedThisMonth: {
    kind: 'userIdOrMe',
    label: 'Converted this month by',
    description: 'Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata)',
  },
  followUp: {
    kind: 'choice',
    values: FOLLOW_UP_FILTERS,
    label: 'Follow-up',
    description:
      '`due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only',
  },
  nextStep: {
    kind: 'choice',
    values: ['none'],
    label: 'Next step',
    description: 'Only open leads that were contacted and have no follow-up',
  },
  duplicates: {
    kind: 'choice',
    values: ['open'],
    label: 'Duplicates',
    description: 'Only leads with an undecided possible duplicate that you can see',
  },
  type: { kind: 'choices', values: LEAD_TYPE_NAMES, label: 'Type', description: 'Only leads of these types' },
  status: {
    kind: 'choices',
    values: LEAD_STATUSES,
    label: 'Status',
    description: 'Only leads with one of these statuses',
  },
  closeReason: {
    kind: 'choices',
    values: [...CLOSE_REASON_CODES, NO_REASON],
    label: 'Reason',
    description: 'Only leads closed or rejected for one of these reasons. `none`: without a reason',
  },
  priority: {
    kind: 'choices',
    values: LEAD_PRIORITIES,
    label: 'Priority',
    description: 'Only leads with one of these priorities',
  },
  state: {
    kind: 'choices',
    values: [...INDIAN_STATES.map(({ code }) => code), NO_STATE],
    label: 'State',
    description: `Only leads from these states of India, in any spelling. \`${NO_STATE}\`: state missing or unknown`,
  },
  village: { kind: 'line', label: 'Village', description: 'Only leads from this village. Case does not matter' },
  block: { kind: 'line', label: 'Block', description: 'Only leads from this block. Case does not matter' },
  district: { kind: 'line', label: 'District', description: 'Only leads from this district. Case does not matter' },
  source: {
    kind: 'line',
    label: 'Source',
    description: `Only leads with this utm_source. \`${NO_VALUE}\`: without a source`,
  },
  campaign: {
    kind: 'line',
    label: 'Campaign',
    description: `Only leads with this utm_campaign. \`${NO_VALUE}\`: without a campaign`,
  },
  quarantined: {
    kind: 'flag',
    label: 'Quarantined',
    description: 'Suspected spam instead of ordinary leads',
    default: false,
  },
} as const satisfies Readonly<Record<string, LeadFilterDefinition>>;

type LeadFilterName = keyof typeof LEAD_FILTERS;

type ValueOf<Definition> = Definition extends { kind: 'choices'; values: readonly (infer Value)[] }
  ? readonly Value[]
  : Definition extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : Definition extends { kind: 'flag' }
      ? boolean
      : string;

export type LeadFilterQuery = { readonly [Name in LeadFilterName]?: ValueOf<(typeof LEAD_FILTERS)[Name]> };

/** Filters that apply in addition to the viewer's scope. `assignedTo` is a user's id. */
export interface LeadFilter extends Omit<LeadFilterQuery, 'dateRange' | 'dateFrom' | 'dateTo'> {
  readonly created?: DateRange;
  readonly ids?: readonly string[];
}
