import { STATE_SPELLINGS } from '../../../lead-types/indian-states.js';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import type { PlaceField } from '../../../lead-types/places.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { DateRange } from '../domain/date-range.js';
import type { FollowUpFilter } from '../domain/follow-up.js';
import type { LeadScope } from '../domain/lead-access.js';
import { type LeadFilter, NO_REASON, NO_STATE, NO_VALUE } from '../domain/lead-filters.js';
import type { ResponsePromiseFilter } from '../domain/lead-progress.js';
import { searchCondition } from './lead-search.js';

export function isOfEveryType(scope: LeadScope): boolean {
  return LEAD_TYPE_NAMES.every((type) => scope.types.includes(type));
}

/** The scope as an SQL condition on `leads` with the alias `lead`. All queries use this function. */
export function scopeCondition(scope: LeadScope, parameters: SqlParameters, lead = 'l'): string {
  const conditions: string[] = [];
  // No condition on the type if the user sees every type, so that the database can count and skip rows by index alone.
  if (!isOfEveryType(scope)) {
    conditions.push(`${lead}.type = ANY(${parameters.add([...scope.types])}::text[])`);
  }
  if (scope.assignedTo !== null) {
    const isTheirs = `${lead}.assigned_to = ${parameters.add(scope.assignedTo)}::uuid`;
    conditions.push(scope.orInPool ? `(${isTheirs} OR ${lead}.in_pool)` : isTheirs);
  }
  return conditions.length > 0 ? conditions.join(' AND ') : 'TRUE';
}

const OPEN = 'l.first_response_at IS NULL';
export const OVERDUE = `${OPEN} AND l.due_at < now()`;
export const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** `moment` and `day` are SQL expressions for a time and for a date in India. */
export const isOn = (moment: string, day: string): string =>
  `${moment} >= ${startOfDay(day)} AND ${moment} < ${startOfDay(`${day} + 1`)}`;

export const keptOn = (day: string): string =>
  `${isOn('l.first_response_at', day)} AND l.first_response_at <= l.due_at`;

/** The start of the day is repeated, because only the first response of answered leads has an index. */
export const missedOn = (day: string): string => `${isOn('l.due_at', day)} AND (${OPEN} AND l.due_at < now()
  OR l.first_response_at > l.due_at AND l.first_response_at >= ${startOfDay(day)})`;

/** Must match `responsePromiseOf`. */
const PROMISE_CONDITIONS: Readonly<Record<ResponsePromiseFilter, string>> = {
  due_soon: `${OPEN} AND l.due_soon_at <= now() AND l.due_at >= now()`,
  overdue: OVERDUE,
  kept: 'l.first_response_at <= l.due_at',
  missed: 'l.first_response_at > l.due_at',
  waiting: `${OPEN} AND l.due_at >= now()`,
  promised: 'l.due_at IS NOT NULL',
  kept_today: keptOn(TODAY),
  missed_today: missedOn(TODAY),
};

const UNASSIGNED = 'l.assigned_to IS NULL AND NOT l.in_pool';
export const CONTACTED = `(l.first_response_at IS NOT NULL OR l.status <> 'new')`;
/** The assignee's id, `pool`, or NULL for unassigned leads. */
export const ASSIGNEE_KEY = `CASE WHEN l.in_pool THEN 'pool' ELSE l.assigned_to::text END`;
/** Notes `n` of calls that were logged on a day (in India). Uses the index `lead_notes_calls`. */
const callsOf = (day: string) => `(
  SELECT lead_id, author_id FROM lead_notes
  WHERE call_outcome IS NOT NULL AND author_id IS NOT NULL
    AND ${isOn('created_at', day)}) AS n`;
export const CALLS_OF_YESTERDAY = callsOf(`${TODAY} - 1`);
const CALLS_OF_TODAY = callsOf(TODAY);

export const startOfMonth = (day: string): string => startOfDay(`date_trunc('month', ${day})`);

/**
 * The last change `c` of each lead to Converted from `from` to the end of `day`, by a user. Uses the index
 * `audit_events_of_action`.
 */
export const conversions = (from: string, day: string): string => `(
  SELECT DISTINCT ON (subject_id) subject_id, actor_id, at FROM audit_events
  WHERE action = 'lead.updated' AND actor_id IS NOT NULL AND at >= ${from} AND at < ${startOfDay(`${day} + 1`)}
    AND details #>> '{changes,status,to}' = 'converted'
    -- A lead that was converted before it was imported.
    AND NOT details ? 'new'
  ORDER BY subject_id, at DESC) AS c`;

export const isOpen = (lead: string): string =>
  `${lead}.status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')})`;
const OPEN_STATUS = isOpen('l');

/** Includes only open leads: other leads keep their follow-ups, but these are never due. */
export const FOLLOW_UP_DUE = `l.follow_up_on <= ${TODAY} AND ${OPEN_STATUS}`;

const FOLLOW_UP_CONDITIONS: Readonly<Record<FollowUpFilter, string>> = {
  due: FOLLOW_UP_DUE,
  today: `l.follow_up_on = ${TODAY} AND ${OPEN_STATUS}`,
  upcoming: `l.follow_up_on > ${TODAY}`,
};

