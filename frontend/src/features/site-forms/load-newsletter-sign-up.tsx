import type { NewsletterTexts } from '../../content/newsletter';
import type { Language } from '../../content/routes';
import type { TakenOver } from './newsletter-sign-up';

const SHARED = { en: () => import('../../content/en/forms'), hi: () => import('../../content/hi/forms') };

/** The newsletter's form with all that checks and sends it. */
export async function loadNewsletterSignUp(language: Language, texts: NewsletterTexts) {
  const [{ NewsletterSignUp }, { sharedFormTexts }] = await Promise.all([
    import('./newsletter-sign-up'),
    SHARED[language](),
  ]);
  return (props: { takenOver: TakenOver }) => <NewsletterSignUp texts={texts} shared={sharedFormTexts} {...props} />;
}
