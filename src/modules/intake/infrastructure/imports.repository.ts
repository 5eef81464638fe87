import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IMPORT_LOCK } from '../../../shared/database/advisory-locks.js';
import { inParts, ROWS_AT_ONCE } from '../../../shared/database/in-parts.js';
import { PostgresAuditTrail } from '../../../shared/database/postgres-audit-trail.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import {
  IMPORTS_KEPT_DAYS,
  type Import,
  type ImportOptions,
  type ImportRow,
  type ImportState,
  MAX_OPEN_IMPORTS,
  ROWS_KEPT_HOURS,
  type RowOutcome,
  WORKING_STATES,
} from '../domain/import.js';
import type { SheetChoices, SheetContents, SheetQuestion } from '../domain/sheet.js';

/** A server that dies keeps an import for at most this long. */
const LEASE_SECONDS = 30;
export const LEASE_END = `now() + interval '${LEASE_SECONDS} seconds'`;
const MAX_LISTED = 50;
const ENDED: readonly ImportState[] = ['imported', 'cancelled', 'refused', 'undone'];

const columns = (contents = 'i.contents'): string => `
  i.id, i.created_at AS "createdAt", jsonb_build_object('id', i.created_by, 'name', a.name) AS "createdBy",
  i.file_name AS "fileName", i.file_bytes AS "fileBytes", i.state, i.problem, i.question, i.choices, ${contents} AS contents,
  i.options, i.counts, i.rows_done AS "rowsDone", i.started_at AS "startedAt", i.finished_at AS "finishedAt",
  CASE WHEN i.state = 'uploading' THEN (
    SELECT coalesce(sum(octet_length(p.content)), 0)::int FROM import_parts p WHERE p.import_id = i.id)
  ELSE i.file_bytes END AS "receivedBytes"`;
const FROM = 'FROM imports i LEFT JOIN actors a ON a.id = i.created_by';

/** An import whose next step a server has taken. */
export interface TakenImport extends Import {
  /** On whose behalf the rows are imported or undone. */
  readonly actor: { readonly id: string; readonly address: string | null };
  readonly lineDone: number;
  readonly lease: string;
}

export interface ImportChange {
  readonly state?: ImportState;
  readonly problem?: { readonly code: string; readonly message: string } | null;
  readonly question?: SheetQuestion | null;
  readonly choices?: SheetChoices;
  readonly contents?: SheetContents | null;
  readonly shape?: string;
  readonly options?: ImportOptions;
}

