import type { NewsletterInvitation } from '../newsletter';

export const newsletterInvitation = {
  title: 'The village talk, by email',
  lead: 'New stories, openings and announcements, a few times a month. We send nothing else.',
} satisfies NewsletterInvitation;
