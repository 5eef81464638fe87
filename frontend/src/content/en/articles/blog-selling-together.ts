import type { ContentSection } from '../../content-page';

export const article = [
  {
    kind: 'prose',
    title: 'The worst day of the year to sell',
    paragraphs: [
      'It is the day on which everybody sells. The threshing is done, the yard is full, the money is used up and the sky is doubtful. On such a day forty carts stand in a row before the same buyer. He need not say much. He looks at the last cart in the row, he looks at his watch, and the price falls by itself.',
      'Nobody has cheated anybody. One has time and the others have none, that is all. So you need not learn to bargain to get a better price. You need three things: a crop that can wait, a weight that you know yourself, and neighbours who stand in the same row.',
      '> A buyer pays for quantity, for evenness and for certainty. A single cart has none of the three.',
    ],
  },
  {
    kind: 'facts',
    title: 'What it can bring',
    items: [
      { figure: '30%', label: 'higher price is possible for a large lot of one grade' },
      { figure: '85', label: 'villages that one canteen can bring together' },
      { figure: '1 lakh+', label: 'farmers in the network' },
    ],
  },
  {
    kind: 'prose',
    title: 'Before anything else: dry and clean',
    paragraphs: [
      'The commonest deduction at any weighing is for moisture, and it is justified: nobody likes to pay for water. A grain that sounds hard between the teeth and cracks instead of bending is about right. A salt test is better. Put a handful of grain and a spoonful of dry salt into a dry bottle, shake it and wait for ten minutes: if the salt clings to the glass, the grain is still too moist.',
      'Dry in thin layers, on a sheet and not on the road. Turn it every hour. Cover it before the dew falls. Two days of sun often earn more than two weeks of work in the field did.',
      'Then clean it. Chaff, stones and broken grains are deducted twice, once as weight and once as grade. A sieve in the yard costs an afternoon. And keep varieties apart: two good sorts mixed make one poor one.',
    ],
  },
  {
    kind: 'steps',
    title: 'From forty carts to one lot',
    items: [
      {
        title: 'Agree on one thing',
        text: 'One crop, one variety, one grade. If you have something else, make a separate lot.',
      },
      { title: 'Tell it early', text: 'The Sarthi writes down crop, quantity and week, before the cutting.' },
      {
        title: 'Bring a sample each',
        text: 'The same measure from every yard. Moisture and quality are checked in front of everybody.',
      },
      {
        title: 'Weigh near the village',
        text: 'On a scale that you can read. Every bag gets a number, and each owner a slip.',
      },
      {
        title: 'Hear all offers',
        text: 'With every deduction and with the freight. Then those who brought something decide.',
      },
      {
        title: 'Hand over, get paid',
        text: 'Each one into their own bank account, with weight, grade and rate on the slip.',
      },
    ],
  },
  {
    kind: 'table',
    title: 'Which offer is the better one?',
    lead: 'A worked example for 10 quintals. The higher price on the left is not always the larger sum on the right.',
    rows: [
      { name: 'Buyer in the yard, ₹2,000 a quintal', value: '₹20,000, less 6% “for moisture”: ₹18,800' },
      { name: 'Market in town, ₹2,200 a quintal', value: '₹22,000, less ₹1,500 freight and ₹700 charges: ₹19,800' },
      { name: 'Joint lot, ₹2,450 a quintal', value: '₹24,500, less ₹700 share of the freight: ₹23,800' },
    ],
    note: 'The figures are invented to show how to do the sum. Put in those you are told this week.',
  },
  {
    kind: 'prose',
    title: 'Five questions for every buyer',
    paragraphs: [
      'Ask them aloud and write down the answers. A good buyer has them ready.',
      '## What is the price for, exactly?',
      'For a quintal of a hundred kilos, or for a bag? With the sack or without? At which moisture? “Two thousand two hundred” is not a price before these words have been said.',
      '## What comes off?',
      'Moisture, cleaning, weighing, loading, commission, a handful “for the sample”. Let each of them be named in kilos or rupees. What was not named beforehand must not be deducted afterwards.',
      '## Whose scale is it, and who reads it?',
      'You may stand beside it. It starts at zero, and you note each weighing yourself. Two notes that agree need no witness.',
      '## When does the money come, and how?',
      'On the day, in a week, “when the mill pays”? Every week of waiting is a loan that you give. Money into the account leaves a trace, and the trace helps when you ask a bank for a loan next year.',
      '## And what happens if the lorry does not come?',
      'Who pays if it rains that night? Those who have agreed on it beforehand sleep well.',
    ],
  },
  {
    kind: 'prose',
    title: 'Waiting is a trade that has to be learned',
    paragraphs: [
      'Prices are usually lowest in the weeks of the harvest and better after it. Usually, not always. Waiting costs something too: space, sacks, mice, damp, and the instalment that falls due on the first. So do not wait with everything. Divide it in your mind: one part for the house and for seed, one part for what must be paid now, and only the rest is allowed to wait.',
      'What waits must be dry. It stands on planks, a hand’s breadth from the wall, in sacks that breathe, with neem leaves or whatever the expert team recommends. Every ten days somebody puts an arm into the sacks. Warm in the middle means: out into the sun, today.',
      'Set yourself a price and a date. “I sell at this price, or on that day, whichever comes first.” Write it on the wall beside the sacks. Otherwise you wait for a little more until it has become a little less.',
    ],
  },
  {
    kind: 'prose',
    title: 'Where joint selling fails',
    paragraphs: [
      'It does fail, and mostly for the same three reasons. In the first case somebody puts the good grain on top and the damp grain below. One bag opened by the buyer costs everybody the grade. That is why each bag has a number and an owner who answers for it.',
      'In the second case somebody gets nervous and sells on the side, the night before the lorry comes. It is his right. But the lot has become smaller, and the price had been made for the whole. Agree beforehand on who may leave and until when, and do not blame anybody who needs the money for a sick child.',
      'In the third case nobody knows who decides. Choose two people, not one: one who can reckon and one who is trusted. They may bargain, but they may not say yes. Those whose names stand on the slips say yes, in the evening, in the open, by a show of hands.',
    ],
  },
  {
    kind: 'prose',
    title: 'What the canteen does, and what it does not',
    paragraphs: [
      'The canteen collects the announcements from its villages, finds buyers, has the samples compared, provides the scale and the place, and gives everybody a slip. For the growth phase, 2026–2027, the road map plans national and international buyers; for the years up to 2030, processing cooperatives that belong to farmers, and a record that follows a bag back to its field.',
      'It does not promise a price before there is an offer. It does not force anybody to sell. And it cannot make a good lot out of a wet one. A price up to 30% higher is what a large, dry lot of one grade can bring compared with the single cart in the row. With two of these three it is less.',
    ],
  },
  {
    kind: 'questions',
    title: 'People ask',
    items: [
      {
        question: 'I only have five bags. Is it worth it?',
        answer:
          'It is worth it most of all then. Five bags alone are nobody’s business; five bags in a lot of three hundred get the price of three hundred.',
      },
      {
        question: 'May I still sell to the buyer I have always sold to?',
        answer: 'Of course. Ask him for his offer as well, in the same words, and compare what reaches your account.',
      },
    ],
  },
  {
    kind: 'list',
    title: 'A slip for the wall',
    items: [
      'Three weeks before cutting: tell the Sarthi the crop, the quantity and the week',
      'At threshing: keep varieties apart and sieve',
      'For two days: dry, turn, cover; then the salt test',
      'Weigh at home and write it down, bag by bag',
      'Get three offers and work each one out down to the account',
      'Set a price and a date for what is allowed to wait',
      'Keep the slips: they are the beginning of the next loan and of the next talk',
    ],
  },
] satisfies readonly ContentSection[];
