import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** First digit (zero) of each Indic script whose digits people type; every script's ten digits are contiguous. */
const INDIC_ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];

/** Writes the digits of Indian scripts as 0-9 and leaves everything else. */
export function foldIndicDigits(text: string): string {
  return text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = INDIC_ZEROS.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}

/** Whether the text has as many digits as a phone number can have (7 to 15). */
export function hasPhoneLength(text: string): boolean {
  const digits = foldIndicDigits(text).replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

export interface ParsedPhone {
  /** The number in E.164 form, with India as the default country; null where no number can be made out. */
  readonly e164: string | null;
  /** True where the number looks wrong. Such a lead is kept and marked: losing it would cost more. */
  readonly suspect: boolean;
}

/** What a person wrote as a phone number, in whatever digits and grouping; never throws. */
export function parsePhone(text: string): ParsedPhone {
  const number = parsePhoneNumberFromString(foldIndicDigits(text), 'IN');
  return { e164: number?.number ?? null, suspect: !number?.isValid() };
}
