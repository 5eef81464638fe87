/** Rules for the text of one cell. */
import { MAX_LENGTHS } from '../../../lead-types/field-kinds.js';
import { CONVERTED, FORMULA_SIGNS, FULL_WIDTH_SIGNS, INVISIBLE, SEPARATORS } from '../../../shared/domain/csv.js';
import { KOLKATA_OFFSET_MS } from '../../../shared/domain/kolkata-time.js';
import { foldDigits, hasPhoneLength } from '../../../shared/domain/phone.js';
import type { DateForm, DateOrder } from './sheet.js';

/** Why one cell is refused. */
export interface CellFault {
  readonly code: string;
  readonly message: string;
}

export function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}

const LEADING_APOSTROPHES = /^'+/;
const LIKE_A_NUMBER = new RegExp(CONVERTED, 'i');
const STARTS_LIKE_A_PHONE = /^\s*[\p{Nd}(+.-]/u;

/**
 * Returns the text without the apostrophes that our CSV export adds (shared/domain/csv.ts).
 *
 * @param kind - `phone` for columns that the export always marks. Other texts lose a leading apostrophe only before a
 *   formula sign, a number, a date or a phone number, so "'Tis" stays.
 */
export function withoutApostrophe(text: string, kind: 'text' | 'phone' = 'text'): string {
  if (!text.includes("'")) return text;
  const [lead = ''] = LEADING_APOSTROPHES.exec(text) ?? [];
  if (lead === '') return withoutMarks(text, true);
  const rest = withoutMarks(text.slice(lead.length), true);
  const isMark = kind === 'phone' || isSign(rest.charAt(0)) || isLikeNumber(rest) || isPhoneLike(rest);
  return isMark ? rest : lead + withoutMarks(text.slice(lead.length), false);
}

function isLikeNumber(text: string): boolean {
  // Long runs of blanks make the pattern slow: 100,000 blanks took minutes. One blank matches the same.
  return LIKE_A_NUMBER.test(text.replace(/\s+/g, ' '));
}

function isPhoneLike(text: string): boolean {
  return text.length <= MAX_LENGTHS.line && STARTS_LIKE_A_PHONE.test(text) && hasPhoneLength(text);
}

/**
 * Removes apostrophes before a sign that could start a formula, with the places of `SafeCsv`: at the start and after a
 * separator, even after blanks, quotes and invisible characters.
 */
function withoutMarks(text: string, startsCell: boolean): string {
  let result = '';
  let isBehind = startsCell;
  let apostrophes = '';
  for (const character of text) {
    if (isBehind && character === "'") {
      apostrophes += character;
      continue;
    }
    if (apostrophes !== '') {
      if (!isSign(character)) {
        result += apostrophes;
        isBehind = false;
      }
      apostrophes = '';
    }
    result += character;
    isBehind = SEPARATORS.includes(character) || (isBehind && isTransparent(character));
  }
  return result + apostrophes;
}

function isSign(character: string): boolean {
  return character !== '' && (FORMULA_SIGNS.includes(character) || FULL_WIDTH_SIGNS.includes(character));
}

function isTransparent(character: string): boolean {
  return character < '\u0080' ? character <= ' ' || character === '"' : INVISIBLE.test(character);
}

/**
 * Puts our apostrophe before the sign that would start a formula. For texts of workbooks, in which "=5" can be text.
 * `withoutApostrophe` removes it.
 */
export function withApostrophe(text: string): string {
  let at = 0;
  for (const character of text) {
    if (isSign(character)) return `${text.slice(0, at)}'${text.slice(at)}`;
    if (!isTransparent(character)) return text;
    at += character.length;
  }
  return text;
}

const WITH_EXPONENT = /^[+-]?\d+(?:[.,]\d+)?e[+-]\d+$/i;
const WITH_EMPTY_DECIMALS = /^[+-]?\d{6,}[.,]0+$/;
const SPREADSHEET_ERROR =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA)|#{3,}|Err:\d{3})$/i;
const LOST_LETTER = '\uFFFD';

/**
 * Returns why a cell is refused, or null if its text is whole. Takes the text as it is in the file, with apostrophes.
 *
 * @param options - `isText` for free texts, in which any number is allowed
 */
export function mangledCell(text: string, { isText = false }: { readonly isText?: boolean } = {}): CellFault | null {
  const value = text.trim();
  if (value === '') return null;
  if (!isText && WITH_EXPONENT.test(value))
    return {
      code: 'digits_lost',
      message: 'The digits of this number are lost: format the column as text in the spreadsheet and enter it again.',
    };
  if (!isText && WITH_EMPTY_DECIMALS.test(value))
    return {
      code: 'digits_changed',
      message:
        'The spreadsheet added decimals to this number: format the column as text in the spreadsheet and enter it again.',
    };
  if (SPREADSHEET_ERROR.test(value))
    return {
      code: 'spreadsheet_error',
      message: `This cell shows a spreadsheet error (${value}): enter the value itself, or clear the cell.`,
    };
  if (value.startsWith('='))
    return {
      code: 'formula',
      message: 'This cell has a formula: copy the column and paste it as values only.',
    };
  if (value.includes(LOST_LETTER))
    return {
      code: 'letters_lost',
      message: 'Letters were lost when the file was saved: save it again as UTF-8 and enter this text again.',
    };
  return null;
}

