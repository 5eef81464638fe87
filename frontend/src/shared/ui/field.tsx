import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import './field.css';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Text after the label of an optional field. If absent, the field is required. */
  readonly optional?: string | undefined;
}

/** `controlAttributes` connects the control with label, hint and error. */
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

export function controlAttributes({ id, hint, error, optional }: FieldProps) {
  return {
    id,
    className: 'field__control',
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  } as const;
}

/** Without `value`, the input keeps text typed before hydration. */
export function TextField({ field, ...input }: { field: FieldProps } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...field}>
      <input {...input} {...controlAttributes(field)} />
    </Field>
  );
}

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
