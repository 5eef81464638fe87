import type { CallbackPageContent } from '../../franchise';

export const content = {
  meta: {
    title: 'Solutions: eight services in one village shop | Kisan Canteen',
    description:
      'Basic needs, technology and markets: three promises and eight services that a Kisan Canteen brings to the village.',
  },
  hero: {
    illustration: 'village-services',
    illustrationAlt: 'A canteen with its signboard; before it a Sarthi with a ledger talks with customers',
    kicker: 'Solutions',
    title: 'One shop. Eight services.',
    lead: 'Whatever a farming household needs in a year, from salt to a buyer for the harvest, begins at the same counter.',
    actions: [
      { label: 'Ask what is near you', to: '/solution#enquire' },
      { label: 'Open a canteen', to: '/kisan-canteen' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      title: 'Three pillars',
      lead: 'One after the other: each opens the way for the next.',
      items: [
        {
          title: 'Providing Basic Needs',
          text: 'Groceries, household goods and electronics at off-market rates. When the month costs less, there is something to sow with.',
        },
        {
          title: 'Bridging the Technology Gap',
          text: 'Soil tests in 15 minutes, equipment, farm data and an expert every month. When the field gives more, there is something to sell.',
        },
        {
          title: 'Connecting to Markets',
          text: 'More buyers, fewer middlemen, and finance that fits the season. When the price is right, the next year is better.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Choose what you need',
      items: [
        {
          icon: 'basket',
          title: 'Grocery',
          text: 'The month’s ration for 10–15% less.',
          link: { label: 'Grocery', to: '/services/grocery' },
        },
        {
          icon: 'test-tube',
          title: 'Soil Testing',
          text: 'Result in 15 minutes, Soil Health Card the same day.',
          link: { label: 'Soil Testing', to: '/services/soil-testing' },
        },
        {
          icon: 'plant',
          title: 'Agricultural Inputs',
          text: 'Seed and fertiliser matched to the card; about 20% lower cost.',
          link: { label: 'Agricultural Inputs', to: '/services/agricultural-inputs' },
        },
        {
          icon: 'hand-coins',
          title: 'Agri Finance',
          text: 'Loans up to ₹25 lakhs, from 8% per annum.',
          link: { label: 'Agri Finance', to: '/services/agri-finance' },
        },
        {
          icon: 'chats-circle',
          title: 'Advisory',
          text: 'An expert team every month, at no cost.',
          link: { label: 'Advisory', to: '/advisory' },
        },
        {
          icon: 'tractor',
          title: 'Equipment',
          text: 'The aerial tractor: 6x capacity, 2x flight time, 2x coverage by its maker’s figures.',
          link: { label: 'Equipment', to: '/services/equipment' },
        },
        {
          icon: 'chart-line-up',
          title: 'Farm Intelligence',
          text: 'Up to 30% yield gain with 25% less water.',
          link: { label: 'Farm Intelligence', to: '/services/farm-intelligence' },
        },
        {
          icon: 'handshake',
          title: 'Agri Trade',
          text: 'More buyers, up to 30% higher price.',
          link: { label: 'Agri Trade', to: '/services/agri-trade' },
        },
      ],
    },
    {
      kind: 'facts',
      title: 'And it reaches you',
      items: [
        { figure: '85', label: 'villages per canteen' },
        { figure: '324+', label: 'Kisan Sarthis who deliver' },
        { figure: '1 lakh+', label: 'farmers in the network' },
      ],
    },
  ],
  callback: {
    title: 'Not sure where to begin?',
    text: 'Leave your name, phone and email. We call, ask what troubles you most, and tell you which counter to go to.',
  },
} satisfies CallbackPageContent;
