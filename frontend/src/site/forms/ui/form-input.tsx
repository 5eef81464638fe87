import type { LeadFieldOption } from '@lead-types/lead-type-definition';
import { type ComponentProps, useRef, useState } from 'react';
import { COMPANY } from '../../../content/company';
import type { FieldTexts, SharedFormTexts } from '../../../content/form-texts';
import { holdsSeveralPhones } from '../../../shared/lib/several-phones';
import { LongTextField, TextField } from '../../../shared/ui/field';
import { ChoiceGroup, DateField, SelectField } from '../../ui/choice-fields';
import type { FormField } from '../model/form-definition';

interface FormInputProps {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
  readonly texts: FieldTexts;
  readonly shared: SharedFormTexts;
  readonly error: string | undefined;
}

export function FormInput({ id, name, field, texts, shared, error }: FormInputProps) {
  const { label, hint } = texts;
  const optional = field.required || field.looksRequired ? undefined : shared.optional;
  const fieldProps = { id, label, hint, error, optional };
  const line = { field: fieldProps, name, autoComplete: field.autoComplete, enterKeyHint: 'next' } as const;

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
      return <PhoneInput onePhone={shared.onePhone} {...line} {...KEYBOARDS.phone} />;
    case 'email':
      return <EmailField shared={shared} {...line} {...KEYBOARDS.email} />;
    default:
      return <TextField {...line} {...KEYBOARDS[field.kind]} />;
  }
}

function optionsOf({ options }: { readonly options: readonly LeadFieldOption[] }, texts: FieldTexts) {
  return options.map(({ value, label }) => ({ value, label: texts.options?.[value] ?? label }));
}

const KEYBOARDS = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  digits: { type: 'text', inputMode: 'numeric' },
  // type="number" would change the value when the mouse wheel scrolls, and would reject Devanagari digits.
  number: { type: 'text', inputMode: 'numeric' },
} as const;

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  readonly shared: SharedFormTexts;
}

/** Suggests a correction for a likely typo, and shows visitors without an email address how to reach us. */
function EmailField({ shared, ...input }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  const suggest = async (typed: string) => {
    const { suggestedEmail } = await import('../model/email-suggestion');
    // The value might have changed while the code loaded.
    if (box.current?.querySelector('input')?.value === typed) setSuggestion(suggestedEmail(typed));
  };

  const accept = () => {
    const control = box.current?.querySelector('input');
    if (!control || !suggestion) return;
    control.value = suggestion;
    // Drafts and checks listen to this event.
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  };

  return (
    <div ref={box}>
      <TextField
        {...input}
        onBlur={({ target: { value }, relatedTarget }) => {
          // A suggestion would move the button that the visitor is pressing.
          if (!relatedTarget?.matches('button')) suggest(value).catch(() => {});
        }}
        onInput={() => setSuggestion(undefined)}
      />
      <p className="site-form__suggestion" aria-live="polite">
        {suggestion && (
          <button className="text-button" type="button" onClick={accept}>
            {shared.didYouMean.replace('{address}', () => suggestion)}
          </button>
        )}
      </p>
      <NoEmail texts={shared.noEmail} />
    </div>
  );
}

interface PhoneInputProps extends ComponentProps<typeof TextField> {
  /** Hint that is shown if more than one number was typed. The value is sent as typed. */
  readonly onePhone: string;
}

function PhoneInput({ field, onePhone, ...input }: PhoneInputProps) {
  const [isSeveral, setSeveral] = useState(false);
  return (
    <TextField
      field={{ ...field, hint: isSeveral ? onePhone : field.hint }}
      {...input}
      onInput={({ currentTarget }) => setSeveral(holdsSeveralPhones(currentTarget.value))}
    />
  );
}

function NoEmail({ texts }: { texts: SharedFormTexts['noEmail'] }) {
  const { question, call, or } = texts;
  return (
    <p className="field__hint site-form__no-email">
      {question} <a href={COMPANY.phone.href}>{call}</a> {or} <a href={COMPANY.whatsapp}>WhatsApp</a>
    </p>
  );
}
