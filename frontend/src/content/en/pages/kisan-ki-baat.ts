import type { BlogContent } from '../../newsletter';
import { newsletterInvitation } from '../newsletter';

export const content = {
  meta: {
    title: 'Kisan Ki Baat: stories and know-how from the field | Kisan Canteen',
    description: 'Farmer success stories, technical solutions, news and farmer events: the blog of Kisan Canteen.',
  },
  hero: {
    illustration: 'chaupal',
    illustrationAlt: 'Villagers sit and talk around a great tree; one of them has the newspaper open',
    kicker: 'Kisan Ki Baat',
    title: 'Stories from the village',
    lead: 'What works in the field, in the shop and at the well, told plainly, so that the next village can do it too.',
    actions: [{ label: 'Share Your Story', to: '/contact-us?subject=story#write' }],
  },
  sections: [
    {
      kind: 'prose',
      title: 'Featured story',
      illustration: 'village-square',
      illustrationAlt: 'Women sit together in front of a canteen; neighbours talk beside it',
      paragraphs: [
        '> One counter, eight services: a stronger village',
        'What happens when grocery, soil test, seed, advice and loan stand under one roof? A long look at how a canteen changes daily life in 85 villages.',
        'Community Development · 8 January 2025\u00a0· 12 min read',
      ],
      links: [{ label: 'Read the featured story', to: '/blogs/kisan-canteen-empowering-communities' }],
    },
    {
      kind: 'cards',
      title: 'In the news',
      items: [
        {
          icon: 'trend-up',
          tag: 'News',
          date: '2025',
          dateLabel: '2025',
          title: 'Kisan Canteen was valued at ₹212 crore',
          text: 'From one shop to a network of 1 lakh+ farmers.',
          link: { label: 'Ask us about it', to: '/contact-us?subject=press#write' },
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Farmer Success Stories',
      items: [
        {
          illustration: 'village-square',
          tag: 'Community Development',
          date: '2025-01-08',
          dateLabel: '8 January 2025',
          title: 'One counter, eight services: a stronger village',
          text: 'Comprehensive services under one roof: how a canteen keeps money and work in the village.',
          link: { label: 'Read more', to: '/blogs/kisan-canteen-empowering-communities' },
        },
        {
          illustration: 'hand-pump',
          tag: 'Health & Sanitation',
          date: '2025-01-12',
          dateLabel: '12 January 2025',
          title: 'Clean hands, healthy homes',
          text: 'Soap, pads, safe water and a word at the right time: what a shop can do for health.',
          link: { label: 'Read more', to: '/blogs/kisan-canteen-health-sanitation' },
        },
        {
          illustration: 'village-lesson',
          tag: 'Education & Skills',
          date: '2025-01-15',
          dateLabel: '15 January 2025',
          title: 'The classroom beside the counter',
          text: 'Sarthis, young people and farmers learn what they can use the next morning.',
          link: { label: 'Read more', to: '/blogs/kisan-canteen-educational-outreach' },
        },
      ],
      more: { label: 'View All', to: '/kisan-ki-baat' },
    },
    {
      kind: 'cards',
      title: 'Technical Solutions',
      items: [
        {
          illustration: 'soil-lab',
          tag: 'Technology',
          date: '2025-01-18',
          dateLabel: '18 January 2025',
          title: 'How a soil test fits into 15 minutes',
          text: 'From a handful of earth to a Soil Health Card on the same day.',
          link: { label: 'Read more', to: '/blogs/kisan-canteen-soil-test-technology' },
        },
        {
          illustration: 'doorstep',
          tag: 'Grocery',
          date: '2025-01-21',
          dateLabel: '21 January 2025',
          title: 'Off-market rates and the last mile',
          text: 'Why the packet is cheaper here, and how it gets to the last house.',
          link: { label: 'Read more', to: '/blogs/kisan-canteen-grocery-solutions' },
        },
        {
          illustration: 'sarthi-round',
          tag: 'Kisan Sarthi',
          date: '2025-01-25',
          dateLabel: '25 January 2025',
          title: 'What a Kisan Sarthi is worth',
          text: 'A job, a service and a link: what 324+ Sarthis bring to their villages.',
          link: { label: 'Read more', to: '/blogs/kisan-sarthi-empowering-entrepreneurs' },
        },
      ],
      more: { label: 'View All', to: '/our-future' },
    },
    {
      kind: 'prose',
      title: 'Forty carts or one lot',
      illustration: 'loading-truck',
      illustrationAlt: 'Farmers load their sacks onto one truck',
      paragraphs: [
        'Forty carts in a row before one buyer, or one dry, even lot that everybody asks for? What to do before the largest sale of the year, alone and together.',
        'Agri Trade · 29 January 2025\u00a0· 8 min read',
      ],
      links: [{ label: 'Read how to sell together', to: '/blogs/kisan-canteen-selling-together' }],
    },
    {
      kind: 'cards',
      title: 'Farmer events announced in 2025',
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
      title: 'Do you have something to tell?',
      text: 'What worked for you can work for others. Write to us or tell your Sarthi; we write it down.',
      actions: [
        { label: 'Share Your Story', to: '/contact-us?subject=story#write' },
        { label: 'Ask an expert', to: '/advisory' },
      ],
    },
  ],
  newsletter: newsletterInvitation,
} satisfies BlogContent;
