import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { DateRange } from '../domain/date-range.js';
import type { FollowUpFilter } from '../domain/follow-up.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import type { ResponsePromiseFilter } from '../domain/response-promise.js';
import { searchCondition } from './lead-search.js';

/** Whether a scope leaves no type out. */
export function isOfEveryType(scope: LeadScope): boolean {
  return LEAD_TYPE_NAMES.every((type) => scope.types.includes(type));
}

/** The one place where a scope becomes SQL, over `leads` under the alias that `lead` names. */
export function scopeCondition(scope: LeadScope, parameters: SqlParameters, lead = 'l'): string {
  const conditions: string[] = [];
  // Who may see every type is not narrowed by it, which lets the database count and skip rows in the index alone.
  if (!isOfEveryType(scope)) {
    conditions.push(`${lead}.type = ANY(${parameters.add([...scope.types])}::text[])`);
  }
  if (scope.assignedTo !== null) conditions.push(`${lead}.assigned_to = ${parameters.add(scope.assignedTo)}::uuid`);
  return conditions.length > 0 ? conditions.join(' AND ') : 'TRUE';
}

const OPEN = 'l.first_response_at IS NULL';
/** The calendar day it is in India. */
export const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** The same as `responsePromiseOf` says of one lead. */
const PROMISE_CONDITIONS: Readonly<Record<ResponsePromiseFilter, string>> = {
  due_soon: `${OPEN} AND l.due_soon_at <= now() AND l.due_at >= now()`,
  overdue: `${OPEN} AND l.due_at < now()`,
  kept: 'l.first_response_at <= l.due_at',
  missed: 'l.first_response_at > l.due_at',
};

const FOLLOW_UP_CONDITIONS: Readonly<Record<FollowUpFilter, string>> = {
  due: `l.follow_up_on <= ${TODAY}`,
  today: `l.follow_up_on = ${TODAY}`,
  upcoming: `l.follow_up_on > ${TODAY}`,
};

/** Neither suspected spam nor merged into another lead; what the indexes `leads_listed...` hold. */
export function listed(lead = 'l'): string {
  return `${lead}.quarantined_at IS NULL AND ${lead}.merged_into IS NULL`;
}

/** Whether a lead `l` is in the list that a filter is about: the ordinary one or that of suspected spam. */
export function isListedAs({ quarantined }: LeadFilter): string {
  return quarantined ? 'l.quarantined_at IS NOT NULL AND l.merged_into IS NULL' : listed();
}

/** What a list, count or export asks for, within the scope. */
export function filterCondition(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string {
  return [isListedAs(filter), ...narrowings(scope, filter, parameters)].join('\n  AND ');
}

const COUNTED_FILTERS: ReadonlySet<string> = new Set<keyof LeadFilter>(['type', 'status', 'assignedTo', 'unassigned']);

/** Whether `lead_counts` knows how many leads a filter leaves. Among spam it counts what was merged as well. */
export function isCoveredByCounts(filter: LeadFilter): boolean {
  return Object.keys(filter).every((name) => COUNTED_FILTERS.has(name));
}

/** The same as `filterCondition` over `lead_counts l`, for a filter that is counted there. */
export function countsCondition(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string {
  return ['NOT l.quarantined', ...narrowings(scope, filter, parameters)].join('\n  AND ');
}

type Condition<Value> = (value: Value, parameters: SqlParameters, scope: LeadScope) => string;

/** What each filter means. Leads and suspected spam are told apart beforehand. */
const CONDITIONS: {
  readonly [Name in Exclude<keyof LeadFilter, 'quarantined'>]-?: Condition<NonNullable<LeadFilter[Name]>>;
} = {
  type: (types, parameters) => `l.type = ANY(${parameters.add([...types])}::text[])`,
  status: (statuses, parameters) => `l.status = ANY(${parameters.add([...statuses])}::text[])`,
  priority: (priorities, parameters) => `l.priority = ANY(${parameters.add([...priorities])}::text[])`,
  created: createdCondition,
  ids: (ids, parameters) => `l.id = ANY(${parameters.add([...ids])}::uuid[])`,
  unassigned: () => 'l.assigned_to IS NULL',
  assignedTo: (userId, parameters) => `l.assigned_to = ${parameters.add(userId)}::uuid`,
  promise: (promise) => PROMISE_CONDITIONS[promise],
  followUp: (followUp) => FOLLOW_UP_CONDITIONS[followUp],
  duplicates: (_open, parameters, scope) => duplicateCondition(scope, parameters),
  search: searchCondition,
};

function narrowings(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string[] {
  const conditions = [scopeCondition(scope, parameters)];
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const value = filter[name as keyof LeadFilter];
    if (value) conditions.push((condition as Condition<unknown>)(value, parameters, scope));
  }
  return conditions;
}

function createdCondition({ from, before }: DateRange, parameters: SqlParameters): string {
  const bounds = [
    from && `l.created_at >= ${parameters.add(from)}::timestamptz`,
    before && `l.created_at < ${parameters.add(before)}::timestamptz`,
  ].filter(Boolean);
  return bounds.join(' AND ') || 'TRUE';
}

/**
 * Undecided pairs `p` of a lead and another one within the scope: only what the viewer may see makes a lead a possible
 * duplicate. The table belongs to the module `duplicates`; lists read it here, since they say and filter in one statement.
 * The other lead is looked up by its id for each pair. As a join, the planner starts from all leads where its statistics are
 * out of date, once for every row of a page.
 */
function openPairs(scope: LeadScope, parameters: SqlParameters): string {
  return `duplicate_pair_sides p
    WHERE p.state = 'open' AND (
      SELECT ${listed('o')} AND ${scopeCondition(scope, parameters, 'o')} FROM leads o WHERE o.id = p.other_id)`;
}

function duplicateCondition(scope: LeadScope, parameters: SqlParameters): string {
  return `l.id IN (SELECT p.lead_id FROM ${openPairs(scope, parameters)})`;
}

/** How many possible duplicates within the scope the lead `l` has. */
export function duplicateCount(scope: LeadScope, parameters: SqlParameters): string {
  return `(SELECT count(*)::int FROM ${openPairs(scope, parameters)} AND p.lead_id = l.id)`;
}
