import type { Language } from '../../../content/routes';
import type { Handover } from './newsletter-sign-up';

const TEXTS = {
  en: () => Promise.all([import('../../../content/en/forms/newsletter'), import('../../../content/en/forms')]),
  hi: () => Promise.all([import('../../../content/hi/forms/newsletter'), import('../../../content/hi/forms')]),
};

/** The newsletter's form with all that checks and sends it. */
export async function loadNewsletterSignUp(language: Language) {
  const [{ NewsletterSignUp }, [{ newsletterForm }, { sharedFormTexts }]] = await Promise.all([
    import('./newsletter-sign-up'),
    TEXTS[language](),
    // It may send as soon as it is mounted, offline too.
    import('../ui/submit-form').then(({ prepareForOffline }) => prepareForOffline(language)),
  ]);
  return (props: { handover: Handover }) => (
    <NewsletterSignUp texts={newsletterForm} shared={sharedFormTexts} {...props} />
  );
}
