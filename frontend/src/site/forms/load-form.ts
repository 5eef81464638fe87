import type { ContactForms } from '../../content/contact';
import type { DialogFormTexts, FormTexts, SharedFormTexts } from '../../content/form-texts';
import type { Language } from '../../content/routes';
import type { CallbackLeadType } from './definitions/callback-form';
import type { FormDefinition, FormSpec } from './model/form-definition';

/** A form that opens in a dialog. */
export type DialogFormSpec = FormSpec & { readonly texts: DialogFormTexts };

/** What every form says. */
export const SHARED_TEXTS: Record<Language, () => Promise<SharedFormTexts>> = {
  en: async () => (await import('../../content/en/forms')).sharedFormTexts,
  hi: async () => (await import('../../content/hi/forms')).sharedFormTexts,
};

/**
 * Every form that stands alone on a page or in a dialog. Each comes in files of its own, named after it
 * (`scripts/site/page-scripts.mjs` knows them by that): a page loads what it shows.
 */
const FORMS = {
  bdo: {
    form: async () => (await import('./definitions/bdo-form')).BDO_FORM,
    en: async () => (await import('../../content/en/forms/bdo')).bdoForm,
    hi: async () => (await import('../../content/hi/forms/bdo')).bdoForm,
  },
  callback: {
    form: async (type) => (await import('./definitions/callback-form')).callbackFormFor(type as CallbackLeadType),
    en: async () => (await import('../../content/en/forms/callback')).callbackForm,
    hi: async () => (await import('../../content/hi/forms/callback')).callbackForm,
  },
  ddo: {
    form: async () => (await import('./definitions/ddo-form')).DDO_FORM,
    en: async () => (await import('../../content/en/forms/ddo')).ddoForm,
    hi: async () => (await import('../../content/hi/forms/ddo')).ddoForm,
  },
  newsletter: {
    form: async () => (await import('./definitions/newsletter-form')).NEWSLETTER_FORM,
    en: async () => (await import('../../content/en/forms/newsletter')).newsletterForm,
    hi: async () => (await import('../../content/hi/forms/newsletter')).newsletterForm,
  },
  quote: {
    form: async () => (await import('./definitions/quote-form')).QUOTE_FORM,
    en: async () => (await import('../../content/en/forms/quote')).quoteForm,
    hi: async () => (await import('../../content/hi/forms/quote')).quoteForm,
  },
  sarthi: {
    form: async () => (await import('./definitions/sarthi-form')).SARTHI_FORM,
    en: async () => (await import('../../content/en/forms/sarthi')).sarthiForm,
    hi: async () => (await import('../../content/hi/forms/sarthi')).sarthiForm,
  },
} satisfies Record<string, FormFiles<FormTexts>>;

/** The forms that open in a dialog. */
const DIALOG_FORMS = {
  partnership: {
    form: async () => (await import('./definitions/partnership-form')).PARTNERSHIP_FORM,
    en: async () => (await import('../../content/en/forms/partnership')).partnershipForm,
    hi: async () => (await import('../../content/hi/forms/partnership')).partnershipForm,
  },
  'soil-test': {
    form: async () => (await import('./definitions/soil-test-form')).SOIL_TEST_FORM,
    en: async () => (await import('../../content/en/forms/soil-test')).soilTestForm,
    hi: async () => (await import('../../content/hi/forms/soil-test')).soilTestForm,
  },
} satisfies Record<string, FormFiles<DialogFormTexts>>;

type FormFiles<Texts> = Record<Language, () => Promise<Texts>> & {
  readonly form: (type: string | undefined) => Promise<FormDefinition>;
};

export type FormName = keyof typeof FORMS;
export type DialogName = keyof typeof DIALOG_FORMS;

/** @param type the lead type, of a form that serves several */
export function loadForm(name: FormName, language: Language, type?: string): Promise<FormSpec> {
  return load<FormTexts>(FORMS[name], language, type);
}

export function loadDialogForm(name: DialogName, language: Language): Promise<DialogFormSpec> {
  return load<DialogFormTexts>(DIALOG_FORMS[name], language);
}

async function load<Texts extends FormTexts>(files: FormFiles<Texts>, language: Language, type?: string) {
  const [form, texts, shared] = await Promise.all([files.form(type), files[language](), SHARED_TEXTS[language]()]);
  return { form, texts, shared };
}

const CONTACT_TEXTS = {
  en: () => Promise.all([import('../../content/en/forms/contact'), import('../../content/en/forms/franchise')]),
  hi: () => Promise.all([import('../../content/hi/forms/contact'), import('../../content/hi/forms/franchise')]),
};

/** The two forms of the contact page. */
export async function loadContactForms(language: Language): Promise<ContactForms> {
  const [[{ contactForm, contactFormChoice }, { franchiseForm }], shared] = await Promise.all([
    CONTACT_TEXTS[language](),
    SHARED_TEXTS[language](),
  ]);
  return { choice: contactFormChoice, contact: contactForm, franchise: franchiseForm, shared };
}
