/** Search as an SQL condition on `lead_search`. Triggers update that table (migrations/routines/lead-search.sql). */
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { phoneNumbersIn, plainText, significantDigits } from '../../../shared/domain/phone.js';

/** Shorter digit or sound sequences occur in too many numbers and names. */
const MIN_DIGITS = 3;
const MIN_SOUNDS = 3;
/** The length of two sounds and the delimiters around them. */
const MIN_KEY = 4;
/** People write two words as one if one is short or both are of medium length. Skips longer pairs to save a lookup. */
const MAX_SHORT_WORD = 5;
const MAX_JOINED_WORD = 7;
/** If a part beside a slash is shorter, the slash does not separate words. */
const MIN_SIDE = 3;
/** The length of a reference, and of each of the two halves in which it is displayed. */
const REFERENCE_LENGTH = 10;
const HALF_LENGTH = REFERENCE_LENGTH / 2;

/** Characters that separate words, in addition to whitespace. */
const SEPARATORS = /[,;:|()[\]{}<>!?•·،؛、。।॥]+/u;
/** Punctuation before and after a word in a sentence. */
const EDGES = /^[\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{So}'"`*~.।॥]+|[\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{So}'"`*~.।॥]+$/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const NAME = /^[\p{L}\p{M}]+(['’.-][\p{L}\p{M}]+)*$/u;
/** Labels before a phone number, matched after folding, which turns "मो०" (Hindi for "Mob.") into "मो0". */
const PHONE_LABELS = [
  '[☎☏✆📞📱📲]+',
  '(?:tel|telephone|phone|mobile|mob|cell|whatsapp|contact|call|callto|sms)(?:[ .]*no)?',
  'number|pin(?:code)?',
  'मोबाइल|फ\\u093C?ोन|न(?:ं|म्)बर|पिन',
  '(?:नं|मो)0',
  // The words in the next line are labels only before a dot or colon. Those in the last line are labels only before a
  // dot, colon or hyphen that is followed by five digits or ends the word.
  '(?:ph|mo|no|नं|मो)(?=[.:])',
  '(?:ph|mo|m|wa|मो)(?=[.:-]+(?:\\d{5}|$))',
];
const PHONE_LABEL = new RegExp(`^(?:${PHONE_LABELS.join('|')})[.:-]*`, 'iu');
const CHAT_LINK =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)|whatsapp:\/\/send\/?\?phone=)\+?(\d+).*$/i;

/**
 * Every word must match, in any order: either literally in any text of the lead or its notes, or by sound in its names
 * and places. Searching by sound also finds names in the other script (Hindi or Latin), and two neighbouring words that
 * were written as one. Words that look like a phone number are also searched as one number. Words that look like a
 * reference are also searched with 0 for O and 1 for I or L. The database function `lead_text_form` defines which texts
 * are equal. Uses the trigram index `lead_search_texts`.
 */
export function searchCondition(search: string, parameters: SqlParameters, types: readonly string[] | null): string {
  return `l.id IN (SELECT s.lead_id FROM lead_search s WHERE ${visibleTextsMatch(search, parameters, types)})`;
}

/**
 * SQL condition: a row `s` of `lead_search` matches, for a user who sees leads of these types (null: all). The row's
 * texts include those of all merged leads, so a hit with merged leads is checked again without leads of hidden types.
 */
export function visibleTextsMatch(search: string, parameters: SqlParameters, types: readonly string[] | null): string {
  const found = textsMatch(search, parameters);
  if (types === null) return found;
  const visible = `lead_search_of(s.lead_id, ${parameters.add([...types])}::text[]) AS s`;
  return `${found} AND (NOT EXISTS (SELECT FROM leads m WHERE m.merged_into = s.lead_id)
    OR EXISTS (SELECT FROM ${visible} WHERE ${textsMatch(search, parameters)}))`;
}

export function textsMatch(search: string, parameters: SqlParameters): string {
  const typed = plainText(search.replace(/[´″‴]/g, "'"))
    .replace(/\p{Pd}|\u2212/gu, '-')
    .split(/[\s\u0085\u1680\u2800]+/)
    .filter((word) => word !== '');
  const { words, numbers } = withoutNumbers(typed);
  const conditions = numbers.map((number) => numberCondition(number, parameters));
  const parts = words.flatMap(searchedParts);
  const ways = parts.map((part) => wordConditions(part, parameters));
  // A word can also match when joined with a neighbour. If there are exactly two words, the joined form is tried once.
  const asOne = parts.slice(1).map((part, index) => joined(parts[index] ?? '', part, parameters));
  if (parts.length === 2) conditions.push(anyOf([allOf(ways.map(anyOf)), ...(asOne[0] ?? [])]));
  else {
    const withNeighbours = ways.map((way, index) => [...way, ...(asOne[index - 1] ?? []), ...(asOne[index] ?? [])]);
    conditions.push(...withNeighbours.map(anyOf));
  }
  const whole = typed.length > 1 ? referenceConditions(typed.join(''), parameters) : [];
  return anyOf([allOf(conditions), ...whole]);
}

