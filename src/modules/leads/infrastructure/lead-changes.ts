/** For clients that keep a copy: reads changed leads, by last activity, and leads that left the list. */
import type { DataSource } from 'typeorm';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import type { ChangesFrom, LeadChangesPage, LeadPosition, RemovedLead } from '../domain/lead-reader.js';
import { COMMITTED_UNTIL, momentOf } from '../sql/committed-until.js';
import { assigneeCondition, filterCondition, scopeCondition } from '../sql/lead-conditions.js';
import { listedColumns } from '../sql/lead-list.js';
import { ACTIVITY_AT, isListedLeadRow, type ListedLeadRow, listedLeadFromRow } from '../sql/lead-row.js';

interface ChangesQuery {
  readonly scope: LeadScope;
  readonly filter: LeadFilter;
  readonly from: ChangesFrom;
  readonly committedUntil: string;
}

/** Needs the primary. */
export async function readLeadChanges(
  primary: DataSource,
  scope: LeadScope,
  filter: LeadFilter,
  from: ChangesFrom,
): Promise<LeadChangesPage> {
  const [committed]: { micros: string }[] = await primary.query(COMMITTED_UNTIL);
  const query = { scope, filter, from, committedUntil: committed?.micros ?? '0' };
  // Removals are read first: if a lead comes back in between, the later statement returns it.
  const removing = new SqlParameters();
  const removed: (Pick<RemovedLead, 'id' | 'reason'> & { micros: string; merged_into: string | null })[] =
    await primary.query(removalsStatement(query, removing), removing.values);
  const parameters = new SqlParameters();
  const rows: (Partial<ListedLeadRow> & { total: number | null })[] = await primary.query(
    changesStatement(query, parameters),
    parameters.values,
  );
  return {
    leads: rows.filter(isListedLeadRow).map(listedLeadFromRow),
    total: rows[0]?.total ?? null,
    removed: removed.map(({ id, reason, micros, merged_into: mergedInto }) => ({
      id,
      reason,
      activityMicros: micros,
      mergedInto,
    })),
    committedUntilMicros: query.committedUntil,
  };
}

/**
 * Selects the same columns as a list page, or one row without an id if the page is empty. `total` is in every row for
 * the first page of a copy, and null for later pages.
 */
function changesStatement(query: ChangesQuery, parameters: SqlParameters): string {
  const { scope, filter } = query;
  const { reached, limit } = query.from;
  const between = betweenCondition(query, { at: ACTIVITY_AT, id: 'l.id', after: reached?.after }, parameters);
  const left = `${filterCondition(scope, filter, parameters)} AND ${between}`;
  return `
    WITH counted AS (SELECT ${reached ? 'NULL::int' : `(SELECT count(*)::int FROM leads l WHERE ${left})`} AS total),
    page AS (SELECT l.id FROM leads l WHERE ${left} ORDER BY ${ACTIVITY_AT}, l.id LIMIT ${limit})
    SELECT counted.total, ${listedColumns(scope, parameters)}
    FROM counted
    LEFT JOIN page ON TRUE
    LEFT JOIN leads l ON l.id = page.id
    LEFT JOIN users u ON u.id = l.assigned_to
    ORDER BY ${ACTIVITY_AT}, l.id`;
}

/** Leads that left the list, each once, oldest first: from `leads` if still in scope, else from `lead_removals`. */
function removalsStatement(query: ChangesQuery, parameters: SqlParameters): string {
  return `
    SELECT id, (extract(epoch FROM at) * 1000000)::bigint AS micros, reason, merged_into
    FROM (
      (${outOfScope(query, parameters)})
      UNION ALL
      (${outOfFilter(query, parameters)})
    ) AS removed
    ORDER BY at, id
    LIMIT ${query.from.limit}`;
}

