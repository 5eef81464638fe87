import type { TopicSection } from '../../topic';

export const article = [
  {
    kind: 'prose',
    title: 'The biography of a packet of salt',
    paragraphs: [
      'It leaves the factory cheap. It passes a company depot, a distributor, a wholesaler in the district town, a retailer in the bazaar and finally the small shop in the village, which buys four packets at a time because it has no money for forty. Everyone lives on a margin, and nobody is a villain. But the household at the end pays for all of them.',
      'In the city three of these hands are missing. That is why the poorer place has the higher price.',
    ],
  },
  {
    kind: 'prose',
    title: 'What “off-market” means',
    paragraphs: [
      'A canteen does not buy for one shop. It buys for 85 villages, and the network buys for all canteens. With such a quantity one can stand directly at the distributor’s or the producer’s door. The goods do not pass through the retail market; hence the word.',
      'What is saved on the way is passed on. For everyday goods it comes to 10–15% for the household. It applies to branded packets as well as to loose goods, to soap and also, on order, to a fan or a mixer.',
      '## Three rules of the shelf',
      'The price is written on the board and is the same for all. Loose goods are weighed in front of the customer. Goods near their date are taken off, not pushed to the back.',
    ],
  },
  {
    kind: 'facts',
    title: 'The sum',
    items: [
      { figure: '10–15%', label: 'lower prices' },
      { figure: '85', label: 'villages in one purchase' },
      { figure: '324+', label: 'Sarthis for the last mile' },
    ],
  },
  {
    kind: 'prose',
    title: 'The last mile is the longest',
    paragraphs: [
      'A lorry can bring a tonne to the canteen for little money. From there to the last house it is perhaps four kilometres, on a path that no lorry sees. In most plans of large companies these four kilometres are where the village is crossed out.',
      'The Kisan Sarthi is the answer to them. The Sarthi lives at the end of the path anyway. In the morning orders are collected, at noon they go to the canteen in one list, in the evening they return in one load. The way is made once for thirty houses and not thirty times for one.',
    ],
  },
  {
    kind: 'steps',
    title: 'A day in the chain',
    items: [
      { title: '7 AM', text: 'The Sarthi goes through the lane with the ledger.' },
      { title: '11 AM', text: 'One list to the canteen, by phone or in person.' },
      { title: '2 PM', text: 'The canteen packs house by house, with names on the bags.' },
      { title: '5 PM', text: 'Delivery at the door or in the village centre. Check, then pay.' },
      { title: 'In the evening', text: 'What was asked for and was not there goes on a wishlist card.' },
    ],
  },
  {
    kind: 'prose',
    title: 'Demand that can be seen',
    paragraphs: [
      'The wishlist card is more than a kindness. It tells the canteen what will be needed before it is needed. Before a festival the Sarthis gather the needs of whole villages, and the canteen buys when prices are still low. The product of the week turns the commonest wish into one large order at one low price.',
      'In this way the shelf learns. What stands there has been asked for by somebody.',
    ],
  },
  {
    kind: 'list',
    title: 'How a household gets the most out of it',
    items: [
      'Write a list for the month and give it to the Sarthi once; fill up in between',
      'Watch the board for the product of the week',
      'Order for festivals two weeks ahead',
      'Put bigger wishes on a card and wait for the price before deciding',
      'Keep the slips: after three months you see what you have saved',
    ],
  },
  {
    kind: 'prose',
    title: 'And the small shop in the village?',
    paragraphs: [
      'It need not disappear. Many a shopkeeper becomes a Sarthi and sells the canteen’s goods beside his own, with more choice and less money tied up. The canteen is not a rival of the lane. It is the wholesaler that the lane never had.',
      '> A fair price is not a discount. It is what remains when the detours are gone.',
    ],
  },
] satisfies readonly TopicSection[];
