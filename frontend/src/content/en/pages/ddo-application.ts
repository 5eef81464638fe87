import type { ApplicationContent } from '../../application';

export const content = {
  meta: {
    title: 'District Development Officer (DDO): apply | Kisan Canteen',
    description:
      'District Development Officer: ₹17K to ₹70K a month, district leadership, fast track to Area Officer. How to apply and what we ask.',
  },
  hero: {
    illustration: 'district-map',
    illustrationAlt: 'A man in a green vest points at the map of a district; three people look on',
    kicker: 'Careers: District Development Officer (DDO)',
    title: 'One District, One Employee',
    lead: 'One district, and it is yours: its villages, its canteens, its Sarthis, its results. A job with Kisan Canteen, not a government post.',
    actions: [{ label: 'Apply for your district', to: '/career/ddo-application#apply' }],
  },
  intro: [
    {
      kind: 'table',
      title: 'The position',
      rows: [
        { name: 'Salary', value: '₹17K to ₹70K per month, based on performance' },
        { name: 'Role', value: 'District leadership' },
        { name: 'Domain', value: 'Sales and operations' },
        { name: 'Growth', value: 'Fast track to Area Officer' },
      ],
    },
    {
      kind: 'list',
      title: 'What you will do',
      items: [
        'Find and advise people who want to open a canteen in your district',
        'Build the team of Kisan Sarthis, village by village',
        'Run the campaigns: wishlist card, festivals, product of the week',
        'Look after supply, service and the figures of the district',
      ],
    },
    {
      kind: 'list',
      title: 'Who we look for',
      items: [
        'At least 18 years old, with 12th pass, a diploma, a degree or more',
        'Freshers are welcome; sales experience is an advantage',
        'You know the district: its blocks, its markets, its languages',
        'A two-wheeler or four-wheeler, or you will arrange one',
        'Ready immediately, within 15 days, or within 1 or 2 months',
      ],
    },
  ],
  apply: {
    title: 'Apply for your district',
    lead: 'Four short parts. What you write stays on your phone for up to a week, until you send it, so you can stop and go on later.',
  },
  sections: [
    {
      kind: 'steps',
      title: 'What happens next',
      items: [
        { title: 'Send it', text: 'You get a confirmation at once.' },
        { title: 'Review', text: 'Our team reviews your information and contacts you shortly.' },
        { title: 'Talk', text: 'By phone, then in person at a canteen near you.' },
        { title: 'Your district', text: 'Training, targets, and the first villages.' },
      ],
    },
    {
      kind: 'call',
      title: 'Is your district still open?',
      text: 'Apply today. There is one place for each district.',
      actions: [
        { label: 'Apply for your district', to: '/career/ddo-application#apply' },
        { label: 'Other openings', to: '/career' },
      ],
    },
  ],
} satisfies ApplicationContent;
