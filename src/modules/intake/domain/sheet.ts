/** The contents of an imported file, its limits, and the reasons to refuse the whole file. */
import { defineFailure } from '../../../shared/domain/failure.js';

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Without the heading and without empty rows. */
export const MAX_ROWS = 200_000;
export const MAX_COLUMNS = 300;
/** The characters of all cells of a row. A row of 1 MB is nearly always a quote that is not closed. */
export const MAX_ROW_CHARACTERS = 200_000;
/** All parts of an XLSX file together. */
export const MAX_UNPACKED_BYTES = 500 * 1024 * 1024;
/** The characters of all rows. In a workbook, many cells can refer to one long text. */
export const MAX_CHARACTERS = 100_000_000;
export const MAX_ZIP_ENTRIES = 10_000;
export const MAX_SAMPLES = 3;
export const MAX_SAMPLE_CHARACTERS = 60;

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SEPARATOR_SIGNS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATOR_SIGNS;
export const SEPARATORS = Object.keys(SEPARATOR_SIGNS) as readonly Separator[];

export interface CsvFormat {
  readonly kind: 'csv';
  readonly encoding: Encoding;
  readonly separator: Separator;
}

export interface XlsxFormat {
  readonly kind: 'xlsx';
  /** The sheet's name. */
  readonly sheet: string;
}

export type SheetFormat = CsvFormat | XlsxFormat;

/** The user's answers to `SheetQuestion`. */
export interface SheetChoices {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
  readonly sheet?: string | undefined;
}

