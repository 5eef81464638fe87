import type { FormTexts } from '../../form-texts';

export const quoteForm = {
  name: 'Free franchise quote',
  submit: 'Get a Free Quote',
  submitting: 'SUBMITTING...',
  success: 'Franchise Inquiry Submitted! Our team will contact you within 24 hours.',
  failure: 'Submission Failed! Please check your information and try again.',
  incomplete: 'Please fill in all required fields (Name, Phone, Email).',
  invalidEmail: 'Please enter a valid email address.',
  fields: {
    name: { label: 'Name' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    email: { label: 'Email' },
    address: { label: 'Address', hint: 'Where you want to open the canteen: village or town, and district' },
    message: { label: 'Message', hint: 'For example a shop you own, a loan you need, or a question' },
  },
  sections: {},
} satisfies FormTexts;
