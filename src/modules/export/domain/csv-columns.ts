import { fieldKind } from '../../../lead-types/field-kinds.js';
import type { LeadFieldDefinition } from '../../../lead-types/lead-type-definition.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import type { CommonValue, ExportValue } from './lead-export-source.js';

/**
 * How a file says things: as staff read them, times in Asia/Kolkata, or as the API does, for programs: its names, its codes,
 * times in UTC.
 */
export const FILE_READINGS = ['labels', 'codes'] as const;
export type FileReading = (typeof FILE_READINGS)[number];

export interface CsvColumn {
  /** The header in either reading. */
  readonly header: Readonly<Record<FileReading, string>>;
  readonly value: ExportValue;
}

const common = (value: CommonValue, label: string, name: string): CsvColumn => ({
  header: { labels: label, codes: name },
  value: { common: value },
});

/** New ones come last: people refer to columns by their place. */
const COMMON_COLUMNS: readonly CsvColumn[] = [
  common('reference', 'Reference', 'reference'),
  common('type', 'Type', 'type'),
  common('status', 'Status', 'status'),
  common('priority', 'Priority', 'priority'),
  ...PERSONAL_COLUMNS.map(({ name, label }) => ({
    header: { labels: label, codes: `personalInfo.${name}` },
    value: { personal: name },
  })),
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
];

/** The columns of a file that holds leads of these types: what all have, then every field of every type, once a group. */
export function csvColumns(types: readonly LeadType[]): CsvColumn[] {
  const groups = new Map<string, LeadType[]>();
  for (const type of LEAD_TYPE_NAMES.filter((name) => types.includes(name))) {
    const { group } = leadTypeDefinition(type);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), type]);
  }
  return [...COMMON_COLUMNS, ...[...groups].flatMap(([group, members]) => groupColumns(group, members))];
}

/** Types that share a group share its columns, named after all of them. */
function groupColumns(group: string, types: LeadType[]): CsvColumn[] {
  const [first] = types;
  if (!first) return [];
  const title = types.map((type) => leadTypeDefinition(type).label).join(' / ');
  return Object.entries(leadTypeDefinition(first).fields).map(([field, definition]) => ({
    header: { labels: `${title}: ${definition.label}`, codes: `${group}.${field}` },
    value: { field, of: types, isList: fieldKind(definition.kind).json === 'strings', labels: labelsOf(definition) },
  }));
}

/** What people read instead of the values that are stored, where that is something else. */
function labelsOf(field: LeadFieldDefinition): Record<string, string> {
  if (!('options' in field)) return {};
  const others = field.options.filter(({ value, label }) => value !== label);
  return Object.fromEntries(others.map(({ value, label }) => [value, label]));
}
