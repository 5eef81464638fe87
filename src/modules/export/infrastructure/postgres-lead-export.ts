import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { DatabasePools } from '../../../database/database-pools.js';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { CsvValueStyle, ExportValue } from '../../leads/domain/lead-columns.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import type { LeadSort } from '../../leads/domain/lead-reader.js';
import { filterCondition } from '../../leads/sql/lead-conditions.js';
import { leadOrder, listedColumns } from '../../leads/sql/lead-list.js';
import {
  FOLLOW_UP_ORDER,
  type ListedLeadRow,
  listedLeadFromRow,
  NOTE_AUTHOR,
  NOTE_COLUMNS,
  type NoteRow,
  noteFromRow,
  OPEN_FOLLOW_UP,
} from '../../leads/sql/lead-row.js';
import { MAX_EXPORTS } from '../domain/export-limits.js';
import { LeadExportSource, type LeadLine, type LeadSelection } from '../domain/lead-export-source.js';
import { EXPORT_SETTINGS, expressionOf, isText, TYPE_NUMBER } from './export-expressions.js';

/** Timeout of the count. The response has not started during the count, so the call can still fail with an error. */
const COUNT_MS = 8_000;
/** Timeout of the first rows. Sorting a million leads takes most of this time; proxies time out after a minute. */
const FIRST_ROWS_MS = 55_000;
const LEADS_AT_ONCE = 20;
const IDLE_CONNECTION_MS = 10_000;

@Injectable()
export class PostgresLeadExport extends LeadExportSource implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(dataSource: DataSource, pools: DatabasePools) {
    super();
    const { url, extra } = dataSource.options as { url?: string; extra?: pg.PoolConfig };
    this.pool = new pg.Pool({
      ...extra,
      application_name: 'kisan-canteen-export',
      connectionString: url,
      max: MAX_EXPORTS,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      // The usual timeouts are meant for pages. An export takes as long as the client's network needs.
      query_timeout: undefined,
      statement_timeout: undefined,
      options: `${extra?.options ?? ''} -c statement_timeout=0 ${EXPORT_SETTINGS}`,
    });
    // The pool replaces an idle connection that dies. Without a listener the error would end the process.
    this.pool.on('error', () => undefined);
    pools.add('exports', this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  async select(scope: LeadScope, filter: LeadFilter): Promise<LeadSelection> {
    const client = await this.pool.connect();
    try {
      // Use one snapshot for the count and the file.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const parameters = new SqlParameters();
      const query = {
        text: `SELECT l.type, count(*)::int AS leads FROM leads l
               WHERE ${filterCondition(scope, filter, parameters)} GROUP BY l.type`,
        values: parameters.values,
        query_timeout: COUNT_MS,
      };
      const { rows } = await client.query<{ type: LeadType; leads: number }>(query);
      return new PostgresLeadSelection(client, scope, filter, rows);
    } catch (failure) {
      client.release(true);
      throw failure;
    }
  }
}

/** A snapshot on its own connection. The connection returns to the pool only if everything was read. */
class PostgresLeadSelection implements LeadSelection {
  readonly types: readonly LeadType[];
  readonly total: number;
  private isRead = false;
  private isReleased = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly scope: LeadScope,
    private readonly filter: LeadFilter,
    counts: readonly { type: LeadType; leads: number }[],
  ) {
    this.types = counts.map(({ type }) => type);
    this.total = counts.reduce((sum, { leads }) => sum + leads, 0);
  }

  async rows(values: readonly ExportValue[], valueStyle: CsvValueStyle, sort: LeadSort): Promise<Readable> {
    const rows = this.client.query(copyTo(this.statement(values, valueStyle, sort)));
    // If the query fails, pg only emits the error. Destroying the stream also ends it for the reader.
    rows.on('error', (failure) => rows.destroy(failure));
    return this.begun(rows);
  }

  lines(line: LeadLine, sort: LeadSort): Promise<Readable> {
    return this.begun(Readable.from(this.leadLines(line, sort)));
  }

