import { randomBytes } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A short code a person can read out on the phone: 10 characters of Crockford's base 32, 50 random bits. */
export function newReference(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('');
}