export interface SheetRow {
  /** CSV: the line of the file, from 1, at which the row starts; a row can span lines. XLSX: the row's number. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type DateOrder = 'day_first' | 'month_first';

/**
 * - `none`: not a column of dates
 * - `iso`: all dates are ISO dates
 * - `unproven`: no date shows whether the day or the month comes first
 * - `mixed`: some dates prove day first, and others month first
 */
export type DateForm = 'none' | 'iso' | DateOrder | 'unproven' | 'mixed';

export interface SheetColumn {
  /** Empty for a column that has values but no heading. */
  readonly heading: string;
  /** The number of rows with a value. */
  readonly filled: number;
  /** The first different values, each cut to `MAX_SAMPLE_CHARACTERS`. */
  readonly samples: readonly string[];
  readonly dates: DateForm;
  /** Whether another column has the same heading, in any case. */
  readonly isRepeated: boolean;
}

export interface SheetContents {
  readonly format: SheetFormat;
  /** Without the heading and without empty rows. */
  readonly rows: number;
  readonly columns: readonly SheetColumn[];
}

export interface SheetChoice<Value extends string> {
  readonly value: Value;
  /** Part of the file, read with this choice. */
  readonly sample: string;
}

export type SheetQuestion =
  | { readonly kind: 'encoding'; readonly choices: readonly SheetChoice<Encoding>[] }
  | { readonly kind: 'separator'; readonly choices: readonly SheetChoice<Separator>[] }
  | { readonly kind: 'sheet'; readonly choices: readonly SheetChoice<string>[] };

export const fileTooLarge = defineFailure({
  kind: 'unprocessable',
  code: 'import_file_too_large',
  when: 'The file is larger than 50 MB',
  sentence: `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB. Split it into smaller files.`,
});

export const notASheet = defineFailure({
  kind: 'unprocessable',
  code: 'import_not_a_sheet',
  when: 'The file is neither CSV nor XLSX',
  sentence: 'This is not a CSV or XLSX file. Open it in a spreadsheet, save it as .xlsx or .csv, and upload that file.',
});

export const oldWorkbook = defineFailure({
  kind: 'unprocessable',
  code: 'import_old_workbook',
  when: 'The file is an old .xls workbook',
  sentence: 'This is an old .xls workbook. Open it in a spreadsheet, save it as .xlsx, and upload that file.',
});

export const workbookProtected = defineFailure({
  kind: 'unprocessable',
  code: 'import_workbook_protected',
  when: 'The workbook needs a password',
  sentence: 'This workbook needs a password. Save it without the password and upload that file.',
});

export const notAWorkbook = defineFailure({
  kind: 'unprocessable',
  code: 'import_not_a_workbook',
  when: 'The file is a zip file without an XLSX workbook',
  sentence: 'This zip file is not an XLSX workbook. Upload the sheet itself, saved as .xlsx or .csv.',
});

export const workbookDamaged = defineFailure({
  kind: 'unprocessable',
  code: 'import_workbook_damaged',
  when: 'The workbook is damaged or incomplete',
  sentence: 'This workbook is damaged or incomplete. Open it in a spreadsheet, save it again, and upload that file.',
});

export const unpackedTooLarge = defineFailure({
  kind: 'unprocessable',
  code: 'import_unpacked_too_large',
  when: 'The unpacked workbook is too large',
  sentence: 'The unpacked workbook is too large. Delete pictures and other sheets, or save the sheet as .csv.',
});

export const sheetNotFound = defineFailure<[name: string]>({
  kind: 'unprocessable',
  code: 'import_sheet_not_found',
  when: 'The workbook has no visible sheet with this name',
  sentence: (name) => `The workbook has no visible sheet "${name}". Choose another sheet.`,
  example: ['Leads'],
});

export const noRows = defineFailure({
  kind: 'unprocessable',
  code: 'import_no_rows',
  when: 'The file is empty',
  sentence: 'The file is empty. It needs a heading and at least one row.',
});

export const onlyHeading = defineFailure({
  kind: 'unprocessable',
  code: 'import_only_heading',
  when: 'The file has a heading but no rows',
  sentence: 'The file has only one row, which is the heading. Add at least one row below it.',
});

export const tooManyRows = defineFailure({
  kind: 'unprocessable',
  code: 'import_too_many_rows',
  when: 'The file has more than 200,000 rows',
  sentence: `The file has more than ${MAX_ROWS.toLocaleString('en')} rows. Split it into smaller files.`,
});

export const tooManyColumns = defineFailure<[line: number]>({
  kind: 'unprocessable',
  code: 'import_too_many_columns',
  when: 'The file has more than 300 columns',
  sentence: (line) => `Line ${line} has more than ${MAX_COLUMNS} columns. Delete the columns that you do not need.`,
  example: [1],
});

export const rowTooLong = defineFailure<[line: number]>({
  kind: 'unprocessable',
  code: 'import_row_too_long',
  when: 'A row has more than 200,000 characters',
  sentence: (line) =>
    `The row at line ${line} has more than ${MAX_ROW_CHARACTERS.toLocaleString('en')} characters. Shorten it, or check whether a quote (") is not closed.`,
  example: [17],
});

export const cellsBeyondHeading = defineFailure<[line: number, cells: number, headings: number]>({
  kind: 'unprocessable',
  code: 'import_cells_beyond_heading',
  when: 'A row of a CSV file has more cells than the heading',
  sentence: (line, cells, headings) =>
    `Line ${line} has ${cells} cells, the heading has ${headings}: a value probably contains the separator without quotes. Put the value in quotes.`,
  example: [17, 9, 8],
});

export const brokenQuotes = defineFailure<[line: number]>({
  kind: 'unprocessable',
  code: 'import_broken_quotes',
  when: 'A quote of a CSV file is not closed or is in the wrong place',
  sentence: (line) =>
    `The row at line ${line} has a quote (") that is not closed or is in the wrong place. Quotes inside a value must be doubled ("").`,
  example: [17],
});

export const brokenEncoding = defineFailure<[line: number]>({
  kind: 'unprocessable',
  code: 'import_broken_encoding',
  when: 'The file has characters that are not valid in its encoding',
  sentence: (line) =>
    `Line ${line} has characters that are not valid in this encoding. Choose another encoding, or save the file as UTF-8.`,
  example: [17],
});
