import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { retryAfterLock } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail, type RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changedValues, changesAnything, changesMade } from '../domain/changed-values.js';
import { leadNotFound } from '../domain/lead.errors.js';
import type { Lead, LeadNote, ListedLead } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import {
  type BulkChanged,
  type BulkChanges,
  type BulkCondition,
  type ChangeOrigin,
  type DeletedLeads,
  type LeadChanges,
  LeadWriter,
  type NoteChanges,
  type TypeCorrection,
} from '../domain/lead-writer.js';
import { changeFollowUps, setNextFollowUp } from '../sql/follow-up-writes.js';
import {
  assignByRule,
  isOpenStatus,
  keptAssigneeSetting,
  lockAssignees,
  releaseLeads,
  requireAssignable,
} from '../sql/lead-assignment.js';
import { scopeCondition } from '../sql/lead-conditions.js';
import { recordLeadEvents } from '../sql/lead-history.js';
import { listedColumns } from '../sql/lead-list.js';
import { type ListedLeadRow, listedLeadFromRow } from '../sql/lead-row.js';
import { changeAssignments, insertNote, mapDeletedReferences, rewriteNote } from '../sql/lead-writes.js';
import { changeLeads, deleteLeads, restoreLeads } from './bulk-changes.js';
import { findVisible } from './postgres-lead-reader.js';

