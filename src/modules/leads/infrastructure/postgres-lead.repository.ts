import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OPEN_STATUSES } from '../../../lead-types/open-statuses.js';
import { abortableQuery } from '../../../shared/database/abortable-query.js';
import { PostgresAuditTrail, type RecordAuditEvents } from '../../../shared/database/postgres-audit-trail.js';
import { preparedQuery } from '../../../shared/database/prepared-query.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changesAnything, changesMade } from '../domain/changed-values.js';
import type { LeadFollowUp } from '../domain/follow-up.js';
import { type Lead, type LeadHistoryEntry, type LeadNote, type ListedLead } from '../domain/lead.js';
import {
  type BulkChanges,
  type ChangeOrigin,
  type ChangesFrom,
  type DeletedLeads,
  type ErasedLead,
  type LeadChanges,
  type LeadChangesPage,
  type LeadCount,
  type LeadList,
  type LeadPage,
  LeadRepository,
  type NoteChanges,
  type TypeCorrection,
  type WaitingCounts,
} from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { changeLeads, deleteLeads, restoreLeads } from './bulk-changes.js';
import { correctLeadType } from './correct-lead-type.js';
import { eraseLead } from './erase-lead.js';
import { changeFollowUps, FOLLOW_UPS_OF_LEAD, type FollowUpRow, followUpFromRow } from './follow-up-writes.js';
import { assignByRule, lockAssignees, requireAssignable } from './lead-assignment.js';
import { changesStatement, removalsStatement, SETTLED_UNTIL } from './lead-changes.js';
import { countsCondition, isCoveredByCounts, scopeCondition } from './lead-conditions.js';
import { historyStatement } from './lead-history.js';
import { listedColumns, pageFromEndStatement, pageStatement, totalStatement } from './lead-list.js';
import {
  type HistoryRow,
  historyFromRow,
  isListedLeadRow,
  type ListedLeadRow,
  listedLeadFromRow,
  type NoteRow,
  noteFromRow,
} from './lead-row.js';
import {
  changeAssignments,
  insertNote,
  mapDeletedReferences,
  nameActor,
  recordLeadEvents,
  rewriteNote,
} from './lead-writes.js';
import { readListed } from './read-lead.js';

/** From here on it is worth knowing first which end a page is nearer to. */
const LATE_OFFSET = 1_000;

/** How many leads a page has where nobody says how many. */
const SCREEN_ROWS = 20;

const NEVER_ABORTED = new AbortController().signal;

