import type { BlogContent } from '../../../newsletter';
import { newsletterInvitation } from '../../newsletter';

export const content = {
  meta: {
    title: 'Clean hands, healthy homes: health from the shop | Kisan Ki Baat',
    description:
      'Soap, sanitary pads, safe water, safe spraying: how canteens and Kisan Sarthis bring health and sanitation to the doorstep.',
  },
  hero: {
    illustration: 'hand-pump',
    illustrationAlt: 'A child washes its hands at the hand pump; a woman holds the soap',
    title: 'Clean hands, healthy homes',
    lead: 'Illness is the most expensive thing a household ever pays for. Much of it can be avoided with things that fit into a Sarthi’s bag.',
    article: {
      category: 'Health & Sanitation',
      date: '2025-01-12',
      dateLabel: '12 January 2025',
      readLabel: '10 min read',
    },
  },
  sections: [
    {
      kind: 'call',
      title: 'A health day in your village',
      text: 'Ask your canteen, or write to us with the name of your village.',
      actions: [
        { label: 'Ask for a health day', to: '/contact-us?subject=health#write' },
        { label: 'More stories', to: '/kisan-ki-baat' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
