/**
 * Assigns leads. Contains the lock on the rights that assignees need, and every statement that changes
 * `leads.assigned_to`. `may_have_leads` (migrations/routines/assignment.sql) defines who can be assigned a lead.
 */
import type { EntityManager } from 'typeorm';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import { ASSIGNEE_LOCKS } from '../../../shared/database/advisory-locks.js';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { assigneeNotPossible } from '../domain/lead.errors.js';
import type { LeadStatus } from '../domain/lead.js';
import type { Assignee } from '../domain/lead-reader.js';
import type { ChangeOrigin } from '../domain/lead-writer.js';
import { isOpen } from './lead-conditions.js';
import { type RecordedAct, recordLeadEvents } from './lead-history.js';

export const canSeeType = (type: string): string => `sees_leads(u, ${type})`;

export const mayHaveLeads = (type: string): string => `may_have_leads(u, ${type})`;

/** SQL condition: the lead is open and not merged. Other leads keep their assignee, even if that user loses access. */
export const isWorkedOn = (lead: string): string => `${isOpen(lead)} AND ${lead}.merged_into IS NULL`;

const IS_WORKED_ON = isWorkedOn('l');

export function isOpenStatus(status: LeadStatus | undefined): boolean {
  return status !== undefined && OPEN_STATUSES.some((open) => open === status);
}

/** Until the transaction ends, no user loses access to leads. To avoid deadlocks, call this before locking leads. */
export async function lockAssignees(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${ASSIGNEE_LOCKS}, 0)`);
}

/** Until the transaction ends, nobody can assign leads. Call this before a user loses access to leads. */
export async function lockOutAssigning(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${ASSIGNEE_LOCKS}, 0)`);
}

/** Calls `lockAssignees`, so the result holds until the transaction ends. @throws assigneeNotPossible */
export async function requireAssignable(
  manager: EntityManager,
  userId: string,
  types: readonly LeadType[],
): Promise<void> {
  await lockAssignees(manager);
  if (!(await mayHave(manager, userId, types))) throw assigneeNotPossible();
}

/** Returns active users in the given order, each with those of `types` they can be assigned. Needs `lockAssignees`. */
export function assignableOf(
  manager: EntityManager,
  userIds: readonly string[],
  types: readonly LeadType[],
): Promise<Omit<Assignee, 'name'>[]> {
  return manager.query(
    `SELECT u.id, ARRAY(SELECT type FROM unnest($2::text[]) AS type WHERE ${mayHaveLeads('type')}) AS "leadTypes"
     FROM unnest($1::uuid[]) WITH ORDINALITY AS named (id, place) JOIN users u ON u.id = named.id
     WHERE u.is_active ORDER BY named.place`,
    [[...userIds], [...types]],
  );
}

export function allAssignees(manager: EntityManager): Promise<Assignee[]> {
  return manager.query(
    `SELECT u.id, u.name, ARRAY(SELECT type FROM unnest($1::text[]) AS type WHERE ${mayHaveLeads('type')}) AS "leadTypes"
     FROM users u WHERE u.is_active ORDER BY u.name, u.id`,
    [[...LEAD_TYPE_NAMES]],
  );
}

/** Whether the user can be assigned leads of all these types. Needs `lockAssignees`, so that the result stays true. */
export async function mayHave(manager: EntityManager, userId: string, types: readonly LeadType[]): Promise<boolean> {
  const found: unknown[] = await manager.query(
    `SELECT 1 FROM users u WHERE u.id = $1
       AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS type WHERE NOT ${mayHaveLeads('type')})`,
    [userId, [...types]],
  );
  return found.length > 0;
}

/** SQL expression: the user's id if `condition` is true for the user `u`, else NULL. `id` is an SQL expression. */
export const userIf = (id: string, condition: string): string =>
  `(SELECT u.id FROM users u WHERE u.id = ${id} AND ${condition})`;

/** SET entry for `leads l`: assigns the lead, or unassigns it if the user cannot have it. Needs `lockAssignees`. */
export function assigneeSetting(userId: string | null, parameters: SqlParameters): string {
  return `assigned_to = ${userIf(`${parameters.add(userId)}::uuid`, mayHaveLeads('l.type'))}`;
}

