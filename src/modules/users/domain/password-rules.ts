import { type DomainError, invalidInput } from '../../../shared/domain/failure.js';
import { foldDigits } from '../../../shared/domain/phone.js';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

const COMMON_PASSWORDS = 3_000;
/** Somebody's own words are tried with more around them than everybody's. */
const MAX_EXTRA_CHARACTERS = { own: 10, common: 6 };
const BRANDS = ['Kisan Canteen', 'Kisaan', 'Kisan Mandi', 'Kisan Sarthi', 'किसान कैंटीन', 'किसान मंडी', 'किसान सारथी'];
/** Not among the commonest of the world, but here. */
const COMMON_HERE = ['india', 'bharat', 'hindustan', 'jaihind', 'namaste', 'ganesh', 'farmer', 'login', 'भारत', 'नमस्ते'];
let commonPasswords: Promise<{ passwords: ReadonlySet<string>; words: ReadonlySet<string> }> | undefined;

/** Whose password it is to be. */
interface Owner {
  readonly email: string;
  readonly name?: string;
}

/**
 * Refuses a password that others would guess first. `field` is where the caller sent it. It loads a long list when first
 * used: never inside a lock.
 */
export async function requireGoodPassword(password: string, owner: Owner, field: string): Promise<void> {
  const message = await passwordWeakness(password, owner);
  if (message !== null) throw weakPassword(field, message);
}

/** Refuses the current password as a new one: whoever has to change theirs may be the second to know it. */
export function requireOtherPassword(current: string, next: string, field: string): void {
  if (next === current) throw weakPassword(field, 'The new password is your current one: please choose another.');
}

function weakPassword(field: string, message: string): DomainError {
  return invalidInput([{ field, message, code: 'weak_password' }]);
}

/** What is wrong with it, in a sentence; null where nothing is. */
export async function passwordWeakness(password: string, { email, name = '' }: Owner): Promise<string | null> {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Password can have at most ${MAX_PASSWORD_LENGTH} characters.`;
  const text = normalize(password);
  const own = wordsIn([...BRANDS, email, email.split('@', 1)[0] ?? '', name].map(normalize));
  if (alphanumericOnly(text) === alphanumericOnly(normalize(email)) || isVariant(text, own, MAX_EXTRA_CHARACTERS.own)) {
    return 'Password must not be the email, the name or the name of the company, nor these with digits or signs.';
  }
  commonPasswords ??= loadCommonPasswords();
  const { passwords, words } = await commonPasswords;
  if (passwords.has(text) || isSimplePattern(text) || isVariant(text, words, MAX_EXTRA_CHARACTERS.common)) {
    return 'This password, or what it is made of, is one of the most used ones: please choose another.';
  }
  return null;
}

/** Ordered by how often a password is used. The list is large and rarely needed, so it is loaded here. */
async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS);
  return { passwords: new Set(passwords), words: commonWords([...passwords, ...COMMON_HERE]) };
}

/** Letters and digits only, so that a hyphen or a capital hides nothing. */
function alphanumericOnly(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Signs that people write for a letter. */
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
/** Of one name or mail; more are nobody's. */
const MAX_WORDS = 8;
const RUNS = ['01234567890', '09876543210'];
const MIN_RUN_LENGTH = 3;
/** Longer ones nobody counts out. */
const MAX_PATTERN_LENGTH = 16;

/** One spelling for what reads alike: capitals, full-width signs, accents of Latin letters, digits of Indian scripts. */
function normalize(password: string): string {
  const unaccented = password.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return foldDigits(unaccented.normalize('NFC')).toLowerCase();
}

/** The words of these texts, each alone, two of a text together, and all: `Ravi Kumar` is ravi, kumar, ravikumar and kumarravi. */
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

/** The words that people's passwords are made of, without digits and signs. */
function commonWords(passwords: readonly string[]): ReadonlySet<string> {
  return new Set(passwords.map(lettersOf).filter((word) => word.length >= MIN_COMMON_LENGTH));
}

/**
 * Whether the password is one of these words, once or repeated, in whatever case, with signs for letters (`k1s@n`), and digits
 * or signs around or between, few enough to be tried with every word; runs like 12345678 count as none. Takes the plain form.
 */
function isVariant(text: string, words: ReadonlySet<string>, maxExtraCharacters: number): boolean {
  const rest = withoutRuns(text);
  const length = [...rest].length;
  return decodings(rest).some(
    (decoded) => words.has(repeatedSubstring(decoded)) && length - [...decoded].length <= maxExtraCharacters,
  );
}

/** What lists of common passwords leave out as too plain to list: `aaaaaaaa`, `12341234`, `9876543210`. Takes the plain form. */
function isSimplePattern(text: string): boolean {
  if (text.length > MAX_PATTERN_LENGTH) return false;
  return withoutRuns(text) === '' || /^(.)\1+$|^(\d{1,4})\2+$/u.test(text);
}

/** Without digits that are counted up or down or all the same. */
function withoutRuns(text: string): string {
  return text.replace(/\d+/g, (digits) => {
    const isRun = /^(\d)\1+$/.test(digits) || RUNS.some((run) => run.includes(digits));
    return isRun && digits.length >= MIN_RUN_LENGTH ? '' : digits;
  });
}

/** What the text says twice or more often; all of it where it repeats nothing. */
function repeatedSubstring(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/** What it may stand for: digits at its ends are mostly no letters, those within mostly are. */
function decodings(text: string): string[] {
  const withoutEnd = text.replace(/[^\p{L}\p{M}]+$/u, '');
  const inner = withoutEnd.replace(/^[^\p{L}\p{M}]+/u, '');
  return [lettersOf(text), ...[text, withoutEnd, inner].flatMap((part) => [decoded(part, 'i'), decoded(part, 'l')])];
}

function decoded(text: string, one: 'i' | 'l'): string {
  return lettersOf(text.replace(/./gu, (sign) => (sign === '1' ? one : (LETTER_OF[sign] ?? sign))));
}

/** Vowel signs of Indian scripts are marks. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
}
