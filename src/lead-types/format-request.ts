/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */
import { type LeadType, leadTypeDefinition } from './lead-types.js';

/** What somebody wrote in their own words: the texts of a lead's form, in its order; null where there are none. */
export function formatRequest(type: LeadType, details: Readonly<Record<string, unknown>>): string | null {
  const { fields } = leadTypeDefinition(type);
  const texts = Object.entries(fields).flatMap(([name, { kind }]) => {
    const text = details[name];
    return kind === 'text' && typeof text === 'string' && text.trim() !== '' ? text.trim() : [];
  });
  return texts.length > 0 ? texts.join('\n') : null;
}
