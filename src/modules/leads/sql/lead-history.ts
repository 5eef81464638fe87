import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { joinFormerName } from '../../../shared/database/former-name.js';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { type Change, impersonalChanges, personalChanges } from '../domain/changed-values.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { ChangeOrigin, LeadEditor } from '../domain/lead-writer.js';
import { isOfEveryType, scopeCondition } from './lead-conditions.js';

/** The columns of every query that returns history entries. */
export const HISTORY_COLUMNS = `a.at, CASE WHEN other.is_hidden THEN 'lead.updated' ELSE a.action END AS action, a.actor_id,
  u.name AS actor_name, former.name AS former_actor_name,
  CASE WHEN other.is_hidden THEN a.details - 'other' ELSE a.details END AS details, v.personal`;

/**
 * A decision about a pair of leads names the other lead (`other`). If that lead is deleted or outside the scope, the
 * entry shows only the changes to this lead.
 */
export function historySource(scope: LeadScope, parameters: SqlParameters): string {
  return `audit_events a
    LEFT JOIN audit_values v ON v.event_id = a.id
    LEFT JOIN actors u ON u.id = a.actor_id
    ${joinFormerName('a.actor_id', 'u')}
    CROSS JOIN LATERAL (SELECT ${isOtherHidden(scope, parameters)} AS is_hidden) AS other`;
}

export function historyCondition(id: string, parameters: SqlParameters): string {
  return `a.subject_type = 'lead' AND a.subject_id = ${parameters.add(id)} AND a.action NOT IN ('lead.read', 'access.refused')
      AND NOT (other.is_hidden AND coalesce(a.details -> 'changes', '{}') = '{}')`;
}

/** Newest entries first. */
export function historyStatement(id: string, scope: LeadScope, parameters: SqlParameters): string {
  return `
    SELECT ${HISTORY_COLUMNS}
    FROM ${historySource(scope, parameters)}
    WHERE ${historyCondition(id, parameters)}
    ORDER BY a.id DESC`;
}

/** Users who can see a lead also see leads of their types that were merged into it, even if assigned to others. */
function isOtherHidden(scope: LeadScope, parameters: SqlParameters): string {
  if (isOfEveryType(scope) && scope.assignedTo === null) return 'FALSE';
  const isPart = `o.merged_into = a.subject_id AND ${scopeCondition({ ...scope, assignedTo: null }, parameters, 'o')}`;
  return `a.details ? 'other' AND NOT EXISTS (
      SELECT 1 FROM leads o
      WHERE o.id = (a.details ->> 'other')::uuid AND (${scopeCondition(scope, parameters, 'o')} OR ${isPart}))`;
}

/** Updates the activity time of leads that get a history entry but no new values. The caller has locked the leads. */
export async function touchLeads(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('UPDATE leads SET activity_at = clock_timestamp() WHERE id = ANY($1::uuid[])', [[...ids]]);
}

export interface LeadTransaction<By extends ChangeOrigin = LeadEditor> {
  readonly manager: EntityManager;
  readonly record: RecordAuditEvents;
  readonly by: By;
}

export interface LeadEvent {
  readonly id: string;
  readonly details?: object;
  /** Contains only the names of personal fields, because their values are stored separately. */
  readonly changes?: Readonly<Record<string, Change>>;
}

/**
 * A change of several leads. Each of its rows has the id. In the activity, the row with the summary stands for all of
 * them. Null: other rows of the same change have it.
 */
export interface RecordedAct {
  readonly id: string;
  readonly summary: object | null;
}

export function recordLeadEvents(
  record: RecordAuditEvents,
  action: string,
  { actorId, address }: ChangeOrigin,
  events: readonly LeadEvent[],
  act?: RecordedAct,
): Promise<void> {
  const leads = new Set(events.map(({ id }) => id)).size;
  const { id: actId, summary } = act ?? { id: uuidv7(), summary: {} };
  const isFolded = act !== undefined || leads > 1;
  return record(
    events.map(({ id, details, changes }, at) => ({
      action,
      actorId,
      address,
      subjectType: 'lead',
      subjectId: id,
      details: {
        ...details,
        ...(isFolded && { act: actId, ...(at === 0 && summary && { fold: { leads, ...summary } }) }),
        ...(changes && { changes: impersonalChanges(changes) }),
      },
      personal: personalChanges(changes ?? {}),
    })),
  );
}
