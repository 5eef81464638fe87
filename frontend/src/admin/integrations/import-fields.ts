import { CLOSE_REASON_LABELS } from '@lead-types/close-reasons';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '@lead-types/lead-types';
import { PRIORITY_LABELS, STATUS_LABELS } from '@lead-types/lead-work';
import type { ImportField } from './imports-api';

const IDS: readonly string[] = ['reference', '_id', 'version', 'externalId', 'externalIds'];
const TITLE_END = ': ';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The fields as options of a select: the person, the lead, its ids, then the fields of each type. */
export function groupFields(fields: readonly ImportField[]): { title: string; options: Choice[] }[] {
  const groups = new Map<string, Choice[]>([
    ['Person', []],
    ['Lead', []],
    ['Ids', []],
  ]);
  for (const { field, label, isForNew } of fields) {
    const { title, name } = titleOf(field, label);
    const choice = { value: field, label: isForNew ? `${name} (only for new leads)` : name };
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return [...groups].filter(([, options]) => options.length > 0).map(([title, options]) => ({ title, options }));
}

function titleOf(field: string, label: string): { title: string; name: string } {
  if (IDS.includes(field)) return { title: 'Ids', name: label };
  if (field.startsWith('personalInfo.')) return { title: 'Person', name: label };
  const at = label.indexOf(TITLE_END);
  return at === -1
    ? { title: 'Lead', name: label }
    : { title: label.slice(0, at), name: label.slice(at + TITLE_END.length) };
}

const COMMON_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: STATUS_LABELS,
  priority: PRIORITY_LABELS,
  closeReason: CLOSE_REASON_LABELS,
  type: Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, leadTypeDefinition(type).label])),
};

/** The label of a stored value. A list is joined by semicolons. */
export function valueLabel(field: string, value: string): string {
  const labels = COMMON_LABELS[field] ?? optionLabels(field);
  return value
    .split('; ')
    .map((one) => labels[one] ?? one)
    .join('; ');
}

function optionLabels(field: string): Readonly<Record<string, string>> {
  const [group, name = ''] = field.split('.');
  const type = LEAD_TYPE_NAMES.find((one) => leadTypeDefinition(one).group === group);
  const definition = type && leadTypeDefinition(type).fields[name];
  const options = definition && 'options' in definition ? definition.options : [];
  return Object.fromEntries((options ?? []).map(({ value, label }) => [value, label]));
}