/** Must match `nextStepOf`, the index `leads_without_next_step` and the column `without_next_step` of `lead_counts`. */
const NO_NEXT_STEP = `${OPEN_STATUS}
  AND l.first_response_at IS NOT NULL AND l.follow_up_on IS NULL AND l.erased_at IS NULL AND l.quarantined_at IS NULL`;

/** The lead is neither suspected spam nor merged into another lead. Must match the indexes `leads_listed...`. */
export function listed(lead = 'l'): string {
  return `${lead}.quarantined_at IS NULL AND ${lead}.merged_into IS NULL`;
}

/** SQL condition: lead `l` belongs in the filter's list, which contains either ordinary leads or suspected spam. */
export function isListedAs({ quarantined }: LeadFilter): string {
  return quarantined ? 'l.quarantined_at IS NOT NULL AND l.merged_into IS NULL' : listed();
}

export function filterCondition(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string {
  return [isListedAs(filter), ...filterConditions(scope, filter, parameters)].join('\n  AND ');
}

/**
 * Splits the scope "mine or in the pool" into two disjoint scopes, because each of them can use an index but a
 * condition with OR cannot. Does not split it if the filter asks for possible duplicates, because these depend on the
 * whole scope.
 */
export function splitScope(scope: LeadScope, filter: LeadFilter): readonly (readonly [LeadScope, LeadFilter])[] {
  if (!scope.orInPool || filter.duplicates) return [[scope, filter]];
  return [
    [{ ...scope, orInPool: false }, filter],
    [
      { types: scope.types, assignedTo: null },
      { ...filter, pool: true },
    ],
  ];
}

const COUNTED_FILTERS: ReadonlySet<string> = new Set<keyof LeadFilter>([
  'type',
  'status',
  'assignedTo',
  'unassigned',
  'pool',
  'nextStep',
  'quarantined',
]);

export function isCoveredByCounts(filter: LeadFilter): boolean {
  return Object.keys(filter).every((name) => COUNTED_FILTERS.has(name));
}

/** Like `filterCondition`, but for `lead_counts l`, which must have columns for every part of the filter. */
export function countsCondition(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string {
  const { nextStep, quarantined, ...others } = filter;
  const conditions = [
    quarantined ? 'l.suspected' : 'NOT l.quarantined',
    ...filterConditions(scope, others, parameters),
  ];
  // Suspected spam never appears in lists of leads without a next step.
  if (nextStep) conditions.push(quarantined ? 'FALSE' : 'l.without_next_step');
  return conditions.join('\n  AND ');
}

export function typesToCheck(scope: LeadScope): LeadScope['types'] | null {
  return isOfEveryType(scope) ? null : scope.types;
}

type Condition<Value> = (value: Value, parameters: SqlParameters, scope: LeadScope) => string;

/** The SQL condition of each filter. `isListedAs` handles `quarantined`. */
const CONDITIONS: {
  readonly [Name in Exclude<keyof LeadFilter, 'quarantined'>]-?: Condition<NonNullable<LeadFilter[Name]>>;
} = {
  type: (types, parameters) => `l.type = ANY(${parameters.add([...types])}::text[])`,
  status: (statuses, parameters) => `l.status = ANY(${parameters.add([...statuses])}::text[])`,
  priority: (priorities, parameters) => `l.priority = ANY(${parameters.add([...priorities])}::text[])`,
  closeReason: closeReasonCondition,
  created: createdCondition,
  ids: (ids, parameters) => `l.id = ANY(${parameters.add([...ids])}::uuid[])`,
  unassigned: () => UNASSIGNED,
  pool: () => 'l.in_pool',
  assignedTo: (userId, parameters) => `l.assigned_to = ${parameters.add(userId)}::uuid`,
  promise: (promise) => PROMISE_CONDITIONS[promise],
  contacted: () => CONTACTED,
  state: stateCondition,
  village: (name, parameters) => placeCondition('village', name, parameters),
  block: (name, parameters) => placeCondition('block', name, parameters),
  district: (name, parameters) => placeCondition('district', name, parameters),
  source: (source, parameters) => isOrHasNone('l.utm_source', source, parameters),
  campaign: (campaign, parameters) => isOrHasNone('l.utm_campaign', campaign, parameters),
  followUp: (followUp) => FOLLOW_UP_CONDITIONS[followUp],
  nextStep: () => NO_NEXT_STEP,
  calledToday: (userId, parameters) => calledBy(userId, CALLS_OF_TODAY, parameters),
  calledYesterday: (userId, parameters) => calledBy(userId, CALLS_OF_YESTERDAY, parameters),
  convertedToday: (userId, parameters) => convertedBy(userId, startOfDay(TODAY), parameters),
  convertedThisMonth: (userId, parameters) => convertedBy(userId, startOfMonth(TODAY), parameters),
  duplicates: (_open, parameters, scope) => duplicateCondition(scope, parameters),
  search: (search, parameters, scope) => searchCondition(search, parameters, typesToCheck(scope)),
};

export function assigneeCondition(
  { assignedTo, unassigned, pool }: Pick<LeadFilter, 'assignedTo' | 'unassigned' | 'pool'>,
  parameters: SqlParameters,
): string {
  const conditions = [
    assignedTo && `l.assigned_to = ${parameters.add(assignedTo)}::uuid`,
    unassigned && UNASSIGNED,
    pool && 'l.in_pool',
  ];
  return conditions.filter(Boolean).join(' AND ') || 'TRUE';
}

function filterConditions(scope: LeadScope, filter: LeadFilter, parameters: SqlParameters): string[] {
  const conditions = [scopeCondition(scope, parameters)];
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const value = filter[name as keyof LeadFilter];
    if (value) conditions.push((condition as Condition<unknown>)(value, parameters, scope));
  }
  return conditions;
}

function closeReasonCondition(reasons: readonly string[], parameters: SqlParameters): string {
  const isOneOf = `l.close_reason = ANY(${parameters.add([...reasons])}::text[])`;
  if (!reasons.includes(NO_REASON)) return isOneOf;
  return `(${isOneOf} OR l.close_reason IS NULL AND l.status IN ('closed', 'rejected'))`;
}

function createdCondition({ from, before }: DateRange, parameters: SqlParameters): string {
  const bounds = [
    from && `l.created_at >= ${parameters.add(from)}::timestamptz`,
    before && `l.created_at < ${parameters.add(before)}::timestamptz`,
  ].filter(Boolean);
  return bounds.join(' AND ') || 'TRUE';
}

function calledBy(userId: string, calls: string, parameters: SqlParameters): string {
  return `l.id IN (SELECT n.lead_id FROM ${calls} WHERE n.author_id = ${parameters.add(userId)}::uuid)`;
}

function convertedBy(userId: string, from: string, parameters: SqlParameters): string {
  const own = `SELECT c.subject_id FROM ${conversions(from, TODAY)} WHERE c.actor_id = ${parameters.add(userId)}::uuid`;
  return `l.status = 'converted' AND l.id IN (${own})`;
}

/** The first moment of a day in India, as SQL. `day`: an SQL expression for a date. */
export function startOfDay(day: string): string {
  return `((${day})::timestamp AT TIME ZONE 'Asia/Kolkata')`;
}

function isOrHasNone(column: string, value: string, parameters: SqlParameters): string {
  return value === NO_VALUE ? `${column} IS NULL` : `${column} = ${parameters.add(value)}`;
}

/** Equal for all notations of a place. Must match the indexes `leads_in_...`. */
export const placeForm = (name: string): string => `left(lead_town_form(${name}), 100)`;

function placeCondition(place: PlaceField, name: string, parameters: SqlParameters): string {
  return `l.${place} IS NOT NULL AND ${placeForm(`l.${place}`)} = ${placeForm(`${parameters.add(name)}::text`)}`;
}

/** SQL rows `known (key, code)` of known spellings of states. `state_spelling_key` computes the keys. */
export function stateNames(parameters: SqlParameters): string {
  const spellings = parameters.add(STATE_SPELLINGS.map(({ spelling }) => spelling));
  const codes = parameters.add(STATE_SPELLINGS.map(({ code }) => code));
  return `(SELECT DISTINCT state_spelling_key(spelling) AS key, code
    FROM unnest(${spellings}::text[], ${codes}::text[]) AS state (spelling, code)) AS known`;
}

/** Finds the matching spellings first, then uses an index to find the leads with these spellings. */
function stateCondition(codes: readonly string[], parameters: SqlParameters): string {
  const spelled = (condition: string) => `l.state = ANY(ARRAY(
    SELECT typed.state FROM lead_state_spellings AS typed
    LEFT JOIN ${stateNames(parameters)} ON known.key = state_spelling_key(typed.state)
    WHERE ${condition}))`;
  const wanted = spelled(`known.code = ANY(${parameters.add([...codes])}::text[])`);
  if (!codes.includes(NO_STATE)) return wanted;
  return `(l.state IS NULL OR ${spelled('known.code IS NULL')} OR ${wanted})`;
}

/**
 * SQL source of the undecided pairs `p` whose other lead is within the scope. The module `duplicates` owns the table;
 * lists read it here so that they need only one statement. A subquery finds the other lead by id, because with a join
 * and outdated statistics the planner scans all leads once per row of a page.
 */
function openPairs(scope: LeadScope, parameters: SqlParameters): string {
  return `duplicate_pair_sides p
    WHERE p.state = 'open' AND (
      SELECT ${listed('o')} AND ${scopeCondition(scope, parameters, 'o')} FROM leads o WHERE o.id = p.other_id)`;
}

function duplicateCondition(scope: LeadScope, parameters: SqlParameters): string {
  return `l.id IN (SELECT p.lead_id FROM ${openPairs(scope, parameters)})`;
}

export function duplicateCount(scope: LeadScope, parameters: SqlParameters): string {
  return `(SELECT count(*)::int FROM ${openPairs(scope, parameters)} AND p.lead_id = l.id)`;
}
