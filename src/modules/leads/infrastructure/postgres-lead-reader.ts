import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReadConnections } from '../../../database/read-replica.js';
import { OPEN_STATUSES } from '../../../lead-types/lead-work.js';
import type { PlaceField } from '../../../lead-types/places.js';
import { abortableQuery, preparedQuery } from '../../../shared/database/pool-query.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadFollowUp } from '../domain/follow-up.js';
import type { LeadHistoryEntry, LeadNote, ListedLead } from '../domain/lead.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import {
  type Assignee,
  type ChangesFrom,
  type LeadChangesPage,
  type LeadCount,
  type LeadList,
  type LeadNotes,
  type LeadPage,
  LeadReader,
  MAX_PLACES,
  NOTES_INCLUDED,
  type WaitingCounts,
} from '../domain/lead-reader.js';
import { type TimelinePage, type TimelineQuery, timelinePage } from '../domain/lead-timeline.js';
import { FOLLOW_UPS_OF_LEAD, type FollowUpRow, followUpFromRow } from '../sql/follow-up-writes.js';
import { allAssignees } from '../sql/lead-assignment.js';
import {
  countsCondition,
  filterCondition,
  isCoveredByCounts,
  listed,
  placeForm,
  scopeCondition,
} from '../sql/lead-conditions.js';
import { historyStatement } from '../sql/lead-history.js';
import { listedColumns, pageFromEndStatement, pageStatement, totalStatement } from '../sql/lead-list.js';
import {
  type HistoryRow,
  historyFromRow,
  isListedLeadRow,
  type ListedLeadRow,
  listedLeadFromRow,
  NOTE_COLUMNS,
  type NoteRow,
  noteFromRow,
} from '../sql/lead-row.js';
import {
  eventEntry,
  eventsOfTimeline,
  NOTES_OF_TIMELINE,
  noteEntry,
  noteParameters,
  type TimelineEventRow,
} from '../sql/lead-timeline.js';
import { readLeadChanges } from './lead-changes.js';

const NEVER_ABORTED = new AbortController().signal;

@Injectable()
export class PostgresLeadReader extends LeadReader {
  constructor(
    private readonly connections: ReadConnections,
    private readonly primary: DataSource,
  ) {
    super();
  }

  find(id: string, scope: LeadScope): Promise<ListedLead | null> {
    return this.connections.read((database) => findVisible(database, id, scope));
  }

  list(scope: LeadScope, filter: LeadFilter, page: LeadPage, signal = NEVER_ABORTED): Promise<LeadList> {
    return this.connections.read((database) => readLeadList({ database, scope, filter, signal }, page));
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
    // Counts all leads and the user's own leads in one pass.
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
    if (!row) throw new Error('The database returned no row for a count.');
    return row;
  }

  async notesOf(id: string, { offset, limit }: Pick<LeadPage, 'offset' | 'limit'>): Promise<LeadNotes> {
    const rows = await this.prepared<(NoteRow | { id: null }) & { total: number; calls: number }>(
      `SELECT n.*, u.name AS author_name, counted.total, counted.calls
       FROM (
         SELECT count(*)::int AS total, count(call_outcome)::int AS calls FROM lead_notes WHERE lead_id = $1
       ) AS counted
       LEFT JOIN LATERAL (
         SELECT ${NOTE_COLUMNS} FROM lead_notes n
         WHERE n.lead_id = $1 ORDER BY n.created_at DESC, n.id DESC LIMIT $2 OFFSET $3
       ) AS n ON true
       LEFT JOIN actors u ON u.id = n.author_id
       ORDER BY n.created_at DESC, n.id DESC`,
      [id, limit, offset],
    );
    const { total = 0, calls = 0 } = rows[0] ?? {};
    return { notes: rows.flatMap((row) => (row.id === null ? [] : noteFromRow(row))), total, calls };
  }

