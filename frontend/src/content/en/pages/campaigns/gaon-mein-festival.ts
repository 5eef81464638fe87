import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Gaon Mein Festival: the festival comes to the village | Kisan Canteen',
    description:
      'Tell your Sarthi before the festival what you need; the canteen supplies it at the best price, to your doorstep or the village centre.',
  },
  replaysReveal: true,
  hero: {
    illustration: 'festival',
    illustrationAlt: 'A village lane hung with festival lamps',
    kicker: 'Gaon Mein Festival',
    title: 'The festival comes to the village',
    lead: 'Sweets, clothes, lamps, things for the puja: order in time, and they are there in time, at the best price, without the crush in town.',
    actions: [{ label: 'Order for the next festival', to: '/contact-us?subject=gaon-mein-festival#write' }],
  },
  sections: [
    {
      kind: 'prose',
      title: 'The week before the festival',
      paragraphs: [
        'Every year the same: the whole district goes to town in the same three days. The bus is full, prices climb, and what is left is what nobody wanted.',
        'Gaon Mein Festival turns this round. The Sarthi asks early, the canteen buys early and for many, and the village stays at home and prepares.',
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: [
        {
          title: 'Before the festival',
          text: 'The Sarthi goes from house to house and gathers what each family needs.',
        },
        { title: 'One large order', text: 'The canteen buys for all its villages while prices are still low.' },
        { title: 'Best price, told early', text: 'You hear the price before you confirm.' },
        {
          title: 'Delivered',
          text: 'To your doorstep, or to a stall in the village centre, days before the festival.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'What people order',
      items: [
        { icon: 'flame', title: 'Diwali and Chhath', text: 'Lamps, oil, sugar, ghee, baskets, fruit, new clothes.' },
        { icon: 'palette', title: 'Holi', text: 'Colours that do not burn the skin, flour, sugar, dry fruit.' },
        { icon: 'moon-stars', title: 'Eid', text: 'Vermicelli, dry fruit, milk powder, clothes for the little ones.' },
        {
          icon: 'sun',
          title: 'Sankranti, Pongal, Baisakhi',
          text: 'Sesame, jaggery, new rice, gifts for married daughters.',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Why it costs less',
      items: [
        { figure: '85', label: 'villages in one order' },
        { figure: '10–15%', label: 'lower prices are typical' },
        { figure: '0', label: 'trips to the crowded town' },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'When do I have to order?',
          answer: 'About two weeks before the festival is best. Later orders are filled from the shelf.',
        },
        {
          question: 'Do I pay in advance?',
          answer:
            'You pay when the goods are there, as agreed with your Sarthi. Special orders may need a small advance, and you get a slip for it.',
        },
        {
          question: 'Can our village have a stall?',
          answer:
            'Yes. Ask your Sarthi or write to us; the village centre is a good place and the panchayat usually helps.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Which festival is next for you?',
      text: 'Write what you need and your village. The nearest canteen gets your list.',
      actions: [
        { label: 'Order for the next festival', to: '/contact-us?subject=gaon-mein-festival#write' },
        { label: 'Fill in a wishlist card', to: '/campaigns/wishlist-card' },
      ],
    },
  ],
} satisfies ContentPage;
