import type { ContactForms } from '../../content/contact';
import type {
  CallbackLeadType,
  DialogFormTexts,
  DialogName,
  FormName,
  FormTexts,
  SharedFormTexts,
} from '../../content/form-texts';
import type { Language } from '../../content/routes';
import type { FormDefinition, FormSpec } from './model/form-definition';

export type DialogFormSpec = FormSpec & { readonly texts: DialogFormTexts };

export const SHARED_TEXTS: Record<Language, () => Promise<SharedFormTexts>> = {
  en: async () => (await import('../../content/en/forms')).sharedFormTexts,
  hi: async () => (await import('../../content/hi/forms')).sharedFormTexts,
};

type FormFiles<Texts> = Record<Language, () => Promise<Texts>> & { readonly form: () => Promise<FormDefinition> };

/** Each form has its own files, so that pages load only their forms. `page-scripts.mjs` finds them by name. */
const FORMS: Record<FormName, FormFiles<FormTexts>> = {
  bdo: {
    form: async () => (await import('./definitions/bdo-form')).BDO_FORM,
    en: async () => (await import('../../content/en/forms/bdo')).bdoForm,
    hi: async () => (await import('../../content/hi/forms/bdo')).bdoForm,
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
};

const DIALOG_FORMS: Record<DialogName, FormFiles<DialogFormTexts>> = {
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
};

const CALLBACK_TEXTS = {
  en: async () => (await import('../../content/en/forms/callback')).callbackForm,
  hi: async () => (await import('../../content/hi/forms/callback')).callbackForm,
};

export function loadForm(name: FormName, language: Language): Promise<FormSpec> {
  return load(FORMS[name], language);
}

export function loadDialogForm(name: DialogName, language: Language): Promise<DialogFormSpec> {
  return load(DIALOG_FORMS[name], language);
}

export function loadCallbackForm(type: CallbackLeadType, language: Language): Promise<FormSpec> {
  const form = async () => (await import('./definitions/callback-form')).callbackFormFor(type);
  return load({ form, ...CALLBACK_TEXTS }, language);
}

async function load<Texts extends FormTexts>(files: FormFiles<Texts>, language: Language) {
  const [form, texts, shared] = await Promise.all([files.form(), files[language](), SHARED_TEXTS[language]()]);
  return { form, texts, shared };
}

const CONTACT_TEXTS = {
  en: () => Promise.all([import('../../content/en/forms/contact'), import('../../content/en/forms/franchise')]),
  hi: () => Promise.all([import('../../content/hi/forms/contact'), import('../../content/hi/forms/franchise')]),
};

export async function loadContactForms(language: Language): Promise<ContactForms> {
  const [[{ contactForm, contactFormChoice }, { franchiseForm }], shared] = await Promise.all([
    CONTACT_TEXTS[language](),
    SHARED_TEXTS[language](),
  ]);
  return { choice: contactFormChoice, contact: contactForm, franchise: franchiseForm, shared };
}
