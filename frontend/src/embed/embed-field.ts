import { COMPANY } from '../content/company';
import type { FieldTexts, SharedFormTexts } from '../content/form-texts';
import type { FormField } from '../site/forms/model/form-definition';
import { element, outsideLink, setAttribute } from './element';

const KEYBOARDS = {
  line: ['text'],
  email: ['email', 'email'],
  phone: ['tel', 'tel'],
  url: ['url', 'url'],
  digits: ['text', 'numeric'],
  number: ['text', 'numeric'],
} as const;

export interface EmbedField {
  readonly box: HTMLElement;
  /** The input, or the first box of a group. */
  readonly control: HTMLElement;
  /** Shows an error, or removes it. */
  readonly setError: (error: string | undefined) => void;
}

interface FieldOptions {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
  readonly texts: FieldTexts;
  readonly shared: SharedFormTexts;
}

/** Creates an input with label, hint and error, with the same names and attributes as on our site. */
export function embedField(options: FieldOptions): EmbedField {
  const { id, field, texts, shared } = options;
  const required = Boolean(field.required || field.looksRequired);
  const label = [
    texts.label,
    required ? undefined : element('span', { class: 'kc-form__optional' }, ` ${shared.optional}`),
  ];
  const hint = texts.hint ? element('p', { class: 'kc-form__hint', id: `${id}-hint` }, texts.hint) : undefined;
  const isGroup = field.kind === 'radio' || field.kind === 'checkboxes';

  const controls = isGroup ? boxesOf(options, required) : [controlOf(options, required)];
  const [control] = controls as [HTMLElement];
  const box = isGroup
    ? element(
        'fieldset',
        { class: 'kc-form__field', role: field.kind === 'radio' && 'radiogroup' },
        element('legend', { class: 'kc-form__label' }, ...label),
        hint,
        ...controls.map((input, place) =>
          element('label', { class: 'kc-form__option' }, input, optionsOf(field, texts)[place]?.label),
        ),
      )
    : element(
        'div',
        { class: 'kc-form__field' },
        element('label', { class: 'kc-form__label', for: id }, ...label),
        hint,
        control,
        field.kind === 'email' ? noEmail(shared.noEmail) : undefined,
      );

  const described = isGroup ? box : control;
  const invalid = field.kind === 'checkboxes' ? controls : [described];
  let shown: HTMLElement | undefined;
  const setError = (error: string | undefined) => {
    shown?.remove();
    shown = error ? element('p', { class: 'kc-form__error', id: `${id}-error` }, error) : undefined;
    if (shown && isGroup) box.append(shown);
    else if (shown) control.after(shown);
    for (const input of invalid) setAttribute(input, 'aria-invalid', error && 'true');
    const ids = [shown?.id, hint?.id].filter(Boolean).join(' ');
    setAttribute(described, 'aria-describedby', ids || undefined);
  };
  setError(undefined);
  return { box, control, setError };
}

function controlOf({ id, name, field, texts, shared }: FieldOptions, required: boolean): HTMLElement {
  const attributes = { class: 'kc-form__control', id, name, required, autocomplete: field.autoComplete };
  if (field.kind === 'text') return element('textarea', { ...attributes, rows: 5 });
  if (field.kind === 'choice') {
    const options = [{ value: '', label: shared.choose }, ...optionsOf(field, texts)];
    return element('select', attributes, ...options.map(({ value, label }) => element('option', { value }, label)));
  }
  if (field.kind === 'date')
    return element('input', { ...attributes, type: 'date', min: field.min?.(), max: field.max?.() });
  const [type, inputmode] = KEYBOARDS[field.kind as keyof typeof KEYBOARDS];
  return element('input', { ...attributes, type, inputmode, enterkeyhint: 'next' });
}

function boxesOf({ id, name, field, texts }: FieldOptions, required: boolean): HTMLInputElement[] {
  const isRadio = field.kind === 'radio';
  return optionsOf(field, texts).map(({ value }, place) =>
    element('input', {
      class: 'kc-form__box',
      id: place === 0 && id,
      type: isRadio ? 'radio' : 'checkbox',
      name,
      value,
      required: isRadio && required,
    }),
  );
}

function optionsOf(field: FormField, texts: FieldTexts): { readonly value: string; readonly label: string }[] {
  if (!('options' in field)) return [];
  return field.options.map(({ value, label }) => ({ value, label: texts.options?.[value] ?? label }));
}

function noEmail({ question, call, or }: SharedFormTexts['noEmail']): HTMLElement {
  const phone = element('a', { href: COMPANY.phone.href }, call);
  return element(
    'p',
    { class: 'kc-form__hint kc-form__no-email' },
    `${question} `,
    phone,
    ` ${or} `,
    outsideLink(COMPANY.whatsapp, 'WhatsApp'),
  );
}
