import type { PersonalField } from './personal-fields.js';

/** The personal fields that name a place inside a state, from small to large. Each has a filter and suggestions. */
export const PLACE_FIELDS = ['village', 'block', 'district'] as const satisfies readonly PersonalField[];

export type PlaceField = (typeof PLACE_FIELDS)[number];

type Places = Readonly<Partial<Record<PlaceField | 'city' | 'state', string | null>>>;

/** Returns the smallest known place and the state, as in `Kurkihar, Bihar`. Empty if the lead has no place. */
export function placeOf({ village, city, district, state }: Places): string {
  return [village ?? city ?? district, state].filter(Boolean).join(', ');
}

/**
 * Fills places that the person left empty from the answers that a lead type names in `placeFields`. The answers stay as
 * they are. Forms ask for "District and state", so only the text before the first comma is the place.
 */
export function withPlacesOf<Info extends Places>(
  placeFields: Readonly<Partial<Record<PlaceField, string>>> | undefined,
  personalInfo: Info,
  details: Readonly<Record<string, unknown>>,
): Info {
  const found: Partial<Record<PlaceField, string>> = {};
  for (const place of PLACE_FIELDS) {
    const answer = details[placeFields?.[place] ?? ''];
    const name = typeof answer === 'string' ? answer.split(',', 1)[0]?.trim() : '';
    if (name && !personalInfo[place]) found[place] = name;
  }
  return { ...personalInfo, ...found };
}
