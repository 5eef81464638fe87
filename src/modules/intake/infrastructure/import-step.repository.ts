import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { channelsOf, ENV, type Env } from '../../../config/env.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { retryAfterLock } from '../../../shared/database/database-failure.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { DomainError } from '../../../shared/domain/failure.js';
import type { ExternalId, Lead } from '../../leads/domain/lead.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import { type LeadChanges, normalizePhone } from '../../leads/domain/lead-writer.js';
import { changeLead } from '../../leads/sql/change-lead.js';
import { deleteLeads } from '../../leads/sql/deleted-leads.js';
import { addExternalIds } from '../../leads/sql/external-ids.js';
import { lockAssignees, mayHaveLeads } from '../../leads/sql/lead-assignment.js';
import { scopeCondition } from '../../leads/sql/lead-conditions.js';
import { type LeadTransaction, recordLeadEvents } from '../../leads/sql/lead-history.js';
import { LEAD_COLUMNS, type LeadRow, leadFromRow } from '../../leads/sql/lead-row.js';
import { type ImportRow, ROWS_AT_ONCE, type RowDifference, type RowOutcome } from '../domain/import.js';
import type { FileUser, LeadFieldError, RowKey } from '../domain/import-row.js';
import type { SheetRow } from '../domain/sheet.js';
import type { NewLead } from '../domain/submission.repository.js';
import { LEASE_END, type TakenImport } from './imports.repository.js';
import { storeInitialWork } from './initial-work.js';
import { insertLeads, insertStatement } from './insert-leads.js';

/** Longer rows are imported in smaller steps. */
const MAX_CHARACTERS = 4_000_000;

/** A row with what it does, or has done. */
export interface StoredRow extends SheetRow {
  readonly outcome: RowOutcome;
  readonly leadId?: string | null;
  readonly leadVersion?: number | null;
  readonly duplicateOf?: string | null;
  readonly duplicateOfLine?: number | null;
  readonly problems?: readonly LeadFieldError[];
  readonly differences?: readonly RowDifference[];
  readonly former?: FormerLead;
  readonly done?: ImportRow['done'];
}

/** The values that an import has replaced, for its undo. */
export interface FormerLead {
  readonly version: number;
  readonly values: LeadChanges;
  /** Only if the import set the status, which also sets this time. ISO 8601, or null. */
  readonly firstResponseAt?: string | null;
}

/** A user who can be named in a file, with the types that they can be assigned. */
export interface AssignableUser extends FileUser {
  readonly leadTypes: readonly LeadType[];
}

/** A row that was imported. */
export interface DoneRow {
  readonly line: number;
  readonly outcome: RowOutcome;
  readonly leadId: string;
  readonly leadVersion: number;
  readonly former: FormerLead | null;
}

/** The leads and rows of an import, in the transaction of one step. */
export class ImportStep {
  constructor(
    private readonly within: LeadTransaction,
    private readonly job: TakenImport,
    private readonly insert: string,
    private readonly isQuiet: boolean,
  ) {}

  /**
   * Returns the leads in the scope that each key names. Leads in suspected spam have no phone and email to match.
   * @param isChange - Locks the leads, and the rights of assignees, until the end of the step.
   */
  async match(keys: readonly (RowKey | null)[], scope: LeadScope, isChange: boolean): Promise<Lead[][]> {
    const { manager } = this.within;
    if (isChange) await lockAssignees(manager);
    const parameters = new SqlParameters();
    const named = namedBy(keys, parameters);
    if (named === null) return keys.map(() => []);
    const condition = `${named} AND l.merged_into IS NULL AND l.erased_at IS NULL AND ${scopeCondition(scope, parameters)}`;
    if (isChange) {
      await manager.query(`SELECT FROM leads l WHERE ${condition} ORDER BY l.id FOR NO KEY UPDATE`, parameters.values);
    }
    const rows: LeadRow[] = await manager.query(
      `SELECT ${LEAD_COLUMNS} FROM leads l LEFT JOIN users u ON u.id = l.assigned_to WHERE ${condition} ORDER BY l.id DESC`,
      parameters.values,
    );
    const leadsByKey = new Map<string, Lead[]>();
    for (const lead of rows.map(leadFromRow)) {
      for (const name of namesOf(lead)) leadsByKey.set(name, [...(leadsByKey.get(name) ?? []), lead]);
    }
    return keys.map((key) => [
      ...new Map(
        namesIn(key).flatMap((name) => (leadsByKey.get(name) ?? []).map((lead) => [lead.id, lead] as const)),
      ).values(),
    ]);
  }

