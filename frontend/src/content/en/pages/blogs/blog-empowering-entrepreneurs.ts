import type { BlogContent } from '../../../newsletter';
import { newsletterInvitation } from '../../newsletter';

export const content = {
  meta: {
    title: 'What a Kisan Sarthi is worth to the village | Kisan Ki Baat',
    description:
      'What a Kisan Sarthi does, earns and gives to the village: the value of 324+ representatives in plain words.',
  },
  hero: {
    illustration: 'sarthi-round',
    illustrationAlt: 'A woman with a phone, a ledger and a loaded bicycle talks with a family of the village',
    title: 'What a Kisan Sarthi is worth',
    lead: 'A job for one, a service for many, a link between the field and the counter. The value of a Sarthi in plain words.',
    article: { category: 'Kisan Sarthi', date: '2025-01-25', dateLabel: '25 January 2025', readLabel: '8 min read' },
  },
  sections: [
    {
      kind: 'call',
      title: 'Is that you?',
      text: 'Or do you know somebody? Write to us. We contact you within 48 hours on working days.',
      actions: [
        { label: 'Apply as a Sarthi', to: '/kisan-sarthi' },
        { label: 'More stories', to: '/kisan-ki-baat' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
