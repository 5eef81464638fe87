import type { TopicSection } from '../../topic';

export const article = [
  {
    kind: 'prose',
    title: 'Where the money goes',
    paragraphs: [
      'Follow a hundred-rupee note through a village. It comes in when a crop is sold, usually in one week, at the price of that week. Then it begins to leave. It leaves for soap and oil at the town shop, for the bus that goes there, for fertiliser that somebody recommended, for interest on last year’s loan. By the time of the next sowing there is little left, and what is missing is borrowed.',
      'None of these expenses is foolish. Each is only a little too high: the packet a little dearer, the bag a little unnecessary, the interest a little cruel, the price for the crop a little low. Put together, they are the difference between a household that grows and a household that waits.',
      'A Kisan Canteen is built around this simple sum. It does not begin with a grand programme. It begins with the counter.',
      '> The village does not need a favour. It needs a fair counter.',
    ],
  },
  {
    kind: 'prose',
    title: 'First, the month must cost less',
    paragraphs: [
      'The first thing that people notice is the board with the prices. Groceries, household goods and electronics are sold at off-market rates. The reason is not charity but arithmetic: a canteen buys for 85 villages at once and skips several hands of the chain. Families typically find their everyday goods 10–15% cheaper than before.',
      'The second thing is that they no longer have to travel. The Kisan Sarthi of the village takes the order in the morning and brings it in the evening. A day in town was a day without wages; that day is now a working day.',
      'What is saved is small each week. Over a season it is the seed.',
    ],
  },
  {
    kind: 'prose',
    title: 'Then, the field must give more',
    paragraphs: [
      'In the corner of the canteen stands a small instrument and beside it a stack of cards. A farmer brings about 200 g of soil and waits 15 minutes. What comes out is the first honest conversation about his field in years: this you have, this you lack, this you have been buying for nothing.',
      'The Soil Health Card is made out on the same day. With it in hand the farmer buys seed and fertiliser at the same counter, but only what is missing. The cost of inputs falls by about 20%, and where the advice is followed through the season, yields rise by up to 30%.',
      '## And somebody to ask',
      'Once a month an expert team comes, at no cost. People bring leaves with spots, cards they do not understand, letters from an office. The answer is written down. The next month the team asks what came of it. This second question is what makes advice trustworthy.',
    ],
  },
  {
    kind: 'facts',
    title: 'The network in figures',
    items: [
      { figure: '85', label: 'villages per franchise' },
      { figure: '54,000+', label: 'beneficiaries' },
      { figure: '2,000+', label: 'soil tests' },
      { figure: '300+', label: 'entrepreneurs' },
    ],
  },
  {
    kind: 'prose',
    title: 'Money that comes in time',
    paragraphs: [
      'A loan that comes after the rain is worth nothing. The canteen’s finance desk does not lend by itself; it finds the lender, fills in the papers and follows the file. For a shop or an enterprise up to ₹25 lakhs are possible, from 8% per annum, without collateral up to ₹10 lakhs. The decision takes about two weeks.',
      'More important than the amount is that somebody explains it. People at the desk hear what the loan costs in rupees, month by month, before they sign.',
    ],
  },
  {
    kind: 'prose',
    title: 'And in the end, a buyer',
    paragraphs: [
      'A farmer who comes alone to the market is a seller in a hurry. Eighty-five villages that come together are a supplier. Through Agri Trade the harvest is pooled, weighed and graded near the village and offered to buyers who would never come for a single cart. Prices up to 30% higher are the result of quantity and quality, not of bargaining talent.',
    ],
  },
  {
    kind: 'prose',
    title: 'What it does to a village',
    paragraphs: [
      'The figures are one thing. The other is what you see when you stand before a canteen for a morning. A young woman with a ledger plans her round: she is a Kisan Sarthi and earns in the place where she lives. An old farmer has his card explained for the third time, patiently. Two brothers compare a sprayer. A girl buys what she used to be ashamed to ask for, because a woman is behind the counter.',
      'Work has come to stay: the owner, the helpers, the Sarthis, the driver. Money circulates a little longer before it leaves. And there is a place where the village meets without a quarrel to settle.',
      'This is what community development looks like when nobody calls it that.',
    ],
  },
  {
    kind: 'steps',
    title: 'If you want this for your village',
    items: [
      { title: 'Talk about it', text: 'With the panchayat, the women’s group, the shopkeeper who wants more.' },
      {
        title: 'Find the owner',
        text: 'Somebody whom the villages know. The investment is ₹5–20 lakhs, and a loan is possible.',
      },
      { title: 'Write to us', text: 'We answer within 24 hours and come to look at the place.' },
    ],
  },
] satisfies readonly TopicSection[];
