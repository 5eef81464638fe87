import type { TopicSection } from '../../topic';

export const article = [
  {
    kind: 'prose',
    title: 'Neither salesman nor messenger',
    paragraphs: [
      'Companies have sent people to villages before. They came with a target, sold what they had and were gone. Villages have learned to be polite to them and to wait.',
      'A Kisan Sarthi is not sent. A Sarthi lives there. Whoever sells a bad seed has to greet the buyer every morning for a year. This is a better guarantee than any that can be printed.',
    ],
  },
  {
    kind: 'cards',
    title: 'Worth to whom?',
    items: [
      {
        icon: 'house-line',
        title: 'To the household',
        text: 'Goods at the door, prices before the purchase, somebody to complain to.',
      },
      {
        icon: 'plant',
        title: 'To the farmer',
        text: 'The soil sample collected, the card explained, the right number to call.',
      },
      { icon: 'storefront', title: 'To the canteen', text: 'Orders from 85 villages that no signboard could bring.' },
      {
        icon: 'hand-coins',
        title: 'To the Sarthi',
        text: '₹5,000–₹12,000 a month, at home, with hours that fit in beside field or shop.',
      },
    ],
  },
  {
    kind: 'prose',
    title: 'An enterprise for a bicycle and a notebook',
    paragraphs: [
      'Most enterprises begin with a debt. This one begins with a ledger. There is no stock to buy, since the goods stand in the canteen. There is no rent, since the shop is the lane. What is needed is what money cannot buy: being known.',
      'The ledger is the true capital. After three months it shows who buys what and when, who has a field and which crop stands on it, where a wedding is coming. With it a Sarthi plans the round, and the canteen the shelf.',
      '## From twelve houses to a canteen',
      'The path goes on. Twelve houses become sixty. Soil tests and inputs are added to groceries. Some train others. Some take a loan and open a canteen of their own, and then they are the ones who look for Sarthis. More than 300 entrepreneurs have found their beginning in the network.',
    ],
  },
  {
    kind: 'facts',
    title: 'What they have done so far',
    items: [
      { figure: '324+', label: 'representatives' },
      { figure: '54,000+', label: 'beneficiaries' },
      { figure: '2,000+', label: 'soil tests' },
      { figure: '3,000+', label: 'households' },
    ],
  },
  {
    kind: 'prose',
    title: 'What makes a good one',
    paragraphs: [
      'Not the loud voice. Good Sarthis listen, write down and come back. They say “I do not know, I will ask” and then they ask. They tell a neighbour that he does not need the second bag. They lose a sale by it and win the house.',
      'Women do it especially well, because they are let into the kitchen, where the household’s decisions are made.',
      '> Trust is the only product that a Sarthi must never run out of.',
    ],
  },
  {
    kind: 'steps',
    title: 'How to become one',
    items: [
      { title: 'Apply', text: 'Name, village, phone, and what you do today. We review it within 48 hours.' },
      { title: 'Learn', text: 'Products, prices, orders, soil samples, the ledger.' },
      { title: 'Begin', text: 'The first round with a colleague, the second alone.' },
    ],
  },
] satisfies readonly TopicSection[];
