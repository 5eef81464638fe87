import { franchise } from '@lead-types/franchise';
import type { FormTexts } from '../../form-texts';
import { labelsOf } from '../../option-labels';

export const franchiseForm = {
  name: 'Franchise inquiry',
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  success: 'Thank you for your franchise inquiry! Our team will review your information and contact you shortly.',
  fields: {
    name: { label: 'Your name', missing: 'Your name: please tell us who is asking.' },
    email: { label: 'Email', missing: 'Email: please give us an address for our reply.' },
    phone: {
      label: 'Phone',
      hint: '10 digits are enough in India. From abroad, start with + and the country code.',
      missing: 'Phone: please give us a number we can call.',
    },
    location: {
      label: 'Where should the canteen open?',
      hint: 'Village or town, and the district',
      missing: 'Place: please write the village or town and the district.',
    },
    investment: {
      label: 'How much can you invest?',
      missing: 'Investment: please choose an amount.',
      options: labelsOf(franchise.fields.investment.options),
    },
    experience: {
      label: 'Your business experience',
      hint: 'A shop, farming, trade, a job. “None so far” is a fine answer.',
      missing: 'Experience: please write a line, even if it is “none so far”.',
    },
    timeline: {
      label: 'When would you like to start?',
      missing: 'Start: please choose when you would like to begin.',
      options: labelsOf(franchise.fields.timeline.options),
    },
    expectations: {
      label: 'What do you expect from us?',
      hint: 'Goods, training, a loan, help with the shop',
      missing: 'Expectations: please write what you expect from us.',
    },
  },
  sections: { you: 'About you', canteen: 'About your canteen' },
} satisfies FormTexts;