const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?`;
const ISO_DATE = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})(?:[T ]${TIME}\s*(Z|[+-]\d{2}:?\d{2})?)?$`, 'i');
const ORDERED_DATE = new RegExp(
  String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:,?\s+${TIME}(?:\s*([ap])\.?m\.?)?)?$`,
  'i',
);
const MAX_DATE_CHARACTERS = 40;
const STARTS_LIKE_A_DATE = /^\s*\p{Nd}/u;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const ASCII = /^[ -~]*$/;

/** Decides from the cells of a column whether they are dates, and in which order. */
export class DateEvidence {
  private filled = 0;
  private iso = 0;
  private ordered = 0;
  private provesDayFirst = false;
  private provesMonthFirst = false;

  add(text: string): void {
    if (!STARTS_LIKE_A_DATE.test(text) || text.length > MAX_DATE_CHARACTERS) {
      if (text.trim() !== '') this.filled += 1;
      return;
    }
    this.filled += 1;
    const value = plainDate(text);
    if (ISO_DATE.test(value)) {
      this.iso += 1;
      return;
    }
    const parts = ORDERED_DATE.exec(value);
    if (parts === null) return;
    this.ordered += 1;
    const [first, second] = [Number(parts[1]), Number(parts[3])];
    if (first > 12 && second <= 12) this.provesDayFirst = true;
    if (second > 12 && first <= 12) this.provesMonthFirst = true;
  }

  /** `none` if less than half of the filled cells are dates. A single wrong date must not hide that they are dates. */
  get form(): DateForm {
    const dates = this.iso + this.ordered;
    if (dates === 0 || dates * 2 < this.filled) return 'none';
    if (this.ordered === 0) return 'iso';
    if (this.provesDayFirst && this.provesMonthFirst) return 'mixed';
    if (this.provesDayFirst) return 'day_first';
    return this.provesMonthFirst ? 'month_first' : 'unproven';
  }
}

export interface ReadDate {
  readonly date: Date;
  readonly hasTime: boolean;
}

const DATE_FAULTS = {
  unreadable: {
    code: 'date_unreadable',
    message: 'This is not a date: write it like 2026-11-22 or 2026-11-22 10:15.',
  },
  serial: {
    code: 'date_serial',
    message: 'This is a plain number, not a date: format the column as a date in the spreadsheet.',
  },
  shortYear: {
    code: 'date_short_year',
    message: 'The year has only two digits: write it with four.',
  },
  unknownOrder: {
    code: 'date_order_unknown',
    message: 'It is not clear whether the day or the month comes first: choose it for this column.',
  },
  impossible: {
    code: 'date_impossible',
    message: 'This day or time does not exist: check the order of day and month.',
  },
} as const satisfies Readonly<Record<string, CellFault>>;

/**
 * Reads an ISO date, or a date in the column's order. Times without a zone are Indian time. A date without a time is
 * the start of that day in India, or its last millisecond with `endOf: 'day'`.
 *
 * @param order - the order of the column; null refuses all dates except ISO dates
 */
export function readDate(
  text: string,
  order: DateOrder | null,
  { endOf }: { readonly endOf?: 'day' } = {},
): ReadDate | CellFault {
  const value = plainDate(text);
  if (PLAIN_NUMBER.test(value)) return DATE_FAULTS.serial;
  const iso = ISO_DATE.exec(value);
  if (iso !== null) {
    const [, year, month, day, ...time] = iso;
    const zone = time.pop();
    return dateOf([year, month, day], { time, offsetMs: offsetOf(zone), endOf });
  }
  const ordered = ORDERED_DATE.exec(value);
  if (ordered === null) return DATE_FAULTS.unreadable;
  const [, first, , second, year = '', ...time] = ordered;
  if (year.length === 2) return DATE_FAULTS.shortYear;
  if (order === null) return DATE_FAULTS.unknownOrder;
  const half = time.pop()?.toLowerCase();
  const [day, month] = order === 'day_first' ? [first, second] : [second, first];
  return dateOf([year, month, day], { time, half, offsetMs: KOLKATA_OFFSET_MS, endOf });
}

interface TimeParts {
  /** Hours, minutes, seconds and their decimals; undefined parts are missing in the text. */
  readonly time: readonly (string | undefined)[];
  /** `a` for am, `p` for pm. */
  readonly half?: string | undefined;
  /** Null if the zone is impossible. */
  readonly offsetMs: number | null;
  readonly endOf?: 'day' | undefined;
}

function dateOf(
  day: readonly (string | undefined)[],
  { time, half, offsetMs, endOf }: TimeParts,
): ReadDate | CellFault {
  const [year = 0, month = 0, dayOfMonth = 0] = day.map(Number);
  const start = new Date(0);
  start.setUTCFullYear(year, month - 1, dayOfMonth);
  const isReal = start.getUTCMonth() === month - 1 && start.getUTCDate() === dayOfMonth;
  if (!isReal || year < 1900 || year > 2199 || offsetMs === null) return DATE_FAULTS.impossible;
  const [hourText, minuteText, secondText = '0', decimals = '0'] = time;
  if (hourText === undefined) {
    const endMs = endOf === 'day' ? 86_400_000 - 1 : 0;
    return { date: new Date(start.getTime() - offsetMs + endMs), hasTime: false };
  }
  const hour = hourOf(Number(hourText), half);
  const [minute, second] = [Number(minuteText), Number(secondText)];
  if (hour === null || minute > 59 || second > 59) return DATE_FAULTS.impossible;
  const timeMs = ((hour * 60 + minute) * 60 + second) * 1_000 + Math.trunc(Number(`0.${decimals}`) * 1_000);
  return { date: new Date(start.getTime() + timeMs - offsetMs), hasTime: true };
}

/** Returns the hour of the day, or null if there is no such hour. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour > 23 ? null : hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return KOLKATA_OFFSET_MS;
  if (zone.toUpperCase() === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 14 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** Returns the trimmed text with the digits 0-9. */
function plainDate(text: string): string {
  const value = text.trim();
  return ASCII.test(value) ? value : foldDigits(value);
}
