import type { NewsletterInvitation } from '../newsletter';

export const newsletterInvitation = {
  title: 'गाँव की बात, ईमेल पर',
  lead: 'नई कहानियाँ, नई दुकानें और घोषणाएँ, महीने में दो-चार बार। बस इतना ही, और कुछ नहीं।',
} satisfies NewsletterInvitation;
