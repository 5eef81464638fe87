import type { LeadType } from '../../../lead-types/lead-types.js';
import type { LeadFieldError } from './import-row.js';
import type { DateOrder, SheetChoices, SheetContents, SheetQuestion } from './sheet.js';

/**
 * - `uploading`: parts of the file are missing
 * - `reading`: the file is being read
 * - `asking`: the file can be read in several ways, and the user has to choose one
 * - `ready`: the file has been read, and its columns have to be assigned to fields
 * - `checking`: each row is being compared with the leads
 * - `checked`: the results can be looked at, and the import can start
 * - `importing`, `imported`: leads are, or were, created and changed
 * - `undoing`, `undone`: what the import did is being, or was, undone
 * - `cancelled`: cancelled, or stopped because its user lost a permission. Rows that were imported stay
 * - `refused`: the file cannot be imported
 */
export const IMPORT_STATES = [
  'uploading',
  'reading',
  'asking',
  'ready',
  'checking',
  'checked',
  'importing',
  'imported',
  'cancelled',
  'refused',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The result of a row. `duplicate`: a lead, or an earlier row of the file, has the same phone, email or id. */
export const ROW_OUTCOMES = ['created', 'changed', 'unchanged', 'duplicate', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** How the rows of a file find existing leads. */
export const MATCH_KEYS = ['reference', 'external_id', 'phone', 'email', 'none'] as const;
export type MatchKey = (typeof MATCH_KEYS)[number];

/**
 * The choices for a row whose lead exists. `update`: changes the lead. `fill`: fills only its empty fields. `skip`:
 * nothing. `flag`: creates another lead and marks both as possible duplicates.
 */
export const MATCH_ACTIONS = ['update', 'fill', 'skip', 'flag'] as const;
export type MatchAction = (typeof MATCH_ACTIONS)[number];

export const ASSIGN_CHOICES = ['rules', 'user', 'nobody'] as const;
export type AssignChoice = (typeof ASSIGN_CHOICES)[number];

/** The choice for one column. */
export interface ColumnChoice {
  /** A field of import-fields.ts. Null: the column is not imported. */
  readonly field: string | null;
  /** Only needed if the values do not show it. */
  readonly dateOrder?: DateOrder | undefined;
}

export interface ImportOptions {
  /** One for each column of the file. */
  readonly columns: readonly ColumnChoice[];
  /** The type of rows without one. */
  readonly leadType: LeadType | null;
  readonly matchBy: MatchKey;
  readonly onMatch: MatchAction;
  /** Whether an empty cell removes the value of an existing lead. */
  readonly emptyRemoves: boolean;
  /** The other system whose ids the column `externalId` has. */
  readonly system: string | null;
  readonly assign: AssignChoice;
  readonly assignedTo: string | null;
  readonly startsPromises: boolean;
  readonly sendsAcknowledgements: boolean;
  readonly notifies: boolean;
}

export interface Import {
  readonly id: string;
  readonly createdAt: Date;
  /** `name` is null if the user was deleted. */
  readonly createdBy: { readonly id: string; readonly name: string | null };
  readonly fileName: string;
  readonly fileBytes: number;
  readonly receivedBytes: number;
  readonly state: ImportState;
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly question: SheetQuestion | null;
  readonly choices: SheetChoices;
  readonly contents: SheetContents | null;
  readonly options: ImportOptions | null;
  readonly counts: Readonly<Partial<Record<RowOutcome | 'undone' | 'kept', number>>>;
  readonly rowsDone: number;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export interface RowDifference {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[] | null;
  readonly outcome: RowOutcome;
  readonly leadId: string | null;
  readonly reference: string | null;
  readonly duplicateOf: string | null;
  readonly duplicateOfLine: number | null;
  readonly problems: readonly LeadFieldError[];
  readonly differences: readonly RowDifference[];
  readonly done: 'imported' | 'undone' | 'kept' | null;
}

/** At most so many imports of one user or key can be unfinished, because each file takes up to 50 MB. */
export const MAX_OPEN_IMPORTS = 10;
export const ROWS_AT_ONCE = 500;
/** A part of a file. Larger parts would take longer than a request may take on a slow network. */
export const MAX_PART_BYTES = 1024 * 1024;
export const UNDO_HOURS = 24;
/** After this time, the file and its rows are deleted, because they contain personal data. */
export const ROWS_KEPT_HOURS = 24;
export const IMPORTS_KEPT_DAYS = 365;

/** States in which the server works on the import. */
export const WORKING_STATES = ['reading', 'checking', 'importing', 'undoing'] as const satisfies readonly ImportState[];

/** Until when the import can be undone; null if it has done nothing or was undone. */
export function undoUntil({ state, startedAt, finishedAt }: Import): Date | null {
  if (startedAt === null || finishedAt === null || !['imported', 'cancelled'].includes(state)) return null;
  return new Date(finishedAt.getTime() + UNDO_HOURS * 3_600_000);
}
