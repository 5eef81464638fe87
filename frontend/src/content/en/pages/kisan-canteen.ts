import type { CanteenContent } from '../../franchise';
import { calculatorTexts } from '../calculator';
import { countedHours } from '../counted-hours';

export const content = {
  meta: {
    title: 'Kisan Canteen franchise: one shop, 85 villages',
    description:
      'Open a Kisan Canteen: what the shop costs in all, when it breaks even, eight services under one roof, our training. Quote in 24 hours on working days.',
  },
  hero: {
    illustration: 'canteen-shop',
    illustrationAlt: 'A village canteen with its signboard, sacks of grain and a customer at the counter',
    kicker: 'Being Agripreneur: Kisan Canteen',
    title: 'Own the shop that 85 villages need',
    lead: 'A Kisan Canteen is grocery, farm inputs, soil laboratory, loan desk and market under one roof. You own it. We supply, train and advertise.',
    actions: [
      { label: 'Ask for a free quote', to: '/kisan-canteen#quote' },
      { label: 'See the costs', to: '/kisan-canteen#costs' },
    ],
    points: {
      title: 'What it is',
      items: [
        'A village supermarket that also tests soil, sells seed, helps with loans and buys the harvest',
        'Your own shop of 500 to 5,000 sq ft, which serves 85 villages',
        'Kisan Sarthis take orders in the villages and deliver them',
        '₹5–20 lakhs for fees and first goods; building and fitting out the shop is extra',
      ],
    },
  },
  quote: {
    title: 'Get a free quote',
    lead: `Three answers are enough: your name, phone and email. Our team contacts you within 24 hours. ${countedHours}`,
  },
  intro: [
    {
      kind: 'facts',
      title: 'The franchise in figures',
      items: [
        { figure: '85', label: 'villages per franchise' },
        {
          figure: '₹5–20 lakhs',
          label: 'for fees and first goods, by size and stock; building and fitting out is extra',
        },
        { figure: '6–12 months', label: 'to break even: sales then cover the running costs' },
        { figure: '24 hours', label: 'until we answer your enquiry, on working days' },
      ],
    },
    {
      kind: 'prose',
      title: 'What a canteen is',
      illustration: 'grocery-counter',
      illustrationAlt: 'A woman and a child at the counter, behind it shelves of jars, packets and bottles',
      paragraphs: [
        'Think of a rural supermarket that also tests soil, sells seed, helps with a loan and buys the harvest. People come for salt and stay for advice. That is why they come again.',
        'The canteen does not wait for customers. In the villages around you, Kisan Sarthis take orders and deliver them. You run the shop; they bring it to every door.',
      ],
    },
    {
      kind: 'cards',
      title: 'Four ways in which we help',
      items: [
        {
          icon: 'users-three',
          title: 'Sarthi Establishment',
          text: 'We help you find, train and equip the Kisan Sarthis of your villages, so that orders come from the first week.',
        },
        {
          icon: 'megaphone',
          title: 'Campaign Running',
          text: 'We plan the campaigns and run them in your villages: wishlist cards, festivals, the product of the week.',
        },
        {
          icon: 'umbrella',
          title: 'One Umbrella Ecosystem',
          text: 'Eight services in one shop, from one supplier, on one bill. A customer who tests soil also buys seed.',
        },
        {
          icon: 'tag',
          title: 'Subsidised Price',
          text: 'Goods reach you at off-market rates, because the whole network buys together.',
        },
      ],
    },
  ],
  calculator: calculatorTexts,
  sections: [
    {
      kind: 'prose',
      title: 'You don’t have to put in all the money yourself',
      paragraphs: [
        'Through our partners you can borrow up to ₹25 lakhs, from 8% per annum and over 3–7 years; up to ₹10 lakhs without collateral. The decision takes about 2 weeks.',
      ],
      links: [{ label: 'How the loan works', to: '/loan-upto-25lakhs' }],
    },
    {
      kind: 'cards',
      title: 'Eight services under your roof',
      items: [
        {
          icon: 'basket',
          title: 'Grocery',
          text: 'Daily needs at off-market rates.',
          link: { label: 'See the service', to: '/services/grocery' },
        },
        {
          icon: 'test-tube',
          title: 'Soil Testing',
          text: 'The result in 15 minutes.',
          link: { label: 'See the service', to: '/services/soil-testing' },
        },
        {
          icon: 'plant',
          title: 'Agricultural Inputs',
          text: 'Seed and fertiliser matched to the soil card.',
          link: { label: 'See the service', to: '/services/agricultural-inputs' },
        },
        {
          icon: 'hand-coins',
          title: 'Agri Finance',
          text: 'Loans from 8% per annum.',
          link: { label: 'See the service', to: '/services/agri-finance' },
        },
        {
          icon: 'chats-circle',
          title: 'Advisory',
          text: 'An expert team every month, free.',
          link: { label: 'See the service', to: '/advisory' },
        },
        {
          icon: 'tractor',
          title: 'Equipment',
          text: 'From the sprayer to the aerial tractor.',
          link: { label: 'See the service', to: '/services/equipment' },
        },
        {
          icon: 'chart-line-up',
          title: 'Farm Intelligence',
          text: 'Advice from the field’s own numbers.',
          link: { label: 'See the service', to: '/services/farm-intelligence' },
        },
        {
          icon: 'handshake',
          title: 'Agri Trade',
          text: 'More buyers for the harvest.',
          link: { label: 'See the service', to: '/services/agri-trade' },
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From enquiry to opening day',
      items: [
        { title: 'Write to us', text: 'Name, place and phone. We contact you within 24 hours on working days.' },
        {
          title: 'Look at the place',
          text: 'We look at the villages, the road and the shop with you, and make a quote.',
        },
        {
          title: 'Book',
          text: 'Processing fee and booking amount reserve your area. Whether the booking amount is paid back is written in your quote.',
        },
        { title: 'Build and learn', text: 'Interior, first stock, software and training for you and your Sarthis.' },
        { title: 'Open', text: 'The opening is a festival: a campaign runs in all your villages.' },
      ],
    },
    {
      kind: 'quotes',
      title: 'What owners tell us',
      note: 'Representative voices, not real people: words and stars sum up what franchise owners report.',
      ratingLabel: '{rating} out of 5 stars',
      items: [
        {
          name: 'Representative owner A',
          role: 'Franchise owner',
          initials: 'A',
          rating: 5,
          title: 'Orders before the shelves were full',
          content: 'I was afraid of an empty shop. The Sarthis brought the first orders before the shelves were full.',
        },
        {
          name: 'Representative owner B',
          role: 'Franchise owner',
          initials: 'B',
          rating: 5,
          title: 'One shop for all of it',
          content:
            'People come to test the soil, and they leave with seed, soap and tea. They trust one shop for all of it.',
        },
        {
          name: 'Representative owner C',
          role: 'Franchise owner',
          initials: 'C',
          rating: 4,
          title: 'All the figures from the first day',
          content:
            'I had all the figures from the first day: what I pay, what I earn and whom I call when something is missing.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'How much do I have to invest?',
          answer:
            '₹5–20 lakhs for the fees and first goods, by the size of the shop and how full you stock it. Building and fitting it out is extra: ₹1,430 per sq ft. The table under “What it costs” has the smallest, the usual and the largest shop. A loan up to ₹25 lakhs is possible.',
        },
        {
          question: 'When does the shop cover its costs?',
          answer:
            'Break-even is usually reached in 6–12 months: from then on the monthly sales cover the running costs. The money you put in comes back after that, out of what is left over.',
        },
        {
          question: 'Is the booking amount refunded if I change my mind?',
          answer:
            'The rule is written in your quote. Read it before you pay, and do not count on anything that is not in writing.',
        },
        {
          question: 'What do I pay every month?',
          answer: 'A royalty of 5% of monthly sales and a marketing contribution of 2%.',
        },
        {
          question: 'Do I need experience in trade?',
          answer:
            'It helps, but you don’t need it. What counts is that the villages know you and that you are in the shop.',
        },
        {
          question: 'How big must the shop be?',
          answer:
            'We plan with 500 to 5,000 sq ft. Work out more than one size with the calculator before you decide: a smaller shop can grow.',
        },
      ],
    },
  ],
  carousel: {
    region: 'What owners tell us',
    slide: '{n} of {count}',
    goTo: 'Show voice {n}',
    previous: 'Previous voice',
    next: 'Next voice',
    pause: 'Pause the voices',
  },
  callback: {
    title: 'Is your area still free?',
    text: 'Leave name, phone and email. Our team contacts you within 24 hours on working days.',
  },
} satisfies CanteenContent;
