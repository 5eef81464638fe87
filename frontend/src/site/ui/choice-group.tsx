import './choice-group.css';
import type { FieldProps } from '../../shared/ui/field';

interface ChoiceGroupProps {
  readonly field: FieldProps;
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A few options all in sight, to choose one (`radio`) or any number of. The first one has the field's id. */
export function ChoiceGroup({ field: { id, label, hint, error, optional }, name, type, options }: ChoiceGroupProps) {
  const one = type === 'radio';
  return (
    <fieldset
      className="field choice-group"
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      {...(one && { role: 'radiogroup', 'aria-invalid': error ? true : undefined })}
    >
      <legend className="field__label">
        {label}
        {optional && <span className="field__optional"> {optional}</span>}
      </legend>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, place) => (
        <label className="choice-group__option" key={option.value}>
          <input
            className="choice-group__box"
            id={place === 0 ? id : undefined}
            type={type}
            name={name}
            value={option.value}
            required={one && !optional}
            aria-invalid={!one && error ? true : undefined}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
