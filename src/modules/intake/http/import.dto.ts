import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import {
  ApiCount,
  ChoiceField,
  FlagField,
  IdField,
  LineField,
  PartsField,
  WholeNumberField,
} from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, PageField, Pagination } from '../../../shared/http/paging.js';
import type { ImportView } from '../application/imports.service.js';
import {
  ASSIGN_CHOICES,
  type AssignChoice,
  IMPORT_STATES,
  type ImportOptions,
  type ImportRow,
  type ImportState,
  MATCH_ACTIONS,
  MATCH_KEYS,
  type MatchAction,
  type MatchKey,
  ROW_OUTCOMES,
  type RowOutcome,
  UNDO_HOURS,
} from '../domain/import.js';
import type { ImportField } from '../domain/import-fields.js';
import {
  type DateForm,
  type DateOrder,
  ENCODINGS,
  type Encoding,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  MAX_ROWS,
  SEPARATORS,
  type Separator,
  type SheetQuestion,
} from '../domain/sheet.js';

export const DATE_ORDERS = ['day_first', 'month_first'] as const;
export const DATE_FORMS = ['none', 'iso', 'day_first', 'month_first', 'unproven', 'mixed'] as const;
const QUESTION_KINDS = ['encoding', 'separator', 'sheet'] as const;
const MAX_SHEET_NAME = 100;

export class NewImportDto {
  @LineField({ label: 'File name', required: true, description: 'Shown in the list of imports', example: 'leads.csv' })
  fileName: string;

  @WholeNumberField(
    { min: 1, max: 2_147_483_647 },
    { label: 'Size', required: true, description: `In bytes, at most ${MAX_FILE_BYTES}`, example: 48_210 },
  )
  size: number;
}

export class ReadImportDto {
  @ChoiceField(ENCODINGS, { label: 'Encoding', description: 'Only for a CSV file that is not UTF-8' })
  encoding?: Encoding;

  @ChoiceField(SEPARATORS, { label: 'Separator', description: 'Only for a CSV file' })
  separator?: Separator;

  @MaxLength(MAX_SHEET_NAME, { message: `Sheet can have at most ${MAX_SHEET_NAME} characters.` })
  @LineField({ label: 'Sheet', description: 'Only for a workbook with several sheets', example: 'Leads' })
  sheet?: string;
}

export class ColumnDateOrderDto {
  @WholeNumberField({ min: 0, max: MAX_COLUMNS - 1 }, { label: 'Column', required: true, description: 'From 0' })
  column: number;

  @ChoiceField(DATE_ORDERS, {
    label: 'Order',
    required: true,
    description: 'Which comes first in dates like 03/04/2026',
  })
  order: DateOrder;
}

export class ImportOptionsDto {
  @ApiPropertyOptional({
    type: [String],
    maxItems: MAX_COLUMNS,
    description:
      'What each column is imported as, in the order of the file: a `field` of GET /imports/fields, or an empty text for a column that is not imported. By default the `suggestedField` of each column',
    example: ['personalInfo.fullName', 'personalInfo.phone', ''],
  })
  @IsOptional()
  @IsArray({ message: 'Fields must be a list of texts.' })
  @ArrayMaxSize(MAX_COLUMNS, { message: `Fields can have at most ${MAX_COLUMNS} items.` })
  @IsString({ each: true, message: 'Fields must be a list of texts.' })
  @Transform(({ value }) => value ?? undefined)
  fields?: string[];

  @PartsField(ColumnDateOrderDto, MAX_COLUMNS, {
    label: 'Date orders',
    description: 'Needed for columns whose `dates` are `unproven`',
  })
  dateOrders?: ColumnDateOrderDto[];

  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Lead type', description: 'The type of rows without one' })
  leadType?: LeadType;

  @ChoiceField(MATCH_KEYS, {
    label: 'Match by',
    required: true,
    description:
      'How rows find existing leads. `reference`: also by the column `_id`; a row whose reference is unknown is refused. `none`: each row is a new lead',
    example: 'phone',
  })
  matchBy: MatchKey;

