import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { retryAfterLock } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changedValues, changesAnything } from '../domain/changed-values.js';
import { leadNotFound } from '../domain/lead.errors.js';
import type { ExternalId, Lead, LeadNote, ListedLead } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import {
  type BulkChanged,
  type BulkChanges,
  type BulkCondition,
  type DeletedLeads,
  type LeadChanges,
  type LeadEditor,
  LeadWriter,
  type MessageResult,
  type NewNote,
  type NoteChanges,
  type SeenLead,
  type TypeCorrection,
} from '../domain/lead-writer.js';
import { changeLead, readListed } from '../sql/change-lead.js';
import { deleteLeads } from '../sql/deleted-leads.js';
import {
  assignByRule,
  isOpenStatus,
  keptAssigneeSetting,
  lockAssignees,
  releaseLeads,
  requireAssignable,
} from '../sql/lead-assignment.js';
import { scopeCondition } from '../sql/lead-conditions.js';
import { type LeadTransaction, recordLeadEvents } from '../sql/lead-history.js';
import { insertNote, mapDeletedReferences, rewriteNote, setMessageOutcome } from '../sql/lead-writes.js';
import { changeLeads, deleteManyLeads, restoreLeads } from './bulk-changes.js';
import { findVisible } from './postgres-lead-reader.js';

