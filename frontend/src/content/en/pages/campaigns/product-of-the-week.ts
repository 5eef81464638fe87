import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Product of the Week: weekly deals, rural steals | Kisan Canteen',
    description:
      'One discounted product per week across all outlets and Sarthis, chosen by season, festival and demand.',
  },
  replaysReveal: true,
  hero: {
    illustration: 'weekly-deal',
    illustrationAlt: 'The product of the week on the shelf with its price board',
    kicker: 'Product of the Week',
    title: 'Weekly Deals, Rural Steals',
    lead: 'One product. One week. One lower price, the same in every outlet and from every Kisan Sarthi.',
    actions: [{ label: 'Ask for this week’s product', to: '/contact-us?subject=product-of-the-week#write' }],
    priceNote:
      'This page does not name the product. It is on the board of your canteen, with its price, and we tell you both by phone or WhatsApp.',
  },
  sections: [
    {
      kind: 'cards',
      title: 'How it is chosen',
      lead: 'Not by what is left over in the store, but by three questions.',
      items: [
        {
          icon: 'cloud-sun',
          title: 'What is the season?',
          text: 'An umbrella in June, seed before sowing, a blanket when the fog comes.',
        },
        {
          icon: 'confetti',
          title: 'Which festival is near?',
          text: 'Sugar before Diwali, colours before Holi, vermicelli before Eid.',
        },
        {
          icon: 'chart-bar',
          title: 'What do people ask for?',
          text: 'The wishlist cards of the weeks before are counted, and what was wished for most often wins.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How the week goes',
      items: [
        {
          title: 'Announced',
          text: 'The product and its price go up on the board of every canteen. The Sarthi tells the lane.',
        },
        { title: 'Ordered', text: 'At the counter, by phone or with the Sarthi, as long as the week lasts.' },
        { title: 'Delivered', text: 'With the normal round of the Sarthi.' },
        { title: 'Next week', text: 'A new product. What was good comes again.' },
      ],
    },
    {
      kind: 'facts',
      title: 'The rule',
      items: [
        { figure: '1', label: 'product' },
        { figure: '7', label: 'days' },
        { figure: '324+', label: 'Sarthis who carry it' },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'Is the quality lower?',
          answer: 'No. It is the same product at a lower price, because all outlets buy it together in one go.',
        },
        {
          question: 'How many may I buy?',
          answer: 'What a household needs. Traders are asked to leave something for the neighbours.',
        },
        {
          question: 'What if it is sold out?',
          answer: 'Order it in the same week and you get it at the week’s price with the next delivery.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'What should be next?',
      text: 'Tell us which product your village needs at a better price.',
      actions: [
        { label: 'Propose a product', to: '/contact-us?subject=product-of-the-week#write' },
        { label: 'See groceries', to: '/services/grocery' },
      ],
    },
  ],
} satisfies ContentPage;
