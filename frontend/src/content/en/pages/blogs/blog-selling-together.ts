import type { BlogContent } from '../../../newsletter';
import { newsletterInvitation } from '../../newsletter';

export const content = {
  meta: {
    title: 'Forty carts or one lot: selling a harvest together | Kisan Ki Baat',
    description:
      'Dry it, clean it, weigh it, compare: how neighbours sell one large lot instead of forty carts, and why the price can be up to 30% higher.',
  },
  hero: {
    illustration: 'loading-truck',
    illustrationAlt: 'Farmers load their sacks onto one truck',
    title: 'Forty carts or one lot',
    lead: 'The harvest is the one large sale of the year, and most people make it in a hurry. What to do before you sell, alone and together.',
    article: { category: 'Agri Trade', date: '2025-01-29', dateLabel: '29 January 2025', readLabel: '8 min read' },
  },
  sections: [
    {
      kind: 'call',
      title: 'What do you harvest next?',
      text: 'Write the crop, the quantity and the week. We look for buyers before you cut.',
      actions: [
        { label: 'Sell your crop', to: '/contact-us?subject=agri-trade#write' },
        { label: 'About Agri Trade', to: '/services/agri-trade' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
