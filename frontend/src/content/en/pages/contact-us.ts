import type { ContactContent } from '../../contact';
import { countedHours } from '../counted-hours';
import { contactForm } from '../forms/contact';

export const content = {
  meta: {
    title: 'Contact us: call, WhatsApp, email or write here | Kisan Canteen',
    description:
      'Reach Kisan Canteen in New Delhi, Monday to Saturday, 9:00 AM to 6:00 PM. Emails are answered within one hour during support hours. Or write here.',
  },
  hero: {
    illustration: 'help-desk',
    illustrationAlt: 'A woman on the phone behind a desk, a farmer on the chair before it',
    kicker: 'Contact',
    title: 'Talk to us',
    lead: 'About a canteen in your village, a soil test, a loan, or anything else. Write in Hindi or in English, whichever comes easier.',
    actions: [
      { label: 'Write to us', to: '/contact-us#write' },
      { label: 'Franchise inquiry', to: '/contact-us?form=franchise#write' },
    ],
  },
  cards: {
    title: 'Which way suits you?',
    items: [
      {
        icon: 'chats-circle',
        title: 'A question about our services',
        text: 'Groceries, soil tests, inputs, loans, advice: send us an email and you have an answer within one hour during support hours.',
        link: { label: 'Email our support', mailSubject: 'A question about your services' },
      },
      {
        icon: 'handshake',
        title: 'Work with us',
        text: 'Companies, startups, foundations and the press: tell us who you are and what you have in mind.',
        link: { label: 'Email our partner team', mailSubject: 'Working with Kisan Canteen' },
      },
      {
        icon: 'megaphone',
        title: 'Tell us what you think',
        text: 'Something went well at your canteen, or something did not? We want to hear it from you.',
        link: { label: 'Give feedback', to: '/contact-us?subject=feedback#write' },
      },
    ],
  },
  details: {
    title: 'Reach a person',
    lead: 'Our people speak Hindi and English.',
    call: 'Call us',
    whatsapp: 'Message us on WhatsApp',
    mail: 'Email us',
    mailNote: 'We reply within one hour during support hours',
    hours: 'Opening hours',
    hoursValue: 'Monday to Saturday, 9:00 AM to 6:00 PM',
    address: 'Visit us',
  },
  questions: {
    kind: 'questions',
    id: 'questions',
    title: 'People ask',
    items: [
      {
        question: 'How soon do I hear from you?',
        answer: `Emails are answered within one hour during support hours, Monday to Saturday, 9:00 AM to 6:00 PM. After a request for a franchise quote or a soil test we call within 24 hours. Applications from partners and Kisan Sarthis are reviewed within 48 hours. ${countedHours}`,
      },
      {
        question: 'What does it take to open a Kisan Canteen?',
        answer:
          '₹5–20 lakhs for the fees and first goods, and the building and fitting-out of the shop on top. All together the smallest shop (500 sq ft) comes to ₹16,14,998 and a usual one (1,000 sq ft) to ₹30,79,998. Break-even is usually reached in 6–12 months: from then on the monthly sales cover the running costs. The royalty is 5% of monthly sales and the marketing contribution 2%. Send the franchise inquiry on this page and we go through your place and your budget with you.',
      },
      {
        question: 'I want to become a Kisan Sarthi. Where do I apply?',
        answer:
          'On the Kisan Sarthi page: the application takes a few minutes, and our team reviews it within 48 hours on working days.',
      },
      {
        question: 'Can I get my soil tested?',
        answer:
          'Yes. Bring about 200 g of soil: the result takes 15 minutes and you get the Soil Health Card the same day. Write “soil test” and the name of your village, and we call within 24 hours on working days to fix a day.',
      },
      {
        question: 'I have no email address. What now?',
        answer: 'Call us or send a WhatsApp message; you find both on this page.',
      },
      {
        question: 'What is the reference number for?',
        answer:
          'Every form you send gets one, ten letters and digits long. Read it out when you call and we see at once what you wrote and who is looking after it.',
      },
    ],
  },
  call: {
    kind: 'call',
    title: 'Can’t find your question?',
    text: 'Write to us. A person reads it and answers.',
    actions: [
      { label: 'Contact us', to: '/contact-us#write' },
      { label: 'How a franchise works', to: '/kisan-canteen' },
    ],
  },
  form: contactForm.name,
} satisfies ContactContent;
