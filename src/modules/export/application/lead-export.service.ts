import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { csvFile, SafeCsv } from '../../../shared/domain/csv.js';
import { CurrentCaller } from '../../auth/application/current-caller.service.js';
import { isWithinScope, type LeadScope, leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import { type CsvValueStyle, csvColumns } from '../../leads/domain/lead-columns.js';
import { requireOrderShown, seesContact, shownTo } from '../../leads/domain/lead-contact.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import type { LeadSort } from '../../leads/domain/lead-reader.js';
import { hasPermission } from '../../users/domain/user.js';
import { ExportSlots } from '../domain/export-limits.js';
import { LeadExportSource, type LeadLine, type LeadSelection } from '../domain/lead-export-source.js';
import { ExportStream, type FileFormat } from './export-stream.js';

export interface ExportCaller {
  readonly viewer: Viewer;
  readonly sessionId: string;
  readonly address: string;
}

export type ExportContent = { readonly valueStyle: CsvValueStyle } | { readonly line: LeadLine };

export interface ExportRequest {
  readonly filter: LeadFilter;
  readonly sort: LeadSort;
  readonly content: ExportContent;
}

export interface LeadExportFile {
  readonly rows: number;
  readonly content: Readable;
}

@Injectable()
export class LeadExportService {
  private readonly slots = new ExportSlots();

  constructor(
    private readonly source: LeadExportSource,
    private readonly callers: CurrentCaller,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Resolves when the database has begun to send rows. The stream stops early if the caller loses access.
   * @throws DomainError if too many exports are running
   */
  async file(caller: ExportCaller, request: ExportRequest): Promise<LeadExportFile> {
    const { filter, sort } = request;
    requireOrderShown(caller.viewer, sort);
    const scope = leadScope(caller.viewer);
    const free = this.slots.take(caller.viewer.id);
    let selection: LeadSelection | undefined;
    try {
      selection = await this.source.select(scope, filter);
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
    const { header, rows, format } = await read(selection, content, sort, viewer);
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
    // If the server dies during the download, this is the only record of it. At most `rows` leads were then sent.
    await record('lead.export_started', { rows: selection.total });
    let isWrittenDown = false;
    const watch = {
      mayContinue: () => this.mayContinue(viewer, sessionId, scope),
      // The audit trail records the export before the file ends, so no complete file exists without a record.
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

  private async mayContinue(began: Viewer, sessionId: string, scope: LeadScope): Promise<boolean> {
    const viewer = await this.callers.find(began, sessionId);
    if (!viewer || !hasPermission(viewer, 'canExportData')) return false;
    return isWithinScope(scope, leadScope(viewer)) && (seesContact(viewer) || !seesContact(began));
  }
}

async function read(
  selection: LeadSelection,
  content: ExportContent,
  sort: LeadSort,
  viewer: Viewer,
): Promise<{ header: Uint8Array; rows: Readable; format: FileFormat }> {
  if ('line' in content) {
    const line: LeadLine = (lead, notes) => content.line(shownTo(viewer, lead), seesContact(viewer) ? notes : []);
    return { header: new Uint8Array(), rows: await selection.lines(line, sort), format: new Lines() };
  }
  const { valueStyle } = content;
  const columns = csvColumns(selection.types).filter(({ isContact }) => !isContact || seesContact(viewer));
  const values = columns.map(({ value }) => value);
  return {
    header: Buffer.from(csvFile([columns.map(({ header }) => header[valueStyle])])),
    rows: await selection.rows(values, valueStyle, sort),
    format: new SafeCsv(valueStyle === 'codes'),
  };
}

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
