import type { BlogContent } from '../../newsletter';
import { newsletterInvitation } from '../newsletter';

export const content = {
  meta: {
    title: 'News and press | Kisan Canteen',
    description:
      'Openings, valuation and announcements of Kisan Canteen, figures for journalists and how to reach the press desk.',
  },
  hero: {
    illustration: 'newspaper',
    illustrationAlt: 'Newspapers are read on the bench beside a tea stall',
    kicker: 'News',
    title: 'News and press',
    lead: 'Openings, announcements, and the figures that journalists ask for.',
    actions: [{ label: 'Press enquiry', to: '/contact-us?subject=press#write' }],
  },
  sections: [
    {
      kind: 'cards',
      title: 'What we have announced',
      items: [
        {
          icon: 'trend-up',
          tag: 'Company',
          date: '2025',
          dateLabel: '2025',
          title: 'Valued at ₹212 crore',
          text: 'In 2025 Kisan Canteen was valued at ₹212 crore. What one village shop makes is small; the number of villages is not.',
          link: { label: 'Ask for details', to: '/contact-us?subject=press#write' },
        },
        {
          icon: 'storefront',
          tag: 'Bihar',
          date: '2025-07-15',
          dateLabel: 'announced for 15 July 2025',
          title: 'Franchise no. 65',
          text: 'The opening of a new canteen in a town in Bihar on 15 July, with groceries, soil testing and inputs from the first day.',
          link: { label: 'About the canteen', to: '/kisan-canteen' },
        },
        {
          icon: 'scales',
          tag: 'Bihar',
          date: '2025',
          dateLabel: 'announced for 2025, date TBD',
          title: 'Kisan Mandi in Bihar',
          text: 'The opening of the network’s first farmers’ marketplace, in Bihar.',
          link: { label: 'About the mandi', to: '/kisan-mandi' },
        },
        {
          icon: 'megaphone',
          tag: 'Announcement',
          date: '2025',
          dateLabel: '2025',
          title: 'A big phase launch',
          text: 'In 2025 we announced the launch of our next phase, with a celebrity guest and without a date so far.',
          link: { label: 'Announcements', to: '/announcements' },
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Figures for your article',
      items: [
        { figure: '1 lakh+', label: 'farmers in the network' },
        { figure: '85', label: 'villages per franchise' },
        { figure: '324+', label: 'Kisan Sarthis' },
        { figure: '54,000+', label: 'beneficiaries' },
        { figure: '₹212 crore', label: 'valuation of 2025' },
      ],
    },
    {
      kind: 'prose',
      title: 'About Kisan Canteen, in a paragraph',
      paragraphs: [
        'Kisan Canteen is a rural agriculture and retail company with its office in New Delhi. It runs a network of franchise-owned village canteens, each serving 85 villages through trained village representatives called Kisan Sarthis. The canteens offer groceries at off-market rates, soil tests with a result in 15 minutes, farm inputs, finance, advice, equipment, farm intelligence and trade. The targets of the road map that it announced in 2025 are 100+ outlets by the end of 2025 and 500+ in 2026–2027.',
      ],
    },
    {
      kind: 'call',
      title: 'For the press',
      text: 'Interviews, visits to a canteen, pictures: write to us. An email is answered within one hour during support hours.',
      actions: [
        { label: 'Press enquiry', to: '/contact-us?subject=press#write' },
        { label: 'Who we are', to: '/whoWeAre' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
