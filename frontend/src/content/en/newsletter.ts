import type { NewsletterInvitation } from '../newsletter';

export const newsletterInvitation = {
  title: 'The village talk, by email',
  lead: 'New stories, openings and announcements, a few times a month. Nothing else comes to you.',
  email: 'Email',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  consent:
    'By subscribing you agree that Kisan Canteen sends you its newsletter by email. Write to us whenever you want it to stop.',
  policy: 'Privacy policy',
  unreachable: 'The form could not be loaded. Please check your internet connection and press the button once more.',
} satisfies NewsletterInvitation;
