import { firstCharacters } from '../../../shared/lib/first-characters';
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
