import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { preparedQuery } from '../../../shared/database/prepared-query.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { changedValues } from '../domain/changed-values.js';
import type { CallOutcome, Lead, LeadHistoryEntry, LeadNote, ListedLead } from '../domain/lead.js';
import {
  type ChangeOrigin,
  type LeadChanges,
  type LeadCount,
  type LeadPage,
  LeadRepository,
  type WaitingCounts,
} from '../domain/lead.repository.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { changeLeads, deleteLeads } from './bulk-changes.js';
import { countsCondition, scopeCondition } from './lead-conditions.js';
import { listedColumns, pageFromEndStatement, pageStatement, totalStatement } from './lead-list.js';
import {
  type HistoryRow,
  historyFromRow,
  isListedLeadRow,
  LEAD_COLUMNS,
  type LeadRow,
  type ListedLeadRow,
  leadFromRow,
  listedLeadFromRow,
  type NoteRow,
  noteFromRow,
} from './lead-row.js';
import { changeAssignments, insertNote, mapDeletedReferences, recordLeadEvents } from './lead-writes.js';

/** From here on it is worth knowing first which end a page is nearer to. */
const LATE_OFFSET = 1_000;

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

  async list(scope: LeadScope, filter: LeadFilter, page: LeadPage): Promise<{ leads: ListedLead[]; total: number }> {
    if (page.offset >= LATE_OFFSET && !filter.search) {
      const total = await this.total(scope, filter);
      if (page.offset >= total) return { leads: [], total };
      if (page.offset > total / 2) return { leads: await this.latePage(scope, filter, page, total), total };
    }
    const parameters = new SqlParameters();
    const statement = pageStatement(scope, filter, page, parameters);
    // What everybody sees first. What is searched for is planned anew, by what it is.
    const isFirst = page.offset === 0 && Object.keys(filter).length === 0;
    const rows: (Partial<ListedLeadRow> & { total: number })[] = isFirst
      ? await preparedQuery(this.dataSource, statement, parameters.values)
      : await this.dataSource.query(statement, parameters.values);
    return { leads: rows.filter(isListedLeadRow).map(listedLeadFromRow), total: rows[0]?.total ?? 0 };
  }

  private async latePage(scope: LeadScope, filter: LeadFilter, page: LeadPage, total: number): Promise<ListedLead[]> {
    const parameters = new SqlParameters();
    const rows: ListedLeadRow[] = await this.dataSource.query(
      pageFromEndStatement(scope, filter, page, total, parameters),
      parameters.values,
    );
    return rows.map(listedLeadFromRow);
  }

  private async total(scope: LeadScope, filter: LeadFilter): Promise<number> {
    const parameters = new SqlParameters();
    const [row]: { total: number }[] = await this.dataSource.query(
      totalStatement(scope, filter, parameters),
      parameters.values,
    );
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
    const count = async (filter: LeadFilter): Promise<number> => {
      const parameters = new SqlParameters();
      const statement = totalStatement(scope, filter, parameters);
      const [row] = await preparedQuery<{ total: number }>(this.dataSource, statement, parameters.values);
      return row?.total ?? 0;
    };
    const [overdue, dueSoon, ownFollowUps] = await Promise.all([
      count({ promise: 'overdue' }),
      count({ promise: 'due_soon' }),
      count({ followUp: 'due', assignedTo: userId }),
    ]);
    return { overdue, dueSoon, ownFollowUps };
  }

  async notesOf(id: string): Promise<LeadNote[]> {
    const rows = await preparedQuery<NoteRow>(
      this.dataSource,
      `SELECT n.id, n.content, n.call_outcome, n.created_at, n.author_id, u.name AS author_name
       FROM lead_notes n LEFT JOIN users u ON u.id = n.author_id
       WHERE n.lead_id = $1 ORDER BY n.created_at DESC, n.id DESC`,
      [id],
    );
    return rows.map(noteFromRow);
  }

  async historyOf(id: string): Promise<LeadHistoryEntry[]> {
    const rows = await preparedQuery<HistoryRow>(
      this.dataSource,
      `SELECT a.at, a.action, a.actor_id, u.name AS actor_name, a.details, v.personal
       FROM audit_events a
       LEFT JOIN audit_values v ON v.event_id = a.id
       LEFT JOIN users u ON u.id = a.actor_id
       WHERE a.subject_type = 'lead' AND a.subject_id = $1
       ORDER BY a.id DESC`,
      [id],
    );
    return rows.map(historyFromRow);
  }

  update(lead: Lead, changes: LeadChanges, origin: ChangeOrigin): Promise<Lead | null> {
    return mapDeletedReferences(
      this.dataSource.transaction(async (manager) => {
        const parameters = new SqlParameters();
        const assignments = changeAssignments(changes, parameters);
        const [, affected]: [unknown, number] = await manager.query(
          `UPDATE leads l SET ${assignments}
         WHERE l.id = ${parameters.add(lead.id)} AND l.version = ${parameters.add(lead.version)}`,
          parameters.values,
        );
        if (affected === 0) return null;
        const rows: LeadRow[] = await manager.query(
          `SELECT ${LEAD_COLUMNS} FROM leads l LEFT JOIN users u ON u.id = l.assigned_to WHERE l.id = $1`,
          [lead.id],
        );
        const [row] = rows;
        if (!row) return null;
        const updated = leadFromRow(row);
        await recordLeadEvents(this.audit.within(manager), 'lead.updated', origin, [
          { id: lead.id, changes: changedValues(lead, updated) },
        ]);
        return updated;
      }),
    );
  }

  addNote(lead: Lead, content: string, origin: ChangeOrigin): Promise<LeadNote> {
    return mapDeletedReferences(
      this.dataSource.transaction(async (manager) => {
        const note = await insertNote(manager, lead.id, { content, call: null }, origin);
        await recordLeadEvents(this.audit.within(manager), 'lead.noted', origin, [{ id: lead.id }]);
        return note;
      }),
    );
  }

  addCall(lead: Lead, outcome: CallOutcome, content: string, origin: ChangeOrigin): Promise<LeadNote> {
    return mapDeletedReferences(
      this.dataSource.transaction(async (manager) => {
        const note = await insertNote(manager, lead.id, { content, call: outcome }, origin);
        await manager.query('UPDATE leads SET first_response_at = now() WHERE id = $1 AND first_response_at IS NULL', [
          lead.id,
        ]);
        await recordLeadEvents(this.audit.within(manager), 'lead.called', origin, [
          { id: lead.id, details: { outcome } },
        ]);
        return note;
      }),
    );
  }

  deleteAll(ids: readonly string[], scope: LeadScope, origin: ChangeOrigin): Promise<number> {
    return this.dataSource.transaction((manager) =>
      deleteLeads(manager, this.audit.within(manager), ids, scope, origin),
    );
  }

  updateAll(
    ids: readonly string[],
    changes: Pick<LeadChanges, 'status' | 'priority' | 'assignedTo'>,
    scope: LeadScope,
    origin: ChangeOrigin,
  ): Promise<number> {
    return mapDeletedReferences(
      this.dataSource.transaction((manager) =>
        changeLeads(manager, this.audit.within(manager), ids, changes, scope, origin),
      ),
    );
  }

  restore(lead: Lead, origin: ChangeOrigin): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [, affected]: [unknown, number] = await manager.query(
        `UPDATE leads SET quarantined_at = NULL, version = version + 1, updated_at = now()
         WHERE id = $1 AND quarantined_at IS NOT NULL AND merged_into IS NULL`,
        [lead.id],
      );
      if (affected === 0) return;
      await recordLeadEvents(this.audit.within(manager), 'lead.restored', origin, [{ id: lead.id }]);
    });
  }
}
