import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlAttributes, Field, type FieldProps } from '../../../shared/ui/field';
import './fields.css';

interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
}

export function TextField({ label, hint, error, id, describedBy, ...input }: FieldTexts & ComponentProps<'input'>) {
  const field = useField({ label, hint, error, id });
  return (
    <Field {...field}>
      <input type="text" {...input} {...described(field, describedBy)} />
    </Field>
  );
}

export function LongTextField({
  label,
  hint,
  error,
  id,
  describedBy,
  ...textarea
}: FieldTexts & ComponentProps<'textarea'>) {
  const field = useField({ label, hint, error, id });
  return (
    <Field {...field}>
      <textarea {...textarea} {...described(field, describedBy)} />
    </Field>
  );
}

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectGroup {
  readonly title: string;
  readonly options: readonly SelectOption[];
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** If given, this is the label of an additional first option with the value `''`. */
  readonly none?: string | undefined;
  readonly options: readonly (SelectOption | SelectGroup)[];
}

export function SelectField({
  label,
  hint,
  error,
  id,
  describedBy,
  none,
  options,
  ...select
}: FieldTexts & SelectProps) {
  const field = useField({ label, hint, error, id });
  return (
    <Field {...field}>
      <select {...select} {...described(field, describedBy)} className="field__control select-control">
        <Options none={none} options={options} />
      </select>
    </Field>
  );
}

/** Select without a visible label, so set `aria-label`. `place` is a class name from the parent block. */
export function Select({ place = '', none, options, ...select }: SelectProps & { readonly place?: string }) {
  return (
    <select className={`field__control field__control--inline select-control ${place}`.trim()} {...select}>
      <Options none={none} options={options} />
    </select>
  );
}

function Options({ none, options }: Pick<SelectProps, 'options'> & { none: string | undefined }): ReactNode {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) =>
        'title' in option ? (
          <optgroup key={option.title} label={option.title}>
            <Options none={undefined} options={option.options} />
          </optgroup>
        ) : (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ),
      )}
    </>
  );
}

function useField({ id, ...texts }: FieldTexts): FieldProps {
  const ownId = useId();
  return { id: id ?? ownId, ...texts };
}

/** Leaves out `required`, which is set for each control here. On the public site, fields are required by default. */
function described(field: FieldProps, describedBy: string | undefined) {
  const { required: _, 'aria-describedby': own, ...attributes } = controlAttributes(field);
  return { ...attributes, 'aria-describedby': [own, describedBy].filter(Boolean).join(' ') || undefined };
}

export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children?: ReactNode }) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}

interface FormNoteProps {
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function FormNote({ id, className = '', children }: FormNoteProps) {
  return (
    <p className={`form-fields__note ${className}`.trim()} id={id}>
      {children}
    </p>
  );
}