@Injectable()
export class PostgresLeadWriter extends LeadWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  findVisible(id: string, scope: LeadScope): Promise<ListedLead | null> {
    return findVisible(this.dataSource, id, scope);
  }

  async visibleOf(ids: readonly string[], scope: LeadScope): Promise<string[]> {
    const parameters = new SqlParameters();
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT l.id FROM leads l
       WHERE l.id = ANY(${parameters.add([...ids])}::uuid[]) AND ${scopeCondition(scope, parameters)}`,
      parameters.values,
    );
    return rows.map(({ id }) => id);
  }

  requireAssignable(type: LeadType, userId: string): Promise<void> {
    return this.dataSource.transaction((manager) => requireAssignable(manager, userId, [type]));
  }

  update(lead: Lead, changes: LeadChanges, scope: LeadScope, origin: ChangeOrigin): Promise<ListedLead | null> {
    return mapDeletedReferences(
      this.dataSource.transaction((manager) =>
        changeLead(manager, this.audit.within(manager), lead, changes, scope, origin),
      ),
    );
  }

  correctType(
    lead: Lead,
    correction: TypeCorrection,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<ListedLead | null> {
    return this.dataSource.transaction((manager) =>
      correctLeadType(manager, this.audit.within(manager), lead, correction, scope, origin),
    );
  }

  addNote(
    { id }: Lead,
    { content, call }: Pick<LeadNote, 'content' | 'call'>,
    changes: NoteChanges,
    expectedVersion: number | null,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null> {
    return mapDeletedReferences(
      this.dataSource.transaction(async (manager) => {
        if (isOpenStatus(changes.status)) await lockAssignees(manager);
        // Also without a new value the row moves on (trigger), and it stays locked: nobody merges the lead meanwhile.
        const [, affected]: [unknown, number] = await manager.query(
          `UPDATE leads SET first_response_at = ${call === null ? 'first_response_at' : 'coalesce(first_response_at, now())'}
           WHERE id = $1 AND merged_into IS NULL AND erased_at IS NULL AND version = coalesce($2, version)`,
          [id, expectedVersion],
        );
        if (affected === 0) return null;
        const note = await insertNote(manager, id, { content, call }, origin);
        const event = call === null ? { id } : { id, details: { outcome: call } };
        const record = this.audit.within(manager);
        await recordLeadEvents(record, call === null ? 'lead.noted' : 'lead.called', origin, [event]);
        const noted = await readListed(manager, id, scope);
        if (!noted || !changesAnything(noted, changes)) return noted && { note, lead: noted };
        const lead = await changeLead(manager, record, noted, changes, scope, origin);
        return lead && { note, lead };
      }),
    );
  }

  editNote(
    { id }: Lead,
    noteId: string,
    content: string,
    expectedVersion: number | null,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null> {
    return this.dataSource.transaction(async (manager) => {
      // The row moves on (trigger) and stays locked, as with a new note.
      const [, affected]: [unknown, number] = await manager.query(
        `UPDATE leads SET updated_at = updated_at
         WHERE id = $1 AND merged_into IS NULL AND erased_at IS NULL AND version = coalesce($2, version)`,
        [id, expectedVersion],
      );
      if (affected === 0) return null;
      const { note, before } = await rewriteNote(manager, id, noteId, content, origin);
      if (before !== content) {
        const changes = { note: { from: before, to: content } };
        await recordLeadEvents(this.audit.within(manager), 'lead.note_edited', origin, [{ id, changes }]);
      }
      const lead = await readListed(manager, id, scope);
      return lead && { note, lead };
    });
  }

  deleteAll(
    ids: readonly string[],
    expectedVersion: number | null,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<DeletedLeads> {
    // It can deadlock with a merge that pairs one of these leads with its own.
    return retryAfterLock(() =>
      this.dataSource.transaction((manager) =>
        deleteLeads(manager, this.audit.within(manager), ids, expectedVersion, scope, origin),
      ),
    );
  }

  updateAll(
    ids: readonly string[],
    changes: BulkChanges,
    onlyIf: BulkCondition,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<BulkChanged> {
    return mapDeletedReferences(
      this.dataSource.transaction((manager) =>
        changeLeads(manager, this.audit.within(manager), ids, changes, onlyIf, scope, origin),
      ),
    );
  }

  restoreAll(ids: readonly string[], scope: LeadScope, origin: ChangeOrigin): Promise<string[]> {
    return this.dataSource.transaction((manager) =>
      restoreLeads(manager, this.audit.within(manager), ids, scope, origin),
    );
  }

  restore({ id, version, quarantinedAt }: Lead, scope: LeadScope, origin: ChangeOrigin): Promise<ListedLead | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockAssignees(manager);
      const [, affected]: [unknown, number] = await manager.query(
        `UPDATE leads SET quarantined_at = NULL, spam_reasons = NULL, version = version + 1, updated_at = now()
         WHERE id = $1 AND version = $2 AND (quarantined_at IS NOT NULL OR spam_reasons IS NOT NULL) AND merged_into IS NULL`,
        [id, version],
      );
      if (affected === 0) return null;
      const wasListed = quarantinedAt === null;
      const details = wasListed ? { mark: true } : {};
      await recordLeadEvents(this.audit.within(manager), 'lead.restored', origin, [{ id, details }]);
      if (!wasListed) await assignByRule(manager, this.audit.within(manager), [id]);
      return readListed(manager, id, scope);
    });
  }
}

/** Makes the changes with their history; null, and nothing done, where the lead has left the version of `lead`. */
async function changeLead(
  manager: EntityManager,
  record: RecordAuditEvents,
  lead: Lead,
  changes: LeadChanges,
  scope: LeadScope,
  origin: ChangeOrigin,
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
  const { followUp, followUps = [] } = changes;
  if (followUp !== undefined) await setNextFollowUp(manager, [lead.id], followUp, origin);
  const events = followUps.length > 0 ? await changeFollowUps(manager, lead.id, followUps, origin) : [];
  const updated = await readListed(manager, lead.id, scope);
  if (!updated) return null;
  const made = changesMade(lead, updated, changes);
  const work = Object.keys(made).length > 0 ? [{ id: lead.id, changes: made }] : [];
  await recordLeadEvents(record, 'lead.updated', origin, [...work, ...events]);
  if (!opens) return updated;
  await releaseLeads(manager, record, [lead.id]);
  return readListed(manager, lead.id, scope);
}

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

/** The lead as somebody of this scope sees it, also where it has just left the scope. */
export async function readListed(manager: EntityManager, id: string, scope: LeadScope): Promise<ListedLead | null> {
  const parameters = new SqlParameters();
  const [row]: ListedLeadRow[] = await manager.query(
    `SELECT ${listedColumns(scope, parameters)}
     FROM leads l LEFT JOIN users u ON u.id = l.assigned_to WHERE l.id = ${parameters.add(id)}`,
    parameters.values,
  );
  return row ? listedLeadFromRow(row) : null;
}
