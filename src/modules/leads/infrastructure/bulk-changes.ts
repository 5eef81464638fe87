import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changesAnything, changesMade } from '../domain/changed-values.js';
import { assigneeNotPossible } from '../domain/lead.errors.js';
import type { Lead } from '../domain/lead.js';
import type { BulkChanged, BulkChanges, BulkCondition } from '../domain/lead-writer.js';
import { type ActLead, storeBulkAct } from '../sql/bulk-act-rows.js';
import { deleteLeads } from '../sql/deleted-leads.js';
import { nextFollowUpsOf, setNextFollowUp } from '../sql/follow-up-writes.js';
import { assignableOf, assignByRule, isOpenStatus, lockAssignees, releaseLeads } from '../sql/lead-assignment.js';
import { scopeCondition } from '../sql/lead-conditions.js';
import { type LeadTransaction, recordLeadEvents } from '../sql/lead-history.js';
import { LEAD_COLUMNS, type LeadRow, leadFromRow } from '../sql/lead-row.js';
import { changeAssignments } from '../sql/lead-writes.js';

/** Like `deleteLeads`, but can be undone. */
export async function deleteManyLeads(within: LeadTransaction, ids: readonly string[]): Promise<BulkChanged> {
  const id = uuidv7();
  const { deleted } = await deleteLeads(within, ids, null, { id, summary: { kind: 'delete' } });
  if (deleted.length === 0) return { affected: [], undo: null };
  const leads = deleted.map((leadId) => ({ id: leadId }));
  const act = { id, kind: 'delete', details: {}, leads } as const;
  return { affected: deleted, undo: await storeBulkAct(within.manager, act, within.by.actorId) };
}

/** Changes leads that are within the scope, meet the condition and have a type that the new assignee can see. */
export async function changeLeads(
  { manager, record, by }: LeadTransaction,
  named: readonly string[],
  changes: BulkChanges,
  onlyIf: BulkCondition,
): Promise<BulkChanged> {
  const opens = isOpenStatus(changes.status);
  if (changes.assignedTo || opens) await lockAssignees(manager);
  const types = changes.assignedTo ? await typesOf(manager, changes.assignedTo, by.scope.types) : by.scope.types;
  // Locked by id, so that overlapping bulk changes wait for each other instead of deadlocking.
  const selection = new SqlParameters();
  const before: LeadRow[] = await manager.query(
    `SELECT ${LEAD_COLUMNS}
     FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ANY(${selection.add([...named])}::uuid[]) AND l.merged_into IS NULL AND l.erased_at IS NULL AND ${scopeCondition({ ...by.scope, types }, selection)}
       AND ${stillMatches(onlyIf, selection)}
     ORDER BY l.id FOR NO KEY UPDATE OF l`,
    selection.values,
  );
  const changed = before.filter((row) => changesAnything(leadFromRow(row), changes));
  const affected = before.map(({ id }) => id);
  if (changed.length === 0) return { affected, undo: null };
  const ids = changed.map((row) => row.id);
  const nextFollowUps = changes.followUp === undefined ? null : await nextFollowUpsOf(manager, ids);
  const parameters = new SqlParameters();
  const assignments = changeAssignments(changes, parameters);
  await manager.query(
    `UPDATE leads l SET ${assignments}
     WHERE l.id = ANY(${parameters.add(ids)}::uuid[])`,
    parameters.values,
  );
  if (changes.followUp !== undefined) await setNextFollowUp(manager, ids, changes.followUp, by);
  const after: LeadRow[] = await manager.query(
    `SELECT ${LEAD_COLUMNS} FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ANY($1::uuid[]) ORDER BY l.id`,
    [ids],
  );
  const earlier = new Map(changed.map((row) => [row.id, leadFromRow(row)]));
  const events = after.flatMap((row) => {
    const lead = earlier.get(row.id);
    return lead ? [{ id: row.id, details: { bulk: true }, changes: changesMade(lead, leadFromRow(row), changes) }] : [];
  });
  const id = uuidv7();
  await recordLeadEvents(record, 'lead.updated', by, events, { id, summary: { kind: 'update' } });
  if (opens) await releaseLeads(manager, record, ids);
  const leads = [...earlier.values()].map((lead) => previousValues(lead, changes, nextFollowUps));
  const act = { id, kind: 'update', details: withoutNote(changes), leads } as const;
  return { affected, undo: await storeBulkAct(manager, act, by.actorId) };
}