/** SET entry for `leads l`: keeps an assignee who can see the new type. `releaseLeads` handles inactive assignees. */
export function keptAssigneeSetting(type: string): string {
  return `assigned_to = ${userIf('l.assigned_to', canSeeType(type))}`;
}

export interface AssignmentState {
  readonly assignedTo: string | null;
  readonly inPool: boolean;
}

export interface Reassignment {
  readonly id: string;
  readonly from: AssignmentState;
  readonly to: AssignmentState;
}

export interface AssignedLead {
  readonly id: string;
  readonly version: number;
}

/** Needs `lockAssignees`. The caller has locked the leads and read their assignees. Every entry gets the `details`. */
export async function assignLeads(
  manager: EntityManager,
  record: RecordAuditEvents,
  reassignments: readonly Reassignment[],
  origin: ChangeOrigin,
  act: RecordedAct,
  details: object = {},
): Promise<readonly AssignedLead[]> {
  const [assigned]: [AssignedLead[]] = await manager.query(
    `UPDATE leads l
     SET assigned_to = ${userIf('change.user_id', mayHaveLeads('l.type'))}, in_pool = change.in_pool,
         version = l.version + 1, updated_at = now()
     FROM unnest($1::uuid[], $2::uuid[], $3::boolean[]) AS change (id, user_id, in_pool)
     WHERE l.id = change.id
     RETURNING l.id, l.version`,
    [
      reassignments.map(({ id }) => id),
      reassignments.map(({ to }) => to.assignedTo),
      reassignments.map(({ to }) => to.inPool),
    ],
  );
  const events = reassignments.map(({ id, from, to }) => ({
    id,
    details: { bulk: true, ...details },
    changes: assignmentChanges(from, to),
  }));
  await recordLeadEvents(record, 'lead.updated', origin, events, act);
  return assigned;
}

function assignmentChanges(from: AssignmentState, to: AssignmentState) {
  return {
    ...(from.assignedTo !== to.assignedTo && { assignedTo: { from: from.assignedTo, to: to.assignedTo } }),
    ...(from.inPool !== to.inPool && { inPool: { from: from.inPool, to: to.inPool } }),
  };
}

export interface ReassignedUser {
  readonly userId: string;
  /** Only leads of these types. Null means all types. */
  readonly types: readonly LeadType[] | null;
  /** Whether to reassign only open leads that are not merged. Closed and merged leads then keep their assignee. */
  readonly onlyOpen: boolean;
}

export interface LeadsReceiver {
  readonly to: 'rules' | 'pool' | 'user';
  /** Set if `to` is `user`, else null. This user can be assigned leads of `types`. */
  readonly userId: string | null;
  /** The receiver gets only leads of these types. Leads of other types become unassigned. */
  readonly types: readonly LeadType[];
}

/** Number of leads per batch, chosen so that no statement exceeds the statement timeout. */
const REASSIGN_BATCH = 5_000;

/** If `receiver` is null, unassigns the leads. Locks leads by id, like every bulk change. Needs `lockOutAssigning`. */
export async function reassignLeadsFrom(
  manager: EntityManager,
  record: RecordAuditEvents,
  { userId, types, onlyOpen }: ReassignedUser,
  receiver: LeadsReceiver | null,
  origin: ChangeOrigin,
): Promise<void> {
  for (;;) {
    const [taken]: [(AssignmentState & { id: string; isForReceiver: boolean })[]] = await manager.query(
      `WITH theirs AS (
         SELECT l.id, l.type = ANY ($2::text[]) AS is_for_receiver, l.quarantined_at IS NULL AS is_listed FROM leads l
         WHERE l.assigned_to = $1 AND ($3::text[] IS NULL OR l.type = ANY ($3::text[])) ${onlyOpen ? `AND ${IS_WORKED_ON}` : ''}
         ORDER BY l.id LIMIT ${REASSIGN_BATCH} FOR NO KEY UPDATE
       )
       UPDATE leads l
       SET assigned_to = CASE WHEN theirs.is_for_receiver THEN ${userIf('$4::uuid', mayHaveLeads('l.type'))} END,
           in_pool = $5 AND theirs.is_for_receiver AND theirs.is_listed,
           version = l.version + 1, updated_at = now()
       FROM theirs WHERE l.id = theirs.id
       RETURNING l.id, l.assigned_to AS "assignedTo", l.in_pool AS "inPool", theirs.is_for_receiver AS "isForReceiver"`,
      [userId, [...(receiver?.types ?? [])], types && [...types], receiver?.userId ?? null, receiver?.to === 'pool'],
    );
    if (taken.length === 0) return;
    const events = taken.map((lead) => ({
      id: lead.id,
      changes: assignmentChanges({ assignedTo: userId, inPool: false }, lead),
    }));
    await recordLeadEvents(record, 'lead.updated', origin, events);
    if (receiver?.to !== 'rules') continue;
    const forRules = taken.filter(({ isForReceiver }) => isForReceiver);
    await assignByRule(
      manager,
      record,
      forRules.map(({ id }) => id),
    );
  }
}

