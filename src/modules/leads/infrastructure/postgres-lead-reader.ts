import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPEN_STATUSES } from '../../../lead-types/open-statuses.js';
import { abortableQuery } from '../../../shared/database/abortable-query.js';
import { preparedQuery } from '../../../shared/database/prepared-query.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadFollowUp } from '../domain/follow-up.js';
import type { LeadHistoryEntry, LeadNote, ListedLead } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { type LeadCount, type LeadList, type LeadPage, LeadReader, type WaitingCounts } from '../domain/lead-reader.js';
import { FOLLOW_UPS_OF_LEAD, type FollowUpRow, followUpFromRow } from './follow-up-writes.js';
import { countsCondition, isCoveredByCounts } from './lead-conditions.js';
import { historyStatement } from './lead-history.js';
import { pageFromEndStatement, pageStatement, totalStatement } from './lead-list.js';
import {
  type HistoryRow,
  historyFromRow,
  isListedLeadRow,
  type ListedLeadRow,
  listedLeadFromRow,
  type NoteRow,
  noteFromRow,
} from './lead-row.js';
import { findVisible } from './read-lead.js';

/** From here on it is worth knowing first which end a page is nearer to. */
const LATE_OFFSET = 1_000;

/** How many leads a page has where nobody says how many. */
const SCREEN_ROWS = 20;

const NEVER_ABORTED = new AbortController().signal;

@Injectable()
export class PostgresLeadReader extends LeadReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  find(id: string, scope: LeadScope): Promise<ListedLead | null> {
    return findVisible(this.dataSource, id, scope);
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
}
