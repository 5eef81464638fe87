import type { DemoPerson, Writing } from '../person/demo-person.js';
import { type Formatted, formatted } from '../person/formatted.js';
import type { Random } from '../random.js';

/** Alternatives in English, Hindi and Hindi in Latin letters; `{slots}` are filled for each lead. */
export type Phrases = Readonly<Record<Writing, readonly string[]>>;

export const CROPS = formatted(
  'wheat गेहूँ, paddy धान, maize मक्का, mustard सरसों, gram चना, potato आलू, sugarcane गन्ना, soybean सोयाबीन, cotton कपास, onion प्याज, ' +
    'bajra बाजरा, arhar अरहर, moong मूंग, tomato टमाटर, litchi लीची, makhana मखाना, cumin जीरा, groundnut मूंगफली, chilli मिर्च, banana केला',
);

const SHOPS = formatted(
  'kirana store किराना दुकान, seed shop बीज की दुकान, fertiliser shop खाद की दुकान, dairy डेयरी, mobile shop मोबाइल की दुकान, ' +
    'medical store मेडिकल स्टोर, general store जनरल स्टोर, hardware shop हार्डवेयर की दुकान, CSC centre सीएससी सेंटर',
);

export function say(phrases: Phrases, person: DemoPerson, random: Random): string {
  return fill(random.pick(phrases[person.writing]), person, random);
}

export function fill(phrase: string, { place, writing, givenName }: DemoPerson, random: Random): string {
  const word = ({ latin, devanagari }: Formatted) => (writing === 'hindi' ? devanagari : latin);
  return phrase.replace(/\{(\w+)\}/g, (_, slot: string) => {
    switch (slot) {
      case 'village':
        return word(place.village);
      case 'district':
        return word(place.district);
      case 'state':
        return word(place.state);
      case 'name':
        return word(givenName);
      case 'crop':
        return word(random.pick(CROPS));
      case 'shop':
        return word(random.pick(SHOPS));
      case 'acres':
        return String(random.between(1, 18));
      case 'lakh':
        return String(random.between(2, 30));
      case 'years':
        return String(random.between(2, 15));
      case 'few':
        return String(random.between(2, 9));
      case 'many':
        return String(random.between(2, 60) * 50);
      default:
        throw new Error(`No such slot: ${slot}.`);
    }
  });
}
