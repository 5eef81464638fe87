import type { BlogContent } from '../../../newsletter';
import { newsletterInvitation } from '../../newsletter';

export const content = {
  meta: {
    title: 'Off-market rates and the last mile: village grocery | Kisan Ki Baat',
    description:
      'Why the same packet is 10–15% cheaper in a canteen, and how it reaches the last house through the Kisan Sarthi.',
  },
  hero: {
    illustration: 'doorstep',
    illustrationAlt: 'A Kisan Sarthi with a bicycle hands a woman a parcel at her door',
    title: 'Off-market rates and the last mile',
    lead: 'Two things make shopping in the countryside expensive: too many hands before the village, and too long a way inside it. Both can be changed.',
    article: { category: 'Grocery', date: '2025-01-21', dateLabel: '21 January 2025', readLabel: '12 min read' },
  },
  sections: [
    {
      kind: 'call',
      title: 'What does your month cost?',
      text: 'Send us your list. We tell you what it would come to at the nearest canteen.',
      actions: [
        { label: 'Send the list', to: '/contact-us?subject=grocery#write' },
        { label: 'About the service', to: '/services/grocery' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
