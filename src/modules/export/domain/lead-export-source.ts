import type { Readable } from 'node:stream';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { PersonalField } from '../../../lead-types/personal-fields.js';
import type { LeadScope } from '../../leads/domain/lead-access.js';
import type { LeadFilter } from '../../leads/domain/lead-filters.js';

/** What every lead has besides its personal fields. Times are in Asia/Kolkata. */
const COMMON_VALUES = [
  'reference',
  'type',
  'status',
  'priority',
  'assignee',
  'createdAt',
  'updatedAt',
  'page',
  'language',
  'utmSource',
  'utmMedium',
  'utmCampaign',
] as const;
export type CommonValue = (typeof COMMON_VALUES)[number];

/** One column of the file: a value every lead has, a personal field, or a field that leads of some types have. */
export type ExportValue =
  | { readonly common: CommonValue }
  | { readonly personal: PersonalField }
  | { readonly field: string; readonly of: readonly LeadType[]; readonly isList: boolean };

/** Rows on their way out. */
export interface LeadExportRows {
  /** CSV records without a header, each ended by LF, every cell safe to open in a spreadsheet. */
  readonly rows: Readable;
  /** How many rows have been read; final once `rows` has ended. */
  rowCount(): number;
}

/** Reads leads in bulk, straight from the database's own CSV writer. */
export abstract class LeadExportSource {
  /** The types that occur among the leads the filter leaves. */
  abstract typesIn(scope: LeadScope, filter: LeadFilter): Promise<LeadType[]>;

  /** Newest first. Destroying `rows` gives the connection back. */
  abstract open(scope: LeadScope, filter: LeadFilter, values: readonly ExportValue[]): Promise<LeadExportRows>;
}
