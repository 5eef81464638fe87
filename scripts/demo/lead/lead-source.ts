import type { LeadType } from '../../../src/lead-types/lead-types.js';
import type { Writing } from '../person/demo-person.js';
import { Random, Weighted } from '../random.js';

/** The pages with forms for a type. Leads of other types come from the contact page. */
const PAGES: Readonly<Partial<Record<LeadType, readonly string[]>>> = {
  quick_contact: ['/', '/solution', '/services/grocery', '/loan-upto-25lakhs'],
  newsletter: ['/', '/kisan-ki-baat', '/blogs/kisan-canteen-empowering-communities'],
  sarthi: ['/kisan-sarthi'],
  bdo_application: ['/career/bdo-application'],
  ddo_application: ['/career/ddo-application'],
  partner: ['/our-future'],
  kisan_canteen: ['/kisan-canteen'],
  kisan_canteen_enquiry: ['/kisan-canteen'],
  kisan_mandi: ['/kisan-mandi'],
  soil_testing: ['/services/soil-testing'],
};
const CONTACT_PAGES = ['/contact-us'];

type Campaign = Readonly<Record<string, string>>;

const CAMPAIGNS = new Weighted<Campaign>([
  [{}, 55],
  [{ referrer: 'https://www.google.com/' }, 17],
  [{ utm_source: 'facebook', utm_medium: 'social', utm_campaign: 'gaon-mein-festival' }, 8],
  [{ utm_source: 'whatsapp', utm_medium: 'share', utm_campaign: 'wishlist-card' }, 7],
  [
    { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'canteen-franchise', utm_term: 'kisan canteen franchise' },
    6,
  ],
  [{ utm_source: 'youtube', utm_medium: 'video', utm_campaign: 'product-of-the-week', utm_content: 'description' }, 4],
  [{ utm_source: 'poster', utm_medium: 'qr', utm_campaign: 'one-farmer-one-plant' }, 3],
]);

export function leadSource(type: LeadType, writing: Writing, random: Random): Record<string, string> {
  const isHindi = writing === 'hindi' || (writing === 'hinglish' && random.chance(0.45));
  const path = random.pickEarly(PAGES[type] ?? CONTACT_PAGES);
  const page = isHindi ? `/hi${path === '/' ? '' : path}` : path;
  return { page, language: isHindi ? 'hi' : 'en', ...CAMPAIGNS.draw(random) };
}
