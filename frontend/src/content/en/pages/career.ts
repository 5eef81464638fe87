import { JOBS_PAGE } from '../../company-links';
import type { ContentPage } from '../../content-page';

export const content = {
  meta: {
    title: 'Careers at Kisan Canteen: jobs, campaigns, internships',
    description:
      'One District One Employee from ₹17K to ₹70K a month, the influencer campaign, seven full-time openings and five internships.',
  },
  replaysReveal: true,
  hero: {
    illustration: 'delivery-team',
    illustrationAlt: 'People in green vests load a delivery van; a colleague holds the ledger',
    kicker: 'Careers',
    title: 'Work where it can be seen',
    lead: 'A canteen stands at a crossroads with a signboard on it. People use your work every day, and they tell you what they think of it.',
    actions: [{ label: 'See the openings', to: '/career#openings' }],
  },
  sections: [
    {
      kind: 'cards',
      title: 'Two campaigns, open now',
      items: [
        {
          icon: 'map-pin',
          tag: '₹17K to ₹70K per month',
          title: 'One District, One Employee',
          text: 'District Development Officer (DDO): lead the district you know. Sales and operations, with a fast track to Area Officer. Not a government post.',
          link: { label: 'Apply Now', to: '/career/ddo-application' },
        },
        {
          icon: 'video-camera',
          tag: 'Up to ₹1,00,000',
          title: 'Influencer digital campaign',
          text: 'Digital influencer partner (BDO): you have a phone and people who listen. Up to ₹10,000 support on day 1. Not a government post.',
          link: { label: 'Become an Influencer Partner', to: '/career/bdo-application' },
        },
      ],
    },
    {
      kind: 'cards',
      id: 'openings',
      title: 'Seven openings',
      lead: 'All are full-time. Each opens on our page of a professional network.',
      items: [
        {
          icon: 'briefcase',
          tag: 'Business development · Full-time',
          title: 'Business Development Officer',
          text: 'Find franchise owners and stay with them from the first call to the opening day.',
          link: { label: 'View and apply', href: JOBS_PAGE },
        },
        {
          icon: 'map-trifold',
          tag: 'Sales · Full-time',
          title: 'Area Sales Officer',
          text: 'Keep the canteens and Sarthis of an area selling, supplied and in good spirits.',
          link: { label: 'View and apply', href: JOBS_PAGE },
        },
        {
          icon: 'compass',
          tag: 'Leadership · Full-time',
          title: 'State Head',
          text: 'Run a whole state: growth, people, figures.',
          link: { label: 'View and apply', href: JOBS_PAGE },
        },
        {
          icon: 'basket',
          tag: 'Merchandising · Full-time',
          title: 'Merchandising Officer for Grocery',
          text: 'Choose and buy what households need, at a rate that a town shop cannot match.',
          link: { label: 'View and apply', href: JOBS_PAGE },
        },
        {
          icon: 'plant',
          tag: 'Merchandising · Full-time',
          title: 'Merchandising Officer for Agri Input',
          text: 'Seed, fertiliser and crop care that come genuine and on time.',
          link: { label: 'View and apply', href: JOBS_PAGE },
        },
        {
          icon: 'paint-brush',
          tag: 'Design · Full-time',
          title: 'Graphics Designer',
          text: 'Signboards, posters and packs that are understood without reading.',
          link: { label: 'View and apply', href: JOBS_PAGE },
        },
        {
          icon: 'megaphone',
          tag: 'Marketing · Full-time',
          title: 'Digital Marketing Executive',
          text: 'Reach villages on the phones they have, in the words they use.',
          link: { label: 'View and apply', href: JOBS_PAGE },
        },
      ],
    },
    {
      kind: 'cards',
      id: 'internships',
      title: 'Internships in five domains',
      lead: 'For students who want to see the countryside work. Apply through the same jobs page.',
      items: [
        {
          icon: 'megaphone',
          title: 'Marketing & Social Media',
          text: 'Campaigns, posts and short films that reach villages.',
          link: { label: 'Apply for this domain', href: JOBS_PAGE },
        },
        {
          icon: 'farm',
          title: 'Agri-Operations & Franchise Development',
          text: 'Sarthi rounds, new canteens, the first weeks of an outlet.',
          link: { label: 'Apply for this domain', href: JOBS_PAGE },
        },
        {
          icon: 'package',
          title: 'Inventory & Supply Chain',
          text: 'Shelves, orders, routes: what arrives, when, and what it costs.',
          link: { label: 'Apply for this domain', href: JOBS_PAGE },
        },
        {
          icon: 'chart-bar',
          title: 'Technology & Data Analytics',
          text: 'Figures from the field, turned into something people can decide by.',
          link: { label: 'Apply for this domain', href: JOBS_PAGE },
        },
        {
          icon: 'confetti',
          title: 'Rural Event Management & Campaign Execution',
          text: 'Festivals, demonstrations and campaign days, planned and carried out.',
          link: { label: 'Apply for this domain', href: JOBS_PAGE },
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How to apply for an internship',
      paragraphs: [
        'Choose a domain, and send a short note on why that one and from when you are free. A link to something you have made says more than a certificate.',
      ],
      links: [{ label: 'Apply for an internship', href: JOBS_PAGE }],
    },
    {
      kind: 'steps',
      title: 'What happens after you apply',
      items: [
        { title: 'We read it', text: 'A person reads your application, not a filter.' },
        { title: 'We call', text: 'A short talk about you, your district and your plans.' },
        { title: 'A day in the field', text: 'You spend a day at a canteen. You see us, we see you.' },
        { title: 'You start', text: 'With a mentor, clear targets and a team in the villages.' },
      ],
    },
    {
      kind: 'call',
      title: 'Nothing that suits you?',
      text: 'Tell us what you can do and where you live. Good people are always in short supply.',
      actions: [
        { label: 'Write to us', to: '/contact-us?subject=career#write' },
        { label: 'Become a Kisan Sarthi', to: '/kisan-sarthi' },
      ],
    },
  ],
} satisfies ContentPage;
