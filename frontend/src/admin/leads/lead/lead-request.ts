import { leadTypeDefinition } from '@lead-types/lead-types';
import type { Lead } from './lead';
import { type FieldLine, typeLines } from './lead-fields';

/** The fields in which people say in their own words what they want, the plainest first. */
const OWN_WORDS = ['message', 'additionalNotes', 'proposalDetails', 'motivation', 'expectations', 'additionalInfo'];
const MAX_FACTS = 6;
/** What is longer is for reading in full, not for a glance. */
const MAX_FACT_LENGTH = 120;

interface LeadRequest {
  /** What the person wrote, empty where they wrote nothing; null where the type does not ask for it. */
  readonly words: FieldLine | null;
  /** The first few other things that the lead says. */
  readonly facts: readonly FieldLine[];
  /** Everything that the type asks for, also what was left out. */
  readonly all: readonly FieldLine[];
  /** Whether `all` holds more than the words and the facts. */
  readonly hasMore: boolean;
}

/** What a lead asks for, sorted by what somebody about to call wants to see. */
export function leadRequest(lead: Lead): LeadRequest {
  const all = typeLines(lead);
  const own = OWN_WORDS.flatMap((name) => all.filter((line) => line.name === name));
  const words = own.find(({ text }) => text !== '') ?? own[0] ?? null;
  const facts = all
    .filter((line) => line !== words && line.text !== '' && line.text.length <= MAX_FACT_LENGTH)
    .slice(0, MAX_FACTS);
  return { words, facts, all, hasMore: all.length > facts.length + (words ? 1 : 0) };
}

/** The heading above a lead's own fields: "Contact Message"; null for a type that asks for nothing of its own. */
export function requestTitle({ type }: Pick<Lead, 'type'>): string | null {
  return leadTypeDefinition(type).groupTitle ?? null;
}
