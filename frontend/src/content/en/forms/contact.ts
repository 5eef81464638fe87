import type { FormTexts } from '../../form-texts';

export const contactForm = {
  name: 'Send us a message',
  submit: 'Send Message',
  submitting: 'Sending...',
  success: 'Thank you for contacting us! We will get back to you soon.',
  fields: {
    name: { label: 'Your name', missing: 'Your name: please tell us who is writing.' },
    email: { label: 'Email', missing: 'Email: please give us an address to answer to.' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    message: { label: 'Your message', missing: 'Your message: please write what it is about.' },
  },
  sections: {},
} satisfies FormTexts;
