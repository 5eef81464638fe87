import { type DomainError, invalidInput } from '../../../shared/domain/failure.js';
import { commonWords, isPlainRow, isVariant, plainForm, wordsIn } from './password-variants.js';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

const COMMON_PASSWORDS = 3_000;
/** Somebody's own words are tried with more around them than everybody's. */
const MOST_AROUND = { own: 10, common: 6 };
const BRANDS = ['Kisan Canteen', 'Kisaan', 'Kisan Mandi', 'Kisan Sarthi', 'किसान कैंटीन', 'किसान मंडी', 'किसान सारथी'];
/** Not among the commonest of the world, but here. */
const COMMON_HERE = ['india', 'bharat', 'hindustan', 'jaihind', 'namaste', 'ganesh', 'farmer', 'login', 'भारत', 'नमस्ते'];
let commonOnes: Promise<{ passwords: ReadonlySet<string>; words: ReadonlySet<string> }> | undefined;

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
  const text = plainForm(password);
  const own = wordsIn([...BRANDS, email, email.split('@', 1)[0] ?? '', name].map(plainForm));
  if (bare(text) === bare(plainForm(email)) || isVariant(text, own, MOST_AROUND.own)) {
    return 'Password must not be the email, the name or the name of the company, nor these with digits or signs.';
  }
  commonOnes ??= loadCommonOnes();
  const { passwords, words } = await commonOnes;
  if (passwords.has(text) || isPlainRow(text) || isVariant(text, words, MOST_AROUND.common)) {
    return 'This password, or what it is made of, is one of the most used ones: please choose another.';
  }
  return null;
}

/** Ordered by how often a password is used. The list is large and rarely needed, so it is loaded here. */
async function loadCommonOnes() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS);
  return { passwords: new Set(passwords), words: commonWords([...passwords, ...COMMON_HERE]) };
}

/** Letters and digits only, so that a hyphen or a capital hides nothing. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
