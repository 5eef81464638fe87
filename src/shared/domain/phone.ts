import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // A script's ten digits are contiguous, but the digits of two scripts can be adjacent.
    let before = digit.codePointAt(0) ?? 0;
    const code = before;
    while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1;
    return String((code - before) % 10);
  });
}

const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const NATIONAL_DIGITS = 10;

/** Returns the numbers in a text, as digits and plus: `98765/01234` is one number, `98765 43210, 91234 56789` two. */
export function phoneNumbersIn(text: string): string[] {
  const parts = plainText(text).split(/[/,;|&\\\n]|[\p{L}\p{M}]+|(?<=\d[^+]*)(?=\+)/u);
  return joinedParts(parts.flatMap((part) => (digitCount(part) > MAX_DIGITS ? groupedNumbers(part) : [part])));
}

/** Returns the text with the digits 0-9 and without invisible characters. */
export function plainText(text: string): string {
  return foldDigits(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Returns the numbers in a text that is split at every character except digits and plus signs. */
function groupedNumbers(text: string): string[] {
  return joinedParts(text.split(/[^\d+]+/));
}

/** Joins parts until they form a number. Drops short parts after a whole number: they are extensions. */
function joinedParts(parts: readonly string[]): string[] {
  const numbers: string[] = [];
  let begun = '';
  for (const part of parts) {
    if (digitCount(begun) >= MIN_DIGITS && digitCount(part) >= MIN_DIGITS - 1) {
      numbers.push(begun);
      begun = '';
    }
    begun += part.replace(/(?!^\s*)\+|[^\d+]/g, '');
    if (significantDigits(begun).length >= NATIONAL_DIGITS) {
      numbers.push(begun);
      begun = '';
    }
  }
  if (begun !== '' && numbers.length === 0) numbers.push(begun);
  return numbers;
}

/** Returns the digits of a number without its Indian prefix (0, +91, 0091), even if the prefix is repeated. */
export function significantDigits(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  const [, national] = /^(?:0*91)*0*([1-9]\d{9})$/.exec(digits) ?? [];
  return national ?? digits;
}

/** Whether the text, or the first number in it, has 7 to 15 digits. */
export function hasPhoneLength(text: string): boolean {
  return [plainText(text), phoneNumbersIn(text)[0] ?? ''].some((number) => {
    const digits = digitCount(number);
    return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
  });
}

export interface ParsedPhone {
  /** In E.164 format, with India as the default country; null if no number was recognised. */
  readonly e164: string | null;
  /** Whether the number looks wrong. The lead is then kept and marked, because losing it would be worse. */
  readonly suspect: boolean;
}

/** Parses a phone number in any digits and grouping; uses the first of several. Never throws. */
export function parsePhone(text: string): ParsedPhone {
  const [typed = ''] = phoneNumbersIn(text);
  const [group = ''] = groupedNumbers(plainText(text));
  let e164: string | null = null;
  for (const one of [typed, significantDigits(typed), group]) {
    const number = parsePhoneNumberFromString(one, 'IN');
    if (number?.isValid()) return { e164: number.number, suspect: false };
    e164 ??= number?.number ?? null;
  }
  return { e164, suspect: true };
}

export const PHONE_KINDS = ['mobile', 'landline', 'other'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];

const MAX_KNOWN_KINDS = 20_000;
/** A cache, because lists repeat numbers, and parsing one takes as long as the rest of its row. */
const knownKinds = new Map<string, PhoneKind | null>();

/** Returns the line type of an E.164 number; null if unknown. Screens offer no chat for landlines. */
export function phoneKind(e164: string): PhoneKind | null {
  const known = knownKinds.get(e164);
  if (known !== undefined) return known;
  const kind = kindOf(parsePhoneNumberFromString(e164)?.getType());
  if (knownKinds.size >= MAX_KNOWN_KINDS) knownKinds.clear();
  knownKinds.set(e164, kind);
  return kind;
}

function kindOf(type: NumberType): PhoneKind | null {
  if (type === undefined) return null;
  if (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') return 'mobile';
  return type === 'FIXED_LINE' ? 'landline' : 'other';
}
