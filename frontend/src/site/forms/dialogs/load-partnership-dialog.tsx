import type { LoadDialog } from './form-dialog-host';

const TEXTS = {
  en: () => Promise.all([import('../../../content/en/forms/partnership'), import('../../../content/en/forms')]),
  hi: () => Promise.all([import('../../../content/hi/forms/partnership'), import('../../../content/hi/forms')]),
};

/** The partnership application. */
export const loadPartnershipDialog: LoadDialog = async (language) => {
  const [{ FormDialog }, { PARTNERSHIP_FORM }, [{ partnershipForm }, { sharedFormTexts }]] = await Promise.all([
    import('./form-dialog'),
    import('../definitions/partnership-form'),
    TEXTS[language](),
  ]);
  return (state) => (
    <FormDialog form={PARTNERSHIP_FORM} texts={partnershipForm} shared={sharedFormTexts} fullScreen {...state} />
  );
};
