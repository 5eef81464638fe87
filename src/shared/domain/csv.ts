/** The format of every CSV file: UTF-8 with a BOM, CRLF, and no cell that a spreadsheet would run as a formula. */

export const BOM = '\uFEFF';

/** The first letters of the months, in any case, in text that a spreadsheet converts to a date. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`;
/** Before or after an amount of money. */
export const CURRENCY_SIGNS = '₹$€£¥';
/**
 * Matches text that a spreadsheet converts to a date, a time, another number or a truth value: "1/2", "2-3", "12E5",
 * "007", "3 May", "10:30 pm", "₹500", "(500)", "true". Match it case-insensitively. Works in JavaScript and PostgreSQL.
 */
export const CONVERTED = `^\\s*(?:true|false|[(]?(?:[${CURRENCY_SIGNS}]\\s*)?[.]?[0-9][0-9\\s.,:/e%+-]*(?:[ap][.]?m[.]?|[${CURRENCY_SIGNS}])?[)]?|[0-9]+[\\s./-]*${MONTH}[\\s.,/0-9-]*|${MONTH}[\\s.,/-]*[0-9][\\s.,/0-9-]*)\\s*$`;
/** Matches text that does not change when a spreadsheet converts it: numbers of up to 15 digits, and ISO dates. */
export const KEPT = '^(?:0|[1-9][0-9]{0,14}|(?:19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2})$';
const convertedCell = new RegExp(CONVERTED, 'i');
const kept = new RegExp(KEPT);

export function textCell(text: string | null): string | null {
  return text !== null && convertedCell.test(text) && !kept.test(text) ? `'${text}` : text;
}

export type CsvCell = string | number | null;

const LF = 10;
const CR = 13;
const BLANK = 32;
const QUOTE = 34;
const APOSTROPHE = 39;

/** All separators that a spreadsheet's user can choose when opening the file. */
export const SEPARATORS = ',;\t\n';
/** Signs that start a formula, and the tab, because spreadsheets skip a tab before such a sign. */
export const FORMULA_SIGNS = '=+-@\t';
/** Full-width forms of the signs, which some spreadsheets treat like the normal forms. */
export const FULL_WIDTH_SIGNS = '＝＋－＠';
/** Characters that an import can trim or hide. A formula sign after them would then start the cell. */
export const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{DI}]/u;

/** Parser states, which can be combined: inside quotes, and behind a separator (blanks and quotes can follow it). */
const QUOTED = 1;
const BEHIND_SEPARATOR = 2;
/** Not a state. Marks a byte that needs special handling, so that the loop makes only one comparison per byte. */
const SPECIAL = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const isSeparator = byteSet(encoder.encode(SEPARATORS));
const isFormulaSign = byteSet(encoder.encode(FORMULA_SIGNS));
const placeBehind = Uint8Array.from({ length: SPECIAL << 8 }, (_, index) => nextPlace(index >> 8, index & 0xff));

function nextPlace(place: number, byte: number): number {
  if (byte === LF || byte === CR) return SPECIAL;
  if (byte === QUOTE) return place ^ QUOTED;
  const isBehind = (place & BEHIND_SEPARATOR) !== 0;
  if (isBehind && (byte >= 0x80 || isFormulaSign[byte] === 1)) return SPECIAL;
  const staysBehind = isSeparator[byte] === 1 || (isBehind && byte <= BLANK);
  return staysBehind ? place | BEHIND_SEPARATOR : place & QUOTED;
}

