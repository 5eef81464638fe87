import type { Readable } from 'node:stream';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadNote, ListedLead } from '../../leads/domain/lead.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { CsvValueStyle, ExportValue } from '../../leads/domain/lead-columns.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import type { LeadSort } from '../../leads/domain/lead-reader.js';

/** Formats a lead with all its notes, newest first, as one line without LF. */
export type LeadLine = (lead: ListedLead, notes: readonly LeadNote[]) => string;

/** A snapshot of the leads in a file. The caller must read `rows` or `lines` to the end, or call `close`. */
export interface LeadSelection {
  readonly types: readonly LeadType[];
  readonly total: number;

  /**
   * Returns CSV records without a header, each ended by LF. Text is quoted, but not yet safe for spreadsheets.
   * Resolves when the database has begun to send rows. Destroying the stream closes the selection.
   */
  rows(values: readonly ExportValue[], valueStyle: CsvValueStyle, sort: LeadSort): Promise<Readable>;

  /**
   * Returns one line per lead, each ended by LF. Resolves when the database has begun to send rows. Destroying the
   * stream closes the selection.
   */
  lines(line: LeadLine, sort: LeadSort): Promise<Readable>;

  close(): void;
}

export abstract class LeadExportSource {
  abstract select(scope: LeadScope, filter: LeadFilter): Promise<LeadSelection>;
}
