import type { FieldError } from '../../../shared/domain/domain-error.js';
import { invalidInput } from '../../../shared/domain/input.errors.js';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

const COMMON_PASSWORDS = 3_000;
const BRAND = 'kisancanteen';

/** Refuses a password that others would guess first. `field` is where the caller sent it. */
export async function requireGoodPassword(password: string, email: string, field: string): Promise<void> {
  const message = weakness(password, email) ?? (await popularity(password));
  if (message) {
    const error: FieldError = { field, message, code: 'weak_password' };
    throw invalidInput([error]);
  }
}

function weakness(password: string, email: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) return `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Password can have at most ${MAX_PASSWORD_LENGTH} characters.`;
  const plain = bare(password);
  const words = [bare(email), bare(email.split('@', 1)[0] ?? ''), BRAND];
  if (words.includes(plain) || plain.replace(/\d+$/, '') === BRAND) {
    return 'Password must not be the email or the name of the company.';
  }
  return null;
}

/** The list is ordered by how often a password is used. It is large and rarely needed, so it is loaded here. */
async function popularity(password: string): Promise<string | null> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS);
  return common.includes(password.toLowerCase())
    ? 'This password is one of the most used ones. Please choose another.'
    : null;
}

/** Letters and digits only, so that a hyphen or a capital hides nothing. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
