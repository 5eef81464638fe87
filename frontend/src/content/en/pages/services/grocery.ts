import type { ContentPage } from '../../../content-page';

export const content = {
  meta: {
    title: 'Grocery at off-market rates, in your village | Kisan Canteen',
    description:
      'Rice, dal, oil, soap, electronics: the month’s needs at off-market rates from the village canteen, or delivered by your Kisan Sarthi.',
  },
  hero: {
    illustration: 'grocery-counter',
    illustrationAlt: 'A woman and a child at the counter, behind it shelves of jars, packets and bottles',
    kicker: 'Service: Grocery',
    title: 'The month’s ration, at a better rate',
    lead: 'Groceries, household goods and electronics at off-market rates, sold where you live. No trip to town, no bus fare, no lost half day.',
    actions: [
      { label: 'Ask for today’s rates', to: '/contact-us?subject=grocery#write' },
      { label: 'Find what a canteen offers', to: '/solution' },
    ],
    priceNote:
      'There is no price list here. Today’s prices are on the board of your canteen, and we tell you them by phone or WhatsApp.',
  },
  sections: [
    {
      kind: 'prose',
      title: 'Why the same packet costs less here',
      paragraphs: [
        'A packet that leaves a factory passes through a distributor, a wholesaler and a town shop before it reaches a village. Each of them adds a margin, and then you add the bus fare.',
        'A canteen buys for many villages at once. The order is large, the chain is short, and what is saved stays with the household: families typically pay 10–15% less than they did before.',
        'The price is the same for everyone and it is on the board before you buy.',
      ],
    },
    {
      kind: 'facts',
      title: 'On the board',
      items: [
        { figure: '10–15%', label: 'lower prices on everyday goods' },
        { figure: '85', label: 'villages served by one canteen' },
        { figure: '0 km', label: 'to walk when the Sarthi delivers' },
      ],
    },
    {
      kind: 'cards',
      title: 'What is on the shelf',
      items: [
        {
          icon: 'grains',
          title: 'Ration',
          text: 'Rice, flour, pulses, oil, sugar, salt, tea and spices, loose or packed.',
        },
        {
          icon: 'basket',
          title: 'Daily household goods',
          text: 'Soap, detergent, toothpaste, hair oil, biscuits and the brands you already know.',
        },
        {
          icon: 'plug',
          title: 'Electronics',
          text: 'Fans, lamps, mixers, phones and appliances, ordered through the canteen at off-market rates.',
        },
        {
          icon: 'baby',
          title: 'Mother and child',
          text: 'Sanitary pads, baby care and nutrition, without having to ask for them in a crowded bazaar.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How an order works',
      items: [
        {
          title: 'Say what you need',
          text: 'Tell your Kisan Sarthi, call the canteen, or walk in. A list on paper is enough.',
        },
        {
          title: 'Hear the price first',
          text: 'You get the rate of each thing before anything is packed. Nothing is charged for asking.',
        },
        {
          title: 'It comes to the village',
          text: 'Collect it from the canteen, or let the Sarthi bring it to your door or the village centre.',
        },
        {
          title: 'Check, then pay',
          text: 'Open the bag, count the packets, look at the dates. Anything wrong goes back with the Sarthi.',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'People ask',
      items: [
        {
          question: 'Is the quality the same as in town?',
          answer:
            'Yes. Branded goods are the same sealed packets. Loose goods are weighed in front of you, and you may refuse them.',
        },
        {
          question: 'Must I buy a whole month’s goods?',
          answer:
            'No. Buy one packet of salt if that is what you need. A monthly list only makes the Sarthi’s round easier.',
        },
        {
          question: 'My village has no canteen. Can I still order?',
          answer:
            'Often, yes: one canteen serves 85 villages through its Sarthis. Write to us with your village and PIN code and we will tell you who is nearest.',
        },
        {
          question: 'What if something is not on the shelf?',
          answer:
            'Put it on a wishlist card. The canteen looks for it at the lowest market rate and tells you before buying.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'What does your kitchen need this month?',
      text: 'Send us the list and your village. We tell you the nearest canteen and its rates.',
      actions: [
        { label: 'Send the list', to: '/contact-us?subject=grocery#write' },
        { label: 'See the deal of the week', to: '/campaigns/product-of-the-week' },
      ],
    },
  ],
} satisfies ContentPage;