function outOfScope(query: ChangesQuery, parameters: SqlParameters): string {
  const { scope } = query;
  const { type: types } = query.filter;
  const { reached, limit } = query.from;
  const conditions = [
    betweenCondition(query, { at: 'r.removed_at', id: 'r.lead_id', after: reached?.removedAfter }, parameters),
    scopeCondition(scope, parameters, 'r'),
    scope.assignedTo === null ? 'r.is_gone' : 'TRUE',
    types ? `r.type = ANY(${parameters.add([...types])}::text[])` : 'TRUE',
    `NOT EXISTS (SELECT FROM leads l WHERE l.id = r.lead_id AND ${scopeCondition(scope, parameters)})`,
  ];
  return `
    SELECT r.lead_id AS id, r.removed_at AS at, ${survivorOf('l', scope, parameters)} AS merged_into,
      CASE WHEN l.id IS NULL THEN 'deleted' WHEN l.merged_into IS NOT NULL THEN 'merged'
        WHEN l.type <> ALL(${parameters.add([...scope.types])}::text[]) THEN 'type' ELSE 'reassigned' END AS reason
    FROM lead_removals r LEFT JOIN leads l ON l.id = r.lead_id
    WHERE ${conditions.join(' AND ')}
    ORDER BY r.removed_at, r.lead_id
    LIMIT ${limit}`;
}

/**
 * Leads in the scope that the filter excludes. Includes only leads that a copy can contain: those created before
 * `since`, active after the copy began, or in `lead_removals` because they left the list.
 */
function outOfFilter(query: ChangesQuery, parameters: SqlParameters): string {
  const { scope, filter, committedUntil } = query;
  const { since, reached, limit } = query.from;
  const conditions = [
    betweenCondition(query, { at: ACTIVITY_AT, id: 'l.id', after: reached?.removedAfter }, parameters),
    scopeCondition(scope, parameters),
    `(${filterCondition(scope, filter, parameters)}) IS NOT TRUE`,
    `(l.quarantined_at IS ${filter.quarantined ? 'NOT NULL' : 'NULL'}
        AND (l.created_at < ${parameters.add(since)}::timestamptz
          OR ${ACTIVITY_AT} >= ${momentOf(parameters.add(reached?.begunMicros ?? committedUntil))})
      OR EXISTS (SELECT FROM lead_removals r WHERE r.lead_id = l.id AND r.is_gone))`,
  ];
  const types = filter.type && `l.type <> ALL(${parameters.add([...filter.type])}::text[])`;
  const assignee = assigneeCondition(filter, parameters);
  return `
    SELECT l.id, ${ACTIVITY_AT} AS at, ${survivorOf('l', scope, parameters)} AS merged_into,
      CASE WHEN l.merged_into IS NOT NULL THEN 'merged' ${types ? `WHEN ${types} THEN 'type'` : ''}
        WHEN (${assignee}) IS NOT TRUE THEN 'reassigned' ELSE 'filter' END AS reason
    FROM leads l
    WHERE ${conditions.join(' AND ')}
    ORDER BY ${ACTIVITY_AT}, l.id
    LIMIT ${limit}`;
}

function survivorOf(lead: string, scope: LeadScope, parameters: SqlParameters): string {
  return `(SELECT s.id FROM leads s WHERE s.id = ${lead}.merged_into AND ${scopeCondition(scope, parameters, 's')})`;
}

/** SQL condition: at or after `since`, after the position, before `committedUntil`. `at` and `id` are expressions. */
function betweenCondition(
  { from: { since }, committedUntil }: ChangesQuery,
  { at, id, after }: { readonly at: string; readonly id: string; readonly after: LeadPosition | undefined },
  parameters: SqlParameters,
): string {
  const conditions = [
    `${at} < ${momentOf(parameters.add(committedUntil))}`,
    `${at} >= ${parameters.add(since)}::timestamptz`,
  ];
  if (after) {
    conditions.push(
      `(${at}, ${id}) > (${momentOf(parameters.add(after.activityMicros))}, ${parameters.add(after.id)}::uuid)`,
    );
  }
  return conditions.join(' AND ');
}
