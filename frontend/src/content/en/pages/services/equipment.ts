import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Farm equipment and the aerial tractor | Kisan Canteen',
    description:
      'Sprayers, pumps, tools and the aerial tractor with 6x capacity, 2x flight time and 2x coverage, by its maker’s figures. Ask for a demonstration.',
  },
  hero: {
    illustration: 'tractor-drone',
    illustrationAlt: 'A tractor in the field and a drone sprayer above the crop',
    kicker: 'Service: Equipment',
    title: 'Machines that do a day’s work before noon',
    lead: 'From a hand sprayer to the aerial tractor: equipment for small and large fields, shown in the village before you decide.',
    actions: [{ label: 'Ask for a demonstration', to: '/contact-us?subject=equipment#write' }],
  },
  sections: [
    {
      kind: 'prose',
      title: 'The aerial tractor',
      paragraphs: [
        'Spraying by hand takes a day, harms the person who carries the tank and never wets every leaf alike. The aerial tractor is a drone that carries the load instead of you.',
        'Its maker gives 6x capacity, 2x flight time and 2x coverage. A field is done while the morning is still cool, and nobody walks through the spray.',
      ],
    },
    {
      kind: 'facts',
      title: 'At a glance',
      lead: 'The maker’s figures. Before you buy, ask which machine they compare it with.',
      items: [
        { figure: '6x', label: 'capacity' },
        { figure: '2x', label: 'flight time' },
        { figure: '2x', label: 'coverage' },
      ],
    },
    {
      kind: 'cards',
      title: 'What else there is',
      items: [
        {
          icon: 'spray-bottle',
          title: 'Spraying',
          text: 'Hand, battery and power sprayers, with nozzles, masks and gloves.',
        },
        { icon: 'drop', title: 'Irrigation', text: 'Pumps, pipes, drip and sprinkler sets for fields of any size.' },
        {
          icon: 'tractor',
          title: 'Soil work',
          text: 'Weeders, seed drills and attachments for the tractor that is already in your village.',
        },
        { icon: 'package', title: 'After the harvest', text: 'Threshing, grading, weighing, packing and dry storage.' },
      ],
    },
    {
      kind: 'steps',
      title: 'Before you spend',
      items: [
        {
          title: 'Tell us the work',
          text: 'The crop, the area, who works there, and whether electricity or diesel is at hand.',
        },
        { title: 'See it work', text: 'We arrange a demonstration at the canteen or on a field near you.' },
        { title: 'Compare the cost', text: 'Buying, sharing or hiring: you see all the ways in rupees per acre.' },
        { title: 'Keep it running', text: 'Training on the day of delivery, and repairs go through the canteen.' },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'My field is small. Is a machine worth it?',
          answer:
            'Often not for one farm alone; shared by three neighbours, yes. Start by sharing one sprayer; ask us how others do it.',
        },
        {
          question: 'Can I get a loan for it?',
          answer: 'Yes. Equipment is one of the things that agri finance covers, from 8% per annum.',
        },
        {
          question: 'Who flies the aerial tractor?',
          answer:
            'A trained operator. Ask at your canteen about a day of spraying, or about training if you want to offer it as a service.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'Which job tires you most?',
      text: 'Tell us, and we will show you the machine for it.',
      actions: [
        { label: 'Ask for a demonstration', to: '/contact-us?subject=equipment#write' },
        { label: 'Finance for equipment', to: '/services/agri-finance' },
      ],
    },
  ],
} satisfies ContentPage;
