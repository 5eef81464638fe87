import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import './field.css';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Text after the label of an optional field. Without it, the field is required. */
  readonly optional?: string | undefined;
}

/** Label, hint and error around a control, which `controlAttributes` connects to them. */
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

/** Attributes that connect a control with its hint and error for assistive technology. */
export function controlAttributes({ id, hint, error, optional }: FieldProps) {
  return {
    id,
    className: 'field__control',
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  } as const;
}

/** Text input of one line. Without `value`, the browser keeps what is typed before scripts run. */
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
