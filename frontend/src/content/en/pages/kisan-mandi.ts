import type { CallbackPageContent } from '../../franchise';

export const content = {
  meta: {
    title: 'Kisan Mandi: the farmers’ marketplace is coming',
    description:
      'Kisan Mandi, our farmers’ marketplace, is coming soon. Leave your name and be told first when one opens near you.',
  },
  hero: {
    illustration: 'mandi',
    illustrationAlt: 'Farmers and buyers at the scales of a mandi',
    kicker: 'Being Agripreneur: Kisan Mandi',
    title: 'Kisan Mandi is coming soon',
    lead: 'A marketplace that belongs to farmers: weighing in the open, every offer in sight, and you sell to the best one. The first one was announced in 2025, for Bihar.',
    actions: [{ label: 'Tell me when it opens', to: '/kisan-mandi#enquire' }],
  },
  sections: [
    {
      kind: 'list',
      planned: true,
      title: 'What we are preparing',
      items: [
        'Every buyer’s offer visible, so that you choose',
        'Weighing and grading in front of you',
        'Collection from the canteen nearest to your village',
        'National and international buyers, which the road map plans for 2026–2027',
      ],
    },
    {
      kind: 'cards',
      title: 'Until then',
      items: [
        {
          icon: 'handshake',
          title: 'Sell through Agri Trade',
          text: 'We already bring buyers and villages together.',
          link: { label: 'See Agri Trade', to: '/services/agri-trade' },
        },
        {
          icon: 'newspaper',
          title: 'Follow the openings',
          text: 'The first mandi was announced in 2025, for Bihar. We post the date on the news page once it is fixed.',
          link: { label: 'Read the news', to: '/news' },
        },
        {
          icon: 'storefront',
          title: 'Open a canteen meanwhile',
          text: 'The mandi will collect from the canteens. Whoever runs one is there from the first day.',
          link: { label: 'See Kisan Canteen', to: '/kisan-canteen' },
        },
      ],
    },
  ],
  callback: {
    title: 'Be the first to know',
    text: 'Farmer, trader or future partner: leave your name, phone and email. We contact you within 24 hours on working days.',
  },
} satisfies CallbackPageContent;
