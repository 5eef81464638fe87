import { foldIndicDigits } from '../../../shared/domain/phone.js';

/** What is quick to type: rows and columns of keys, the alphabets. Each is read both ways. */
const LINES = [
  '1234567890',
  '0123456789',
  '!@#$%^&*()',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
  'abcdefghijklmnopqrstuvwxyz',
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
].flatMap((line) => [[...line], [...line].reverse()]);
const SHORTEST_RUN = 3;
const NEIGHBOURS: ReadonlySet<string> = new Set(
  LINES.flatMap((line) => line.map((_, at) => line.slice(at, at + SHORTEST_RUN).join(''))).filter(
    (run) => run.length === SHORTEST_RUN,
  ),
);
/** More runs and other characters than these are not tried in order. */
const MOST_PARTS = 4;
/** Of shorter ones the repetition is what made it long enough for a password. */
const SHORTEST_UNREPEATED = 8;
/** How often something is repeated until it is longer than this, nobody guesses. */
const LONGEST_PATTERN = 64;
/** Shorter numbers are dates and phones. */
const SHORTEST_NUMBER = 12;

/** One spelling for what reads alike: capitals, full-width signs, accents of Latin letters, digits of Indian scripts. */
export function plainForm(password: string): string {
  const unaccented = password.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return foldIndicDigits(unaccented.normalize('NFC')).toLowerCase();
}

/** Whether it is hardly more than neighbouring keys, something short repeated, or a short number. Takes the plain form. */
export function isPattern(text: string): boolean {
  if (text.length > LONGEST_PATTERN) return false;
  return isShortNumber(text) || partsOf(text).length <= MOST_PARTS || isRepetition(text);
}

/** The text without runs of neighbouring keys, or only without those of digits. */
export function withoutRuns(text: string, of: 'digits' | 'keys'): string {
  return partsOf(text)
    .filter((part) => part.length < SHORTEST_RUN || (of === 'digits' && /\D/.test(part)))
    .join('');
}

/** What the text says twice or more often; all of it where it repeats nothing. */
export function repeatedPart(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

function isRepetition(text: string): boolean {
  const repeats = repeatedPart(text) !== text;
  const judged = repeats ? text : text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  if (judged.length < SHORTEST_UNREPEATED) return false;
  const part = repeatedPart(judged);
  return part !== judged && [...part].length < SHORTEST_UNREPEATED;
}

function isShortNumber(text: string): boolean {
  const digits = text.replace(/[\s./-]/g, '');
  return /^\d*$/.test(digits) && digits.length < SHORTEST_NUMBER;
}

/** The text in its order: runs as they are, all else by the character. */
function partsOf(text: string): string[] {
  const characters = [...text];
  const parts: string[] = [];
  for (let start = 0; start < characters.length; ) {
    let end = start + 1;
    if (isRunAt(characters, start)) {
      end = start + SHORTEST_RUN;
      while (isRunAt(characters, end - SHORTEST_RUN + 1)) end += 1;
    }
    parts.push(characters.slice(start, end).join(''));
    start = end;
  }
  return parts;
}

/** Whether three characters from there on are the same or stand side by side. */
function isRunAt(characters: readonly string[], start: number): boolean {
  const [first, second, third] = characters.slice(start, start + SHORTEST_RUN);
  if (third === undefined) return false;
  return (first === second && second === third) || NEIGHBOURS.has(`${first}${second}${third}`);
}