  @ChoiceField(MATCH_ACTIONS, {
    label: 'On match',
    description:
      'What happens if the lead exists. `update` (default): changes the lead. `fill`: fills only its empty fields. `skip`: nothing. `flag`: creates another lead and marks both as possible duplicates',
  })
  onMatch?: MatchAction;

  @FlagField({ label: 'Empty removes', description: 'Whether an empty cell removes the value of an existing lead' })
  emptyRemoves?: boolean;

  @Matches(/^[a-z0-9][a-z0-9._-]{0,39}$/, {
    message: 'System must be a name like erp: at most 40 lowercase letters, digits, dots, dashes and underscores.',
  })
  @LineField({ label: 'System', description: 'The other system that the column `externalId` is about', example: 'erp' })
  system?: string;

  @ChoiceField(ASSIGN_CHOICES, {
    label: 'Assign',
    description: 'Who gets new leads whose row names nobody: the assignment rules (default), a user, or nobody',
  })
  assign?: AssignChoice;

  @IdField({ label: 'Assigned to', description: 'The user, if `assign` is `user`' })
  assignedTo?: string;

  @FlagField({ label: 'Starts promises', description: 'Whether new leads get the promised response time, from now' })
  startsPromises?: boolean;

  @FlagField({ label: 'Sends acknowledgements', description: 'Whether the people get an email that we will call' })
  sendsAcknowledgements?: boolean;

  @FlagField({ label: 'Notifies', description: 'Whether assignees, and users who watch the type, are notified' })
  notifies?: boolean;
}

/** The options of an import. Columns without a choice get the suggested field. */
export function importOptions(dto: ImportOptionsDto, { meanings }: ImportView): ImportOptions {
  const fields = dto.fields?.map((field) => field.trim() || null) ?? meanings.map(({ field }) => field);
  const orders = new Map(dto.dateOrders?.map(({ column, order }) => [column, order]));
  return {
    columns: fields.map((field, at) => {
      const dateOrder = orders.get(at);
      return { field, ...(dateOrder && { dateOrder }) };
    }),
    leadType: dto.leadType ?? null,
    matchBy: dto.matchBy,
    onMatch: dto.onMatch ?? 'update',
    emptyRemoves: dto.emptyRemoves ?? false,
    system: dto.system ?? null,
    assign: dto.assign ?? 'rules',
    assignedTo: dto.assignedTo ?? null,
    startsPromises: dto.startsPromises ?? false,
    sendsAcknowledgements: dto.sendsAcknowledgements ?? false,
    notifies: dto.notifies ?? false,
  };
}

function optionsDto({ columns, ...options }: ImportOptions): ImportOptionsDto {
  const { leadType, system, assignedTo, ...others } = options;
  return {
    ...others,
    fields: columns.map(({ field }) => field ?? ''),
    dateOrders: columns.flatMap(({ dateOrder }, column) => (dateOrder ? [{ column, order: dateOrder }] : [])),
    ...(leadType && { leadType }),
    ...(system && { system }),
    ...(assignedTo && { assignedTo }),
  };
}

class ImportProblem {
  @ApiProperty({ description: 'See "Error codes"', example: 'import_row_too_long' })
  code: string;

  @ApiProperty({ example: 'The row at line 17 has more than 200,000 characters.' })
  message: string;
}

class ImportChoice {
  @ApiProperty({ description: 'To be sent to POST /imports/{id}/read', example: 'windows-1252' })
  value: string;

  @ApiProperty({ description: 'Part of the file, read with this choice', example: 'Café' })
  sample: string;
}

class ImportQuestion {
  @ApiProperty({ enum: QUESTION_KINDS, description: 'What POST /imports/{id}/read has to say' })
  kind: SheetQuestion['kind'];

  @ApiProperty({ type: [ImportChoice] })
  choices: ImportChoice[];
}

class ImportColumn {
  @ApiProperty({
    description: 'Empty for a column without a heading, and for others than the uploader',
    example: 'Mobile',
  })
  heading: string;

  @ApiProperty({
    type: [String],
    description: 'The first different values; none after the import has ended',
    example: ['98765 43210', '98765 43211'],
  })
  samples: string[];

  @ApiCount('Number of rows with a value', 1_204)
  filled: number;