  users(): Promise<AssignableUser[]> {
    return this.within.manager.query(
      `SELECT u.id, u.name, u.email,
         ARRAY(SELECT type FROM unnest($1::text[]) AS type WHERE u.is_active AND ${mayHaveLeads('type')}) AS "leadTypes"
       FROM users u`,
      [[...LEAD_TYPE_NAMES]],
    );
  }

  /** Returns the ids of the leads, in any scope, that have these external ids, by `system:id`. */
  async holdersOf(externalIds: readonly ExternalId[]): Promise<ReadonlyMap<string, string>> {
    if (externalIds.length === 0) return new Map();
    const rows: { name: string; lead_id: string }[] = await this.within.manager.query(
      `SELECT e.system || ':' || e.external_id AS name, e.lead_id FROM lead_external_ids e
       JOIN jsonb_to_recordset($1::jsonb) AS sent (system text, id text) ON sent.system = e.system AND sent.id = e.external_id`,
      [JSON.stringify(externalIds)],
    );
    return new Map(rows.map(({ name, lead_id: leadId }) => [name, leadId]));
  }

  /** Stores checked rows, or what the import has done with them. */
  async saveRows(rows: readonly StoredRow[]): Promise<void> {
    await this.within.manager.query(
      `INSERT INTO import_rows (import_id, line, cells, outcome, lead_id, lead_version, duplicate_of, duplicate_of_line,
         problems, differences, former, done)
       SELECT $1, line, cells, outcome, "leadId", "leadVersion", "duplicateOf", "duplicateOfLine", problems, differences,
         former, done
       FROM jsonb_to_recordset($2::jsonb) AS row (line integer, cells jsonb, outcome text, "leadId" uuid,
         "leadVersion" integer, "duplicateOf" uuid, "duplicateOfLine" integer, problems jsonb, differences jsonb,
         former jsonb, done text)
       ON CONFLICT (import_id, line) DO UPDATE SET outcome = excluded.outcome, lead_id = excluded.lead_id,
         lead_version = excluded.lead_version, duplicate_of = excluded.duplicate_of,
         duplicate_of_line = excluded.duplicate_of_line, problems = excluded.problems,
         differences = excluded.differences, former = excluded.former, done = excluded.done`,
      [this.job.id, JSON.stringify(rows)],
    );
  }

  /** Returns the next rows to import, in the order of the file. */
  nextRows(outcomes: readonly RowOutcome[]): Promise<(StoredRow & { readonly leadVersion: number | null })[]> {
    return this.within.manager.query(
      `SELECT line, cells, outcome, "leadId", "leadVersion" FROM (
         SELECT next.*, sum(size) OVER (ORDER BY line) - size AS before FROM (
           SELECT line, cells, outcome, lead_id AS "leadId", lead_version AS "leadVersion", length(cells::text) AS size
           FROM import_rows
           WHERE import_id = $1 AND line > $2 AND outcome = ANY($3::text[]) AND cells IS NOT NULL AND done IS NULL
           ORDER BY line LIMIT ${ROWS_AT_ONCE}
         ) AS next
       ) AS sized WHERE before < ${MAX_CHARACTERS} ORDER BY line`,
      [this.job.id, this.job.lineDone, [...outcomes]],
    );
  }

  /** Changes the lead, or returns why that is not possible. Then nothing of the change remains. */
  async change(lead: Lead, changes: LeadChanges): Promise<{ readonly version: number } | DomainError | null> {
    return this.inSavepoint(() => changeLead(this.within, lead, normalizePhone(changes), this.part()));
  }

