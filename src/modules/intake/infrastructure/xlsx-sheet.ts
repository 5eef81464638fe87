/** Finds the sheet of an XLSX workbook, and reads its rows as texts. */
import type { FileHandle } from 'node:fs/promises';
import { isBlank } from '../domain/cells.js';
import {
  MAX_ROW_CHARACTERS,
  MAX_SAMPLE_CHARACTERS,
  MAX_UNPACKED_BYTES,
  noRows,
  notAWorkbook,
  onlyHeading,
  type SheetChoices,
  type SheetQuestion,
  type SheetRow,
  sheetNotFound,
  unpackedTooLarge,
  type XlsxFormat,
} from '../domain/sheet.js';
import { type CellStyle, GENERAL, styleOf, type WorkbookContext } from './xlsx-cells.js';
import { XlsxPackage } from './xlsx-package.js';
import { sheetRows } from './xlsx-rows.js';

/** Shared strings stay in memory while a sheet is read: at most 100 million characters, which are 100 to 200 MB. */
const MAX_SHARED_CHARACTERS = 100_000_000;
/** The memory that a string needs besides its characters. */
const STRING_OVERHEAD = 16;
const MAX_CHOICE_COLUMNS = 8;

/**
 * Returns the chosen sheet, the only visible one, the only visible one with a heading and a row, or a question.
 *
 * @throws DomainError if the file is no workbook, or none of several sheets has rows
 */
export async function xlsxFormat(
  file: FileHandle,
  choices: SheetChoices,
): Promise<XlsxFormat | { readonly question: SheetQuestion }> {
  const workbook = await openWorkbook(file);
  if (choices.sheet !== undefined) return { kind: 'xlsx', sheet: sheetOf(workbook, choices.sheet).name };
  const [first, ...more] = workbook.sheets;
  if (first === undefined) throw noRows();
  if (more.length === 0) return { kind: 'xlsx', sheet: first.name };
  const context = await contextOf(workbook);
  const starts = [];
  for (const { name, path } of workbook.sheets)
    starts.push({ name, rows: await firstRows(workbook.zip, path, context) });
  const usable = starts.filter(({ rows }) => rows.length > 1);
  const [only, ...others] = usable;
  if (only === undefined) throw starts.some(({ rows }) => rows.length > 0) ? onlyHeading() : noRows();
  if (others.length === 0) return { kind: 'xlsx', sheet: only.name };
  return {
    question: {
      kind: 'sheet',
      choices: usable.map(({ name, rows: [heading] }) => ({ value: name, sample: sampleOf(heading) })),
    },
  };
}

/** Reads all rows with a cell, with the heading. */
export async function* xlsxRows(file: FileHandle, name: string): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(file);
  const sheet = sheetOf(workbook, name);
  yield* sheetRows(workbook.zip, sheet.path, await contextOf(workbook));
}

interface Sheet {
  readonly name: string;
  readonly path: string;
}

interface Workbook {
  readonly zip: XlsxPackage;
  /** Visible sheets, in the order of the workbook. */
  readonly sheets: readonly Sheet[];
  readonly usesSystemOf1904: boolean;
  /** Undefined if the workbook has no such part. */
  readonly stylesPath: string | undefined;
  readonly stringsPath: string | undefined;
}

async function openWorkbook(file: FileHandle): Promise<Workbook> {
  const zip = await XlsxPackage.open(file);
  const packageLinks = await linksOf(zip, '');
  const path = packageLinks.find(({ type }) => type.endsWith('/officeDocument'))?.path;
  if (path === undefined || !path.endsWith('.xml')) throw notAWorkbook();
  const links = await linksOf(zip, path);
  const { sheets, usesSystemOf1904, isWorkbook } = await workbookParts(zip, path);
  if (!isWorkbook) throw notAWorkbook();
  const partOf = (kind: string) => links.find((link) => link.type.endsWith(`/${kind}`) && zip.has(link.path))?.path;
  return {
    zip,
    sheets: sheets.flatMap(({ name, id }) => {
      const link = links.find((one) => one.id === id && one.type.endsWith('/worksheet'));
      return link === undefined ? [] : [{ name, path: link.path }];
    }),
    usesSystemOf1904,
    stylesPath: partOf('styles'),
    stringsPath: partOf('sharedStrings'),
  };
}

