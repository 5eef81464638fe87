import type { TopicSection } from '../../topic';

export const article = [
  {
    kind: 'prose',
    title: 'Learning that has a use',
    paragraphs: [
      'School teaches children. Who teaches their parents, their older brothers, the girl who left after the eighth class? Mostly life does, and it charges for the lesson: the wrong spray, the unread contract, the sum that did not add up.',
      'A canteen cannot replace a school. But it is open every day, everybody comes by, and each thing that is sold carries a piece of knowledge. The weight on the scale is arithmetic. The leaflet in the seed bag is reading. The price board is economics.',
    ],
  },
  {
    kind: 'cards',
    title: 'What is taught',
    items: [
      {
        icon: 'notebook',
        title: 'The ledger',
        text: 'Income, expense, what is owed. One page a week is enough to see where the money goes.',
      },
      {
        icon: 'device-mobile',
        title: 'The phone',
        text: 'Payments, weather, government forms, and how to recognise a fraud.',
      },
      { icon: 'flask', title: 'The soil', text: 'Taking a sample, reading the card, working out a dose.' },
      { icon: 'shield-check', title: 'Safety', text: 'Labels, masks, storage away from children.' },
      {
        icon: 'storefront',
        title: 'The trade',
        text: 'Buying, pricing, displaying, dealing with an unhappy customer.',
      },
      {
        icon: 'microphone',
        title: 'The word',
        text: 'Speaking before a group without fear. It is practised, like cycling.',
      },
    ],
  },
  {
    kind: 'prose',
    title: 'The Sarthi learns first',
    paragraphs: [
      'Each Kisan Sarthi goes through training before the first round: products and prices, taking an order, collecting a soil sample, keeping a ledger. Then comes the first round with a colleague beside, and after it the questions that no lesson had foreseen.',
      'What a Sarthi has learned does not stay with the Sarthi. It is passed on at thirty doors a day, in the language of the lane. There are 324+ of them. No school reaches so many kitchens.',
      '## Young women in particular',
      'For a young woman, work in the own village is often the only work that the family agrees to. It begins with a few houses. It goes on with an own account, with a voice in the house, with younger sisters who stay in school because they see what for.',
    ],
  },
  {
    kind: 'prose',
    title: 'Students come from the other side',
    paragraphs: [
      'Five internships bring students to the countryside: marketing and social media, agri-operations and franchise development, inventory and supply chain, technology and data, rural events and campaigns. They arrive with a laptop and leave with a different idea of what a problem is.',
      'With universities we prepare partnerships as part of the foundation phase 2025–2026. By 2030, research and training centres are to stand where today there is a table beside the counter.',
    ],
  },
  {
    kind: 'facts',
    title: 'So far',
    items: [
      { figure: '324+', label: 'Sarthis trained and at work' },
      { figure: '300+', label: 'entrepreneurs' },
      { figure: '5', label: 'internship domains' },
    ],
  },
  {
    kind: 'steps',
    title: 'An evening class at the canteen',
    items: [
      {
        title: 'One question',
        text: 'Each evening answers exactly one. “How much fertiliser for half an acre of wheat?”',
      },
      { title: 'Done by hand', text: 'With a scale, a card, a phone. Whoever cannot read works with a neighbour.' },
      { title: 'Taken home', text: 'A slip with the result, so that it can be shown at home.' },
      { title: 'Asked again', text: 'At the next visit the Sarthi asks whether it was tried.' },
    ],
  },
  {
    kind: 'prose',
    title: 'What it comes to',
    paragraphs: [
      'We do not count certificates. We count questions. When a farmer asks for the lot number on the bag, when a woman asks for the interest in rupees, when a boy asks what the soil lacks: then a village has learned something that nobody can take away.',
      '> Knowledge is the only stock in the shop that grows when you give it away.',
    ],
  },
] satisfies readonly TopicSection[];
