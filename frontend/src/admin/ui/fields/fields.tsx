import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlAttributes, Field, type FieldProps } from '../../../shared/ui/field';
import './fields.css';

/** What stands around a control: a label, and a hint and an error that describe it to assistive technology. */
interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Made up where nothing else has to know it. */
  readonly id?: string | undefined;
  /** The id of a sentence elsewhere that describes the control too. */
  readonly describedBy?: string | undefined;
}

/** One line, a date or a password, as `type` says. */
export function TextField({ label, hint, error, id, describedBy, ...input }: FieldTexts & ComponentProps<'input'>) {
  const field = useField({ label, hint, error, id });
  return (
    <Field {...field}>
      <input type="text" {...input} {...described(field, describedBy)} />
    </Field>
  );
}

/** Several lines. */
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

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** What stands first and has the value `''`: nobody, any, not given. */
  readonly none?: string | undefined;
  readonly options: readonly SelectOption[];
}

/** A choice from a list. */
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
      <select {...select} {...described(field, describedBy)}>
        <Options none={none} options={options} />
      </select>
    </Field>
  );
}

/** A choice from a list with no label in sight: it needs an `aria-label`. `place` is the class of the block around it. */
export function Select({ place = '', none, options, ...select }: SelectProps & { readonly place?: string }) {
  return (
    <select className={`field__control field__control--inline ${place}`.trim()} {...select}>
      <Options none={none} options={options} />
    </select>
  );
}

function Options({ none, options }: { none: string | undefined; options: readonly SelectOption[] }): ReactNode {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </>
  );
}

function useField({ id, ...texts }: FieldTexts): FieldProps {
  const ownId = useId();
  return { id: id ?? ownId, ...texts };
}

/** Whether a value is required says the control itself: on the public site every field is, unless it says otherwise. */
function described(field: FieldProps, describedBy: string | undefined) {
  const { required: _, 'aria-describedby': own, ...attributes } = controlAttributes(field);
  return { ...attributes, 'aria-describedby': [own, describedBy].filter(Boolean).join(' ') || undefined };
}

/** A tick box with its words beside it. */
export function Checkbox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}

interface FormNoteProps {
  /** For the controls that it describes. */
  readonly id?: string;
  /** The class by which the block around it places it. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sentence in a form about what can be chosen, and why not. */
export function FormNote({ id, className = '', children }: FormNoteProps) {
  return (
    <p className={`form-fields__note ${className}`.trim()} id={id}>
      {children}
    </p>
  );
}
