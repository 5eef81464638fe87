import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import { csvColumns } from '../domain/csv-columns.js';
import { LeadExportSource } from '../domain/lead-export-source.js';

const BOM = '\uFEFF';

/** Writes leads as a CSV file that spreadsheets open as it is: UTF-8 with BOM, CRLF, no cell that runs. */
@Injectable()
export class LeadExportService {
  constructor(
    private readonly source: LeadExportSource,
    private readonly audit: AuditTrail,
  ) {}

  /** The file as a stream; it is open (and the database has said yes) once this answers. */
  async csv(viewer: Viewer, filter: LeadFilter, address: string): Promise<Readable> {
    const scope = leadScope(viewer);
    const columns = csvColumns(await this.source.typesIn(scope, filter));
    const exported = await this.source.open(
      scope,
      filter,
      columns.map((column) => column.value),
    );
    const file = new PassThrough();
    file.write(`${BOM}${columns.map((column) => csvCell(column.header)).join(',')}\r\n`);
    let isWrittenDown = false;
    const writeDown = async (outcome: 'complete' | 'broken off') => {
      await this.audit.record({
        action: 'lead.exported',
        actorId: viewer.id,
        subjectType: 'export',
        address,
        details: { rows: exported.rowCount(), outcome, filter },
      });
      isWrittenDown = true;
    };
    // The file ends once the audit trail has it: nobody has a whole one that was not written down.
    pipeline(
      exported.rows,
      withCrLf(() => writeDown('complete')),
      file,
    ).catch(async () => {
      // A download that breaks off ends the stream on both sides; only the audit trail can record it.
      if (!isWrittenDown) await writeDown('broken off').catch(() => undefined);
    });
    return file;
  }
}

/**
 * The database ends records with LF. A line break inside a quoted cell becomes CRLF as well, which a cell may hold. The
 * stream ends after `atEnd`, and breaks off where that fails.
 */
function withCrLf(atEnd: () => Promise<void>): Transform {
  return new Transform({
    flush(done) {
      atEnd().then(() => done(), done);
    },
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.from(chunk.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'));
    },
  });
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