@Injectable()
export class ImportsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: PostgresAuditTrail,
  ) {}

  /** Newest first, without the columns of their files. @param createdBy - Null: those of everybody. */
  list(createdBy: string | null): Promise<Import[]> {
    return this.dataSource.query(
      `SELECT ${columns(`jsonb_set(i.contents, '{columns}', '[]')`)} ${FROM} WHERE $1::uuid IS NULL OR i.created_by = $1
       ORDER BY i.created_at DESC, i.id DESC LIMIT ${MAX_LISTED}`,
      [createdBy],
    );
  }

  async find(id: string): Promise<Import | null> {
    const [found]: Import[] = await this.dataSource.query(`SELECT ${columns()} ${FROM} WHERE i.id = $1`, [id]);
    return found ?? null;
  }

  /** False if the user or key has too many imports that have not ended. */
  async add(
    { id, fileName, fileBytes }: Pick<Import, 'id' | 'fileName' | 'fileBytes'>,
    by: { readonly id: string; readonly address: string },
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`);
      const [open]: { imports: number }[] = await manager.query(
        `SELECT count(*)::int AS imports FROM imports WHERE created_by = $1 AND state <> ALL($2::text[])`,
        [by.id, ENDED],
      );
      if (open && open.imports >= MAX_OPEN_IMPORTS) return false;
      await manager.query(
        `INSERT INTO imports (id, created_by, acting_by, address, file_name, file_bytes) VALUES ($1, $2, $2, $3, $4, $5)`,
        [id, by.id, by.address, fileName, fileBytes],
      );
      await this.record(manager, 'import.uploaded', id, by, { bytes: fileBytes });
      return true;
    });
  }

  /**
   * Stores a part of the file, or replaces it. With the last part, the file is queued for reading. Returns how many
   * bytes are missing: below 0, the part is too large and was not stored. Null: the import no longer accepts parts.
   */
  async savePart(id: string, number: number, content: Buffer): Promise<number | null> {
    return this.dataSource.transaction(async (manager) => {
      const [found]: { file_bytes: number }[] = await manager.query(
        `SELECT file_bytes FROM imports WHERE id = $1 AND state = 'uploading' FOR UPDATE`,
        [id],
      );
      if (!found) return (await isStored(manager, id, number, content)) ? 0 : null;
      // A statement of its own, so that it sees the parts that were stored while it waited for the lock.
      const [others]: { bytes: number }[] = await manager.query(
        `SELECT coalesce(sum(octet_length(content)), 0)::int AS bytes FROM import_parts WHERE import_id = $1 AND number <> $2`,
        [id, number],
      );
      const missing = found.file_bytes - (others?.bytes ?? 0) - content.length;
      if (missing < 0) return missing;
      await manager.query(
        `INSERT INTO import_parts (import_id, number, content) VALUES ($1, $2, $3)
         ON CONFLICT (import_id, number) DO UPDATE SET content = excluded.content`,
        [id, number, content],
      );
      if (missing === 0)
        await manager.query(`UPDATE imports SET state = 'reading', queued_at = now() WHERE id = $1`, [id]);
      return missing;
    });
  }

  /** Writes the file to the disk and opens it. The file has no name, so it disappears with the handle. */
  async openFile(id: string): Promise<FileHandle> {
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    try {
      const file = await open(join(folder, 'file'), 'w+', 0o600);
      // Before the first byte, so that no file stays if the server dies.
      await rm(join(folder, 'file'));
      await this.copyTo(file, id).catch(async (failure: unknown) => {
        await file.close();
        throw failure;
      });
      return file;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  private async copyTo(file: FileHandle, id: string): Promise<void> {
    const parts: { number: number }[] = await this.dataSource.query(
      'SELECT number FROM import_parts WHERE import_id = $1 ORDER BY number',
      [id],
    );
    for (const { number } of parts) {
      const [part]: { content: Buffer }[] = await this.dataSource.query(
        'SELECT content FROM import_parts WHERE import_id = $1 AND number = $2',
        [id, number],
      );
      await file.appendFile(part?.content ?? Buffer.alloc(0));
    }
  }

  /**
   * Changes an import that is in one of these states. False if it is in another one. A working state is queued; the
   * progress begins anew. The file of a refused import is deleted. @param lease - Also only if this server holds it.
   */
  async change(id: string, from: readonly ImportState[], change: ImportChange, lease?: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const parameters = new SqlParameters();
      const assignments = assignmentsOf(change, parameters);
      const states = parameters.add([...from]);
      const isHeld = lease === undefined ? 'TRUE' : `lease = ${parameters.add(lease)}`;
      const [, affected]: [unknown, number] = await manager.query(
        `UPDATE imports SET ${assignments} WHERE id = ${parameters.add(id)} AND state = ANY(${states}::text[]) AND ${isHeld}`,
        parameters.values,
      );
      if (affected > 0 && change.state === 'refused') await deleteFile(manager, id);
      return affected > 0;
    });
  }

  /** Deletes the rows of an earlier check. */
  async deleteRows(id: string): Promise<void> {
    await this.deleteWhere('import_rows', 'import_id = $1', [id]);
  }

  /** Queues the import or its undo, on behalf of a user or key. */
  async begin(
    id: string,
    from: readonly ImportState[],
    state: 'importing' | 'undoing',
    by: { readonly id: string; readonly address: string },
  ): Promise<boolean> {
    const [, affected]: [unknown, number] = await this.dataSource.query(
      `UPDATE imports SET state = $3, queued_at = now(), rows_done = 0, line_done = 0, acting_by = $4, address = $5, problem = NULL,
         started_at = CASE WHEN $3 = 'importing' THEN now() ELSE started_at END,
         finished_at = CASE WHEN $3 = 'importing' THEN NULL ELSE finished_at END
       WHERE id = $1 AND state = ANY($2::text[])`,
      [id, [...from], state, by.id, by.address],
    );
    return affected > 0;
  }

  /** Ends an import before it has finished. Rows that were imported can be undone. */
  async cancel(id: string, problem: Import['problem'], lease?: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [[found]]: [{ started_at: Date | null; counts: object; acting_by: string; address: string | null }[]] =
        await manager.query(
          `UPDATE imports SET state = 'cancelled', problem = $2, finished_at = now(), lease = NULL
           WHERE id = $1 AND state <> ALL($3::text[]) AND ($4::uuid IS NULL OR lease = $4)
           RETURNING started_at, counts, acting_by, address`,
          [
            id,
            problem && JSON.stringify(problem),
            ['imported', 'cancelled', 'refused', 'undoing', 'undone'],
            lease ?? null,
          ],
        );
      if (!found) return false;
      await deleteFile(manager, id);
      // The rows of an import that has not begun are deleted by the next clean-up.
      if (found.started_at !== null) await this.finished(manager, id, 'lead.imported', found);
      return true;
    });
  }

  /** Ends a step that has done all rows. */
  async finish(id: string, lease: string, state: 'imported' | 'undone'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [[found]]: [{ counts: object; acting_by: string; address: string | null }[]] = await manager.query(
        `UPDATE imports SET state = $3, finished_at = now(), lease = NULL WHERE id = $1 AND lease = $2
         RETURNING counts, acting_by, address`,
        [id, lease, state],
      );
      if (!found) return;
      await deleteFile(manager, id);
      await this.finished(manager, id, state === 'imported' ? 'lead.imported' : 'lead.import_undone', found);
    });
  }

  /** Takes the next step of the import that has waited longest. Null if there is none, or another server has one. */
  async take(): Promise<TakenImport | null> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`);
      const [[taken]]: [{ id: string }[]] = await manager.query(
        `UPDATE imports SET lease = gen_random_uuid(), leased_until = ${LEASE_END}
         WHERE id = (
           SELECT id FROM imports WHERE state = ANY($1::text[]) AND NOT EXISTS (
             SELECT FROM imports WHERE lease IS NOT NULL AND leased_until > now() AND state = ANY($1::text[]))
           ORDER BY queued_at LIMIT 1)
         RETURNING id`,
        [[...WORKING_STATES]],
      );
      if (!taken) return null;
      const [found]: (Import & { acting_by: string; address: string | null; line_done: number; lease: string })[] =
        await manager.query(
          `SELECT ${columns()}, i.acting_by, i.address, i.line_done, i.lease ${FROM} WHERE i.id = $1`,
          [taken.id],
        );
      if (!found) return null;
      const { acting_by: actingBy, address, line_done: lineDone, lease, ...one } = found;
      return { ...one, actor: { id: actingBy, address }, lineDone, lease };
    });
  }

  /** Keeps an import while its server reads the file. */
  async renew({ id, lease }: Pick<TakenImport, 'id' | 'lease'>): Promise<void> {
    await this.dataSource.query(`UPDATE imports SET leased_until = ${LEASE_END} WHERE id = $1 AND lease = $2`, [
      id,
      lease,
    ]);
  }

  /** Frees an import whose step ends before its work, so that another server can continue. */
  async release({ id, lease }: Pick<TakenImport, 'id' | 'lease'>): Promise<void> {
    await this.dataSource.query('UPDATE imports SET lease = NULL WHERE id = $1 AND lease = $2', [id, lease]);
  }

  /** The options of the last import whose file had these headings. */
  async lastOptions(shape: string): Promise<ImportOptions | null> {
    const [found]: { options: ImportOptions }[] = await this.dataSource.query(
      'SELECT options FROM imports WHERE shape = $1 AND options IS NOT NULL ORDER BY created_at DESC LIMIT 1',
      [shape],
    );
    return found?.options ?? null;
  }

  async rows(
    id: string,
    outcome: RowOutcome | null,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ rows: ImportRow[]; total: number }> {
    const rows: (Partial<ImportRow> & { total: number })[] = await this.dataSource.query(
      `WITH counted AS (
         SELECT count(*)::int AS total FROM import_rows WHERE import_id = $1 AND ($2::text IS NULL OR outcome = $2)),
       page AS (
         SELECT * FROM import_rows WHERE import_id = $1 AND ($2::text IS NULL OR outcome = $2)
         ORDER BY line LIMIT $3 OFFSET $4)
       SELECT counted.total, r.line, r.cells, r.outcome, r.lead_id AS "leadId", l.reference,
         r.duplicate_of AS "duplicateOf", r.duplicate_of_line AS "duplicateOfLine",
         coalesce(r.problems, '[]') AS problems, coalesce(r.differences, '[]') AS differences, r.done
       FROM counted LEFT JOIN page r ON TRUE LEFT JOIN leads l ON l.id = r.lead_id ORDER BY r.line`,
      [id, outcome, limit, offset],
    );
    const found = rows.filter((row): row is ImportRow & { total: number } => typeof row.line === 'number');
    return { rows: found, total: rows[0]?.total ?? 0 };
  }

  /** The refused rows, in parts, in the order of the file. */
  async *refusedRows(id: string): AsyncGenerator<Pick<ImportRow, 'line' | 'cells' | 'problems'>> {
    for (let after = 0; ; ) {
      const rows: Pick<ImportRow, 'line' | 'cells' | 'problems'>[] = await this.dataSource.query(
        `SELECT line, cells, coalesce(problems, '[]') AS problems FROM import_rows
         WHERE import_id = $1 AND outcome = 'refused' AND line > $2 AND cells IS NOT NULL ORDER BY line LIMIT 1000`,
        [id, after],
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last.line;
    }
  }

  /** Deletes files and rows, which contain personal data, a day after the last step; and imports after a year. */
  async deleteOld(): Promise<void> {
    const old = `coalesce(finished_at, queued_at, created_at) < now() - interval '${ROWS_KEPT_HOURS} hours'`;
    await this.dataSource.query(
      `UPDATE imports SET state = 'cancelled', finished_at = now()
       WHERE state IN ('uploading', 'asking', 'ready', 'checked') AND ${old}`,
    );
    const ended = `state = ANY($1::text[]) AND (started_at IS NULL OR ${old})`;
    for (const table of ['import_parts', 'import_rows']) {
      await this.deleteWhere(table, `import_id IN (SELECT id FROM imports WHERE ${ended})`, [ENDED]);
    }
    // A file without headings has a person's values as its headings.
    await this.dataSource.query(
      `UPDATE imports SET contents = NULL, question = NULL
       WHERE ${ended} AND (contents IS NOT NULL OR question IS NOT NULL)`,
      [ENDED],
    );
    await this.dataSource.query(`DELETE FROM imports WHERE created_at < now() - interval '${IMPORTS_KEPT_DAYS} days'`);
  }

  private async deleteWhere(table: string, condition: string, values: unknown[]): Promise<void> {
    await inParts(() =>
      this.dataSource.query(
        `WITH deleted AS (
           DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${ROWS_AT_ONCE}))
           RETURNING 1
         )
         SELECT FROM deleted`,
        values,
      ),
    );
  }

  private async finished(
    manager: EntityManager,
    id: string,
    action: string,
    { counts, acting_by: actorId, address }: { counts: object; acting_by: string; address: string | null },
  ): Promise<void> {
    if (action === 'lead.imported') {
      await manager.query(`INSERT INTO events (type, import_id, actor_id) VALUES ('import.finished', $1, $2)`, [
        id,
        actorId,
      ]);
    }
    await this.record(manager, action, id, { id: actorId, address }, { ...counts });
    // Open windows load their lists again.
    await manager.query(`SELECT pg_notify('live', '{"all":true}')`);
  }

  private record(
    manager: EntityManager,
    action: string,
    subjectId: string,
    { id: actorId, address }: { readonly id: string; readonly address: string | null },
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    return this.audit.within(manager)([{ action, actorId, address, subjectType: 'import', subjectId, details }]);
  }
}

