import { type DomainError, invalidInput } from '../../../shared/domain/failure.js';
import { foldDigits } from '../../../shared/domain/phone.js';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

const COMMON_PASSWORDS = 3_000;
/** How many extra characters can surround a word. The user's own words allow more. */
const MAX_EXTRA_CHARACTERS = { own: 10, common: 6 };
const BRANDS = ['Kisan Canteen', 'Kisaan', 'Kisan Mandi', 'Kisan Sarthi', 'किसान कैंटीन', 'किसान मंडी', 'किसान सारथी'];
/** Passwords and words that are common in India, but are not in the worldwide list. */
const COMMON_HERE = ['india', 'bharat', 'hindustan', 'jaihind', 'namaste', 'ganesh', 'farmer', 'login', 'भारत', 'नमस्ते'];
let commonPasswords: Promise<{ passwords: ReadonlySet<string>; words: ReadonlySet<string> }> | undefined;

interface Owner {
  readonly email: string;
  readonly name?: string;
}

/** Refuses a password that is easy to guess. The first call loads a long list: do not call it while holding a lock. */
export async function requireGoodPassword(password: string, owner: Owner, field: string): Promise<void> {
  const message = await passwordWeakness(password, owner);
  if (message !== null) throw weakPassword(field, message);
}

/** Refuses the current password as the new one: someone else might know a password that has to be changed. */
export function requireOtherPassword(current: string, next: string, field: string): void {
  if (next === current) throw sameAsCurrentPassword(field);
}

export function sameAsCurrentPassword(field: string): DomainError {
  return weakPassword(field, 'The new password is the same as the current one. Choose another.');
}

function weakPassword(field: string, message: string): DomainError {
  return invalidInput([{ field, message, code: 'weak_password' }]);
}

/** Returns a sentence that says what is wrong with the password, or null. */
export async function passwordWeakness(password: string, { email, name = '' }: Owner): Promise<string | null> {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Password can have at most ${MAX_PASSWORD_LENGTH} characters.`;
  const text = normalize(password);
  const own = wordsIn([...BRANDS, email, email.split('@', 1)[0] ?? '', name].map(normalize));
  if (alphanumericOnly(text) === alphanumericOnly(normalize(email)) || isVariant(text, own, MAX_EXTRA_CHARACTERS.own)) {
    return "Password must not be the user's name, email or company name, even with numbers or symbols added.";
  }
  commonPasswords ??= loadCommonPasswords();
  const { passwords, words } = await commonPasswords;
  if (passwords.has(text) || isSimplePattern(text) || isVariant(text, words, MAX_EXTRA_CHARACTERS.common)) {
    return 'This password is too common. Choose another.';
  }
  return null;
}

/** The dictionary is ordered by how often a password is used. It is large and rarely needed, so it is loaded here. */
async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS);
  return { passwords: new Set(passwords), words: commonWords([...passwords, ...COMMON_HERE]) };
}

function alphanumericOnly(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const LETTER_OF: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const MIN_COMMON_LENGTH = 4;
const MIN_OWN_LENGTH = 3;
const MAX_WORDS = 8;
const RUNS = ['01234567890', '09876543210'];
const MIN_RUN_LENGTH = 3;
/** Repetitions and runs that are longer than this are accepted. */
const MAX_PATTERN_LENGTH = 16;

/** Folds spellings that read alike: capitals, full-width characters, accents of Latin letters, Indian digits. */
function normalize(password: string): string {
  const unaccented = password.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return foldDigits(unaccented.normalize('NFC')).toLowerCase();
}

/** Returns the texts, their words and all pairs of words: `Ravi Kumar` gives ravi, kumar, ravikumar, kumarravi. */
function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => {
    const single = text
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .slice(0, MAX_WORDS);
    return [lettersOf(text), ...single, ...single.flatMap((first) => single.map((second) => first + second))];
  });
  return new Set(words.filter((word) => word.length >= MIN_OWN_LENGTH));
}

function commonWords(passwords: readonly string[]): ReadonlySet<string> {
  return new Set(passwords.map(lettersOf).filter((word) => word.length >= MIN_COMMON_LENGTH));
}

/**
 * Whether the normalized password is one of the words, even if the word is repeated, has symbols for letters (`k1s@n`)
 * or has up to `maxExtraCharacters` extra digits and symbols. Runs like 12345678 do not count as extra.
 */
function isVariant(text: string, words: ReadonlySet<string>, maxExtraCharacters: number): boolean {
  const rest = withoutRuns(text);
  const length = [...rest].length;
  return decodings(rest).some(
    (decoded) => words.has(repeatedSubstring(decoded)) && length - [...decoded].length <= maxExtraCharacters,
  );
}

/** Whether the normalized password only repeats or counts: `aaaaaaaa`, `12341234`, `9876543210`. */
function isSimplePattern(text: string): boolean {
  if (text.length > MAX_PATTERN_LENGTH) return false;
  return withoutRuns(text) === '' || /^(.)\1+$|^(\d{1,4})\2+$/u.test(text);
}

function withoutRuns(text: string): string {
  return text.replace(/\d+/g, (digits) => {
    const isRun = /^(\d)\1+$/.test(digits) || RUNS.some((run) => run.includes(digits));
    return isRun && digits.length >= MIN_RUN_LENGTH ? '' : digits;
  });
}

function repeatedSubstring(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/** Returns the words that the text can stand for. Symbols at the ends can be letters or extra characters. */
function decodings(text: string): string[] {
  const withoutEnd = text.replace(/[^\p{L}\p{M}]+$/u, '');
  const inner = withoutEnd.replace(/^[^\p{L}\p{M}]+/u, '');
  return [lettersOf(text), ...[text, withoutEnd, inner].flatMap((part) => [decoded(part, 'i'), decoded(part, 'l')])];
}

function decoded(text: string, one: 'i' | 'l'): string {
  return lettersOf(text.replace(/./gu, (sign) => (sign === '1' ? one : (LETTER_OF[sign] ?? sign))));
}

/** Keeps letters and marks: the vowel signs of Indian scripts are marks. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
}
