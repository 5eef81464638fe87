import type { EntityManager } from 'typeorm';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changesMade } from '../domain/changed-values.js';
import type { Lead, ListedLead } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadChanges } from '../domain/lead-writer.js';
import { setExternalIds } from './external-ids.js';
import { changeFollowUps, setNextFollowUp } from './follow-up-writes.js';
import { isOpenStatus, lockAssignees, releaseLeads, requireAssignable } from './lead-assignment.js';
import { type LeadTransaction, type RecordedAct, recordLeadEvents } from './lead-history.js';
import { listedColumns } from './lead-list.js';
import { type ListedLeadRow, listedLeadFromRow } from './lead-row.js';
import { changeAssignments } from './lead-writes.js';

/** For a change that is part of a larger one: its act, and what its history entry says besides. */
interface PartOfAct {
  readonly act: RecordedAct;
  readonly details: object;
}

/** Also records the history. Returns null if the version is no longer that of `lead`. @throws assigneeNotPossible */
export async function changeLead(
  { manager, record, by }: LeadTransaction,
  lead: Lead,
  changes: LeadChanges,
  part?: PartOfAct,
): Promise<ListedLead | null> {
  const opens = isOpenStatus(changes.status);
  if (changes.assignedTo) await requireAssignable(manager, changes.assignedTo, [lead.type]);
  else if (opens) await lockAssignees(manager);
  const parameters = new SqlParameters();
  const assignments = changeAssignments(changes, parameters);
  const [, affected]: [unknown, number] = await manager.query(
    `UPDATE leads l SET ${assignments}
     WHERE l.id = ${parameters.add(lead.id)} AND l.version = ${parameters.add(lead.version)}`,
    parameters.values,
  );
  if (affected === 0) return null;
  const { externalIds, followUp, followUps = [] } = changes;
  if (externalIds !== undefined) await setExternalIds(manager, lead.id, externalIds);
  if (followUp !== undefined) await setNextFollowUp(manager, [lead.id], followUp, by);
  const events = followUps.length > 0 ? await changeFollowUps(manager, lead.id, followUps, by) : [];
  const updated = await readListed(manager, lead.id, by.scope);
  if (!updated) return null;
  const made = changesMade(lead, updated, changes);
  const work =
    Object.keys(made).length > 0 ? [{ id: lead.id, changes: made, ...(part && { details: part.details }) }] : [];
  await recordLeadEvents(record, 'lead.updated', by, [...work, ...events], part?.act);
  if (!opens) return updated;
  await releaseLeads(manager, record, [lead.id]);
  return readListed(manager, lead.id, by.scope);
}

/** Returns the lead as a user with this scope sees it, even if it has just left the scope. */
export async function readListed(manager: EntityManager, id: string, scope: LeadScope): Promise<ListedLead | null> {
  const parameters = new SqlParameters();
  const [row]: ListedLeadRow[] = await manager.query(
    `SELECT ${listedColumns(scope, parameters)}
     FROM leads l LEFT JOIN users u ON u.id = l.assigned_to WHERE l.id = ${parameters.add(id)}`,
    parameters.values,
  );
  return row ? listedLeadFromRow(row) : null;
}
