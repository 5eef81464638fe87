import type { ContentSection } from '../../content-page';

export const article = [
  {
    kind: 'prose',
    title: 'Neither salesman nor messenger',
    paragraphs: [
      'Companies have sent people to villages before. They came with a target, sold what they had and were gone. Villages have learned to be polite to them and to wait.',
      'A Kisan Sarthi is not sent. A Sarthi lives there. Someone who sells bad seed has to greet the buyer every morning for a year. No printed guarantee is better than that.',
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
    kind: 'prose',
    title: 'One day on the round',
    paragraphs: [
      'The following day is representative: it is put together from many and belongs to nobody in particular. At half past six the Sarthi looks at yesterday’s page. Three orders are open, one card is due to be explained, one house was unhappy about a torn packet. The unhappy house comes first.',
      'By nine, eighteen houses are done. Orders are read back aloud, with the price from today’s board, so that nobody is surprised in the evening. An old man asks what the paper from the bank means. The Sarthi does not know, takes down the question and says on which day the answer will come. In one yard a sample of soil is spread out in the shade; it is labelled and put in the bag.',
      'At eleven the list goes to the canteen. Then it is time for the Sarthi’s own field, shop or children. At four the bags are ready, each with a name. Delivery takes an hour and a half, since people count, and they should count. What was torn yesterday was exchanged today. On the evening page it says: nineteen orders, one sample, one question, no complaint.',
    ],
  },
  {
    kind: 'prose',
    title: 'What a month can bring',
    paragraphs: [
      'A Sarthi earns ₹5,000–₹12,000 a month. What decides where in this range somebody stands is no secret, and it is not talent. It is the number of houses that are visited regularly, the share of their shopping that goes over the ledger, and whether soil samples, inputs and campaigns come on top of groceries.',
      'At the beginning the lower figure is the honest one. The first weeks go into names and trust. Nobody should give up other work on the first day, and we do not ask for it. A round of two hours in the morning and one and a half in the evening can be fitted in beside field, shop and family.',
      'What you should set against it: your own way, the fuel if you ride a two-wheeler, the phone, and the hours. Write both sides down for three months. Then you know what the round is really worth to you, and whether it should grow.',
    ],
  },
  {
    kind: 'list',
    title: 'Tools of the trade',
    items: [
      'A ledger with one page for each house, and a pencil that hangs on it',
      'A phone that can take a photo of a leaf, a label or a letter',
      'A bag or a crate that keeps dry what must stay dry',
      'Sample bags and labels for soil',
      'Wishlist cards for what is not on the shelf',
      'Today’s prices, and the honesty to read them out also when they have gone up',
    ],
  },
  {
    kind: 'prose',
    title: 'What a Sarthi does not do',
    paragraphs: [
      'A Sarthi lends no money out of pocket and keeps no savings for others. A Sarthi does not diagnose, neither people nor plants, but knows who does. A Sarthi never asks for an OTP or a PIN, and takes no thumbprint on an empty sheet. And nobody is told that something is out of stock only because something else pays better.',
      'These rules protect the household. They protect the Sarthi even more. In a village a good name is built up in a year and spent in an afternoon.',
    ],
  },
  {
    kind: 'prose',
    title: 'Difficult moments, and what helps',
    paragraphs: [
      '## “Write it down, I will pay later”',
      'Say the rule before the first order and not after the third: check, then pay. An exception for one house is an exception for the lane. For a real emergency speak with the canteen owner; it is not your purse that decides.',
      '## A shopkeeper who feels threatened',
      'Visit him first. Ask what he can never get and whether he would like to have the canteen’s goods beside his own. Many of the best Sarthis were the competition once.',
      '## A round on which nobody buys',
      'It happens in the second month. Do not sell. Ask three houses what they bought elsewhere this week, and why. Those three answers are worth more to the canteen than three orders.',
    ],
  },
  {
    kind: 'prose',
    title: 'After a year',
    paragraphs: [
      'After a year with the ledger you have learned purchasing, stock, sales and complaints, in the shop with the hardest customers there are. With that, several ways are open: more villages, training others, the step to a canteen of your own, for which a loan of up to ₹25 lakhs from 8% per annum can be applied for. Or simply to go on. A lane that is well looked after is not a lower rung of anything.',
    ],
  },
  {
    kind: 'questions',
    title: 'What people ask before they begin',
    items: [
      {
        question: 'Do I have to have finished school?',
        answer:
          'No certificate is asked for. You have to be able to write a name, a quantity and a price so that somebody else can read them. If you cannot do that yet, begin together with somebody in the family who can.',
      },
      {
        question: 'Do I need a motorcycle?',
        answer: 'No. A first round of twelve houses is done on foot. A bicycle carries the rest for a long time.',
      },
      {
        question: 'What if my village has a Sarthi already?',
        answer:
          'Apply all the same, and name your lane. One franchise looks after 85 villages, and many lanes in them have nobody yet. Two Sarthis in one village divide the lanes, not the houses.',
      },
      {
        question: 'May I go on running my own shop?',
        answer:
          'Yes, and it helps. Your customers know you, your shop is where orders are picked up, and what does not fit on your shelf comes from the canteen.',
      },
      {
        question: 'Who helps when I do not know an answer?',
        answer: 'The canteen, from Monday to Saturday, 9 AM to 6 PM, and once a month the expert team, in person.',
      },
    ],
  },
  {
    kind: 'steps',
    title: 'How to become one',
    items: [
      {
        title: 'Apply',
        text: 'Name, village, phone, and what you do today. We review it within 48 hours on working days.',
      },
      { title: 'Learn', text: 'Products, prices, orders, soil samples, the ledger.' },
      { title: 'Begin', text: 'The first round with a colleague, the second alone.' },
    ],
  },
] satisfies readonly ContentSection[];
