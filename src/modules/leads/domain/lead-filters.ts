import { CLOSE_REASON_CODES } from '../../../lead-types/close-reasons.js';
import { INDIAN_STATES } from '../../../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { DATE_PRESETS, type DateRange } from './date-range.js';
import { FOLLOW_UP_FILTERS } from './follow-up.js';
import { LEAD_PRIORITIES, LEAD_STATUSES } from './lead.js';
import { RESPONSE_PROMISE_FILTERS } from './lead-progress.js';

/** In the place of a source or a campaign: leads that have none. Nobody's link can mean another thing by it. */
export const NO_VALUE = '(none)';
/** In the place of a reason: closed and rejected leads that have none. */
export const NO_REASON = 'none';
/** In the place of a state's code: leads that say none, or none that is known. */
export const NO_STATE = 'none';

/** What one parameter takes, and how the API document and its error sentences speak of it. */
export type LeadFilterDefinition = {
  readonly label: string;
  readonly description?: string;
  readonly default?: false;
} & (
  | { readonly kind: 'line' | 'moment' | 'flag' | 'userIdOrMe' }
  | { readonly kind: 'choice' | 'choices'; readonly values: readonly string[] }
);

/**
 * Everything that a list, an export or a report can be narrowed by, by the name of its query parameter. The query's
 * validation and the API document are made of this table; `lead-conditions.ts` says what each means in SQL.
 */
export const LEAD_FILTERS = {
  search: {
    kind: 'line',
    label: 'Search',
    description:
      'Words that must all be found, in any order: literal pieces of the name (also by sound), email, phone (any digits of it), city, state, address, PIN code, location, district, organisation, message, reference or notes',
  },
  dateRange: {
    kind: 'choice',
    values: DATE_PRESETS,
    label: 'Date range',
    description: 'Calendar days in Asia/Kolkata',
  },
  dateFrom: { kind: 'moment', label: 'From', description: 'First day (Asia/Kolkata) or moment' },
  dateTo: { kind: 'moment', label: 'To', description: 'Last day (Asia/Kolkata, inclusive) or moment' },
  unassigned: {
    kind: 'flag',
    label: 'Unassigned',
    description: 'Only leads assigned to nobody and not in the shared pool',
    default: false,
  },
  pool: { kind: 'flag', label: 'Pool', description: 'Only leads of the shared pool', default: false },
  assignedTo: { kind: 'userIdOrMe', label: 'Assigned to', description: "A user's id, or `me`" },
  promise: {
    kind: 'choice',
    values: RESPONSE_PROMISE_FILTERS,
    label: 'Promise',
    description:
      'Where the promised first contact stands: `promised` is all to whom one was promised, `waiting` those of them whom nobody has contacted and whose time is not over',
  },
  contacted: {
    kind: 'flag',
    label: 'Contacted',
    description: 'Only leads with another status than new, or a logged call',
    default: false,
  },
  calledYesterday: {
    kind: 'userIdOrMe',
    label: 'Called yesterday by',
    description: 'Only leads about which this user (an id, or `me`) logged a call yesterday in Asia/Kolkata',
  },
  followUp: {
    kind: 'choice',
    values: FOLLOW_UP_FILTERS,
    label: 'Follow-up',
    description: 'Reminders for today and left over (`due`), for today alone, or for later; days in Asia/Kolkata',
  },
  nextStep: {
    kind: 'choice',
    values: ['none'],
    label: 'Next step',
    description: 'Open leads that somebody has responded to and for which nothing is planned',
  },
  duplicates: {
    kind: 'choice',
    values: ['open'],
    label: 'Duplicates',
    description: 'Leads that may be of the same person as another one you may see, and about which nobody has decided',
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
    description: 'Only leads that were closed or rejected for one of these reasons; `none`: without one',
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
    description: `Only leads of these states of India, in whatever spelling they were typed; \`${NO_STATE}\` for those of no known state`,
  },
  source: {
    kind: 'line',
    label: 'Source',
    description: `Only leads with this utm_source; \`${NO_VALUE}\` for those without one`,
  },
  campaign: {
    kind: 'line',
    label: 'Campaign',
    description: `Only leads with this utm_campaign; \`${NO_VALUE}\` for those without one`,
  },
  quarantined: { kind: 'flag', label: 'Quarantined', description: 'Suspected spam instead of leads', default: false },
} as const satisfies Readonly<Record<string, LeadFilterDefinition>>;

type LeadFilterName = keyof typeof LEAD_FILTERS;

type ValueOf<Definition> = Definition extends { kind: 'choices'; values: readonly (infer Value)[] }
  ? readonly Value[]
  : Definition extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : Definition extends { kind: 'flag' }
      ? boolean
      : string;

/** The filters as they are asked for. */
export type LeadFilterQuery = { readonly [Name in LeadFilterName]?: ValueOf<(typeof LEAD_FILTERS)[Name]> };

/** What a list, a count or an export is narrowed by, on top of the viewer's scope; `assignedTo` is a user's id. */
export interface LeadFilter extends Omit<LeadFilterQuery, 'dateRange' | 'dateFrom' | 'dateTo'> {
  readonly created?: DateRange;
  /** Only these leads. */
  readonly ids?: readonly string[];
}
