import type { Language } from './routes';

export const COMPANY = {
  name: { en: 'Kisan Canteen', hi: 'किसान कैंटीन' } satisfies Record<Language, string>,
  email: 'info@kisancanteen.in',
  phone: { href: 'tel:+911155500100', label: '+91 11 5550 0100', international: '+911155500100' },
  whatsapp: 'https://wa.me/911155500100',
  address: {
    en: ['Kisan Canteen', '2nd Floor, 14 Nehru Place', 'New Delhi 110019'],
    hi: ['किसान कैंटीन', 'दूसरी मंज़िल, 14 नेहरू प्लेस', 'नई दिल्ली 110019'],
  } satisfies Record<Language, readonly string[]>,
} as const;

/**
 * Details that are still placeholders: in this file, `company-links.ts` and `founder.ts`. Remove an entry when you set
 * the real value. Until all are removed, every page shows a note, and servers with a public address log them at start.
 */
export const PLACEHOLDERS: readonly string[] = [
  'email address',
  'telephone and WhatsApp number',
  'postal address',
  'social profiles',
  'page of openings',
  'founder’s name, picture and profiles',
];

/** Our video channel is not open yet, so its entry links to our home page. */
export const SOCIAL_PROFILES = [
  { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/kisancanteen' },
  { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/kisancanteen' },
  { id: 'x', name: 'X', href: 'https://x.com/kisancanteen' },
  { id: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/kisancanteen' },
  { id: 'youtube', name: 'YouTube', href: '/' },
] as const;
