/** What every CSV file of the product is: UTF-8 with a BOM, CRLF, and nothing in it that a spreadsheet would run. */

export const BOM = '\uFEFF';

/** As a text that a spreadsheet makes a date of may begin, in any case. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`;
/** Texts, in any case, that a spreadsheet makes a date, a time or another number of: "1/2", "2-3", "12E5", "007", "3 May", "10:30 pm". For JavaScript and PostgreSQL alike. */
export const CONVERTED = `^\\s*(?:[.]?[0-9][0-9\\s.,:/e%+-]*(?:[ap][.]?m[.]?)?|[0-9]+[\\s./-]*${MONTH}[\\s.,/0-9-]*|${MONTH}[\\s.,/-]*[0-9][\\s.,/0-9-]*)\\s*$`;
/** Those of them that stay what they are: numbers, of which a spreadsheet keeps fifteen digits, and ISO dates. */
export const KEPT = '^(?:0|[1-9][0-9]{0,14}|(?:19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2})$';
const convertedCell = new RegExp(CONVERTED, 'i');
const kept = new RegExp(KEPT);

/** Returns a typed text as a cell that a spreadsheet leaves as it is. */
export function textCell(text: string | null): string | null {
  return text !== null && convertedCell.test(text) && !kept.test(text) ? `'${text}` : text;
}

export type CsvCell = string | number | null;

const LF = 10;
const CR = 13;
const BLANK = 32;
const QUOTE = 34;
const APOSTROPHE = 39;

/** What spreadsheets split at: their users choose the separator, whichever one the file was written for. */
const SEPARATORS = ',;\t\n';
/** What begins a formula, or is passed over on the way to one. */
const FORMULA_SIGNS = '=+-@\t';
/** The full-width forms of the signs, which some spreadsheets read alike. */
const FULL_WIDTH_SIGNS = '＝＋－＠';
/** What an import may trim, or show nothing of, before the sign behind it begins the cell. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{DI}]/u;

/** Where a byte stands: within quotes or not, behind a separator (blanks and quotes between them count for nothing) or not. */
const QUOTED = 1;
const BEHIND_SEPARATOR = 2;
/** Of a byte that something has to be done about: no place, so that one comparison finds it. */
const SPECIAL = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const isSeparator = byteSet(encoder.encode(SEPARATORS));
const isFormulaSign = byteSet(encoder.encode(FORMULA_SIGNS));
/** By place and byte, the place behind that byte, or `SPECIAL`. */
const placeBehind = Uint8Array.from({ length: SPECIAL << 8 }, (_, index) => nextPlace(index >> 8, index & 0xff));

function nextPlace(place: number, byte: number): number {
  if (byte === LF || byte === CR) return SPECIAL;
  if (byte === QUOTE) return place ^ QUOTED;
  const isBehind = (place & BEHIND_SEPARATOR) !== 0;
  if (isBehind && (byte >= 0x80 || isFormulaSign[byte] === 1)) return SPECIAL;
  const staysBehind = isSeparator[byte] === 1 || (isBehind && byte <= BLANK);
  return staysBehind ? place | BEHIND_SEPARATOR : place & QUOTED;
}

/** One record, ended by LF; `SafeCsv` makes it one of a file. */
export function csvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(cellOf).join(',')}\n`;
}

/** A whole file of records as `csvRecord` writes them. */
export function csvFile(records: readonly (readonly CsvCell[])[]): string {
  const safe = new SafeCsv();
  const text = encoder.encode(records.map(csvRecord).join(''));
  return BOM + new TextDecoder().decode(concat([safe.take(text), safe.rest()]));
}

/**
 * Makes records that end with LF into those of a file, piece by piece: every line ends with CRLF, and a sign that would begin
 * a formula gets an apostrophe before it, not only where a cell begins but behind anything that some spreadsheet could be
 * told to split at (comma, semicolon, tab, line break), with blanks and invisible characters between or without; quotes
 * count for nothing there, for behind another separator they are part of the text. A lone CR, which would end a record, goes.
 */
export class SafeCsv {
  /** @param isForPrograms leaves texts as they are: no spreadsheet is to read them */
  constructor(private readonly isForPrograms = false) {}

  private recordCount = 0;
  private place = BEHIND_SEPARATOR;
  /** The first bytes of a character behind a separator, of which the next piece holds the rest. */
  private begun: Uint8Array = new Uint8Array();
  private scratch: Uint8Array = new Uint8Array();

  /** How many records have ended in what was taken. */
  get records(): number {
    return this.recordCount;
  }

  /** The piece as it stands in the file; the next one is written over it. */
  take(piece: Uint8Array): Uint8Array {
    const source = this.begun.length > 0 ? concat([this.begun, piece]) : piece;
    // Each byte becomes two at most.
    if (this.scratch.length < source.length * 2) this.scratch = new Uint8Array(source.length * 2);
    const target = this.scratch;
    // The fields stand in variables meanwhile: this loop sees every byte of the file.
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

  /** The last bytes of the file. */
  rest(): Uint8Array {
    return this.begun;
  }
}

type CharacterKind = 'sign' | 'invisible' | 'other';

/** Enough for the letters of every script that leads are written in; the rest are looked at each time. */
const MAX_KNOWN_CHARACTERS = 4_096;
/** What was found out about characters, by their bytes: cells begin with the same few of them again and again. */
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

/** Quoted where any spreadsheet would split it. */
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
