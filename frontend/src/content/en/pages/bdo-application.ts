import type { ApplicationContent } from '../../application';

export const content = {
  meta: {
    title: 'Digital influencer partner (BDO): apply | Kisan Canteen',
    description:
      'Digital influencer partner: up to ₹10,000 support on day 1, earn up to ₹1,00,000 by promoting rural franchises. How to apply.',
  },
  hero: {
    illustration: 'village-video',
    illustrationAlt: 'A young woman films farmers and their vegetables with a phone on a tripod',
    kicker: 'Careers: digital influencer partner (BDO)',
    title: 'Digital Opportunity Campaign',
    lead: 'You tell stories that villages watch. We have one that changes them. Promote rural franchises and earn with each one that opens. BDO is our short name for this role: not a government post, and no Block Development Officer.',
    actions: [{ label: 'Become an influencer partner', to: '/career/bdo-application#apply' }],
  },
  intro: [
    {
      kind: 'table',
      title: 'The offer',
      rows: [
        { name: 'Initial support', value: 'Up to ₹10,000 on the first day' },
        { name: 'Earning potential', value: 'Up to ₹1,00,000, based on franchise conversions' },
        { name: 'Role', value: 'Digital influencer partner' },
        { name: 'Focus', value: 'Rural franchise promotion' },
      ],
    },
    {
      kind: 'list',
      title: 'What you will do',
      items: [
        'Make videos and posts about canteens, Sarthis and farmers in your own style',
        'Explain honestly what a franchise costs and what it brings',
        'Send people who are interested to us, and stay in touch until their shop opens',
      ],
    },
    {
      kind: 'list',
      title: 'Who can join',
      items: [
        'At least 18 years old',
        '1K followers or more, on any platform',
        'Any kind of content: educational, entertainment, lifestyle, business, agriculture, rural life or mixed',
        'Beginners too: what counts is that people in villages listen to you',
        'Part-time, full-time, flexible or project by project',
      ],
    },
  ],
  apply: {
    title: 'Become an influencer partner',
    lead: 'Five parts, mostly a line or two each. What you write stays on your phone for up to a week, until you send it, so you can stop and go on later.',
  },
  sections: [
    {
      kind: 'steps',
      title: 'What happens next',
      items: [
        { title: 'Send it', text: 'You get a confirmation at once.' },
        { title: 'Review', text: 'Our team reviews your information and contacts you shortly.' },
        { title: 'Day 1', text: 'Agreement, material and the initial support.' },
        { title: 'Go', text: 'You publish, we answer the enquiries, and every conversion is credited to you.' },
      ],
    },
    {
      kind: 'call',
      title: 'Your phone is your shop',
      text: 'Send us your handles with the application above. We look at what you make.',
      actions: [
        { label: 'Become an influencer partner', to: '/career/bdo-application#apply' },
        { label: 'Other openings', to: '/career' },
      ],
    },
  ],
} satisfies ApplicationContent;