/** Keeps emails, and words without letters or digits, whole. A slash can belong to the word, as in `7/A` or `S/O`. */
function searchedParts(word: string): string[] {
  if (word.includes('@') || !LETTER_OR_DIGIT.test(word)) return [word];
  const parts = word.split(SEPARATORS).flatMap((part) => {
    const sides = part.split('/');
    return sides.every((side) => side.length >= MIN_SIDE) ? sides : [part];
  });
  return parts.map((part) => part.replace(EDGES, '')).filter((part) => part !== '');
}

function withoutNumbers(typed: readonly string[]): { words: string[]; numbers: string[][] } {
  const words: string[] = [];
  const numbers: string[][] = [];
  let run: string[] = [];
  const endRun = () => {
    const length = run.findLastIndex((part) => LETTER_OR_DIGIT.test(part)) + 1;
    words.push(...run.slice(length));
    if (length > 0) numbers.push(run.slice(0, length));
    run = [];
  };
  typed.forEach((word, index) => {
    const next = typed.slice(index + 1).find((one) => !isPhoneLabel(one)) ?? '';
    const part = phonePart(word);
    if (part !== null) run.push(part);
    else if (run.length > 0 && /^[-/,;&+()|]$/.test(word)) run.push(word);
    else {
      endRun();
      if (!isPhoneLabel(word) || phonePart(next) === null) words.push(word);
    }
  });
  endRun();
  return { words, numbers };
}

function isPhoneLabel(word: string): boolean {
  return word.replace(PHONE_LABEL, '') === '';
}

/** Returns the word without its label if it looks like a phone number or part of one, else null. */
function phonePart(word: string): string | null {
  const part = word.replace(CHAT_LINK, '$1').replace(PHONE_LABEL, '');
  return /^[\d()+.,;:/|*~•·-]+$/.test(part) && /\d/.test(part) ? part : null;
}

/** Matches the words of `run` as typed, or as numbers without prefixes such as +91 or 0. */
function numberCondition(run: readonly string[], parameters: SqlParameters): string {
  const text = run.join(' ');
  const contain = (digits: readonly string[]) => allOf(digits.map((number) => textsContain(number, parameters)));
  const literally = run.filter((part) => LETTER_OR_DIGIT.test(part)).flatMap(searchedParts);
  const significant = significantDigits(text);
  // With so few digits, zeros are not a prefix: `00-1` is part of 98000-01234.
  const asOne = significant.length < MIN_DIGITS ? text.replace(/\D/g, '') : significant;
  const ways = [literally, [asOne], phoneNumbersIn(text).map(significantDigits)].filter(
    (way, index, all) =>
      way.length > 0 &&
      way.every((digits) => index === 0 || digits.length >= MIN_DIGITS) &&
      all.findIndex((other) => other.join(' ') === way.join(' ')) === index,
  );
  return anyOf(ways.map(contain));
}

function wordConditions(word: string, parameters: SqlParameters): string[] {
  const conditions = [textsContain(word, parameters), ...referenceConditions(word, parameters)];
  if (!NAME.test(word)) return conditions;
  const sound = `lead_sound_form(${parameters.add(word)}::text)`;
  conditions.push(
    `length(${sound}) >= ${MIN_SOUNDS} AND s.sounds LIKE '%' || ${sound} || '%'`,
    sounds(word, parameters),
  );
  const asR = word.normalize('NFKD').replace(/(?<=[^\u0902\u094D])[डढ]\u093C?/g, 'र');
  if (asR !== word.normalize('NFKD')) conditions.push(sounds(asR, parameters));
  return conditions;
}

/** Matches two neighbouring words written as one. Returns no conditions if the words are too long. */
function joined(one: string, other: string, parameters: SqlParameters): string[] {
  const lengths = [one, other].map((word) => word.match(/\p{L}/gu)?.length ?? 0);
  const mayBeOne = Math.min(...lengths) <= MAX_SHORT_WORD || Math.max(...lengths) <= MAX_JOINED_WORD;
  return mayBeOne && NAME.test(one) && NAME.test(other) ? [sounds(`${one}${other}`, parameters)] : [];
}

function sounds(word: string, parameters: SqlParameters): string {
  const key = `lead_sound_keys(${parameters.add(word)}::text)`;
  return `length(${key}) >= ${MIN_KEY} AND s.sounds LIKE '%' || ${key} || '%'`;
}

function textsContain(text: string, parameters: SqlParameters): string {
  return `s.texts LIKE lead_search_pattern(${parameters.add(text)}::text)`;
}

/** Matches a whole reference or one half of it. In the search texts, `#` precedes each reference. */
function referenceConditions(text: string, parameters: SqlParameters): string[] {
  if (!/^[0-9a-z-]+$/i.test(text)) return [];
  const reference = text.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replace(/[il]/g, '1');
  if (reference.length === REFERENCE_LENGTH) return [textsContain(`#${reference}`, parameters)];
  // A half in which no letters were replaced is found like any other word.
  if (reference.length !== HALF_LENGTH || reference === text.toLowerCase()) return [];
  return [`#${reference}`, `#${'_'.repeat(HALF_LENGTH)}${reference}`].map(
    (half) => `s.texts LIKE ${parameters.add(`%${half}%`)}::text`,
  );
}

function anyOf(conditions: readonly string[]): string {
  return conditions.length === 1 ? String(conditions[0]) : `(${conditions.map((one) => `(${one})`).join(' OR ')})`;
}

function allOf(conditions: readonly string[]): string {
  return conditions.join(' AND ') || 'TRUE';
}
