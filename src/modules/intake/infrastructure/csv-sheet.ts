/** Finds out the encoding and separator of a CSV file, and reads its rows. */
import type { FileHandle } from 'node:fs/promises';
import { isNativeError } from 'node:util/types';
import { CsvError, Parser } from 'csv-parse';
import {
  brokenEncoding,
  brokenQuotes,
  type CsvFormat,
  type Encoding,
  MAX_ROW_CHARACTERS,
  notASheet,
  rowTooLong,
  SEPARATOR_SIGNS,
  SEPARATORS,
  type Separator,
  type SheetChoice,
  type SheetChoices,
  type SheetQuestion,
  type SheetRow,
} from '../domain/sheet.js';

/** Parsing a piece of this size blocks the event loop for a few milliseconds. */
const PIECE_BYTES = 32 * 1024;
/** The separator is decided by the start of the file. */
const START_BYTES = 8 * PIECE_BYTES;
const MAX_START_RECORDS = 20;
const MAX_CHOICE_CHARACTERS = 120;

const BOMS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Returns the file's format, or what the user must decide.
 *
 * @throws DomainError if the file is binary, or is not valid in its encoding
 */
export async function csvFormat(
  file: FileHandle,
  choices: SheetChoices,
): Promise<CsvFormat | { readonly question: SheetQuestion }> {
  const encoding = await findEncoding(file, choices.encoding);
  if (typeof encoding !== 'string') return encoding;
  const start = await startText(file, encoding);
  if (/^\s*<(?:!doctype|html|\?xml|table|head|meta)/i.test(start)) throw notASheet();
  const separator = choices.separator ?? separatorOf(start);
  if (typeof separator !== 'string') return separator;
  return { kind: 'csv', encoding, separator };
}

/**
 * Reads all records, with the heading and empty lines. Line breaks in cells become LF.
 *
 * @throws DomainError if the encoding or the quotes are broken, or a row is too long
 */
export async function* csvRows(file: FileHandle, format: CsvFormat): AsyncGenerator<SheetRow> {
  let rows: SheetRow[] = [];
  let line = 1;
  const parser = new Parser({
    delimiter: SEPARATOR_SIGNS[format.separator],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // The parser calls this for each record at once, so `line` is right if the next record is broken.
    on_record: (cells: string[]) => {
      const row = checkedRow(line, cells);
      rows.push(row);
      line += 1 + row.breaks;
      return null;
    },
  });
  // Errors come back from `parse`. Without a listener, the same error would end the process.
  parser.on('error', () => undefined);
  let unfinished = 0;
  let isStart = true;
  for await (const piece of textPieces(file, format.encoding)) {
    let text = piece;
    if (isStart) {
      const declared = declaredSeparator(text);
      if (declared !== null) {
        text = text.slice(declared.length);
        line = 2;
      }
      isStart = false;
    }
    if (text === '') continue;
    await parse(parser, text, () => line);
    // Bounds the memory of a record without an end, even if it has only separators.
    unfinished = rows.length > 0 ? 0 : unfinished + text.length;
    if (unfinished > MAX_ROW_CHARACTERS) throw rowTooLong(line);
    yield* rows;
    rows = [];
  }
  await parse(parser, null, () => line);
  yield* rows;
}

function checkedRow(line: number, cells: string[]): SheetRow & { readonly breaks: number } {
  let characters = 0;
  let breaks = 0;
  for (const [index, cell] of cells.entries()) {
    characters += cell.length;
    if (!cell.includes('\n') && !cell.includes('\r')) continue;
    const text = cell.replace(/\r\n?/g, '\n');
    breaks += text.split('\n').length - 1;
    cells[index] = text;
  }
  if (characters > MAX_ROW_CHARACTERS) throw rowTooLong(line);
  return { line, cells, breaks };
}

/** @param text - null at the end of the file */
async function parse(parser: Parser, text: string | null, line: () => number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve());
      if (text === null) parser.end(done);
      else parser.write(text, done);
    });
  } catch (error) {
    throw error instanceof CsvError ? brokenQuotes(line()) : error;
  }
}

