import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Wishlist Card: turning rural dreams into reality | Kisan Canteen',
    description:
      'Write your family’s wishes on a card. The Kisan Sarthi collects it, the canteen fulfils it at the lowest market rate.',
  },
  replaysReveal: true,
  hero: {
    illustration: 'wishlist',
    illustrationAlt: 'A family writing its wishlist card',
    kicker: 'Wishlist Card Campaign',
    title: 'Turning Rural Dreams into Reality',
    lead: 'A pressure cooker, a school bag, a sewing machine. Write it on the card. The canteen looks for the lowest market rate and brings it to the village.',
    actions: [{ label: 'Ask for a card', to: '/contact-us?subject=wishlist-card#write' }],
  },
  sections: [
    {
      kind: 'prose',
      id: 'challenge',
      title: 'The challenge',
      paragraphs: [
        'In a village, a wish has a long way to go. The town shop does not stock the thing, or has one piece at its own price. The fare, the day and the bargaining are added, and in the end the wish is put off until after the harvest, and after the next one.',
        'Online shops do not always deliver to the lane, and nobody is there to ask when the parcel is wrong.',
      ],
    },
    {
      kind: 'steps',
      id: 'solution',
      title: 'The solution: a card',
      items: [
        {
          title: 'Fill in the card',
          text: 'What you wish for, how many, by when, and what it may cost. In your own language.',
        },
        {
          title: 'The Sarthi collects it',
          text: 'Lane by lane. If you do not write, just say it, and the Sarthi writes it down.',
        },
        {
          title: 'The canteen asks around',
          text: 'Many cards make a large order, and a large order gets the lowest market rate.',
        },
        { title: 'You say yes or no', text: 'You hear the price first. A wish costs nothing until you agree.' },
        { title: 'It comes to the village', text: 'Collect it at the canteen, or the Sarthi brings it.' },
      ],
    },
    {
      kind: 'facts',
      id: 'impact',
      title: 'The impact',
      items: [
        { figure: '85', label: 'villages’ wishes in one order' },
        { figure: '10–15%', label: 'lower prices are typical' },
        { figure: '3,000+', label: 'households reached' },
      ],
    },
    {
      kind: 'prose',
      id: 'dream',
      title: 'The dream',
      illustration: 'sarthi',
      illustrationAlt: 'A Kisan Sarthi with a ledger and a family before their house',
      paragraphs: [
        'One day no household will have to choose between the bus to town and doing without. A wish will need a card, not a journey.',
        'And the cards tell us what villages really want. The canteen’s shelf is filled from them, so that the next family finds it there.',
      ],
    },
    {
      kind: 'call',
      title: 'What is your family wishing for?',
      text: 'Ask your Sarthi for a card, or write the wish to us with your village.',
      actions: [
        { label: 'Send a wish', to: '/contact-us?subject=wishlist-card#write' },
        { label: 'Become a Sarthi', to: '/kisan-sarthi' },
      ],
    },
  ],
} satisfies ContentPage;
