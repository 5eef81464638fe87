import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Seed, fertiliser and crop care, matched to your soil | Kisan Canteen',
    description:
      'Genuine seed, fertiliser and crop protection from the village canteen, chosen by your soil test. Input costs fall by about 20%.',
  },
  hero: {
    illustration: 'seed-and-feed',
    illustrationAlt: 'Bags of fertiliser and packets of seed on a table in the field; two farmers are shown one',
    kicker: 'Service: Agricultural Inputs',
    title: 'The right seed. The right dose. A real bill.',
    lead: 'Seed, fertiliser and crop care from the village canteen, chosen by what your soil needs and not by what the shop wants to sell.',
    actions: [
      { label: 'Ask for a price', to: '/contact-us?subject=agricultural-inputs#write' },
      { label: 'Test the soil first', to: '/services/soil-testing' },
    ],
  },
  sections: [
    {
      kind: 'prose',
      title: 'Bought by the card, not by guesswork',
      paragraphs: [
        'The most costly bag is the one the field did not need. We begin with the soil test and the crop you plan, and write down what to use, how much and when.',
        'Because a canteen buys for 85 villages together, and because you buy only what is missing, the cost of inputs drops by about 20%.',
      ],
    },
    {
      kind: 'cards',
      title: 'What you get here',
      items: [
        {
          icon: 'plant',
          title: 'Seed',
          text: 'Varieties that suit your soil and the water you have, in sealed packets with lot number and date.',
        },
        {
          icon: 'leaf',
          title: 'Nutrition',
          text: 'Fertiliser, organic manure and micronutrients, in the dose that the Soil Health Card gives.',
        },
        {
          icon: 'bug',
          title: 'Crop care',
          text: 'Protection against pests and disease, with how much water, which hour and which mask.',
        },
        {
          icon: 'toolbox',
          title: 'Small tools',
          text: 'Sprayers, hand tools and irrigation fittings, from stock or on order.',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'What it changes',
      items: [
        { figure: '20%', label: 'or so off the cost of inputs' },
        { figure: '30%', label: 'more yield is possible' },
        { figure: '85', label: 'villages buying together' },
      ],
    },
    {
      kind: 'steps',
      title: 'From soil to sowing',
      items: [
        { title: 'Test', text: 'About 200 g of soil and 15 minutes.' },
        { title: 'Plan', text: 'Tell us the crop, the area and the water. You get a list with doses and dates.' },
        { title: 'Order', text: 'See the price on the board, order at the canteen or with the Sarthi.' },
        {
          title: 'Use',
          text: 'The Sarthi brings it before the sowing date. Questions in the field go to the advisory team.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'How do I know that it is genuine?',
          answer:
            'Every bag is sealed, carries its lot number and date, and comes with a bill. Keep the bill: it is your proof when something is wrong.',
        },
        {
          question: 'Can I buy without a soil test?',
          answer:
            'Yes. We still advise a test: it takes 15 minutes and usually pays for itself with the first bag you do not buy.',
        },
        {
          question: 'Can I pay after the harvest?',
          answer:
            'Ask about agri finance. A crop loan is paid back when the crop is sold and keeps you away from the moneylender.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Plan the next sowing with us',
      text: 'Write your crop, area and village. You get a list, the doses and the prices.',
      actions: [
        { label: 'Ask for a plan', to: '/contact-us?subject=agricultural-inputs#write' },
        { label: 'Finance for the season', to: '/services/agri-finance' },
      ],
    },
  ],
} satisfies ContentPage;