async function* bytePieces(file: FileHandle): AsyncGenerator<Buffer> {
  let position = 0;
  while (true) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The text without its BOM. */
async function* textPieces(file: FileHandle, encoding: Encoding): AsyncGenerator<string> {
  const decode = decoderOf(encoding);
  try {
    for await (const bytes of bytePieces(file)) {
      const text = decode(bytes);
      if (text.includes('\0')) throw notASheet();
      yield text;
    }
    const rest = decode(null);
    if (rest !== '') yield rest;
  } catch (error) {
    throw isInvalidBytes(error) ? brokenEncoding(await brokenLine(file, encoding)) : error;
  }
}

/** Returns a function that decodes pieces; null ends the text. `isInvalidBytes` knows its errors. */
function decoderOf(encoding: Encoding): (bytes: Uint8Array | null) => string {
  if (encoding === 'windows-1252') return (bytes) => (bytes === null ? '' : windowsText(bytes));
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes) => (bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true }));
}

/** The characters of the bytes 80 to 9F. Five of these bytes have no character. */
const WINDOWS_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The TextDecoder of Node 20 reads windows-1252 as Latin-1, so quotation marks become control characters. */
function windowsText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => {
      const real = WINDOWS_CHARACTERS.charAt(character.charCodeAt(0) - 0x80);
      if (real === ' ') throw new InvalidBytes();
      return real;
    });
}

class InvalidBytes extends Error {}

function isInvalidBytes(error: unknown): boolean {
  const isOfDecoder = isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  return isOfDecoder || error instanceof InvalidBytes;
}

/** Returns the line of the first invalid bytes. */
async function brokenLine(file: FileHandle, encoding: Encoding): Promise<number> {
  // A decoder that is not fatal marks invalid bytes. Windows-1252 has only single bytes.
  const decoder = new TextDecoder(encoding);
  let line = 1;
  let endsWithCr = false;
  for await (const bytes of bytePieces(file)) {
    const text = decoder.decode(bytes, { stream: true });
    const at = text.search(encoding === 'windows-1252' ? /[\u0081\u008d\u008f\u0090\u009d]/ : /\uFFFD/);
    const before = at === -1 ? text : text.slice(0, at);
    line += before.match(/\r\n?|\n/g)?.length ?? 0;
    if (endsWithCr && before.startsWith('\n')) line -= 1;
    if (at !== -1) return line;
    endsWithCr = text.endsWith('\r');
  }
  return line;
}

/** A BOM decides before the user does, and valid UTF-8 is never asked about. */
async function findEncoding(
  file: FileHandle,
  chosen: Encoding | undefined,
): Promise<Encoding | { readonly question: SheetQuestion }> {
  const start = await firstBytes(file, START_BYTES);
  const marked = BOMS.find(([, bom]) => bom.every((byte, index) => start[index] === byte))?.[0];
  const encoding = marked ?? chosen;
  if (encoding !== undefined) return encoding;
  // Without a BOM, UTF-16 is valid UTF-8 if all its characters are ASCII, but it has NUL bytes.
  const hasNul = start.includes(0);
  if (!hasNul && (await isUtf8(file))) return 'utf-8';
  const line = await firstForeignLine(file);
  const possible: readonly Encoding[] = hasNul ? ['utf-16le', 'utf-16be'] : ['windows-1252'];
  const choices = possible.flatMap((value): SheetChoice<Encoding>[] => {
    const sample = value === 'windows-1252' ? windowsSample(line) : utf16Sample(start, value);
    return sample === null ? [] : [{ value, sample: sample.slice(0, MAX_CHOICE_CHARACTERS) }];
  });
  if (choices.length > 0) return { question: { kind: 'encoding', choices } };
  throw hasNul ? notASheet() : brokenEncoding(await brokenLine(file, 'utf-8'));
}

async function firstBytes(file: FileHandle, size: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, 0);
  return buffer.subarray(0, bytesRead);
}

/** @throws DomainError if a NUL byte comes before the first invalid byte */
async function isUtf8(file: FileHandle): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of bytePieces(file)) {
      decoder.decode(bytes, { stream: true });
      if (bytes.includes(0)) throw notASheet();
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (isInvalidBytes(error)) return false;
    throw error;
  }
}

/** Returns the first line with a byte above 7F, or an empty buffer. */
async function firstForeignLine(file: FileHandle): Promise<Buffer> {
  let before = Buffer.alloc(0);
  for await (const bytes of bytePieces(file)) {
    const whole = Buffer.concat([before, bytes]);
    const at = whole.findIndex((byte) => byte >= 0x80);
    if (at !== -1) {
      const from = Math.max(whole.lastIndexOf('\n', at), whole.lastIndexOf('\r', at)) + 1;
      const end = whole.subarray(at).findIndex((byte) => byte === 0x0a || byte === 0x0d);
      // A long line is shown from a little before the letters in question.
      return whole.subarray(Math.max(from, at - 40), end === -1 ? whole.length : at + end);
    }
    before = whole.subarray(Math.max(whole.lastIndexOf('\n'), whole.lastIndexOf('\r'), whole.length - PIECE_BYTES) + 1);
  }
  return before.subarray(0, 0);
}

