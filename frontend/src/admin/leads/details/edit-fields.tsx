import { type FieldKind, fieldKind } from '@lead-types/field-kinds';
import { INDIAN_STATES } from '@lead-types/indian-states';
import type { LeadFieldOption } from '@lead-types/lead-type-definition';
import { leadTypeDefinition } from '@lead-types/lead-types';
import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import { type ReactElement, useState } from 'react';
import { Checkbox, LongTextField, SelectField, TextField } from '../../ui/fields/fields';
import type { LeadDetail } from '../lead/lead';
import type { LeadCorrection } from '../lead/leads-api';

interface EditLeadInputProps {
  readonly field: EditField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function EditLeadInput({ field, value, error, onChange }: EditLeadInputProps): ReactElement {
  const { path, label, kind, options } = field;
  const { control, keyboard } = fieldKind(kind);
  const [first] = useState(value);
  const shared = {
    id: `correct-${path}`,
    name: path,
    label,
    error,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  } as const;

  switch (control) {
    case 'checkboxes':
      return <EditLeadChoices field={field} value={value} error={error} onChange={onChange} />;
    case 'select':
      return <SelectField {...shared} none="Not given" options={withValues(options, [first, value])} />;
    case 'area':
      return <LongTextField {...shared} rows={3} maxLength={5000} />;
    case 'line':
    case 'day':
      return <TextField {...shared} type={control === 'day' ? 'date' : 'text'} inputMode={keyboard} maxLength={200} />;
  }
}

/** Adds the lead's own values if they are not among the options. */
function withValues(options: EditField['options'], values: readonly string[]): EditField['options'] {
  const others = [...new Set(values)].filter((value) => value !== '' && !options.some((one) => one.value === value));
  return [...options, ...others.map((value) => ({ value, label: value }))];
}

/** Multiple choice. `value` holds the chosen options, one per line. */
function EditLeadChoices({ field: { path, label, options }, value, error, onChange }: EditLeadInputProps) {
  const id = `correct-${path}`;
  const errorId = `${id}-error`;
  const chosen = value === '' ? [] : value.split('\n');
  const choose = (option: string, isChosen: boolean) => {
    const next = options.filter((each) => (each.value === option ? isChosen : chosen.includes(each.value)));
    onChange(next.map((each) => each.value).join('\n'));
  };
  return (
    <fieldset
      className="edit-lead__choices"
      id={id}
      tabIndex={-1}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => choose(option.value, target.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
      {error !== undefined && (
        <p className="edit-lead__error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

export interface EditField {
  /** Written as in the API's errors: `personalInfo.city`, `bdoInfo.motivation`. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly options: readonly LeadFieldOption[];
}

/** Values keyed by path. The chosen options of a multiple choice are joined by newlines. */
export type EditValues = Readonly<Record<string, string>>;

export interface Conflict {
  readonly field: EditField;
  readonly mine: string;
  readonly theirs: string;
}

/** Visitors type their state; users choose it from a list, as in filters and rules. */
const STATES = {
  kind: 'choice',
  options: INDIAN_STATES.map(({ name }) => ({ value: name, label: name })),
} as const;

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

export function editValues(lead: LeadDetail, fields: readonly EditField[]): EditValues {
  const values: Record<string, string> = {};
  for (const { path } of fields) {
    const [group = '', name = ''] = path.split('.');
    const value: unknown = (lead[group as keyof LeadDetail] as Record<string, unknown> | undefined)?.[name];
    values[path] = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  }
  return values;
}

/** The request body: the values that differ from `before`, grouped as in the API. */
export function editBody(fields: readonly EditField[], before: EditValues, now: EditValues): LeadCorrection {
  const body: Record<string, Record<string, unknown>> = {};
  for (const { path, kind } of fields) {
    const text = (now[path] ?? '').trim();
    if (text === before[path]) continue;
    const [group = '', name = ''] = path.split('.');
    body[group] = { ...body[group], [name]: sent(text, kind) };
  }
  // The lead type registry defines the paths; the server validates the values.
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
 * Merges a colleague's change into an open form. A field that both the colleague and the user have changed keeps the
 * user's value and is reported as a conflict.
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

export function formatEdit({ options }: EditField, value: string): string {
  const words = value.split('\n').map((part) => options.find((option) => option.value === part)?.label ?? part);
  return words.join(', ') || 'Empty';
}
