import type { EntityManager } from 'typeorm';
import type { RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changedValues } from '../domain/changed-values.js';
import { leadNotFound } from '../domain/lead.errors.js';
import type { Lead, ListedLead } from '../domain/lead.js';
import type { ChangeOrigin, TypeCorrection } from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import { assignByRule, keptAssigneeSetting, lockAssignees, releaseLeads } from '../sql/lead-assignment.js';
import { recordLeadEvents } from '../sql/lead-history.js';
import { readListed } from './read-lead.js';

/** Gives a lead another type with its history; null, and nothing done, where the lead has left the version of `lead`. */
export async function correctLeadType(
  manager: EntityManager,
  record: RecordAuditEvents,
  lead: Lead,
  correction: TypeCorrection,
  scope: LeadScope,
  origin: ChangeOrigin,
): Promise<ListedLead | null> {
  await lockAssignees(manager);
  const parameters = new SqlParameters();
  const [, affected]: [unknown, number] = await manager.query(
    `UPDATE leads l SET ${correctionAssignments(correction, parameters)}
     WHERE l.id = ${parameters.add(lead.id)} AND l.version = ${parameters.add(lead.version)}`,
    parameters.values,
  );
  if (affected === 0) return null;
  const corrected = await readListed(manager, lead.id, scope);
  // Nobody corrects a lead out of their own sight: without its history nothing is committed.
  if (!corrected) throw leadNotFound();
  // The values of its fields are those that they were, wherever they stand now.
  const changes = Object.entries(changedValues(lead, corrected)).filter(([path]) => !path.startsWith('details.'));
  await recordLeadEvents(record, 'lead.updated', origin, [{ id: lead.id, changes: Object.fromEntries(changes) }]);
  if (corrected.assignee) await releaseLeads(manager, record, [lead.id]);
  else await assignByRule(manager, record, [lead.id]);
  return readListed(manager, lead.id, scope);
}

function correctionAssignments(
  { type, originalType, details, formerDetails, due }: TypeCorrection,
  parameters: SqlParameters,
): string {
  const to = parameters.add(type);
  const assignments = [
    'version = l.version + 1',
    'updated_at = now()',
    `type = ${to}`,
    `original_type = ${parameters.add(originalType)}`,
    `details = ${parameters.add(JSON.stringify(details))}`,
    `former_details = ${parameters.add(formerDetails.length > 0 ? JSON.stringify(formerDetails) : null)}`,
    keptAssigneeSetting(to),
  ];
  if (due !== undefined) {
    assignments.push(
      `due_at = ${parameters.add(due?.dueAt ?? null)}::timestamptz`,
      `due_soon_at = ${parameters.add(due?.dueSoonAt ?? null)}::timestamptz`,
    );
  }
  return assignments.join(', ');
}
