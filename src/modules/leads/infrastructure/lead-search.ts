/** What the search box finds, as SQL over `lead_search`. The table is kept by triggers; see the migration of lead search. */
import type { SqlParameters } from '../../../shared/database/sql-parameters.js';
import { foldIndicDigits } from '../../../shared/domain/phone.js';

/** Fewer digits or sounds stand in too many numbers and names to mean one. */
const MIN_DIGITS = 3;
const MIN_SOUNDS = 3;
/** Two sounds between the signs around them. */
const MIN_KEY = 4;
/** Characters of a reference, and of each of the halves it is shown in. */
const REFERENCE_LENGTH = 10;
const HALF_LENGTH = REFERENCE_LENGTH / 2;

/**
 * Every word must be found, in any order: literally in any text of the lead or its notes, by sound in its names, of which the key
 * is the same in Hindi and in Latin. Words written
 * like a phone are also found as one number, and what is written like a reference also where O stands for 0, and I or L for 1.
 * Uses the trigram index `lead_search_texts`.
 */
export function searchCondition(search: string, parameters: SqlParameters): string {
  return `l.id IN (SELECT s.lead_id FROM lead_search s WHERE ${textsMatch(search, parameters)})`;
}

/** The same of a row `s` that has `texts` and `sounds` like those of `lead_search`. */
export function textsMatch(search: string, parameters: SqlParameters): string {
  const contains = (text: string) => textsContain(escapeLike(text), parameters);
  const words = search.split(/\s+/).filter((word) => word !== '');
  const everyWord = phoneRuns(words).map((run) => {
    const [word = ''] = run;
    if (!isPhonePart(word)) return anyOf(wordConditions(word, parameters));
    const literally = allOf(run.flatMap((part) => anyOf(wordConditions(part, parameters))));
    return anyOf([literally, ...numbersIn(run).map(contains)]);
  });
  const whole = words.length > 1 ? referenceConditions(words.join(''), parameters) : [];
  return anyOf([allOf(everyWord), ...whole]);
}

/** The ways to find one word. */
function wordConditions(word: string, parameters: SqlParameters): string[] {
  const conditions = [textsContain(escapeLike(word), parameters), ...referenceConditions(word, parameters)];
  if (/^[\p{L}\p{M}\u200C\u200D]+$/u.test(word)) {
    const sound = `lead_sound_form(${parameters.add(word)}::text)`;
    conditions.push(`length(${sound}) >= ${MIN_SOUNDS} AND s.sounds LIKE '%' || ${sound} || '%'`);
    const key = `lead_sound_keys(${parameters.add(word)}::text)`;
    conditions.push(`length(${key}) >= ${MIN_KEY} AND s.sounds LIKE '%' || ${key} || '%'`);
  }
  return conditions;
}

/** `pattern` is literal but for what LIKE reads in it. */
function textsContain(pattern: string, parameters: SqlParameters): string {
  return `s.texts LIKE '%' || lead_text_form(${parameters.add(pattern)}::text) || '%'`;
}

/** For a whole reference or a half of it; the stored one follows a `#`. */
function referenceConditions(text: string, parameters: SqlParameters): string[] {
  if (!/^[0-9a-z-]+$/i.test(text)) return [];
  const reference = text.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replace(/[il]/g, '1');
  if (reference.length === REFERENCE_LENGTH) return [textsContain(`#${reference}`, parameters)];
  // As it is typed, a half is found like any word.
  if (reference.length !== HALF_LENGTH || reference === text.toLowerCase()) return [];
  return [`#${reference}`, `#${'_'.repeat(HALF_LENGTH)}${reference}`].map((half) => textsContain(half, parameters));
}

/** The words, those that follow each other and are written like parts of one phone number together. */
function phoneRuns(words: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && isPhonePart(word) && isPhonePart(last[0])) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

function isPhonePart(word: string): boolean {
  const folded = foldIndicDigits(word);
  return /^[\d()+.-]+$/.test(folded) && /\d/.test(folded);
}

/** The number as typed, and without what is dialled before it within India (0) or from abroad (00, 0091). */
function numbersIn(run: readonly string[]): string[] {
  const digits = foldIndicDigits(run.join('')).replace(/\D/g, '');
  const [, , national] = /^(00)?910(\d{10})$/.exec(digits) ?? [];
  const numbers = [digits, digits.replace(/^0091/, ''), digits.replace(/^00?/, ''), ...(national ? [national] : [])];
  return [...new Set(numbers)].filter((number) => number.length >= MIN_DIGITS && number !== run.join(' '));
}

function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

function anyOf(conditions: readonly string[]): string {
  return conditions.length === 1 ? String(conditions[0]) : `(${conditions.map((one) => `(${one})`).join(' OR ')})`;
}

function allOf(conditions: readonly string[]): string {
  return conditions.join(' AND ') || 'TRUE';
}
