import type { BlogContent } from '../../../newsletter';
import { newsletterInvitation } from '../../newsletter';

export const content = {
  meta: {
    title: 'One counter, eight services: a stronger village | Kisan Ki Baat',
    description:
      'How grocery, soil test, inputs, finance, advice, equipment, data and trade under one roof keep money and work in the village.',
  },
  hero: {
    illustration: 'village-square',
    illustrationAlt: 'Women sit together in front of a canteen; neighbours talk beside it',
    title: 'One counter, eight services: a stronger village',
    lead: 'A village does not lack effort. It lacks a place where effort is paid fairly. This is what changes when such a place opens.',
    article: {
      category: 'Community Development',
      date: '2025-01-08',
      dateLabel: '8 January 2025',
      readLabel: '12 min read',
    },
  },
  sections: [
    {
      kind: 'call',
      title: 'Bring a canteen to your area',
      text: 'Ask for a quote, or ask which canteen is nearest to you.',
      actions: [
        { label: 'Open a canteen', to: '/kisan-canteen' },
        { label: 'More stories', to: '/kisan-ki-baat' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