  async create(leads: readonly NewLead[], flagged: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, number>> {
    if (leads.length === 0) return new Map();
    const { manager, record, by } = this.within;
    const incoming = leads.map((lead) => ({ lead, key: null, origin: by }));
    await insertLeads((text, values) => manager.query(text, values), this.insert, incoming);
    for (const { id, externalIds = [] } of leads) await addExternalIds(manager, id, externalIds);
    const { act, details } = this.part();
    await storeInitialWork(manager, record, leads, by, { act, details: { ...details, new: true } });
    // Nobody knows when they were answered. Now would be years after some of them were received.
    const worked = leads.filter(({ work }) => work?.status !== undefined).map(({ id }) => id);
    if (worked.length > 0) {
      await manager.query('UPDATE leads SET first_response_at = NULL WHERE id = ANY($1::uuid[])', [worked]);
    }
    await this.flag(flagged);
    const rows: { id: string; version: number }[] = await manager.query(
      'SELECT id, version FROM leads WHERE id = ANY($1::uuid[])',
      [leads.map(({ id }) => id)],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** Marks new leads as possible duplicates of existing ones. */
  private async flag(pairs: ReadonlyMap<string, string>): Promise<void> {
    if (pairs.size === 0) return;
    const { manager, record, by } = this.within;
    await manager.query(
      `INSERT INTO duplicate_pairs AS p (first_id, second_id, reasons)
       SELECT DISTINCT least(one, other), greatest(one, other), '{staff}'::text[] FROM unnest($1::uuid[], $2::uuid[]) AS pair (one, other)
       ORDER BY 1, 2 ON CONFLICT DO NOTHING`,
      [[...pairs.keys()], [...pairs.values()]],
    );
    const events = [...pairs].map(([id, other]) => ({ id, details: { ...this.part().details, other } }));
    await recordLeadEvents(record, 'lead.duplicate_flagged', by, events, this.part().act);
  }

  /** Returns the next rows to undo, in the order of the file. */
  nextDone(): Promise<DoneRow[]> {
    return this.within.manager.query(
      `SELECT line, outcome, lead_id AS "leadId", lead_version AS "leadVersion", former FROM import_rows
       WHERE import_id = $1 AND line > $2 AND done = 'imported' ORDER BY line LIMIT ${ROWS_AT_ONCE}`,
      [this.job.id, this.job.lineDone],
    );
  }

  /** Locks the leads and returns those in the scope that nobody has changed, called or written about since. */
  async untouched(rows: readonly DoneRow[]): Promise<ReadonlyMap<string, Lead>> {
    const { manager, by } = this.within;
    const parameters = new SqlParameters();
    const since = parameters.add(this.job.startedAt);
    const condition = `
      FROM jsonb_to_recordset(${parameters.add(JSON.stringify(rows))}::jsonb) AS row ("leadId" uuid, "leadVersion" integer)
      JOIN leads l ON l.id = row."leadId" AND l.version = row."leadVersion"
      LEFT JOIN users u ON u.id = l.assigned_to
      WHERE l.merged_into IS NULL AND l.erased_at IS NULL AND ${scopeCondition(by.scope, parameters)}
        AND NOT EXISTS (SELECT FROM lead_notes n WHERE n.lead_id = l.id AND n.created_at >= ${since}::timestamptz)
        AND NOT EXISTS (SELECT FROM lead_follow_ups f WHERE f.lead_id = l.id AND f.created_at >= ${since}::timestamptz)
        AND NOT EXISTS (SELECT FROM leads part WHERE part.merged_into = l.id)`;
    await lockAssignees(manager);
    await manager.query(`SELECT ${condition} ORDER BY l.id FOR NO KEY UPDATE OF l`, parameters.values);
    const leads: LeadRow[] = await manager.query(`SELECT ${LEAD_COLUMNS} ${condition}`, parameters.values);
    return new Map(leads.map((row) => [row.id, leadFromRow(row)]));
  }

  /** Restores when leads were first answered, because the undo has set their status. `times` are by lead. */
  async restoreFirstResponses(times: ReadonlyMap<string, string | null>): Promise<void> {
    if (times.size === 0) return;
    await this.within.manager.query(
      `UPDATE leads l SET first_response_at = former.at
       FROM unnest($1::uuid[], $2::timestamptz[]) AS former (id, at)
       WHERE l.id = former.id AND date_trunc('milliseconds', l.first_response_at) IS DISTINCT FROM former.at`,
      [[...times.keys()], [...times.values()]],
    );
  }

  /** Moves leads that the import created to the bin. Returns the ids of those that were moved. */
  async bin(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const { deleted } = await deleteLeads(this.within, ids, null, this.part().act);
    return new Set(deleted);
  }

  /**
   * After the undo of a change: earlier imports of the lead can be undone, too, because nobody else has changed it.
   * @param versions - The versions before the change and after its undo, by lead.
   */
  async moveVersions(versions: ReadonlyMap<string, { readonly from: number; readonly to: number }>): Promise<void> {
    await this.within.manager.query(
      `UPDATE import_rows r SET lead_version = moved.after
       FROM unnest($2::uuid[], $3::integer[], $4::integer[]) AS moved (lead_id, before, after)
       WHERE r.lead_id = moved.lead_id AND r.lead_version = moved.before AND r.done = 'imported' AND r.import_id <> $1`,
      [
        this.job.id,
        [...versions.keys()],
        [...versions.values()].map(({ from }) => from),
        [...versions.values()].map(({ to }) => to),
      ],
    );
  }

  async saveUndone(done: ReadonlyMap<number, 'undone' | 'kept'>): Promise<void> {
    await this.within.manager.query(
      `UPDATE import_rows r SET done = undone.done FROM unnest($2::integer[], $3::text[]) AS undone (line, done)
       WHERE r.import_id = $1 AND r.line = undone.line`,
      [this.job.id, [...done.keys()], [...done.values()]],
    );
  }

  /**
   * Moves the progress to `line`.
   * @param counted - How many more, or fewer, rows have an outcome or were undone.
   */
  async progress(line: number, rows: number, counted: ReadonlyMap<string, number>): Promise<void> {
    await this.within.manager.query(
      `UPDATE imports SET line_done = $2, rows_done = rows_done + $3, counts = counts || coalesce((
         SELECT jsonb_object_agg(name, coalesce((counts ->> name)::int, 0) + more)
         FROM unnest($4::text[], $5::integer[]) AS counted (name, more)), '{}')
       WHERE id = $1`,
      [this.job.id, line, rows, [...counted.keys()], [...counted.values()]],
    );
  }

  private part() {
    const details = {
      import: true,
      ...(this.job.state === 'undoing' && { undo: true }),
      ...(this.isQuiet && { quiet: true }),
    };
    return { act: { id: this.job.id, summary: null }, details };
  }

  private async inSavepoint<T>(work: () => Promise<T>): Promise<T | DomainError> {
    const { manager } = this.within;
    await manager.query('SAVEPOINT row');
    try {
      const done = await work();
      await manager.query('RELEASE SAVEPOINT row');
      return done;
    } catch (failure) {
      if (!(failure instanceof Error && 'kind' in failure)) throw failure;
      await manager.query('ROLLBACK TO SAVEPOINT row');
      return failure as DomainError;
    }
  }
}

@Injectable()
export class ImportStepRepository {
  private readonly insert: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
    @Inject(ENV) env: Env,
  ) {
    this.insert = insertStatement(channelsOf(env));
  }

  /**
   * Runs a step in a transaction. Returns null, without running it, if the import was cancelled or another server has
   * taken it.
   */
  run<T>(job: TakenImport, scope: LeadScope, work: (step: ImportStep) => Promise<T>): Promise<T | null> {
    return retryAfterLock(() =>
      this.dataSource.transaction(async (manager) => {
        const [[held]]: [{ line_done: number }[]] = await manager.query(
          `UPDATE imports SET leased_until = ${LEASE_END} WHERE id = $1 AND lease = $2 AND state = $3 RETURNING line_done`,
          [job.id, job.lease, job.state],
        );
        if (!held) return null;
        const by = { actorId: job.actor.id, address: job.actor.address, scope };
        const within = { manager, record: this.audit.within(manager), by };
        const isQuiet = job.options?.notifies !== true;
        return work(new ImportStep(within, { ...job, lineDone: held.line_done }, this.insert, isQuiet));
      }),
    );
  }
}

/** SQL condition on the leads that the keys name. Null if there are no keys. */
function namedBy(keys: readonly (RowKey | null)[], parameters: SqlParameters): string | null {
  const given = keys.filter((key) => key !== null);
  const all = (name: 'id' | 'reference' | 'phone' | 'email') => given.flatMap((key) => key[name] ?? []);
  const conditions: string[] = [];
  const ids = all('id').filter((id) => UUID.test(id));
  if (ids.length > 0) conditions.push(`l.id = ANY(${parameters.add(ids)}::uuid[])`);
  const references = all('reference');
  if (references.length > 0) conditions.push(`l.reference = ANY(${parameters.add(references)}::text[])`);
  const phones = all('phone');
  if (phones.length > 0)
    conditions.push(`l.quarantined_at IS NULL AND l.phone_e164 = ANY(${parameters.add(phones)}::text[])`);
  const emails = all('email');
  if (emails.length > 0) {
    conditions.push(
      `l.quarantined_at IS NULL AND lower(l.email) IS NOT NULL AND lower(l.email) = ANY(${parameters.add(emails)}::text[])`,
    );
  }
  const externalIds = given.flatMap((key) => key.externalIds ?? []);
  if (externalIds.length > 0) {
    conditions.push(`l.id IN (
      SELECT e.lead_id FROM lead_external_ids e
      JOIN jsonb_to_recordset(${parameters.add(JSON.stringify(externalIds))}::jsonb) AS sent (system text, id text)
        ON sent.system = e.system AND sent.id = e.external_id)`);
  }
  return conditions.length === 0 ? null : `(${conditions.join(' OR ')})`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function namesIn(key: RowKey | null): string[] {
  if (key === null) return [];
  const { externalIds = [], ...others } = key;
  return [
    ...Object.entries(others).map(([name, value]) => `${name} ${value}`),
    ...externalIds.map(({ system, id }) => `external ${system}:${id}`),
  ];
}

function namesOf(lead: Lead): string[] {
  const names: Record<string, string | null> = {
    id: lead.id,
    reference: lead.reference,
    phone: lead.phoneE164,
    email: lead.personalInfo.email?.toLowerCase() ?? null,
  };
  return [
    ...Object.entries(names).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`])),
    ...lead.externalIds.map(({ system, id }) => `external ${system}:${id}`),
  ];
}
