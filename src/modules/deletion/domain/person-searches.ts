import { foldDigits } from '../../../shared/domain/phone.js';

/** Dotted paths of the lead values that identify a person. */
export const NAMING_VALUES = [
  'personalInfo.fullName',
  'personalInfo.email',
  'personalInfo.phone',
  'details.contactPerson',
  'externalIds',
] as const;

export interface ComparedText {
  readonly text: string;
  readonly sounds: string;
}

/** Shorter beginnings match the names of too many people. */
const MIN_BEGINNING = 4;
/** Shorter numbers match the phone numbers of too many people. */
const MIN_DIGITS = 5;
/** Number of digits in an Indian phone number without prefixes. */
const NATIONAL_DIGITS = 10;

/**
 * Returns a function that says whether a search may have been for the person with these values. This is so if a word of
 * the search is, begins or sounds like one of the person's words, or if the digits of the search contain the person's
 * phone number or are part of it. It is better to erase one search too many than to keep one.
 */
export function searchesNaming(values: readonly ComparedText[]): (search: ComparedText) => boolean {
  const words = values.flatMap(({ text }) => wordsOf(text));
  const sounds = new Set(values.flatMap((value) => wordsOf(value.sounds)));
  const numbers = values.map(({ text }) => digitsOf(withoutMailHost(text)).slice(-NATIONAL_DIGITS));
  return (search) =>
    wordsOf(search.text).some((word) => words.some((one) => isOrBegins(word, one))) ||
    wordsOf(search.sounds).some((sound) => sounds.has(sound)) ||
    numbers.some((number) => isOfNumber(digitsOf(search.text), number));
}

function isOrBegins(searched: string, word: string): boolean {
  return searched === word || (searched.length >= MIN_BEGINNING && word.startsWith(searched));
}

function isOfNumber(searched: string, number: string): boolean {
  if (number.length < MIN_DIGITS || searched.length < MIN_DIGITS) return false;
  return number.includes(searched) || searched.includes(number);
}

/** Removes the host from an email address, because many people share it. */
function withoutMailHost(text: string): string {
  return text.replace(/@\S*/g, ' ');
}

/** Returns the words with at least two letters. Digits and single letters identify nobody. */
function wordsOf(text: string): string[] {
  return withoutMailHost(text).match(/[\p{L}\p{M}]{2,}/gu) ?? [];
}

function digitsOf(text: string): string {
  return foldDigits(text).replace(/\D/g, '');
}
