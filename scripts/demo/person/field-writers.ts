import { fieldKind, type LeadFieldKind } from '../../../src/lead-types/field-kinds.js';
import type { LeadFieldDefinition } from '../../../src/lead-types/lead-type-definition.js';
import { DAY_MS } from '../lead/lead-moments.js';
import * as applicant from '../phrases/applicant-phrases.js';
import * as enquiry from '../phrases/enquiry-phrases.js';
import { CROPS, type Phrases, say } from '../phrases/phrases.js';
import type { Random } from '../random.js';
import { type DemoPerson, writeAddress, writeName } from './demo-person.js';
import { devanagariDigits } from './formatted.js';

export type FieldValue = string | number | readonly string[];

export interface FieldContext {
  readonly person: DemoPerson;
  readonly random: Random;
  readonly createdAtMs: number;
  readonly earlier: Readonly<Record<string, FieldValue>>;
}

type Writer = (context: FieldContext) => FieldValue | undefined;

const saying =
  (phrases: Phrases): Writer =>
  ({ person, random }) =>
    say(phrases, person, random);

/** Keyed by `group.field`, because some names have different meanings in different groups. */
const WRITERS: Readonly<Record<string, Writer>> = {
  'contactForm.message': ({ person, random }) =>
    say(random.chance(0.75) ? enquiry.CONTACT_MESSAGE : enquiry.CALL_BACK_MESSAGE, person, random),

  'franchiseInfo.location': saying(enquiry.PREFERRED_LOCATION),
  'franchiseInfo.experience': saying(enquiry.BUSINESS_EXPERIENCE),
  'franchiseInfo.expectations': saying(enquiry.FRANCHISE_EXPECTATIONS),

  'info.location': saying(enquiry.PREFERRED_LOCATION),
  'info.investment': ({ person, random }) => digitsAsTyped(say(enquiry.MONEY_IN_HAND, person, random), person, random),
  'info.experience': saying(enquiry.BUSINESS_EXPERIENCE),
  'info.message': saying(enquiry.OUTLET_MESSAGE),

  'partnershipInfo.organizationName': organization,
  'partnershipInfo.contactPerson': ({ person, random }) => writeName(person, random),
  'partnershipInfo.entityTypeOther': (context) =>
    context.earlier['partnershipType'] === 'other' ? saying(enquiry.OTHER_ENTITY)(context) : undefined,
  'partnershipInfo.proposalDetails': saying(enquiry.PROPOSAL),
  'partnershipInfo.expectedOutcome': saying(enquiry.EXPECTED_OUTCOME),
  'partnershipInfo.collaborationOther': (context) =>
    [context.earlier['collaboration']].flat().includes('other')
      ? saying(enquiry.OTHER_COLLABORATION)(context)
      : undefined,

  'soilTestingInfo.fieldAddress': saying(enquiry.FIELD_ADDRESS),
  'soilTestingInfo.areaOfField': (context) => area(context, 1, 5),
  'soilTestingInfo.totalAreaOfField': (context) => area(context, 5, 22),
  'soilTestingInfo.pastCrops': saying(enquiry.PAST_CROPS),
  'soilTestingInfo.plannedNextCrop': saying(enquiry.NEXT_CROP),
  'soilTestingInfo.additionalNotes': saying(enquiry.SOIL_NOTES),

  'bdoInfo.ageRange': ({ person: { age } }) => (age < 26 ? '18-25' : age < 36 ? '26-35' : age < 46 ? '36-45' : '46+'),
  'bdoInfo.socialMediaHandles': socialMediaHandles,
  'bdoInfo.platformExperience': saying(applicant.PLATFORM_EXPERIENCE),
  'bdoInfo.brandCollaborations': saying(applicant.BRAND_COLLABORATIONS),
  'bdoInfo.targetAudience': saying(applicant.TARGET_AUDIENCE),
  'bdoInfo.contentStrategy': saying(applicant.CONTENT_STRATEGY),
  'bdoInfo.ruralConnection': saying(applicant.RURAL_CONNECTION),
  'bdoInfo.languageSkills': saying(applicant.LANGUAGES),
  'bdoInfo.motivation': saying(applicant.MOTIVATION),
  'bdoInfo.expectations': saying(applicant.BDO_EXPECTATIONS),
  'bdoInfo.portfolioLinks': ({ person, random }) =>
    `https://video.example/@${handle(person)}${random.chance(0.4) ? `\nhttps://photos.example/${handle(person)}` : ''}`,
  'bdoInfo.sampleContent': saying(applicant.SAMPLE_CONTENT),
  'bdoInfo.additionalInfo': saying(applicant.ADDITIONAL_INFO),

  'ddoInfo.currentRole': saying(applicant.CURRENT_ROLE),
  'ddoInfo.salesExperience': saying(applicant.SALES_EXPERIENCE),
  'ddoInfo.preferredDistrict': saying(applicant.PREFERRED_DISTRICT),
  'ddoInfo.districtKnowledge': saying(applicant.DISTRICT_KNOWLEDGE),
  'ddoInfo.languagesKnown': saying(applicant.LANGUAGES),
  'ddoInfo.motivation': saying(applicant.MOTIVATION),
  'ddoInfo.goals': saying(applicant.GOALS),
  'ddoInfo.references': saying(applicant.REFERENCES),
  'ddoInfo.additionalInfo': saying(applicant.ADDITIONAL_INFO),

  'sarthiInfo.dateOfBirth': ({ person, random, createdAtMs }) =>
    calendarDay(createdAtMs - (person.age * 365.2425 + random.between(2, 360)) * DAY_MS),
  'sarthiInfo.gender': ({ person, random }) => (random.chance(0.005) ? 'nb' : person.gender),
  'sarthiInfo.zipCode': ({ person }) => person.place.pincode,
  'sarthiInfo.currentBusinessName': saying(applicant.BUSINESS_NAME),
  'sarthiInfo.registeredBusinessAddress': ({ person, random }) => writeAddress(person, random),
  'sarthiInfo.totalMonthlySales': ({ random }) => rupees(random.between(3, 60) * 5_000, random),
  'sarthiInfo.netBusinessValue': ({ random }) => rupees(random.between(1, 40) * 50_000, random),
  'sarthiInfo.averageSalesValue': ({ random }) => rupees(random.between(2, 60) * 25, random),
  'sarthiInfo.storeSize': ({ random }) => `${random.between(8, 90) * 10} sq ft`,
  'sarthiInfo.footfallsPerDay': ({ random }) => String(random.between(3, 60) * 5),
  'sarthiInfo.totalMarketPopulation': ({ random }) => String(random.between(3, 120) * 250),
  'sarthiInfo.nearestCanteenCode': ({ person, random }) =>
    `KC-${person.place.stateCode}-${String(random.between(1, 180)).padStart(3, '0')}`,
  'sarthiInfo.message': saying(applicant.SARTHI_MESSAGE),
};

