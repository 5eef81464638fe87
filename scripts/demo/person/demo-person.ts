import type { PersonalFieldKind } from '../../../src/lead-types/field-kinds.js';
import type { LeadTypeDefinition } from '../../../src/lead-types/lead-type-definition.js';
import { PERSONAL_COLUMNS, type PersonalField } from '../../../src/lead-types/personal-fields.js';
import type { PersonalInfo } from '../../../src/modules/leads/domain/lead.js';
import { Random, Weighted } from '../random.js';
import { devanagariDigits, type Formatted } from './formatted.js';
import { NAMES, type Names } from './people.js';
import { type TypedPhone, writePhone } from './phone-writing.js';
import { drawPlace, type Place } from './places.js';

/** The language a person writes in: English, Hindi in Devanagari, or Hindi in Latin letters. */
export type Writing = 'english' | 'hindi' | 'hinglish';

export interface DemoPerson {
  readonly writing: Writing;
  readonly gender: 'female' | 'male';
  readonly givenName: Formatted;
  readonly surname: Formatted;
  readonly age: number;
  readonly place: Place;
  readonly email: string;
  readonly phone: TypedPhone;
}

const HINDI_SPEAKING = new Weighted<Writing>([
  ['hindi', 44],
  ['hinglish', 30],
  ['english', 26],
]);
const MARATHI_AND_GUJARATI = new Weighted<Writing>([
  ['english', 58],
  ['hinglish', 26],
  ['hindi', 16],
]);
const EAST_AND_SOUTH = new Weighted<Writing>([
  ['english', 88],
  ['hinglish', 9],
  ['hindi', 3],
]);
const WRITING = {
  north: HINDI_SPEAKING,
  rajasthan: HINDI_SPEAKING,
  punjab: HINDI_SPEAKING,
  maharashtra: MARATHI_AND_GUJARATI,
  gujarat: MARATHI_AND_GUJARATI,
  east: EAST_AND_SOUTH,
  south: EAST_AND_SOUTH,
};

/** Hosts under the reserved `.example` domain, so that demo emails reach nobody. */
const MAIL_HOSTS = new Weighted([
  ['gmail.example', 78],
  ['yahoo.example', 8],
  ['rediffmail.example', 6],
  ['outlook.example', 4],
  ['hotmail.example', 2],
]);

/** How often people fill in optional personal fields. `SHARE_OF_OTHER_FIELDS` applies to fields that are not listed. */
const FILLED_IN: Readonly<Partial<Record<PersonalField, number>>> = {
  fullName: 0.45,
  email: 0.6,
  phone: 0.75,
  city: 0.4,
  village: 0.25,
  block: 0.12,
  district: 0.2,
  state: 0.35,
  pincode: 0.25,
  age: 0.12,
};
const SHARE_OF_OTHER_FIELDS = 0.25;
/** Most people who write their district write their state too. */
const SHARE_OF_STATE_BESIDE_DISTRICT = 0.9;

export function drawPerson(random: Random): DemoPerson {
  const place = drawPlace(random);
  const writing = WRITING[place.region].draw(random);
  const gender = random.chance(0.27) ? 'female' : 'male';
  const names = NAMES[place.region].draw(random);
  const givenName = random.pick(gender === 'female' ? names.women : names.men);
  const surname = random.pick(surnamesFor(gender, names, random));
  const age = 18 + Math.floor(random.unit() ** 1.5 * 45);
  return {
    writing,
    gender,
    givenName,
    surname,
    age,
    place,
    email: writeEmail(random, givenName.latin, surname.latin),
    phone: writePhone(random, writing === 'hindi'),
  };
}

function surnamesFor(
  gender: 'female' | 'male',
  { surnames, womensSurnames }: Names,
  random: Random,
): Names['surnames'] {
  return gender === 'female' && womensSurnames && random.chance(0.45) ? womensSurnames : surnames;
}

type PersonalWriter = (person: DemoPerson, random: Random) => string | number;