@Injectable()
export class PostgresLeadWriter extends LeadWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  find(id: string, scope: LeadScope): Promise<ListedLead | null> {
    return findVisible(this.dataSource, id, scope);
  }

  async findIdOf({ system, id }: ExternalId): Promise<string | null> {
    const [row]: { lead_id: string }[] = await this.dataSource.query(
      'SELECT lead_id FROM lead_external_ids WHERE system = $1 AND external_id = $2',
      [system, id],
    );
    return row?.lead_id ?? null;
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

  update(lead: Lead, changes: LeadChanges, by: LeadEditor): Promise<ListedLead | null> {
    // Two leads that exchange their external ids can deadlock.
    const changing = retryAfterLock(() => this.transaction(by, (within) => changeLead(within, lead, changes)));
    return mapDeletedReferences(changing);
  }

  correctType(lead: Lead, correction: TypeCorrection, by: LeadEditor): Promise<ListedLead | null> {
    return this.transaction(by, (within) => correctLeadType(within, lead, correction));
  }

  addNote(
    { id, version }: SeenLead,
    written: NewNote,
    changes: NoteChanges,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null> {
    return mapDeletedReferences(
      this.transaction(by, async (within) => {
        const { manager, record } = within;
        const { call, message } = written;
        const isContact = call !== null || message !== null;
        if (isOpenStatus(changes.status)) await lockAssignees(manager);
        // Needed even if no value changes: a trigger updates the activity time, and the lock prevents a merge.
        const [, affected]: [unknown, number] = await manager.query(
          `UPDATE leads SET first_response_at = ${isContact ? 'coalesce(first_response_at, now())' : 'first_response_at'}
           WHERE id = $1 AND merged_into IS NULL AND erased_at IS NULL AND version = coalesce($2, version)`,
          [id, version],
        );
        if (affected === 0) return null;
        const note = await insertNote(manager, id, written, by);
        const { action, details } = noteEvent(written);
        await recordLeadEvents(record, action, by, [{ id, details }]);
        const noted = await readListed(manager, id, by.scope);
        if (!noted || !changesAnything(noted, changes)) return noted && { note, lead: noted };
        const lead = await changeLead(within, noted, changes);
        return lead && { note, lead };
      }),
    );
  }

  editNote(
    { id, version }: SeenLead,
    noteId: string,
    content: string,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null> {
    return this.transaction(by, async ({ manager, record }) => {
      if (!(await touchSeen(manager, { id, version }))) return null;
      const { note, before } = await rewriteNote(manager, id, noteId, content, by);
      if (before !== content) {
        const changes = { note: { from: before, to: content } };
        await recordLeadEvents(record, 'lead.note_edited', by, [{ id, changes }]);
      }
      const lead = await readListed(manager, id, by.scope);
      return lead && { note, lead };
    });
  }

  updateMessage(
    { id, version }: SeenLead,
    noteId: string,
    result: MessageResult,
    by: LeadEditor,
  ): Promise<{ note: LeadNote; lead: ListedLead } | null> {
    return this.transaction(by, async ({ manager, record }) => {
      if (!(await touchSeen(manager, { id, version }))) return null;
      const { note, before } = await setMessageOutcome(manager, id, noteId, result);
      const isNewText = note.content !== before.content;
      if (isNewText || note.message?.outcome !== before.message?.outcome) {
        const details = { channel: note.message?.channel, outcome: result.outcome };
        const changes = { note: { from: before.content, to: note.content } };
        await recordLeadEvents(record, 'lead.message_updated', by, [{ id, details, ...(isNewText && { changes }) }]);
      }
      const lead = await readListed(manager, id, by.scope);
      return lead && { note, lead };
    });
  }

  delete(id: string, expectedVersion: number | null, by: LeadEditor): Promise<DeletedLeads> {
    // The deletion can deadlock with a merge that pairs this lead.
    return retryAfterLock(() => this.transaction(by, (within) => deleteLeads(within, [id], expectedVersion)));
  }

  deleteAll(ids: readonly string[], by: LeadEditor): Promise<BulkChanged> {
    const deleting = retryAfterLock(() => this.transaction(by, (within) => deleteManyLeads(within, ids)));
    return mapDeletedReferences(deleting);
  }

  updateAll(ids: readonly string[], changes: BulkChanges, onlyIf: BulkCondition, by: LeadEditor): Promise<BulkChanged> {
    return mapDeletedReferences(this.transaction(by, (within) => changeLeads(within, ids, changes, onlyIf)));
  }

  restoreAll(ids: readonly string[], by: LeadEditor): Promise<BulkChanged> {
    return mapDeletedReferences(this.transaction(by, (within) => restoreLeads(within, ids)));
  }

  restore({ id, version, quarantinedAt }: Lead, by: LeadEditor): Promise<ListedLead | null> {
    return this.transaction(by, async ({ manager, record }) => {
      await lockAssignees(manager);
      const [, affected]: [unknown, number] = await manager.query(
        `UPDATE leads SET quarantined_at = NULL, spam_reasons = NULL, version = version + 1, updated_at = now()
         WHERE id = $1 AND version = $2 AND (quarantined_at IS NOT NULL OR spam_reasons IS NOT NULL) AND merged_into IS NULL`,
        [id, version],
      );
      if (affected === 0) return null;
      const wasListed = quarantinedAt === null;
      const details = wasListed ? { mark: true } : {};
      await recordLeadEvents(record, 'lead.restored', by, [{ id, details }]);
      if (!wasListed) await assignByRule(manager, record, [id]);
      return readListed(manager, id, by.scope);
    });
  }

  private transaction<T>(by: LeadEditor, work: (within: LeadTransaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => work({ manager, record: this.audit.within(manager), by }));
  }
}

function noteEvent({ call, message }: NewNote): { action: string; details: object } {
  if (call) return { action: 'lead.called', details: { outcome: call } };
  if (message) return { action: 'lead.messaged', details: { channel: message.channel } };
  return { action: 'lead.noted', details: {} };
}

/** Locks the lead and makes a trigger update the activity time. False if the lead cannot be changed or has changed. */
async function touchSeen(manager: EntityManager, { id, version }: SeenLead): Promise<boolean> {
  const [, affected]: [unknown, number] = await manager.query(
    `UPDATE leads SET updated_at = updated_at
     WHERE id = $1 AND merged_into IS NULL AND erased_at IS NULL AND version = coalesce($2, version)`,
    [id, version],
  );
  return affected > 0;
}

async function correctLeadType(
  { manager, record, by }: LeadTransaction,
  lead: Lead,
  correction: TypeCorrection,
): Promise<ListedLead | null> {
  await lockAssignees(manager);
  const parameters = new SqlParameters();
  const [, affected]: [unknown, number] = await manager.query(
    `UPDATE leads l SET ${correctionAssignments(correction, parameters)}
     WHERE l.id = ${parameters.add(lead.id)} AND l.version = ${parameters.add(lead.version)}`,
    parameters.values,
  );
  if (affected === 0) return null;
  const corrected = await readListed(manager, lead.id, by.scope);
  // Roll back, so that a correction is never committed without its history entry.
  if (!corrected) throw leadNotFound();
  // Detail values do not change. They only move between `details` and `formerDetails`.
  const changes = Object.entries(changedValues(lead, corrected)).filter(([path]) => !path.startsWith('details.'));
  await recordLeadEvents(record, 'lead.updated', by, [{ id: lead.id, changes: Object.fromEntries(changes) }]);
  if (corrected.assignee) await releaseLeads(manager, record, [lead.id]);
  else await assignByRule(manager, record, [lead.id]);
  return readListed(manager, lead.id, by.scope);
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
