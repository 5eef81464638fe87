import { type LeadType, leadTypeDefinition } from './lead-types.js';

/** Returns the long texts that the visitor wrote, in the order of the form; null if there are none. */
export function formatRequest(type: LeadType, details: Readonly<Record<string, unknown>>): string | null {
  const { fields } = leadTypeDefinition(type);
  const texts = Object.entries(fields).flatMap(([name, { kind }]) => {
    const text = details[name];
    return kind === 'text' && typeof text === 'string' && text.trim() !== '' ? text.trim() : [];
  });
  return texts.length > 0 ? texts.join('\n') : null;
}
