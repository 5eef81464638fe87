import type { LeadFieldOption } from '@lead-types/lead-type-definition';
import type { FieldTexts, SharedFormTexts } from '../../../content/form-texts';
import { LongTextField, TextField } from '../../../shared/ui/text-field';
import { ChoiceGroup } from '../../ui/choice-group';
import { DateField } from '../../ui/date-field';
import { SelectField } from '../../ui/select-field';
import type { FormField } from '../model/form-definition';
import { EmailField } from './email-field';
import { PhoneInput } from './phone-input';

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
  const { label, hint } = texts;
  const optional = field.required || field.looksRequired ? undefined : shared.optional;
  const fieldProps = { id, label, hint, error, optional };

  switch (field.kind) {
    case 'text':
      return <LongTextField field={fieldProps} name={name} autoComplete={field.autoComplete} />;
    case 'choice':
      return (
        <SelectField field={fieldProps} name={name} placeholder={shared.choose} options={optionsOf(field, texts)} />
      );
    case 'radio':
      return <ChoiceGroup field={fieldProps} name={name} type="radio" options={optionsOf(field, texts)} />;
    case 'checkboxes':
      return <ChoiceGroup field={fieldProps} name={name} type="checkbox" options={optionsOf(field, texts)} />;
    case 'date':
      return (
        <DateField field={fieldProps} name={name} autoComplete={field.autoComplete} min={field.min} max={field.max} />
      );
    case 'phone':
      return (
        <PhoneInput
          field={fieldProps}
          onePhone={shared.onePhone}
          name={name}
          {...KEYBOARDS.phone}
          autoComplete={field.autoComplete}
          enterKeyHint="next"
        />
      );
    case 'email':
      return (
        <EmailField
          shared={shared}
          field={fieldProps}
          name={name}
          {...KEYBOARDS.email}
          autoComplete={field.autoComplete}
          enterKeyHint="next"
        />
      );
    default:
      return (
        <TextField
          field={fieldProps}
          name={name}
          {...KEYBOARDS[field.kind]}
          autoComplete={field.autoComplete}
          enterKeyHint="next"
        />
      );
  }
}

function optionsOf({ options }: { readonly options: readonly LeadFieldOption[] }, texts: FieldTexts) {
  return options.map(({ value, label }) => ({ value, label: texts.options?.[value] ?? label }));
}

/** Which keyboard a phone brings up. */
const KEYBOARDS = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  digits: { type: 'text', inputMode: 'numeric' },
  // Not type="number": that one turns with the mouse wheel and swallows Devanagari digits.
  number: { type: 'text', inputMode: 'numeric' },
} as const;