  private async *leadLines(line: LeadLine, sort: LeadSort): AsyncGenerator<Buffer> {
    const parameters = new SqlParameters();
    const statement = `
      SELECT ${listedColumns(this.scope, parameters)}
      FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
      WHERE ${filterCondition(this.scope, this.filter, parameters)}
      ORDER BY ${leadOrder(sort)}`;
    await this.client.query(`DECLARE leads_of_file NO SCROLL CURSOR FOR ${parameters.inlinedInto(statement)}`);
    for (;;) {
      const { rows: leads } = await this.client.query<ListedLeadRow>(`FETCH ${LEADS_AT_ONCE} FROM leads_of_file`);
      if (leads.length === 0) return;
      const { rows: notes } = await this.client.query<NoteRow & { lead_id: string }>(
        `SELECT n.lead_id, ${NOTE_COLUMNS}, u.name AS author_name
         FROM lead_notes n ${NOTE_AUTHOR}
         WHERE n.lead_id = ANY ($1) ORDER BY n.created_at DESC, n.id DESC`,
        [leads.map(({ id }) => id)],
      );
      for (const lead of leads) {
        const own = notes.filter((note) => note.lead_id === lead.id).map(noteFromRow);
        yield Buffer.from(`${line(listedLeadFromRow(lead), own)}\n`);
      }
    }
  }

  private async begun(rows: Readable): Promise<Readable> {
    rows.once('end', () => this.giveBack());
    rows.once('close', () => this.close());
    await firstRows(rows).catch((failure: unknown) => {
      this.close();
      throw failure;
    });
    return rows;
  }

  close(): void {
    if (!this.isRead) this.release(true);
  }

  private statement(values: readonly ExportValue[], valueStyle: CsvValueStyle, sort: LeadSort): string {
    const parameters = new SqlParameters();
    const condition = filterCondition(this.scope, this.filter, parameters);
    return parameters.inlinedInto(exportStatement(values, valueStyle, condition, leadOrder(sort)));
  }

  private giveBack(): void {
    this.isRead = true;
    this.client.query('COMMIT').then(
      () => this.release(false),
      () => this.release(true),
    );
  }

  private release(isBroken: boolean): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.release(isBroken);
  }
}

/** Waits for the first rows or the end. Until then PostgreSQL is planning and sorting and can still fail. */
async function firstRows(rows: Readable): Promise<void> {
  const timeUp = AbortSignal.timeout(FIRST_ROWS_MS);
  try {
    await once(rows, 'readable', { signal: timeUp });
  } catch (failure) {
    if (!timeUp.aborted) throw failure;
    throw Object.assign(new Error('The database did not begin to write the file in time.'), { code: 'ETIMEDOUT' });
  }
}

/**
 * Returns the COPY statement, for a session with `EXPORT_SETTINGS`.
 * @param condition - SQL condition on the leads `l`.
 */
export function exportStatement(
  values: readonly ExportValue[],
  valueStyle: CsvValueStyle,
  condition: string,
  order: string,
): string {
  const columns = values.map((value, index) => `${expressionOf(value, valueStyle)} AS c${index}`);
  // Quotes all text: COPY quotes only values with a comma, but users can open the file with another separator.
  const texts = values.flatMap((value, index) => (isText(value) ? [`c${index}`] : []));
  return `COPY (
      SELECT ${columns.join(', ')}
      FROM (
        SELECT l.*, u.name AS assignee_name, u.email AS assignee_email, ${TYPE_NUMBER} AS type_number,
          -- Only a visit has a place, and a visit always has a time.
          CASE WHEN l.follow_up_at IS NOT NULL THEN (
            SELECT f.place FROM lead_follow_ups f
            WHERE f.lead_id = l.id AND ${OPEN_FOLLOW_UP} ORDER BY ${FOLLOW_UP_ORDER} LIMIT 1) END AS follow_up_place
        FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
        WHERE ${condition}
        ORDER BY ${order}
        -- Keeps the planner from computing the number again in every column.
        OFFSET 0
      ) l
    ) TO STDOUT WITH (FORMAT csv, FORCE_QUOTE (${texts.join(', ')}))`;
}
