import type { ContentPage } from '../../content-page';

export const content = {
  meta: {
    title: 'Our future: research, development and the road to 2030 | Kisan Canteen',
    description:
      'Four pillars, and the road map announced in 2025: targets of 100+ outlets, then 500+, then precision farming and farmer-owned processing by 2030.',
  },
  hero: {
    illustration: 'trial-plots',
    illustrationAlt: 'Two researchers and a farmer before labelled trial beds, a drone above the field',
    kicker: 'Research & Development',
    title: 'The village of 2030 is being built now',
    lead: 'AI soil testing, water-saving farming, markets abroad: we try it in real fields, with real farmers, and keep what works.',
    actions: [
      { label: 'Join Our Mission', to: '/contact-us?subject=partner#write', opens: 'partnership' },
      { label: 'Learn More', to: '/our-future#current-initiatives' },
    ],
  },
  sections: [
    {
      kind: 'cards',
      title: 'Four pillars of the vision',
      items: [
        {
          icon: 'leaf',
          title: 'Sustainable Agriculture',
          text: 'More from the same field, with less water and a living soil.',
        },
        {
          icon: 'cpu',
          title: 'Technological Innovation',
          text: 'Tools that a farmer can use alone, in their own language, on a cheap phone.',
        },
        { icon: 'users-three', title: 'Community Empowerment', text: 'Jobs, shops and decisions stay in the village.' },
        {
          icon: 'globe-hemisphere-east',
          title: 'Global Market Access',
          text: 'National and international buyers for what small fields grow.',
        },
      ],
    },
    {
      kind: 'phases',
      id: 'roadmap',
      title: 'The road map',
      lead: 'The plan as we announced it in 2025. These are targets, not a list of what is done.',
      items: [
        {
          period: '2025–2026',
          title: 'Foundation',
          text: 'Targets: outlets, tools and partners that prepare the ground.',
          milestones: ['100+ outlets by the end of 2025', 'AI soil testing', 'Mobile app', 'University partnerships'],
        },
        {
          period: '2026–2027',
          title: 'Growth',
          text: 'Targets: what works goes to many more villages.',
          milestones: [
            '500+ outlets',
            'In-house sustainable technology',
            'National and international buyer access',
            'Kisan Credit Program',
          ],
        },
        {
          period: '2027–2030',
          title: 'Innovation',
          text: 'Targets: farmers own more of the way from field to market.',
          milestones: [
            'Precision farming tools',
            'Farmer-owned processing cooperatives',
            'Blockchain traceability',
            'Research and training centres',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'current-initiatives',
      title: 'Current initiatives',
      illustration: 'new-shop',
      illustrationAlt: 'A couple looks at the plan of a shop; behind them masons lay its bricks',
      paragraphs: [
        '## Outlet expansion',
        'Each new canteen brings eight services to 85 villages and is a place where new tools are tried in front of those who will use them. In 2025 we announced two targets: 100+ outlets by the end of 2025, and 500+ in 2026–2027.',
        '## Partner with us',
        'We look for agri-tech companies, startups, individual innovators and foundations. You bring a technology, a pilot or a distribution idea. We bring the fields, the Sarthis and honest feedback.',
      ],
      actions: [{ label: 'Partner with us', to: '/contact-us?subject=partner#write', opens: 'partnership' }],
    },
    {
      kind: 'steps',
      title: 'How a partnership begins',
      items: [
        {
          title: 'Tell us the idea',
          text: 'The innovation, the product, and what a farmer gains from it. Who you are: agritech, startup, individual, NGO or other.',
        },
        { title: 'We review it', text: 'You hear from our team within 48 hours on working days.' },
        { title: 'Pilot', text: 'In a few villages, with figures agreed beforehand.' },
        { title: 'Roll out', text: 'What helps farmers goes to every canteen.' },
      ],
    },
    {
      kind: 'call',
      title: 'Partner with Kisan Canteen',
      text: 'Write about your innovation and how farmers benefit. We answer within 48 hours on working days.',
      actions: [
        { label: 'Become a partner', to: '/contact-us?subject=partner#write', opens: 'partnership' },
        { label: 'Open an outlet', to: '/kisan-canteen' },
      ],
    },
  ],
} satisfies ContentPage;
