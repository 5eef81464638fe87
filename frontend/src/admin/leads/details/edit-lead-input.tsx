import { fieldKind } from '@lead-types/field-kinds';
import { type ReactElement, useState } from 'react';
import { Checkbox, LongTextField, SelectField, TextField } from '../../ui/fields/fields';
import type { EditField } from './edit-lead-values';

interface EditLeadInputProps {
  readonly field: EditField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One field of the correction form, of the kind its lead type gives it. */
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

/** The options, and what the lead says that is none of them. */
function withValues(options: EditField['options'], values: readonly string[]): EditField['options'] {
  const others = [...new Set(values)].filter((value) => value !== '' && !options.some((one) => one.value === value));
  return [...options, ...others.map((value) => ({ value, label: value }))];
}

/** Any number of options; the chosen ones stand in lines. */
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
