import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { controlAttributes, Field, type FieldProps } from './field';

/** One line. Without `value` the browser keeps what is typed, also while no script runs yet. */
export function TextField({ field, ...input }: { field: FieldProps } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...field}>
      <input {...input} {...controlAttributes(field)} />
    </Field>
  );
}

/** Several lines. */
export function LongTextField({
  field,
  ...textarea
}: { field: FieldProps } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field {...field}>
      <textarea rows={5} {...textarea} {...controlAttributes(field)} />
    </Field>
  );
}
