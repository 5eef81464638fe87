import type { Random } from '../random.js';

/** Every 16 bits as four hexadecimal digits: ids are made by the million. */
const HEX = Array.from({ length: 0x10000 }, (_, bits) => bits.toString(16).padStart(4, '0'));

/** A UUIDv7 whose time is `atMs` and whose other bits come from `random`. */
export function uuidAt(atMs: number, random: Random): string {
  const upper = Math.floor(atMs / 0x10000);
  const [first, second, third] = [random.bits(), random.bits(), random.bits()];
  const time = `${hex(upper >>> 16)}${hex(upper)}-${hex(Math.floor(atMs) % 0x10000)}`;
  const versioned = hex(0x7000 | (first & 0x0fff));
  const variant = hex(0x8000 | (second & 0x3fff));
  return `${time}-${versioned}-${variant}-${hex(second >>> 16)}${hex(third >>> 16)}${hex(third)}`;
}

function hex(bits: number): string {
  return HEX[bits & 0xffff] ?? '0000';
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF_BITS = 25;
const HALF = 2 ** HALF_BITS;
const ROUNDS = 4;

/**
 * The reference of the lead with that index: 10 characters of Crockford's base 32 that look random. Mixing the 50 bits
 * of the index back and forth (a Feistel network) can be undone, so no two indexes of a seed share a reference.
 */
export function referenceOf(seed: number, index: number): string {
  let left = Math.floor(index / HALF) % HALF;
  let right = index % HALF;
  for (let round = 0; round < ROUNDS; round++) {
    [left, right] = [right, left ^ mix(right, seed, round)];
  }
  return characters(left) + characters(right);
}

function mix(half: number, seed: number, round: number): number {
  let bits = Math.imul(half ^ Math.imul(seed + round + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) & (HALF - 1);
}

function characters(half: number): string {
  let text = '';
  for (let shift = HALF_BITS - 5; shift >= 0; shift -= 5) text += CROCKFORD[(half >>> shift) & 31];
  return text;
}
