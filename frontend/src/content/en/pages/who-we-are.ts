import type { ContentPage } from '../../content-page';
import { founderSection } from '../../founder';

export const content = {
  meta: {
    title: 'Who we are | Kisan Canteen',
    description:
      'Why Kisan Canteen exists, what we value, how it began with Rs. 5000 at the age of 18, and what the network is today.',
  },
  replaysReveal: true,
  hero: {
    illustration: 'morning-field',
    illustrationAlt:
      'Crop rows in the morning light; where they end stands a canteen, before it a woman with a bicycle',
    kicker: 'Who We Are',
    title: 'We are the shop at the end of the road',
    lead: 'Kisan Canteen brings to the village what the city takes for granted: a fair price, a good tool, an honest answer, a market.',
  },
  sections: [
    {
      kind: 'prose',
      title: 'Our mission',
      paragraphs: [
        'Making farmers happy. It is a plain sentence, and everything we do is measured by it. A farmer is happy when the household’s needs cost less, when the field gives more, when money comes in time and when the harvest finds a buyer.',
        'So we build canteens in the countryside, train Kisan Sarthis in the villages around them, and put eight services under one roof.',
      ],
    },
    {
      kind: 'cards',
      title: 'Four things we do not bargain over',
      items: [
        {
          icon: 'farm',
          title: 'Farmer-First Approach',
          text: 'When a decision is good for us and bad for the farmer, it is the wrong decision.',
        },
        {
          icon: 'scales',
          title: 'Integrity & Trust',
          text: 'Prices on the board, weights on a scale you can read, promises with an hour or a date.',
        },
        {
          icon: 'lightbulb',
          title: 'Innovation',
          text: 'New technology is welcome when a farmer can use it the next morning.',
        },
        {
          icon: 'tree',
          title: 'Sustainability',
          text: 'Soil that is alive, water that lasts, trees for the children.',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Where we stand',
      items: [
        { figure: '1 lakh+', label: 'farmers in the network' },
        { figure: '324+', label: 'Kisan Sarthis' },
        { figure: '54,000+', label: 'beneficiaries' },
        { figure: '₹212 crore', label: 'valuation of 2025' },
      ],
    },
    {
      kind: 'prose',
      title: 'Our story',
      illustration: 'canteen-shop',
      illustrationAlt: 'A village canteen with its signboard',
      paragraphs: [
        'It began with a question that every village knows: why does the same packet cost more here than in the city, and the same crop bring less?',
        'The first answer was one shop. Then a Sarthi who delivered from it. Then a soil kit on the counter, because customers who bought fertiliser asked whether they needed it at all. Service after service came because somebody in a village asked for it.',
        'Today each canteen serves 85 villages, and the plan announced in 2025 reaches to 2030.',
      ],
    },
    ...founderSection('en'),
    {
      kind: 'quotes',
      title: 'What people say',
      note: 'Representative voices, not real people: words and stars sum up what farmers, Sarthis and owners report.',
      ratingLabel: '{rating} out of 5 stars',
      items: [
        {
          name: 'Representative farmer A',
          role: 'Farmer',
          initials: 'A',
          rating: 5,
          title: 'A day saved every month',
          content: 'We save a day every month, because nobody has to go to town for the ration.',
        },
        {
          name: 'Representative farmer B',
          role: 'Farmer',
          initials: 'B',
          rating: 5,
          title: 'Less fertiliser, a better harvest',
          content: 'The soil card told me to use less. I did not believe it. The harvest was better.',
        },
        {
          name: 'Representative Sarthi',
          role: 'Kisan Sarthi',
          initials: 'C',
          rating: 4,
          title: 'Work in my own village',
          content: 'I wanted to work without leaving my children. Now the village is my place of work.',
        },
        {
          name: 'Representative owner',
          role: 'Franchise owner',
          initials: 'D',
          rating: 5,
          title: 'Never empty',
          content: 'My shop has customers for groceries in the morning and for seed at noon. It is never empty.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Come and see us',
      text: 'Visit a canteen, or talk to us on the phone. We like questions.',
      actions: [
        { label: 'Write to us', to: '/contact-us#write' },
        { label: 'Work with us', to: '/career' },
      ],
    },
  ],
} satisfies ContentPage;
