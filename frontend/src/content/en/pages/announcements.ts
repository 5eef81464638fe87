import type { BlogContent } from '../../newsletter';
import { newsletterInvitation } from '../newsletter';

export const content = {
  meta: {
    title: 'Announcements | Kisan Canteen',
    description: 'A big phase launch with a celebrity guest is being prepared. The date will be announced here.',
  },
  hero: {
    illustration: 'festival',
    illustrationAlt: 'A village lane hung with festival lamps',
    kicker: 'Kisan Canteen',
    title: 'Announcements',
    lead: 'Something big is being prepared: the launch of our next phase, with a celebrity guest. Launch date to be announced.',
    actions: [{ label: 'Tell me the date', to: '/contact-us?subject=announcements#write' }],
  },
  sections: [
    {
      kind: 'prose',
      title: 'The next phase',
      paragraphs: [
        'More outlets, more services, more villages. We open the phase with a festival rather than with a speech, and with a guest whom every household knows.',
        'Who it is, where and when: it will stand on this page first. Until then, two openings are on the calendar.',
      ],
    },
    {
      kind: 'cards',
      title: 'On the calendar',
      items: [
        {
          icon: 'storefront',
          tag: '15 July, Bihar',
          title: 'Franchise no. 65 opens',
          text: 'A new canteen in a town in Bihar. Everyone is invited.',
          link: { label: 'What a canteen offers', to: '/kisan-canteen' },
        },
        {
          icon: 'scales',
          tag: 'Date to be announced, 2025',
          title: 'A Kisan Mandi in Bihar',
          text: 'The first farmers’ marketplace of the network.',
          link: { label: 'About the mandi', to: '/kisan-mandi' },
        },
      ],
    },
    {
      kind: 'call',
      title: 'Hear it first',
      text: 'Leave your phone number or mail, and we tell you as soon as the date is fixed.',
      actions: [
        { label: 'Tell me the date', to: '/contact-us?subject=announcements#write' },
        { label: 'Read the news', to: '/news' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
