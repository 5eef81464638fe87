import { PUBLIC_ROUTES } from '../../../frontend/src/content/routes.js';
import { isCampaign } from '../campaign.js';

/** One page of each kind: home, content, article, form, franchise, dialog, each in one of the languages. */
const SAMPLE = {
  en: ['/kisan-canteen', '/services/soil-testing', '/blogs/kisan-canteen-selling-together'],
  hi: ['/', '/contact-us', '/career/bdo-application'],
};

/** The public pages that this run looks at: all of them in the campaign, one of each kind in `npm test`. */
export function pagesToCheck(language: 'en' | 'hi'): string[] {
  return isCampaign ? PUBLIC_ROUTES.map(({ path }) => path) : SAMPLE[language];
}