@Injectable()
export class PostgresLeadRepository extends LeadRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {
    super();
  }

  async findVisible(id: string, scope: LeadScope): Promise<ListedLead | null> {
    const parameters = new SqlParameters();
    const rows = await preparedQuery<ListedLeadRow>(
      this.dataSource,
      `SELECT ${listedColumns(scope, parameters)}
       FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
       WHERE l.id = ${parameters.add(id)} AND ${scopeCondition(scope, parameters)}`,
      parameters.values,
    );
    return rows[0] ? listedLeadFromRow(rows[0]) : null;
  }

  async countVisible(ids: readonly string[], scope: LeadScope): Promise<number> {
    const parameters = new SqlParameters();
    const [row]: { visible: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS visible FROM leads l
       WHERE l.id = ANY(${parameters.add([...ids])}::uuid[]) AND ${scopeCondition(scope, parameters)}`,
      parameters.values,
    );
    return row?.visible ?? 0;
  }

  async list(
    scope: LeadScope,
    filter: LeadFilter,
    page: LeadPage,
    signal: AbortSignal = NEVER_ABORTED,
  ): Promise<LeadList> {
    const { offset } = page;
    const { maxTotal = Number.POSITIVE_INFINITY } = isCoveredByCounts(filter) ? {} : page;
    const listOf = (rows: readonly ListedLeadRow[], total: number): LeadList => ({
      leads: rows.map(listedLeadFromRow),
      total: Math.min(total, maxTotal),
      totalIsAtLeast: total > maxTotal,
    });
    if (offset >= LATE_OFFSET && !filter.search) {
      const total = await this.total(scope, filter, page.maxTotal, signal);
      if (offset >= total && total <= maxTotal) return listOf([], total);
      if (offset > total / 2 && total <= maxTotal) {
        return listOf(await this.latePage(scope, filter, page, total, signal), total);
      }
    }
    const { rows, total } = await this.page(scope, filter, page, signal);
    if (!filter.search || total <= maxTotal || rows.length > 0) return listOf(rows, total);
    // The first leads did not hold the page, and hits were left unread: all of them are sorted.
    const { maxTotal: _, ...exactly } = page;
    return listOf((await this.page(scope, filter, exactly, signal)).rows, total);
  }

  private async page(
    scope: LeadScope,
    filter: LeadFilter,
    page: LeadPage,
    signal: AbortSignal,
  ): Promise<{ rows: ListedLeadRow[]; total: number }> {
    const parameters = new SqlParameters();
    const statement = pageStatement(scope, filter, page, parameters);
    // What everybody sees first. What is searched for is planned anew, by what it is; and each prepared statement stays with
    // its connection, so not one for each number of rows and order that somebody may ask for.
    const isNewest = page.offset === 0 && page.sortBy === 'createdAt' && page.sortOrder === 'desc';
    const isUsual = isNewest && page.limit === SCREEN_ROWS && Object.keys(filter).length === 0;
    const rows: (Partial<ListedLeadRow> & { total: number })[] = isUsual
      ? await preparedQuery(this.dataSource, statement, parameters.values)
      : await abortableQuery(this.dataSource, statement, parameters.values, signal);
    return { rows: rows.filter(isListedLeadRow), total: rows[0]?.total ?? 0 };
  }

  async listChanges(scope: LeadScope, filter: LeadFilter, from: ChangesFrom): Promise<LeadChangesPage> {
    const [settled]: { micros: string }[] = await this.dataSource.query(SETTLED_UNTIL);
    const until = settled?.micros ?? '0';
    // What left first: of a lead that comes back in between, the later statement tells.
    const removing = new SqlParameters();
    const removed: { id: string; micros: string }[] = await this.dataSource.query(
      removalsStatement(scope, filter, from, until, removing),
      removing.values,
    );
    const parameters = new SqlParameters();
    const rows: (Partial<ListedLeadRow> & { total: number })[] = await this.dataSource.query(
      changesStatement(scope, filter, from, until, parameters),
      parameters.values,
    );
    return {
      leads: rows.filter(isListedLeadRow).map(listedLeadFromRow),
      total: rows[0]?.total ?? 0,
      removed: removed.map(({ id, micros }) => ({ id, activityMicros: micros })),
    };
  }

  private latePage(
    scope: LeadScope,
    filter: LeadFilter,
    page: LeadPage,
    total: number,
    signal: AbortSignal,
  ): Promise<ListedLeadRow[]> {
    const parameters = new SqlParameters();
    const statement = pageFromEndStatement(scope, filter, page, total, parameters);
    return abortableQuery(this.dataSource, statement, parameters.values, signal);
  }

  private async total(
    scope: LeadScope,
    filter: LeadFilter,
    maxTotal: number | undefined,
    signal: AbortSignal,
  ): Promise<number> {
    const parameters = new SqlParameters();
    const statement = totalStatement(scope, filter, parameters, maxTotal);
    const [row] = await abortableQuery<{ total: number }>(this.dataSource, statement, parameters.values, signal);
    return row?.total ?? 0;
  }

  countsByTypeAndStatus(scope: LeadScope): Promise<LeadCount[]> {
    const parameters = new SqlParameters();
    return preparedQuery(
      this.dataSource,
      `SELECT l.type, l.status, sum(l.leads)::int AS count
       FROM lead_counts l
       WHERE ${countsCondition(scope, {}, parameters)}
       GROUP BY l.type, l.status
       HAVING sum(l.leads) > 0`,
      parameters.values,
    );
  }

  async waitingCounts(scope: LeadScope, userId: string): Promise<WaitingCounts> {
    const parameters = new SqlParameters();
    const count = (filter: LeadFilter) => `(${totalStatement(scope, filter, parameters)})`;
    const [row] = await preparedQuery<WaitingCounts>(
      this.dataSource,
      `SELECT ${count({ promise: 'overdue' })} AS "overdue",
              ${count({ promise: 'due_soon' })} AS "dueSoon",
              ${count({ promise: 'overdue', assignedTo: userId })} AS "ownOverdue",
              ${count({ promise: 'due_soon', assignedTo: userId })} AS "ownDueSoon",
              ${count({ followUp: 'due' })} AS "followUpsDue",
              ${count({ followUp: 'due', assignedTo: userId })} AS "ownFollowUps",
              ${count({ nextStep: 'none' })} AS "noNextStep",
              ${count({ nextStep: 'none', assignedTo: userId })} AS "ownNoNextStep",
              ${count({ unassigned: true, status: OPEN_STATUSES })} AS "unassigned",
              ${count({ pool: true, status: OPEN_STATUSES })} AS "pool",
              ${count({ quarantined: true })} AS "suspectedSpam"`,
      parameters.values,
    );
    if (!row) throw new Error('The database answered no row to a count.');
    return row;
  }

  async notesOf(id: string): Promise<LeadNote[]> {
    const rows = await preparedQuery<NoteRow>(
      this.dataSource,
      `SELECT n.id, n.content, n.call_outcome, n.created_at, n.edited_at, n.author_id, u.name AS author_name
       FROM lead_notes n LEFT JOIN users u ON u.id = n.author_id
       WHERE n.lead_id = $1 ORDER BY n.created_at DESC, n.id DESC`,
      [id],
    );
    return rows.map(noteFromRow);
  }

  async followUpsOf(id: string): Promise<LeadFollowUp[]> {
    return (await preparedQuery<FollowUpRow>(this.dataSource, FOLLOW_UPS_OF_LEAD, [id])).map(followUpFromRow);
  }

  async historyOf(id: string, scope: LeadScope): Promise<LeadHistoryEntry[]> {
    const parameters = new SqlParameters();
    const rows = await preparedQuery<HistoryRow>(
      this.dataSource,
      historyStatement(id, scope, parameters),
      parameters.values,
    );
    return rows.map(historyFromRow);
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
    return this.dataSource.transaction((manager) =>
      deleteLeads(manager, this.audit.within(manager), ids, expectedVersion, scope, origin),
    );
  }

  updateAll(ids: readonly string[], changes: BulkChanges, scope: LeadScope, origin: ChangeOrigin): Promise<number> {
    return mapDeletedReferences(
      this.dataSource.transaction((manager) =>
        changeLeads(manager, this.audit.within(manager), ids, changes, scope, origin),
      ),
    );
  }

  restoreAll(ids: readonly string[], scope: LeadScope, origin: ChangeOrigin): Promise<string[]> {
    return this.dataSource.transaction((manager) =>
      restoreLeads(manager, this.audit.within(manager), ids, scope, origin),
    );
  }

  erase(id: string, expectedVersion: number | null, scope: LeadScope, origin: ChangeOrigin): Promise<ErasedLead> {
    return this.dataSource.transaction((manager) =>
      eraseLead(manager, this.audit.within(manager), id, expectedVersion, scope, origin),
    );
  }

  restore({ id, version }: Lead, scope: LeadScope, origin: ChangeOrigin): Promise<ListedLead | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockAssignees(manager);
      const [, affected]: [unknown, number] = await manager.query(
        `UPDATE leads SET quarantined_at = NULL, version = version + 1, updated_at = now()
         WHERE id = $1 AND version = $2 AND quarantined_at IS NOT NULL AND merged_into IS NULL`,
        [id, version],
      );
      if (affected === 0) return null;
      await recordLeadEvents(this.audit.within(manager), 'lead.restored', origin, [{ id }]);
      await assignByRule(manager, [id]);
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
  if (changes.assignedTo) await requireAssignable(manager, changes.assignedTo, [lead.type]);
  if (changes.followUp !== undefined) await nameActor(manager, origin);
  const parameters = new SqlParameters();
  const assignments = changeAssignments(changes, parameters);
  const [, affected]: [unknown, number] = await manager.query(
    `UPDATE leads l SET ${assignments}
     WHERE l.id = ${parameters.add(lead.id)} AND l.version = ${parameters.add(lead.version)}`,
    parameters.values,
  );
  if (affected === 0) return null;
  const { followUps = [] } = changes;
  const events = followUps.length > 0 ? await changeFollowUps(manager, lead.id, followUps, origin) : [];
  const updated = await readListed(manager, lead.id, scope);
  if (!updated) return null;
  const made = changesMade(lead, updated, changes);
  const work = Object.keys(made).length > 0 ? [{ id: lead.id, changes: made }] : [];
  await recordLeadEvents(record, 'lead.updated', origin, [...work, ...events]);
  return updated;
}
