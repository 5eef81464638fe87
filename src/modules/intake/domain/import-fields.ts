/** The fields that columns of a file can be imported as, and the headings that stand for them. */
import { createHash } from 'node:crypto';
import { CLOSE_REASON_LABELS } from '../../../lead-types/close-reasons.js';
import type { FieldKind } from '../../../lead-types/field-kinds.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PRIORITY_LABELS, STATUS_LABELS } from '../../../lead-types/lead-work.js';
import { PERSONAL_FIELDS } from '../../../lead-types/personal-fields.js';
import { type CommonValue, type CsvColumn, csvColumns } from '../../leads/domain/lead-columns.js';

/** `moment`: a day, or a day and a time. `id`: a reference, an id or a version. */
export type CellKind = FieldKind | 'moment' | 'id';

export interface ImportField {
  /** As in the API and in exports with codes, for example `personalInfo.city`. */
  readonly name: string;
  readonly label: string;
  readonly kind: CellKind;
  /** Stored values by the labels that staff see, for a choice. */
  readonly choices: Readonly<Record<string, string>>;
  /** The types that have the field. Null: all. */
  readonly of: readonly LeadType[] | null;
  /** Read only for new leads. */
  readonly isForNew: boolean;
}

/** The id of the lead in another system that the options name. Not in exports, which have the column `externalIds`. */
const EXTERNAL_ID: ImportField = {
  name: 'externalId',
  label: 'Id in another system',
  kind: 'id',
  choices: {},
  of: null,
  isForNew: false,
};

const TYPE_LABELS = Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, leadTypeDefinition(type).label]));

type Reading = Pick<ImportField, 'kind'> & Partial<Pick<ImportField, 'choices' | 'isForNew'>>;

const ID: Reading = { kind: 'id' };
const OF_NEW: Reading = { kind: 'line', isForNew: true };
const choice = (labels: Readonly<Record<string, string>>): Reading => ({ kind: 'choice', choices: labels });

/** The common columns of exports that are imported. The others are calculated. */
const COMMON: Readonly<Partial<Record<CommonValue, Reading>>> = {
  reference: ID,
  id: ID,
  version: ID,
  type: choice(TYPE_LABELS),
  status: choice(STATUS_LABELS),
  priority: choice(PRIORITY_LABELS),
  closeReason: choice(CLOSE_REASON_LABELS),
  assignee: { kind: 'line' },
  assigneeEmail: { kind: 'email' },
  assigneeId: ID,
  externalIds: { kind: 'line' },
  createdAt: { kind: 'moment', isForNew: true },
  page: OF_NEW,
  referrer: OF_NEW,
  language: OF_NEW,
  utmSource: OF_NEW,
  utmMedium: OF_NEW,
  utmCampaign: OF_NEW,
  utmTerm: OF_NEW,
  utmContent: OF_NEW,
};

const EXPORTED = csvColumns(LEAD_TYPE_NAMES);

/** In the order of an export. */
export const IMPORT_FIELDS: ReadonlyMap<string, ImportField> = new Map(
  [...EXPORTED.flatMap(fieldOf), EXTERNAL_ID].map((field) => [field.name, field]),
);

function fieldOf({ header, value }: CsvColumn): ImportField[] {
  const named = { name: header.codes, label: header.labels, choices: {}, of: null, isForNew: false };
  if ('personal' in value) return [{ ...named, kind: PERSONAL_FIELDS[value.personal].kind }];
  if ('common' in value) {
    const reading = COMMON[value.common];
    return reading ? [{ ...named, ...reading }] : [];
  }
  const [type] = value.of;
  const definition = type && leadTypeDefinition(type).fields[value.field];
  if (!definition) return [];
  const options = 'options' in definition ? definition.options : [];
  return [
    {
      ...named,
      kind: definition.kind,
      choices: Object.fromEntries(options.map((option) => [option.value, option.label])),
      of: value.of,
    },
  ];
}

/** Between the types and the name of a field in headings of exports. */
const TITLE_END = ': ';

