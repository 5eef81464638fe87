/** Edits a CSV file as a person would: with code, or through LibreOffice. */
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

export interface Edit {
  /** From 0, with the heading. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly text: string;
}

export interface EditedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The records of a CSV file with commas. */
export function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    record.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
  }
  return records;
}

export function editWithCode(csv: Uint8Array, edits: readonly Edit[]): EditedFile[] {
  const records = recordsOf(new TextDecoder().decode(csv));
  for (const { row, column, text } of edits) (records[row] as string[])[column] = text;
  const cell = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = records.map((record) => `${record.map(cell).join(',')}\r\n`).join('');
  return [{ name: 'edited.csv', bytes: new TextEncoder().encode(`\uFEFF${text}`) }];
}

const run = promisify(execFile);
const COMMA = 44;
const QUOTE = 34;
const UTF_8 = 76;
const TEXT_COLUMN = 2;
const ENGLISH_OF_INDIA = 16_393;

/**
 * Opens the file in LibreOffice, changes cells, and saves it as XLSX and CSV. Without Python or Basic, LibreOffice
 * converts the file to flat XML, code edits the cells there, and LibreOffice converts the result.
 *
 * @param columns - `text`: all columns are opened as text. `standard`: LibreOffice recognizes numbers, dates, currency
 *   and truth values as in cells that are typed in, which is also what Excel does with every CSV file.
 */
export async function editWithLibreOffice(
  csv: Uint8Array,
  edits: readonly Edit[],
  columns: 'text' | 'standard',
  dir: string,
): Promise<EditedFile[]> {
  const folder = join(dir, columns);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'export.csv'), csv);
  const width = recordsOf(new TextDecoder().decode(csv.subarray(0, 100_000)))[0]?.length ?? 0;
  const formats = Array.from({ length: width }, (_, at) => `${at + 1}/${TEXT_COLUMN}`).join('/');
  const isStandard = columns === 'standard';
  const opened = [COMMA, QUOTE, UTF_8, 1, isStandard ? '' : formats, ENGLISH_OF_INDIA, false, isStandard, false];
  await convert(dir, folder, 'export.csv', 'fods', `CSV:${opened.join(',')}`);
  await editFlatXml(join(folder, 'export.fods'), join(folder, 'edited.fods'), edits);
  await convert(dir, folder, 'edited.fods', 'xlsx');
  const saved = [COMMA, QUOTE, UTF_8, 1, '', 0, false, true, false];
  await convert(dir, folder, 'edited.fods', `csv:Text - txt - csv (StarCalc):${saved.join(',')}`);
  const file = async (name: string) => ({ name: `${columns}-${name}`, bytes: await readFile(join(folder, name)) });
  return [await file('edited.xlsx'), await file('edited.csv')];
}

async function convert(dir: string, folder: string, name: string, to: string, from?: string): Promise<void> {
  await run('soffice', [
    `-env:UserInstallation=${pathToFileURL(join(dir, 'profile')).href}`,
    '--headless',
    '--norestore',
    ...(from ? [`--infilter=${from}`] : []),
    '--convert-to',
    to,
    '--outdir',
    folder,
    join(folder, name),
  ]);
}

/** Copies the file line by line, because a large one is longer than a text can be. */
async function editFlatXml(from: string, to: string, edits: readonly Edit[]): Promise<void> {
  const editsByRow = new Map<number, Edit[]>();
  for (const edit of edits) editsByRow.set(edit.row, [...(editsByRow.get(edit.row) ?? []), edit]);
  const file = await open(to, 'w');
  let row = -1;
  let held: string[] | null = null;
  let ready: string[] = [];
  for await (const line of createInterface({ input: createReadStream(from), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (/<table:table-row[ >]/.test(line)) {
      row += 1;
      if (editsByRow.has(row)) held = [];
    }
    (held ?? ready).push(line);
    if (held && line.includes('</table:table-row>')) {
      ready.push(editedRow(held.join('\n'), editsByRow.get(row) ?? []));
      held = null;
    }
    if (ready.length < 10_000) continue;
    await file.write(`${ready.join('\n')}\n`);
    ready = [];
  }
  await file.write(`${ready.join('\n')}\n`);
  await file.close();
}

const CELL = /<table:table-cell([^>]*?)(?:\/>|>[\s\S]*?<\/table:table-cell>)/g;
const REPEATED = / table:number-columns-repeated="(\d+)"/;

function editedRow(xml: string, edits: readonly Edit[]): string {
  let column = 0;
  return xml.replace(CELL, (cell, attributes: string) => {
    const count = Number(REPEATED.exec(attributes)?.[1] ?? 1);
    const first = column;
    column += count;
    const own = edits.filter((edit) => edit.column >= first && edit.column < column);
    if (own.length === 0) return cell;
    const one = cell.replace(REPEATED, '');
    return Array.from({ length: count }, (_, at) => {
      const edit = own.find((other) => other.column === first + at);
      return edit
        ? `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${edit.text}</text:p></table:table-cell>`
        : one;
    }).join('');
  });
}
