import { type InputHTMLAttributes, type SelectHTMLAttributes, useEffect, useRef } from 'react';
import { controlAttributes, Field, type FieldProps } from '../../shared/ui/field';
import './choice-group.css';

interface ChoiceGroupProps {
  readonly field: FieldProps;
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A group of radio buttons or checkboxes. The first one has the field's id. */
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

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly field: FieldProps;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ field, placeholder, options, ...select }: SelectFieldProps) {
  return (
    <Field {...field}>
      <select {...select} {...controlAttributes(field)}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface DateFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'> {
  readonly field: FieldProps;
  readonly min?: (() => string) | undefined;
  readonly max?: (() => string) | undefined;
}

/** The limits depend on today, so they are set in the browser, not in the prerendered page. */
export function DateField({ field, min, max, ...input }: DateFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (min) control.current?.setAttribute('min', min());
    if (max) control.current?.setAttribute('max', max());
  }, [min, max]);
  return (
    <Field {...field}>
      <input {...input} {...controlAttributes(field)} type="date" ref={control} />
    </Field>
  );
}