/** Other headings in English and Hindi that spreadsheets of leads often have. */
const SYNONYMS: Readonly<Record<string, string>> = {
  reference: 'ref, reference no, reference number, संदर्भ, संदर्भ संख्या',
  type: 'lead type, category, प्रकार',
  status: 'lead status, स्थिति',
  priority: 'प्राथमिकता',
  'personalInfo.fullName':
    'name, customer, customer name, farmer name, applicant name, contact name, lead name, नाम, पूरा नाम, किसान का नाम, आवेदक का नाम, ग्राहक का नाम',
  'personalInfo.email': 'e mail, email id, email address, mail, ईमेल, ई मेल, ईमेल आईडी',
  'personalInfo.phone':
    'mobile, mobile no, mobile number, phone no, phone number, contact no, contact number, whatsapp, whatsapp no, whatsapp number, cell, फोन, फ़ोन, मोबाइल, मोबाइल नंबर, मोबाइल नं, फोन नंबर, फ़ोन नंबर, संपर्क नंबर, व्हाट्सएप नंबर',
  'personalInfo.city': 'town, शहर, नगर, कस्बा',
  'personalInfo.village': 'gaon, गाँव, गांव, ग्राम',
  'personalInfo.block': 'prakhand, ब्लॉक, प्रखंड, प्रखण्ड',
  'personalInfo.district': 'dist, zila, jila, जिला, ज़िला',
  'personalInfo.state': 'राज्य, प्रदेश',
  'personalInfo.address': 'full address, पता, पूरा पता',
  'personalInfo.pincode': 'pin, pincode, zip, zip code, postal code, पिन, पिन कोड, पिनकोड',
  'personalInfo.age': 'उम्र, आयु',
  'assignedTo.name': 'owner, agent, assignee',
  createdAt:
    'date, created, created at, created on, received, received on, date received, enquiry date, lead date, timestamp, दिनांक, तारीख, तिथि',
};

const FIELD_BY_HEADING: ReadonlyMap<string, string | null> = new Map([
  ...Object.entries(SYNONYMS).flatMap(([field, headings]) =>
    headings.split(', ').map((one) => [plain(one), field] as const),
  ),
  ...EXPORTED.flatMap(({ header }) => {
    const field = IMPORT_FIELDS.has(header.codes) ? header.codes : null;
    return [header.labels, header.codes].map((heading) => [plain(heading), field] as const);
  }),
]);

/** `isCalculated`: a column of our exports whose values the server calculates, so it is not imported. */
export interface HeadingMeaning {
  readonly field: string | null;
  readonly isCalculated: boolean;
}

/** Returns what the columns are most likely to be. A repeated heading is never guessed, nor is a field taken twice. */
export function meaningsOf(headings: readonly string[]): HeadingMeaning[] {
  const taken = new Set<string>();
  const names = headings.map(plain);
  return names.map((name) => {
    const known = FIELD_BY_HEADING.has(name) ? FIELD_BY_HEADING.get(name) : fieldOfGroup(name);
    if (known === null) return { field: null, isCalculated: true };
    const isRepeated = names.filter((other) => other === name).length > 1;
    if (known === undefined || isRepeated || taken.has(known)) return { field: null, isCalculated: false };
    taken.add(known);
    return { field: known, isCalculated: false };
  });
}

/** Returns the same text for files with the same headings in the same order. */
export function shapeOf(columns: readonly { readonly heading: string }[]): string {
  return createHash('sha256')
    .update(columns.map(({ heading }) => plain(heading)).join('\n'))
    .digest('hex');
}

/** The heading of a type's own field names the types in the file, which can be fewer than those that have the field. */
function fieldOfGroup(heading: string): string | undefined {
  const [titles, label] = heading.split(TITLE_END);
  if (label === undefined || titles === undefined) return undefined;
  for (const { name, label: full, of } of IMPORT_FIELDS.values()) {
    if (of === null || plain(full.slice(full.indexOf(': ') + 2)) !== label) continue;
    const names = of.map((type) => plain(leadTypeDefinition(type).label));
    if (titles.split(' / ').every((title) => names.includes(title))) return name;
  }
  return undefined;
}

/** The heading in lower case, without repeated blanks and without the punctuation that differs between spreadsheets. */
function plain(heading: string): string {
  const text = heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  return text.includes(TITLE_END)
    ? text
    : text
        .replaceAll(/[-.()*#?]+/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
}
