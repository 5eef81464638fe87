import type { ContentPage } from '../../../content-page';
import { countedHours } from '../../counted-hours';

export const content = {
  meta: {
    title: 'Soil test with the result in 15 minutes | Kisan Canteen',
    description:
      'Bring about 200 g of soil, get the result in 15 minutes and a Soil Health Card the same day. Ask, and we call within 24 hours on working days.',
  },
  hero: {
    illustration: 'soil-test',
    illustrationAlt: 'A soil sample and a test tube at the edge of a field',
    kicker: 'Service: Soil Testing',
    title: 'Your soil’s report, in 15 minutes',
    lead: 'A handful of earth, a short wait, and you know what your field has and what it lacks. The Soil Health Card is in your hand the same day.',
    actions: [{ label: 'Schedule Soil Test', to: '/contact-us?subject=soil-testing#write', opens: 'soil-test' }],
    priceNote:
      'We tell you the fee by phone before a day is fixed, and it is the same at your canteen. Asking costs nothing.',
  },
  sections: [
    {
      kind: 'facts',
      title: 'In short',
      items: [
        { figure: '15 minutes', label: 'until the result' },
        { figure: '200 g', label: 'of soil or so is enough' },
        { figure: 'Same day', label: 'you get the Soil Health Card' },
        { figure: '24 hours', label: 'until we call you about a date, on working days' },
        { figure: '2,000+', label: 'soil tests done' },
      ],
    },
    {
      kind: 'prose',
      title: 'Why test before you sow',
      paragraphs: [
        'Most fields get the fertiliser the neighbour used, or the one the shop had. Some of it feeds the crop; the rest is money washed away by the first rain, and over the years it spoils the soil.',
        'A test says which nutrient is short and which there is plenty of. You buy what is missing and leave the rest. Farmers who follow their card report up to 30% more yield, and about 20% lower cost of inputs.',
        '> Test first, then buy. No other money you spend on a crop does more.',
      ],
    },
    {
      kind: 'steps',
      title: 'How the test works',
      items: [
        {
          title: 'Ask for a date',
          text: 'Send us your village, the area of your field and the day that suits you. We call within 24 hours on working days.',
        },
        {
          title: 'Take the sample',
          text: 'Walk in a zigzag and dig at eight to ten spots, about 15 cm (six inches) deep. Mix the soil, dry it in shade and keep about 200 g.',
        },
        {
          title: 'The test',
          text: 'It is done at the canteen or in your village. You can stand beside it: the result takes 15 minutes.',
        },
        {
          title: 'The card',
          text: 'The same day you get a Soil Health Card, and it is explained to you line by line, in plain words.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'Have this ready',
      items: [
        'Your name and a phone number that is reachable',
        'Where the field is, and its area',
        'What grew there before and what you plan to sow',
        'The kind of soil, if you know it: clay, sandy, loamy, silty, peaty, chalky or mixed. “Not sure” is a fine answer',
        'No fertiliser on that field in the last few weeks, or tell us when it was spread',
      ],
    },
    {
      kind: 'cards',
      title: 'What to do with the card',
      items: [
        {
          icon: 'plant',
          title: 'Buy only what is missing',
          text: 'The canteen matches seed and fertiliser to the card.',
          link: { label: 'Agricultural inputs', to: '/services/agricultural-inputs' },
        },
        {
          icon: 'chats-circle',
          title: 'Ask an expert',
          text: 'The monthly expert team reads the card with you, at no cost.',
          link: { label: 'Advisory', to: '/advisory' },
        },
        {
          icon: 'chart-line-up',
          title: 'Follow the season',
          text: 'Water, nutrients and weather for your field over the whole season.',
          link: { label: 'Farm Intelligence', to: '/services/farm-intelligence' },
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'How often should I test?',
          answer: 'Before each main crop is best. Once a year, before the sowing, is the least that helps.',
        },
        {
          question: 'Do I have to come to the canteen?',
          answer:
            'No. A Kisan Sarthi can collect the sample, and for several fields in one village a date on the spot is arranged.',
        },
        {
          question: 'What does a test cost?',
          answer:
            'Our team tells you the price when it calls, before a day is fixed, and it is the same at your canteen. Asking costs nothing; you pay only for a test you have agreed to.',
        },
        {
          question: 'Is 15 minutes really enough?',
          answer:
            'Yes: the sample is read by an instrument on the spot, not posted to a distant laboratory. You wait, watch and take the result home.',
        },
        {
          question: 'What happens after I ask for a test?',
          answer: `Our team contacts you within 24 hours to fix the day. Support hours are 9:00 AM to 6:00 PM, Monday to Saturday. ${countedHours}`,
        },
      ],
    },
    {
      kind: 'call',
      title: 'Ask for a soil test',
      text: 'Write your village, the size of the field and a day. We call within 24 hours on working days.',
      actions: [
        { label: 'Schedule Soil Test', to: '/contact-us?subject=soil-testing#write', opens: 'soil-test' },
        { label: 'How the technology works', to: '/blogs/kisan-canteen-soil-test-technology' },
      ],
    },
  ],
} satisfies ContentPage;
