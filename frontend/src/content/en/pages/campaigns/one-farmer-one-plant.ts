import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'One Farmer, One Plant: green villages, growing prosperity | Kisan Canteen',
    description:
      'Every farmer plants one fruit, timber or medicinal tree; every panchayat runs one commercial plantation. How to take part.',
  },
  replaysReveal: true,
  hero: {
    illustration: 'sapling',
    illustrationAlt: 'A sapling beside the panchayat well',
    kicker: 'One Farmer, One Plant',
    title: 'Green Villages, Growing Prosperity',
    lead: 'One tree is a small thing to ask. One tree from each of a lakh farmers is a forest, and it belongs to the villages.',
    actions: [{ label: 'Plant a tree with us', to: '/contact-us?subject=one-farmer-one-plant#write' }],
  },
  sections: [
    {
      kind: 'cards',
      title: 'Which tree?',
      lead: 'The one that suits your land and your plans.',
      items: [
        {
          icon: 'orange',
          title: 'Fruit',
          text: 'Mango, guava, jackfruit, lemon. For the children first, for the market later.',
        },
        {
          icon: 'tree',
          title: 'Timber',
          text: 'Teak, shisham, poplar. A savings book standing at the edge of the field.',
        },
        { icon: 'first-aid', title: 'Medicinal', text: 'Neem, amla, moringa, arjun. Shade, medicine and a buyer.' },
      ],
    },
    {
      kind: 'facts',
      title: 'The promise in figures',
      items: [
        { figure: '1', label: 'tree for each farmer' },
        { figure: '1', label: 'commercial plantation for each panchayat' },
        { figure: '1 lakh+', label: 'farmers in the network who can take part' },
      ],
    },
    {
      kind: 'prose',
      title: 'The panchayat’s plantation',
      paragraphs: [
        'A single tree helps a household. A plantation on common land helps a village: it pays for a lamp, a road, a teacher’s room.',
        'Each panchayat that takes part chooses a plot and a species that sells. The canteen helps with saplings and advice, and looks for the buyer when the time comes.',
      ],
    },
    {
      kind: 'steps',
      title: 'How you take part',
      items: [
        {
          title: 'Choose',
          text: 'Tell the Sarthi which tree and where. The expert team tells you whether it suits your soil and water.',
        },
        {
          title: 'Plant',
          text: 'Best with the first good rain. The whole lane plants on the same day, and it becomes a festival.',
        },
        {
          title: 'Care',
          text: 'Water and a fence for the first two summers. The Sarthi asks after the tree, as after a child.',
        },
        {
          title: 'Harvest',
          text: 'Fruit, leaf or timber: sell it through the canteen, or keep it for a wedding in the family.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'I have very little land.',
          answer:
            'One tree needs one corner: a bund, a courtyard, the edge of the path. If even that is missing, plant on common land with the panchayat.',
        },
        {
          question: 'Will it shade my crop?',
          answer: 'Choose a tree with a light crown and plant on the north side. The advisory team helps, at no cost.',
        },
        { question: 'Whose tree is it?', answer: 'Yours, with everything that grows on it.' },
      ],
    },
    {
      kind: 'call',
      title: 'Where will your tree stand?',
      text: 'Write your village and the tree you would like. Panchayats are welcome to write for everybody.',
      actions: [
        { label: 'Plant a tree with us', to: '/contact-us?subject=one-farmer-one-plant#write' },
        { label: 'Test the soil first', to: '/services/soil-testing' },
      ],
    },
  ],
} satisfies ContentPage;
