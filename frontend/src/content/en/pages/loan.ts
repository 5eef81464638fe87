import type { ContentPage } from '../../content-page';

export const content = {
  meta: {
    title: 'Loan up to ₹25 lakhs for your canteen | Kisan Canteen',
    description:
      'Up to ₹25 lakhs from 8% per annum, 3–7 years, collateral-free up to ₹10 lakhs. Eligibility, papers, five steps, questions.',
  },
  hero: {
    illustration: 'new-shop',
    illustrationAlt: 'A couple looks at the plan of a shop; behind them masons lay its bricks',
    kicker: 'Agripreneur benefits',
    title: 'Loan up to ₹25 lakhs',
    lead: 'A canteen of your own should not fail for lack of money to start with. We prepare the loan with you, from the plan to the payment.',
    actions: [{ label: 'Apply Now', to: '/contact-us?subject=loan#write' }],
  },
  sections: [
    {
      kind: 'facts',
      title: 'The loan in figures',
      items: [
        { figure: '₹25 lakhs', label: 'at most' },
        { figure: '8%', label: 'per annum is where the rate starts' },
        { figure: '3–7 years', label: 'to pay back' },
        { figure: '2 weeks', label: 'or so until the decision' },
        { figure: '3–4 weeks', label: 'for the whole process' },
      ],
    },
    {
      kind: 'cards',
      title: 'Why this loan',
      items: [
        { icon: 'shield-check', title: 'No collateral up to ₹10 lakhs', text: 'House and field stay out of it.' },
        { icon: 'percent', title: 'From 8% per annum', text: 'You see the rate in writing before you sign.' },
        { icon: 'calendar-check', title: '3 to 7 years', text: 'Instalments that a new shop can carry.' },
        {
          icon: 'handshake',
          title: 'We stay beside you',
          text: 'From the business plan to the last paper that the lender asks for.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'What the loan covers',
      items: [
        'The franchise fee and the booking amount',
        'Interior and exterior of the shop',
        'The first stock of groceries and farm inputs',
        'Equipment: counter, scale, soil kit, computer, delivery vehicle',
        'Working capital for the first months',
      ],
    },
    {
      kind: 'list',
      title: 'Who may apply',
      items: [
        'Between 21 and 65 years old',
        'Living in India, with identity and address papers',
        'A place for the canteen, owned or rented, or one in view',
        'A bank account and a clean or explained credit record',
        'The will to stand in the shop yourself',
      ],
    },
    {
      kind: 'steps',
      title: 'Five steps to your loan',
      items: [
        { title: 'Talk', text: 'A consultation about your place, your plan and the amount.' },
        { title: 'Plan', text: 'We work out cost, sales and instalment on one sheet.' },
        { title: 'Papers', text: 'You bring them, we check and submit them.' },
        { title: 'Decision', text: 'The lender decides in about 2 weeks.' },
        { title: 'Payment', text: 'The money arrives and the building begins. In all 3–4 weeks.' },
      ],
    },
    {
      kind: 'questions',
      allOpen: true,
      title: 'People ask',
      items: [
        {
          question: 'How much can I get?',
          answer:
            'Up to ₹25 lakhs. How much makes sense depends on the size of the shop and on what you bring yourself.',
        },
        { question: 'Do I need security?', answer: 'Not up to ₹10 lakhs. Above that the lender may ask for it.' },
        {
          question: 'How long does it take?',
          answer:
            'The decision comes in about 2 weeks; the whole process takes 3–4 weeks when the papers are complete.',
        },
        {
          question: 'What does an instalment come to?',
          answer:
            'An example: ₹10 lakhs at 8% for 5 years is about ₹20,276 a month. Your own figure depends on amount, rate and years.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Begin with a talk',
      text: 'Bring your questions. A consultation commits you to nothing.',
      actions: [
        { label: 'Apply for Loan', to: '/contact-us?subject=loan#write' },
        { label: 'Schedule Consultation', to: '/contact-us?subject=loan-consultation#write' },
      ],
    },
  ],
} satisfies ContentPage;
