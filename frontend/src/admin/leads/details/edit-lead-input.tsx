import { fieldKind } from '@lead-types/field-kinds';
import type { ReactElement } from 'react';
import type { EditField } from './edit-lead-values';

interface CorrectionInputProps {
  readonly field: EditField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One field of the correction form, of the kind its lead type gives it. */
export function EditLeadInput({ field, value, error, onChange }: CorrectionInputProps) {
  const { path, label, kind, options } = field;
  const { control, keyboard } = fieldKind(kind);
  const id = `correct-${path}`;
  const errorId = `${id}-error`;
  const shared = {
    id,
    name: path,
    className: 'field__control',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  } as const;

  if (control === 'checkboxes') {
    const chosen = value === '' ? [] : value.split('\n');
    return (
      <fieldset className="edit-lead__choices" id={id} tabIndex={-1} aria-describedby={shared['aria-describedby']}>
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => {
                const next = options
                  .map((each) => each.value)
                  .filter((each) => {
                    return each === option.value ? target.checked : chosen.includes(each);
                  });
                onChange(next.join('\n'));
              }}
            />
            {option.label}
          </label>
        ))}
        <FieldError id={errorId} error={error} />
      </fieldset>
    );
  }
  return (
    <div className="edit-lead__field">
      <label htmlFor={id}>{label}</label>
      {inputOf(control)}
      <FieldError id={errorId} error={error} />
    </div>
  );

  function inputOf(shape: Exclude<typeof control, 'checkboxes'>): ReactElement {
    switch (shape) {
      case 'area':
        return (
          <textarea
            {...shared}
            rows={3}
            maxLength={5000}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      case 'select':
        return (
          <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">Not given</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        );
      case 'line':
      case 'day':
        return (
          <input
            {...shared}
            type={shape === 'day' ? 'date' : 'text'}
            inputMode={keyboard}
            maxLength={200}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        );
    }
  }
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p className="edit-lead__error" id={id}>
      {error}
    </p>
  );
}
