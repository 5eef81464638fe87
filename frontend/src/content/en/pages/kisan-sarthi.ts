import type { SarthiContent } from '../../franchise';
import { countedHours } from '../counted-hours';

export const content = {
  meta: {
    title: 'Become a Kisan Sarthi and earn in your village',
    description:
      'Take orders, deliver goods, collect soil samples: a Kisan Sarthi earns ₹5,000–₹12,000 a month in their own village. We answer in 48 hours on working days.',
  },
  hero: {
    illustration: 'sarthi',
    illustrationAlt: 'A Kisan Sarthi with a bicycle and a ledger',
    kicker: 'Being Agripreneur: Kisan Sarthi',
    title: 'Be the one the whole village calls',
    lead: 'A Kisan Sarthi is the canteen’s hand in the village and takes orders, delivers, explains and collects soil samples. Earn ₹5,000–₹12,000 a month without leaving home.',
    actions: [{ label: 'Apply as a Sarthi', to: '/kisan-sarthi#apply' }],
    points: {
      title: 'What a Sarthi does',
      items: [
        'Takes orders in the village and brings the goods to the door',
        'Collects soil samples and brings the Soil Health Card back the same day',
        'Shows people the way to loans, seed and advice',
        'Works a few hours a day, beside a shop or a field; nobody pays to apply',
      ],
    },
  },
  intro: [],
  apply: {
    title: 'Apply as a Kisan Sarthi',
    lead: `Three answers are enough: your name, phone and email. Anything more helps us prepare for our talk. We contact you within 48 hours. ${countedHours}`,
  },
  sections: [
    {
      kind: 'facts',
      title: 'The work of the Sarthis so far',
      items: [
        { figure: '324+', label: 'representatives' },
        { figure: '54,000+', label: 'beneficiaries, all services together' },
        { figure: '2,000+', label: 'soil tests' },
        { figure: '300+', label: 'entrepreneurs' },
        { figure: '3,000+', label: 'households with deliveries to the door' },
      ],
    },
    {
      kind: 'prose',
      title: 'What a Sarthi does all day',
      paragraphs: [
        'In the morning you go through your lane with the ledger: who needs oil, who needs seed, who wants a soil test. At noon the order goes to the canteen. In the evening the goods are at the door.',
        'In between people ask you things. How does the loan work? Which spray for this leaf? You need not know everything, as long as you know whom to call. That is how you win the village’s trust.',
        'One franchise looks after 85 villages, and many of them have no Sarthi yet. Each Sarthi begins with the doors of their own village, and with each new Sarthi there is one village more.',
      ],
      links: [{ label: 'Read about the work', to: '/blogs/kisan-sarthi-empowering-entrepreneurs' }],
    },
    {
      kind: 'steps',
      title: 'The programme in five steps',
      items: [
        {
          title: 'Apply',
          text: 'Tell us who you are, where you live and what you do today. We look at it within 48 hours on working days.',
        },
        { title: 'Talk', text: 'A conversation about your village, your time and your nearest canteen.' },
        { title: 'Learn', text: 'Products, prices, taking orders, collecting soil samples, keeping the ledger.' },
        { title: 'Start', text: 'Your first round, with someone from the canteen at your side.' },
        { title: 'Grow', text: 'More households, more services, and one day perhaps a canteen of your own.' },
      ],
    },
    {
      kind: 'list',
      title: 'What you need',
      items: [
        'You are at least 18 years old',
        'You live in the village you want to serve and are known there',
        'A phone',
        'A few hours a day; a bicycle helps',
        'A shop or business of your own helps, but you don’t need one',
      ],
    },
    {
      kind: 'cards',
      title: 'What you bring to the door',
      items: [
        { icon: 'basket', title: 'Orders', text: 'Groceries, household goods and electronics from the canteen.' },
        {
          icon: 'test-tube',
          title: 'Soil tests',
          text: 'You collect the sample and bring the Soil Health Card back the same day.',
        },
        {
          icon: 'plant',
          title: 'Inputs and finance',
          text: 'Seed and fertiliser on order, and the way to the loan desk.',
        },
        {
          icon: 'gift',
          title: 'Campaigns',
          text: 'Wishlist cards and festivals fill your ledger.',
          link: { label: 'See the wishlist card', to: '/campaigns/wishlist-card' },
        },
      ],
    },
    {
      kind: 'quotes',
      title: 'Two stories',
      note: 'Representative stories, not real people: words and stars sum up what Sarthis report.',
      ratingLabel: '{rating} out of 5 stars',
      items: [
        {
          name: 'Representative Sarthi A',
          role: 'Kisan Sarthi',
          location: 'a village in Bihar',
          initials: 'A',
          rating: 5,
          title: 'I earn at home now',
          quote: 'People greet me first.',
          content: 'I used to go to the city for work. Now I earn here, and my children see me every evening.',
        },
        {
          name: 'Representative Sarthi B',
          role: 'Kisan Sarthi',
          location: 'a village in Jharkhand',
          initials: 'B',
          rating: 4,
          title: 'Twelve households and a notebook',
          quote: 'I come to the door and speak plainly.',
          content: 'I began with twelve households and a notebook. That is why the women order from me.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'How much will I earn?',
          answer: '₹5,000–₹12,000 a month is usual. It depends on the number of households and on your rounds.',
        },
        {
          question: 'Do I have to pay to become a Sarthi?',
          answer: 'No payment is made to anyone for applying. If somebody asks you for money in our name, tell us.',
        },
        {
          question: 'Can I keep my shop or my field?',
          answer: 'Yes. Most Sarthis do. The rounds fit into the morning and the evening.',
        },
        {
          question: 'When do I hear from you?',
          answer: `Our team reviews your application and contacts you within 48 hours. ${countedHours}`,
        },
      ],
    },
  ],
  carousel: {
    region: 'Two stories',
    slide: '{n} of {count}',
    goTo: 'Show story {n}',
    previous: 'Previous story',
    next: 'Next story',
    pause: 'Pause the stories',
  },
  callback: {
    title: 'No Sarthi in your village yet?',
    text: 'No time for the whole application? Leave three answers, and we call you within 24 hours on working days.',
  },
} satisfies SarthiContent;