const WRITERS: Readonly<Partial<Record<PersonalField, PersonalWriter>>> = {
  fullName: writeName,
  city: (person, random) => inScript(person, random.chance(0.7) ? person.place.district : person.place.village),
  village: (person) => inScript(person, person.place.village),
  block: (person) => inScript(person, person.place.block),
  district: (person) => inScript(person, person.place.district),
  state: (person) => inScript(person, person.place.state),
  pincode: ({ writing, place }, random) =>
    writing === 'hindi' && random.chance(0.1) ? devanagariDigits(place.pincode) : place.pincode,
};

const WRITERS_BY_KIND: Readonly<Record<PersonalFieldKind, PersonalWriter>> = {
  line: (person) => inScript(person, person.place.village),
  text: writeAddress,
  email: ({ email }) => email,
  phone: ({ phone }) => phone.typed,
  age: ({ age }) => age,
};

/** The personal fields that the person fills in on a form of that type. */
export function personalInfo(person: DemoPerson, definition: LeadTypeDefinition, random: Random): PersonalInfo {
  const { requiredPersonal, group } = definition;
  // The form of a type without fields of its own has only one or two inputs.
  const shareFactor = group === null ? 0.15 : 1;
  const info: Partial<Record<PersonalField, string | number>> = {};
  for (const { name, kind } of PERSONAL_COLUMNS) {
    const isStateToo = name === 'state' && info.district !== undefined;
    const share = isStateToo ? SHARE_OF_STATE_BESIDE_DISTRICT : (FILLED_IN[name] ?? SHARE_OF_OTHER_FIELDS);
    if (!requiredPersonal.includes(name) && !random.chance(share * shareFactor)) continue;
    info[name] = (WRITERS[name] ?? WRITERS_BY_KIND[kind])(person, random);
  }
  return info as PersonalInfo;
}

function inScript({ writing }: DemoPerson, word: Formatted): string {
  return writing === 'hindi' ? word.devanagari : word.latin;
}

export function writeName({ givenName, surname, writing }: DemoPerson, random: Random): string {
  if (writing === 'hindi' && random.chance(0.8)) return `${givenName.devanagari} ${surname.devanagari}`;
  const name = `${givenName.latin} ${surname.latin}`;
  const letterCase = random.unit();
  if (letterCase < 0.06) return name.toLowerCase();
  return letterCase < 0.1 ? name.toUpperCase() : name;
}

export function writeAddress({ place, writing }: DemoPerson, random: Random): string {
  const { village, district, state, pincode } = place;
  if (writing === 'hindi') {
    return random.pick([
      `ग्राम ${village.devanagari}, ज़िला ${district.devanagari}, ${state.devanagari} ${pincode}`,
      `ग्राम व पोस्ट ${village.devanagari}, ${district.devanagari}`,
      `वार्ड नं. ${random.between(1, 18)}, ${village.devanagari}, ${district.devanagari}, ${state.devanagari}`,
      `${village.devanagari} चौक के पास, ${district.devanagari}`,
    ]);
  }
  return random.pick([
    `Village ${village.latin}, Dist. ${district.latin}, ${state.latin} ${pincode}`,
    `Vill + Post ${village.latin}, ${district.latin}`,
    `Ward no. ${random.between(1, 18)}, ${village.latin}, ${district.latin}, ${state.latin}`,
    `House no. ${random.between(1, 240)}, near bus stand, ${village.latin}, ${district.latin} - ${pincode}`,
  ]);
}

function writeEmail(random: Random, givenName: string, surname: string): string {
  const given = givenName.toLowerCase().replaceAll(/[^a-z]/g, '');
  const family = surname.toLowerCase();
  const year = random.between(1962, 2007);
  const name = random.pick([
    `${given}${family}${random.between(1, 999)}`,
    `${given}.${family}${year % 100}`,
    `${given}${year}`,
    `${given}_${family}`,
    `${family}${given}${random.between(10, 99)}`,
    `${given}.${family}`,
  ]);
  return `${name}@${MAIL_HOSTS.draw(random)}`;
}
