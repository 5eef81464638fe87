import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { retryAfterLock } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail, type RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changesAnything, changesMade } from '../domain/changed-values.js';
import type { Lead, LeadNote, ListedLead } from '../domain/lead.js';
import {
  type Assignee,
  type BulkChanged,
  type BulkChanges,
  type BulkCondition,
  type ChangeOrigin,
  type ChangesFrom,
  type DeletedLeads,
  type LeadChanges,
  type LeadChangesPage,
  LeadRepository,
  type NoteChanges,
  type RemovedLead,
  type TypeCorrection,
} from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { changeFollowUps, setNextFollowUp } from '../sql/follow-up-writes.js';
import {
  allAssignees,
  assignByRule,
  isOpenStatus,
  lockAssignees,
  releaseLeads,
  requireAssignable,
} from '../sql/lead-assignment.js';
import { scopeCondition } from '../sql/lead-conditions.js';
import { recordLeadEvents } from '../sql/lead-history.js';
import { isListedLeadRow, type ListedLeadRow, listedLeadFromRow } from '../sql/lead-row.js';
import { changeAssignments, insertNote, mapDeletedReferences, rewriteNote } from '../sql/lead-writes.js';
import { changeLeads, deleteLeads, restoreLeads } from './bulk-changes.js';
import { correctLeadType } from './correct-lead-type.js';
import { changesStatement, removalsStatement, SETTLED_UNTIL } from './lead-changes.js';
import { findVisible, readListed } from './read-lead.js';

@Injectable()
export class PostgresLeadRepository extends LeadRepository {
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

  async listChanges(scope: LeadScope, filter: LeadFilter, from: ChangesFrom): Promise<LeadChangesPage> {
    const [settled]: { micros: string }[] = await this.dataSource.query(SETTLED_UNTIL);
    const until = settled?.micros ?? '0';
    // What left first: of a lead that comes back in between, the later statement tells.
    const removing = new SqlParameters();
    const removed: (Pick<RemovedLead, 'id' | 'reason'> & { micros: string; merged_into: string | null })[] =
      await this.dataSource.query(removalsStatement(scope, filter, from, until, removing), removing.values);
    const parameters = new SqlParameters();
    const rows: (Partial<ListedLeadRow> & { total: number | null })[] = await this.dataSource.query(
      changesStatement(scope, filter, from, until, parameters),
      parameters.values,
    );
    return {
      leads: rows.filter(isListedLeadRow).map(listedLeadFromRow),
      total: rows[0]?.total ?? null,
      removed: removed.map(({ id, reason, micros, merged_into: mergedInto }) => ({
        id,
        reason,
        activityMicros: micros,
        mergedInto,
      })),
      settledMicros: until,
    };
  }

  assignees(): Promise<Assignee[]> {
    return allAssignees(this.dataSource.manager);
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
