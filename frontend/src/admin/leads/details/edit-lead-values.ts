import { type FieldKind, fieldKind } from '@lead-types/field-kinds';
import { INDIAN_STATES } from '@lead-types/indian-states';
import type { LeadFieldOption } from '@lead-types/lead-type-definition';
import { leadTypeDefinition } from '@lead-types/lead-types';
import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import type { LeadDetail } from '../lead/lead';
import type { LeadCorrection } from '../lead/leads-api';

export interface EditField {
  /** `personalInfo.city`, `bdoInfo.motivation`: as the API names it in its errors. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly options: readonly LeadFieldOption[];
}

/** Path -> what stands in the form; several choices as their values joined by new lines. */
export type EditValues = Readonly<Record<string, string>>;

/** What two people made of one field. */
export interface Conflict {
  readonly field: EditField;
  readonly mine: string;
  readonly theirs: string;
}

/** Visitors type their state; staff choose it, as in filters and rules. */
const STATES = {
  kind: 'choice',
  options: INDIAN_STATES.map(({ name }) => ({ value: name, label: name })),
} as const;

/** Every field of a lead that can be corrected: who it is, then what its type asks. */
export function editFields({ type }: Pick<LeadDetail, 'type'>): EditField[] {
  const { group, fields } = leadTypeDefinition(type);
  const personal = Object.entries(PERSONAL_FIELDS).map(([name, { label, kind }]) => ({
    path: `personalInfo.${name}`,
    label,
    ...(name === 'state' ? STATES : { kind, options: [] }),
  }));
  if (group === null) return personal;
  const own = Object.entries(fields).map(([name, field]) => ({
    path: `${group}.${name}`,
    label: field.label,
    kind: field.kind,
    options: 'options' in field ? field.options : [],
  }));
  return [...personal, ...own];
}

/** What the lead holds, as the form shows it. */
export function editValues(lead: LeadDetail, fields: readonly EditField[]): EditValues {
  const values: Record<string, string> = {};
  for (const { path } of fields) {
    const [group = '', name = ''] = path.split('.');
    const value: unknown = (lead[group as keyof LeadDetail] as Record<string, unknown> | undefined)?.[name];
    values[path] = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  }
  return values;
}

/** The body of the change: only what differs from `before`, in the lead's own groups. */
export function editBody(fields: readonly EditField[], before: EditValues, now: EditValues): LeadCorrection {
  const body: Record<string, Record<string, unknown>> = {};
  for (const { path, kind } of fields) {
    const text = (now[path] ?? '').trim();
    if (text === before[path]) continue;
    const [group = '', name = ''] = path.split('.');
    body[group] = { ...body[group], [name]: sent(text, kind) };
  }
  // By the paths of the lead's own fields, which the registry of lead types gives; the server checks each value.
  return body as LeadCorrection;
}

function sent(text: string, kind: EditField['kind']): unknown {
  switch (fieldKind(kind).json) {
    case 'string':
      return text;
    case 'strings':
      return text === '' ? [] : text.split('\n');
    case 'number':
      return /^\d+$/.test(text) ? Number(text) : text === '' ? null : text;
  }
}

/**
 * The lead changed under an open form. Fields that only the other one touched take the new value; those that both
 * touched, differently, are conflicts and keep what was typed until somebody chooses.
 */
export function mergeEdit(
  fields: readonly EditField[],
  before: EditValues,
  mine: EditValues,
  theirs: EditValues,
): { values: EditValues; conflicts: Conflict[] } {
  const values: Record<string, string> = {};
  const conflicts: Conflict[] = [];
  for (const field of fields) {
    const { path } = field;
    const [was = '', typed = '', found = ''] = [before[path], mine[path], theirs[path]];
    const touched = typed.trim() !== was;
    values[path] = touched ? typed : found;
    if (touched && found !== was && found !== typed.trim()) conflicts.push({ field, mine: typed, theirs: found });
  }
  return { values, conflicts };
}

/** A value in words, for the two sides of a conflict. */
export function formatEdit({ options }: EditField, value: string): string {
  const words = value.split('\n').map((part) => options.find((option) => option.value === part)?.label ?? part);
  return words.join(', ') || 'Empty';
}
