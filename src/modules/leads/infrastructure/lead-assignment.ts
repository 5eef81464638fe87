/** What keeps leads with people who may have them, inside the transactions that assign them. */
import type { EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { OPEN_STATUSES } from '../../../lead-types/open-statuses.js';
import { ASSIGNEE_LOCKS } from '../../../shared/database/advisory-locks.js';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import { assigneeNotPossible } from '../domain/lead.errors.js';
import type { LeadStatus } from '../domain/lead.js';
import { OPEN_STATUS } from './lead-conditions.js';
import { recordLeadEvents } from './lead-writes.js';

/** The SQL condition under which user `u` sees leads of a type: an expression or parameter. */
export const seesType = (type: string): string => `(u.role = 'admin' OR ${type} = ANY (u.lead_types))`;

/** The SQL condition under which user `u` may be given leads of a type. The database's `assign_by_rule` asks the same. */
export const mayHaveLeads = (type: string): string => `(u.is_active AND ${seesType(type)})`;

/** Whether leads of this status are open: their assignee must then be somebody who may have them. */
export function isOpenStatus(status: LeadStatus | undefined): boolean {
  return status !== undefined && OPEN_STATUSES.some((open) => open === status);
}

/** Until the transaction ends, nobody loses a right to leads. Call it before locking leads: taking rights away locks leads next. */
export async function lockAssignees(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${ASSIGNEE_LOCKS}, 0)`);
}

/**
 * Whoever is to get leads of these types may still have them when they do.
 * @throws assigneeNotPossible
 */
export async function requireAssignable(
  manager: EntityManager,
  userId: string,
  types: readonly LeadType[],
): Promise<void> {
  await lockAssignees(manager);
  if (!(await mayHave(manager, userId, types))) throw assigneeNotPossible();
}

/** Whether the user may have leads of all these types. The caller holds `lockAssignees`: it stays true. */
export async function mayHave(manager: EntityManager, userId: string, types: readonly LeadType[]): Promise<boolean> {
  const found: unknown[] = await manager.query(
    `SELECT 1 FROM users u WHERE u.id = $1
       AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS type WHERE NOT ${mayHaveLeads('type')})`,
    [userId, [...types]],
  );
  return found.length > 0;
}

/**
 * Unassigns those of the leads that are open and whose assignee may not have them, and assigns them by rule, with their history.
 * For leads that were just reopened or are listed again: closed and merged leads stay with an assignee who leaves. The caller
 * holds `lockAssignees` and has locked the leads.
 */
export async function releaseLeads(
  manager: EntityManager,
  record: RecordAuditEvents,
  ids: readonly string[],
): Promise<void> {
  const lost: LostLead[] = await manager.query(
    `WITH stranded AS (
       SELECT l.id, l.assigned_to FROM leads l
       WHERE l.id = ANY($1::uuid[]) AND l.assigned_to IS NOT NULL AND ${OPEN_STATUS} AND l.merged_into IS NULL
         AND NOT EXISTS (SELECT FROM users u WHERE u.id = l.assigned_to AND ${mayHaveLeads('l.type')})
     ), released AS (
       UPDATE leads l SET assigned_to = NULL, version = l.version + 1, updated_at = now()
       FROM stranded WHERE l.id = stranded.id
     )
     SELECT id, assigned_to AS "userId" FROM stranded`,
    [[...ids]],
  );
  if (lost.length === 0) return;
  await recordLostAssignees(record, lost);
  await assignByRule(
    manager,
    lost.map(({ id }) => id),
  );
}

/** A lead and the assignee it lost. */
export interface LostLead {
  readonly id: string;
  readonly userId: string;
}

/** Records in the leads' history that they lost their assignees. */
export function recordLostAssignees(record: RecordAuditEvents, lost: readonly LostLead[]): Promise<void> {
  return recordLeadEvents(
    record,
    'lead.unassigned',
    { actorId: null, address: null },
    lost.map(({ id, userId }) => ({ id, changes: { assignedTo: { from: userId, to: null } } })),
  );
}

/** Assigns the unassigned ones of the leads by rule, with their history. The caller has locked them. */
export async function assignByRule(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('SELECT assign_leads_by_rule($1::uuid[])', [[...ids]]);
}