function windowsSample(line: Uint8Array): string | null {
  try {
    return windowsText(line.subarray(0, MAX_CHOICE_CHARACTERS));
  } catch {
    return null;
  }
}

/** Returns the first line that is not ASCII, or else the first line. Null if this is no plausible text in UTF-16. */
function utf16Sample(start: Uint8Array, encoding: Encoding): string | null {
  if (start.length % 2 === 1) return null;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(start, { stream: true });
    // Text in the wrong encoding has unassigned characters, or no separator and no line break.
    if (!/[\r\n,;\t]/.test(text) || /[\p{Cn}\p{Co}]|(?![\t\r\n])\p{Cc}/u.test(text)) return null;
    const lines = text.split(/\r\n|\n|\r/);
    return lines.find((line) => /[^ -~\t]/.test(line)) ?? lines[0] ?? '';
  } catch {
    return null;
  }
}

/** @throws DomainError if the start is not valid in this encoding */
async function startText(file: FileHandle, encoding: Encoding): Promise<string> {
  let text = '';
  for await (const piece of textPieces(file, encoding)) {
    text += piece;
    if (text.length >= START_BYTES / 2) break;
  }
  return text;
}

/** Excel reads a first line like "sep=;" as the separator. */
function declaredSeparator(text: string): { readonly separator: Separator; readonly length: number } | null {
  const [line, sign] = /^"?sep=([,;\t])"?(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const separator = SEPARATORS.find((one) => SEPARATOR_SIGNS[one] === sign);
  return line === undefined || separator === undefined ? null : { separator, length: line.length };
}

/**
 * Decides by the records at the start: the only separator of the heading, or the only one that all rows have as often
 * as the heading.
 */
function separatorOf(start: string): Separator | { readonly question: SheetQuestion } {
  const declared = declaredSeparator(start);
  if (declared !== null) return declared.separator;
  const records = startRecords(start);
  const heading = records[0];
  if (heading === undefined) return 'comma';
  const inHeading = SEPARATORS.filter((one) => countOf(heading, one) > 0);
  const [only = 'comma', ...others] = inHeading;
  if (others.length === 0) return only;
  const regular = inHeading.filter((one) => records.every((record) => countOf(record, one) === countOf(heading, one)));
  const fitting = inHeading.filter((one) => records.every((record) => countOf(record, one) <= countOf(heading, one)));
  const [possible = inHeading] = [regular, fitting].filter((list) => list.length > 0);
  const [best] = possible;
  if (possible.length === 1 && best !== undefined) return best;
  const choices = possible.map((value) => ({ value, sample: sampleOf(heading.text, value) }));
  return { question: { kind: 'separator', choices } };
}

interface StartRecord {
  readonly text: string;
  /** Separators outside quotes, by their sign. */
  readonly counts: ReadonlyMap<string, number>;
}

function countOf({ counts }: StartRecord, separator: Separator): number {
  return counts.get(SEPARATOR_SIGNS[separator]) ?? 0;
}

function startRecords(text: string): StartRecord[] {
  const records: StartRecord[] = [];
  let counts = new Map<string, number>();
  let isQuoted = false;
  let from = 0;
  // The last record can be incomplete. It counts only if it is the only one.
  for (let at = 0; at <= text.length && records.length < MAX_START_RECORDS; at += 1) {
    const sign = text.charAt(at);
    const isEnd = sign === '' && records.length === 0;
    if (sign === '"') isQuoted = !isQuoted;
    else if (isEnd || (!isQuoted && (sign === '\n' || sign === '\r'))) {
      const record = text.slice(from, at);
      if (record.trim() !== '') records.push({ text: record, counts });
      counts = new Map();
      from = at + 1;
    } else if (!isQuoted && (sign === ',' || sign === ';' || sign === '\t'))
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return records;
}

function sampleOf(heading: string, separator: Separator): string {
  return heading
    .split(SEPARATOR_SIGNS[separator])
    .map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1'))
    .join(' | ')
    .slice(0, MAX_CHOICE_CHARACTERS);
}