/** A note can name the person, and only the history can be erased. */
function withoutNote({ followUp, ...changes }: BulkChanges): object {
  return { ...changes, ...(followUp !== undefined && { followUp: followUp && { on: followUp.on, at: followUp.at } }) };
}

function previousValues(
  lead: Lead,
  { status, closeReason, priority, assignedTo, inPool, followUp }: BulkChanges,
  nextFollowUps: ReadonlyMap<string, string> | null,
): ActLead {
  const setsStatus = status !== undefined || closeReason !== undefined;
  const setsAssignee = assignedTo !== undefined || inPool !== undefined;
  return {
    id: lead.id,
    ...(setsStatus && {
      status: lead.status,
      closeReason: lead.closeReason,
      firstResponseAt: lead.firstResponseAt,
    }),
    ...(priority !== undefined && { priority: lead.priority }),
    ...(setsAssignee && { assignedTo: lead.assignee?.id ?? null, inPool: lead.inPool }),
    ...(followUp !== undefined && { followUpId: nextFollowUps?.get(lead.id) ?? null }),
  };
}

/** Returns the types that the user can be assigned. @throws assigneeNotPossible for an inactive or deleted user */
async function typesOf(
  manager: EntityManager,
  userId: string,
  types: readonly LeadType[],
): Promise<readonly LeadType[]> {
  const [assignable] = await assignableOf(manager, [userId], types);
  if (!assignable) throw assigneeNotPossible();
  return assignable.leadTypes;
}

function stillMatches({ status, priority, assignedTo, inPool }: BulkCondition, parameters: SqlParameters): string {
  const conditions = ['true'];
  if (status !== undefined) conditions.push(`l.status = ${parameters.add(status)}`);
  if (priority !== undefined) conditions.push(`l.priority = ${parameters.add(priority)}`);
  if (assignedTo !== undefined)
    conditions.push(`l.assigned_to IS NOT DISTINCT FROM ${parameters.add(assignedTo)}::uuid`);
  if (inPool !== undefined) conditions.push(`l.in_pool = ${parameters.add(inPool)}`);
  return conditions.join(' AND ');
}

/** Takes leads out of suspected spam and assigns them by rule. */
export async function restoreLeads(
  { manager, record, by }: LeadTransaction,
  ids: readonly string[],
): Promise<BulkChanged> {
  await lockAssignees(manager);
  const parameters = new SqlParameters();
  const leads: (ActLead & { quarantinedAt: Date })[] = await manager.query(
    `SELECT l.id, l.quarantined_at AS "quarantinedAt", coalesce(l.spam_reasons, '{}') AS "spamReasons",
            l.assigned_to AS "assignedTo", l.in_pool AS "inPool"
     FROM leads l
     WHERE l.id = ANY(${parameters.add([...ids])}::uuid[]) AND l.quarantined_at IS NOT NULL AND l.merged_into IS NULL AND l.erased_at IS NULL
       AND ${scopeCondition(by.scope, parameters)}
     ORDER BY l.id FOR NO KEY UPDATE`,
    parameters.values,
  );
  if (leads.length === 0) return { affected: [], undo: null };
  const restored = leads.map(({ id }) => id);
  await manager.query(
    `UPDATE leads l SET quarantined_at = NULL, spam_reasons = NULL, version = l.version + 1, updated_at = now()
     WHERE l.id = ANY($1::uuid[])`,
    [restored],
  );
  const id = uuidv7();
  const events = restored.map((leadId) => ({ id: leadId, details: { bulk: true } }));
  await recordLeadEvents(record, 'lead.restored', by, events, { id, summary: { kind: 'not_spam' } });
  await assignByRule(manager, record, restored);
  const act = { id, kind: 'not_spam', details: {}, leads } as const;
  return { affected: restored, undo: await storeBulkAct(manager, act, by.actorId) };
}
