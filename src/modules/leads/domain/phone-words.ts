import { foldIndicDigits } from '../../../shared/domain/phone.js';

/** The words, those that follow each other and are written like parts of one phone number together. */
export function phoneRuns(words: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && isPhonePart(word) && isPhonePart(last[0])) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Whether a word consists of digits, of whatever script, and what stands between those of a phone number. */
export function isPhonePart(word: string): boolean {
  const folded = foldIndicDigits(word);
  return /^[\d()+.-]+$/.test(folded) && /\d/.test(folded);
}
