import type { PersonalField } from './personal-fields.js';

/** The personal fields that name a place inside a state, from small to large. Each has a filter and suggestions. */
export const PLACE_FIELDS = ['village', 'block', 'district'] as const satisfies readonly PersonalField[];

export type PlaceField = (typeof PLACE_FIELDS)[number];

type PlaceAnswers = Readonly<Partial<Record<PlaceField, string>>>;

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
  placeFields: PlaceAnswers | undefined,
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

/**
 * If a place was filled from an answer and the answer is corrected, corrects the place too. Returns the corrected
 * person unchanged if nobody corrected such an answer, or if the place has been given or corrected by itself.
 */
export function withCorrectedPlaces<Info extends Places>(
  placeFields: PlaceAnswers | undefined,
  stored: { readonly personalInfo: Info; readonly details: Readonly<Record<string, unknown>> },
  corrected: { readonly personalInfo: Info; readonly details: Readonly<Record<string, unknown>> },
): Info {
  const [before, after]: Places[] = [stored, corrected].map(({ details }) => withPlacesOf(placeFields, {}, details));
  const followed = PLACE_FIELDS.filter(
    (place) =>
      before?.[place] !== after?.[place] &&
      stored.personalInfo[place] === before?.[place] &&
      corrected.personalInfo[place] === before?.[place],
  );
  if (followed.length === 0) return corrected.personalInfo;
  const { ...person } = corrected.personalInfo;
  for (const place of followed) delete person[place];
  return withPlacesOf(placeFields, person, corrected.details);
}
