import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Free farm advice, every month | Kisan Canteen',
    description:
      'An expert team visits every month at no cost: crops, soil, pests, water, market and government schemes, explained in plain words.',
  },
  hero: {
    illustration: 'leaf-advice',
    illustrationAlt: 'An expert holds a magnifying glass to a spotted leaf; farmers look on',
    kicker: 'Service: Advisory',
    title: 'An expert in the village, every month, at no cost',
    lead: 'Bring the leaf with the spots. Bring the Soil Health Card. Bring the question nobody could answer. The expert team comes once a month, and it is free.',
    actions: [{ label: 'Get Expert Guidance', to: '/contact-us?subject=advisory#write' }],
  },
  sections: [
    {
      kind: 'cards',
      title: 'Six things the team helps with',
      items: [
        {
          icon: 'plant',
          title: 'Choosing the crop',
          text: 'What suits your soil, your water and the price that is likely at harvest.',
        },
        {
          icon: 'flask',
          title: 'Reading the soil report',
          text: 'The Soil Health Card line by line: what to add, how much, and what to leave out.',
        },
        {
          icon: 'bug',
          title: 'Pests and disease',
          text: 'Name the trouble early, use the mildest cure that works, and use it safely.',
        },
        { icon: 'drop', title: 'Water', text: 'When to water, when to wait, and how to use 25% less.' },
        { icon: 'scales', title: 'Price and sale', text: 'When to sell, how to grade, and where more buyers are.' },
        {
          icon: 'scroll',
          title: 'Schemes and papers',
          text: 'Which government scheme fits you, and which papers it asks for.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How the monthly visit works',
      items: [
        { title: 'The day is announced', text: 'Your Kisan Sarthi tells the village when the team comes.' },
        { title: 'You bring the question', text: 'A plant, a photo, a card, a paper. No appointment is needed.' },
        {
          title: 'The answer is written down',
          text: 'You go home with the name, the dose and the date on paper, not just with a spoken word.',
        },
        {
          title: 'Next month we ask',
          text: 'The team looks at what came of it, and corrects the advice when it has to.',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'What it costs',
      items: [
        { figure: '₹0', label: 'for the advice and for the visit' },
        { figure: 'Every month', label: 'the expert team comes' },
        { figure: '1 hour', label: 'until an email is answered, during support hours' },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'Do I have to buy something?',
          answer: 'No. The advice is free, and you may buy wherever you like.',
        },
        {
          question: 'What if I cannot wait for a month?',
          answer:
            'Call or write. Support hours are 9:00 AM to 6:00 PM, Monday to Saturday, and a photo of the plant is often enough.',
        },
        {
          question: 'In which language?',
          answer:
            'In Hindi, and in the language of your area through the Sarthi, who is from there and helps where a word is missing.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'What would you ask about your field?',
      text: 'Write the question now, with your village and your crop.',
      actions: [
        { label: 'Get Expert Guidance', to: '/contact-us?subject=advisory#write' },
        { label: 'Test the soil', to: '/services/soil-testing' },
      ],
    },
  ],
} satisfies ContentPage;
