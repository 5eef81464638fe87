import type { Lead } from './lead';
import { leadRequest } from './lead-request';

const MAX_LENGTH = 160;

/** The first words of what a lead wrote, or else what it says of itself, in one line; empty where it says nothing. */
export function leadExcerpt(lead: Lead): string {
  if (lead.erasedAt) return '';
  const { words, facts } = leadRequest(lead);
  const text = words?.text || facts.map((fact) => fact.text).join(', ');
  return firstCharacters(text.replace(/\s+/g, ' '), MAX_LENGTH);
}

/** Returns at most `most` characters as people count them: an emoji or a Hindi syllable is kept whole or left out. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (count === most) break;
    count += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
