import type { DuplicateCandidate } from './duplicates-api';

type Reason = DuplicateCandidate['reasons'][number];

const REASON_WORDS: Readonly<Record<Reason, string>> = {
  phone: 'same phone',
  email: 'same email',
  name: 'similar name, same place',
  staff: 'marked by a colleague',
};

/** Why two leads may belong to one person, within a sentence: "same phone, same email". */
export function formatReasons(reasons: readonly Reason[]): string {
  return reasons.map((reason) => REASON_WORDS[reason]).join(', ');
}

/** Why two leads may belong to one person, as a sentence: "Same phone, same email". */
export function duplicateReasonLabel({
  reasons,
  namesDiffer,
}: Pick<DuplicateCandidate, 'reasons' | 'namesDiffer'>): string {
  const sentence = formatReasons(reasons) + (namesDiffer ? ', other name: may be a family' : '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
