import { PUBLIC_ROUTES } from '../../../frontend/src/content/routes.js';
import { isCampaign } from '../campaign.js';

/** A franchise page with its forms, an article, the home page, and a content page with a dialog. */
const SAMPLE = {
  en: ['/kisan-canteen', '/blogs/kisan-canteen-selling-together'],
  hi: ['/', '/services/soil-testing'],
};

/** The public pages for this run: all pages in the campaign, only two per language in `npm test`. */
export function pagesToCheck(language: 'en' | 'hi'): string[] {
  return isCampaign ? PUBLIC_ROUTES.map(({ path }) => path) : SAMPLE[language];
}
