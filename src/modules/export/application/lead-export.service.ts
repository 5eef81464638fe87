import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { csvFile, SafeCsv } from '../../../shared/domain/csv.js';
import { SessionRepository } from '../../auth/domain/session.repository.js';
import { isWithinScope, type LeadScope, leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import type { LeadSort } from '../../leads/domain/lead-reader.js';
import { hasPermission } from '../../users/domain/user.js';
import { type CsvValueStyle, csvColumns } from '../domain/csv-columns.js';
import { ExportSlots } from '../domain/export-limits.js';
import { LeadExportSource, type LeadLine, type LeadSelection } from '../domain/lead-export-source.js';
import { ExportStream, type FileFormat } from './export-stream.js';

/** Who asks for a file, by which session and from where. */
export interface ExportCaller {
  readonly viewer: Viewer;
  readonly sessionId: string;
  readonly address: string;
}

/** A table read one way or the other, or a line for each lead. */
export type ExportContent = { readonly valueStyle: CsvValueStyle } | { readonly line: LeadLine };

/** Which leads, in which order, written how. */
export interface ExportRequest {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  readonly content: ExportContent;
}

export interface LeadExportFile {
  /** How many leads the whole file holds. */
  readonly rows: number;
  readonly content: Readable;
}

/** Writes leads as a CSV file, or as lines of JSON. */
@Injectable()
export class LeadExportService {
  private readonly slots = new ExportSlots();

  constructor(
    private readonly source: LeadExportSource,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The file as a stream, once the database has begun to write it. It breaks off when the caller loses the right to it.
   * @throws DomainError for one export too many
   */
  async file(caller: ExportCaller, request: ExportRequest): Promise<LeadExportFile> {
    const scope = leadScope(caller.viewer);
    const free = this.slots.take(caller.viewer.id);
    let selection: LeadSelection | undefined;
    try {
      selection = await this.source.select(scope, request.filter);
      const content = await this.open(caller, scope, request, selection);
      content.once('close', free);
      return { rows: selection.total, content };
    } catch (failure) {
      selection?.close();
      free();
      throw failure;
    }
  }

  private async open(
    caller: ExportCaller,
    scope: LeadScope,
    { filter, sort, content }: ExportRequest,
    selection: LeadSelection,
  ): Promise<Readable> {
    const { viewer, sessionId, address } = caller;
    const { header, rows, format } = await read(selection, content, sort);
    const exportId = uuidv7();
    const { search, ...narrowing } = filter;
    const record = (action: string, details: object) =>
      this.audit.record({
        action,
        actorId: viewer.id,
        subjectType: 'export',
        subjectId: exportId,
        address,
        details: { ...details, filter: narrowing },
        ...(search !== undefined && { personal: { search } }),
      });
    // If the server dies under the download, this is all that tells of it; `rows` is then the most that can have left.
    await record('lead.export_started', { rows: selection.total });
    let isWrittenDown = false;
    const watch = {
      mayContinue: () => this.mayContinue(sessionId, scope),
      // The file ends once the audit trail has it: nobody has a whole one that was not written down.
      atEnd: async (rowCount: number) => {
        await record('lead.exported', { rows: rowCount, complete: true });
        isWrittenDown = true;
      },
    };
    const file = new ExportStream(header, watch, format);
    pipeline(rows, file).catch(async () => {
      if (isWrittenDown) return;
      const details = { rows: file.rows, complete: false, reason: file.abortReason };
      await record('lead.exported', details).catch(() => undefined);
    });
    return file;
  }

  private async mayContinue(sessionId: string, scope: LeadScope): Promise<boolean> {
    const viewer = (await this.sessions.find(sessionId))?.user;
    return viewer !== undefined && hasPermission(viewer, 'canExportData') && isWithinScope(scope, leadScope(viewer));
  }
}

async function read(
  selection: LeadSelection,
  content: ExportContent,
  sort: LeadSort,
): Promise<{ header: Uint8Array; rows: Readable; format: FileFormat }> {
  if ('line' in content) {
    return { header: new Uint8Array(), rows: await selection.lines(content.line, sort), format: new Lines() };
  }
  const { valueStyle } = content;
  const columns = csvColumns(selection.types);
  const values = columns.map(({ value }) => value);
  return {
    header: Buffer.from(csvFile([columns.map(({ header }) => header[valueStyle])])),
    rows: await selection.rows(values, valueStyle, sort),
    format: new SafeCsv(valueStyle === 'codes'),
  };
}

/** Lines that go out as they come, one a piece. */
class Lines implements FileFormat {
  records = 0;

  take(line: Uint8Array): Uint8Array {
    this.records += 1;
    return line;
  }

  rest(): Uint8Array {
    return new Uint8Array();
  }
}
