import type { Readable } from 'node:stream';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { PersonalField } from '../../../lead-types/personal-fields.js';
import type { LeadNote, ListedLead } from '../../leads/domain/lead.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';
import type { LeadSort } from '../../leads/domain/lead-reader.js';
import type { CsvValueStyle } from './csv-columns.js';

/** What every lead has besides its personal fields. `notes` are the newest ones, joined. */
export type CommonValue =
  | 'id'
  | 'reference'
  | 'type'
  | 'status'
  | 'priority'
  | 'assignee'
  | 'assigneeEmail'
  | 'assigneeId'
  | 'createdAt'
  | 'updatedAt'
  | 'phoneE164'
  | 'promise'
  | 'dueAt'
  | 'firstResponseAt'
  | 'followUpOn'
  | 'followUpAt'
  | 'followUpNote'
  | 'closeReason'
  | 'notes'
  | 'page'
  | 'referrer'
  | 'language'
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign'
  | 'utmTerm'
  | 'utmContent'
  | 'consentPurposes'
  | 'consentNotice';

/** One column of the file: a value every lead has, a personal field, or a field that leads of some types have. */
export type ExportValue =
  | { readonly common: CommonValue }
  | { readonly personal: PersonalField }
  | {
      readonly field: string;
      readonly of: readonly LeadType[];
      readonly isList: boolean;
      /** What people read, by the stored value, where that is something else. */
      readonly labels: Readonly<Record<string, string>>;
    };

/** Writes a lead with all its notes, newest first, as one line without its end. */
export type LeadLine = (lead: ListedLead, notes: readonly LeadNote[]) => string;

/** The leads of a file as they stood at one moment. Whoever has it reads `rows` or `lines` to the end or closes it. */
export interface LeadSelection {
  readonly types: readonly LeadType[];
  /** How many leads it holds. */
  readonly total: number;

  /**
   * CSV records without a header, each ended by LF; texts are quoted, and nothing is neutralised yet. Answers once the
   * database has begun to write; destroying the stream closes the selection.
   */
  rows(values: readonly ExportValue[], valueStyle: CsvValueStyle, sort: LeadSort): Promise<Readable>;

  /** A line for each lead, ended by LF. Answers and closes as `rows` does. */
  lines(line: LeadLine, sort: LeadSort): Promise<Readable>;

  close(): void;
}

/** Reads leads in bulk, straight from the database's own CSV writer. */
export abstract class LeadExportSource {
  abstract select(scope: LeadScope, filter: LeadFilter): Promise<LeadSelection>;
}