const WITHOUT_SAMPLES = `CASE WHEN contents IS NOT NULL THEN jsonb_set(contents, '{columns}', (
  SELECT coalesce(jsonb_agg(jsonb_set(c, '{samples}', '[]') ORDER BY place), '[]')
  FROM jsonb_array_elements(contents -> 'columns') WITH ORDINALITY AS columns (c, place))) END`;

/** Whether the part has arrived before: its sender did not get the answer. */
async function isStored(manager: EntityManager, id: string, number: number, content: Buffer): Promise<boolean> {
  const found: unknown[] = await manager.query(
    'SELECT FROM import_parts WHERE import_id = $1 AND number = $2 AND content = $3',
    [id, number, content],
  );
  return found.length > 0;
}

async function deleteFile(manager: EntityManager, id: string): Promise<void> {
  await manager.query('DELETE FROM import_parts WHERE import_id = $1', [id]);
  await manager.query(`UPDATE imports SET question = NULL, contents = ${WITHOUT_SAMPLES} WHERE id = $1`, [id]);
}

const JSON_COLUMNS: readonly (keyof ImportChange)[] = ['problem', 'question', 'choices', 'contents', 'options'];

function assignmentsOf(change: ImportChange, parameters: SqlParameters): string {
  const assignments: string[] = [];
  if (change.state !== undefined) {
    assignments.push(`state = ${parameters.add(change.state)}`, 'lease = NULL');
    const isWorking = WORKING_STATES.some((state) => state === change.state);
    if (isWorking) assignments.push('queued_at = now()', 'rows_done = 0', 'line_done = 0', `counts = '{}'`);
  }
  for (const column of JSON_COLUMNS) {
    const value = change[column];
    if (value !== undefined) assignments.push(`${column} = ${parameters.add(value && JSON.stringify(value))}::jsonb`);
  }
  if (change.shape !== undefined) assignments.push(`shape = ${parameters.add(change.shape)}`);
  return assignments.join(', ');
}
