import { fieldKind } from '../../../lead-types/field-kinds.js';
import type { LeadFieldDefinition } from '../../../lead-types/lead-type-definition.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS, type PersonalField } from '../../../lead-types/personal-fields.js';
import { CONTACT_FIELDS } from './lead-contact.js';

/**
 * `labels`: values as staff see them, times in Asia/Kolkata. `codes`: names and values as in the API, times in UTC, for
 * programs.
 */
export const CSV_VALUE_STYLES = ['labels', 'codes'] as const;
export type CsvValueStyle = (typeof CSV_VALUE_STYLES)[number];

/** Columns of every lead besides its personal fields. `notes` joins the newest notes in one cell. */
export type CommonValue =
  | 'id'
  | 'reference'
  | 'type'
  | 'status'
  | 'priority'
  | 'assignee'
  | 'assigneeEmail'
  | 'assigneeId'
  | 'createdAt'
  | 'updatedAt'
  | 'phoneE164'
  | 'promise'
  | 'dueAt'
  | 'firstResponseAt'
  | 'followUpOn'
  | 'followUpAt'
  | 'followUpNote'
  | 'followUpPlace'
  | 'closeReason'
  | 'notes'
  | 'page'
  | 'referrer'
  | 'language'
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign'
  | 'utmTerm'
  | 'utmContent'
  | 'consentPurposes'
  | 'consentNotice'
  | 'externalIds'
  | 'version';

export type ExportValue =
  | { readonly common: CommonValue }
  | { readonly personal: PersonalField }
  | {
      readonly field: string;
      readonly of: readonly LeadType[];
      readonly isList: boolean;
      /** Maps stored values to labels, if the labels are different. */
      readonly labels: Readonly<Record<string, string>>;
    };

export interface CsvColumn {
  readonly header: Readonly<Record<CsvValueStyle, string>>;
  readonly value: ExportValue;
  /** Names the person, or is a text about them. */
  readonly isContact: boolean;
}

const CONTACT_VALUES: ReadonlySet<CommonValue> = new Set<CommonValue>([
  'phoneE164',
  'assigneeEmail',
  'followUpNote',
  'followUpPlace',
  'notes',
]);

const common = (value: CommonValue, label: string, name: string): CsvColumn => ({
  header: { labels: label, codes: name },
  value: { common: value },
  isContact: CONTACT_VALUES.has(value),
});

const personal = ({ name, label }: (typeof PERSONAL_COLUMNS)[number]): CsvColumn => ({
  header: { labels: label, codes: `personalInfo.${name}` },
  value: { personal: name },
  isContact: CONTACT_FIELDS.has(name),
});

/** The personal columns of the first version of the file. Columns added since then are at the end. */
const FIRST_PERSONAL: ReadonlySet<PersonalField> = new Set<PersonalField>([
  'fullName',
  'email',
  'phone',
  'city',
  'state',
  'address',
  'pincode',
  'age',
]);

/** Add new columns at the end: spreadsheets refer to columns by position. */
const COMMON_COLUMNS: readonly CsvColumn[] = [
  common('reference', 'Reference', 'reference'),
  common('type', 'Type', 'type'),
  common('status', 'Status', 'status'),
  common('priority', 'Priority', 'priority'),
  ...PERSONAL_COLUMNS.filter(({ name }) => FIRST_PERSONAL.has(name)).map(personal),
  common('assignee', 'Assigned to', 'assignedTo.name'),
  common('createdAt', 'Created (IST)', 'createdAt'),
  common('updatedAt', 'Updated (IST)', 'updatedAt'),
  common('page', 'Page', 'source.page'),
  common('language', 'Language', 'source.language'),
  common('utmSource', 'utm_source', 'source.utm_source'),
  common('utmMedium', 'utm_medium', 'source.utm_medium'),
  common('utmCampaign', 'utm_campaign', 'source.utm_campaign'),
  common('utmTerm', 'utm_term', 'source.utm_term'),
  common('utmContent', 'utm_content', 'source.utm_content'),
  common('referrer', 'Referrer', 'source.referrer'),
  common('consentPurposes', 'Agreed to', 'consent.purposes'),
  common('consentNotice', 'Privacy notice', 'consent.noticeVersion'),
  common('phoneE164', 'Phone, international', 'phoneE164'),
  common('assigneeEmail', "Assignee's email", 'assignedTo.email'),
  common('promise', 'Promise', 'promise.state'),
  common('dueAt', 'First contact due (IST)', 'promise.dueAt'),
  common('firstResponseAt', 'First contact (IST)', 'promise.firstResponseAt'),
  common('followUpOn', 'Follow-up on', 'followUp.on'),
  common('followUpAt', 'Follow-up time (IST)', 'followUp.at'),
  common('followUpNote', 'Follow-up about', 'followUp.note'),
  common('closeReason', 'Closed or rejected because', 'closeReason'),
  common('notes', 'Notes', 'notes'),
  common('id', 'Id', '_id'),
  common('assigneeId', "Assignee's id", 'assignedTo._id'),
  ...PERSONAL_COLUMNS.filter(({ name }) => !FIRST_PERSONAL.has(name)).map(personal),
  common('followUpPlace', 'Follow-up place', 'followUp.place'),
  common('externalIds', 'External ids', 'externalIds'),
  common('version', 'Version', 'version'),
];

/** Returns the columns for leads of these types: the common ones, then the fields of each group once. */
export function csvColumns(types: readonly LeadType[]): CsvColumn[] {
  const groups = new Map<string, LeadType[]>();
  for (const type of LEAD_TYPE_NAMES.filter((name) => types.includes(name))) {
    const { group } = leadTypeDefinition(type);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), type]);
  }
  return [...COMMON_COLUMNS, ...[...groups].flatMap(([group, members]) => groupColumns(group, members))];
}

/** Types with the same group share its columns. The headers name all these types. */
function groupColumns(group: string, types: LeadType[]): CsvColumn[] {
  const [first] = types;
  if (!first) return [];
  const title = types.map((type) => leadTypeDefinition(type).label).join(' / ');
  return Object.entries(leadTypeDefinition(first).fields).map(([field, definition]) => ({
    header: { labels: `${title}: ${definition.label}`, codes: `${group}.${field}` },
    value: { field, of: types, isList: fieldKind(definition.kind).json === 'strings', labels: labelsOf(definition) },
    isContact: !('options' in definition),
  }));
}

function labelsOf(field: LeadFieldDefinition): Record<string, string> {
  if (!('options' in field)) return {};
  const others = field.options.filter(({ value, label }) => value !== label);
  return Object.fromEntries(others.map(({ value, label }) => [value, label]));
}
