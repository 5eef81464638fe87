import type { NewsletterTexts } from '../../newsletter';

export const newsletterForm = {
  band: {
    title: 'The village talk, by e-mail',
    lead: 'New stories, openings and announcements, a few times a month. Nothing else comes to you.',
    unreachable: 'The form could not be loaded. Please check your internet connection and press the button once more.',
    policy: 'Privacy policy',
  },
  name: 'Newsletter',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success:
    'Thank you for subscribing to our newsletter! You will receive updates about our latest content and announcements.',
  incomplete: 'Please enter a valid email address.',
  invalidEmail: 'Please enter a valid email address.',
  consent:
    'By subscribing you agree that Kisan Canteen sends you its newsletter by e-mail. Write to us whenever you want it to stop.',
  fields: { email: { label: 'Email', missing: 'Please enter a valid email address.' } },
  sections: {},
} satisfies NewsletterTexts;
