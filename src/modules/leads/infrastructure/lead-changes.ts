/** Reads the leads in the order of their last activity, and what left the list, for who keeps a copy of them. */
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { ChangesFrom, LeadPosition } from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { filterCondition, isListedAs, scopeCondition } from './lead-conditions.js';
import { listedColumns } from './lead-list.js';
import { ACTIVITY_AT } from './lead-row.js';

/**
 * Up to when everything is committed: a transaction that is writing leads may have given one an earlier moment, and a reader
 * who has passed that moment would never see it. Its own statement, before the one that reads: what has ended by then is seen.
 */
export const SETTLED_UNTIL = `
  SELECT (extract(epoch FROM least(now(), min(coalesce(a.xact_start, now() - interval '1 minute')))) * 1000000)::bigint AS micros
  FROM pg_locks k LEFT JOIN pg_stat_activity a ON a.pid = k.pid
  WHERE k.relation = 'leads'::regclass AND k.mode = 'RowExclusiveLock'
    AND k.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Follows the index `leads_by_activity`. Answers like a page of the list: `total` in every row, one row without an id where there is none. */
export function changesStatement(
  scope: LeadScope,
  filter: LeadFilter,
  { since, after, limit }: ChangesFrom,
  settledUntil: string,
  parameters: SqlParameters,
): string {
  const between = betweenCondition(ACTIVITY_AT, 'l.id', since, after, settledUntil, parameters);
  const left = `${filterCondition(scope, filter, parameters)} AND ${between}`;
  return `
    WITH counted AS (SELECT count(*)::int AS total FROM leads l WHERE ${left}),
    page AS (SELECT l.id FROM leads l WHERE ${left} ORDER BY ${ACTIVITY_AT}, l.id LIMIT ${limit})
    SELECT counted.total, ${listedColumns(scope, parameters)}
    FROM counted
    LEFT JOIN page ON TRUE
    LEFT JOIN leads l ON l.id = page.id
    LEFT JOIN users u ON u.id = l.assigned_to
    ORDER BY ${ACTIVITY_AT}, l.id`;
}

/**
 * What left the list of somebody of this scope and is not in it now, oldest first, as `id` and `micros`. Who sees every
 * assignee's leads loses none when one is given to another. Follows the index `lead_removals_in_order`.
 */
export function removalsStatement(
  scope: LeadScope,
  filter: LeadFilter,
  { since, removedAfter, limit }: ChangesFrom,
  settledUntil: string,
  parameters: SqlParameters,
): string {
  const types = filter.type && parameters.add([...filter.type]);
  const isOfTypes = (row: string) => (types ? `${row}.type = ANY(${types}::text[])` : 'TRUE');
  const conditions = [
    betweenCondition('r.removed_at', 'r.lead_id', since, removedAfter, settledUntil, parameters),
    scopeCondition(scope, parameters, 'r'),
    scope.assignedTo === null ? 'r.is_gone' : 'TRUE',
    isOfTypes('r'),
    `NOT EXISTS (
       SELECT FROM leads l
       WHERE l.id = r.lead_id AND ${isListedAs(filter)} AND ${scopeCondition(scope, parameters)} AND ${isOfTypes('l')})`,
  ];
  return `
    SELECT r.lead_id AS id, (extract(epoch FROM r.removed_at) * 1000000)::bigint AS micros
    FROM lead_removals r
    WHERE ${conditions.join(' AND ')}
    ORDER BY r.removed_at, r.lead_id
    LIMIT ${limit}`;
}

/** From a moment and after a position, up to what is settled. */
function betweenCondition(
  at: string,
  id: string,
  since: Date | null,
  after: LeadPosition | null,
  settledUntil: string,
  parameters: SqlParameters,
): string {
  const moment = (micros: string) =>
    `timestamptz 'epoch' + ${parameters.add(micros)}::bigint * interval '1 microsecond'`;
  const conditions = [`${at} < ${moment(settledUntil)}`];
  if (since) conditions.push(`${at} >= ${parameters.add(since)}::timestamptz`);
  if (after) conditions.push(`(${at}, ${id}) > (${moment(after.activityMicros)}, ${parameters.add(after.id)}::uuid)`);
  return conditions.join(' AND ');
}
