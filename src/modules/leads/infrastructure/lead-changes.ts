/** Reads the leads in the order of their last activity, for who keeps a copy of them. */
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadRepository } from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { filterCondition } from './lead-conditions.js';
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
  { since, after, limit }: Parameters<LeadRepository['listChanges']>[2],
  settledUntil: string,
  parameters: SqlParameters,
): string {
  const moment = (micros: string) =>
    `timestamptz 'epoch' + ${parameters.add(micros)}::bigint * interval '1 microsecond'`;
  const conditions = [filterCondition(scope, filter, parameters), `${ACTIVITY_AT} < ${moment(settledUntil)}`];
  if (since) conditions.push(`${ACTIVITY_AT} >= ${parameters.add(since)}::timestamptz`);
  if (after)
    conditions.push(`(${ACTIVITY_AT}, l.id) > (${moment(after.activityMicros)}, ${parameters.add(after.id)}::uuid)`);
  const left = conditions.join(' AND ');
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