  @ApiProperty({
    enum: DATE_FORMS,
    description:
      '`unproven`: no date shows whether the day or the month comes first. `mixed`: some dates prove one, others the other',
  })
  dates: DateForm;

  @ApiProperty({ description: 'Whether another column has the same heading. Then none is suggested' })
  isRepeated: boolean;

  @ApiProperty({ description: 'A column of an export whose values the server calculates, so it cannot be imported' })
  isCalculated: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the heading stands for, a `field` of GET /imports/fields; null if it is unknown',
    example: 'personalInfo.phone',
  })
  suggestedField: string | null;
}

class ImportCounts {
  @ApiCount('Rows that create a lead', 480)
  created: number;

  @ApiCount('Rows that change a lead', 12)
  changed: number;

  @ApiCount('Rows that are like their lead', 3)
  unchanged: number;

  @ApiCount('Rows that repeat a lead or an earlier row, and are left out', 4)
  duplicate: number;

  @ApiCount('Rows that are refused', 1)
  refused: number;

  @ApiCount('Rows that were undone', 0)
  undone: number;

  @ApiCount('Rows that were not undone, because somebody has changed the lead since', 0)
  kept: number;
}

class ImportCreator {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null if the user was deleted', example: 'Sunita Devi' })
  name: string | null;
}

export class ImportResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: ImportCreator })
  createdBy: ImportCreator;

  @ApiProperty({ description: 'Whether the caller uploaded the file. Only then, its rows are visible' })
  isOwn: boolean;

  @ApiProperty({ example: 'leads.csv' })
  fileName: string;

  @ApiCount('Size of the file in bytes', 48_210)
  fileBytes: number;

  @ApiCount('Bytes that have arrived', 48_210)
  receivedBytes: number;

  @ApiProperty({
    enum: IMPORT_STATES,
    description:
      '`uploading`: parts are missing. `asking`: see `question`. `ready`: to be checked. `checked`: can start. `refused`: see `problem`. The server works on `reading`, `checking`, `importing` and `undoing`',
  })
  state: ImportState;

  @ApiProperty({ type: ImportProblem, nullable: true, description: 'Why the file was refused, or the import stopped' })
  problem: ImportProblem | null;

  @ApiProperty({ type: ImportQuestion, nullable: true })
  question: ImportQuestion | null;

  @ApiCount(`Rows of the file without the heading, at most ${MAX_ROWS}`, 500)
  rows: number;

  @ApiCount('Rows that the current step has done', 500)
  rowsDone: number;

  @ApiProperty({ type: [ImportColumn], description: 'Known when the file has been read' })
  columns: ImportColumn[];

  @ApiPropertyOptional({ type: ImportOptionsDto, description: 'The options of the check' })
  options?: ImportOptionsDto;

  @ApiPropertyOptional({
    type: ImportOptionsDto,
    description: 'Only while `ready`: the options of the last file with the same headings',
  })
  lastOptions?: ImportOptionsDto;

  @ApiProperty({ type: ImportCounts })
  counts: ImportCounts;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: `${UNDO_HOURS} hours after the end. Null if there is nothing to undo`,
  })
  undoUntil: string | null;
}

export class ImportResult {
  @ApiProperty({ type: ImportResponse })
  data: ImportResponse;
}

export class ImportListResult {
  @ApiProperty({ type: [ImportResponse] })
  data: ImportResponse[];
}

export function importResponse(found: ImportView): ImportResponse {
  const { contents, counts, options, lastOptions, createdBy } = found;
  return {
    _id: found.id,
    createdAt: found.createdAt.toISOString(),
    createdBy: { _id: createdBy.id, name: createdBy.name },
    isOwn: found.isOwn,
    fileName: found.fileName,
    fileBytes: found.fileBytes,
    receivedBytes: found.receivedBytes,
    state: found.state,
    problem: found.problem,
    // Samples are personal data, like the rows.
    question:
      found.isOwn && found.question ? { kind: found.question.kind, choices: [...found.question.choices] } : null,
    rows: contents?.rows ?? 0,
    rowsDone: found.rowsDone,
    columns: (contents?.columns ?? []).map(({ samples, heading, ...column }, at) => ({
      ...column,
      heading: found.isOwn ? heading : '',
      samples: found.isOwn ? [...samples] : [],
      suggestedField: found.meanings[at]?.field ?? null,
      isCalculated: found.meanings[at]?.isCalculated ?? false,
    })),
    ...(options && { options: optionsDto(options) }),
    ...(lastOptions && { lastOptions: optionsDto(lastOptions) }),
    counts: { created: 0, changed: 0, unchanged: 0, duplicate: 0, refused: 0, undone: 0, kept: 0, ...counts },
    startedAt: found.startedAt?.toISOString() ?? null,
    finishedAt: found.finishedAt?.toISOString() ?? null,
    undoUntil: found.undoUntil?.toISOString() ?? null,
  };
}

