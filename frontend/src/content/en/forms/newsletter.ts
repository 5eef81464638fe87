import type { FormTexts } from '../../form-texts';
import { newsletterInvitation } from '../newsletter';

const { email, submit, submitting, consent } = newsletterInvitation;

export const newsletterForm = {
  name: 'Newsletter',
  submit,
  submitting,
  success:
    'Thank you for subscribing to our newsletter! You will receive updates about our latest content and announcements.',
  incomplete: 'Please enter a valid email address.',
  invalidEmail: 'Please enter a valid email address.',
  consent,
  fields: { email: { label: email, missing: 'Please enter a valid email address.' } },
  sections: {},
} satisfies FormTexts;
