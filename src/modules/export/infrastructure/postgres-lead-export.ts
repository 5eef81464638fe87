import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { REPORT_CONNECTIONS } from '../../../database/connections.js';
import type { PersonalFieldKind } from '../../../lead-types/field-kinds.js';
import { LEAD_TYPES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_FIELDS } from '../../../lead-types/personal-fields.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import { filterCondition } from '../../leads/infrastructure/lead-conditions.js';
import {
  type CommonValue,
  type ExportValue,
  type LeadExportRows,
  LeadExportSource,
} from '../domain/lead-export-source.js';

/** Exports that can run at once in one process; they have connections of their own, so a slow download blocks no page. */
const CONCURRENT_EXPORTS = 4;

/** By their code points, which PostgreSQL compares several times faster than it cuts out and compares texts. */
const FORMULA_STARTS = [...'=+-@\t\r\n＝＋－＠'].map((sign) => sign.codePointAt(0)).join(', ');

const kolkataTime = (column: string) => `to_char(${column} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`;

const COMMON_EXPRESSIONS: Readonly<Record<CommonValue, string>> = {
  reference: `left(l.reference, 5) || '-' || substr(l.reference, 6)`,
  type: `CASE l.type ${Object.keys(LEAD_TYPES)
    .map((type) => `WHEN '${type}' THEN '${leadTypeDefinition(type as LeadType).label}'`)
    .join(' ')} ELSE l.type END`,
  status: 'l.status',
  priority: 'l.priority',
  assignee: safeCell('u.name'),
  createdAt: kolkataTime('l.created_at'),
  updatedAt: kolkataTime('l.updated_at'),
  page: safeCell(`l.source ->> 'page'`),
  language: safeCell(`l.source ->> 'language'`),
  utmSource: safeCell(`l.source ->> 'utm_source'`),
  utmMedium: safeCell(`l.source ->> 'utm_medium'`),
  utmCampaign: safeCell(`l.source ->> 'utm_campaign'`),
};

const PERSONAL_EXPRESSIONS: Readonly<Record<PersonalFieldKind, (column: string) => string>> = {
  line: safeCell,
  text: safeCell,
  email: safeCell,
  // The apostrophe makes a spreadsheet keep the number as text, its plus sign and zeros included.
  phone: (column) => `'''' || ${column}`,
  age: (column) => `${column}::text`,
};

@Injectable()
export class PostgresLeadExport extends LeadExportSource implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(@InjectDataSource(REPORT_CONNECTIONS) private readonly dataSource: DataSource) {
    super();
    const { url, extra } = dataSource.options as { url?: string; extra?: pg.PoolConfig };
    this.pool = new pg.Pool({
      ...extra,
      connectionString: url,
      max: CONCURRENT_EXPORTS,
      idleTimeoutMillis: 5_000,
      // The limits on a statement are meant for pages: a file takes as long as its receiver's network needs.
      query_timeout: undefined,
      statement_timeout: undefined,
      options: `${extra?.options ?? ''} -c statement_timeout=0`,
    });
    // An idle connection that dies is simply replaced; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  async typesIn(scope: LeadScope, filter: LeadFilter): Promise<LeadType[]> {
    const parameters = new SqlParameters();
    const rows: { type: LeadType }[] = await this.dataSource.query(
      `SELECT DISTINCT l.type FROM leads l WHERE ${filterCondition(scope, filter, parameters)}`,
      parameters.values,
    );
    return rows.map((row) => row.type);
  }

  async open(scope: LeadScope, filter: LeadFilter, values: readonly ExportValue[]): Promise<LeadExportRows> {
    const parameters = new SqlParameters();
    const condition = filterCondition(scope, filter, parameters);
    const select = `
      SELECT ${values.map(expressionOf).join(', ')}
      FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
      WHERE ${condition}
      ORDER BY l.created_at DESC, l.id DESC`;
    const client = await this.pool.connect();
    try {
      const rows = client.query(copyTo(`COPY (${parameters.inlinedInto(select)}) TO STDOUT WITH (FORMAT csv)`));
      let released = false;
      const release = (failure?: Error) => {
        if (released) return;
        released = true;
        client.release(failure ?? true);
      };
      rows.once('end', () => release());
      rows.once('error', release);
      rows.once('close', () => release(new Error('The export was broken off.')));
      return { rows, rowCount: () => rows.rowCount };
    } catch (failure) {
      client.release(failure instanceof Error ? failure : true);
      throw failure;
    }
  }
}

function expressionOf(value: ExportValue): string {
  if ('common' in value) return COMMON_EXPRESSIONS[value.common];
  if ('personal' in value) {
    const { kind, column } = PERSONAL_FIELDS[value.personal];
    return PERSONAL_EXPRESSIONS[kind](`l.${column}`);
  }
  const { field, of, isList } = value;
  const text = isList
    ? `(SELECT string_agg(item, '; ') FROM jsonb_array_elements_text(l.details -> '${field}') AS item)`
    : `l.details ->> '${field}'`;
  return `CASE WHEN l.type IN (${of.map((type) => `'${type}'`).join(', ')}) THEN ${safeCell(text)} END`;
}

/** A cell that begins like a formula gets an apostrophe, so that no spreadsheet runs it; CR would end a record. */
function safeCell(text: string): string {
  const value = `replace(${text}, E'\\r', '')`;
  return `CASE WHEN ascii(${text}) IN (${FORMULA_STARTS}) THEN '''' || ${value} ELSE ${value} END`;
}
