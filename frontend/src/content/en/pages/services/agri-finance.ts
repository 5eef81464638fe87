import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Agri finance: loans for field and shop | Kisan Canteen',
    description:
      'Help with crop loans, equipment loans and franchise loans up to ₹25 lakhs, from 8% per annum, collateral-free up to ₹10 lakhs.',
  },
  hero: {
    illustration: 'loan-desk',
    illustrationAlt: 'A couple at a desk with papers and coins, behind it the man who goes through them',
    kicker: 'Service: Agri Finance',
    title: 'Money at the right time, without the moneylender',
    lead: 'We help you find the right loan, fill in the papers and follow the file until the money arrives, for the crop, a machine or a shop of your own.',
    actions: [
      { label: 'Talk about a loan', to: '/contact-us?subject=loan#write' },
      { label: 'Loans up to ₹25 lakhs', to: '/loan-upto-25lakhs' },
    ],
  },
  sections: [
    {
      kind: 'facts',
      title: 'A loan for a shop or a machine, in figures',
      items: [
        { figure: '₹25 lakhs', label: 'at most' },
        { figure: '8%', label: 'per annum is where the rate starts' },
        { figure: '3–7 years', label: 'to pay back' },
        { figure: '₹10 lakhs', label: 'or less needs no collateral' },
      ],
    },
    {
      kind: 'cards',
      title: 'What people borrow for',
      items: [
        {
          icon: 'plant',
          title: 'The season',
          text: 'Seed, fertiliser, diesel and labour: a crop loan, paid back when the crop is sold, on the lender’s own terms.',
        },
        {
          icon: 'tractor',
          title: 'Equipment',
          text: 'A pump, a sprayer, a tractor part, cold boxes, a delivery vehicle.',
        },
        {
          icon: 'storefront',
          title: 'A canteen of your own',
          text: 'Franchise fee, interior, first stock and working capital.',
          link: { label: 'See the loan', to: '/loan-upto-25lakhs' },
        },
        {
          icon: 'credit-card',
          title: 'Kisan Credit Program',
          text: 'Our own credit programme for farmers: the road map plans it for the growth phase, 2026–2027.',
          link: { label: 'See the road map', to: '/our-future' },
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What our part is, and what it is not',
      paragraphs: [
        'We are not the bank. The lender decides and pays out. We explain the choices in plain words, prepare your file, tell you what each loan really costs in rupees, and stay reachable when the bank asks for one more paper.',
        'Never sign an empty sheet, and never pay anybody cash “to move the file”. If someone asks for that in our name, call us.',
      ],
    },
    {
      kind: 'steps',
      title: 'How it goes',
      items: [
        { title: 'Talk', text: 'Tell us what the money is for and what you can pay back in a month or a season.' },
        {
          title: 'Papers',
          text: 'Identity, address, land or business papers and bank statements. We check that nothing is missing.',
        },
        { title: 'Decision', text: 'The lender decides in about 2 weeks.' },
        { title: 'Money', text: 'From the first talk to the payment it takes 3–4 weeks.' },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'Must I give my land as security?',
          answer: 'Not up to ₹10 lakhs: up to that amount the loan is collateral-free.',
        },
        {
          question: 'Who may apply?',
          answer: 'Anyone between 21 and 65 years with a plan for the money and an income to pay it back.',
        },
        {
          question: 'What interest will I pay?',
          answer:
            'It starts from 8% per annum. Your own rate depends on the lender, the amount and your record; you see it in writing before you sign.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Ask before you borrow',
      text: 'A talk costs nothing. Bring your questions and your numbers.',
      actions: [
        { label: 'Talk about a loan', to: '/contact-us?subject=loan#write' },
        { label: 'Read about the loan', to: '/loan-upto-25lakhs' },
      ],
    },
  ],
} satisfies ContentPage;
