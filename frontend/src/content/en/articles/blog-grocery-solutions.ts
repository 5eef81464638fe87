import type { ContentSection } from '../../content-page';

export const article = [
  {
    kind: 'prose',
    title: 'The life story of a packet of salt',
    paragraphs: [
      'It leaves the factory cheap. It passes a company depot, a distributor, a wholesaler in the district town, a retailer in the bazaar and finally the small shop in the village, which buys four packets at a time because it has no money for forty. Everyone lives on a margin, and nobody is a villain. But the household at the end pays for all of them.',
      'In the city three of these hands are missing. That is why the poorer place has the higher price.',
    ],
  },
  {
    kind: 'prose',
    title: 'What “off-market” means',
    paragraphs: [
      'A canteen does not buy for one shop. It buys for 85 villages, and the network buys for all canteens. With such a quantity we can go directly to the distributor or the producer. The goods do not pass through the retail market; hence the word.',
      'What is saved on the way is passed on. For everyday goods it comes to 10–15% for the household. It applies to branded packets as well as to loose goods, to soap and also, on order, to a fan or a mixer.',
      '## Three rules of the shelf',
      'The price is written on the board and is the same for all. Loose goods are weighed in front of the customer. Goods near their date stand in front at a lower price, with the reason beside them; goods past their date are taken off.',
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
    kind: 'table',
    title: 'One month on paper',
    lead: 'A representative household of five. The sums are an example; what counts is how they are done.',
    rows: [
      { name: 'Rice, flour and pulses', value: '₹2,100' },
      { name: 'Oil, sugar, tea and spices', value: '₹1,500' },
      { name: 'Soap, washing powder, hair oil, paste', value: '₹800' },
      { name: 'Biscuits, milk powder, exercise books', value: '₹600' },
      { name: 'Together, as bought until now', value: '₹5,000' },
      { name: 'At prices 10–15% lower', value: '₹4,250–₹4,500' },
      { name: 'What stays at home in a year', value: '₹6,000–₹9,000' },
    ],
    note: 'Fares to town and lost days of work are not counted. Put your own figures in the first four lines.',
  },
  {
    kind: 'prose',
    title: 'Where the household looks, and where the money goes',
    paragraphs: [
      'Everybody knows the price of a kilo of rice. Hardly anybody knows what a kilo of washing powder costs, because nobody buys a kilo. People buy the sachet for a few rupees, twenty times a month. That is where the money goes: not on the large things, which people compare, but on the small ones, which they do not.',
      '## Compare by the kilo and the litre',
      'The rule is short: divide the price by the weight. A sachet of 8 grams for ₹2 is ₹250 a kilo. A bag of half a kilo for ₹60 is ₹120 a kilo. The sachet is right for trying something out, for a guest, for a journey. For every day it is the dearest way to buy.',
      'But a bag needs ₹60 on one day, and that day may not come before the wages do. So neighbours share: two households, one bag, one scale. The Sarthi notes it as two orders and weighs it out in front of both.',
      '## Loose is not worse, and packed is not better',
      'With loose goods you pay for what is inside, and you can smell it, crumble it and send it back. With packed goods you pay for the seal, the date and a maker who is liable. For pulses and rice loose is usually the better buy. For oil, spices and anything for small children the seal is worth its price, because adulteration cannot be seen.',
    ],
  },
  {
    kind: 'prose',
    title: 'What the canteen has to get right',
    paragraphs: [
      'A low price alone does not make a shop. Four things decide whether the second purchase follows the first.',
      '## The shelf must not be empty',
      'A customer who walks two kilometres for salt and finds none does not come back for sugar. So there is a short list of things that must never run out: salt, oil, flour, rice, pulses, sugar, tea, soap, matches. It hangs behind the counter, and each evening somebody goes through it with a pencil.',
      '## What came first goes first',
      'New goods are put behind the old ones. Dates are looked at on Mondays. What has less than a month to go stands in front, with a lower price and the reason written beside it. What is past its date is taken down, even if it hurts.',
      '## Dry, closed, off the floor',
      'Sacks stand on planks and a hand’s breadth from the wall. Pesticides and fertiliser have a room of their own with a door of its own. Nobody who has just carried a bag of urea weighs flour without washing his hands first.',
      '## The scale starts at zero',
      'It faces the customer and is checked with a stamped weight, and anybody may ask to see that done. A scale that is off by twenty grams takes more from a village in a year than a thief does, and much more quietly.',
    ],
  },
  {
    kind: 'prose',
    title: 'One round, worked out',
    paragraphs: [
      'This round is representative and put together from many. Thirty houses order on one day. Eleven take only small things: salt, tea, a soap. Fourteen take something from every shelf. Five take large things, among them a sack of rice and a bag of cattle feed. Together it comes to about two hundred kilos.',
      'No bicycle carries that at once. So the list is divided at noon. The large things go on the canteen’s own vehicle to one point in the village centre, at an hour that everybody knows. The small ones go into bags with names, and those the Sarthi takes from door to door. Nobody waits at home for a sack, and nobody walks for a soap.',
      'If thirty people went one by one, it would be thirty times eight kilometres there and back: two hundred and forty kilometres in the heat. The Sarthi makes eleven. This is the whole secret of the last mile. It does not get shorter. It is only walked once.',
      '## Why the list closes at eleven',
      'It sounds strict, and it is what keeps the price down: the canteen then knows what to pack, the vehicle drives full, and nothing travels out only to travel back. If you forget something, it goes on tomorrow’s list. For the sick, for small children and for a death in the house there is no closing time.',
    ],
  },
  {
    kind: 'prose',
    title: 'When the path is under water',
    paragraphs: [
      'For two or three weeks of the rains some villages cannot be reached by any wheel. These are exactly the weeks in which prices in the lane climb. The canteen therefore asks in June: which houses lie behind the water, and what do they need for twenty days? The list is delivered before the first flood, and what keeps is paid for as it was priced in June.',
      'Festivals are the other flood. In the week before Chhath or Eid half of the district wants the same ten things. If you order two weeks ahead, you get them at the price of two weeks ahead. That is what Gaon Mein Festival is for: the Sarthis gather the needs of the houses early, and the canteen buys before everybody else does.',
      'And then there are weddings. A wedding is not a purchase; it is a small enterprise with a fixed date. Bring the list to the counter a month before. It is gone through with you line by line, what comes back unopened is agreed on beforehand, and the delivery has one name and one phone number.',
    ],
  },
  {
    kind: 'steps',
    title: 'When something is wrong',
    lead: 'Mistakes happen in every shop. What matters is what happens next.',
    items: [
      {
        title: 'Say it at the door',
        text: 'Open the bag before you pay. Too little, torn, past its date: it goes back at once.',
      },
      {
        title: 'Or say it later',
        text: 'Sealed goods with the slip are taken back at the canteen or on the next round.',
      },
      { title: 'It is written down', text: 'With the date and what was promised. You get the page number.' },
      { title: 'It is made good', text: 'By exchange or with the money, as you like it. Not with a voucher.' },
      {
        title: 'Somebody asks again',
        text: 'A week later the Sarthi asks whether it is settled. Only then is the page closed.',
      },
    ],
  },
  {
    kind: 'prose',
    title: 'A fan, a mixer, a phone',
    paragraphs: [
      'Electronics are bought in the village with the greatest worry: they cost a lot, are seldom bought, and the shop that sold them is far away when they stop working. The canteen orders them at off-market rates as it does with soap, but three things are different.',
      'First, you hear two or three models with their price, their consumption and what people say about repairs, and nobody hurries you. Second, the seal is broken in front of you, the thing is plugged in and runs for ten minutes, and the warranty card is stamped with the date on the spot. Third, the bill is in your name. Without a bill there is no warranty, whatever anybody says.',
      'If it fails within the warranty, bring it to the counter with bill and card. The canteen sends it in. And before you buy on instalments, ask at the finance desk what it comes to in all. A fan that is paid for twice does not blow any cooler.',
    ],
  },
  {
    kind: 'questions',
    title: 'Questions from the lane',
    items: [
      {
        question: 'Why is something dearer today than last week?',
        answer:
          'Because it was bought dearer. The board shows today’s price, upwards as well as downwards. Ask for the reason; whoever is at the counter must be able to give it.',
      },
      {
        question: 'Is everything 10–15% cheaper?',
        answer:
          'No. It is the usual difference over a month’s shopping of everyday goods. On one thing it is more, on another nothing at all. That is why the whole slip counts and not the single packet.',
      },
      {
        question: 'Does delivery cost extra?',
        answer: 'You hear the price before anything is packed, and it is the price that you pay at the door.',
      },
      {
        question: 'Can I buy on credit?',
        answer:
          'The rule is: check, then pay. Credit at the counter has to be paid for by those who pay at once. If you need money for something larger, a loan whose price is written down is better.',
      },
      {
        question: 'I am not satisfied with my Sarthi. What now?',
        answer:
          'Say so at the canteen, or write to us. It is treated in confidence, and a second Sarthi is found for your lane if need be.',
      },
    ],
  },
  {
    kind: 'prose',
    title: 'And the small shop in the village?',
    paragraphs: [
      'It need not disappear. Many a shopkeeper becomes a Sarthi and sells the canteen’s goods beside his own, with more choice and less money tied up. The canteen is not a rival of the lane. It is the wholesaler that the lane never had.',
      'A shopkeeper of twenty years knows what no list can say: who buys when, who is ashamed to ask, whose child has been ill. A canteen that ignores this knowledge pays for it.',
      '> A fair price is not a discount. It is what remains when the detours are gone.',
    ],
  },
] satisfies readonly ContentSection[];
