import type { LoadDialog } from './form-dialog-host';

const TEXTS = {
  en: () => Promise.all([import('../../../content/en/forms/soil-test'), import('../../../content/en/forms')]),
  hi: () => Promise.all([import('../../../content/hi/forms/soil-test'), import('../../../content/hi/forms')]),
};

/** The soil-test request. */
export const loadSoilTestDialog: LoadDialog = async (language) => {
  const [{ FormDialog }, { SOIL_TEST_FORM }, [{ soilTestForm }, { sharedFormTexts }]] = await Promise.all([
    import('./form-dialog'),
    import('../definitions/soil-test-form'),
    TEXTS[language](),
  ]);
  return (state) => <FormDialog form={SOIL_TEST_FORM} texts={soilTestForm} shared={sharedFormTexts} {...state} />;
};