async function contextOf({ zip, usesSystemOf1904, stylesPath, stringsPath }: Workbook): Promise<WorkbookContext> {
  return {
    usesSystemOf1904,
    styles: stylesPath === undefined ? [] : await stylesOf(zip, stylesPath),
    sharedStrings: stringsPath === undefined ? [] : await sharedStringsOf(zip, stringsPath),
  };
}

function sheetOf(workbook: Workbook, name: string): Sheet {
  const sheet = workbook.sheets.find((one) => one.name === name);
  if (sheet === undefined) throw sheetNotFound(name);
  return sheet;
}

/** Returns at most two rows that are not empty. */
async function firstRows(zip: XlsxPackage, path: string, context: WorkbookContext): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of sheetRows(zip, path, context)) {
    if (row.cells.every(isBlank)) continue;
    rows.push(row);
    if (rows.length === 2) break;
  }
  return rows;
}

function sampleOf(heading: SheetRow | undefined): string {
  const cells = heading?.cells.filter((cell) => !isBlank(cell)).slice(0, MAX_CHOICE_COLUMNS) ?? [];
  return cells.map((cell) => cell.slice(0, MAX_SAMPLE_CHARACTERS)).join(' | ');
}

interface Link {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** The links of a part to other parts; those of the package for ''. */
async function linksOf(zip: XlsxPackage, part: string): Promise<readonly Link[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!zip.has(path)) {
    if (part === '') throw notAWorkbook();
    return [];
  }
  const links: Link[] = [];
  await zip.read(path, {
    open: (name, { Id: id, Type: type, Target: target, TargetMode: mode }) => {
      if (name !== 'Relationship' || id === undefined || type === undefined || target === undefined) return;
      const linked = mode === 'External' ? null : pathOf(target, folder);
      if (linked !== null) links.push({ id, type, path: linked });
    },
    text: () => undefined,
    close: () => undefined,
  });
  return links;
}

/** A URL resolves "../" and paths from the root of the package. Returns null for a link that cannot be read. */
function pathOf(target: string, folder: string): string | null {
  try {
    return decodeURIComponent(new URL(target, `zip:///${folder}`).pathname.slice(1));
  } catch {
    return null;
  }
}

interface WorkbookParts {
  readonly sheets: readonly { readonly name: string; readonly id: string }[];
  readonly usesSystemOf1904: boolean;
  readonly isWorkbook: boolean;
}

async function workbookParts(zip: XlsxPackage, path: string): Promise<WorkbookParts> {
  const sheets: { name: string; id: string }[] = [];
  let usesSystemOf1904 = false;
  let isWorkbook = false;
  await zip.read(path, {
    open: (name, attributes) => {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') usesSystemOf1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet' || /^(?:hidden|veryHidden)$/.test(attributes['state'] ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      sheets.push({ name: attributes['name'] ?? '', id: id ?? '' });
    },
    text: () => undefined,
    close: () => undefined,
  });
  return { sheets, usesSystemOf1904, isWorkbook };
}

/** Returns the style of each index that cells use. */
async function stylesOf(zip: XlsxPackage, path: string): Promise<readonly CellStyle[]> {
  const formats = new Map<number, string>();
  const styles: CellStyle[] = [];
  let isInCellFormats = false;
  await zip.read(path, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInCellFormats = true;
      if (name !== 'xf' || !isInCellFormats) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      styles.push(styleOf(id, formats.get(id)));
    },
    text: () => undefined,
    close: (name) => {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return styles.length === 0 ? [GENERAL] : styles;
}

async function sharedStringsOf(zip: XlsxPackage, path: string): Promise<readonly string[]> {
  const strings: string[] = [];
  let total = 0;
  let current = '';
  let isText = false;
  let isPhonetic = false;
  await zip.read(
    path,
    {
      open: (name) => {
        if (name === 'si') current = '';
        if (name === 'rPh') isPhonetic = true;
        if (name === 't') isText = !isPhonetic;
      },
      text: (text) => {
        // A row with a longer string is refused, so the rest of the string is not needed.
        if (isText && current.length <= MAX_ROW_CHARACTERS) current += text;
      },
      close: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isPhonetic = false;
        if (name !== 'si') return;
        total += current.length + STRING_OVERHEAD;
        if (total > MAX_SHARED_CHARACTERS) throw unpackedTooLarge();
        // A copy. A part of the parser's text would keep the whole text in memory.
        strings.push(Buffer.from(current).toString());
        current = '';
      },
    },
    MAX_UNPACKED_BYTES,
  );
  return strings;
}
