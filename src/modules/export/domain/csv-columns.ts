import { fieldKind } from '../../../lead-types/field-kinds.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import type { ExportValue } from './lead-export-source.js';

export interface CsvColumn {
  readonly header: string;
  readonly value: ExportValue;
}

const COMMON_COLUMNS: readonly CsvColumn[] = [
  { header: 'Reference', value: { common: 'reference' } },
  { header: 'Type', value: { common: 'type' } },
  { header: 'Status', value: { common: 'status' } },
  { header: 'Priority', value: { common: 'priority' } },
  ...PERSONAL_COLUMNS.map(({ name, label }) => ({ header: label, value: { personal: name } })),
  { header: 'Assigned to', value: { common: 'assignee' } },
  { header: 'Created (IST)', value: { common: 'createdAt' } },
  { header: 'Updated (IST)', value: { common: 'updatedAt' } },
  { header: 'Page', value: { common: 'page' } },
  { header: 'Language', value: { common: 'language' } },
  { header: 'utm_source', value: { common: 'utmSource' } },
  { header: 'utm_medium', value: { common: 'utmMedium' } },
  { header: 'utm_campaign', value: { common: 'utmCampaign' } },
];

/** The columns of a file that holds leads of these types: what all have, then every field of every type, once a group. */
export function csvColumns(types: readonly LeadType[]): CsvColumn[] {
  const groups = new Map<string, LeadType[]>();
  for (const type of LEAD_TYPE_NAMES.filter((name) => types.includes(name))) {
    const { group } = leadTypeDefinition(type);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), type]);
  }
  return [...COMMON_COLUMNS, ...[...groups.values()].flatMap(groupColumns)];
}

/** Types that share a group share its columns, named after all of them. */
function groupColumns(types: LeadType[]): CsvColumn[] {
  const [first] = types;
  if (!first) return [];
  const title = types.map((type) => leadTypeDefinition(type).label).join(' / ');
  return Object.entries(leadTypeDefinition(first).fields).map(([field, { label, kind }]) => ({
    header: `${title}: ${label}`,
    value: { field, of: types, isList: fieldKind(kind).json === 'strings' },
  }));
}
