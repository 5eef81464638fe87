import type { BlogContent } from '../../../newsletter';
import { newsletterInvitation } from '../../newsletter';

export const content = {
  meta: {
    title: 'How a soil test fits into 15 minutes | Kisan Ki Baat',
    description:
      'What is measured, how to take the 200 g sample properly, how to read the Soil Health Card and where up to 30% more yield comes from.',
  },
  hero: {
    illustration: 'soil-lab',
    illustrationAlt: 'A woman in a white coat holds up a tube of soil; beside her the instrument and a farmer',
    title: 'How a soil test fits into 15 minutes',
    lead: 'A sample of about 200 g, a small instrument, a card on the same day. What happens in between, and how to make the most of it.',
    article: { category: 'Technology', date: '2025-01-18', dateLabel: '18 January 2025', readLabel: '13 min read' },
  },
  sections: [
    {
      kind: 'call',
      title: '15 minutes for your field',
      text: 'Write your village, the area and a day. We call within 24 hours on working days.',
      actions: [
        { label: 'Schedule Soil Test', to: '/services/soil-testing#form' },
        { label: 'About the service', to: '/services/soil-testing' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