export function writeField(
  group: string,
  name: string,
  field: LeadFieldDefinition,
  context: FieldContext,
): FieldValue | undefined {
  const writer = WRITERS[`${group}.${name}`];
  return writer ? writer(context) : writeByKind(field, context);
}

function writeByKind(field: LeadFieldDefinition, context: FieldContext): FieldValue {
  const { random } = context;
  const { json, example } = fieldKind(field.kind);
  if (!('options' in field)) return BY_KIND[field.kind]?.(field.label, context) ?? example?.(field.label) ?? '';
  if (json !== 'strings') return random.pickEarly(field.options).value;
  const chosen = field.options.filter(() => random.chance(0.35)).map((option) => option.value);
  return chosen.length > 0 ? chosen : [random.pick(field.options).value];
}

/** Kinds that are not listed use the example of the field's kind. */
const BY_KIND: Readonly<Partial<Record<LeadFieldKind, (label: string, context: FieldContext) => string>>> = {
  line: (label, context) =>
    LINES_BY_LABEL.find(([pattern]) => pattern.test(label))?.[1](context) ??
    say(enquiry.SHORT_ANSWER, context.person, context.random),
  text: (label, context) =>
    /address/i.test(label)
      ? writeAddress(context.person, context.random)
      : say(enquiry.LONG_ANSWER, context.person, context.random),
  date: (_, { random, createdAtMs }) => calendarDay(createdAtMs + random.between(1, 21) * DAY_MS),
};

