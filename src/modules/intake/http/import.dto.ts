import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  LineField,
  PartsField,
  WholeNumberField,
} from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, PageField } from '../../../shared/http/paging.js';
import type { ImportView } from '../application/imports.service.js';
import {
  ASSIGN_CHOICES,
  type AssignChoice,
  type ImportOptions,
  MATCH_ACTIONS,
  MATCH_KEYS,
  type MatchAction,
  type MatchKey,
  ROW_OUTCOMES,
  type RowOutcome,
} from '../domain/import.js';
import {
  type DateOrder,
  ENCODINGS,
  type Encoding,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  SEPARATORS,
  type Separator,
} from '../domain/sheet.js';

const DATE_ORDERS = ['day_first', 'month_first'] as const;
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

export class ImportRowQuery {
  @ChoiceField(ROW_OUTCOMES, { label: 'Outcome', description: 'Only rows with this outcome' })
  outcome?: RowOutcome;

  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}
