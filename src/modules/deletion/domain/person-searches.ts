import { foldDigits } from '../../../shared/domain/phone.js';

/** The values of a lead that name a person, by their dotted paths. */
export const NAMING_VALUES = [
  'personalInfo.fullName',
  'personalInfo.email',
  'personalInfo.phone',
  'details.contactPerson',
] as const;

/** A text in the forms in which the search compares texts: as written, and by sound. */
export interface ComparedText {
  readonly text: string;
  readonly sounds: string;
}

/** Shorter beginnings of a word stand in those of too many people. */
const MIN_BEGINNING = 4;
/** Fewer digits of a phone stand in too many numbers. */
const MIN_DIGITS = 5;
/** What tells one phone number from another, whatever is dialled before it. */
const NATIONAL_DIGITS = 10;

/**
 * Tells whether a search may have been for the person whom these values name: one of its words is, begins or sounds like one
 * of theirs, or its digits are of their number. Rather a search for a namesake too many than one for them left.
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

/** The host of a mail is that of many people. */
function withoutMailHost(text: string): string {
  return text.replace(/@\S*/g, ' ');
}

/** Names and what dots or dashes join; digits and single letters name nobody. */
function wordsOf(text: string): string[] {
  return withoutMailHost(text).match(/[\p{L}\p{M}]{2,}/gu) ?? [];
}

function digitsOf(text: string): string {
  return foldDigits(text).replace(/\D/g, '');
}