  async newestNotesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly LeadNote[]>> {
    const rows = await this.prepared<NoteRow & { lead_id: string }>(
      `SELECT n.*, u.name AS author_name
       FROM unnest($1::uuid[]) AS requested (lead_id)
       CROSS JOIN LATERAL (
         SELECT n.lead_id, ${NOTE_COLUMNS} FROM lead_notes n
         WHERE n.lead_id = requested.lead_id ORDER BY n.created_at DESC, n.id DESC LIMIT ${NOTES_INCLUDED}
       ) AS n
       LEFT JOIN actors u ON u.id = n.author_id
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

  async timelineOf(id: string, scope: LeadScope, query: TimelineQuery): Promise<TimelinePage> {
    const events = new SqlParameters();
    const [noteRows, eventRows] = await Promise.all([
      this.prepared<NoteRow & { micros: string }>(NOTES_OF_TIMELINE, noteParameters(id, query)),
      this.prepared<TimelineEventRow>(eventsOfTimeline(id, scope, query, events), events.values),
    ]);
    return timelinePage(noteRows.map(noteEntry), eventRows.map(eventEntry), query.limit);
  }

  listChanges(scope: LeadScope, filter: LeadFilter, from: ChangesFrom): Promise<LeadChangesPage> {
    return readLeadChanges(this.primary, scope, filter, from);
  }

  assignees(): Promise<Assignee[]> {
    return allAssignees(this.primary.manager);
  }

  async places(place: PlaceField, part: string | undefined, scope: LeadScope): Promise<string[]> {
    const parameters = new SqlParameters();
    const form = placeForm(`l.${place}`);
    const matches = part === undefined ? 'TRUE' : `${form} LIKE lead_search_pattern(${parameters.add(part)}::text)`;
    const rows: { name: string }[] = await this.connections.read((database) =>
      database.query(
        `SELECT mode() WITHIN GROUP (ORDER BY l.${place}) AS name
         FROM leads l
         WHERE ${listed()} AND ${scopeCondition(scope, parameters)} AND l.${place} IS NOT NULL AND ${matches}
         GROUP BY ${form}
         ORDER BY count(*) DESC, name
         LIMIT ${MAX_PLACES}`,
        parameters.values,
      ),
    );
    return rows.map(({ name }) => name);
  }

  private prepared<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.connections.read((database) => preparedQuery<Row>(database, text, values));
  }
}

/** From this offset on, the total is read first. It decides whether to read from the start or the end of the list. */
const LATE_OFFSET = 1_000;

/** Default page size of the lead list on the screen. */
const SCREEN_ROWS = 20;

interface ListQuery {
  readonly database: DataSource;
  readonly scope: LeadScope;
  readonly filter: LeadFilter;
  readonly signal: AbortSignal;
}

async function readLeadList(query: ListQuery, page: LeadPage): Promise<LeadList> {
  const { filter } = query;
  const { offset } = page;
  const { maxTotal = Number.POSITIVE_INFINITY } = isCoveredByCounts(filter) ? {} : page;
  const listOf = (rows: readonly ListedLeadRow[], total: number): LeadList => ({
    leads: rows.map(listedLeadFromRow),
    total: Math.min(total, maxTotal),
    totalIsAtLeast: total > maxTotal,
  });
  if (offset >= LATE_OFFSET && !filter.search) {
    const total = await readTotal(query, page.maxTotal);
    if (offset >= total && total <= maxTotal) return listOf([], total);
    if (offset > total / 2 && total <= maxTotal) {
      return listOf(await readLatePage(query, page, total), total);
    }
  }
  const { rows, total } = await readPage(query, page);
  if (!filter.search || total <= maxTotal || rows.length > 0) return listOf(rows, total);
  // There were more than `maxTotal` hits, and those that were read did not fill the page. Without `maxTotal`, all hits
  // are found and sorted.
  const { maxTotal: _, ...exactly } = page;
  return listOf((await readPage(query, exactly)).rows, total);
}

async function readPage(
  { database, scope, filter, signal }: ListQuery,
  page: LeadPage,
): Promise<{ rows: ListedLeadRow[]; total: number }> {
  const parameters = new SqlParameters();
  const statement = pageStatement(scope, filter, page, parameters);
  // Prepares only the default first page: a connection keeps its prepared statements, so there must not be one for
  // every limit and order. A search needs a query plan for its own words.
  const isNewest = page.offset === 0 && page.sortBy === 'createdAt' && page.sortOrder === 'desc';
  const isUsual = isNewest && page.limit === SCREEN_ROWS && Object.keys(filter).length === 0;
  const rows: (Partial<ListedLeadRow> & { total: number })[] = isUsual
    ? await preparedQuery(database, statement, parameters.values)
    : await abortableQuery(database, statement, parameters.values, signal);
  return { rows: rows.filter(isListedLeadRow), total: rows[0]?.total ?? 0 };
}

function readLatePage(
  { database, scope, filter, signal }: ListQuery,
  page: LeadPage,
  total: number,
): Promise<ListedLeadRow[]> {
  const parameters = new SqlParameters();
  const statement = pageFromEndStatement(scope, filter, page, total, parameters);
  return abortableQuery(database, statement, parameters.values, signal);
}

async function readTotal(
  { database, scope, filter, signal }: ListQuery,
  maxTotal: number | undefined,
): Promise<number> {
  const parameters = new SqlParameters();
  const statement = totalStatement(scope, filter, parameters, maxTotal);
  const [row] = await abortableQuery<{ total: number }>(database, statement, parameters.values, signal);
  return row?.total ?? 0;
}

export async function findVisible(database: DataSource, id: string, scope: LeadScope): Promise<ListedLead | null> {
  const parameters = new SqlParameters();
  const rows = await preparedQuery<ListedLeadRow>(
    database,
    `SELECT ${listedColumns(scope, parameters)}
     FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
     WHERE l.id = ${parameters.add(id)} AND ${scopeCondition(scope, parameters)}`,
    parameters.values,
  );
  return rows[0] ? listedLeadFromRow(rows[0]) : null;
}
