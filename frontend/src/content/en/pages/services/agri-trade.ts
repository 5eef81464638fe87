import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Agri Trade: more buyers, up to 30% higher price | Kisan Canteen',
    description:
      'Sell your crop to more buyers with fewer middlemen: grading, weighing and collection near the village, up to 30% higher price.',
  },
  hero: {
    illustration: 'grain-store',
    illustrationAlt: 'A sack on the scale of a grain store, beside it a man with a ledger',
    kicker: 'Service: Agri Trade',
    title: 'More buyers. Fewer\u00a0hands. A better price.',
    lead: 'We bring the harvest of many small fields together, grade it, and take it to buyers a single cart never reaches.',
    actions: [{ label: 'Sell your crop', to: '/contact-us?subject=agri-trade#write' }],
  },
  sections: [
    {
      kind: 'facts',
      title: 'In short',
      items: [
        { figure: '30%', label: 'higher price is possible' },
        { figure: '85', label: 'villages whose harvest is sold together' },
        { figure: '1 lakh+', label: 'farmers in the network' },
      ],
    },
    {
      kind: 'prose',
      title: 'Why one cart gets the lowest price',
      paragraphs: [
        'A farmer who arrives alone, late and with the cart already loaded has to take what is offered. The buyer knows it.',
        'When the crop of 85 villages is offered together, weighed and graded, the talk is different. A mill, an exporter or a shop chain comes for the quantity, and the price rises by up to 30%.',
      ],
      links: [{ label: 'Read how to sell together', to: '/blogs/kisan-canteen-selling-together' }],
    },
    {
      kind: 'steps',
      title: 'How a sale works',
      items: [
        { title: 'Tell us early', text: 'Crop, quantity and the week of the harvest, to the Sarthi or the canteen.' },
        { title: 'Sample and grade', text: 'Moisture and quality are checked in front of you.' },
        { title: 'Hear the offer', text: 'You hear the price of each buyer, and what is deducted. You may say no.' },
        { title: 'Weigh and hand over', text: 'At a collection point near the village, on a scale that you can read.' },
        { title: 'Get the money', text: 'To your bank account, with a slip that shows weight, grade and rate.' },
      ],
    },
    {
      kind: 'cards',
      title: 'What can be sold',
      items: [
        { icon: 'grains', title: 'Grain and pulses', text: 'Paddy, wheat, maize, gram, lentils.' },
        {
          icon: 'carrot',
          title: 'Vegetables and fruit',
          text: 'Potato, onion, tomato, banana, mango and what the season gives.',
        },
        { icon: 'flower', title: 'Oilseed, spice and herbs', text: 'Mustard, turmeric, chilli, and medicinal plants.' },
        {
          icon: 'storefront',
          title: 'Kisan Mandi',
          text: 'Our own farmers’ marketplace, on its way.',
          link: { label: 'About the mandi', to: '/kisan-mandi' },
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'Must I sell everything through you?',
          answer: 'No. Sell what you want, when you want. Compare, and keep the better offer.',
        },
        {
          question: 'Is there a smallest quantity?',
          answer: 'A few bags are enough, because the village’s harvest is put together.',
        },
        {
          question: 'What does Agri Trade cost me?',
          answer:
            'Asking costs nothing. Our commission is named in rupees with every offer, before you agree. What was not named before is not deducted after.',
        },
        {
          question: 'Who pays for the transport?',
          answer:
            'It is part of the offer you hear before you agree, so that you can compare the amount that really reaches your account.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'When is your next harvest?',
      text: 'Write the crop, the quantity and the week. We look for buyers before you cut.',
      actions: [
        { label: 'Sell your crop', to: '/contact-us?subject=agri-trade#write' },
        { label: 'Ask when to sell', to: '/advisory' },
      ],
    },
  ],
} satisfies ContentPage;
