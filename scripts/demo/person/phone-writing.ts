import { type ParsedPhone, parsePhone } from '../../../src/shared/domain/phone.js';
import { Random, Weighted } from '../random.js';
import { devanagariDigits } from './formatted.js';

export interface TypedPhone extends ParsedPhone {
  readonly typed: string;
}

const SERIES = (
  '6200 6204 6299 6386 7004 7050 7081 7488 7607 7870 7999 8084 8210 8400 8756 8789 8840 8874 8969 9135 9199 9304 9414 ' +
  '9415 9416 9417 9422 9425 9426 9431 9434 9437 9440 9443 9447 9448 9450 9628 9654 9733 9801 9812 9814 9822 9825 9826 ' +
  '9829 9838 9842 9845 9846 9848 9910 9919 9934 9955'
).split(' ');

type Style = (number: string) => string;

/** Ways to write the same ten digits. The server reads all of them as +91 and those digits. */
const STYLES = new Weighted<Style>([
  [(n) => n, 38],
  [(n) => `+91 ${n.slice(0, 5)} ${n.slice(5)}`, 18],
  [(n) => `+91${n}`, 12],
  [(n) => `${n.slice(0, 5)} ${n.slice(5)}`, 8],
  [(n) => `0${n}`, 6],
  [(n) => `91${n}`, 4],
  [(n) => `+91-${n}`, 4],
  [(n) => `${n.slice(0, 5)}-${n.slice(5)}`, 3],
  [(n) => `${n.slice(0, 3)} ${n.slice(3, 6)} ${n.slice(6)}`, 2],
  [(n) => `(+91) ${n.slice(0, 5)} ${n.slice(5)}`, 1],
]);

const DOUBTFUL_SHARE = 0.02;
const DEVANAGARI_SHARE = 0.3;

export function writePhone(random: Random, inDevanagari: boolean): TypedPhone {
  const number = random.pick(SERIES) + random.digits(6);
  if (random.chance(DOUBTFUL_SHARE)) {
    const typed = suspectPhone(number, random);
    return { typed, ...parsePhone(typed) };
  }
  const plain = STYLES.draw(random)(number);
  const typed = inDevanagari && random.chance(DEVANAGARI_SHARE) ? devanagariDigits(plain) : plain;
  return { typed, e164: `+91${number}`, suspect: false };
}

/** A number with a wrong digit, or one from a person who does not want to be called. */
function suspectPhone(number: string, random: Random): string {
  const slips: readonly string[] = [
    number.slice(0, 9),
    `${number}${random.digits(1)}`,
    '0000000000',
    '5555555555',
    `${number} / ${random.digits(4)}`,
  ];
  return random.pick(slips);
}