const LINES_BY_LABEL: readonly (readonly [RegExp, (context: FieldContext) => string])[] = [
  [/\bpin\b|\bzip\b|postcode/i, ({ person }) => person.place.pincode],
  [/address/i, ({ person, random }) => writeAddress(person, random)],
  [/organi[sz]ation|company|business name|shop name/i, organization],
  [/\bname\b|person/i, ({ person, random }) => writeName(person, random)],
  [
    /location|district|village|town|city|place/i,
    ({ person, random }) => say(enquiry.PREFERRED_LOCATION, person, random),
  ],
  [/\barea\b|acre|land/i, (context) => area(context, 1, 12)],
  [/crop/i, ({ person, random }) => say(enquiry.NEXT_CROP, person, random)],
  [/language/i, ({ person, random }) => say(applicant.LANGUAGES, person, random)],
  [/price|cost|sales|income|amount|investment|value/i, ({ random }) => rupees(random.between(3, 60) * 5_000, random)],
  [/number|count|how many|members|per day/i, ({ random }) => String(random.between(2, 60))],
];

function area({ person, random }: FieldContext, least: number, most: number): string {
  const size = random.between(least * 2, most * 2) / 2;
  const units =
    person.writing === 'hindi'
      ? ['एकड़', 'एकड़', 'बीघा', 'कट्ठा', 'हेक्टेयर']
      : ['acres', 'acre', 'bigha', 'katha', 'hectare'];
  return digitsAsTyped(`${size} ${random.pickEarly(units)}`, person, random);
}

function organization({ person, random }: FieldContext): string {
  const { surname, place } = person;
  const crop = random.pick(CROPS);
  if (person.writing === 'hindi') {
    return random.pick([
      `${surname.devanagari} एग्रो फ़ूड्स`,
      `${place.district.devanagari} किसान उत्पादक कंपनी`,
      `ग्राम विकास समिति, ${place.village.devanagari}`,
      `${crop.devanagari} उत्पादक समूह`,
    ]);
  }
  return random.pick([
    `${surname.latin} Agro Foods Pvt Ltd`,
    `${place.district.latin} Farmer Producer Company`,
    `Gram Vikas Samiti, ${place.village.latin}`,
    `${surname.latin} AgriTech Solutions`,
    `Green ${place.district.latin} Foundation`,
  ]);
}

function socialMediaHandles({ person, random }: FieldContext): string {
  const name = handle(person);
  return random.pick([
    `YouTube: @${name}_vlogs, Instagram: @${name}`,
    `Instagram @${name}_official`,
    `Facebook: ${person.givenName.latin} ${person.surname.latin} Kisan, Instagram: ${name}`,
    `@gaon_${name} (YouTube, Moj, Instagram)`,
  ]);
}

function handle({ givenName, surname }: DemoPerson): string {
  return `${givenName.latin}_${surname.latin}`.toLowerCase().replaceAll(' ', '');
}

const RUPEES = new Intl.NumberFormat('en-IN');

function rupees(amount: number, random: Random): string {
  return random.pick([`₹${RUPEES.format(amount)}`, `${amount}`, `Rs ${RUPEES.format(amount)}`]);
}

function digitsAsTyped(text: string, person: DemoPerson, random: Random): string {
  return person.writing === 'hindi' && random.chance(0.25) ? devanagariDigits(text) : text;
}

function calendarDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
