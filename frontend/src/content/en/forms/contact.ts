import type { ContactFormChoice } from '../../contact';
import type { FormTexts } from '../../form-texts';

export const contactForm = {
  name: 'Send us a message',
  submit: 'Send Message',
  submitting: 'Sending...',
  success: 'Thank you for contacting us! We will get back to you soon.',
  fields: {
    name: { label: 'Your name', missing: 'Your name: please tell us who is writing.' },
    email: { label: 'Email', missing: 'Email: please give us an address for our reply.' },
    phone: { label: 'Phone', hint: '10 digits are enough in India. From abroad, start with + and the country code.' },
    message: { label: 'Your message', missing: 'Your message: please write what it is about.' },
  },
  sections: {},
} satisfies FormTexts;

export const contactFormChoice = {
  franchise: { invitation: 'Want to open a Kisan Canteen?', action: 'Franchise inquiry' },
  message: { invitation: 'Only have a question?', action: 'Write a message instead' },
  subjectLine: 'Subject: {subject}',
  subjects: {
    advisory: 'Advice for my crop',
    'agri-trade': 'Selling my crop',
    'agricultural-inputs': 'Seed, fertiliser and pesticide',
    announcements: 'Announcements and the launch',
    'bdo-application': 'Digital influencer partner (BDO) application',
    career: 'Working at Kisan Canteen',
    'ddo-application': 'District Development Officer (DDO) application',
    equipment: 'Machines and tools',
    'farm-intelligence': 'Farm Intelligence',
    feedback: 'Feedback',
    'gaon-mein-festival': 'An order for the next festival',
    grocery: 'Groceries and home delivery',
    health: 'A health day in our village',
    'kisan-sarthi': 'Becoming a Kisan Sarthi',
    loan: 'Loan up to ₹25 lakhs',
    'loan-consultation': 'A consultation about a loan',
    'one-farmer-one-plant': 'One Farmer, One Plant',
    partner: 'Working together',
    press: 'A question from the press',
    privacy: 'My data',
    'product-of-the-week': 'Product of the Week',
    'soil-testing': 'Soil test',
    story: 'My story',
    terms: 'Terms of service',
    'wishlist-card': 'A wishlist card',
  },
} satisfies ContactFormChoice;
