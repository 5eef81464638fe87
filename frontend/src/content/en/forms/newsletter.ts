import type { FormTexts } from '../../form-texts';

export const newsletterForm = {
  name: 'Newsletter',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success:
    'Thank you for subscribing to our newsletter! You will receive updates about our latest content and announcements.',
  incomplete: 'Please enter a valid email address.',
  invalidEmail: 'Please enter a valid email address.',
  consent:
    'By subscribing you agree that Kisan Canteen sends you its newsletter by email. Write to us whenever you want it to stop.',
  fields: { email: { label: 'Email', missing: 'Please enter a valid email address.' } },
  sections: {},
} satisfies FormTexts;