class ImportFieldResponse {
  @ApiProperty({ example: 'personalInfo.city' })
  field: string;

  @ApiProperty({ description: 'The heading in exports', example: 'City' })
  label: string;

  @ApiProperty({ description: 'Only for new leads: an existing lead keeps its value' })
  isForNew: boolean;

  @ApiProperty({ description: 'A date, which can need an entry in `dateOrders`' })
  isDate: boolean;
}

export class ImportFieldListResult {
  @ApiProperty({ type: [ImportFieldResponse], description: 'In the order of an export' })
  data: ImportFieldResponse[];
}

export function importFieldResponse({ name, label, kind, isForNew }: ImportField): ImportFieldResponse {
  return { field: name, label, isForNew, isDate: kind === 'date' || kind === 'moment' };
}

export class ImportRowQuery {
  @ChoiceField(ROW_OUTCOMES, { label: 'Outcome', description: 'Only rows with this outcome' })
  outcome?: RowOutcome;

  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

class ImportRowProblem {
  @ApiProperty({ type: String, nullable: true, description: 'The heading; null if it is about the whole row' })
  column: string | null;

  @ApiProperty({ example: 'Email must be an email address like name@example.com.' })
  message: string;

  @ApiProperty({ description: 'See "Error codes"', example: 'invalid_email' })
  code: string;
}

class ImportRowDifference {
  @ApiProperty({ example: 'personalInfo.city' })
  field: string;

  @ApiProperty({ type: String, nullable: true, example: 'Gaya' })
  from: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Patna' })
  to: string | null;
}

class ImportRowResponse {
  @ApiProperty({ type: 'integer', description: 'Line of a CSV file, or row of a sheet, from 1', example: 17 })
  line: number;

  @ApiProperty({ enum: ROW_OUTCOMES })
  outcome: RowOutcome;

  @ApiProperty({
    type: [String],
    description: 'The cells of the row; empty if the person was erased',
    example: ['Sunita Devi', '98765 43210'],
  })
  cells: string[];

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The lead that it matches or created' })
  leadId: string | null;

  @ApiProperty({ type: String, nullable: true, example: '7ZK4M0QXJD' })
  reference: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The lead that the row repeats' })
  duplicateOf: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The earlier line that the row repeats', example: 4 })
  duplicateOfLine: number | null;

  @ApiProperty({ type: [ImportRowProblem], description: 'Why the row is refused' })
  problems: ImportRowProblem[];

  @ApiProperty({ type: [ImportRowDifference], description: 'What the row changes' })
  differences: ImportRowDifference[];

  @ApiProperty({
    enum: ['imported', 'undone', 'kept'],
    type: String,
    nullable: true,
    description: '`kept`: not undone, because somebody has changed the lead since. Null: nothing done',
  })
  done: ImportRow['done'];
}

export class ImportRowListResult {
  @ApiProperty({ type: [ImportRowResponse] })
  data: ImportRowResponse[];

  @ApiProperty({ type: Pagination })
  pagination: Pagination;
}

export function importRowResponse(row: ImportRow): ImportRowResponse {
  return {
    line: row.line,
    outcome: row.outcome,
    cells: [...(row.cells ?? [])],
    leadId: row.leadId,
    reference: row.reference,
    duplicateOf: row.duplicateOf,
    duplicateOfLine: row.duplicateOfLine,
    problems: [...row.problems],
    differences: [...row.differences],
    done: row.done,
  };
}
