import type { FieldTexts, SharedFormTexts } from '../../content/form-texts';
import { SelectField } from '../../shared/ui/select-field';
import { LongTextField, TextField } from '../../shared/ui/text-field';
import type { FormField } from './form-definition';

interface FormInputProps {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
  readonly texts: FieldTexts;
  readonly shared: SharedFormTexts;
  readonly error: string | undefined;
}

/** One field of a form: the control its kind asks for. */
export function FormInput({ id, name, field, texts, shared, error }: FormInputProps) {
  const { label, hint, options = {} } = texts;
  const frame = { id, label, hint, error, optional: field.required ? undefined : shared.optional };

  switch (field.kind) {
    case 'text':
      return <LongTextField field={frame} name={name} />;
    case 'choice':
      return (
        <SelectField
          field={frame}
          name={name}
          placeholder={shared.choose}
          options={field.options.map(({ value, label: stored }) => ({ value, label: options[value] ?? stored }))}
        />
      );
    default:
      return (
        <TextField
          field={frame}
          name={name}
          {...KEYBOARDS[field.kind]}
          autoComplete={field.autoComplete}
          enterKeyHint="next"
        />
      );
  }
}

/** Which keyboard a phone brings up. */
const KEYBOARDS = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;
