import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import './field.css';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Stands after the label of a field that may stay empty. */
  readonly optional?: string | undefined;
}

/** A visible label, a hint and an error around a control that `controlAttributes` ties to them. */
export function Field({ id, label, hint, error, optional, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> {optional}</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes by which a control names its hint and its error to assistive technology. */
export function controlAttributes({ id, hint, error, optional }: FieldProps) {
  return {
    id,
    className: 'field__control',
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  } as const;
}

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
