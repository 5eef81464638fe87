/** Turns the stored values of workbook cells into texts. */
import { withApostrophe } from '../domain/cells.js';
import { workbookDamaged } from '../domain/sheet.js';

/** How a number is shown. `minDigits` is for formats like "000000", which keep leading zeros. */
export type CellStyle = { readonly kind: 'number'; readonly minDigits: number } | { readonly kind: 'date' };

export const GENERAL: CellStyle = { kind: 'number', minDigits: 0 };
const DATE: CellStyle = { kind: 'date' };
/** The limit of spreadsheets. Longer formats would make the patterns slow. */
const MAX_FORMAT_CHARACTERS = 255;

/** @param code - the custom format; undefined for a built-in one */
export function styleOf(id: number, code: string | undefined): CellStyle {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 45 && id <= 47) ? DATE : GENERAL;
  // Quoted text, escaped signs, fill signs, colours and conditions are not part of the date. The first section decides.
  const [shown = ''] = code
    .slice(0, MAX_FORMAT_CHARACTERS)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .split(';');
  if (/^0+$/.test(shown)) return { kind: 'number', minDigits: shown.length };
  if (/general|standard/i.test(shown)) return GENERAL;
  return /[dmyh]/i.test(shown.replace(/\[[^\]]*\]/g, '')) || /\[[hms]+\]/i.test(shown) ? DATE : GENERAL;
}

export interface StoredCell {
  /** The attribute `t`. */
  readonly type: string;
  readonly value: string;
  /** Undefined without a formula. Empty for cells that share another cell's formula. */
  readonly formula: string | undefined;
  readonly style: CellStyle;
}

/** The parts of a workbook that its cells refer to. */
export interface WorkbookContext {
  readonly sharedStrings: readonly string[];
  /** By the index in the attribute `s` of cells. */
  readonly styles: readonly CellStyle[];
  readonly usesSystemOf1904: boolean;
}

/**
 * Returns the cell as text: numbers as digits, dates as `2026-11-22` or `2026-11-22 10:15:00`, formulas with "=".
 * Text that starts with a formula sign gets our apostrophe.
 */
export function cellText({ type, value, formula, style }: StoredCell, context: WorkbookContext): string {
  if (formula !== undefined) return `=${formula}`;
  if (type === 's') return value === '' ? '' : plainText(sharedString(value, context));
  if (type === 'inlineStr' || type === 'str') return plainText(value);
  if (type === 'b') return value.trim() === '1' ? 'TRUE' : value.trim() === '' ? '' : 'FALSE';
  if (type === 'e') return value;
  if (type === 'd') return value.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$/, '');
  return numberText(value.trim(), style, context.usesSystemOf1904);
}

function sharedString(index: string, { sharedStrings }: WorkbookContext): string {
  const text = sharedStrings[Number(index)];
  if (text === undefined) throw workbookDamaged();
  return text;
}

function numberText(text: string, style: CellStyle, usesSystemOf1904: boolean): string {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return text;
  if (style.kind === 'number') return digitsOf(number).padStart(style.minDigits, '0');
  return dateText(number, usesSystemOf1904) ?? digitsOf(number);
}

/** Spreadsheets keep 15 digits. Longer integers have lost digits, so they are written in a form that is refused. */
function digitsOf(number: number): string {
  if (Math.abs(number) >= 1e15) return number.toExponential(5).toUpperCase();
  return String(Number(number.toPrecision(15))).toUpperCase();
}

const DAY_MS = 86_400_000;
/** 31 December 9999, the last day of spreadsheets. */
const MAX_SERIAL = 2_958_465;

/** Returns null for numbers that are no date. A number below 1 is a time without a day. */
function dateText(serial: number, usesSystemOf1904: boolean): string | null {
  if (serial < 0 || serial > MAX_SERIAL) return null;
  const timeOfDay = timeText(new Date(Math.round(serial * 86_400) * 1_000));
  if (serial < 1 && !usesSystemOf1904) return timeOfDay;
  // The system of 1900 has a 29 February 1900, so days before 1 March 1900 are one number lower.
  const epoch = usesSystemOf1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const date = new Date(epoch + Math.round(serial * (DAY_MS / 1_000)) * 1_000);
  const day = date.toISOString().slice(0, 10);
  const time = timeText(date);
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function timeText(date: Date): string {
  return date.toISOString().slice(11, 19);
}

function plainText(text: string): string {
  const unescaped = text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return withApostrophe(unescaped.includes('\r') ? unescaped.replace(/\r\n?/g, '\n') : unescaped);
}
