import type { BlogContent } from '../../newsletter';
import { newsletterInvitation } from '../newsletter';

export const content = {
  meta: {
    title: 'Announcements | Kisan Canteen',
    description: 'A big phase launch with a celebrity guest is being prepared. The date will be announced here.',
  },
  hero: {
    illustration: 'notice-board',
    illustrationAlt: 'People read the papers on the village notice board; a loudspeaker hangs beside it',
    kicker: 'Kisan Canteen',
    logo: true,
    title: 'Announcements',
    lead: 'Something big is being prepared: the launch of our next phase, with a celebrity guest. Launch date to be announced.',
    actions: [{ label: 'Tell me the date', to: '/contact-us?subject=announcements#write' }],
  },
  sections: [
    {
      kind: 'prose',
      title: 'The next phase',
      paragraphs: [
        'We announced this phase in 2025. Its date is still open.',
        'More outlets, more services, more villages. The phase opens with a festival rather than a speech, and with a guest every household knows.',
        'Who it is, where and when: this page says it first.',
      ],
    },
    {
      kind: 'cards',
      title: 'Openings announced in 2025',
      items: [
        {
          icon: 'storefront',
          tag: 'Bihar',
          date: '2025-07-15',
          dateLabel: 'announced for 15 July 2025',
          title: 'Franchise no. 65',
          text: 'The opening of a new canteen in a town in Bihar.',
          link: { label: 'About the canteen', to: '/kisan-canteen' },
        },
        {
          icon: 'scales',
          tag: 'Bihar',
          date: '2025',
          dateLabel: 'announced for 2025, date TBD',
          title: 'A Kisan Mandi in Bihar',
          text: 'The first farmers’ marketplace of the network.',
          link: { label: 'About the mandi', to: '/kisan-mandi' },
        },
      ],
    },
    {
      kind: 'call',
      title: 'Hear it first',
      text: 'Write to us, and we tell you as soon as the date is fixed.',
      actions: [
        { label: 'Tell me the date', to: '/contact-us?subject=announcements#write' },
        { label: 'Read the news', to: '/news' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