/** One record that ends with LF. `SafeCsv` converts it for the file. */
export function csvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(',')}\n`;
}

export function csvFile(records: readonly (readonly CsvCell[])[]): string {
  const safe = new SafeCsv();
  const text = encoder.encode(records.map(csvRecord).join(''));
  return BOM + new TextDecoder().decode(concat([safe.take(text), safe.rest()]));
}

/**
 * Converts records that end with LF to the file's format, chunk by chunk: lines end with CRLF, lone CRs are removed.
 *
 * Puts an apostrophe before each sign that could start a formula: at the start of a cell and after any character at
 * which a spreadsheet could split (comma, semicolon, tab, line break), even after blanks or invisible characters.
 * This includes quoted cells, because a split at another separator makes their quotes part of the text.
 */
export class SafeCsv {
  /** @param isForPrograms - True for files that no spreadsheet opens. Texts then get no apostrophes. */
  constructor(private readonly isForPrograms = false) {}

  private recordCount = 0;
  private place = BEHIND_SEPARATOR;
  /** The first bytes of a character after a separator, if the chunk ends in the middle of that character. */
  private begun: Uint8Array = new Uint8Array();
  private scratch: Uint8Array = new Uint8Array();

  get records(): number {
    return this.recordCount;
  }

  /** Returns the converted chunk. The next call overwrites it. */
  take(piece: Uint8Array): Uint8Array {
    const source = this.begun.length > 0 ? concat([this.begun, piece]) : piece;
    // One byte of the source can become two.
    if (this.scratch.length < source.length * 2) this.scratch = new Uint8Array(source.length * 2);
    const target = this.scratch;
    // Uses local variables, because this loop runs for every byte of the file.
    let { recordCount, place } = this;
    let length = 0;
    let at = 0;
    for (; at < source.length; at += 1) {
      const byte = source[at] as number;
      const next = placeBehind[(place << 8) | byte] as number;
      if (next !== SPECIAL) {
        target[length++] = byte;
        place = next;
      } else if (byte === LF) {
        target[length++] = CR;
        target[length++] = LF;
        if ((place & QUOTED) === 0) recordCount += 1;
        place |= BEHIND_SEPARATOR;
      } else if (byte >= 0x80) {
        const size = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
        if (at + size > source.length) break;
        const kind = characterKind(source, at, size);
        if (kind === 'sign' && !this.isForPrograms) target[length++] = APOSTROPHE;
        if (kind !== 'invisible') place &= QUOTED;
        for (const last = at + size - 1; at < last; at += 1) target[length++] = source[at] as number;
        target[length++] = source[at] as number;
      } else if (byte !== CR) {
        if (!this.isForPrograms) target[length++] = APOSTROPHE;
        target[length++] = byte;
        if (isSeparator[byte] !== 1) place &= QUOTED;
      }
    }
    Object.assign(this, { recordCount, place });
    this.begun = source.slice(at);
    return target.subarray(0, length);
  }

  rest(): Uint8Array {
    return this.begun;
  }
}

type CharacterKind = 'sign' | 'invisible' | 'other';

/** Enough for the letters of every script used in leads. Characters beyond this number are not cached. */
const MAX_KNOWN_CHARACTERS = 4_096;
/** Cache of classified characters, by their bytes. Most cells begin with one of a few characters. */
const characterKinds = new Map<number, CharacterKind>();

function characterKind(source: Uint8Array, at: number, size: number): CharacterKind {
  let bytes = 0;
  for (let i = at; i < at + size; i += 1) bytes = bytes * 256 + (source[i] as number);
  const known = characterKinds.get(bytes);
  if (known !== undefined) return known;
  const character = decoder.decode(source.subarray(at, at + size));
  const kind = FULL_WIDTH_SIGNS.includes(character) ? 'sign' : INVISIBLE.test(character) ? 'invisible' : 'other';
  if (characterKinds.size < MAX_KNOWN_CHARACTERS) characterKinds.set(bytes, kind);
  return kind;
}

/** Quotes a cell if any spreadsheet would split it. */
function cellOf(cell: CsvCell): string {
  const text = String(cell ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function byteSet(bytes: Uint8Array): Uint8Array {
  const set = new Uint8Array(256);
  for (const byte of bytes) set[byte] = 1;
  return set;
}

function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
