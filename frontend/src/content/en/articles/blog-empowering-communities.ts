import type { ContentSection } from '../../content-page';

export const article = [
  {
    kind: 'prose',
    title: 'Where the money goes',
    paragraphs: [
      'Follow a hundred-rupee note through a village. It comes in when a crop is sold, usually in one week, at the price of that week. Then it begins to leave. It leaves for soap and oil at the town shop, for the bus that goes there, for fertiliser that somebody recommended, for interest on last year’s loan. By the next sowing there is little left, and what is missing is borrowed.',
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
      'In a corner of the canteen stands a small instrument, with a stack of cards beside it. A farmer brings about 200 g of soil and waits 15 minutes. What comes out is the first honest conversation about his field in years: this you have, this you lack, this you have been buying for nothing.',
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
      'A loan that comes after the rain is worth nothing. The canteen’s finance desk does not lend money itself; it finds the lender, fills in the papers and follows the file. For a shop or a business up to ₹25 lakhs are possible, from 8% per annum, without collateral up to ₹10 lakhs. The decision takes about two weeks.',
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
    kind: 'prose',
    title: 'A household account, before and after',
    paragraphs: [
      'Let us do the sum for a representative family of five with two acres. It is not a real family, and your own figures will differ; what matters is how to do the sum. Suppose the family spends ₹6,000 a month on groceries and household goods. At prices that are 10–15% lower, ₹600 to ₹900 stay at home every month. In a year that is ₹7,200 to ₹10,800.',
      'Now the field. Suppose seed, fertiliser and crop care come to ₹16,000 in a year. If the soil card takes away what is not needed and the cost falls by about 20%, ₹3,200 remain. Both sums together are larger than what many families borrow before a sowing. Nobody has worked a day more for it, and no subsidy was needed.',
      'There is a third line that no receipt shows: the days. A trip to the town for a bag of fertiliser, another for a form, a third because the office was closed. Each of them costs the fare and the wage of that day. When the same things are done at the counter or at the door, the days come back.',
      '> Write your own account once. One page, two columns: what it cost this year, and what it would cost next year.',
    ],
  },
  {
    kind: 'prose',
    title: 'What each of the eight services does for the others',
    paragraphs: [
      'Eight services may sound like a long signboard. The point is that they lean on each other. A shop that sells only grocery knows what a village eats. A laboratory that only tests soil knows what the field lacks. Put side by side, each knows what the other needs to know.',
      '## Soil testing and inputs',
      'The card says what is missing, and the shelf has exactly that. A seller who earns on every bag has no reason to advise fewer bags. A canteen lives on the household’s whole year, and so a customer who saves on fertiliser is not a loss: the same customer comes back for everything else.',
      '## Inputs and advice',
      'The right product at the wrong time is still the wrong product. The monthly expert team, which comes at no cost, talks about the days: when to sow after the first good rain, when to give the second portion of nitrogen, when a spray is useless because the wind is up or the rain is near.',
      '## Equipment and farm intelligence',
      'A machine that stands idle for fifty weeks is expensive. Ordered for several fields on one day, it becomes cheap. Weather and crop data tell on which day it is worth coming. That is why both stand at the same counter.',
      '## Finance and trade',
      'A loan needs a plan for paying it back, and the plan is the sale. A lender who sees that a harvest has a buyer, a weight and a grade is looking at a different applicant. And a farmer whose instalment is planned for the month after the harvest need not sell in the first week at the lowest price.',
      '## Grocery and all of them',
      'Grocery is what brings people to the counter every week. Nobody walks two kilometres each Monday for advice. People come for oil and salt and go home with an answer.',
    ],
  },
  {
    kind: 'table',
    title: 'Who does what',
    rows: [
      { name: 'The canteen owner', value: 'keeps the shelf, the prices on the board, the ledger and the good name' },
      { name: 'The Kisan Sarthi', value: 'takes orders, delivers, collects soil samples, reminds and asks again' },
      { name: 'The expert team', value: 'comes once a month, at no cost, and writes its advice down' },
      {
        name: 'The company',
        value: 'buys, supplies, trains, runs the campaigns and answers within 24 hours on working days',
      },
      { name: 'The village', value: 'says what it needs, and complains when it does not get it' },
    ],
    note: 'The last line is the most important one.',
  },
  {
    kind: 'prose',
    title: 'Three representative stories',
    paragraphs: [
      'These three are put together from situations that come up again and again. They show how the parts work together; they are not reports about particular people.',
      '## The field that got too much',
      'A man grows wheat and potatoes on three acres and gives the field what his father gave it, plus a little more each year. The card shows plenty of phosphorus and very little organic carbon. The advice is short: leave out the DAP for this season, bring back the straw and the manure, give the nitrogen in three portions. He buys one product less and spreads dung instead. What changes first is the bill. The soil takes two or three seasons.',
      '## The shop that nearly closed',
      'A woman runs a tiny shop with four shelves. The canteen opens at the crossroads, and she expects the end. Instead she becomes a Sarthi for her lane. Her four shelves stay, with goods that she no longer has to pay for in advance, and on her round she takes orders for everything that does not fit on them. Her customers are the same as before. The range is new.',
      '## The harvest that waited',
      'Several neighbours sell paddy every year in the same week, to whoever comes with a truck. One year they dry it properly, weigh it together and let the canteen offer it as one lot. It takes eleven days longer. In these days one of them needs money for a wedding and gets nervous. But there is a purchase on the ledger, and the Sarthi knows the date of the truck. They wait. The price is better because the lot is large, dry and of one grade.',
    ],
  },
  {
    kind: 'prose',
    title: 'What does not work by itself',
    paragraphs: [
      'It would be dishonest to end here. A canteen does not bring rain, and it cannot make a bad road good. In the first months goods are missing that everyone asks for, because nobody wrote them down. There are people who lose by it, above all those who earned on other people’s lack of choice, and they talk loudly.',
      'There are also mistakes of our own. A Sarthi who promises a delivery that does not come does more damage than one who never came. A card that is handed over without explanation is paper. A loan that is arranged for somebody who cannot carry it is not help. For each of these there is a rule, and the rule is always the same: say what you know, say what you do not know, and come back on the day that you named.',
      'What also does not work is a canteen without the village. Where the owner is seen as a stranger, where women do not come to the counter, where only one lane is served, the prices on the board may be right and the place stays empty all the same.',
    ],
  },
  {
    kind: 'list',
    title: 'How to judge a canteen',
    lead: 'Whether it is ours or somebody else’s, look at these seven things.',
    items: [
      'Are the prices on the board, the same for all, and the same at the counter?',
      'Is the scale where you can see it, and does it start at zero?',
      'Do you get a slip, with the date and the weight?',
      'Does anybody ask about your field before selling you a bag?',
      'Is the expiry date readable, and is the seal whole?',
      'Does a woman feel comfortable at the counter?',
      'When you complained, did somebody come back to you?',
    ],
  },
  {
    kind: 'questions',
    title: 'Questions that come first',
    items: [
      {
        question: 'What does it cost the village?',
        answer:
          'Nothing. The owner puts ₹5–20 lakhs into the fees and first goods and pays for the fitting-out besides, and lives from the sales. The village pays for what it buys, at the price on the board, and for nothing else.',
      },
      {
        question: 'When does a canteen cover its costs?',
        answer:
          'Break-even is usually reached in 6–12 months: from then on the monthly sales cover the running costs. The money put in comes back after that, out of what is left over. Of the monthly sales 5% go to the network as royalty and 2% to common marketing; the rest has to cover goods, people and rent.',
      },
      {
        question: 'We have a shop already. Who needs a second one?',
        answer:
          'Perhaps nobody needs a second shop. But is there a soil test in it, a loan desk, a buyer for the harvest? If one place in reach does all of that, you do not need us.',
      },
    ],
  },
  {
    kind: 'steps',
    title: 'If you want this for your village',
    items: [
      { title: 'Talk about it', text: 'With the panchayat, the women’s group, the shopkeeper who wants more.' },
      {
        title: 'Find the owner',
        text: 'Somebody the villages know. Fees and first goods come to ₹5–20 lakhs, building and fitting out the shop is extra; a loan is possible.',
      },
      { title: 'Write to us', text: 'We answer within 24 hours on working days, and come to look at the place.' },
    ],
  },
] satisfies readonly ContentSection[];
