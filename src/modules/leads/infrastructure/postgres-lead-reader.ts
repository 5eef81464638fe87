import { Injectable } from '@nestjs/common';
import { ReadConnections } from '../../../database/read-replica.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import { preparedQuery } from '../../../shared/database/pool-query.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadFollowUp } from '../domain/follow-up.js';
import type { LeadHistoryEntry, LeadNote, ListedLead } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import {
  type LeadCount,
  type LeadList,
  type LeadNotes,
  type LeadPage,
  LeadReader,
  NOTES_INCLUDED,
  type WaitingCounts,
} from '../domain/lead-reader.js';
import { FOLLOW_UPS_OF_LEAD, type FollowUpRow, followUpFromRow } from '../sql/follow-up-writes.js';
import { countsCondition, filterCondition } from '../sql/lead-conditions.js';
import { historyStatement } from '../sql/lead-history.js';
import { totalStatement } from '../sql/lead-list.js';
import { type HistoryRow, historyFromRow, type NoteRow, noteFromRow } from '../sql/lead-row.js';
import { findVisible } from './read-lead.js';
import { readLeadList } from './read-lead-list.js';

@Injectable()
export class PostgresLeadReader extends LeadReader {
  constructor(private readonly connections: ReadConnections) {
    super();
  }

  find(id: string, scope: LeadScope): Promise<ListedLead | null> {
    return this.connections.read((database) => findVisible(database, id, scope));
  }

  list(scope: LeadScope, filter: LeadFilter, page: LeadPage, signal?: AbortSignal): Promise<LeadList> {
    return this.connections.read((database) => readLeadList(database, scope, filter, page, signal));
  }

  countsByTypeAndStatus(scope: LeadScope): Promise<LeadCount[]> {
    const parameters = new SqlParameters();
    return this.prepared(
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
    const user = `${parameters.add(userId)}::uuid`;
    // The user's own are counted in the same pass.
    const waiting = (filter: LeadFilter) => `(
      SELECT count(*)::int AS leads, (count(*) FILTER (WHERE l.assigned_to = ${user}))::int AS own
      FROM leads l WHERE ${filterCondition(scope, filter, parameters)})`;
    const count = (filter: LeadFilter) => `(${totalStatement(scope, filter, parameters)})`;
    const [row] = await this.prepared<WaitingCounts>(
      `SELECT overdue.leads AS "overdue", overdue.own AS "ownOverdue",
              due_soon.leads AS "dueSoon", due_soon.own AS "ownDueSoon",
              follow_ups.leads AS "followUpsDue", follow_ups.own AS "ownFollowUps",
              ${count({ nextStep: 'none' })} AS "noNextStep",
              ${count({ nextStep: 'none', assignedTo: userId })} AS "ownNoNextStep",
              ${count({ unassigned: true, status: OPEN_STATUSES })} AS "unassigned",
              ${count({ pool: true, status: OPEN_STATUSES })} AS "pool",
              ${count({ quarantined: true })} AS "suspectedSpam"
       FROM ${waiting({ promise: 'overdue' })} AS overdue,
            ${waiting({ promise: 'due_soon' })} AS due_soon,
            ${waiting({ followUp: 'due' })} AS follow_ups`,
      parameters.values,
    );
    if (!row) throw new Error('The database answered no row to a count.');
    return row;
  }

  async notesOf(id: string, { offset, limit }: Pick<LeadPage, 'offset' | 'limit'>): Promise<LeadNotes> {
    const rows = await this.prepared<(NoteRow | { id: null }) & { total: number; calls: number }>(
      `SELECT n.*, u.name AS author_name, counted.total, counted.calls
       FROM (
         SELECT count(*)::int AS total, count(call_outcome)::int AS calls FROM lead_notes WHERE lead_id = $1
       ) AS counted
       LEFT JOIN LATERAL (
         SELECT n.id, n.content, n.call_outcome, n.created_at, n.edited_at, n.author_id FROM lead_notes n
         WHERE n.lead_id = $1 ORDER BY n.created_at DESC, n.id DESC LIMIT $2 OFFSET $3
       ) AS n ON true
       LEFT JOIN users u ON u.id = n.author_id
       ORDER BY n.created_at DESC, n.id DESC`,
      [id, limit, offset],
    );
    const { total = 0, calls = 0 } = rows[0] ?? {};
    return { notes: rows.flatMap((row) => (row.id === null ? [] : noteFromRow(row))), total, calls };
  }

  async newestNotesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LeadNote[]>> {
    const rows = await this.prepared<NoteRow & { lead_id: string }>(
      `SELECT n.*, u.name AS author_name
       FROM unnest($1::uuid[]) AS asked (lead_id)
       CROSS JOIN LATERAL (
         SELECT n.lead_id, n.id, n.content, n.call_outcome, n.created_at, n.edited_at, n.author_id FROM lead_notes n
         WHERE n.lead_id = asked.lead_id ORDER BY n.created_at DESC, n.id DESC LIMIT ${NOTES_INCLUDED}
       ) AS n
       LEFT JOIN users u ON u.id = n.author_id
       ORDER BY n.created_at DESC, n.id DESC`,
      [ids],
    );
    return new Map(ids.map((id) => [id, rows.filter((row) => row.lead_id === id).map(noteFromRow)]));
  }

  async followUpsOf(id: string): Promise<LeadFollowUp[]> {
    return (await this.prepared<FollowUpRow>(FOLLOW_UPS_OF_LEAD, [id])).map(followUpFromRow);
  }

  async historyOf(id: string, scope: LeadScope): Promise<LeadHistoryEntry[]> {
    const parameters = new SqlParameters();
    const rows = await this.prepared<HistoryRow>(historyStatement(id, scope, parameters), parameters.values);
    return rows.map(historyFromRow);
  }

  private prepared<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.connections.read((database) => preparedQuery<Row>(database, text, values));
  }
}