/**
 * Checks leads that were just reopened or listed again. If the assignee can no longer have such a lead, unassigns it
 * and then assigns it by rule. Needs `lockAssignees`. The caller has locked the leads.
 */
export async function releaseLeads(
  manager: EntityManager,
  record: RecordAuditEvents,
  ids: readonly string[],
): Promise<void> {
  const lost: UnassignedLead[] = await manager.query(
    `WITH stranded AS (
       SELECT l.id, l.assigned_to FROM leads l
       WHERE l.id = ANY($1::uuid[]) AND l.assigned_to IS NOT NULL AND ${IS_WORKED_ON}
         AND NOT EXISTS (SELECT FROM users u WHERE u.id = l.assigned_to AND ${mayHaveLeads('l.type')})
     ), released AS (
       UPDATE leads l SET assigned_to = NULL, version = l.version + 1, updated_at = now()
       FROM stranded WHERE l.id = stranded.id
     )
     SELECT id, assigned_to AS "userId" FROM stranded`,
    [[...ids]],
  );
  await recordLostAssignees(manager, record, lost);
}

export interface UnassignedLead {
  readonly id: string;
  readonly userId: string;
}

export async function recordLostAssignees(
  manager: EntityManager,
  record: RecordAuditEvents,
  lost: readonly UnassignedLead[],
): Promise<void> {
  if (lost.length === 0) return;
  await recordLeadEvents(
    record,
    'lead.unassigned',
    { actorId: null, address: null },
    lost.map(({ id, userId }) => ({ id, changes: { assignedTo: { from: userId, to: null } } })),
  );
  await assignByRule(
    manager,
    record,
    lost.map(({ id }) => id),
  );
}

interface RuledLead {
  readonly id: string;
  readonly rule: string;
  readonly assignedTo: string | null;
  readonly inPool: boolean;
}

/** Skips leads that already have an assignee. The caller has locked the leads. */
export async function assignByRule(
  manager: EntityManager,
  record: RecordAuditEvents,
  ids: readonly string[],
): Promise<void> {
  const [ruled]: [RuledLead[]] = await manager.query(
    `WITH due AS (
       SELECT array_agg(l.id ORDER BY l.id) AS ids, array_agg(l.type ORDER BY l.id) AS types,
              array_agg(l.state ORDER BY l.id) AS states
       FROM leads l
       WHERE l.id = ANY ($1::uuid[]) AND l.assigned_to IS NULL AND NOT l.in_pool AND ${IS_WORKED_ON} AND l.quarantined_at IS NULL
     ), ruled AS MATERIALIZED (
       SELECT by_rule.* FROM due CROSS JOIN LATERAL assign_by_rule(due.ids, due.types, due.states) AS by_rule
     )
     UPDATE leads l
     SET assigned_to = ruled.assigned_to, in_pool = ruled.in_pool, version = l.version + 1, updated_at = now()
     FROM ruled WHERE l.id = ruled.lead_id
     RETURNING l.id, ruled.rule_id AS rule, l.assigned_to AS "assignedTo", l.in_pool AS "inPool"`,
    [[...ids]],
  );
  const events = ruled.map(({ id, rule, ...holding }) => ({
    id,
    details: { rule },
    changes: assignmentChanges({ assignedTo: null, inPool: false }, holding),
  }));
  await recordLeadEvents(record, 'lead.assigned', { actorId: null, address: null }, events);
}
