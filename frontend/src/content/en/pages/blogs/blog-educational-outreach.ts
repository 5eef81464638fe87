import type { BlogContent } from '../../../newsletter';
import { newsletterInvitation } from '../../newsletter';

export const content = {
  meta: {
    title: 'The classroom beside the counter: education and skills | Kisan Ki Baat',
    description:
      'How canteens and Kisan Sarthis teach what is useful the next morning: ledgers, phones, soil, safety and a trade of your own.',
  },
  hero: {
    illustration: 'village-lesson',
    illustrationAlt: 'A woman teaches at a blackboard under a tree; grown-ups sit before her with notebooks',
    title: 'The classroom beside the counter',
    lead: 'The best lesson is one that earns or saves something the next morning. A canteen is full of such lessons.',
    article: {
      category: 'Education & Skills',
      date: '2025-01-15',
      dateLabel: '15 January 2025',
      readLabel: '11 min read',
    },
  },
  sections: [
    {
      kind: 'call',
      title: 'Learn with us, or teach',
      text: 'Become a Sarthi, apply for an internship, or offer an evening on what you know.',
      actions: [
        { label: 'Become a Kisan Sarthi', to: '/kisan-sarthi' },
        { label: 'See internships', to: '/career#internships' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
