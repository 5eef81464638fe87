/** Reads CSV and XLSX files. Their content decides which they are, never their name. */
import type { FileHandle } from 'node:fs/promises';
import { DateEvidence, isBlank, withoutApostrophe } from '../domain/cells.js';
import {
  cellsBeyondHeading,
  fileTooLarge,
  MAX_CHARACTERS,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  MAX_ROWS,
  MAX_SAMPLE_CHARACTERS,
  MAX_SAMPLES,
  noRows,
  notASheet,
  oldWorkbook,
  onlyHeading,
  type SheetChoices,
  type SheetColumn,
  type SheetContents,
  type SheetFormat,
  type SheetQuestion,
  type SheetRow,
  tooManyColumns,
  tooManyRows,
  unpackedTooLarge,
  workbookProtected,
} from '../domain/sheet.js';
import { csvFormat, csvRows } from './csv-sheet.js';
import { xlsxFormat, xlsxRows } from './xlsx-sheet.js';

/**
 * Reads the whole file and returns its columns, or what the user must decide first.
 *
 * @throws DomainError if no row of the file can be imported; the codes start with `import_`
 */
export async function inspectSheet(
  file: FileHandle,
  choices: SheetChoices,
): Promise<SheetContents | { readonly question: SheetQuestion }> {
  const format = await findFormat(file, choices);
  if ('question' in format) return format;
  const columns: ColumnSummary[] = [];
  let rows = -1;
  for await (const { cells } of contentRows(file, format)) {
    rows += 1;
    for (const [index, cell] of cells.entries()) {
      columns[index] ??= new ColumnSummary(rows === 0 ? cell : '');
      if (rows > 0) columns[index].add(cell);
    }
  }
  if (rows < 0) throw noRows();
  if (rows === 0) throw onlyHeading();
  const end = columns.findLastIndex(({ heading, filled }) => heading !== '' || filled > 0) + 1;
  return { format, rows, columns: withRepeats(columns.slice(0, end)) };
}

/**
 * Yields the rows below the heading, except empty ones. A row has at least as many cells as the heading; a row of a
 * workbook can have more.
 *
 * @throws DomainError like `inspectSheet`
 */
export async function* readRows(file: FileHandle, format: SheetFormat): AsyncGenerator<SheetRow> {
  let isHeading = true;
  for await (const row of contentRows(file, format)) {
    if (!isHeading) yield row;
    isHeading = false;
  }
}

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Buffer.from('PK\u0003\u0004');
const EMPTY_ZIP = Buffer.from('PK\u0005\u0006');
const OTHER_FILES = [Buffer.from('%PDF'), Buffer.from('{\\rtf'), Buffer.from('\u0089PNG', 'latin1')];

async function findFormat(
  file: FileHandle,
  choices: SheetChoices,
): Promise<SheetFormat | { readonly question: SheetQuestion }> {
  const { size } = await file.stat();
  if (size > MAX_FILE_BYTES) throw fileTooLarge();
  if (size === 0) throw noRows();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(OLE.length), 0, OLE.length, 0);
  const startsWith = (bytes: Buffer) => buffer.subarray(0, bytesRead).subarray(0, bytes.length).equals(bytes);
  if (startsWith(OLE)) throw (await isEncrypted(file, size)) ? workbookProtected() : oldWorkbook();
  if (OTHER_FILES.some(startsWith)) throw notASheet();
  return startsWith(ZIP) || startsWith(EMPTY_ZIP) ? xlsxFormat(file, choices) : csvFormat(file, choices);
}

const PIECE_BYTES = 1024 * 1024;

/** A workbook with a password is an OLE container, like an old workbook, but has a part of this name. */
async function isEncrypted(file: FileHandle, size: number): Promise<boolean> {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  const buffer = Buffer.alloc(PIECE_BYTES + name.length);
  for (let position = 0; position < size; position += PIECE_BYTES) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    if (buffer.subarray(0, bytesRead).includes(name)) return true;
  }
  return false;
}

/** Yields the heading and the rows, checked and padded to the heading. */
async function* contentRows(file: FileHandle, format: SheetFormat): AsyncGenerator<SheetRow> {
  const rows = format.kind === 'csv' ? csvRows(file, format) : xlsxRows(file, format.sheet);
  let width = 0;
  let count = -1;
  let characters = 0;
  for await (const { line, cells: all } of rows) {
    if (all.every(isBlank)) continue;
    count += 1;
    for (const cell of all) characters += cell.length;
    if (characters > MAX_CHARACTERS) throw unpackedTooLarge();
    if (count > MAX_ROWS) throw tooManyRows();
    let cells = all;
    if (count === 0) width = cells.length;
    else if (cells.length > width) {
      const filled = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
      if (filled > width && format.kind === 'csv') throw cellsBeyondHeading(line, filled, width);
      cells = cells.slice(0, Math.max(filled, width));
    }
    if (cells.length > MAX_COLUMNS && cells.slice(MAX_COLUMNS).some((cell) => !isBlank(cell)))
      throw tooManyColumns(line);
    if (count === 0) {
      width = Math.min(width, MAX_COLUMNS);
      cells = cells.slice(0, width);
    }
    if (cells.length < width) cells = [...cells, ...Array<string>(width - cells.length).fill('')];
    yield { line, cells };
  }
}

/** A column while its cells are read. */
class ColumnSummary {
  readonly heading: string;
  filled = 0;
  readonly samples: string[] = [];
  private readonly evidence = new DateEvidence();

  constructor(heading: string) {
    this.heading = withoutApostrophe(heading).replace(/\s+/g, ' ').trim();
  }

  add(cell: string): void {
    const text = withoutApostrophe(cell).trim();
    if (text === '') return;
    this.filled += 1;
    this.evidence.add(text);
    if (this.samples.length === MAX_SAMPLES) return;
    const sample = Array.from(text.slice(0, MAX_SAMPLE_CHARACTERS * 2))
      .slice(0, MAX_SAMPLE_CHARACTERS)
      .join('');
    if (!this.samples.includes(sample)) this.samples.push(sample);
  }

  get dates() {
    return this.evidence.form;
  }
}

function withRepeats(columns: readonly ColumnSummary[]): SheetColumn[] {
  const keys = columns.map(({ heading }) => heading.toLowerCase());
  const repeated = new Set(keys.filter((key, index) => key !== '' && keys.indexOf(key) !== index));
  return columns.map(({ heading, filled, samples, dates }) => ({
    heading,
    filled,
    samples,
    dates,
    isRepeated: repeated.has(heading.toLowerCase()),
  }));
}
