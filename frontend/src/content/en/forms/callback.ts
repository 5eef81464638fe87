import type { FormTexts } from '../../form-texts';

export const callbackForm = {
  name: 'Ask us to call you',
  submit: 'Call Me Back',
  submitting: 'SUBMITTING...',
  success: 'Lead Submitted Successfully! Our team will contact you within 24 hours.',
  failure: 'Submission Failed! Please check your information and try again.',
  incomplete: 'Please fill in all fields.',
  invalidEmail: 'Please enter a valid email address.',
  fields: { name: { label: 'Name' }, phone: { label: 'Phone' }, email: { label: 'Email' } },
  sections: {},
} satisfies FormTexts;
