import type { SelectHTMLAttributes } from 'react';
import { controlAttributes, Field, type FieldProps } from '../../shared/ui/field';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly field: FieldProps;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few choices, by the browser's own list. */
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
