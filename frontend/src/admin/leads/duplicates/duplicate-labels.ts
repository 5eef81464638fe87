import type { DuplicateCandidate } from './duplicates-api';

const REASON_WORDS: Readonly<Record<DuplicateCandidate['reasons'][number], string>> = {
  phone: 'same phone',
  email: 'same mail',
  name: 'similar name, same place',
  staff: 'marked by a colleague',
};

/** Why two leads may be of one person, as a sentence: "Same phone, same mail". */
export function duplicateReasonLabel({
  reasons,
  namesDiffer,
}: Pick<DuplicateCandidate, 'reasons' | 'namesDiffer'>): string {
  const words = reasons.map((reason) => REASON_WORDS[reason]);
  if (namesDiffer) words.push('other name: may be a family');
  const sentence = words.join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
