/** What keeps leads with people who may have them, inside the transactions that assign them. */
import type { EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { ASSIGNEE_LOCKS } from '../../../shared/database/advisory-locks.js';
import { assigneeNotPossible } from '../domain/lead.errors.js';

/** Nobody loses a right to leads until the transaction ends. Before any lead is locked: whoever takes rights away locks leads next. */
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
  const found: unknown[] = await manager.query(
    `SELECT 1 FROM users WHERE id = $1 AND is_active AND (role = 'admin' OR $2::text[] <@ lead_types)`,
    [userId, [...types]],
  );
  if (found.length === 0) throw assigneeNotPossible();
}

/** Gives those of the leads that nobody has to whom a rule says, with their history. The caller has locked them. */
export async function assignByRule(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('SELECT assign_leads_by_rule($1::uuid[])', [[...ids]]);
}
