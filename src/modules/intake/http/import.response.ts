import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ApiCount } from '../../../shared/http/fields.js';
import { Pagination } from '../../../shared/http/paging.js';
import type { ImportView } from '../application/imports.service.js';
import {
  IMPORT_STATES,
  type ImportOptions,
  type ImportRow,
  type ImportState,
  ROW_OUTCOMES,
  type RowOutcome,
  UNDO_HOURS,
} from '../domain/import.js';
import type { ImportField } from '../domain/import-fields.js';
import { type DateForm, MAX_ROWS, type SheetQuestion } from '../domain/sheet.js';
import { ImportOptionsDto } from './import.dto.js';

const DATE_FORMS = ['none', 'iso', 'day_first', 'month_first', 'unproven', 'mixed'] as const;
const QUESTION_KINDS = ['encoding', 'separator', 'sheet'] as const;

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
